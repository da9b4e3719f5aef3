import FastJSON

/// One element of an array whose elements mean different things.
///
/// ```swift
/// // [13.4, 52.5]
/// ParsePrint(.memberwise(Point.init)) {
///     Element { Double.jsonParser() }
///     Element { Double.jsonParser() }
/// }
/// ```
///
/// The array must have exactly one element for each line. A builder cannot mix elements and fields.
public struct Element<Value: JSONParser>: JSONParser {
    @usableFromInline let value: Value
    @usableFromInline let alone = LazyShape()

    /// Creates an element from the parser of its value.
    @inlinable
    public init(_ value: () -> Value) {
        self.value = value()
    }

    /// Reads an array of this one element.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Value.Output {
        try alone.read(&cursor) { readingPart }
    }

    @inlinable var readingPart: FieldPart {
        FieldPart(elementOf: FieldPart(field: "", value))
    }
}

extension Element: JSONParserPrinter where Value: JSONParserPrinter {
    /// Writes an array of this one element.
    @_documentation(visibility: internal)
    @inlinable
    public func print(_ output: Value.Output, to writer: inout JSONWriter) throws(JSONError) {
        writer.beginArray()
        try value.print(output, to: &writer)
        writer.endArray()
    }

    @inlinable var printingPart: FieldPart {
        FieldPart(elementOf: FieldPart(printingField: "", value))
    }
}

extension FieldPart {
    /// The same value as an element instead of a member.
    @usableFromInline
    init(elementOf part: FieldPart) {
        self.init(.element(part.field), slots: part.slots)
    }
}
