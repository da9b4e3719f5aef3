/// Reading one token from bytes. The position is at its first byte.
extension JSONCursor {
    /// Reads a string or a key with its quotes.
    mutating func scanString(_ token: Problem.Token) throws(JSONError) -> TextToken {
        while true {
            let outcome = StringScanner.scan(
                from: position + 1,
                to: end,
                replacesSurrogates: options.syntax.contains(.replaceInvalidSurrogates)
            )
            let limit = token == .key ? options.limits.keyLength : options.limits.stringLength
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
        }
    }

    /// Throws what is wrong with a string; returns if more bytes have come.
    @inline(never)
    private mutating func continueString(
        _ outcome: StringScanner.Outcome,
        _ token: Problem.Token,
        limit: Int
    ) throws(JSONError) {
        let scope: Scope = token == .key ? .container : .member
        guard outcome.position - position - 1 <= limit else {
            throw fail(.tokenTooLong(token, limit: limit), at: offset(of: position), scope)
        }
        if outcome.status == .closed { return }
        guard let problem = outcome.problem(before: end) else {
            if try more() { return }
            throw fail(.unexpectedEnd(.restOfString), at: offset(of: end), scope)
        }
        throw fail(problem, at: offset(of: outcome.position), scope)
    }

    /// Reads a number.
    ///
    /// The byte behind it is looked at, and left.
    @inline(__always)
    mutating func scanNumber() throws(JSONError) -> TextToken {
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
    @inline(never)
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
        let start = offset(of: position)
        if end - position >= 5 {
            // SAFETY: 5 bytes are readable.
            let word = UInt32(
                littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt32.self)
            )
            switch kind {
            case .null where word == 0x6C6C_756E, .true where word == 0x6575_7274:
                position += 4
                return start
            case .false where word == 0x736C_6166 && position[4] == 0x65:
                position += 5
                return start
            default:
                break
            }
        }
        try scanLiteralSlowly(kind)
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
