import FastJSON

/// Reads and writes `null`, and nothing else.
///
/// ```swift
/// try Null().parse(.null)  // → ()
/// ```
public struct Null: JSONParserPrinter {
    /// Creates the parser.
    public init() {}

    /// Reads the next value.
    @_documentation(visibility: internal)
    public func parse(from cursor: inout JSONCursor) throws(JSONError) {
        if try !cursor.decodeNull() {
            throw cursor.expected("a null value")
        }
    }

    /// Writes `null`.
    @_documentation(visibility: internal)
    public func print(_ output: Void, to writer: inout JSONWriter) throws(JSONError) {
        writer.writeNull()
    }
}
