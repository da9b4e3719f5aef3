extension StringPiece {
    /// All remaining text, which may be empty.
    ///
    /// ```swift
    /// try StringPiece.rest().parse("apple")       // → "apple"
    /// ```
    public static func rest() -> StringPieces<String> {
        StringPieces(erasing: Rest())
    }
}

/// All text that is left.
struct Rest: StringParserPrinter {
    /// Goes to the end.
    func parse(_ input: inout StringInput) throws(StringFailure) -> String {
        String(input.takeRest())
    }

    /// Appends the text.
    func print(_ output: String, to text: inout String) throws(StringFailure) {
        text += output
    }
}

extension StringPiece {
    /// The end of the text.
    ///
    /// A string must be parsed to its end anyway; use this for alternatives that differ in whether
    /// something follows.
    ///
    /// ```swift
    /// try StringPiece.end().parse("")         // → ()
    /// try StringPiece.end().parse("a")        // throws: expected end of input
    /// ```
    public static func end() -> StringPieces<Void> {
        StringPieces(erasing: End())
    }
}

/// The end of the text.
struct End: StringParserPrinter {
    /// Fails unless nothing is left.
    func parse(_ input: inout StringInput) throws(StringFailure) {
        guard input.isAtEnd else {
            throw StringFailure(expected: "end of input", at: input)
        }
    }

    /// Appends nothing.
    func print(_ output: Void, to text: inout String) throws(StringFailure) {}
}
