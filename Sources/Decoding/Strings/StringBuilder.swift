/// Collects the pieces of a text between braces.
///
/// A piece is a parser, or a string, which is read and printed as it is. Pieces without a value are
/// left out of the output; the values of the others are a single value, or a tuple in their order.
///
/// ```swift
/// func key(hasSpace: Bool) -> StringPieces<(Int, Bool)> {
///     StringPieces {
///         "key_"
///         Int.parser()
///         if hasSpace { " " }
///         Bool.parser()
///     }
/// }
/// try key(hasSpace: true).parse("key_12 true")  // → (12, true)
/// ```
///
/// - `if` and `else`, and the cases of a `switch`, must have the same values. They count as one piece,
///   whose value is a tuple if there are several.
/// - `if` without `else`, and the body of a `for`, hold pieces without a value.
///
/// The result is a ``StringPieces``, or a ``ParseOnlyStringPieces`` if a piece cannot print.
@resultBuilder
public enum StringBuilder {}

/// The functions that the compiler calls for the lines between the braces.
@_documentation(visibility: internal)
extension StringBuilder {
    /// A piece.
    public static func buildExpression<Piece: StringParser>(_ piece: Piece) -> Piece {
        piece
    }

    /// A string, which stands for itself.
    public static func buildExpression(_ text: String) -> StringPieces<Void> {
        StringPieces(erasing: Literal(text))
    }

    /// No pieces.
    public static func buildBlock() -> StringSlots<BothWays> {
        .init(trailing: [])
    }

    /// The first piece, with a value.
    public static func buildPartialBlock<Piece: StringParserPrinter>(
        first piece: Piece
    ) -> StringSlots<BothWays, Piece.Output> {
        buildBlock().adding(ErasedPiece(printing: piece))
    }

    /// The first piece, without a value.
    public static func buildPartialBlock<Piece: StringParserPrinter>(
        first piece: Piece
    ) -> StringSlots<BothWays> where Piece.Output == Void {
        buildBlock().adding(all: [ErasedPiece(printing: piece)])
    }

    /// The first piece, with a value, which cannot print.
    public static func buildPartialBlock<Piece: StringParser>(
        first piece: Piece
    ) -> StringSlots<OneWay, Piece.Output> {
        buildBlock().adding(ErasedPiece(piece))
    }

    /// The first piece, without a value, which cannot print.
    public static func buildPartialBlock<Piece: StringParser>(
        first piece: Piece
    ) -> StringSlots<OneWay> where Piece.Output == Void {
        buildBlock().adding(all: [ErasedPiece(piece)])
    }

    /// One more piece, with a value.
    public static func buildPartialBlock<Ways, each Slot, Piece: StringParserPrinter>(
        accumulated: StringSlots<Ways, repeat each Slot>,
        next piece: Piece
    ) -> StringSlots<Ways, repeat each Slot, Piece.Output> {
        accumulated.adding(ErasedPiece(printing: piece))
    }

    /// One more piece, without a value.
    public static func buildPartialBlock<Ways, each Slot, Piece: StringParserPrinter>(
        accumulated: StringSlots<Ways, repeat each Slot>,
        next piece: Piece
    ) -> StringSlots<Ways, repeat each Slot> where Piece.Output == Void {
        accumulated.adding(all: [ErasedPiece(printing: piece)])
    }

    /// One more piece, with a value, which cannot print.
    public static func buildPartialBlock<Ways, each Slot, Piece: StringParser>(
        accumulated: StringSlots<Ways, repeat each Slot>,
        next piece: Piece
    ) -> StringSlots<OneWay, repeat each Slot, Piece.Output> {
        accumulated.adding(ErasedPiece(piece))
    }

    /// One more piece, without a value, which cannot print.
    public static func buildPartialBlock<Ways, each Slot, Piece: StringParser>(
        accumulated: StringSlots<Ways, repeat each Slot>,
        next piece: Piece
    ) -> StringSlots<OneWay, repeat each Slot> where Piece.Output == Void {
        accumulated.adding(all: [ErasedPiece(piece)])
    }

    /// All pieces, with no value or several.
    public static func buildFinalResult<each Slot>(
        _ pieces: StringSlots<BothWays, repeat each Slot>
    ) -> StringPieces<(repeat each Slot)> {
        StringPieces(erasing: StringGroup(pieces))
    }

    /// All pieces, with one value.
    public static func buildFinalResult<Value>(
        _ pieces: StringSlots<BothWays, Value>
    ) -> StringPieces<Value> {
        StringPieces(erasing: StringGroup(one: pieces))
    }

    /// All pieces, with no value or several, of which one cannot print.
    public static func buildFinalResult<each Slot>(
        _ pieces: StringSlots<OneWay, repeat each Slot>
    ) -> ParseOnlyStringPieces<(repeat each Slot)> {
        ParseOnlyStringPieces(erasing: StringGroup(pieces))
    }

    /// All pieces, with one value, of which one cannot print.
    public static func buildFinalResult<Value>(
        _ pieces: StringSlots<OneWay, Value>
    ) -> ParseOnlyStringPieces<Value> {
        ParseOnlyStringPieces(erasing: StringGroup(one: pieces))
    }

    /// The pieces of one of two alternatives, with no value or several.
    public static func buildEither<Ways, each Slot>(
        first pieces: StringSlots<Ways, repeat each Slot>
    ) -> StringGroup<Ways, (repeat each Slot)> {
        StringGroup(pieces)
    }

    /// The pieces of one of two alternatives, with one value.
    public static func buildEither<Ways, Value>(
        first pieces: StringSlots<Ways, Value>
    ) -> StringGroup<Ways, Value> {
        StringGroup(one: pieces)
    }

    /// The pieces of one of more alternatives.
    public static func buildEither<Piece: StringParser>(first piece: Piece) -> Piece {
        piece
    }

    /// The pieces of one of two alternatives, with no value or several.
    public static func buildEither<Ways, each Slot>(
        second pieces: StringSlots<Ways, repeat each Slot>
    ) -> StringGroup<Ways, (repeat each Slot)> {
        StringGroup(pieces)
    }

    /// The pieces of one of two alternatives, with one value.
    public static func buildEither<Ways, Value>(
        second pieces: StringSlots<Ways, Value>
    ) -> StringGroup<Ways, Value> {
        StringGroup(one: pieces)
    }

    /// The pieces of one of more alternatives.
    public static func buildEither<Piece: StringParser>(second piece: Piece) -> Piece {
        piece
    }

    /// Pieces that are there only under a condition.
    public static func buildOptional<Ways>(_ pieces: StringSlots<Ways>?) -> StringGroup<Ways, Void>
    {
        StringGroup(pieces ?? .init(trailing: []))
    }

    /// Pieces with a value need an `else`, or `StringPiece.optional`.
    @available(
        *,
        unavailable,
        message: """
            a piece with a value cannot stand in an 'if' without 'else': add 'else', or use \
            'StringPiece.optional'
            """
    )
    public static func buildOptional<Ways, each Slot>(
        _ pieces: StringSlots<Ways, repeat each Slot>?
    ) -> StringGroup<Ways, Void> { refused() }

    /// The pieces of a loop.
    public static func buildArray<Ways>(_ pieces: [StringSlots<Ways>]) -> StringGroup<Ways, Void> {
        let groups = pieces.map { StringGroup<BothWays, Void>($0.adding(all: [])) }
        return StringGroup(.init(trailing: groups.map { ErasedPiece(printing: $0) }))
    }

    /// Pieces with a value cannot be in a loop.
    @available(
        *,
        unavailable,
        message: "a loop holds only pieces without a value; use 'StringPiece.many'"
    )
    public static func buildArray<Ways, each Slot>(
        _ pieces: [StringSlots<Ways, repeat each Slot>]
    ) -> StringGroup<Ways, Void> { refused() }

    /// Pieces that need a certain system.
    public static func buildLimitedAvailability<Ways, each Slot>(
        _ pieces: StringSlots<Ways, repeat each Slot>
    ) -> StringSlots<Ways, repeat each Slot> {
        pieces
    }
}
