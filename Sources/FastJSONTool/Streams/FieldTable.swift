import FastJSON

/// Some fields of records, as an object or as a row of CSV.
struct FieldTable {
    private let names: [String]
    private let paths: [[String]]

    /// Takes names between commas, with dots between a member and those inside it.
    init(_ text: String) {
        names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        paths = names.map { $0.split(separator: ".").map(String.init) }
    }

    /// The fields that are there, under their names.
    func object(of record: JSONValue) -> JSONValue {
        var object = JSONValue.Object()
        for (name, path) in zip(names, paths) {
            if let value = value(at: path, in: record) { object.append(value, forKey: name) }
        }
        return .object(object)
    }

    /// The names as a row.
    var header: [UInt8] {
        Array((names.map(FieldTable.quoted).joined(separator: ",") + "\r\n").utf8)
    }

    /// The fields as a row: empty where there is none, JSON for arrays and objects.
    func row(of record: JSONValue) throws -> [UInt8] {
        let cells = try paths.map { path in
            switch value(at: path, in: record) {
            case nil, .null?: ""
            case .string(let text)?: FieldTable.quoted(text)
            case let value?:
                FieldTable.quoted(String(decoding: try value.jsonBytes(), as: UTF8.self))
            }
        }
        return Array((cells.joined(separator: ",") + "\r\n").utf8)
    }

    /// A name that is a member counts before one that is a way.
    private func value(at path: [String], in record: JSONValue) -> JSONValue? {
        if path.count > 1, let value = record[path.joined(separator: ".")] as JSONValue? {
            return value
        }
        var value = record
        for key in path {
            guard let next = value[key] as JSONValue? else { return nil }
            value = next
        }
        return value
    }

    private static func quoted(_ text: String) -> String {
        guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else {
            return text
        }
        return "\""
            + text.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\"\"") + "\""
    }
}
