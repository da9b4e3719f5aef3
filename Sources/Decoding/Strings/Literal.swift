import FastJSON

/// Text that is there word for word.
///
/// In a ``StringBuilder`` a string stands for its literal.
///
/// ```swift
/// try Literal("key_").parse("key_")       // → ()
/// try Literal("key_").print()             // → "key_"
/// ```
///
/// The bytes have to be the same, and the last character may not go on behind them.
public struct Literal: StringParserPrinter {
    private let text: String

    /// Creates a piece that is this text.
    public init(_ text: String) {
        self.text = text
    }

    /// Goes over the text.
    public func parse(_ input: inout StringInput) throws(StringFailure) {
        guard input.skip(text) else {
            throw StringFailure(expected: DiagnosticText.quoted(text), at: input)
        }
    }

    /// Appends the text.
    public func print(_ output: Void, to text: inout String) throws(StringFailure) {
        text += self.text
    }
}
