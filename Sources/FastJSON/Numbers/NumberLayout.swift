/// Where the parts of a number text are, and what its digits add up to.
struct NumberLayout {
    /// The digits as one integer, which wraps around when there are more than 19.
    var significand: UInt64 = 0

    /// The power of ten that the last digit counts.
    var exponent = 0

    /// Whether the text starts with a minus sign.
    let isNegative: Bool

    /// The position of the first digit.
    let digitsStart: Int

    /// The position after the last digit before the exponent.
    let digitsEnd: Int

    /// How many digits there are before the exponent, leading zeros included.
    var digitCount: Int

    /// Reads the text once from start to end, or gives nil for an empty text.
    @inline(__always)
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard var cursor = unsafe DigitCursor(text) else { return nil }
        isNegative = unsafe cursor.skip(UInt8(ascii: "-"))
        digitsStart = unsafe cursor.index
        unsafe cursor.readDigits(into: &significand)
        digitCount = unsafe cursor.index &- digitsStart
        if unsafe cursor.skip(UInt8(ascii: ".")) {
            let fractionStart = unsafe cursor.index
            unsafe cursor.readDigits(into: &significand)
            exponent = unsafe fractionStart &- cursor.index
            digitCount &-= exponent
        }
        digitsEnd = unsafe cursor.index
        if unsafe cursor.index < cursor.count {
            unsafe exponent &+= Self.readExponent(&cursor)
        }
    }

    /// Reads the exponent part, with the cursor at its letter.
    ///
    /// An exponent beyond a twentieth of the largest `Int` is not exact, but stays beyond it.
    /// No text has enough digits to make up for one like that, so the result is the same, and
    /// there is room to add a digit count to it.
    private static func readExponent(_ cursor: inout DigitCursor) -> Int {
        unsafe cursor.index &+= 1
        let isNegative = unsafe cursor.skip(UInt8(ascii: "-"))
        if !isNegative { _ = unsafe cursor.skip(UInt8(ascii: "+")) }
        var value = 0
        while unsafe cursor.index < cursor.count {
            let digit = unsafe cursor.current &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            if value < Int.max / 20 { value = value &* 10 &+ Int(digit) }
            unsafe cursor.index &+= 1
        }
        return isNegative ? 0 &- value : value
    }
}

/// The digits of a number text from the first one that is not zero, most significant first.
@safe
struct SignificantDigits {
    /// The text that holds the digits.
    private let text: UnsafeBufferPointer<UInt8>

    /// The position of the next digit, or of a decimal point in front of it.
    private var index: Int

    /// The position after the last digit.
    private let end: Int

    /// How many digits are left.
    private(set) var count: Int

    /// Skips the leading zeros of a text, in time linear in their number.
    init(_ text: UnsafeBufferPointer<UInt8>, _ layout: NumberLayout) {
        unsafe self.text = text
        index = layout.digitsStart
        end = layout.digitsEnd
        count = layout.digitCount
        while count > 0 {
            if unsafe text[index] == UInt8(ascii: "0") {
                count &-= 1
            } else if unsafe text[index] != UInt8(ascii: ".") {
                break
            }
            index &+= 1
        }
    }

    /// Takes up to `limit` digits, at most 19, as one integer.
    mutating func take(_ limit: Int) -> (value: UInt64, count: Int) {
        let taken = min(limit, count)
        var value: UInt64 = 0
        var left = taken
        while left > 0 {
            let character = unsafe text[index]
            index &+= 1
            if character == UInt8(ascii: ".") { continue }
            value = value &* 10 &+ UInt64(character &- UInt8(ascii: "0"))
            left &-= 1
        }
        count &-= taken
        return (value, taken)
    }

    /// Whether any digit that is left is not zero.
    func hasNonzeroDigit() -> Bool {
        for position in index..<end
        where unsafe text[position] != UInt8(ascii: "0") && text[position] != UInt8(ascii: ".") {
            return true
        }
        return false
    }
}
