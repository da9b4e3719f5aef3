/// The shortest decimal number that is read back as a binary one.
///
/// Of several that are as short it is the one nearest to the exact value, and the even one of two
/// that are equally near. The method is that of Raffaello Giulietti, "The Schubfach way to render
/// doubles": the numbers that are read as the value form an interval, in which lies at most one
/// multiple of the power of ten above its width, and at least one of the power below. Three
/// multiplications by a stored power of ten tell which.
struct ShortestDecimal {
    /// All digits but the last, as an integer.
    let tens: UInt64

    /// All digits but the last nine, as an integer.
    let upper: UInt64

    /// The last digit.
    ///
    /// It and those before it may be zeros.
    let ones: UInt64

    /// The power of ten that the last digit counts.
    let exponent: Int

    /// The number for a double.
    ///
    /// - Precondition: these are the bits of a finite one above 0.
    @inline(__always)
    init(bitsOfDouble bits: UInt64) {
        let fraction = bits & ((1 &<< 52) &- 1)
        let biased = Int(truncatingIfNeeded: bits &>> 52)
        if fraction == 0, biased > 1 {
            self = ShortestDecimal.withHalfGap(below: 1 &<< 52, powerOfTwo: biased &- 1075)
        } else {
            let significand = biased == 0 ? fraction : fraction | 1 &<< 52
            let powerOfTwo = (biased == 0 ? 1 : biased) &- 1075
            self.init(significand, powerOfTwo: powerOfTwo, isLowerGapHalf: false)
        }
    }

    private init(tens: UInt64, upper: UInt64, ones: UInt64, exponent: Int) {
        (self.tens, self.upper, self.ones, self.exponent) = (tens, upper, ones, exponent)
    }

    /// The one float whose fewest digits, 7.038531e-26, stand for the next float once they were read
    /// as a double.
    private static let bitsOfMisreadFloat: UInt32 = 0x15AE_43FD

    /// The number for a float, which is read back also by way of a double.
    ///
    /// - Precondition: these are the bits of a finite one above 0.
    @inline(__always)
    init(bitsOfFloat bits: UInt32) {
        if bits == ShortestDecimal.bitsOfMisreadFloat {
            // One digit more than 7.038531e-26.
            self = ShortestDecimal(tens: 7_038_530, upper: 0, ones: 7, exponent: -33)
            return
        }
        let fraction = UInt64(bits & ((1 &<< 23) &- 1))
        let biased = Int(bits &>> 23)
        if fraction == 0, biased > 1 {
            self = ShortestDecimal.withHalfGap(below: 1 &<< 23, powerOfTwo: biased &- 150)
        } else {
            let significand = biased == 0 ? fraction : fraction | 1 &<< 23
            let powerOfTwo = (biased == 0 ? 1 : biased) &- 150
            self.init(significand, powerOfTwo: powerOfTwo, isLowerGapHalf: false)
        }
    }

    /// The number for a power of two that the next smaller value is only half as far from.
    ///
    /// Kept apart: it would slow down all others.
    @inline(never)
    private static func withHalfGap(below significand: UInt64, powerOfTwo: Int) -> ShortestDecimal {
        ShortestDecimal(significand, powerOfTwo: powerOfTwo, isLowerGapHalf: true)
    }

    /// The number for `significand` times two to the power `powerOfTwo`.
    ///
    /// The next larger significand is the next larger value. So is it below, unless the gap there
    /// is half as wide: then the significand is a power of two.
    ///
    /// - Precondition: the significand is 1 to 2⁵³ - 1, and the power is one of a double.
    @inline(__always)
    private init(_ significand: UInt64, powerOfTwo: Int, isLowerGapHalf: Bool) {
        // The largest power of ten within the width of the interval: two to the power, or three
        // quarters of that. 315653 / 2^20 is the decimal logarithm of two, and 2^17 / 2^20 that of
        // four thirds, near enough to give the exact floor for every double.
        exponent = (315_653 &* powerOfTwo &- (isLowerGapHalf ? 1 &<< 17 : 0)) &>> 20
        let scale = Scale(powerOfTwo: powerOfTwo, powerOfTen: 0 &- exponent)

        // All in quarters of that power of ten; the ends of the interval are half a gap away.
        let quarters = significand &<< 2
        let value = scale.apply(quarters)
        // The ends are read as the value if it is even.
        let parity = significand & 1
        let lowest = scale.apply(quarters &- (isLowerGapHalf ? 1 : 2)) &+ parity
        let highest = scale.apply(quarters &+ 2) &- parity

        // At most one multiple of ten lies between the ends, the last one before the upper end.
        tens = highest / 40
        // Of the tens it would come later.
        upper = highest / 4_000_000_000
        // If it lies below the lower end, then the nearest integer has the same tens. Where the gap
        // is half as wide that may lie below too, and then it is the next one.
        let nearest = (value &+ 1 &+ (value &>> 2 & 1)) &>> 2
        let least = isLowerGapHalf ? (lowest &+ 3) &>> 2 : 0
        // Not a branch, since nothing predicts which it is.
        let isBelow = (tens &* 40 &- lowest) &>> 63
        ones = (max(nearest, least) &- tens &* 10) & (0 &- isBelow)
    }

    /// Multiplies by a power of two and a power of ten.
    ///
    /// The rows of `PowersOfFive` that are not exact are good for that as they are. An integer is
    /// below 2^60 when it is shifted, so that its product is wrong by less than 2^-68. For all
    /// doubles (`scripts/check-shortest-decimal` proves it):
    /// - Products with rows that are rounded down are not whole. With those that are rounded up,
    ///   a whole product is found to be whole, as the error is in bits that are not looked at.
    /// - All others are more than 2^-62 below a whole number, and more than 2^-64 and the error
    ///   above one. Only one is 2^-65 above. It loses its fraction, which makes no difference to
    ///   the result, for its floor is odd.
    private struct Scale {
        private let high: UInt64
        private let low: UInt64
        private let shift: UInt64

        @inline(__always)
        init(powerOfTwo: Int, powerOfTen: Int) {
            let row = 2 &* (powerOfTen &- PowersOfFive.smallestExponent)
            high = PowersOfFive.words[row]
            low = PowersOfFive.words[row &+ 1]
            // A row has its leading bit at 2^127. The shift is 1 to 4: both powers give 1 to 14.
            let powerOfLeadingBit = (217_706 &* powerOfTen) &>> 16
            shift = UInt64(truncatingIfNeeded: powerOfTwo &+ powerOfLeadingBit &+ 1)
        }

        /// The floor of the product, made odd if there was a fraction.
        ///
        /// So it compares with even numbers as the product does.
        @inline(__always)
        func apply(_ integer: UInt64) -> UInt64 {
            let shifted = integer &<< shift
            let product = shifted.multipliedFullWidth(by: high)
            let fraction = product.low.addingReportingOverflow(
                shifted.multipliedFullWidth(by: low).high
            )
            let floor = product.high &+ (fraction.overflow ? 1 : 0)
            return floor | (fraction.partialValue != 0 ? 1 : 0)
        }
    }
}
