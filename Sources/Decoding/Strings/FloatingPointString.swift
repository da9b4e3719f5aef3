extension Double {
    /// A piece that is a decimal number, such as `-1.5` or `6e23`.
    ///
    /// ```swift
    /// try Double.parser().parse("6.02e23")        // → 6.02e+23
    /// try Double.parser().print(0.1)              // → "0.1"
    /// ```
    public static func parser() -> StringPieces<Double> {
        StringPieces(erasing: FloatingPointString<Double>())
    }
}

extension Float {
    /// A piece that is a decimal number, such as `-1.5` or `6e23`.
    ///
    /// ```swift
    /// try Float.parser().parse("0.1")             // → 0.1
    /// ```
    public static func parser() -> StringPieces<Float> {
        StringPieces(erasing: FloatingPointString<Float>())
    }
}

/// A decimal number, whatever the locale.
///
/// A sign may come first, `+` or `-`; then come digits, perhaps a point and more digits, perhaps
/// an exponent. The value is the one nearest to the number. It is printed with the fewest digits
/// that give it back. Infinities and NaN have no text, and numbers that are too large no value.
struct FloatingPointString<Value>: StringParserPrinter
where Value: BinaryFloatingPoint & LosslessStringConvertible & Sendable {
    /// Goes over the number, and leaves a point or an `e` without digits after it.
    func parse(_ input: inout StringInput) throws(StringFailure) -> Value {
        var end = input
        guard end.skipNumber(), let value = Value(String(input.text(before: end))) else {
            throw StringFailure(expected: "number", at: input)
        }
        guard value.isFinite else {
            throw StringFailure(expected: "number that fits \(Value.self)", at: input)
        }
        input = end
        return value
    }

    /// Appends the shortest decimal number that gives the value back.
    func print(_ output: Value, to text: inout String) throws(StringFailure) {
        guard output.isFinite else {
            throw StringFailure(printing: "cannot print \(output): it is not a finite number")
        }
        text += output.description
    }
}

extension StringInput {
    fileprivate mutating func skipNumber() -> Bool {
        skipSign()
        guard skipDigits() else { return false }
        var fraction = self
        if fraction.skip("."), fraction.skipDigits() {
            self = fraction
        }
        var exponent = self
        if exponent.skip("e") || exponent.skip("E") {
            exponent.skipSign()
            if exponent.skipDigits() {
                self = exponent
            }
        }
        return true
    }

    /// Goes over `-` or `+`, if one of them comes next.
    mutating func skipSign() {
        if !skip("-") {
            skip("+")
        }
    }

    private mutating func skipDigits() -> Bool {
        take { $0.digit(radix: 10) != nil }.count > 0
    }
}
