extension FixedWidthInteger where Self: Sendable {
    /// A piece that is an integer of this type in ASCII digits, in a base from 2 to 36.
    ///
    /// ```swift
    /// try Int.parser().parse("-12")               // → -12
    /// try UInt8.parser(radix: 16).parse("fF")     // → 255
    /// try UInt8.parser(radix: 16).print(255)      // → "ff"
    /// ```
    ///
    /// - Precondition: the base is from 2 to 36.
    public static func parser(radix: Int = 10) -> StringPieces<Self> {
        StringPieces(erasing: IntegerString<Self>(radix: radix))
    }
}

/// An integer in digits.
///
/// A sign may come first, `+` or `-`, and zeros after it. Letters may be of either case. It is
/// printed without `+`, without zeros in front and with small letters. A number that the type
/// cannot hold is a failure.
struct IntegerString<Value: FixedWidthInteger & Sendable>: StringParserPrinter {
    private let radix: Int

    /// Creates a piece that is an integer in the base, from 2 to 36.
    init(radix: Int = 10) {
        precondition((2...36).contains(radix), "a radix is from 2 to 36")
        self.radix = radix
    }

    /// Goes over all digits that follow.
    func parse(_ input: inout StringInput) throws(StringFailure) -> Value {
        var end = input
        end.skipSign()
        let zeros = end.take(while: { $0 == "0" }).count
        // In no base does a number of the type have more digits than bits. Alternatives read from here again,
        // so digits after that many are not looked at.
        let most = Value.bitWidth
        let count = end.take(most + 1, while: { $0.digit(radix: radix) != nil }).count
        guard zeros + count > 0 else {
            throw StringFailure(expected: "integer", at: input)
        }
        guard count <= most, let value = Value(input.text(before: end), radix: radix) else {
            throw StringFailure(expected: "integer that fits \(Value.self)", at: input)
        }
        input = end
        return value
    }

    /// Appends the digits.
    func print(_ output: Value, to text: inout String) throws(StringFailure) {
        text += String(output, radix: radix)
    }
}

extension Character {
    /// The value of an ASCII digit or letter in the base, nil for anything else.
    func digit(radix: Int) -> Int? {
        guard let byte = asciiValue else { return nil }
        let digit =
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - Int(UInt8(ascii: "0"))
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - Int(UInt8(ascii: "A")) + 10
            case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - Int(UInt8(ascii: "a")) + 10
            default: Int.max
            }
        return digit < radix ? digit : nil
    }
}
