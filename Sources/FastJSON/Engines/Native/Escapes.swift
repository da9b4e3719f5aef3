/// The escapes of RFC 8259 §7.
enum Escapes {
    /// What one escape is.
    enum Escape {
        /// The code point it stands for and the bytes it takes: 2, 6 or 12.
        case character(UInt32, length: Int)
        /// Half a surrogate pair, 6 bytes.
        case loneSurrogate(UInt16)
        case incomplete
        case invalid
        case invalidUnicode
    }

    /// Reads the escape whose backslash is at `start`.
    ///
    /// - Precondition: `start` is before `end`.
    static func scan(at start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> Escape {
        guard unsafe end - start >= 2 else { return .incomplete }
        switch unsafe start[1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return unsafe .character(UInt32(start[1]), length: 2)
        case UInt8(ascii: "b"): return .character(UInt32(UInt8(ascii: "\u{8}")), length: 2)
        case UInt8(ascii: "f"): return .character(UInt32(UInt8(ascii: "\u{C}")), length: 2)
        case UInt8(ascii: "n"): return .character(UInt32(UInt8(ascii: "\n")), length: 2)
        case UInt8(ascii: "r"): return .character(UInt32(UInt8(ascii: "\r")), length: 2)
        case UInt8(ascii: "t"): return .character(UInt32(UInt8(ascii: "\t")), length: 2)
        case UInt8(ascii: "u"): break
        default: return .invalid
        }
        let escape = unsafe unit(at: start + 2, to: end)
        switch escape {
        case .character(let unit, _) where 0xD800...0xDBFF ~= unit:
            return unsafe pair(high: UInt16(unit), at: start + 6, to: end)
        case .character(let unit, _) where 0xDC00...0xDFFF ~= unit:
            return .loneSurrogate(UInt16(unit))
        default:
            return escape
        }
    }

    /// The low half that must follow a high one.
    private static func pair(
        high: UInt16,
        at next: UnsafePointer<UInt8>,
        to end: UnsafePointer<UInt8>
    ) -> Escape {
        guard unsafe next < end else { return .incomplete }
        guard unsafe next[0] == UInt8(ascii: "\\") else { return .loneSurrogate(high) }
        guard unsafe end - next >= 2 else { return .incomplete }
        guard unsafe next[1] == UInt8(ascii: "u") else { return .loneSurrogate(high) }
        switch unsafe unit(at: next + 2, to: end) {
        case .incomplete:
            return .incomplete
        case .character(let low, _) where 0xDC00...0xDFFF ~= low:
            return .character(0x10000 + (UInt32(high & 0x3FF) << 10) + (low & 0x3FF), length: 12)
        default:
            return .loneSurrogate(high)
        }
    }

    /// Four hexadecimal digits, as if their value were a character of its own.
    private static func unit(
        at start: UnsafePointer<UInt8>,
        to end: UnsafePointer<UInt8>
    ) -> Escape {
        var value: UInt32 = 0
        for index in 0..<4 {
            guard unsafe end - start > index else { return .incomplete }
            let digit: UInt8
            switch unsafe start[index] {
            case let byte where byte &- UInt8(ascii: "0") < 10:
                digit = byte &- UInt8(ascii: "0")
            case let byte where (byte | 0x20) &- UInt8(ascii: "a") < 6:
                digit = (byte | 0x20) &- UInt8(ascii: "a") + 10
            default: return .invalidUnicode
            }
            value = value << 4 | UInt32(digit)
        }
        return .character(value, length: 6)
    }

    /// Writes the text that a checked string stands for, and returns its length.
    ///
    /// - Precondition: `text` passed ``StringScanner``; `output` has room for `text.count` bytes.
    static func unescape(
        _ text: UnsafeBufferPointer<UInt8>,
        into output: UnsafeMutablePointer<UInt8>
    ) -> Int {
        unsafe rewrite(text, into: output, unsafe encode)
    }

    /// Writes a checked string with something else for each escape, and returns its length.
    ///
    /// Half a surrogate pair becomes U+FFFD: the scan let it pass only if the options say so.
    ///
    /// - Precondition: `text` passed ``StringScanner``; `output` has room for `text.count` bytes.
    ///   The function writes a code point in no more bytes than its escape, and returns their number.
    @inline(__always)
    static func rewrite(
        _ text: UnsafeBufferPointer<UInt8>,
        into output: UnsafeMutablePointer<UInt8>,
        _ write: (UInt32, UnsafeMutablePointer<UInt8>) -> Int
    ) -> Int {
        guard var position = text.baseAddress else { return 0 }
        let end = unsafe position + text.count
        var written = unsafe output
        while unsafe position < end {
            // SAFETY: an escape never takes less room than what it stands for, so `written` stays
            // within `text.count`. 8 bytes are copied only while 8 bytes of text remain.
            while unsafe end - position >= 8 {
                let word = unsafe ByteWord.load(position)
                unsafe UnsafeMutableRawPointer(written)
                    .storeBytes(of: word.littleEndian, as: UInt64.self)
                let backslashes = ByteWord.backslashes(in: word)
                if backslashes != 0 {
                    let plain = ByteWord.firstIndex(of: backslashes)
                    unsafe position += plain
                    unsafe written += plain
                    break
                }
                unsafe position += 8
                unsafe written += 8
            }
            guard unsafe position < end else { break }
            guard unsafe position.pointee == UInt8(ascii: "\\") else {
                unsafe written.pointee = position.pointee
                unsafe written += 1
                unsafe position += 1
                continue
            }
            switch unsafe scan(at: position, to: end) {
            case .character(let scalar, let length):
                unsafe written += write(scalar, written)
                unsafe position += length
            case .loneSurrogate, .incomplete:
                // Checked text is incomplete only after half a pair at its very end.
                unsafe written += write(0xFFFD, written)
                unsafe position += 6
            case .invalid, .invalidUnicode:
                preconditionFailure("Only checked text is unescaped.")
            }
        }
        return unsafe written - output
    }

    /// Writes a code point as UTF-8 and returns the number of bytes.
    static func encode(_ scalar: UInt32, into output: UnsafeMutablePointer<UInt8>) -> Int {
        func byte(_ value: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value) }
        switch scalar {
        case 0..<0x80:
            unsafe output[0] = byte(scalar)
            return 1
        case 0x80..<0x800:
            unsafe output[0] = byte(0xC0 | scalar >> 6)
            unsafe output[1] = byte(0x80 | scalar & 0x3F)
            return 2
        case 0x800..<0x10000:
            unsafe output[0] = byte(0xE0 | scalar >> 12)
            unsafe output[1] = byte(0x80 | scalar >> 6 & 0x3F)
            unsafe output[2] = byte(0x80 | scalar & 0x3F)
            return 3
        default:
            unsafe output[0] = byte(0xF0 | scalar >> 18)
            unsafe output[1] = byte(0x80 | scalar >> 12 & 0x3F)
            unsafe output[2] = byte(0x80 | scalar >> 6 & 0x3F)
            unsafe output[3] = byte(0x80 | scalar & 0x3F)
            return 4
        }
    }
}
