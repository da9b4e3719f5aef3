import FastJSON

/// Collects the fields of a parser that only reads.
///
/// The lines are those of a ``FieldsBuilder``, and their parsers need not be able to print. Any function
/// takes the values, so a field that names a property says its root: `Field("title", \Movie.title)`.
@resultBuilder
public enum ReadFieldsBuilder {}

/// The functions that the compiler calls for the lines between the braces.
@_documentation(visibility: internal)
extension ReadFieldsBuilder {
    /// A member that gives a value.
    @inlinable
    public static func buildExpression<Value: JSONParser, Root>(
        _ field: Field<Value, Root>
    ) -> ReadFields<Value.Output> {
        ReadFields(parts: [field.readingPart])
    }

    /// A member that only has to be present.
    @inlinable
    public static func buildExpression<Value: JSONParser, Root>(
        _ field: Field<Value, Root>
    ) -> ReadFields<> where Value.Output == Void {
        ReadFields(parts: [field.readingPart.withoutSlots])
    }

    /// A member that may be missing.
    @inlinable
    public static func buildExpression<Value: JSONParser, Output, Root>(
        _ field: OptionalField<Value, Output, Root>
    ) -> ReadFields<Output> {
        ReadFields(parts: [field.readingPart])
    }

    /// An element of an array that gives a value.
    @inlinable
    public static func buildExpression<Value: JSONParser>(
        _ element: Element<Value>
    ) -> ReadFields<Value.Output> {
        ReadFields(parts: [element.readingPart])
    }

    /// An element of an array that only has to be present.
    @inlinable
    public static func buildExpression<Value: JSONParser>(
        _ element: Element<Value>
    ) -> ReadFields<> where Value.Output == Void {
        ReadFields(parts: [element.readingPart.withoutSlots])
    }

    /// Fields of the same object, or a whole value.
    @inlinable
    @_disfavoredOverload
    public static func buildExpression<Value: JSONParser>(
        _ value: Value
    ) -> ReadFields<Value.Output> {
        ReadFields(parts: [FieldPart(reading: value)])
    }

    /// A whole value that only has to be present.
    @inlinable
    public static func buildExpression<Value: JSONParser>(
        _ value: Value
    ) -> ReadFields<> where Value.Output == Void {
        ReadFields(parts: [FieldPart(reading: value).withoutSlots])
    }

    /// A string whose pieces are the values.
    @inlinable
    public static func buildExpression<each Piece>(
        _ string: JSONString<ParsedText<StringPieces<(repeat each Piece)>>>
    ) -> ReadFields<repeat each Piece> {
        ReadFields<repeat each Piece>(parts: [string.part()])
    }

    /// Fields that were collected before.
    @inlinable
    public static func buildExpression<each Slot>(
        _ fields: ReadFields<repeat each Slot>
    ) -> ReadFields<repeat each Slot> {
        fields
    }

    /// The first line.
    @inlinable
    public static func buildPartialBlock<Lines>(first: Lines) -> Lines { first }

    /// One more line.
    @inlinable
    public static func buildPartialBlock<each Slot, each Next>(
        accumulated: ReadFields<repeat each Slot>,
        next: ReadFields<repeat each Next>
    ) -> ReadFields<repeat each Slot, repeat each Next> {
        ReadFields<repeat each Slot, repeat each Next>(parts: accumulated.parts + next.parts)
    }

    /// No line at all: any object.
    @inlinable
    public static func buildBlock() -> ReadFields<> {
        .init(parts: [])
    }

    /// The lines after `if`.
    @inlinable
    public static func buildEither<Lines>(first: Lines) -> Lines { first }
    /// The lines after `else`.
    @inlinable
    public static func buildEither<Lines>(second: Lines) -> Lines { second }

    /// The lines after an `if` without `else`, which give no value.
    @inlinable
    public static func buildOptional(_ fields: ReadFields<>?) -> ReadFields<> {
        fields ?? .init(parts: [])
    }

    /// The lines in a `for`, which give no value.
    @inlinable
    public static func buildArray(_ fields: [ReadFields<>]) -> ReadFields<> {
        .init(parts: fields.flatMap(\.parts))
    }
}
