import FastJSON

/// One member of an object, which must be present.
///
/// ```swift
/// import DecodingFoundation
/// import Foundation
///
/// struct Person {
///     let firstName: String
///     let born: Date
///
///     static let jsonParser = ParsePrint(.memberwise(Self.init)) {
///         Field("first_name", \.firstName)
///         Field("born", \.born) { Date.jsonParser(.iso8601) }
///     }
/// }
/// ```
///
/// It is usually a line of a ``ParsePrint``. On its own, it reads one member and skips the others:
///
/// ```swift
/// let person: JSONValue = ["first_name": "Steve", "last_name": "Jobs"]
/// try Field("first_name", String.self).parse(person)  // → "Steve"
/// ```
///
/// Throws `JSONError.Code.missingKey` if the object does not have the key.
///
/// `Root` is the type whose property the field names, or ``NoRoot``.
public struct Field<Value: JSONParser, Root>: JSONParser {
    /// The key of the member.
    public let key: String
    @usableFromInline let aliases: [String]
    @usableFromInline let property: NamedProperty?
    @usableFromInline let value: Value
    @usableFromInline let alone = LazyShape()

    @usableFromInline
    init(key: String, _ aliases: [String], _ property: NamedProperty?, _ value: Value) {
        self.key = key
        self.aliases = aliases
        self.property = property
        self.value = value
    }

    /// For initializers that take a type: the optimizer of Swift 6.3 crashes when it inlines one whose
    /// parser has an opaque type, `some JSONParserPrinter`.
    ///
    /// What calls this is not inlined into other modules, since this is not usable from inlinable code.
    init(notInlined key: String, _ aliases: [String], _ property: NamedProperty?, _ value: Value) {
        self.init(key: key, aliases, property, value)
    }

    /// Reads an object, and returns the value of the member.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Value.Output {
        try alone.read(&cursor) { readingPart }
    }

    /// The member, for the object of another parser.
    @_documentation(visibility: internal)
    public var fieldPart: TypedFieldPart<Value.Output>? { TypedFieldPart(readingPart) }

    @inlinable var readingPart: FieldPart {
        FieldPart(field: key, value).with(aliases: aliases, property: property)
    }
}

extension Field: JSONParserPrinter where Value: JSONParserPrinter {
    /// Writes an object with this one member.
    @_documentation(visibility: internal)
    @inlinable
    public func print(_ output: Value.Output, to writer: inout JSONWriter) throws(JSONError) {
        writer.beginObject()
        writer.key(key)
        try value.print(output, to: &writer)
        writer.endObject()
    }

    /// The member, for the object of another parser.
    @_documentation(visibility: internal)
    public var printingFieldPart: TypedFieldPart<Value.Output>? {
        TypedFieldPart(printingPart)
    }

    @inlinable var printingPart: FieldPart {
        FieldPart(printingField: key, value).with(aliases: aliases, property: property)
    }
}

/// The root of fields that name no property: their order says where their values go.
///
/// You need it only to write the type of such a field: `Field<JSONNumber<Int>, NoRoot>`.
public enum NoRoot {}

/// A shape that is made when it is first requested, because most fields are never used alone.
@usableFromInline
struct LazyShape: Sendable {
    private let once = Once<Shape>()

    @usableFromInline
    init() {}

    @usableFromInline
    func get(_ part: () -> FieldPart) -> Shape {
        once.get { Shape([part()]) }
    }

    /// Reads an object or array of the one part, and returns its value.
    @inlinable
    func read<Output>(
        _ cursor: inout JSONCursor,
        _ part: () -> FieldPart
    ) throws(JSONError) -> Output {
        let shape = get(part)
        let block = try unsafe shape.read(&cursor)
        let output: Output = unsafe Slots(base: block, offsets: shape.offsets).take(0)
        unsafe cursor.endBlock(block)
        return output
    }
}
