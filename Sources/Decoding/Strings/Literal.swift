import FastJSON

extension StringPiece {
    /// A fixed text.
    ///
    /// In a ``StringBuilder``, a string is its own literal.
    ///
    /// ```swift
    /// try StringPiece.literal("key_").parse("key_")       // → ()
    /// try StringPiece.literal("key_").print()             // → "key_"
    /// ```
    ///
    /// The bytes must be the same, and the last character of the text must end where they end.
    public static func literal(_ text: String) -> StringPieces<Void> {
        StringPieces(erasing: Literal(text))
    }
}

/// A fixed text.
struct Literal: StringParserPrinter {
    private let text: String

    /// Creates a piece that is this text.
    init(_ text: String) {
        self.text = text
    }

    /// Goes over the text.
    func parse(_ input: inout StringInput) throws(StringFailure) {
        guard input.skip(text) else {
            throw StringFailure(expected: DiagnosticText.quoted(text), at: input)
        }
    }

    /// Appends the text.
    func print(_ output: Void, to text: inout String) throws(StringFailure) {
        text += self.text
    }
}
