import FastJSON

/// Reads and writes any value as a tree.
///
/// ```swift
/// Field("metadata", JSONValue.self)
/// ```
@_documentation(visibility: internal)
public struct JSONValueParser: JSONParserPrinter {
    /// Creates the parser.
    public init() {}

    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> JSONValue {
        try cursor.readValue()
    }

    /// Writes a value, the members of objects in their own order.
    public func print(_ output: JSONValue, to writer: inout JSONWriter) throws(JSONError) {
        writer.write(output)
    }
}

extension JSONValue {
    /// Reads and writes any value as a tree.
    public static var jsonParser: JSONValueParser {
        JSONValueParser()
    }
}
