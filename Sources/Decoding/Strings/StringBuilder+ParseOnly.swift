// The same as for pieces that print; a piece that does not print makes all of them parse only.
@_documentation(visibility: internal)
extension StringBuilder {
    /// The first piece, with a value.
    public static func buildPartialBlock<Piece: StringParser>(
        first piece: Piece
    ) -> ParseOnlyStringSlots<Piece.Output> {
        ParseOnlyStringSlots(ParseOnlyStringSlot(leading: [], piece: piece), trailing: [])
    }

    /// The first piece, without a value.
    public static func buildPartialBlock<Piece: StringParser>(
        first piece: Piece
    ) -> ParseOnlyStringSlots<> where Piece.Output == Void {
        .init(trailing: [piece])
    }

    /// One more piece, with a value.
    public static func buildPartialBlock<each Slot, Piece: StringParser>(
        accumulated: ParseOnlyStringSlots<repeat each Slot>,
        next piece: Piece
    ) -> ParseOnlyStringSlots<repeat each Slot, Piece.Output> {
        accumulated.adding(piece)
    }

    /// One more piece, without a value.
    public static func buildPartialBlock<each Slot, Piece: StringParser>(
        accumulated: ParseOnlyStringSlots<repeat each Slot>,
        next piece: Piece
    ) -> ParseOnlyStringSlots<repeat each Slot> where Piece.Output == Void {
        accumulated.adding(all: [piece])
    }

    /// One more piece, with a value, after pieces that print.
    public static func buildPartialBlock<each Slot, Piece: StringParser>(
        accumulated: StringSlots<repeat each Slot>,
        next piece: Piece
    ) -> ParseOnlyStringSlots<repeat each Slot, Piece.Output> {
        accumulated.parseOnly.adding(piece)
    }

    /// One more piece, without a value, after pieces that print.
    public static func buildPartialBlock<each Slot, Piece: StringParser>(
        accumulated: StringSlots<repeat each Slot>,
        next piece: Piece
    ) -> ParseOnlyStringSlots<repeat each Slot> where Piece.Output == Void {
        accumulated.parseOnly.adding(all: [piece])
    }

    /// All pieces, with no value or several.
    public static func buildFinalResult<each Slot>(
        _ pieces: ParseOnlyStringSlots<repeat each Slot>
    ) -> ParseOnlyStringPieces<(repeat each Slot)> {
        ParseOnlyStringPieces(pieces)
    }

    /// All pieces, with one value.
    public static func buildFinalResult<Value>(
        _ pieces: ParseOnlyStringSlots<Value>
    ) -> ParseOnlyStringPieces<Value> {
        ParseOnlyStringPieces(one: pieces)
    }

    /// The pieces of one of two alternatives, with no value or several.
    public static func buildEither<each Slot>(
        first pieces: ParseOnlyStringSlots<repeat each Slot>
    ) -> ParseOnlyStringPieces<(repeat each Slot)> {
        ParseOnlyStringPieces(pieces)
    }

    /// The pieces of one of two alternatives, with one value.
    public static func buildEither<Value>(
        first pieces: ParseOnlyStringSlots<Value>
    ) -> ParseOnlyStringPieces<Value> {
        ParseOnlyStringPieces(one: pieces)
    }

    /// The pieces of one of two alternatives, with no value or several.
    public static func buildEither<each Slot>(
        second pieces: ParseOnlyStringSlots<repeat each Slot>
    ) -> ParseOnlyStringPieces<(repeat each Slot)> {
        ParseOnlyStringPieces(pieces)
    }

    /// The pieces of one of two alternatives, with one value.
    public static func buildEither<Value>(
        second pieces: ParseOnlyStringSlots<Value>
    ) -> ParseOnlyStringPieces<Value> {
        ParseOnlyStringPieces(one: pieces)
    }

    /// Pieces that are there only under a condition.
    public static func buildOptional(
        _ pieces: ParseOnlyStringSlots<>?
    ) -> ParseOnlyStringPieces<Void> {
        buildFinalResult(pieces ?? buildBlock().parseOnly)
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
        _ pieces: ParseOnlyStringSlots<repeat each Slot>?
    ) -> ParseOnlyStringPieces<Void> {
        buildFinalResult(buildBlock().parseOnly)
    }

    /// The pieces of a loop.
    public static func buildArray(_ pieces: [ParseOnlyStringSlots<>]) -> ParseOnlyStringPieces<Void>
    {
        buildFinalResult(buildBlock().parseOnly.adding(all: pieces.map { buildFinalResult($0) }))
    }

    /// Pieces with a value cannot be in a loop.
    @available(
        *,
        unavailable,
        message: "a loop holds only pieces without a value; use 'StringPiece.many'"
    )
    public static func buildArray<each Slot>(
        _ pieces: [ParseOnlyStringSlots<repeat each Slot>]
    ) -> ParseOnlyStringPieces<Void> {
        buildFinalResult(buildBlock().parseOnly)
    }

    /// Pieces that need a certain system.
    public static func buildLimitedAvailability<each Slot>(
        _ pieces: ParseOnlyStringSlots<repeat each Slot>
    ) -> ParseOnlyStringSlots<repeat each Slot> {
        pieces
    }
}
