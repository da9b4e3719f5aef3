import FastJSON

/// Reads and writes `true` and `false`.
///
/// ```swift
/// try JSONBoolean().parse(false)  // → false
/// ```
///
/// `Bool.jsonParser()` is the same.
public struct JSONBoolean: JSONParserPrinter {
    /// Creates the parser.
    @inlinable
    public init() {}

    /// Reads the next value.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Bool {
        try cursor.decodeBool()
    }

    /// Writes a Boolean.
    @_documentation(visibility: internal)
    @inlinable
    public func print(_ output: Bool, to writer: inout JSONWriter) throws(JSONError) {
        writer.write(output)
    }

    /// How plans read the values.
    @_documentation(visibility: internal)
    public var fieldOperation: FieldOperation<Bool> { FieldOperation(.bool) }
}

extension Bool {
    /// Reads and writes `true` and `false`.
    @inlinable
    public static var jsonParser: JSONBoolean {
        JSONBoolean()
    }
}
