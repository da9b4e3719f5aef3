extension StringPiece {
    /// A piece that need not be there.
    ///
    /// ```swift
    /// let version = StringPieces {
    ///     Int.parser()
    ///     StringPiece.optional {
    ///         "."
    ///         Int.parser()
    ///     }
    /// }
    /// try version.parse("6")              // → (6, nil)
    /// try version.print((6, 3))           // → "6.3"
    /// ```
    ///
    /// If the content fails, parsing continues where the content began.
    public static func optional<Content: StringParserPrinter>(
        @StringBuilder _ content: () -> Content
    ) -> StringPieces<Content.Output?> {
        StringPieces(erasing: Optionally(content: content()))
    }

    /// A piece that need not be there, and only parses.
    public static func optional<Content: StringParser>(
        @StringBuilder _ content: () -> Content
    ) -> ParseOnlyStringPieces<Content.Output?> {
        ParseOnlyStringPieces(erasing: Optionally(content: content()))
    }
}

/// A piece that need not be there.
struct Optionally<Content: StringParser>: StringParser {
    let content: Content

    /// Goes over the content if it is there.
    func parse(_ input: inout StringInput) throws(StringFailure) -> Content.Output? {
        var attempt = input
        do throws(StringFailure) {
            let output = try content.parse(&attempt)
            input = attempt
            return output
        } catch {
            return nil
        }
    }
}

extension Optionally: StringParserPrinter where Content: StringParserPrinter {
    /// Appends the content, or nothing for nil.
    ///
    /// Content that needs no text always has a value, so nil is refused.
    func print(_ output: Content.Output?, to text: inout String) throws(StringFailure) {
        if let output {
            try content.print(output, to: &text)
            return
        }
        var nothing = StringInput("")
        guard try parse(&nothing) == nil else {
            throw StringFailure(
                printing: "cannot print nil: the optional content needs no text, so it is never nil"
            )
        }
    }
}
