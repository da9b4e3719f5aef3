/// Well-formed UTF-8 as RFC 3629 defines it: no overlong forms, no surrogates, at most U+10FFFF.
enum UTF8Validation {
    /// The verdict on one sequence.
    enum Sequence {
        case valid(length: Int)
        /// The bytes so far are valid, and more are needed.
        case incomplete
        case invalid
    }

    /// Steps over sequences of more than one byte, as many as come in a row.
    ///
    /// Returns nil when the run ended at an ASCII byte or at the end; otherwise the sequence at
    /// `position` is not valid.
    @inline(__always)
    static func skipRun(
        _ position: inout UnsafePointer<UInt8>,
        to end: UnsafePointer<UInt8>
    ) -> Sequence? {
        while unsafe end - position >= 4 {
            if unsafe passTwoOfThree(&position, to: end) { continue }
            // SAFETY: 4 bytes are readable.
            let word = unsafe UInt32(
                littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt32.self)
            )
            if word & 0x00C0_C0F0 == 0x0080_80E0 {
                // Three bytes. The lead and the bit below decide overlong and surrogate.
                let lead = word & 0x0000_200F
                guard lead != 0, lead != 0x0000_200D else { return .invalid }
                unsafe position += 3
            } else if word & 0x0000_C0E0 == 0x0000_80C0 {
                guard word & 0x0000_001E != 0 else { return .invalid }
                unsafe position += 2
            } else if word & 0xC0C0_C0F8 == 0x8080_80F0 {
                let lead = word & 0x0000_3007
                // U+10000...U+3FFFF, ...U+FFFFF, and F4 only up to 8F.
                guard lead != 0, lead & 7 < 4 || lead == 4 else { return .invalid }
                unsafe position += 4
            } else if word & 0x80 == 0 {
                return nil
            } else {
                return .invalid
            }
        }
        while unsafe position < end, unsafe position.pointee >= 0x80 {
            let verdict = unsafe sequence(at: position, to: end)
            guard case .valid(let length) = verdict else { return verdict }
            unsafe position += length
        }
        return nil
    }

    /// Steps over two sequences of three bytes, as most Asian texts have them; false if something
    /// else stands there.
    @inline(__always)
    private static func passTwoOfThree(
        _ position: inout UnsafePointer<UInt8>,
        to end: UnsafePointer<UInt8>
    ) -> Bool {
        guard unsafe end - position >= 8 else { return false }
        let word = unsafe ByteWord.load(position)
        guard word & 0x0000_C0C0_F0C0_C0F0 == 0x0000_8080_E080_80E0 else { return false }
        let first = word & 0x200F
        let second = word &>> 24 & 0x200F
        // Overlong forms and surrogates.
        guard first != 0, first != 0x200D, second != 0, second != 0x200D else { return false }
        unsafe position += 6
        return true
    }

    /// The verdict on the sequence at `start`, byte by byte.
    ///
    /// - Precondition: `start` is before `end`.
    static func sequence(at start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> Sequence {
        let lead = unsafe start.pointee
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0x00...0x7F: return .valid(length: 1)
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return .invalid
        }
        let available = unsafe min(length, end - start)
        for index in 1..<max(1, available) {
            let allowed = index == 1 ? second : 0x80...0xBF
            guard unsafe allowed.contains(start[index]) else { return .invalid }
        }
        return available == length ? .valid(length: length) : .incomplete
    }

    /// The scalar of a valid sequence.
    static func scalar(at start: UnsafePointer<UInt8>, length: Int) -> Unicode.Scalar {
        let text = unsafe String(
            decoding: UnsafeBufferPointer(start: start, count: length),
            as: UTF8.self
        )
        return text.unicodeScalars.first ?? "\u{FFFD}"
    }
}
