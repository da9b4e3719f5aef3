extension StringPiece {
    /// White space, which is written as it must be and read as it comes.
    ///
    /// ```swift
    /// let pair = StringPieces {
    ///     Int.parser()
    ///     StringPiece.whitespace()
    ///     ","
    ///     StringPiece.whitespace(1...)
    ///     Int.parser()
    /// }
    /// try pair.parse("1 ,   2")       // → (1, 2)
    /// try pair.print((1, 2))          // → "1, 2"
    /// ```
    ///
    /// It takes every character that is white space in Unicode, line ends too, and prints as few
    /// spaces as are allowed.
    public static func whitespace(_ count: some CountExpression = 0...) -> StringPieces<Void> {
        StringPieces(erasing: Whitespace(count: CountRange(count)))
    }
}

/// White space.
struct Whitespace: StringParserPrinter {
    let count: CountRange

    /// Goes over as many as may be.
    func parse(_ input: inout StringInput) throws(StringFailure) {
        var end = input
        guard end.take(count.highest, while: \.isWhitespace).count >= count.lowest else {
            let expected = count.text("white space character")
            throw StringFailure(expected: expected, at: input)
        }
        input = end
    }

    /// Appends as few spaces as are allowed.
    func print(_ output: Void, to text: inout String) throws(StringFailure) {
        text += String(repeating: " ", count: count.lowest)
    }
}
