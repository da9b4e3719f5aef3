import FastJSON

/// Several ways in which one value may be represented: the first that fits is read.
///
/// ```swift
/// OneOf {
///     ParsePrint(.case(Amount.exact)) {
///         Field("value", Int.self)
///         Field("unit", String.self)
///     }
///     ParsePrint(.case(Amount.freetext)) { String.jsonParser() }
/// }
/// ```
///
/// The first alternative that can write the value writes it. If no alternative fits, the error says
/// what each of them expected. Among the pieces of a ``JSONString``, a `OneOf` chooses between pieces.
///
/// A value is read once for each alternative up to the one that fits. If a key tells the alternatives
/// apart, ``init(discriminator:_:)`` does not have to try them.
public struct OneOf<Alternatives: Sendable>: Sendable {
    @usableFromInline let alternatives: Alternatives

    /// Creates a parser from its alternatives.
    public init(@OneOfBuilder _ build: () -> Alternatives) {
        alternatives = build()
    }
}

extension OneOf {
    /// The parser itself: `Movie.jsonParser()` is `Movie.jsonParser`, also of a `Codable` type.
    @_documentation(visibility: internal)
    @inlinable
    public func callAsFunction() -> OneOf { self }
}

extension OneOf: JSONParser where Alternatives: JSONParser {
    /// Reads the next value.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Alternatives.Output {
        try alternatives.parse(from: &cursor)
    }
}

extension OneOf: JSONParserPrinter where Alternatives: JSONParserPrinter {
    /// Writes a value.
    @_documentation(visibility: internal)
    public func print(
        _ output: Alternatives.Output,
        to writer: inout JSONWriter
    ) throws(JSONError) {
        try alternatives.print(output, to: &writer)
    }
}

extension OneOf: StringParser where Alternatives: StringParser {
    /// Goes over the first alternative that fits.
    @_documentation(visibility: internal)
    public func parse(_ input: inout StringInput) throws(StringFailure) -> Alternatives.Output {
        try alternatives.parse(&input)
    }
}

extension OneOf: StringParserPrinter where Alternatives: StringParserPrinter {
    /// Appends the text of the first alternative that has one for the value.
    @_documentation(visibility: internal)
    public func print(_ output: Alternatives.Output, to text: inout String) throws(StringFailure) {
        try alternatives.print(output, to: &text)
    }
}

/// Collects the alternatives of a ``OneOf``, all with the same output.
@resultBuilder
public enum OneOfBuilder {}

/// The functions that the compiler calls for the lines between the braces.
@_documentation(visibility: internal)
extension OneOfBuilder {
    /// An alternative that reads and writes.
    public static func buildExpression<Output>(
        _ parser: some JSONParserPrinter<Output>
    ) -> JSONAlternatives<BothWays, Output> {
        JSONAlternatives([Alternative(parser, printer: parser)])
    }

    /// An alternative that only reads; then none of them can write.
    @_disfavoredOverload
    public static func buildExpression<Output>(
        _ parser: some JSONParser<Output>
    ) -> JSONAlternatives<OneWay, Output> {
        JSONAlternatives([Alternative(parser)])
    }

    /// The first alternative.
    public static func buildPartialBlock<Alternatives>(first: Alternatives) -> Alternatives {
        first
    }

    /// One more alternative.
    public static func buildPartialBlock<Ways, Output>(
        accumulated: JSONAlternatives<Ways, Output>,
        next: JSONAlternatives<BothWays, Output>
    ) -> JSONAlternatives<Ways, Output> {
        JSONAlternatives(accumulated.alternatives + next.alternatives)
    }

    /// One more alternative, which only reads; then none of them can write.
    public static func buildPartialBlock<Ways, Output>(
        accumulated: JSONAlternatives<Ways, Output>,
        next: JSONAlternatives<OneWay, Output>
    ) -> JSONAlternatives<OneWay, Output> {
        JSONAlternatives(accumulated.alternatives + next.alternatives)
    }

    /// The alternatives after `if`.
    public static func buildEither<Alternatives>(first: Alternatives) -> Alternatives { first }
    /// The alternatives after `else`.
    public static func buildEither<Alternatives>(second: Alternatives) -> Alternatives { second }

    /// The alternatives after an `if` without `else`.
    public static func buildOptional<Ways, Output>(
        _ alternatives: JSONAlternatives<Ways, Output>?
    ) -> JSONAlternatives<Ways, Output> {
        alternatives ?? JSONAlternatives([])
    }

    /// The alternatives of a `for`.
    public static func buildArray<Ways, Output>(
        _ alternatives: [JSONAlternatives<Ways, Output>]
    ) -> JSONAlternatives<Ways, Output> {
        JSONAlternatives(alternatives.flatMap(\.alternatives))
    }

    // MARK: Pieces of strings

    /// An alternative for a piece of a string.
    @_disfavoredOverload
    public static func buildExpression<Output>(
        _ piece: some StringParserPrinter<Output>
    ) -> StringAlternatives<BothWays, Output> {
        StringAlternatives(pieces: [ErasedPiece(printing: piece)])
    }

    /// An alternative for a piece of a string, which only reads; then none of them can write.
    @_disfavoredOverload
    public static func buildExpression<Output>(
        _ piece: some StringParser<Output>
    ) -> StringAlternatives<OneWay, Output> {
        StringAlternatives(pieces: [ErasedPiece(piece)])
    }

    /// A string that stands for itself.
    public static func buildExpression(_ text: String) -> StringAlternatives<BothWays, Void> {
        StringAlternatives(pieces: [ErasedPiece(printing: Literal(text))])
    }

    /// One more alternative for a piece of a string.
    public static func buildPartialBlock<Ways, Output>(
        accumulated: StringAlternatives<Ways, Output>,
        next: StringAlternatives<BothWays, Output>
    ) -> StringAlternatives<Ways, Output> {
        StringAlternatives(pieces: accumulated.pieces + next.pieces)
    }

    /// One more alternative for a piece of a string, which only reads.
    public static func buildPartialBlock<Ways, Output>(
        accumulated: StringAlternatives<Ways, Output>,
        next: StringAlternatives<OneWay, Output>
    ) -> StringAlternatives<OneWay, Output> {
        StringAlternatives(pieces: accumulated.pieces + next.pieces)
    }
}
