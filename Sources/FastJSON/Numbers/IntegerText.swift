/// Integers as decimal digits.
enum IntegerText {
    /// The most digits that an integer of 64 bits has.
    static let length = 20

    /// Stores an integer, and returns where it ends.
    ///
    /// - Precondition: there is room for a sign and `length` bytes, and a word after them.
    @inline(__always)
    static func write(
        _ value: Int64,
        to start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        // The sign is stored in any case, and counted if it is meant.
        unsafe start.pointee = UInt8(ascii: "-")
        return unsafe write(value.magnitude, to: start + (value < 0 ? 1 : 0))
    }

    /// Stores the digits of an integer, and returns where they end.
    ///
    /// - Precondition: there is room for `length` bytes, and a word after them.
    @inline(__always)
    static func write(
        _ value: UInt64,
        to start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        unsafe value < 100_000_000 ? writeFirst(value, to: start) : writeLong(value, to: start)
    }

    private static func writeLong(
        _ value: UInt64,
        to start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let high = value / 100_000_000
        var end = unsafe start
        if high < 100_000_000 {
            unsafe end = writeFirst(high, to: end)
        } else {
            let highest = high / 100_000_000
            unsafe end = writeFirst(highest, to: end)
            unsafe end = writeEight(high &- highest &* 100_000_000, to: end)
        }
        return unsafe writeEight(value &- high &* 100_000_000, to: end)
    }

    /// Stores a number below 100,000,000 without leading zeros.
    @inline(__always)
    private static func writeFirst(
        _ value: UInt64,
        to start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let digits = ByteWord.digits(of: value)
        // The last digit stays, even if it is a zero.
        let zeros = ByteWord.firstIndex(of: digits | 1 &<< 56)
        let text = digits &+ ByteWord.repeating(UInt8(ascii: "0"))
        // SAFETY: the caller has room for a word.
        unsafe ByteWord.store(text &>> (zeros &* 8), at: start)
        return unsafe start + (8 &- zeros)
    }

    /// Stores a number below 100,000,000 with its leading zeros.
    @inline(__always)
    private static func writeEight(
        _ value: UInt64,
        to start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let text = ByteWord.digits(of: value) &+ ByteWord.repeating(UInt8(ascii: "0"))
        // SAFETY: the caller has room for a word.
        unsafe ByteWord.store(text, at: start)
        return unsafe start + 8
    }
}
