import FastJSON

/// Collects the fields of a parser that reads and writes.
///
/// Each line is a ``Field``, an ``OptionalField``, another parser of fields whose members are in the
/// same object, or one parser of a whole value. `if`, `else` and `switch` choose between lists with the
/// same types. Lines without a value may also be in `for` and in `if` without `else`.
@resultBuilder
public enum FieldsBuilder<Root> {}

/// The functions that the compiler calls for the lines between the braces.
@_documentation(visibility: internal)
extension FieldsBuilder {
    /// A member that gives a value.
    @inlinable
    public static func buildExpression<Value: JSONParserPrinter>(
        _ field: Field<Value, NoRoot>
    ) -> Fields<Value.Output> {
        Fields(parts: [field.printingPart])
    }

    /// A member that gives a property its value.
    @inlinable
    public static func buildExpression<Value: JSONParserPrinter>(
        _ field: Field<Value, Root>
    ) -> Fields<Value.Output> {
        Fields(parts: [field.printingPart])
    }

    /// A member that only has to be present.
    @inlinable
    public static func buildExpression<Value: JSONParserPrinter>(
        _ field: Field<Value, NoRoot>
    ) -> Fields<> where Value.Output == Void {
        Fields(parts: [field.printingPart.withoutSlots])
    }

    /// A member that may be missing.
    @inlinable
    public static func buildExpression<Value: JSONParserPrinter, Output>(
        _ field: OptionalField<Value, Output, NoRoot>
    ) -> Fields<Output> {
        Fields(parts: [field.printingPart])
    }

    /// A member that gives a property its value, and may be missing.
    @inlinable
    public static func buildExpression<Value: JSONParserPrinter, Output>(
        _ field: OptionalField<Value, Output, Root>
    ) -> Fields<Output> {
        Fields(parts: [field.printingPart])
    }

    /// An element of an array that gives a value.
    @inlinable
    public static func buildExpression<Value: JSONParserPrinter>(
        _ element: Element<Value>
    ) -> Fields<Value.Output> {
        Fields(parts: [element.printingPart])
    }

    /// An element of an array that only has to be present.
    @inlinable
    public static func buildExpression<Value: JSONParserPrinter>(
        _ element: Element<Value>
    ) -> Fields<> where Value.Output == Void {
        Fields(parts: [element.printingPart.withoutSlots])
    }

    /// Fields of the same object, or a whole value.
    @inlinable
    @_disfavoredOverload
    public static func buildExpression<Value: JSONParserPrinter>(
        _ value: Value
    ) -> Fields<Value.Output> {
        Fields(parts: [FieldPart(printing: value)])
    }

    /// A whole value that only has to be present.
    @inlinable
    public static func buildExpression<Value: JSONParserPrinter>(
        _ value: Value
    ) -> Fields<> where Value.Output == Void {
        Fields(parts: [FieldPart(printing: value).withoutSlots])
    }

    /// A string whose pieces are the values.
    @inlinable
    public static func buildExpression<each Piece>(
        _ string: JSONString<ParsedText<StringPieces<(repeat each Piece)>>>
    ) -> Fields<repeat each Piece> {
        Fields<repeat each Piece>(parts: [string.part()])
    }

    /// Never called: gives a field that cannot print a message of its own.
    @available(
        *,
        unavailable,
        message: "this field can only be read: use Parse, or give its map an unapply"
    )
    @_disfavoredOverload
    public static func buildExpression<Value: JSONParser>(
        _ field: Field<Value, NoRoot>
    ) -> Fields<Value.Output> { refused() }

    /// Never called: gives a field of a property that cannot print a message of its own.
    @available(
        *,
        unavailable,
        message: """
            this field can only be read: give it a parser that writes, too (ParsePrint in place of \
            Parse, or map with an unapply), or use Parse with fields that name no property
            """
    )
    @_disfavoredOverload
    public static func buildExpression<Value: JSONParser>(
        _ field: Field<Value, Root>
    ) -> Fields<Value.Output> { refused() }

    /// Fields that were collected before.
    @inlinable
    public static func buildExpression<each Slot>(
        _ fields: Fields<repeat each Slot>
    ) -> Fields<repeat each Slot> {
        fields
    }

    /// The first line.
    @inlinable
    public static func buildPartialBlock<Lines>(first: Lines) -> Lines { first }

    /// One more line.
    @inlinable
    public static func buildPartialBlock<each Slot, each Next>(
        accumulated: Fields<repeat each Slot>,
        next: Fields<repeat each Next>
    ) -> Fields<repeat each Slot, repeat each Next> {
        Fields<repeat each Slot, repeat each Next>(parts: accumulated.parts + next.parts)
    }

    /// No line at all: any object.
    @inlinable
    public static func buildBlock() -> Fields<> {
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
    public static func buildOptional(_ fields: Fields<>?) -> Fields<> {
        fields ?? .init(parts: [])
    }

    /// The lines in a `for`, which give no value.
    @inlinable
    public static func buildArray(_ fields: [Fields<>]) -> Fields<> {
        .init(parts: fields.flatMap(\.parts))
    }
}
