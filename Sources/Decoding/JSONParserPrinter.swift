import FastJSON

/// Reads values of one type from JSON, and writes them again.
///
/// Reading the written text gives the same value.
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
    @_documentation(visibility: internal)
    func print(at address: UnsafePointer<Output>, to writer: inout JSONWriter) throws(JSONError)

    /// The members that the parser reads and writes, for the object of another parser; nil if it is not made of
    /// fields. Only for parsers of this module.
    @_documentation(visibility: internal)
    var printingFieldPart: TypedFieldPart<Output>? { get }
}

extension JSONParserPrinter {
    /// The same members as for reading.
    @_documentation(visibility: internal)
    public var printingFieldPart: TypedFieldPart<Output>? { fieldPart }

    /// Copies the value, and writes it.
    @_documentation(visibility: internal)
    @inlinable
    public func print(
        at address: UnsafePointer<Output>,
        to writer: inout JSONWriter
    ) throws(JSONError) {
        // SAFETY: the caller vouches for the value.
        try unsafe print(address.pointee, to: &writer)
    }
}

/// A parser of values that are made of members of an object, unless it was made of a whole value.
///
/// Flat properties have one.
@_documentation(visibility: internal)
public protocol JSONMembersParser: JSONParserPrinter {}
