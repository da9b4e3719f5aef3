import FastJSON

/// Some fields of records, as an object or as a row of CSV.
///
/// Commas, dots and quotes are bytes here. As characters, they would be others together with an accent.
struct FieldTable {
    let names: [String]

    /// Takes names between commas, with dots between a member and those inside it.
    init(_ text: String) {
        names = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }

    /// The fields that are there, under their names.
    func object(of record: JSONDocument.Node) throws(JSONError) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        for name in names {
            guard let value = value(of: name[...], in: record) else { continue }
            writer.key(name)
            writer.write(value)
        }
        writer.endObject()
        return try writer.finish()
    }

    /// The names as a row.
    var header: [UInt8] {
        Array(names.map(FieldTable.quoted).joined(separator: ",".utf8)) + "\r\n".utf8
    }

    /// The fields as a row: empty where there is none, JSON for arrays and objects.
    func row(of record: JSONDocument.Node) throws(JSONError) -> [UInt8] {
        var row: [UInt8] = []
        for (index, name) in names.enumerated() {
            if index > 0 { row.append(UInt8(ascii: ",")) }
            guard let value = value(of: name[...], in: record), !value.isNull else { continue }
            row += FieldTable.quoted(try FieldTable.text(of: value))
        }
        // A line that is blank may be taken for no row.
        return (row.isEmpty ? Array("\"\"".utf8) : row) + "\r\n".utf8
    }

    /// A string as it is, and JSON for other values.
    private static func text(of value: JSONDocument.Node) throws(JSONError) -> String {
        if let text = value.string { return text }
        var writer = JSONWriter()
        writer.write(value)
        return try writer.finishString()
    }

    /// Of the members on the way, the one with the longest name counts, and there is no backtracking.
    ///
    /// So the time for a name is at most the square of the number of its dots, whatever is in the
    /// record.
    private func value(of name: Substring, in record: JSONDocument.Node) -> JSONDocument.Node? {
        var (value, rest) = (record, name)
        while let step = FieldTable.longestStep(of: rest, in: value) {
            guard step.end < rest.endIndex else { return step.member }
            value = step.member
            rest = rest[rest.utf8.index(after: step.end)...]
        }
        return nil
    }

    /// The member with as much of a name as there is, up to a dot or the end.
    private static func longestStep(
        of name: Substring,
        in value: JSONDocument.Node
    ) -> (member: JSONDocument.Node, end: Substring.Index)? {
        guard value.kind == .object else { return nil }
        var end = name.endIndex
        while true {
            if let member = value[String(name[..<end])] { return (member, end) }
            guard let dot = name[..<end].utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
            end = dot
        }
    }

    private static func quoted(_ text: String) -> [UInt8] {
        let quote = UInt8(ascii: "\"")
        let special = [quote, UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        guard text.utf8.contains(where: { special.contains($0) }) else { return Array(text.utf8) }
        var cell = [quote]
        for byte in text.utf8 {
            if byte == quote { cell.append(quote) }
            cell.append(byte)
        }
        return cell + [quote]
    }
}
