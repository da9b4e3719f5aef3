/// A value without any text.
///
/// ```swift
/// let on = StringPieces {
///     "on"
///     Always(true)
/// }
/// try on.parse("on")          // → true
/// try on.print(true)          // → "on"
/// try on.print(false)         // throws: cannot print a value that is not the one always parsed
/// ```
public struct Always<Value: Sendable>: StringParser {
    let value: Value

    /// Creates a piece that always has this value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Takes nothing.
    @_documentation(visibility: internal)
    public func parse(_ input: inout StringInput) throws(StringFailure) -> Value {
        value
    }
}

extension Always: StringParserPrinter where Value: Equatable {
    /// Appends nothing, but refuses every other value.
    @_documentation(visibility: internal)
    public func print(_ output: Value, to text: inout String) throws(StringFailure) {
        guard output == value else {
            throw StringFailure(printing: "cannot print a value that is not the one always parsed")
        }
    }
}
