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
    public static func buildBlock() -> StringSlots<> {
        .init(trailing: [])
    }

    /// The first piece, with a value.
    public static func buildPartialBlock<Piece: StringParserPrinter>(
        first piece: Piece
    ) -> StringSlots<Piece.Output> {
        StringSlots(StringSlot(leading: [], piece: piece), trailing: [])
    }

    /// The first piece, without a value.
    public static func buildPartialBlock<Piece: StringParserPrinter>(
        first piece: Piece
    ) -> StringSlots<> where Piece.Output == Void {
        .init(trailing: [piece])
    }

    /// One more piece, with a value.
    public static func buildPartialBlock<each Slot, Piece: StringParserPrinter>(
        accumulated: StringSlots<repeat each Slot>,
        next piece: Piece
    ) -> StringSlots<repeat each Slot, Piece.Output> {
        accumulated.adding(piece)
    }

    /// One more piece, without a value.
    public static func buildPartialBlock<each Slot, Piece: StringParserPrinter>(
        accumulated: StringSlots<repeat each Slot>,
        next piece: Piece
    ) -> StringSlots<repeat each Slot> where Piece.Output == Void {
        accumulated.adding(all: [piece])
    }

    /// All pieces, with no value or several.
    public static func buildFinalResult<each Slot>(
        _ pieces: StringSlots<repeat each Slot>
    ) -> StringPieces<(repeat each Slot)> {
        StringPieces(pieces)
    }

    /// All pieces, with one value.
    public static func buildFinalResult<Value>(
        _ pieces: StringSlots<Value>
    ) -> StringPieces<Value> {
        StringPieces(one: pieces)
    }

    /// The pieces of one of two alternatives, with no value or several.
    public static func buildEither<each Slot>(
        first pieces: StringSlots<repeat each Slot>
    ) -> StringPieces<(repeat each Slot)> {
        StringPieces(pieces)
    }

    /// The pieces of one of two alternatives, with one value.
    public static func buildEither<Value>(
        first pieces: StringSlots<Value>
    ) -> StringPieces<Value> {
        StringPieces(one: pieces)
    }

    /// The pieces of one of more alternatives.
    public static func buildEither<Piece: StringParser>(first piece: Piece) -> Piece {
        piece
    }

    /// The pieces of one of two alternatives, with no value or several.
    public static func buildEither<each Slot>(
        second pieces: StringSlots<repeat each Slot>
    ) -> StringPieces<(repeat each Slot)> {
        StringPieces(pieces)
    }

    /// The pieces of one of two alternatives, with one value.
    public static func buildEither<Value>(
        second pieces: StringSlots<Value>
    ) -> StringPieces<Value> {
        StringPieces(one: pieces)
    }

    /// The pieces of one of more alternatives.
    public static func buildEither<Piece: StringParser>(second piece: Piece) -> Piece {
        piece
    }

    /// Pieces that are there only under a condition.
    public static func buildOptional(_ pieces: StringSlots<>?) -> StringPieces<Void> {
        buildFinalResult(pieces ?? buildBlock())
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
    public static func buildOptional<each Slot>(
        _ pieces: StringSlots<repeat each Slot>?
    ) -> StringPieces<Void> {
        buildFinalResult(buildBlock())
    }

    /// The pieces of a loop.
    public static func buildArray(_ pieces: [StringSlots<>]) -> StringPieces<Void> {
        buildFinalResult(buildBlock().adding(all: pieces.map { buildFinalResult($0) }))
    }

    /// Pieces with a value cannot be in a loop.
    @available(
        *,
        unavailable,
        message: "a loop holds only pieces without a value; use 'StringPiece.many'"
    )
    public static func buildArray<each Slot>(
        _ pieces: [StringSlots<repeat each Slot>]
    ) -> StringPieces<Void> {
        buildFinalResult(buildBlock())
    }

    /// Pieces that need a certain system.
    public static func buildLimitedAvailability<each Slot>(
        _ pieces: StringSlots<repeat each Slot>
    ) -> StringSlots<repeat each Slot> {
        pieces
    }
}
