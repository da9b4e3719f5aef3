import FastJSON

/// As a JSON value: any value is checked and skipped; `null` is written.
///
/// ```swift
/// OneOf {
///     Field("name", String.self)
///     Always("nobody")
/// }
/// ```
extension Always: JSONParser {
    /// Skips the next value.
    @_documentation(visibility: internal)
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Value {
        try cursor.skipValue()
        return value
    }
}

extension Always: JSONParserPrinter where Value: Equatable {
    /// Writes `null`, but refuses every other value.
    @_documentation(visibility: internal)
    public func print(_ output: Value, to writer: inout JSONWriter) throws(JSONError) {
        guard output == value else {
            throw writer.printingFailure("Only \(value) can be printed here.")
        }
        writer.writeNull()
    }
}
