/// White space, which is written as it must be and read as it comes.
///
/// ```swift
/// let pair = StringPieces {
///     Int.parser()
///     Whitespace()
///     ","
///     Whitespace(1...)
///     Int.parser()
/// }
/// try pair.parse("1 ,   2")       // → (1, 2)
/// try pair.print((1, 2))          // → "1, 2"
/// ```
///
/// It takes every character that is white space in Unicode, line ends too, and prints as few
/// spaces as are allowed.
public struct Whitespace: StringParserPrinter {
    private let count: CountRange

    /// Creates a piece that is exactly so many characters of white space.
    public init(_ count: Int) {
        self.count = CountRange(lowest: count, highest: count)
    }

    /// Creates a piece that is as many characters of white space as the range allows.
    public init(_ count: some RangeExpression<Int> = 0...) {
        self.count = CountRange(count)
    }

    /// Goes over as many as may be.
    public func parse(_ input: inout StringInput) throws(StringFailure) {
        var end = input
        guard end.take(count.highest, while: \.isWhitespace).count >= count.lowest else {
            let expected = count.text("white space character")
            throw StringFailure(expected: expected, at: input)
        }
        input = end
    }

    /// Appends as few spaces as are allowed.
    public func print(_ output: Void, to text: inout String) throws(StringFailure) {
        text += String(repeating: " ", count: count.lowest)
    }
}
