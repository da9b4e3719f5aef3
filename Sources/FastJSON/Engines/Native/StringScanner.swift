/// Finds the end of a string and checks everything in it, without unescaping.
enum StringScanner {
    /// Why a scan stopped, and where.
    @safe
    struct Outcome {
        var position: UnsafePointer<UInt8>
        var status: Status
        var isEscaped: Bool

        /// What is wrong with the string, whose bytes end at `end`; nil if nothing is so far.
        func problem(before end: UnsafePointer<UInt8>) -> Problem? {
            switch status {
            case .closed, .incomplete:
                return nil
            case .controlCharacter:
                return unsafe .controlCharacter(position.pointee)
            case .invalidEscape:
                return unsafe .invalidEscape(position[1])
            case .invalidUnicodeEscape:
                return .invalidUnicodeEscape
            case .loneSurrogate:
                guard case .loneSurrogate(let unit) = unsafe Escapes.scan(at: position, to: end)
                else {
                    preconditionFailure("The scanner found half a surrogate pair here.")
                }
                return .loneSurrogate(unit)
            case .invalidUTF8:
                return unsafe .invalidUTF8(position.pointee)
            }
        }
    }

    /// Why a scan stopped.
    enum Status: UInt8 {
        /// At the closing quote.
        case closed
        /// The bytes end inside; at the first one not yet understood.
        case incomplete
        /// At a control character.
        case controlCharacter
        /// At the backslash of an unknown escape.
        case invalidEscape
        /// At the backslash of a `\u` without four hexadecimal digits.
        case invalidUnicodeEscape
        /// At the backslash of half a surrogate pair.
        case loneSurrogate
        /// At the first byte of an ill-formed sequence.
        case invalidUTF8
    }

    /// Scans from after the opening quote.
    static func scan(
        from start: UnsafePointer<UInt8>,
        to end: UnsafePointer<UInt8>,
        replacesSurrogates: Bool
    ) -> Outcome {
        var outcome = unsafe Outcome(position: start, status: .incomplete, isEscaped: false)
        outcome.status = unsafe pass(
            &outcome.position,
            &outcome.isEscaped,
            to: end,
            replacesSurrogates: replacesSurrogates
        )
        return outcome
    }

    @inline(__always)
    private static func pass(
        _ next: inout UnsafePointer<UInt8>,
        _ isEscaped: inout Bool,
        to end: UnsafePointer<UInt8>,
        replacesSurrogates: Bool
    ) -> Status {
        // In a register.
        var position = unsafe next
        defer { unsafe next = position }
        while unsafe position < end {
            let byte = unsafe position.pointee
            if byte == UInt8(ascii: "\"") {
                return .closed
            } else if byte >= 0x80 {
                let start = unsafe position
                unsafe ByteBlock.passText(&position, to: end)
                if unsafe position > start { continue }
                switch unsafe UTF8Validation.skipRun(&position, to: end) {
                case nil, .valid: break
                case .incomplete: return .incomplete
                case .invalid: return .invalidUTF8
                }
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
                switch unsafe Escapes.scan(at: position, to: end) {
                case .character(_, let length): unsafe position += length
                case .incomplete: return .incomplete
                case .loneSurrogate where replacesSurrogates: unsafe position += 6
                case .loneSurrogate: return .loneSurrogate
                case .invalid: return .invalidEscape
                case .invalidUnicode: return .invalidUnicodeEscape
                }
            } else if byte < UInt8(ascii: " ") {
                return .controlCharacter
            } else {
                unsafe position += 1
                unsafe skipPlain(&position, to: end)
            }
        }
        return .incomplete
    }

    /// Steps over bytes that need no look; what is left at the end is fewer than eight.
    @inline(__always)
    private static func skipPlain(
        _ position: inout UnsafePointer<UInt8>,
        to end: UnsafePointer<UInt8>
    ) {
        // Most strings end within the first words, and for these a block is too slow to begin with.
        let far = unsafe position + shortLength
        while unsafe end - position >= 8 {
            let specials = unsafe ByteWord.specials(in: ByteWord.load(position))
            if specials != 0 {
                unsafe position += ByteWord.firstIndex(of: specials)
                return
            }
            unsafe position += 8
            if unsafe position == far { break }
        }
        while unsafe end - position >= 16 {
            // SAFETY: 16 bytes are readable.
            let specials = unsafe ByteBlock.specials(at: position)
            if specials != 0 {
                unsafe position += ByteBlock.firstIndex(of: specials)
                return
            }
            unsafe position += 16
        }
        while unsafe end - position >= 8 {
            let specials = unsafe ByteWord.specials(in: ByteWord.load(position))
            if specials != 0 {
                unsafe position += ByteWord.firstIndex(of: specials)
                return
            }
            unsafe position += 8
        }
    }

    /// So many bytes are looked at in words, before blocks follow.
    private static let shortLength = 32
}
