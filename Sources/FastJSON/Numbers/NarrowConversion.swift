/// Exact conversion of JSON number text to the types that have fewer bits than `Double`.
///
/// Every result is the value nearest to the decimal number, and the even one of two that are equally
/// near. The nearest `Double` settles nearly all numbers. Where that lies in the middle between two
/// values, the number itself may lie on either side, and its digits are compared.
///
/// Everything that reads a `Float` or a `Float16` goes through here: the standard library makes a
/// `Float16` by way of a `Float`, which rounds twice.
enum NarrowConversion {
    /// The nearest `Float`, which is infinite where the number is too large.
    ///
    /// `isDouble` is true if the text stands for the `Double` that it is read as, and not for a decimal
    /// number beside it.
    static func float(from text: UnsafeBufferPointer<UInt8>, isDouble: Bool) -> Float {
        unsafe nearest(to: text, isDouble: isDouble)
    }

    /// The `Float` nearest to every number that rounds to this `Double`; nil if those numbers do not all round
    /// to the same `Float`, or if the `Double` is outside the normal range of `Float`.
    ///
    /// They can differ only for a `Double` halfway between two `Float` values: one whose last 29 bits, which a
    /// `Float` lacks, are a one followed by zeros.
    @inline(__always)
    static func float(nearestTo double: Double) -> Float? {
        let bits = double.bitPattern
        // The exponent is that of a normal `Float`: -126 through 127.
        let isNormal = (bits &>> 52 & 0x7FF) &- (1023 - 126) < 254
        guard isNormal || double == 0, bits & 0x1FFF_FFFF != 0x1000_0000 else { return nil }
        let value = Float(double)
        return value.isFinite ? value : nil
    }

    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    /// The nearest `Float16`, which is infinite where the number is too large.
    static func float16(from text: UnsafeBufferPointer<UInt8>, isDouble: Bool) -> Float16 {
        unsafe nearest(to: text, isDouble: isDouble)
    }
    #endif

    @inline(__always)
    private static func nearest<Narrow: BinaryFloatingPoint>(
        to text: UnsafeBufferPointer<UInt8>,
        isDouble: Bool
    ) -> Narrow {
        let double = unsafe DoubleConversion.double(from: text)
        let value = Narrow(double)
        if isDouble || Double(value) == double || !double.isFinite { return value }
        let magnitude = double.magnitude
        let isRoundedUp = Double(value.magnitude) > magnitude
        let lower = isRoundedUp ? value.magnitude.nextDown : value.magnitude
        let upper = lower.nextUp
        // Both are exact. Infinity counts as the next power of two.
        let gap = Double(lower.ulp)
        guard Double(lower) + gap / 2 == magnitude else { return value }
        let order = unsafe ExactDecimal.order(of: text, relativeTo: magnitude)
        if order == 0 { return value }
        let nearest = order < 0 ? lower : upper
        return double.sign == .minus ? -nearest : nearest
    }
}

extension JSONValue {
    /// The number as the nearest `Float`; nil for other kinds, and beyond the range.
    ///
    /// Rounded once: from the text where there is one, else from the `Double`.
    package var float: Float? {
        let value: Float? =
            switch self {
            case .integer(let value): Float(value)
            case .float(let value): Float(value)
            case .number(let number):
                unsafe KeyBytes.withBytes(number.text) {
                    unsafe NarrowConversion.float(from: $0, isDouble: false)
                }
            default: nil
            }
        return value.flatMap { $0.isFinite ? $0 : nil }
    }
}
