/// The slow and always exact way to find the double nearest to a decimal number.
///
/// Some numbers lie so near the midpoint of two doubles that 128 bits of a power of ten cannot
/// tell on which side. This compares such a number with the midpoint in whole numbers.
enum ExactDecimal {
    /// How many digits take part in the comparison.
    ///
    /// No midpoint of two doubles has more than 767 significant digits. So digits after this
    /// many cannot move a number to the other side of a midpoint, only off it, and all that
    /// matters about them is whether one of them is not zero.
    private static let digitLimit = 800

    /// The bits of the positive double nearest to the digits times ten to the power `exponent`.
    ///
    /// Here `exponent` is that of the last digit. The estimate may be any double, but each step
    /// it is off costs one comparison.
    static func nearestBits(
        to digits: SignificantDigits,
        exponent: Int,
        estimate: UInt64
    ) -> UInt64 {
        if digits.count == 0 { return 0 }
        // The value is below this power of ten and not below the one before. Settling the far
        // ends first keeps the integers small.
        let magnitude = exponent &+ digits.count
        if magnitude > 310 { return DoubleConversion.infinityBits }
        if magnitude < -323 { return 0 }

        return unsafe withValue(of: digits, exponent: exponent) { value, scratch in
            var bits = estimate
            while bits < DoubleConversion.infinityBits,
                unsafe value.isNearer(to: bits + 1, than: bits, scratch: scratch)
            {
                bits += 1
            }
            if bits > estimate { return bits }
            while bits > 0, unsafe !value.isNearer(to: bits, than: bits - 1, scratch: scratch) {
                bits -= 1
            }
            return bits
        }
    }
}

extension ExactDecimal {
    /// Compares the magnitude of a number with a double: below, at or above zero.
    ///
    /// - Precondition: the text is a number, and the double is the nearest one to its magnitude,
    ///   positive and finite.
    static func order(of text: UnsafeBufferPointer<UInt8>, relativeTo double: Double) -> Int {
        guard let layout = unsafe NumberLayout(text) else { return 0 }
        let digits = unsafe SignificantDigits(text, layout)
        return unsafe withValue(of: digits, exponent: layout.exponent) { value, scratch in
            unsafe value.order(
                relativeTo: DecimalValue.significand(of: double.bitPattern),
                powerOfTwo: DecimalValue.powerOfTwo(of: double.bitPattern),
                scratch: scratch
            )
        }
    }

    /// Calls the function with the value of the digits, and scratch memory.
    ///
    /// The value is the digits times ten to the power `exponent`. The memory has room for the integer that
    /// it is compared with.
    private static func withValue<Output>(
        of digits: SignificantDigits,
        exponent: Int,
        _ body: (DecimalValue, UnsafeMutableBufferPointer<UInt64>) -> Output
    ) -> Output {
        unsafe withUnsafeTemporaryAllocation(
            of: UInt64.self,
            capacity: 2 * BigInteger.capacity
        ) { limbs in
            let value = unsafe DecimalValue(
                digits,
                exponent: exponent,
                limit: digitLimit,
                storage: UnsafeMutableBufferPointer(rebasing: limbs[..<BigInteger.capacity])
            )
            return unsafe body(
                value,
                UnsafeMutableBufferPointer(rebasing: limbs[BigInteger.capacity...])
            )
        }
    }
}

/// A decimal number as a big integer times a power of ten.
private struct DecimalValue {
    /// The leading digits, times five to the power `exponent` when that is positive.
    private var integer: BigInteger

    /// The power of ten that the last digit of the leading digits counts.
    private let exponent: Int

    /// Whether the number is a little larger, by digits that are not in the integer.
    private let hasMore: Bool

    /// Reads up to `limit` digits into the storage.
    init(
        _ digits: SignificantDigits,
        exponent: Int,
        limit: Int,
        storage: UnsafeMutableBufferPointer<UInt64>
    ) {
        var rest = digits
        var left = limit
        integer = unsafe BigInteger(storage)
        while left > 0, rest.count > 0 {
            let part = rest.take(min(left, 19))
            unsafe integer.multiply(by: DigitCursor.powersOfTen[part.count], adding: part.value)
            left -= part.count
        }
        self.exponent = exponent + rest.count
        hasMore = rest.hasNonzeroDigit()
        if self.exponent > 0 { integer.multiply(byPowerOfFive: self.exponent) }
    }

    /// Whether the number is nearer to the larger than to the smaller of two neighbours.
    ///
    /// The arguments are the bits of positive doubles, where the bits of infinity count as the
    /// next power of two. At the same distance from both, the even one is nearer.
    func isNearer(
        to larger: UInt64,
        than smaller: UInt64,
        scratch: UnsafeMutableBufferPointer<UInt64>
    ) -> Bool {
        // The midpoint is an odd number of half units of the smaller one's last place.
        let order = unsafe order(
            relativeTo: 2 * DecimalValue.significand(of: smaller) + 1,
            powerOfTwo: DecimalValue.powerOfTwo(of: smaller) - 1,
            scratch: scratch
        )
        return order == 0 ? larger & 1 == 0 : order > 0
    }

    /// Compares the number with a significand times a power of two: below, at or above zero.
    ///
    /// The significand is not zero and has at most 54 bits.
    func order(
        relativeTo significand: UInt64,
        powerOfTwo: Int,
        scratch: UnsafeMutableBufferPointer<UInt64>
    ) -> Int {
        var other = unsafe BigInteger(scratch)
        other.multiply(by: 1, adding: significand)
        if exponent < 0 { other.multiply(byPowerOfFive: -exponent) }
        // The powers of five are in the integers now, so only powers of two are left.
        let order = integer.compare(shiftedLeftBy: exponent - powerOfTwo, with: other)
        return order == 0 && hasMore ? 1 : order
    }

    /// The significand of the positive double with these bits, as an integer.
    static func significand(of bits: UInt64) -> UInt64 {
        let fraction = bits & ((1 << 52) - 1)
        return bits >> 52 == 0 ? fraction : fraction | 1 << 52
    }

    /// The power of two that the significand of the positive double with these bits counts.
    static func powerOfTwo(of bits: UInt64) -> Int { max(Int(bits >> 52), 1) - 1075 }
}

/// A positive integer of limited size, kept in memory that its owner provides.
@safe
private struct BigInteger {
    /// How many 64-bit limbs the memory has.
    ///
    /// The largest integer is a midpoint of 54 bits times five to the power 1123: the smallest
    /// numbers have 800 digits from the 323rd place after the point on. That is 2662 bits. The
    /// 800 digits themselves take 2658 bits, or 1030 when a power of five multiplies them.
    static let capacity = 48

    /// The limbs, the lowest first.
    private let limbs: UnsafeMutableBufferPointer<UInt64>

    /// How many limbs are in use; the last of them is not zero.
    private var count = 0

    /// Makes a zero.
    init(_ storage: UnsafeMutableBufferPointer<UInt64>) {
        unsafe limbs = storage
    }

    /// Multiplies by a factor that is not zero and adds a number.
    mutating func multiply(by factor: UInt64, adding number: UInt64) {
        var carry = number
        for index in 0..<count {
            let product = unsafe limbs[index].multipliedFullWidth(by: factor)
            let low = product.low.addingReportingOverflow(carry)
            unsafe limbs[index] = low.partialValue
            carry = product.high &+ (low.overflow ? 1 : 0)
        }
        if carry > 0 {
            unsafe precondition(count < limbs.count, "A number being converted outgrew its memory.")
            unsafe limbs[count] = carry
            count += 1
        }
    }

    /// Multiplies by a power of five.
    mutating func multiply(byPowerOfFive exponent: Int) {
        // This is 5^27, the largest that fits in 64 bits.
        var left = exponent
        while left >= 27 {
            multiply(by: 7_450_580_596_923_828_125, adding: 0)
            left -= 27
        }
        var factor: UInt64 = 1
        for _ in 0..<left { factor *= 5 }
        multiply(by: factor, adding: 0)
    }

    /// Compares this number, moved left by some bits, with another: below, at or above zero.
    ///
    /// A negative count moves the other number left instead. Nothing is stored: each limb of the
    /// moved number is made when it is compared.
    func compare(shiftedLeftBy shift: Int, with other: BigInteger) -> Int {
        if shift < 0 { return -other.compare(shiftedLeftBy: -shift, with: self) }
        let difference = bitWidth + shift - other.bitWidth
        if difference != 0 { return difference }
        var index = other.count
        while index > 0 {
            index -= 1
            let limb = shiftedLimb(at: index, shift: shift)
            if unsafe limb != other.limbs[index] {
                return unsafe limb < other.limbs[index] ? -1 : 1
            }
        }
        return 0
    }

    /// How many bits the number has.
    private var bitWidth: Int {
        unsafe count == 0 ? 0 : 64 * count - limbs[count - 1].leadingZeroBitCount
    }

    /// One limb of the number after a move to the left.
    private func shiftedLimb(at index: Int, shift: Int) -> UInt64 {
        let position = index - shift / 64
        let bits = UInt64(shift % 64)
        let upper = limb(at: position) << bits
        return upper | limb(at: position - 1) >> (64 - bits)
    }

    /// A limb of the number, where those outside it are zero.
    private func limb(at index: Int) -> UInt64 {
        unsafe index >= 0 && index < count ? limbs[index] : 0
    }
}
