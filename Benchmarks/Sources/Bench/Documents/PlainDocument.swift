import FastJSON

/// A document for questions that need no model.
struct PlainDocument {
    let name: String
    let bytes: [UInt8]

    /// The well-known documents that are there, and generated ones.
    static func all(in corpora: Corpora) throws -> [PlainDocument] {
        var documents: [PlainDocument] = []
        for name in DocumentName.allCases {
            if let bytes = try corpora.bytes(of: name) {
                documents.append(PlainDocument(name: name.rawValue, bytes: bytes))
            }
        }
        return documents + [.longStrings, .indented]
    }

    /// The number of values in it.
    func countValues() throws -> Int {
        func count(_ node: JSONDocument.Node) -> Int {
            let members = node.members?.reduce(0) { $0 + count($1.value) } ?? 0
            return 1 + members + (node.elements?.reduce(0) { $0 + count($1) } ?? 0)
        }
        return count(try JSONDocument(parsing: bytes).root)
    }

    /// Text of 300 to 1,100 bytes in each string, one in eight with escapes.
    static let longStrings = generated("long strings") { writer in
        let sentence = "What is read in one piece is copied in one piece, be it ever so long. "
        for number in 0..<2_000 {
            let text = String(repeating: sentence, count: 4 + number % 12)
            writer.beginObject()
            writer.key("id")
            writer.write(number)
            writer.key("text")
            writer.write(number % 8 == 0 ? text + "\n\"\(number)\"" : text)
            writer.endObject()
        }
    }

    /// Small values on lines of their own, deep inside: two thirds of it are white space.
    static let indented = generated("indented", indent: "    ") { writer in
        for number in 0..<4_000 {
            writer.beginObject()
            writer.key("id")
            writer.write(number)
            writer.key("position")
            writer.beginObject()
            writer.key("cells")
            writer.beginArray()
            for cell in 0..<8 { writer.write(number % 97 + cell) }
            writer.endArray()
            writer.key("isFree")
            writer.write(number % 3 == 0)
            writer.endObject()
            writer.endObject()
        }
    }

    /// An array whose elements the function writes.
    private static func generated(
        _ name: String,
        indent: String? = nil,
        _ writeElements: (inout JSONWriter) -> Void
    ) -> PlainDocument {
        let layout = indent.map { JSONWritingOptions.Layout.pretty(indent: $0) } ?? .compact
        var writer = JSONWriter(options: JSONWritingOptions(layout: layout))
        writer.beginArray()
        writeElements(&writer)
        writer.endArray()
        guard let bytes = try? writer.finish() else { preconditionFailure("it is well formed") }
        return PlainDocument(name: name, bytes: bytes)
    }
}
