import FastJSON

/// Something that may not come next.
///
/// ```swift
/// let line = StringPieces {
///     Not { "//" }
///     Rest()
/// }
/// try line.parse("// note")       // throws: expected no "//"
/// ```
///
/// It takes no text, and prints none.
public struct Not<Content: StringParser>: StringParserPrinter {
    private let content: Content

    /// Creates a piece that fails where the content fits.
    public init(@StringBuilder _ content: () -> Content) {
        self.content = content()
    }

    /// Fails if the content comes next.
    public func parse(_ input: inout StringInput) throws(StringFailure) {
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
    public func print(_ output: Void, to text: inout String) throws(StringFailure) {}
}

/// Something that must come next, but is left for the pieces behind.
///
/// ```swift
/// let word = StringPieces {
///     Peek { Prefix(1, while: \.isLetter) }
///     Prefix { $0.isLetter || $0.isNumber }
/// }
/// try word.parse("a1")            // → "a1"
/// ```
///
/// It takes no text, and prints none.
public struct Peek<Content: StringParser>: StringParserPrinter {
    private let content: Content

    /// Creates a piece that fails where the content does.
    public init(@StringBuilder _ content: () -> Content) {
        self.content = content()
    }

    /// Fails unless the content comes next.
    public func parse(_ input: inout StringInput) throws(StringFailure) {
        var end = input
        _ = try content.parse(&end)
    }

    /// Appends nothing.
    public func print(_ output: Void, to text: inout String) throws(StringFailure) {}
}
