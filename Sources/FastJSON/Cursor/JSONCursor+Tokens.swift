/// Reading one token from bytes. The position is at its first byte, before `end`.
extension JSONCursor {
    /// Reads a string with its quotes.
    @inline(__always)
    mutating func scanString() throws(JSONError) -> TextToken {
        var next = position
        let text = try scanString(from: &next)
        position = next
        return text
    }

    /// The same from an address on.
    @inline(__always)
    mutating func scanString(
        from next: inout UnsafePointer<UInt8>
    ) throws(JSONError) -> TextToken {
        try scanString(.string, limit: stringLimit, from: &next)
    }

    /// Reads a key with its quotes.
    @inline(__always)
    mutating func scanKeyText() throws(JSONError) -> TextToken {
        var next = position
        let text = try scanKeyText(from: &next)
        position = next
        return text
    }

    /// The same from an address on.
    @inline(__always)
    mutating func scanKeyText(
        from next: inout UnsafePointer<UInt8>
    ) throws(JSONError) -> TextToken {
        try scanString(.key, limit: keyLimit, from: &next)
    }

    @inline(__always)
    private mutating func scanString(
        _ token: Problem.Token,
        limit: Int,
        from quote: inout UnsafePointer<UInt8>
    ) throws(JSONError) -> TextToken {
        let start = quote + 1
        var next = start
        repeat {
            // SAFETY: `next` is at most one byte after the quote, or before the end.
            let specials = ByteBlock.specials(at: next)
            if specials != 0 {
                next += ByteBlock.firstIndex(of: specials)
                let count = next - start
                guard next.pointee == UInt8(ascii: "\""), count <= limit else { break }
                let text = TextToken(
                    start: start,
                    count: count,
                    offset: offset(of: quote),
                    isEscaped: false,
                    isKnownASCII: true
                )
                quote = next + 1
                return text
            }
            next += 16
        } while next < end
        position = quote
        let text = try scanRestOfString(from: next, token, limit: limit)
        quote = position
        return text
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
        var next = next
        if next > end {
            // All up to the end belongs to the string: too long a one is not copied.
            try checkLength(end - position - 1, token, limit: limit)
            next = try more() ? position + 1 : end
        }
        while true {
            let outcome = StringScanner.scan(
                from: next,
                to: end,
                replacesSurrogates: options.syntax.contains(.replaceInvalidSurrogates)
            )
            let count = outcome.position - position - 1
            if outcome.status == .closed, count <= limit {
                let text = TextToken(
                    start: position + 1,
                    count: count,
                    offset: offset(of: position),
                    isEscaped: outcome.isEscaped
                )
                position = outcome.position + 1
                return text
            }
            try continueString(outcome, token, limit: limit)
            next = position + 1
        }
    }

    /// Throws if a string at the position has more bytes than it may have.
    private func checkLength(
        _ count: Int,
        _ token: Problem.Token,
        limit: Int
    ) throws(JSONError) {
        guard count > limit else { return }
        let scope: Scope = token == .key ? .container : .member
        throw fail(.tokenTooLong(token, limit: limit), at: offset(of: position), scope)
    }

    /// Throws what is wrong with a string; returns if more bytes have come.
    @inline(never)
    private mutating func continueString(
        _ outcome: StringScanner.Outcome,
        _ token: Problem.Token,
        limit: Int
    ) throws(JSONError) {
        try checkLength(outcome.position - position - 1, token, limit: limit)
        if outcome.status == .closed { return }
        let scope: Scope = token == .key ? .container : .member
        guard let problem = outcome.problem(before: end) else {
            if try more() { return }
            throw fail(.unexpectedEnd(.restOfString), at: offset(of: end), scope)
        }
        throw fail(problem, at: offset(of: outcome.position), scope)
    }

    /// Reads a number.
    ///
    /// The byte after it is looked at, and left.
    @inline(__always)
    mutating func scanNumber() throws(JSONError) -> TextToken {
        var next = position
        let text = try scanNumber(from: &next)
        position = next
        return text
    }

    /// The same from an address on.
    @inline(__always)
    mutating func scanNumber(
        from next: inout UnsafePointer<UInt8>
    ) throws(JSONError) -> TextToken {
        if let after = NumberScanner.end(ofNumberAt: next, before: end),
            after - next <= options.limits.numberLength
        {
            let text = TextToken(
                start: next,
                count: after - next,
                offset: offset(of: next),
                isEscaped: false
            )
            next = after
            return text
        }
        position = next
        let text = try scanOtherNumber()
        next = position
        return text
    }

    /// Reads a number at the end of the region, or says what is wrong with it.
    @inline(never)
    private mutating func scanOtherNumber() throws(JSONError) -> TextToken {
        while true {
            let outcome = NumberScanner.scan(from: position, to: end)
            let count = outcome.position - position
            if outcome.status == .complete, count <= options.limits.numberLength {
                let text = TextToken(
                    start: position,
                    count: count,
                    offset: offset(of: position),
                    isEscaped: false
                )
                position = outcome.position
                return text
            }
            if let text = try continueNumber(outcome) {
                return text
            }
        }
    }

    /// Throws what is wrong with a number, or returns it if it ends with the input; returns nil
    /// if more bytes have come.
    private mutating func continueNumber(
        _ outcome: NumberScanner.Outcome
    ) throws(JSONError) -> TextToken? {
        let start = offset(of: position)
        let count = outcome.position - position
        let limit = options.limits.numberLength
        guard count <= limit else {
            throw fail(.tokenTooLong(.number, limit: limit), at: start)
        }
        let problem: Problem
        switch outcome.status {
        case .complete, .completeAtEnd:
            if try more() { return nil }
            let text = TextToken(start: position, count: count, offset: start, isEscaped: false)
            position += count
            return text
        case .incomplete:
            if try more() { return nil }
            throw fail(.unexpectedEnd(.restOfNumber), at: start + count)
        case .leadingZero: problem = .leadingZero
        case .missingInteger: problem = .missingDigits(.integer)
        case .missingFraction: problem = .missingDigits(.fraction)
        case .missingExponent: problem = .missingDigits(.exponent)
        }
        throw fail(problem, at: start + count)
    }

    /// Reads `true`, `false` or `null`.
    @inline(__always)
    mutating func scanLiteral(_ kind: TapeEntry.Kind) throws(JSONError) -> Int {
        var next = position
        let offset = try scanLiteral(kind, from: &next)
        position = next
        return offset
    }

    /// The same from an address on.
    @inline(__always)
    mutating func scanLiteral(
        _ kind: TapeEntry.Kind,
        from next: inout UnsafePointer<UInt8>
    ) throws(JSONError) -> Int {
        let start = offset(of: next)
        // SAFETY: 8 bytes are readable.
        let word = ByteWord.load(next)
        switch kind {
        case .null where UInt32(truncatingIfNeeded: word) == ByteWord.null,
            .true where UInt32(truncatingIfNeeded: word) == ByteWord.true:
            next += 4
            return start
        case .false where word &<< 24 == ByteWord.false &<< 24:
            next += 5
            return start
        default:
            break
        }
        position = next
        try scanLiteralSlowly(kind)
        next = position
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
            guard position + index < end else {
                if try more() { continue }
                throw fail(.unexpectedEnd(.restOfLiteral("\(word)")), at: offset(of: end))
            }
            guard position[index] == word.utf8Start[index] else {
                throw fail(.invalidLiteral("\(word)"), at: offset(of: position + index))
            }
            index += 1
        }
        position += index
    }
}
