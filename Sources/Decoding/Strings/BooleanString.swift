extension Bool {
    /// A piece that is `true` or `false`.
    ///
    /// ```swift
    /// try Bool.parser().parse("true")     // → true
    /// try Bool.parser().print(false)      // → "false"
    /// ```
    public static func parser() -> StringPieces<Bool> {
        StringPieces(erasing: BooleanString())
    }
}

/// The word `true` or `false`.
struct BooleanString: StringParserPrinter {
    /// Goes over the word.
    func parse(_ input: inout StringInput) throws(StringFailure) -> Bool {
        if input.skip("true") {
            return true
        }
        if input.skip("false") {
            return false
        }
        throw StringFailure(expected: #""true" or "false""#, at: input)
    }

    /// Appends the word.
    func print(_ output: Bool, to text: inout String) throws(StringFailure) {
        text += output.description
    }
}
