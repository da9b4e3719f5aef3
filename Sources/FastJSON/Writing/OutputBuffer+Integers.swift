extension OutputBuffer {
    /// The most bytes that an integer of 64 bits takes: 20 digits, or a sign and 19.
    static let integerLength = 20

    /// Appends an integer.
    ///
    /// - Precondition: `integerLength` bytes were reserved.
    @inline(__always)
    mutating func append(integer value: Int64) {
        // The sign is stored in any case, and counted if it is meant.
        append(word: 0x2D, length: value < 0 ? 1 : 0)
        append(integer: value.magnitude)
    }

    /// Appends an integer.
    ///
    /// - Precondition: `integerLength` bytes were reserved.
    @inline(__always)
    mutating func append(integer value: UInt64) {
        if value < 100_000_000 {
            appendFirstDigits(value)
        } else {
            appendLong(value)
        }
    }

    private mutating func appendLong(_ value: UInt64) {
        let high = value / 100_000_000
        if high < 100_000_000 {
            appendFirstDigits(high)
        } else {
            let highest = high / 100_000_000
            appendFirstDigits(highest)
            appendEightDigits(high &- highest &* 100_000_000)
        }
        appendEightDigits(value &- high &* 100_000_000)
    }

    /// Appends a number below 100,000,000 without leading zeros.
    @inline(__always)
    private mutating func appendFirstDigits(_ value: UInt64) {
        let digits = ByteWord.digits(of: value)
        // The last digit stays, even if it is a zero.
        let zeros = ByteWord.firstIndex(of: digits | 1 &<< 56)
        let text = digits &+ ByteWord.ones &* 0x30
        append(word: text &>> (zeros &* 8), length: 8 &- zeros)
    }

    /// Appends a number below 100,000,000 with its leading zeros.
    @inline(__always)
    private mutating func appendEightDigits(_ value: UInt64) {
        append(word: ByteWord.digits(of: value) &+ ByteWord.ones &* 0x30, length: 8)
    }
}
