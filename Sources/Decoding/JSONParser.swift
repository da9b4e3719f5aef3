import FastJSON

/// Reads values of one type from JSON.
///
/// Parsers are values. They can be combined into larger ones, and keep nothing of what they read, so
/// many tasks may use one parser at once. Most parsers are made from those of this module:
///
/// ```swift
/// let parser = JSONArray { Int.jsonParser() }
/// try parser.decode("[1, 2, 3]")  // → [1, 2, 3]
/// ```
///
/// To write one yourself, pull exactly one value from the cursor:
///
/// ```swift
/// struct Flag: JSONParser {
///     func parse(from cursor: inout JSONCursor) throws(JSONError) -> Bool {
///         try Int.jsonParser().parse(from: &cursor) != 0
///     }
/// }
/// ```
public protocol JSONParser<Output>: Sendable {
    /// The type that the parser makes of the JSON.
    associatedtype Output

    /// Reads the next value.
    ///
    /// Throws an error if it is wrong; see `JSONError.Code`.
    func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output

    /// Reads the next value into memory, which it initialises.
    ///
    /// A parser of your own need not have it.
    ///
    /// - Precondition: there is room for a value, and none is there.
    @_documentation(visibility: internal)
    func parse(
        into address: UnsafeMutablePointer<Output>,
        from cursor: inout JSONCursor
    ) throws(JSONError)
}

extension JSONParser {
    /// Moves the value there.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(
        into address: UnsafeMutablePointer<Output>,
        from cursor: inout JSONCursor
    ) throws(JSONError) {
        // SAFETY: the caller vouches for the room.
        unsafe address.initialize(to: try parse(from: &cursor))
    }
}
