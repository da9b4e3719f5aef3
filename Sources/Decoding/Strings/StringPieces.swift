/// Pieces of a text one after another, both ways.
///
/// Its output is the values of the pieces that have one: a single value, or a tuple of several.
///
/// ```swift
/// let color = StringPieces {              // StringPieces<(Int, Int, Int)>
///     "rgb:"
///     Int.parser()
///     ","
///     Int.parser()
///     ","
///     Int.parser()
/// }
/// try color.parse("rgb:55,190,25")        // → (55, 190, 25)
/// try color.print((55, 190, 25))          // → "rgb:55,190,25"
/// ```
///
/// ``StringBuilder`` says what may be between the braces.
public struct StringPieces<Output>: StringParserPrinter {
    private let piece: any StringParserPrinter<Output>

    /// Puts the pieces between the braces one after another.
    public init(@StringBuilder _ content: () -> StringPieces<Output>) {
        self = content()
    }

    /// One piece, without its type.
    init(erasing piece: some StringParserPrinter<Output>) {
        self.piece = piece
    }

    /// Goes over the pieces in order.
    @_documentation(visibility: internal)
    public func parse(_ input: inout StringInput) throws(StringFailure) -> Output {
        try piece.parse(&input)
    }

    /// Appends the texts of the pieces in order.
    @_documentation(visibility: internal)
    public func print(_ output: Output, to text: inout String) throws(StringFailure) {
        try piece.print(output, to: &text)
    }
}

/// Pieces of a text one after another, of which at least one cannot print.
///
/// It is what ``StringBuilder`` makes of pieces such as a `map` with a closure.
///
/// ```swift
/// let color = ParseOnlyStringPieces {
///     "#"
///     StringPiece.prefix(6).map { Int($0, radix: 16) }
/// }
/// try color.parse("#37be19")      // → 3653145
/// ```
public struct ParseOnlyStringPieces<Output>: StringParser {
    private let piece: any StringParser<Output>

    /// Puts the pieces between the braces one after another.
    public init(@StringBuilder _ content: () -> ParseOnlyStringPieces<Output>) {
        self = content()
    }

    /// One piece, without its type.
    init(erasing piece: some StringParser<Output>) {
        self.piece = piece
    }

    /// Goes over the pieces in order.
    @_documentation(visibility: internal)
    public func parse(_ input: inout StringInput) throws(StringFailure) -> Output {
        try piece.parse(&input)
    }
}
