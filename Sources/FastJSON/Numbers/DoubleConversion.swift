/// Exact conversion of JSON number text to `Double`.
///
/// Every result is the double nearest to the decimal value, and the even one of two that are
/// equally near. The method is that of Daniel Lemire, "Number Parsing at a Gigabyte per Second"
/// (arXiv 2101.11408): one or two multiplications by a stored power of ten settle nearly all
/// numbers, and the rest go to `ExactDecimal`.
enum DoubleConversion {
    /// The value of a valid RFC 8259 number text of any length.
    ///
    /// The result is infinite when the value is too large, and zero when it is too small. The
    /// sign is kept in both cases and for "-0".
    static func double(from text: UnsafeBufferPointer<UInt8>) -> Double {
        guard let layout = unsafe NumberLayout(text) else { return 0 }
        if layout.digitCount <= 19,
            let value = double(
                significand: layout.significand,
                exponent: layout.exponent,
                isNegative: layout.isNegative
            )
        {
            return value
        }
        return unsafe longDouble(text, layout)
    }

    /// The value of `significand` times ten to the power `exponent`, or nil when undecided.
    ///
    /// The significand is exact, and not a longer number cut short. After nil, the caller gives
    /// the text to `double(from:)`.
    @inline(__always)
    static func double(significand: UInt64, exponent: Int, isNegative: Bool) -> Double? {
        // Both operands are exact here, so the one operation rounds once, as it should.
        if significand <= 1 &<< 53, exponent >= -22, exponent <= 22 {
            let whole = Double(Int64(truncatingIfNeeded: significand))
            let scale = exactPowersOfTen[Int(exponent.magnitude)]
            let value = exponent < 0 ? whole / scale : whole * scale
            return isNegative ? -value : value
        }
        let result = nearest(significand: significand, exponent: exponent)
        guard result.isCertain else { return nil }
        return signed(result.bits, isNegative)
    }

    /// The value of a significand of which `places` digits stand after the point; nil if the significand is
    /// above 2^53, or if there are more than 22 places.
    ///
    /// A double may then not hold it, or the power of ten, exactly.
    /// If both are exact, the division rounds once.
    @inline(__always)
    static func exactDouble(significand: UInt64, places: Int, isNegative: Bool) -> Double? {
        guard significand <= 1 &<< 53, places <= 22 else { return nil }
        let value = Double(Int64(truncatingIfNeeded: significand)) / exactPowersOfTen[places]
        return isNegative ? -value : value
    }

    /// The value of a significand of at most 19 digits, of which `places` stand after the point.
    ///
    /// It is always exact, and neither infinite nor subnormal.
    @inline(__always)
    static func double(significand: UInt64, places: Int, isNegative: Bool) -> Double {
        guard significand != 0 else { return isNegative ? -0.0 : 0 }
        let shift = significand.leadingZeroBitCount
        let scaled = significand &<< UInt64(truncatingIfNeeded: shift)
        let row = 2 &* (0 &- places &- PowersOfFive.smallestExponent)
        var product = scaled.multipliedFullWidth(by: PowersOfFive.words[row])
        if product.high & 0x1FF == 0x1FF || product.low <= 1 {
            // As in `nearest`, where the same is done for all exponents.
            return signed(nearest(significand: significand, exponent: 0 &- places).bits, isNegative)
        }
        // Keep 54 bits: the 53 of the result and one to round by.
        let topBit = product.high &>> 63
        product.high &>>= topBit &+ 9
        let powerOfTwo = (-217_706 &* places) &>> 16
        // One less than in `nearest`: the mantissa keeps its highest bit, which adds one to the exponent.
        let biased = powerOfTwo &+ 1085 &+ Int(truncatingIfNeeded: topBit) &- shift
        // What rounding carries beyond the mantissa adds one to the exponent.
        let mantissa = (product.high &+ (product.high & 1)) &>> 1
        return signed(UInt64(truncatingIfNeeded: biased) &<< 52 &+ mantissa, isNegative)
    }

    /// The powers of ten that a double holds exactly.
    private static let exactPowersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
        1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    /// The bit pattern of infinity.
    static let infinityBits: UInt64 = 0x7FF0_0000_0000_0000

    /// The double with these bits and this sign.
    @inline(__always)
    private static func signed(_ bits: UInt64, _ isNegative: Bool) -> Double {
        Double(bitPattern: bits | (isNegative ? 1 &<< 63 : 0))
    }

    /// The value of a text that the short way does not settle.
    @inline(never)
    private static func longDouble(
        _ text: UnsafeBufferPointer<UInt8>,
        _ layout: NumberLayout
    ) -> Double {
        let digits = unsafe SignificantDigits(text, layout)
        var rest = digits
        let leading = rest.take(19)
        let exponent = layout.exponent &+ rest.count
        let lower = nearest(significand: leading.value, exponent: exponent)
        if lower.isCertain {
            // With no digits left, the leading digits are the whole number. With some left, it
            // lies between the number they form and the next one.
            if rest.count == 0 { return signed(lower.bits, layout.isNegative) }
            let upper = nearest(significand: leading.value &+ 1, exponent: exponent)
            if upper.isCertain, upper.bits == lower.bits {
                return signed(lower.bits, layout.isNegative)
            }
        }
        let bits = ExactDecimal.nearestBits(
            to: digits,
            exponent: layout.exponent,
            estimate: lower.bits
        )
        return signed(bits, layout.isNegative)
    }

    /// The bits of the positive double nearest to `significand` times ten to the power `exponent`.
    ///
    /// When it is not certain, the bits are only an estimate, within one of the right ones.
    @inline(__always)
    private static func nearest(
        significand: UInt64,
        exponent: Int
    ) -> (bits: UInt64, isCertain: Bool) {
        if significand == 0 || exponent < PowersOfFive.smallestExponent { return (0, true) }
        if exponent > PowersOfFive.largestExponent { return (infinityBits, true) }

        // Move the top bit up to bit 63, so that the product has its top bit at 126 or 127.
        let shift = significand.leadingZeroBitCount
        let scaled = significand &<< UInt64(truncatingIfNeeded: shift)
        let row = 2 &* (exponent &- PowersOfFive.smallestExponent)
        var product = scaled.multipliedFullWidth(by: PowersOfFive.words[row])
        var isCertain = true
        if product.high & 0x1FF == 0x1FF {
            // The bits below those of the result are all ones: what the low word of the power
            // adds may carry into the result, so add it.
            let correction = scaled.multipliedFullWidth(by: PowersOfFive.words[row &+ 1])
            let sum = product.low.addingReportingOverflow(correction.high)
            product.low = sum.partialValue
            if sum.overflow { product.high &+= 1 }
            // Outside this range the power is cut short, and one more bit of it could carry.
            isCertain = product.low != UInt64.max || (exponent >= -27 && exponent <= 55)
        }

        // Keep 54 bits: the 53 of the result and one to round by.
        let topBit = product.high &>> 63
        var mantissa = product.high &>> (topBit &+ 9)
        // 217706 / 2^16 is the base-two logarithm of ten, near enough to give the exact floor.
        let powerOfTwo = (217_706 &* exponent) &>> 16
        var biased = powerOfTwo &+ 1086 &+ Int(truncatingIfNeeded: topBit) &- shift

        if biased <= 0 {
            // A subnormal has fewer bits. A tie cannot happen: it would need more digits.
            let drop = 1 &- biased
            if drop >= 64 { return (0, isCertain) }
            mantissa &>>= UInt64(truncatingIfNeeded: drop)
            mantissa = (mantissa &+ (mantissa & 1)) &>> 1
            // When it rounds up to 2^52 it is the smallest normal number, and 2^52 is its bits.
            return (mantissa, isCertain)
        }

        // Adding the low bit rounds a tie up. Only a product this short can be a tie; when it
        // is one and the result would be odd that way, clear the low bit to round down.
        if product.low <= 1, mantissa & 3 == 1, exponent >= -4, exponent <= 23,
            mantissa &<< (topBit &+ 9) == product.high
        {
            mantissa &= ~1
        }
        mantissa = (mantissa &+ (mantissa & 1)) &>> 1
        if mantissa >= 1 &<< 53 {
            mantissa = 1 &<< 52
            biased &+= 1
        }
        if biased >= 0x7FF { return (infinityBits, isCertain) }
        let fraction = mantissa & ((1 &<< 52) &- 1)
        return (UInt64(truncatingIfNeeded: biased) &<< 52 | fraction, isCertain)
    }
}
