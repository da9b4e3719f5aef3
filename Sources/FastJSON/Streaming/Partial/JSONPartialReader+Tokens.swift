/// Reading one token. The position is at its first byte, and stays there until all of it has come.
///
/// - Precondition: `bytes` is the window throughout.
extension JSONPartialReader {
    /// Reads a string or a key with its quotes; nil if its end has not come.
    ///
    /// What was checked before is not looked at again.
    mutating func scanString(
        _ token: Problem.Token,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ending: Ending
    ) throws(JSONError) -> TextToken? {
        let (start, end) = unsafe ends(of: bytes)
        // SAFETY: the scan stopped at a character or an escape, where it may continue.
        let outcome = unsafe StringScanner.scan(
            from: start + max(1, checkedCount),
            to: end,
            replacesSurrogates: options.syntax.contains(.replaceInvalidSurrogates)
        )
        let scope: JSONCursor.Scope = token == .key ? .container : .member
        let limit = token == .key ? options.limits.keyLength : options.limits.stringLength
        let count = unsafe outcome.position - start - 1
        guard count <= limit else {
            throw unsafe fail(.tokenTooLong(token, limit: limit), at: position, scope, bytes)
        }
        checkedCount = count + 1
        isEscaped = isEscaped || outcome.isEscaped
        if outcome.status == .closed {
            let text = unsafe TextToken(
                start: start + 1,
                count: count,
                offset: origin.offset + position,
                isEscaped: isEscaped
            )
            position += count + 2
            checkedCount = 0
            isEscaped = false
            return unsafe text
        }
        guard let problem = unsafe outcome.problem(before: end) else {
            guard ending == .end else { return nil }
            throw unsafe fail(.unexpectedEnd(.restOfString), at: bytes.count, scope, bytes)
        }
        throw unsafe fail(problem, at: position + checkedCount, scope, bytes)
    }

    /// Reads a number; nil if it may continue.
    mutating func scanNumber(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ending: Ending
    ) throws(JSONError) -> TextToken? {
        let (start, end) = unsafe ends(of: bytes)
        let outcome = unsafe NumberScanner.scan(from: start, to: end)
        let count = unsafe outcome.position - start
        let limit = options.limits.numberLength
        guard count <= limit else {
            throw unsafe fail(.tokenTooLong(.number, limit: limit), at: position, .member, bytes)
        }
        let problem: Problem
        switch outcome.status {
        case .completeAtEnd where ending != .end, .incomplete where ending != .end:
            // It is scanned again from its start, so a long one waits until it has doubled.
            awaitedCount = count < 64 ? 0 : 2 * count
            return nil
        case .complete, .completeAtEnd:
            defer { position += count }
            return unsafe TextToken(
                start: start,
                count: count,
                offset: origin.offset + position,
                isEscaped: false
            )
        case .incomplete: problem = .unexpectedEnd(.restOfNumber)
        case .leadingZero: problem = .leadingZero
        case .missingInteger: problem = .missingDigits(.integer)
        case .missingFraction: problem = .missingDigits(.fraction)
        case .missingExponent: problem = .missingDigits(.exponent)
        }
        throw unsafe fail(problem, at: position + count, .member, bytes)
    }

    /// True for the bytes of numbers.
    static func canBeInNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: "E"), UInt8(ascii: "e"):
            true
        default: false
        }
    }

    /// Reads `true`, `false` or `null`; false if the rest has not come.
    mutating func scanLiteral(
        _ kind: TapeEntry.Kind,
        _ word: String,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ending: Ending
    ) throws(JSONError) -> Bool {
        var index = position
        for byte in word.utf8 {
            guard index < bytes.count else {
                guard ending == .end else { return false }
                throw unsafe fail(.unexpectedEnd(.restOfLiteral(word)), at: index, .member, bytes)
            }
            guard unsafe bytes[index] == byte else {
                throw unsafe fail(.invalidLiteral(word), at: index, .member, bytes)
            }
            index += 1
        }
        builder.literal(kind, at: origin.offset + position)
        position = index
        return true
    }

    /// The character at an index of the window; nil if the rest of it has not come.
    func scalar(
        at index: Int,
        _ scope: JSONCursor.Scope,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ending: Ending
    ) throws(JSONError) -> Unicode.Scalar? {
        let (start, end) = unsafe ends(of: bytes)
        let first = unsafe start + (index - position)
        switch unsafe UTF8Validation.sequence(at: first, to: end) {
        case .valid(let length):
            return unsafe UTF8Validation.scalar(at: first, length: length)
        case .incomplete where ending != .end:
            return nil
        case .incomplete, .invalid:
            throw unsafe fail(.invalidUTF8(first.pointee), at: index, scope, bytes)
        }
    }

    /// The addresses of the position and of the end.
    ///
    /// - Precondition: there are bytes.
    private func ends(
        of bytes: UnsafeBufferPointer<UInt8>
    ) -> (UnsafePointer<UInt8>, UnsafePointer<UInt8>) {
        guard let start = bytes.baseAddress else {
            preconditionFailure("A token has a first byte.")
        }
        // SAFETY: the position is an index of the window, or right after it.
        return unsafe (start + position, start + bytes.count)
    }
}
