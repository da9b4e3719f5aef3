import FastJSON

/// Some fields of records, as an object or as a row of CSV.
struct FieldTable {
    private let names: [String]

    /// Takes names between commas, with dots between a member and those inside it.
    init(_ text: String) {
        names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// The fields that are there, under their names.
    func object(of record: JSONValue) -> JSONValue {
        var object = JSONValue.Object()
        for name in names {
            if let value = value(of: name[...], in: record) { object.append(value, forKey: name) }
        }
        return .object(object)
    }

    /// The names as a row.
    var header: [UInt8] {
        Array((names.map(FieldTable.quoted).joined(separator: ",") + "\r\n").utf8)
    }

    /// The fields as a row: empty where there is none, JSON for arrays and objects.
    func row(of record: JSONValue) throws(JSONError) -> [UInt8] {
        var cells = try names.map { name throws(JSONError) in
            switch value(of: name[...], in: record) {
            case nil, .null?: ""
            case .string(let text)?: FieldTable.quoted(text)
            case let value?:
                FieldTable.quoted(String(decoding: try value.jsonBytes(), as: UTF8.self))
            }
        }
        // A line that is blank may be taken for no row.
        if cells == [""] { cells = ["\"\""] }
        return Array((cells.joined(separator: ",") + "\r\n").utf8)
    }

    /// Of the members on the way, the one with the longest name counts, and there is no way back.
    ///
    /// So a name takes no longer than the square of its dots, whatever is in the record.
    private func value(of name: Substring, in record: JSONValue) -> JSONValue? {
        var (value, rest) = (record, name)
        while let step = FieldTable.longestStep(of: rest, in: value) {
            guard step.end < rest.endIndex else { return step.member }
            value = step.member
            rest = rest[rest.index(after: step.end)...]
        }
        return nil
    }

    /// The member with as much of a name as there is, up to a dot or the end.
    private static func longestStep(
        of name: Substring,
        in value: JSONValue
    ) -> (member: JSONValue, end: Substring.Index)? {
        guard case .object = value else { return nil }
        var end = name.endIndex
        while true {
            if let member = value[String(name[..<end])] as JSONValue? { return (member, end) }
            guard let dot = name[..<end].lastIndex(of: ".") else { return nil }
            end = dot
        }
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
