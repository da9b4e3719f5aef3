import FastJSON

extension StringPiece {
    /// Something that must not come next.
    ///
    /// ```swift
    /// let line = StringPieces {
    ///     StringPiece.not { "//" }
    ///     StringPiece.rest()
    /// }
    /// try line.parse("// note")       // throws: expected no "//"
    /// ```
    ///
    /// It takes no text, and prints none.
    public static func not(
        @StringBuilder _ content: () -> some StringParser
    ) -> StringPieces<Void> {
        StringPieces(erasing: Not(content: content()))
    }
}

/// Something that must not come next.
struct Not<Content: StringParser>: StringParserPrinter {
    let content: Content

    /// Fails if the content comes next.
    func parse(_ input: inout StringInput) throws(StringFailure) {
        var end = input
        do throws(StringFailure) {
            _ = try content.parse(&end)
        } catch {
            return
        }
        let found = String(input.text(before: end))
        let expected = found.isEmpty ? "no match" : "no \(DiagnosticText.quoted(found))"
        throw StringFailure(expected: expected, at: input)
    }

    /// Appends nothing.
    func print(_ output: Void, to text: inout String) throws(StringFailure) {}
}

extension StringPiece {
    /// Something that must come next, but is left for the pieces after it.
    ///
    /// ```swift
    /// let word = StringPieces {
    ///     StringPiece.peek { StringPiece.prefix(1, while: \.isLetter) }
    ///     StringPiece.prefix { $0.isLetter || $0.isNumber }
    /// }
    /// try word.parse("a1")            // → "a1"
    /// ```
    ///
    /// It takes no text, and prints none.
    public static func peek(
        @StringBuilder _ content: () -> some StringParser
    ) -> StringPieces<Void> {
        StringPieces(erasing: Peek(content: content()))
    }
}

/// Something that must come next, and is left.
struct Peek<Content: StringParser>: StringParserPrinter {
    let content: Content

    /// Fails unless the content comes next.
    func parse(_ input: inout StringInput) throws(StringFailure) {
        var end = input
        _ = try content.parse(&end)
    }

    /// Appends nothing.
    func print(_ output: Void, to text: inout String) throws(StringFailure) {}
}
