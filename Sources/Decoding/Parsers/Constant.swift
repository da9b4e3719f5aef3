import FastJSON

/// One constant value, which carries no information.
///
/// ```swift
/// Field("type") { Constant("circle") }
/// ```
public struct Constant: JSONParserPrinter {
    private let value: JSONValue

    /// Creates a parser for a value.
    public init(_ value: JSONValue) {
        self.value = value
    }

    /// Reads the next value, which must be equal.
    @_documentation(visibility: internal)
    public func parse(from cursor: inout JSONCursor) throws(JSONError) {
        let savepoint = try cursor.savepoint()
        defer { cursor.release(savepoint) }
        guard try cursor.readValue() != value else { return }
        cursor.rewind(to: savepoint)
        throw cursor.expected(value.errorText)
    }

    /// Writes the value.
    @_documentation(visibility: internal)
    public func print(_ output: Void, to writer: inout JSONWriter) throws(JSONError) {
        writer.write(value)
    }
}

extension Constant {
    /// How plans read the values.
    @_documentation(visibility: internal)
    public var fieldOperation: FieldOperation<Void> {
        guard case .string(let text) = value else { return FieldOperation(.closures) }
        return FieldOperation(.name(KeyList([text])))
    }
}
