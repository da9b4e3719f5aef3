/// Numbers in one pass over their bytes, eight digits at a time.
enum ShortNumber {
    /// A number of at most 19 digits without exponent: the digits divided by a power of ten.
    struct Decimal {
        var significand: UInt64 = 0
        /// The number of digits after the point, including zeros that are not in the text: at most 18; 0 for an
        /// integer.
        var places = 0
        var isNegative = false

        /// The nearest double.
        var double: Double {
            @inline(__always)
            get {
                // The compiler works out what depends on a constant.
                if places == Decimal.usualPlaces { return double(places: Decimal.usualPlaces) }
                let exact = DoubleConversion.exactDouble(
                    significand: significand,
                    places: places,
                    isNegative: isNegative
                )
                return exact ?? double(places: places)
            }
        }

        @inline(__always)
        private func double(places: Int) -> Double {
            DoubleConversion.double(
                significand: significand,
                places: places,
                isNegative: isNegative
            )
        }

        /// The places of most numbers with a long fraction.
        private static var usualPlaces: Int { 16 }
        /// The places of numbers whose fraction has at most seven digits.
        private static var fewPlaces: Int { 8 }

        /// Reads the digits after the point of a number of at most three digits, and returns how many
        /// there are: at most 15; 0 for another number of digits.
        ///
        /// Padding with zeros does not change the value, and gives all these numbers 8 or 16 places. With 8, the
        /// digits fit into a double.
        ///
        /// - Precondition: 16 bytes are readable.
        @inline(__always)
        fileprivate mutating func readFraction(at start: UnsafePointer<UInt8>) -> Int {
            let word = unsafe ByteWord.load(start)
            let others = ByteWord.notDigits(in: word)
            if others != 0 {
                places = Decimal.fewPlaces
                significand =
                    unsafe significand &* 100_000_000
                    &+ DigitCursor.value(ofEight: ByteWord.digitValues(in: word, before: others))
                return ByteWord.firstIndex(of: others)
            }
            places = Decimal.usualPlaces
            significand &*= 10_000_000_000_000_000
            let rest = unsafe ByteWord.load(start + 8)
            let restOthers = ByteWord.notDigits(in: rest)
            if restOthers == 0 { return 0 }
            significand =
                unsafe significand &+ 100_000_000
                &* DigitCursor.value(ofEight: ByteWord.digitValues(in: word))
                &+ DigitCursor.value(ofEight: ByteWord.digitValues(in: rest, before: restOthers))
            return 8 &+ ByteWord.firstIndex(of: restOthers)
        }
    }

    /// At most this many bytes are read from the start of a number.
    static let lookahead = 64

    /// An integer of at most 18 digits, and where it ends; no end for any other number.
    ///
    /// - Precondition: ``lookahead`` bytes are readable from `start`.
    @inline(__always)
    static func integer(
        at start: UnsafePointer<UInt8>,
        before end: UnsafePointer<UInt8>
    ) -> (value: Int64, end: UnsafePointer<UInt8>?) {
        var next = unsafe start
        unsafe ByteBlock.pass(UInt8(ascii: "-"), &next)
        let isNegative = unsafe next != start
        let first = unsafe next.pointee
        var word = unsafe ByteWord.load(next)
        var others = ByteWord.notDigits(in: word)
        var value: UInt64
        if others == 0 {
            value = unsafe DigitCursor.value(ofEight: ByteWord.digitValues(in: word))
            unsafe next += 8
            word = unsafe ByteWord.load(next)
            others = ByteWord.notDigits(in: word)
            if others == 0 {
                value =
                    unsafe value &* 100_000_000
                    &+ DigitCursor.value(ofEight: ByteWord.digitValues(in: word))
                unsafe next += 8
                word = unsafe ByteWord.load(next)
                others = ByteWord.notDigits(in: word)
                // 18 digits at most.
                guard others & 0x0080_8080 != 0 else { return (0, nil) }
            }
            let count = ByteWord.firstIndex(of: others)
            value =
                unsafe value &* DigitCursor.powersOfTen[count]
                &+ DigitCursor.value(ofFirst: count, in: word)
            unsafe next += count
            if first == UInt8(ascii: "0") { return (0, nil) }
        } else if others & 0x8080 == 0x8000 {
            // One digit.
            value = UInt64(first &- UInt8(ascii: "0"))
            unsafe next += 1
        } else {
            let count = ByteWord.firstIndex(of: others)
            if count == 0 || first == UInt8(ascii: "0") && count > 1 { return (0, nil) }
            value = unsafe DigitCursor.value(ofFirst: count, in: word)
            unsafe next += count
        }
        // Neither a point, nor an exponent, nor perhaps another digit.
        let following = unsafe next.pointee
        guard following != UInt8(ascii: "."), following | 0x20 != UInt8(ascii: "e"),
            unsafe next < end
        else { return (0, nil) }
        let signed = Int64(truncatingIfNeeded: value)
        return unsafe (isNegative ? 0 &- signed : signed, next)
    }

    /// A number of at most 19 digits without exponent, and where it ends; no end for any other
    /// number.
    ///
    /// Both are returned in registers. To write the end through an address in the stack of the caller
    /// would stall the processor: that took a quarter of the time of reading canada.json.
    ///
    /// - Precondition: ``lookahead`` bytes are readable from `first`.
    @inline(never)
    static func double(
        at first: UnsafePointer<UInt8>,
        before end: UnsafePointer<UInt8>
    ) -> (value: Double, end: UnsafePointer<UInt8>?) {
        let (number, after) = unsafe decimal(at: first, before: end)
        return unsafe (number.double, after)
    }

    /// A number of at most 19 digits without exponent, as its digits, and where it ends.
    ///
    /// - Precondition: ``lookahead`` bytes are readable from `first`.
    @inline(__always)
    static func decimal(
        at first: UnsafePointer<UInt8>,
        before end: UnsafePointer<UInt8>
    ) -> (number: Decimal, end: UnsafePointer<UInt8>?) {
        var next = unsafe first
        unsafe ByteBlock.pass(UInt8(ascii: "-"), &next)
        let isNegative = unsafe next != first
        let start = unsafe next
        // Most numbers have at most three digits before a point or their end.
        let digit = unsafe next.pointee &- UInt8(ascii: "0")
        unsafe next += 1
        guard digit < 10 else { return (Decimal(), nil) }
        var significand = UInt64(digit)
        if unsafe readDigit(&next, into: &significand) {
            if digit == 0 { return (Decimal(), nil) }
            unsafe readDigit(&next, into: &significand)
        }
        let byte = unsafe next.pointee
        if isDigit(byte) {
            return unsafe longDecimal(significand, next, from: start, before: end, isNegative)
        }
        var number = Decimal(significand: significand, isNegative: isNegative)
        if byte == UInt8(ascii: ".") {
            let length = unsafe number.readFraction(at: next + 1)
            if length == 0 {
                return unsafe longDecimal(significand, next, from: start, before: end, isNegative)
            }
            unsafe next += 1 &+ length
        }
        guard unsafe next.pointee | 0x20 != UInt8(ascii: "e"), unsafe next < end else {
            return (Decimal(), nil)
        }
        return unsafe (number, next)
    }

    /// The rest of a number that has more digits before its point, or after it, than most.
    @inline(never)
    private static func longDecimal(
        _ significand: UInt64,
        _ next: UnsafePointer<UInt8>,
        from start: UnsafePointer<UInt8>,
        before end: UnsafePointer<UInt8>,
        _ isNegative: Bool
    ) -> (number: Decimal, end: UnsafePointer<UInt8>?) {
        var next = unsafe next
        var significand = significand
        unsafe readDigits(&next, into: &significand)
        var count = unsafe next - start
        var places = 0
        if unsafe next.pointee == UInt8(ascii: ".") {
            unsafe next += 1
            let fraction = unsafe next
            unsafe readDigits(&next, into: &significand)
            places = unsafe next - fraction
            guard places > 0 else { return (Decimal(), nil) }
            count &+= places
        }
        guard count <= 19, unsafe next.pointee | 0x20 != UInt8(ascii: "e"), unsafe next < end else {
            return (Decimal(), nil)
        }
        let number = Decimal(significand: significand, places: places, isNegative: isNegative)
        return unsafe (number, next)
    }

    @inline(__always)
    private static func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }

    /// Reads a digit; false if there is none.
    @inline(__always)
    @discardableResult
    private static func readDigit(
        _ next: inout UnsafePointer<UInt8>,
        into number: inout UInt64
    ) -> Bool {
        let digit = unsafe next.pointee &- UInt8(ascii: "0")
        guard digit < 10 else { return false }
        number = number &* 10 &+ UInt64(digit)
        unsafe next += 1
        return true
    }

    /// Reads digits, at most 24 of them, whose number may wrap around.
    ///
    /// - Precondition: 32 bytes are readable.
    @inline(__always)
    private static func readDigits(_ next: inout UnsafePointer<UInt8>, into value: inout UInt64) {
        let end = unsafe next + 24
        while unsafe next < end {
            let word = unsafe ByteWord.load(next)
            let others = ByteWord.notDigits(in: word)
            if others == 0 {
                value =
                    unsafe value &* 100_000_000
                    &+ DigitCursor.value(ofEight: ByteWord.digitValues(in: word))
                unsafe next += 8
                continue
            }
            let count = ByteWord.firstIndex(of: others)
            if count > 0 {
                value =
                    unsafe value &* DigitCursor.powersOfTen[count]
                    &+ DigitCursor.value(ofFirst: count, in: word)
                unsafe next += count
            }
            return
        }
    }
}
