import FastJSON

/// Refuses every value that another parser reads, and reads nothing of the others.
///
/// ```swift
/// OneOf {
///     JSONNot { Null() }
///     …
/// }
/// ```
///
/// The value is checked and skipped. It cannot print.
public struct JSONNot<Value: JSONParser>: JSONParser {
    private let value: Value

    /// Creates a parser from the one that must not fit.
    public init(_ value: () -> Value) {
        self.value = value()
    }

    /// Skips the next value, if the other parser does not read it.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) {
        let mark = try cursor.mark()
        defer { cursor.release(mark) }
        guard try cursor.attempt(value) == nil else {
            cursor.rewind(to: mark)
            throw cursor.expected("another value")
        }
        cursor.rewind(to: mark)
        try cursor.skipValue()
    }
}
