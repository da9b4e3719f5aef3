import FastJSON

/// Reads values of one type from JSON.
///
/// Parsers are values. They are combined to larger ones, and keep nothing of what they read, so
/// one parser serves many tasks at once. Most are made from those of this module:
///
/// ```swift
/// let parser = JSONArray { Int.jsonParser() }
/// try parser.decode("[1, 2, 3]")  // → [1, 2, 3]
/// ```
///
/// For one of your own, pull exactly one value from the cursor:
///
/// ```swift
/// struct Flag: JSONParser {
///     func parse(from cursor: inout JSONCursor) throws(JSONError) -> Bool {
///         try Int.jsonParser().parse(from: &cursor) != 0
///     }
/// }
/// ```
public protocol JSONParser<Output>: Sendable {
    /// What comes of the JSON.
    associatedtype Output

    /// Reads the next value.
    ///
    /// Throws what is wrong with it; see `JSONError.Code`.
    func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output
}

/// Reads values of one type from JSON, and writes them again.
///
/// Reading what was written gives the same value.
///
/// ```swift
/// let parser = JSONArray { Int.jsonParser() }
/// try parser.encode([1, 2, 3])  // → [1,2,3]
/// ```
public protocol JSONParserPrinter<Output>: JSONParser {
    /// Writes exactly one value.
    ///
    /// Throws `JSONError.Code.unwritableValue` if it could not be read again.
    func print(_ output: Output, to writer: inout JSONWriter) throws(JSONError)

    /// Writes the value that lies at an address, without copying it.
    ///
    /// Parsers that hold others call this. One of your own need not have it.
    ///
    /// - Precondition: an initialised value is there.
    func print(at address: UnsafePointer<Output>, to writer: inout JSONWriter) throws(JSONError)
}

extension JSONParserPrinter {
    /// Copies the value, and writes it.
    @inlinable
    public func print(
        at address: UnsafePointer<Output>,
        to writer: inout JSONWriter
    ) throws(JSONError) {
        // SAFETY: the caller vouches for the value.
        try print(address.pointee, to: &writer)
    }
}
