import Decoding
import FastJSON
import Foundation

/// Reads and writes UUIDs as strings.
///
/// ```swift
/// try UUIDParser().parse("e621e1f8-c36c-495a-93fc-0c247a3e6e5f")
/// ```
///
/// `UUID.jsonParser()` is the same.
public struct UUIDParser: JSONParserPrinter {
    /// Creates the parser.
    public init() {}

    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> UUID {
        try cursor.decodeText("a uuid") { text in
            // One for C may end at a NUL, and take no notice of what follows.
            text.utf8.count == 36 ? UUID(uuidString: text) : nil
        }
    }

    /// Writes a UUID in capital letters.
    public func print(_ output: UUID, to writer: inout JSONWriter) throws(JSONError) {
        writer.write(output.uuidString)
    }
}

extension UUID: JSONParsable {
    /// Reads and writes UUIDs as strings.
    ///
    /// ```swift
    /// let id = Field("id", UUID.self)
    /// ```
    ///
    /// Lowercase letters are read, too, and written as capitals.
    public static var jsonParser: UUIDParser {
        UUIDParser()
    }
}
