/// All text that is left, perhaps none.
///
/// ```swift
/// try Rest().parse("apple")       // → "apple"
/// ```
public struct Rest: StringParserPrinter {
    /// Creates a piece that takes everything.
    public init() {}

    /// Goes to the end.
    public func parse(_ input: inout StringInput) throws(StringFailure) -> String {
        String(input.takeRest())
    }

    /// Appends the text.
    public func print(_ output: String, to text: inout String) throws(StringFailure) {
        text += output
    }
}

/// The end of the text.
///
/// The whole text is asked for anyway when a string is parsed; this is for alternatives that
/// differ in whether something follows.
///
/// ```swift
/// try End().parse("")         // → ()
/// try End().parse("a")        // throws: expected end of input
/// ```
public struct End: StringParserPrinter {
    /// Creates a piece that is the end.
    public init() {}

    /// Fails unless nothing is left.
    public func parse(_ input: inout StringInput) throws(StringFailure) {
        guard input.isAtEnd else {
            throw StringFailure(expected: "end of input", at: input)
        }
    }

    /// Appends nothing.
    public func print(_ output: Void, to text: inout String) throws(StringFailure) {}
}
