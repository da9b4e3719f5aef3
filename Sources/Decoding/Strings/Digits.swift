extension StringPiece {
    /// A number of this many ASCII digits, without a sign.
    ///
    /// ```swift
    /// let time = StringPieces {
    ///     StringPiece.digits(2)
    ///     ":"
    ///     StringPiece.digits(2)
    /// }
    /// try time.parse("09:05")         // → (9, 5)
    /// try time.print((9, 5))          // → "09:05"
    /// ```
    ///
    /// It is printed with zeros in front where there are too few digits.
    ///
    /// - Precondition: the count is not 0, and not negative.
    public static func digits(_ count: some CountExpression = 1...) -> StringPieces<Int> {
        StringPieces(erasing: Digits(CountRange(count)))
    }
}

/// A number of this many ASCII digits.
struct Digits: StringParserPrinter {
    private let count: CountRange

    /// At least one digit, whatever the range allows.
    init(_ count: CountRange) {
        precondition(count.highest > 0, "a number has a digit")
        self.count = CountRange(lowest: max(1, count.lowest), highest: count.highest)
    }

    /// Goes over as many digits as may be.
    func parse(_ input: inout StringInput) throws(StringFailure) -> Int {
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
    func print(_ output: Int, to text: inout String) throws(StringFailure) {
        let digits = String(output)
        guard output >= 0, digits.utf8.count <= count.highest else {
            throw StringFailure(printing: "cannot print \(output): expected \(count.text("digit"))")
        }
        text += String(repeating: "0", count: max(0, count.lowest - digits.utf8.count)) + digits
    }
}
