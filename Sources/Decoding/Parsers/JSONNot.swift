import FastJSON

/// Refuses every value that another parser reads, and skips all other values.
///
/// ```swift
/// // Which values the key holds does not matter, as long as it is none of these.
/// Parse({ (name: String) in Item(name: name) }) {
///     Field("state") { JSONNot { JSONString { "deleted" } } }
///     Field("name", String.self)
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
    @_documentation(visibility: internal)
    public func parse(from cursor: inout JSONCursor) throws(JSONError) {
        let savepoint = try cursor.savepoint()
        defer { cursor.release(savepoint) }
        guard try cursor.attempt(value) == nil else {
            cursor.rewind(to: savepoint)
            throw cursor.expected("another value")
        }
        cursor.rewind(to: savepoint)
        try cursor.skipValue()
    }
}
