#if Yajl
/// Checks bytes before libyajl sees them, for what it would let through anywhere in a text:
/// ill-formed UTF-8, and VT and FF, which it takes for white space.
enum YajlPrecheck {
    /// Why the check stopped.
    enum Verdict {
        /// All bytes may be fed.
        case fine
        /// The last sequence continues after these bytes.
        case incomplete
        /// The next byte must not be fed.
        case fault
    }

    /// The number of bytes that may be fed, and why it is not more.
    static func check(_ bytes: UnsafeBufferPointer<UInt8>) -> (count: Int, verdict: Verdict) {
        guard let start = bytes.baseAddress else { return (0, .fine) }
        let end = unsafe start + bytes.count
        var position = unsafe start
        while true {
            unsafe skipPlainBlocks(&position, to: end)
            while unsafe end - position >= 8 {
                let suspects = unsafe suspects(in: ByteWord.load(position))
                if suspects != 0 {
                    unsafe position += ByteWord.firstIndex(of: suspects)
                    break
                }
                unsafe position += 8
            }
            guard unsafe position < end else { return (bytes.count, .fine) }
            let byte = unsafe position.pointee
            if byte >= 0x80 {
                switch unsafe UTF8Validation.skipRun(&position, to: end) {
                case nil, .valid: break
                case .incomplete: return unsafe (position - start, .incomplete)
                case .invalid: return unsafe (position - start, .fault)
                }
            } else if byte == UInt8(ascii: "\u{B}") || byte == UInt8(ascii: "\u{C}") {
                return unsafe (position - start, .fault)
            } else {
                unsafe position += 1
            }
        }
    }

    /// Passes blocks without any suspect.
    ///
    /// The inner loop is vectorised: it takes no time that can be measured beside libyajl's.
    @inline(__always)
    private static func skipPlainBlocks(
        _ position: inout UnsafePointer<UInt8>,
        to end: UnsafePointer<UInt8>
    ) {
        let blockSize = 128
        while unsafe end - position >= blockSize {
            // SAFETY: a whole block is readable.
            let block = unsafe position
            var suspects: UInt8 = 0
            var offset = 0
            while offset < blockSize {
                let byte = unsafe block[offset]
                suspects |=
                    byte & 0x80 | (byte == UInt8(ascii: "\u{B}") ? 1 : 0)
                    | (byte == UInt8(ascii: "\u{C}") ? 1 : 0)
                offset &+= 1
            }
            if suspects != 0 { return }
            unsafe position += blockSize
        }
    }

    /// Where a byte is VT, FF, or not ASCII.
    ///
    /// The lowest set bit is exact.
    @inline(__always)
    private static func suspects(in word: UInt64) -> UInt64 {
        let verticalTab = (word ^ (ByteWord.ones &* 0x0B)) &- ByteWord.ones
        let formFeed = (word ^ (ByteWord.ones &* 0x0C)) &- ByteWord.ones
        return ((verticalTab | formFeed) & ~word | word) & ByteWord.tops
    }
}
#endif
