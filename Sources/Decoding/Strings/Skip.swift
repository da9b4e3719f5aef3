/// A piece whose value is of no interest.
///
/// ```swift
/// let last = ParseOnlyStringPieces {
///     Skip { Many { Prefix(1..., while: \.isLetter); "." } }
///     Int.parser()
/// }
/// try last.parse("a.b.12")        // → 12
/// ```
///
/// A value that is forgotten cannot be printed: say what stands for it with
/// ``init(printing:_:)``.
public struct Skip<Content: StringParser>: StringParser {
    let content: Content

    /// Creates a piece that forgets the value of the content.
    public init(@StringBuilder _ content: () -> Content) {
        self.content = content()
    }

    /// Creates a piece that forgets the value of the content, and prints a fixed text.
    ///
    /// ```swift
    /// Skip(printing: "-") { Prefix(1, while: { "-_. ".contains($0) }) }
    /// ```
    ///
    /// The content has to be able to parse the text.
    public init<Inner: StringParser>(
        printing text: String,
        @StringBuilder _ content: () -> Inner
    ) where Content == FixedString<Inner> {
        self.content = FixedString(content: content(), text: text)
    }

    /// Goes over the content.
    public func parse(_ input: inout StringInput) throws(StringFailure) {
        _ = try content.parse(&input)
    }
}

extension Skip: StringParserPrinter where Content: StringParserPrinter<Void> {
    /// Appends the text of the content.
    public func print(_ output: Void, to text: inout String) throws(StringFailure) {
        try content.print((), to: &text)
    }
}

/// A piece that is parsed as its content and printed as a fixed text.
///
/// It is made by ``Skip``.
public struct FixedString<Content: StringParser>: StringParserPrinter {
    let content: Content
    let text: String

    /// Goes over the content.
    public func parse(_ input: inout StringInput) throws(StringFailure) {
        _ = try content.parse(&input)
    }

    /// Appends the text if the content can parse it.
    public func print(_ output: Void, to text: inout String) throws(StringFailure) {
        _ = try content.parse(self.text)
        text += self.text
    }
}
