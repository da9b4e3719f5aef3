/// Something that turns the beginning of a text into a value.
///
/// Combine parsers with ``StringBuilder``. The text of a `JSONString` and the keys of a `JSONObject`
/// are described this way:
///
/// ```swift
/// let numbers = StringPieces {
///     Int.parser()
///     ","
///     Int.parser()
/// }
/// try numbers.parse("55,190")     // → (55, 190)
/// try numbers.print((55, 190))    // → "55,190"
/// ```
public protocol StringParser<Output>: Sendable {
    /// What the text becomes; `Void` for text that is only to be there.
    associatedtype Output

    /// Goes over the text that belongs to a value and returns the value.
    ///
    /// After a failure the input may be anywhere: whoever tries something else continues with a copy.
    func parse(_ input: inout StringInput) throws(StringFailure) -> Output
}

/// A parser that can also turn a value back into text.
///
/// The law: it parses what it prints into an equal value. It refuses to print values that would not
/// come back, if it can detect this at once.
public protocol StringParserPrinter<Output>: StringParser {
    /// Appends the text of the value.
    ///
    /// After a failure some of it may have been appended.
    func print(_ output: Output, to text: inout String) throws(StringFailure)
}

extension StringParser {
    /// The value of a whole text.
    ///
    /// Remaining text is a failure.
    public func parse(_ text: String) throws(StringFailure) -> Output {
        var input = StringInput(text)
        let output = try parse(&input)
        try End().parse(&input)
        return output
    }
}

extension StringParserPrinter {
    /// The text of a value.
    public func print(_ output: Output) throws(StringFailure) -> String {
        var text = ""
        try print(output, to: &text)
        return text
    }
}

extension StringParserPrinter where Output == Void {
    /// The text that is always the same.
    public func print() throws(StringFailure) -> String {
        try print(())
    }
}
