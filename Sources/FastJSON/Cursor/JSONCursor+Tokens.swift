/// Reading one token from bytes. The position is at its first byte, before `end`.
extension JSONCursor {
    /// Reads a string with its quotes.
    @inline(__always)
    mutating func scanString() throws(JSONError) -> TextToken {
        var next = unsafe position
        let text = try unsafe scanString(from: &next)
        unsafe position = next
        return unsafe text
    }

    /// The same from an address on.
    @inline(__always)
    mutating func scanString(from next: inout UnsafePointer<UInt8>) throws(JSONError) -> TextToken {
        try unsafe scanString(.string, limit: stringLimit, from: &next)
    }

    /// Reads a string, with its quotes, as a value.
    ///
    /// For plain ASCII, it is known at each step what the string is like: that takes fewer instructions than the
    /// same with a ``TextToken``.
    @inline(__always)
    mutating func string(from quote: inout UnsafePointer<UInt8>) throws(JSONError) -> String {
        let start = unsafe quote + 1
        var next = unsafe start
        repeat {
            // SAFETY: `next` is at most one byte after the quote, or before the end.
            let specials = unsafe ByteBlock.specials(at: next)
            if specials != 0 {
                unsafe next += ByteBlock.firstIndex(of: specials)
                let count = unsafe next - start
                guard unsafe next.pointee == UInt8(ascii: "\""), count <= stringLimit else { break }
                unsafe quote = next + 1
                return unsafe TextToken.string(ofASCII: start, count: count)
            }
            unsafe next += 16
        } while unsafe next < end
        let (value, after) = try unsafe restOfString(from: next, after: quote)
        unsafe quote = after
        return value
    }

    /// Reads a string that holds more than plain ASCII, or the end of the region, as a value.
    ///
    /// What is before `next` was looked at.
    @inline(never)
    private mutating func restOfString(
        from next: UnsafePointer<UInt8>,
        after quote: UnsafePointer<UInt8>
    ) throws(JSONError) -> (String, UnsafePointer<UInt8>) {
        unsafe position = quote
        let text = try unsafe scanRestOfString(from: next, .string, limit: stringLimit)
        return unsafe (text.string(), text.start + (text.count &+ 1))
    }

    /// Reads a key with its quotes.
    @inline(__always)
    mutating func scanKeyText() throws(JSONError) -> TextToken {
        var next = unsafe position
        let text = try unsafe scanKeyText(from: &next)
        unsafe position = next
        return unsafe text
    }

    /// The same from an address on.
    @inline(__always)
    mutating func scanKeyText(
        from next: inout UnsafePointer<UInt8>
    ) throws(JSONError) -> TextToken {
        try unsafe scanString(.key, limit: keyLimit, from: &next)
    }

    @inline(__always)
    private mutating func scanString(
        _ token: Problem.Token,
        limit: Int,
        from quote: inout UnsafePointer<UInt8>
    ) throws(JSONError) -> TextToken {
        let start = unsafe quote + 1
        var next = unsafe start
        repeat {
            // SAFETY: `next` is at most one byte after the quote, or before the end.
            let specials = unsafe ByteBlock.specials(at: next)
            if specials != 0 {
                unsafe next += ByteBlock.firstIndex(of: specials)
                let count = unsafe next - start
                guard unsafe next.pointee == UInt8(ascii: "\""), count <= limit else { break }
                let text = unsafe TextToken(
                    start: start,
                    count: count,
                    offset: offset(of: quote),
                    isEscaped: false,
                    isKnownASCII: true
                )
                unsafe quote = next + 1
                return unsafe text
            }
            unsafe next += 16
        } while unsafe next < end
        unsafe position = quote
        let text = try unsafe scanRestOfString(from: next, token, limit: limit)
        // From the text, which is in registers: the position has just been stored.
        unsafe quote = text.start + (text.count &+ 1)
        return unsafe text
    }

    /// Reads a string that holds more than plain ASCII, or the end of the region.
    ///
    /// What is before `next` was looked at.
    @inline(never)
    private mutating func scanRestOfString(
        from next: UnsafePointer<UInt8>,
        _ token: Problem.Token,
        limit: Int
    ) throws(JSONError) -> TextToken {
        var next = unsafe next
        if unsafe next > end {
            // All up to the end belongs to the string: too long a one is not copied.
            try unsafe checkLength(end - position - 1, token, limit: limit)
            unsafe next = try unsafe more() ? position + 1 : end
        }
        while true {
            let outcome = unsafe StringScanner.scan(
                from: next,
                to: end,
                replacesSurrogates: options.syntax.contains(.replaceInvalidSurrogates)
            )
            let count = unsafe outcome.position - position - 1
            try checkLength(count, token, limit: limit)
            if outcome.status == .closed {
                let text = unsafe TextToken(
                    start: position + 1,
                    count: count,
                    offset: offset(of: position),
                    isEscaped: outcome.isEscaped
                )
                unsafe position = outcome.position + 1
                return unsafe text
            }
            let scope: Scope = token == .key ? .container : .member
            if let problem = unsafe outcome.problem(before: end) {
                throw unsafe fail(problem, at: offset(of: outcome.position), scope)
            }
            guard try more() else {
                throw unsafe fail(.unexpectedEnd(.restOfString), at: offset(of: end), scope)
            }
            unsafe next = position + 1
        }
    }

    /// Throws if a string at the position has more bytes than it may have.
    private mutating func checkLength(
        _ count: Int,
        _ token: Problem.Token,
        limit: Int
    ) throws(JSONError) {
        guard count > limit else { return }
        let scope: Scope = token == .key ? .container : .member
        throw unsafe fail(.tokenTooLong(token, limit: limit), at: offset(of: position), scope)
    }

    /// Reads a number.
    ///
    /// The byte after it is looked at, and left.
    @inline(__always)
    mutating func scanNumber() throws(JSONError) -> TextToken {
        var next = unsafe position
        let text = try unsafe scanNumber(from: &next)
        unsafe position = next
        return unsafe text
    }

    /// The same from an address on.
    @inline(__always)
    mutating func scanNumber(from next: inout UnsafePointer<UInt8>) throws(JSONError) -> TextToken {
        if let after = unsafe NumberScanner.end(ofNumberAt: next, before: end),
            unsafe after - next <= options.limits.numberLength
        {
            let text = unsafe TextToken(
                start: next,
                count: after - next,
                offset: offset(of: next),
                isEscaped: false
            )
            unsafe next = after
            return unsafe text
        }
        unsafe position = next
        let text = try unsafe scanOtherNumber()
        unsafe next = position
        return unsafe text
    }

    /// Reads a number at the end of the region, or says what is wrong with it.
    @inline(never)
    private mutating func scanOtherNumber() throws(JSONError) -> TextToken {
        let limit = options.limits.numberLength
        while true {
            let outcome = unsafe NumberScanner.scan(from: position, to: end)
            let start = unsafe offset(of: position)
            let count = unsafe outcome.position - position
            guard count <= limit else {
                throw fail(.tokenTooLong(.number, limit: limit), at: start)
            }
            let problem: Problem
            switch outcome.status {
            case .complete, .completeAtEnd:
                if outcome.status == .completeAtEnd, try more() { continue }
                let text = unsafe TextToken(
                    start: position,
                    count: count,
                    offset: start,
                    isEscaped: false
                )
                unsafe position += count
                return unsafe text
            case .incomplete:
                if try more() { continue }
                problem = .unexpectedEnd(.restOfNumber)
            case .leadingZero: problem = .leadingZero
            case .missingInteger: problem = .missingDigits(.integer)
            case .missingFraction: problem = .missingDigits(.fraction)
            case .missingExponent: problem = .missingDigits(.exponent)
            }
            throw fail(problem, at: start + count)
        }
    }

    /// Reads `true`, `false` or `null`.
    @inline(__always)
    mutating func scanLiteral(_ kind: TapeEntry.Kind) throws(JSONError) -> Int {
        var next = unsafe position
        let offset = try unsafe scanLiteral(kind, from: &next)
        unsafe position = next
        return offset
    }

    /// The same from an address on.
    @inline(__always)
    mutating func scanLiteral(
        _ kind: TapeEntry.Kind,
        from next: inout UnsafePointer<UInt8>
    ) throws(JSONError) -> Int {
        let start = unsafe offset(of: next)
        // SAFETY: 8 bytes are readable.
        let word = unsafe ByteWord.load(next)
        switch kind {
        case .null where UInt32(truncatingIfNeeded: word) == ByteWord.null,
            .true where UInt32(truncatingIfNeeded: word) == ByteWord.true:
            unsafe next += 4
            return start
        case .false where word &<< 24 == ByteWord.false &<< 24:
            unsafe next += 5
            return start
        default:
            break
        }
        unsafe position = next
        try scanLiteralSlowly(kind)
        unsafe next = position
        return start
    }

    @inline(never)
    private mutating func scanLiteralSlowly(_ kind: TapeEntry.Kind) throws(JSONError) {
        let word: StaticString =
            switch kind {
            case .true: "true"
            case .false: "false"
            default: "null"
            }
        var index = 0
        while index < word.utf8CodeUnitCount {
            guard unsafe position + index < end else {
                if try more() { continue }
                throw fail(.unexpectedEnd(.restOfLiteral("\(word)")), at: unsafe offset(of: end))
            }
            guard unsafe position[index] == word.utf8Start[index] else {
                throw fail(.invalidLiteral("\(word)"), at: unsafe offset(of: position + index))
            }
            index += 1
        }
        unsafe position += index
    }
}
