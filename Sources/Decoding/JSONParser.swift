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

    /// Reads the next value into uninitialised memory.
    ///
    /// If it returns, the memory is initialised. If it throws, the memory is uninitialised: whatever was made
    /// there is destroyed. A parser of your own need not implement it: the default calls ``parse(from:)``. If it
    /// does, both functions must give the same result.
    ///
    /// - Precondition: the address is aligned for the output, has room for one value, and holds none.
    @_documentation(visibility: internal)
    func parse(
        into address: UnsafeMutablePointer<Output>,
        from cursor: inout JSONCursor
    ) throws(JSONError)

    /// How plans read the values without calling this parser. Only for parsers of this module.
    ///
    /// A requirement, since a cast to a protocol of those parsers takes 5 µs or more for each type.
    @_documentation(visibility: internal)
    var fieldOperation: FieldOperation<Output> { get }

    /// The members that the parser reads, for the object of another parser; nil if it is not made of fields.
    /// Only for parsers of this module.
    @_documentation(visibility: internal)
    var fieldPart: TypedFieldPart<Output>? { get }
}

extension JSONParser {
    /// The parser is called.
    @_documentation(visibility: internal)
    public var fieldOperation: FieldOperation<Output> { FieldOperation(.closures) }

    /// A value of its own.
    @_documentation(visibility: internal)
    public var fieldPart: TypedFieldPart<Output>? { nil }

    /// Calls ``parse(from:)``, and stores its result.
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
