/// Eight bytes looked at as one word, the first byte lowest.
///
/// Each mask has the top bit set in each matching byte. Only the lowest set bit is
/// exact: a borrow may disturb the bytes above it. That is all that a scan needs.
enum ByteWord {
    static let ones: UInt64 = 0x0101_0101_0101_0101
    static let tops: UInt64 = 0x8080_8080_8080_8080

    /// - Precondition: 8 bytes are readable at `pointer`.
    @inline(__always)
    static func load(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
        // SAFETY: the caller vouches for 8 readable bytes; the load needs no alignment.
        unsafe UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
    }

    /// Where a string cannot simply continue: quote, backslash, control character, not ASCII.
    @inline(__always)
    static func specials(in word: UInt64) -> UInt64 {
        let quote = (word ^ (ones &* 0x22)) &- ones
        let backslash = (word ^ (ones &* 0x5C)) &- ones
        let control = word &- (ones &* 0x20)
        return ((quote | backslash | control) & ~word | word) & tops
    }

    /// Where a byte is a backslash.
    @inline(__always)
    static func backslashes(in word: UInt64) -> UInt64 {
        let others = word ^ (ones &* 0x5C)
        return (others &- ones) & ~others & tops
    }

    /// Where a byte is not an ASCII digit.
    @inline(__always)
    static func notDigits(in word: UInt64) -> UInt64 {
        // The sum has the top bit from `:` on, and the difference below `0`, and both at the top.
        let sum = word &+ ones &* UInt64(0x7F - UInt8(ascii: "9"))
        return (sum | digitValues(in: word)) & tops
    }

    /// The values of ASCII digits, one in each byte, up to the first byte that is none.
    @inline(__always)
    static func digitValues(in word: UInt64) -> UInt64 {
        word &- ones &* UInt64(UInt8(ascii: "0"))
    }

    /// The values of the ASCII digits before the first byte that a mask means, and zeros after them.
    @inline(__always)
    static func digitValues(in word: UInt64, before others: UInt64) -> UInt64 {
        digitValues(in: word) & (others ^ (others &- 1)) &>> 8
    }

    /// The index of the first byte that a mask means.
    @inline(__always)
    static func firstIndex(of mask: UInt64) -> Int {
        mask.trailingZeroBitCount &>> 3
    }
}
