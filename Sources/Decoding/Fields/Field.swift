import FastJSON

/// One member of an object that must be there.
///
/// ```swift
/// let person: JSONValue = ["first_name": "Steve", "last_name": "Jobs"]
/// try Field("first_name") { String.jsonParser() }.parse(person)  // → "Steve"
/// ```
///
/// Mostly a line of a ``ParsePrint``; alone, it reads one member and skips the others.
///
/// Throws `JSONError.Code.missingKey` if the object does not have the key.
public struct Field<Value: JSONParser>: JSONParser {
    /// The key of the member.
    public let key: String
    @usableFromInline let value: Value
    @usableFromInline let alone = LazyShape()

    /// Creates a field from its key and the parser of its value.
    @inlinable
    public init(_ key: String, _ value: () -> Value) {
        self.key = key
        self.value = value()
    }

    /// Creates a field whose value is read by one of several parsers.
    ///
    /// ```swift
    /// func size(inInches: Bool) -> some JSONParser<Double> {
    ///     Field("size") {
    ///         if inInches { Double.jsonParser().map { $0 * 2.54 } } else { Double.jsonParser() }
    ///     }
    /// }
    /// ```
    @inlinable
    @_disfavoredOverload
    public init<First, Second>(
        _ key: String,
        @JSONParserBuilder _ value: () -> EitherParser<First, Second>
    ) where Value == EitherParser<First, Second> {
        self.init(key, value)
    }

    /// Not possible: a member that must be there has no default.
    @available(
        *,
        unavailable,
        message: "use OptionalField(_:default:), whose member may be missing"
    )
    @inlinable
    public init(_ key: String, default: Value.Output, _ value: () -> Value) {
        preconditionFailure("Calls of this do not compile.")
    }

    /// Reads an object, and returns the value of the member.
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Value.Output {
        let shape = alone.get { readingPart }
        let block = try shape.read(&cursor)
        let output = Slots(base: block, offsets: shape.offsets).take(0, as: Value.Output.self)
        cursor.endBlock(block)
        return output
    }

    @inlinable var readingPart: FieldPart {
        FieldPart(field: key, value)
    }
}

extension Field: JSONParserPrinter where Value: JSONParserPrinter {
    /// Writes an object with this one member.
    @inlinable
    public func print(_ output: Value.Output, to writer: inout JSONWriter) throws(JSONError) {
        writer.beginObject()
        writer.key(key)
        try value.print(output, to: &writer)
        writer.endObject()
    }

    @inlinable var printingPart: FieldPart {
        FieldPart(printingField: key, value)
    }
}

/// A shape that is made when it is first asked for: most fields never stand alone.
@usableFromInline
struct LazyShape: Sendable {
    private let once = Once<Shape>()

    @usableFromInline
    init() {}

    @usableFromInline
    func get(_ part: () -> FieldPart) -> Shape {
        once.get { Shape([part()], unknownKeys: .skip) }
    }
}
