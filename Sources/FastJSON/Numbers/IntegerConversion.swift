/// Exact conversion of JSON number text to the integer types.
enum IntegerConversion {
    /// The value of a number text that is an integer and fits the type, or nil.
    ///
    /// A text with a fraction or an exponent gives nil, even when its value is whole. The text is
    /// a valid RFC 8259 number of any length; "-0" gives 0.
    @inline(__always)
    static func integer<T: FixedWidthInteger>(
        _ type: T.Type = T.self,
        from text: UnsafeBufferPointer<UInt8>
    ) -> T? {
        guard var cursor = unsafe DigitCursor(text) else { return nil }
        let isNegative = unsafe cursor.skip(UInt8(ascii: "-"))
        let start = unsafe cursor.index
        let length = unsafe cursor.count &- start
        // Eighteen digits fit in Int64 with either sign, so this needs no overflow check.
        guard length <= 18 else {
            return unsafe longInteger(T.self, cursor: cursor, isNegative: isNegative)
        }
        var magnitude: UInt64 = 0
        unsafe cursor.readDigits(into: &magnitude)
        guard unsafe cursor.index == cursor.count, length > 0 else { return nil }
        let signed = Int64(truncatingIfNeeded: magnitude)
        return T(exactly: isNegative ? 0 &- signed : signed)
    }

    /// The value of an integer of more than 18 digits, with the cursor after its sign, or nil.
    @inline(never)
    private static func longInteger<T: FixedWidthInteger>(
        _ type: T.Type,
        cursor: DigitCursor,
        isNegative: Bool
    ) -> T? {
        if T.bitWidth > 64 {
            return unsafe wideInteger(type, cursor: cursor, isNegative: isNegative)
        }
        // There are no leading zeros, so 21 digits fit no type of 64 bits. This also keeps a
        // text of a million digits from being read at all.
        let length = unsafe cursor.count &- cursor.index
        guard length <= 20 else { return nil }
        let hasLeadingOne = unsafe cursor.current == UInt8(ascii: "1")
        var cursor = unsafe cursor
        var magnitude: UInt64 = 0
        unsafe cursor.readDigits(into: &magnitude)
        guard unsafe cursor.index == cursor.count else { return nil }
        // Twenty digits can wrap around. Those that fit start with 1, and of the numbers that
        // start with 1, those that do not fit wrap around to less than 10^19.
        if length == 20, !hasLeadingOne || magnitude < 10_000_000_000_000_000_000 { return nil }
        guard isNegative else { return T(exactly: magnitude) }
        guard magnitude <= Int64.min.magnitude else { return nil }
        return T(exactly: Int64(truncatingIfNeeded: 0 &- magnitude))
    }

    /// The value of an integer for a type of more than 64 bits, or nil.
    ///
    /// It works on 18 digits at a time, toward the sign of the result, so that the smallest
    /// value of a signed type needs no larger type. It stops as soon as the value does not fit.
    private static func wideInteger<T: FixedWidthInteger>(
        _ type: T.Type,
        cursor: DigitCursor,
        isNegative: Bool
    ) -> T? {
        var index = unsafe cursor.index
        var total: T = 0
        while unsafe index < cursor.count {
            var chunk: UInt64 = 0
            let end = unsafe min(index + 18, cursor.count)
            let length = end - index
            while index < end {
                let digit =
                    unsafe cursor.base.load(fromByteOffset: index, as: UInt8.self)
                    &- UInt8(ascii: "0")
                guard digit < 10 else { return nil }
                chunk = chunk * 10 + UInt64(digit)
                index += 1
            }
            let scale = unsafe T(truncatingIfNeeded: DigitCursor.powersOfTen[length])
            let part = T(truncatingIfNeeded: chunk)
            let scaled = total.multipliedReportingOverflow(by: scale)
            let sum =
                isNegative
                ? scaled.partialValue.subtractingReportingOverflow(part)
                : scaled.partialValue.addingReportingOverflow(part)
            guard !scaled.overflow, !sum.overflow else { return nil }
            total = sum.partialValue
        }
        return total
    }
}
