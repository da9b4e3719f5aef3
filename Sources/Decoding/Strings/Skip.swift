extension StringPiece {
    /// A piece whose value is dropped.
    ///
    /// ```swift
    /// let last = ParseOnlyStringPieces {
    ///     StringPiece.skip { StringPiece.many { StringPiece.prefix(1..., while: \.isLetter); "." } }
    ///     Int.parser()
    /// }
    /// try last.parse("a.b.12")        // → 12
    /// ```
    ///
    /// A dropped value cannot be printed: use ``skip(printing:_:)`` to give the text that is printed
    /// instead.
    public static func skip(
        @StringBuilder _ content: () -> some StringParser
    ) -> ParseOnlyStringPieces<Void> {
        ParseOnlyStringPieces(erasing: Skip(content: content()))
    }

    /// A piece without a value, which also prints.
    public static func skip(
        @StringBuilder _ content: () -> some StringParserPrinter<Void>
    ) -> StringPieces<Void> {
        StringPieces(erasing: Skip(content: content()))
    }

    /// A piece whose value is dropped, and that prints a fixed text.
    ///
    /// ```swift
    /// StringPiece.skip(printing: "-") { StringPiece.prefix(1, while: { "-_. ".contains($0) }) }
    /// ```
    ///
    /// The content must be able to parse this text.
    public static func skip(
        printing text: String,
        @StringBuilder _ content: () -> some StringParser
    ) -> StringPieces<Void> {
        StringPieces(erasing: FixedString(content: content(), text: text))
    }
}

/// A piece whose value is dropped.
struct Skip<Content: StringParser>: StringParser {
    let content: Content

    /// Goes over the content.
    func parse(_ input: inout StringInput) throws(StringFailure) {
        _ = try content.parse(&input)
    }
}

extension Skip: StringParserPrinter where Content: StringParserPrinter<Void> {
    /// Appends the text of the content.
    func print(_ output: Void, to text: inout String) throws(StringFailure) {
        try content.print((), to: &text)
    }
}

/// A piece that is parsed as its content and printed as a fixed text.
struct FixedString<Content: StringParser>: StringParserPrinter {
    let content: Content
    let text: String

    /// Goes over the content.
    func parse(_ input: inout StringInput) throws(StringFailure) {
        _ = try content.parse(&input)
    }

    /// Appends the text if the content can parse it.
    func print(_ output: Void, to text: inout String) throws(StringFailure) {
        _ = try content.parse(self.text)
        text += self.text
    }
}
