/// Numbers in one pass over their bytes, eight digits at a time.
extension JSONCursor {
    /// Reads an integer of at most 18 digits; nil, and nothing read, for any other number.
    ///
    /// - Precondition: the position is at the first byte of a value.
    @inline(never)
    mutating func readShortInteger() -> Int64? {
        // A sign, 18 digits, and what is loaded with them.
        guard allowsShortNumbers else { return nil }
        var next = position
        let isNegative = next.pointee == UInt8(ascii: "-")
        if isNegative { next += 1 }
        let first = next.pointee
        var word = ByteWord.load(next)
        var others = ByteWord.notDigits(in: word)
        var value: UInt64
        if others == 0 {
            value = DigitCursor.value(ofEight: ByteWord.digitValues(in: word))
            next += 8
            word = ByteWord.load(next)
            others = ByteWord.notDigits(in: word)
            if others == 0 {
                value =
                    value &* 100_000_000
                    &+ DigitCursor.value(ofEight: ByteWord.digitValues(in: word))
                next += 8
                word = ByteWord.load(next)
                others = ByteWord.notDigits(in: word)
                // 18 digits at most.
                guard others & 0x0080_8080 != 0 else { return nil }
            }
            let count = ByteWord.firstIndex(of: others)
            value =
                value &* DigitCursor.powersOfTen[count]
                &+ DigitCursor.value(ofFirst: count, in: word)
            next += count
            if first == UInt8(ascii: "0") { return nil }
        } else {
            let count = ByteWord.firstIndex(of: others)
            if count == 0 || first == UInt8(ascii: "0") && count > 1 { return nil }
            value = DigitCursor.value(ofFirst: count, in: word)
            next += count
        }
        // Neither a point, nor an exponent, nor perhaps another digit.
        let following = next.pointee
        guard following != UInt8(ascii: "."), following | 0x20 != UInt8(ascii: "e"), next < end
        else { return nil }
        position = next
        let signed = Int64(truncatingIfNeeded: value)
        return isNegative ? 0 &- signed : signed
    }

    /// Reads a number of at most 19 digits without exponent; nil, and nothing read, for any other
    /// number.
    ///
    /// - Precondition: the position is at the first byte of a value.
    @inline(never)
    mutating func readShortDouble() -> Double? {
        passShortDouble()
    }

    /// The same, inlined into loops over many numbers.
    @inline(__always)
    mutating func passShortDouble() -> Double? {
        guard allowsShortNumbers else { return nil }
        var next = position
        let isNegative = next.pointee == UInt8(ascii: "-")
        if isNegative { next += 1 }
        let start = next
        var significand: UInt64 = 0
        // The integer part is mostly short: digit by digit.
        var digit = next.pointee &- UInt8(ascii: "0")
        while digit < 10, next - start < 20 {
            significand = significand &* 10 &+ UInt64(digit)
            next += 1
            digit = next.pointee &- UInt8(ascii: "0")
        }
        var count = next - start
        guard count > 0, count <= 19, count == 1 || start.pointee != UInt8(ascii: "0") else {
            return nil
        }
        var places = 0
        if next.pointee == UInt8(ascii: ".") {
            next += 1
            let fraction = next
            JSONCursor.readDigits(&next, into: &significand)
            places = next - fraction
            guard places > 0 else { return nil }
            count &+= places
        }
        guard count <= 19, next.pointee | 0x20 != UInt8(ascii: "e"), next < end else { return nil }
        position = next
        return DoubleConversion.double(
            significand: significand,
            places: places,
            isNegative: isNegative
        )
    }

    /// Reads digits, at most 24 of them, whose number may wrap around.
    ///
    /// - Precondition: 32 bytes are readable.
    @inline(__always)
    private static func readDigits(_ next: inout UnsafePointer<UInt8>, into value: inout UInt64) {
        let end = next + 24
        while next < end {
            let word = ByteWord.load(next)
            let others = ByteWord.notDigits(in: word)
            if others == 0 {
                value =
                    value &* 100_000_000
                    &+ DigitCursor.value(ofEight: ByteWord.digitValues(in: word))
                next += 8
                continue
            }
            let count = ByteWord.firstIndex(of: others)
            if count > 0 {
                value =
                    value &* DigitCursor.powersOfTen[count]
                    &+ DigitCursor.value(ofFirst: count, in: word)
                next += count
            }
            return
        }
    }
}
