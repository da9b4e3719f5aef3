/// A number of so many ASCII digits, without a sign.
///
/// ```swift
/// let time = StringPieces {
///     Digits(2)
///     ":"
///     Digits(2)
/// }
/// try time.parse("09:05")         // → (9, 5)
/// try time.print((9, 5))          // → "09:05"
/// ```
///
/// It is printed with zeros in front where there are too few digits.
public struct Digits: StringParserPrinter {
    private let count: CountRange

    /// Creates a piece that is exactly so many digits.
    public init(_ count: Int) {
        precondition(count > 0, "a number has a digit")
        self.count = CountRange(lowest: count, highest: count)
    }

    /// Creates a piece that is as many digits as the range allows, one at least.
    public init(_ count: some RangeExpression<Int> = 1...) {
        let range = CountRange(count)
        precondition(range.highest > 0, "a number has a digit")
        self.count = CountRange(lowest: max(1, range.lowest), highest: range.highest)
    }

    /// Goes over as many digits as may be.
    public func parse(_ input: inout StringInput) throws(StringFailure) -> Int {
        var end = input
        let digits = end.take(count.highest) { $0.digit(radix: 10) != nil }
        guard digits.count >= count.lowest else {
            throw StringFailure(expected: count.text("digit"), at: input)
        }
        guard let number = Int(digits.text) else {
            throw StringFailure(expected: "integer that fits Int", at: input)
        }
        input = end
        return number
    }

    /// Appends the number if it is not negative and has few enough digits.
    public func print(_ output: Int, to text: inout String) throws(StringFailure) {
        let digits = String(output)
        guard output >= 0, digits.utf8.count <= count.highest else {
            throw StringFailure(
                printing: "cannot print \(output): expected \(count.text("digit"))"
            )
        }
        text += String(repeating: "0", count: max(0, count.lowest - digits.utf8.count)) + digits
    }
}
