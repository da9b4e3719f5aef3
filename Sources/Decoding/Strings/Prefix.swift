import FastJSON

extension StringPiece {
    /// This many characters, all that fit, or this many that fit.
    ///
    /// ```swift
    /// StringPiece.prefix { $0 != "," }                            // up to a comma or the end
    /// StringPiece.prefix(2)                                       // two characters
    /// StringPiece.prefix(1...3, while: \.isHexDigit)              // as many as fit, three at most
    /// ```
    ///
    /// It counts characters (`Character`) and never cuts one. It refuses to print text that it would
    /// not read back as a whole.
    public static func prefix(
        while fits: @escaping @Sendable (Character) -> Bool
    ) -> StringPieces<String> {
        StringPieces(erasing: Prefix(count: CountRange(), fits: fits))
    }

    /// This many characters, or this many that fit.
    ///
    /// See ``prefix(while:)``.
    public static func prefix(
        _ count: some CountExpression,
        while fits: (@Sendable (Character) -> Bool)? = nil
    ) -> StringPieces<String> {
        StringPieces(erasing: Prefix(count: CountRange(count), fits: fits))
    }
}

/// This many characters, or this many that fit.
struct Prefix: StringParserPrinter {
    let count: CountRange
    /// Nil if every character fits.
    let fits: (@Sendable (Character) -> Bool)?

    /// Goes over as many characters as may be.
    func parse(_ input: inout StringInput) throws(StringFailure) -> String {
        var end = input
        let taken = end.take(count.highest, while: fits ?? { _ in true })
        guard taken.count >= count.lowest else {
            throw StringFailure(expected: expected, at: input)
        }
        input = end
        return String(taken.text)
    }

    /// Appends the characters if all of them fit and their number is right.
    func print(_ output: String, to text: inout String) throws(StringFailure) {
        if let fits, let character = output.first(where: { !fits($0) }) {
            let found = DiagnosticText.quoted(String(character))
            throw StringFailure(
                printing: "cannot print \(DiagnosticText.quoted(output)): \(found) does not fit"
            )
        }
        guard count.contains(output.count) else {
            throw StringFailure(
                printing: "cannot print \(DiagnosticText.quoted(output)): expected \(expected)"
            )
        }
        text += output
    }

    private var expected: String {
        count.text(fits == nil ? "character" : "matching character")
    }
}
