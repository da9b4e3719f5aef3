extension ByteWord {
    /// The bytes of `null`, and zeros above them.
    static let null: UInt64 = 0x6C6C_756E
    /// The bytes of `true`, and zeros above them.
    static let `true`: UInt64 = 0x6575_7274
    /// The bytes of `false`, and zeros above them.
    static let `false`: UInt64 = 0x65_736C_6166

    /// A colon, and the space after it.
    static let colonAndSpace: UInt64 = 0x203A

    /// Stores a word, its lowest byte first.
    ///
    /// - Precondition: 8 bytes are writable at `pointer`.
    @inline(__always)
    static func store(_ word: UInt64, at pointer: UnsafeMutablePointer<UInt8>) {
        // SAFETY: the caller vouches for 8 writable bytes; the store needs no alignment.
        unsafe UnsafeMutableRawPointer(pointer).storeBytes(of: word.littleEndian, as: UInt64.self)
    }

    /// Loads fewer bytes than a word has, and zeros above them.
    ///
    /// - Precondition: `count` is 1 to 7, and as many bytes are readable at `pointer`.
    @inline(__always)
    static func load(_ pointer: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        // SAFETY: both loads stay within `count` bytes. Where they overlap, they agree.
        let bytes = unsafe UnsafeRawPointer(pointer)
        if count >= 4 {
            let low = unsafe UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
            let high = unsafe UInt32(
                littleEndian: bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            )
            return UInt64(low) | UInt64(high) &<< ((count &- 4) &* 8)
        } else if count >= 2 {
            let low = unsafe UInt16(littleEndian: bytes.loadUnaligned(as: UInt16.self))
            let high = unsafe UInt16(
                littleEndian: bytes.loadUnaligned(fromByteOffset: count &- 2, as: UInt16.self)
            )
            return UInt64(low) | UInt64(high) &<< ((count &- 2) &* 8)
        } else {
            return unsafe UInt64(pointer.pointee)
        }
    }

    /// Eight times the same byte.
    @inline(__always)
    static func repeating(_ byte: UInt8) -> UInt64 { ones &* UInt64(byte) }

    /// Where a byte of a string must be escaped: quote, backslash, control character.
    @inline(__always)
    static func escapes(in word: UInt64) -> UInt64 {
        let quote = (word ^ repeating(UInt8(ascii: "\""))) &- ones
        let backslash = (word ^ repeating(UInt8(ascii: "\\"))) &- ones
        let control = word &- repeating(UInt8(ascii: " "))
        return (quote | backslash | control) & ~word & tops
    }

    /// Where a byte is a slash.
    @inline(__always)
    static func slashes(in word: UInt64) -> UInt64 {
        ((word ^ repeating(UInt8(ascii: "/"))) &- ones) & ~word & tops
    }

    /// The eight decimal digits of a number below 100,000,000, each as its value, the first lowest.
    @inline(__always)
    static func digits(of value: UInt64) -> UInt64 {
        // Numbers side by side are divided by one multiplication: first two of four digits, then
        // four of two. The constants give exact quotients for numbers of that size. For the
        // quotient q of n, the rest belongs above it: n - 100 q, shifted, and q. That is n,
        // shifted, less q times the shifted 100 less 1.
        let high = (value &* 109_951_163) &>> 40
        let fours = value &<< 32 &- high &* (10_000 &<< 32 &- 1)
        let hundreds = (fours &* 5243) &>> 19 & 0x0000_007F_0000_007F
        let twos = fours &<< 16 &- hundreds &* (100 &<< 16 &- 1)
        let tens = (twos &* 103) &>> 10 & 0x000F_000F_000F_000F
        return twos &<< 8 &- tens &* (10 &<< 8 &- 1)
    }
}
