/// Floating-point numbers as the shortest text that is read back as the same number.
///
/// It is the `description` of the standard library, byte by byte, without a string for each:
/// `0.1`, `1.0`, `1e-05`, `1e+16`.
enum DoubleText {
    /// The most bytes that a text has: `-2.2250738585072014e-308`.
    static let length = 24

    /// Stores the text of a double, and returns where it ends.
    ///
    /// Without the fraction a whole number is `1` and not `1.0`, unless it has an exponent.
    ///
    /// - Precondition: it is finite, and there is room for `length` bytes and a word after them.
    @inline(__always)
    static func write(
        _ value: Double,
        keepsZeroFraction: Bool,
        to start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let magnitude = value.magnitude
        let first = unsafe writeSign(value.sign, to: start)
        if let whole = wholeNumber(magnitude) {
            return unsafe write(whole: whole, keepsZeroFraction, to: first)
        }
        let bits = magnitude.bitPattern
        let isLarge = Int(((0x1p53 as Double).bitPattern &- bits) &>> 63)
        return unsafe write(ShortestDecimal(bitsOfDouble: bits), isLarge: isLarge, to: first)
    }

    /// Stores the text of a float, and returns where it ends.
    ///
    /// - Precondition: as for a double.
    @inline(__always)
    static func write(
        _ value: Float,
        keepsZeroFraction: Bool,
        to start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let magnitude = value.magnitude
        let first = unsafe writeSign(value.sign, to: start)
        if magnitude <= 0x1p24, let whole = wholeNumber(Double(magnitude)) {
            return unsafe write(whole: whole, keepsZeroFraction, to: first)
        }
        let bits = magnitude.bitPattern
        let isLarge = Int(((0x1p24 as Float).bitPattern &- bits) &>> 31)
        return unsafe write(ShortestDecimal(bitsOfFloat: bits), isLarge: isLarge, to: first)
    }

    /// True if the bytes are the text of the double.
    static func isText(_ bytes: UnsafeBufferPointer<UInt8>, of value: Double) -> Bool {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length + 8) { buffer in
            guard let start = buffer.baseAddress else { return false }
            // SAFETY: the buffer has the room. What lies before the end was stored.
            let end = unsafe write(value, keepsZeroFraction: true, to: start)
            return unsafe KeyBytes.areEqual(
                bytes,
                UnsafeBufferPointer(start: start, count: end - start)
            )
        }
    }

    // MARK: Whole numbers

    /// A number as an integer, if it is one and not above 2⁵³: that has no exponent in its text.
    @inline(__always)
    private static func wholeNumber(_ magnitude: Double) -> UInt64? {
        // One test for both ends of the range, which nothing would predict apart.
        let one = (1.0 as Double).bitPattern
        guard magnitude.bitPattern &- one <= (0x1p53 as Double).bitPattern &- one else {
            return magnitude == 0 ? 0 : nil
        }
        // From 2⁵² on all doubles are whole. A sum that is there has lost any fraction.
        guard magnitude < 0x1p52 else { return UInt64(magnitude) }
        let sum = magnitude + 0x1p52
        return sum - 0x1p52 == magnitude ? sum.bitPattern & ((1 &<< 52) &- 1) : nil
    }

    @inline(__always)
    private static func write(
        whole: UInt64,
        _ keepsZeroFraction: Bool,
        to start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let end = unsafe IntegerText.write(whole, to: start)
        // The fraction is stored in any case, and counted if it is meant.
        unsafe ByteWord.store(0x302E, at: end)
        return unsafe end + (keepsZeroFraction ? 2 : 0)
    }

    // MARK: Fractions and exponents

    /// The digits of a number: seventeen places, the first of them empty if there are only sixteen.
    private struct Digits {
        /// The first eight places as characters, the foremost lowest.
        let high: UInt64
        /// The next eight places.
        let low: UInt64
        /// The last place.
        let last: UInt8
        /// How many places are empty before the first digit that is not 0: none, or 1.
        let skipped: Int
        /// How many digits there are without the zeros at the end.
        let count: Int
        /// The power of ten that the first digit counts.
        let exponent: Int

        @inline(__always)
        init(_ decimal: ShortestDecimal) {
            var upper = decimal.upper
            var tens = decimal.tens
            var ones = decimal.ones
            var exponent = decimal.exponent &+ 16
            // A double has 16 or 17 digits, unless it is subnormal.
            if tens < 100_000_000_000_000 {
                let number = tens &* 10 &+ ones
                let missing = Digits.missing(in: number)
                tens = unsafe number &* DigitCursor.powersOfTen[missing &- 1]
                upper = tens / 100_000_000
                ones = 0
                exponent &-= missing
            }
            let high = ByteWord.digits(of: upper)
            let low = ByteWord.digits(of: tens &- upper &* 100_000_000)
            let zeros = low.leadingZeroBitCount &+ (high.leadingZeroBitCount & (low == 0 ? -1 : 0))
            skipped = upper < 10_000_000 ? 1 : 0
            count = (ones == 0 ? 16 &- zeros &>> 3 : 17) &- skipped
            self.high = high | ByteWord.repeating(UInt8(ascii: "0"))
            self.low = low | ByteWord.repeating(UInt8(ascii: "0"))
            last = UInt8(truncatingIfNeeded: ones) | UInt8(ascii: "0")
            self.exponent = exponent &- skipped
        }

        /// How many digits a number above 0 has less than 17.
        @inline(never)
        private static func missing(in number: UInt64) -> Int {
            // 1233 / 2^12 is the decimal logarithm of two, near enough for what is one too low.
            let length = ((64 &- number.leadingZeroBitCount) &* 1233) &>> 12
            return unsafe 17 &- length &- (number < DigitCursor.powersOfTen[length] ? 0 : 1)
        }

        /// Stores all digits.
        ///
        /// - Precondition: 17 bytes are writable.
        @inline(__always)
        func store(at start: UnsafeMutablePointer<UInt8>) {
            // SAFETY: the caller vouches for the bytes.
            unsafe ByteWord.store(high &>> UInt64(truncatingIfNeeded: skipped &* 8), at: start)
            unsafe ByteWord.store(low, at: start + (8 &- skipped))
            unsafe start[16 &- skipped] = last
        }

        /// Stores all digits, with a point after the one that counts ones.
        ///
        /// - Precondition: the exponent is 0 to 15, and 32 bytes are writable.
        @inline(__always)
        func storeWithPoint(at start: UnsafeMutablePointer<UInt8>) {
            // SAFETY: the caller vouches for the bytes.
            let point = unsafe start + (1 &+ exponent)
            // Those after the point are stored again, one byte further, and the point in the gap.
            let place = UInt64(truncatingIfNeeded: exponent &+ skipped)
            unsafe ByteWord.store(high &>> UInt64(truncatingIfNeeded: skipped &* 8), at: start)
            if place < 8 {
                unsafe ByteWord.store(high &>> (place &* 8), at: point)
                unsafe ByteWord.store(low, at: start + (9 &- skipped))
            } else {
                unsafe ByteWord.store(low, at: start + (8 &- skipped))
                unsafe ByteWord.store(low &>> ((place &- 8) &* 8), at: point)
            }
            unsafe point.pointee = UInt8(ascii: ".")
            unsafe start[17 &- skipped] = last
        }
    }

    /// Stores a number that is not whole, or is so large that its text has an exponent.
    ///
    /// It is so large if `isLarge` is 1; else that is 0.
    @inline(__always)
    private static func write(
        _ decimal: ShortestDecimal,
        isLarge: Int,
        to start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let digits = Digits(decimal)
        // SAFETY: what is stored below ends at most 28 bytes after the start, and one byte of the
        // room may be taken by the sign.
        // One test for all that has an exponent, which nothing would predict apart.
        if UInt(bitPattern: digits.exponent &+ 4 &+ isLarge &* 32) > 4 + 15 {
            return unsafe writeScientific(digits, to: start)
        }
        if digits.exponent < 0 {
            // Up to four zeros, one of them before the point.
            let first = unsafe start + (1 &- digits.exponent)
            unsafe ByteWord.store(0x3030_3030_3030_2E30, at: start)
            unsafe digits.store(at: first)
            return unsafe first + digits.count
        }
        unsafe digits.storeWithPoint(at: start)
        return unsafe start + (1 &+ digits.count)
    }

    @inline(__always)
    private static func writeScientific(
        _ digits: Digits,
        to start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        // The digits, and the first of them again before the point that takes its place.
        unsafe digits.store(at: start + 1)
        unsafe start[0] = start[1]
        unsafe start[1] = UInt8(ascii: ".")
        let end = unsafe start + (digits.count == 1 ? 1 : 1 &+ digits.count)
        // An `e`, the sign, and two or three digits; nothing predicts which.
        let magnitude = UInt64(truncatingIfNeeded: digits.exponent.magnitude)
        let isNegative = UInt64(truncatingIfNeeded: digits.exponent) &>> 63
        let isShort = (magnitude &- 100) &>> 63
        let hundreds = (magnitude &* 41) &>> 12
        let rest = magnitude &- hundreds &* 100
        let tens = (rest &* 103) &>> 10
        let ones = rest &- tens &* 10
        let places = (hundreds | tens &<< 8 | ones &<< 16) &+ 0x30_3030
        unsafe end[0] = UInt8(ascii: "e")
        unsafe end[1] = UInt8(ascii: "+") &+ UInt8(truncatingIfNeeded: isNegative &* 2)
        unsafe ByteWord.store(places &>> (isShort &* 8), at: end + 2)
        return unsafe end + (5 &- Int(truncatingIfNeeded: isShort))
    }

    /// Stores the sign of a number, and returns where its digits go.
    @inline(__always)
    private static func writeSign(
        _ sign: FloatingPointSign,
        to start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        // It is stored in any case, and counted if it is meant.
        unsafe start.pointee = UInt8(ascii: "-")
        return unsafe start + (sign == .minus ? 1 : 0)
    }
}
