/// White space, what separates tokens, and what cannot stand there.
extension JSONCursor {
    /// Sentinels beside the 256 bytes in the answer of ``skipWhiteSpace()``.
    enum Lookahead {
        static let entry: UInt32 = 256
        static let end: UInt32 = 257
    }

    /// Passes white space.
    ///
    /// Returns the byte at the position, or a `Lookahead` sentinel.
    @inline(__always)
    mutating func skipWhiteSpace() throws(JSONError) -> UInt32 {
        if unsafe position < end {
            let byte = unsafe position.pointee
            if byte > UInt8(ascii: " ") { return UInt32(byte) }
        }
        return try skipMoreWhiteSpace()
    }

    @inline(never)
    mutating func skipMoreWhiteSpace() throws(JSONError) -> UInt32 {
        // While there are entries, the position is at the end.
        if unsafe nextEntry < entriesEnd { return Lookahead.entry }
        while true {
            if passSpace() { return unsafe UInt32(position.pointee) }
            switch try arrive() {
            case .bytes: continue
            case .entry: return Lookahead.entry
            case .nothing: return Lookahead.end
            }
        }
    }

    /// Passes white space up to another byte; false if it continues to the end of the region.
    private mutating func passSpace() -> Bool {
        while unsafe position < end {
            // Indentation comes in runs of spaces after a line feed.
            // SAFETY: the position is before the end, so 32 bytes are readable.
            let count = unsafe ByteBlock.spaceCount(at: position)
            unsafe position += count
            if count == 32 { continue }
            guard unsafe position < end else { return false }
            switch unsafe position.pointee {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): unsafe position += 1
            default: return true
            }
        }
        return false
    }

    /// Passes white space in front of a member or an element, or most of it.
    ///
    /// It looks at nothing but white space; the caller handles what is left and what comes next.
    ///
    /// - Precondition: 33 bytes are readable.
    @inline(__always)
    mutating func passIndent(_ next: inout UnsafePointer<UInt8>) {
        let byte = unsafe next.pointee
        if byte > UInt8(ascii: " ") { return }
        if byte == UInt8(ascii: " "), unsafe next[1] > UInt8(ascii: " ") {
            // Within a line; the pattern is for those between lines.
            unsafe next += 1
            return
        }
        let indent = unsafe indents[depth & (Indent.levels - 1)]
        let count = indent.count
        if unsafe indent.stands(at: next, indentPattern), unsafe next[count] > UInt8(ascii: " ") {
            unsafe next += count
        } else {
            unsafe position = next
            learnIndent()
            unsafe next = position
        }
    }

    /// The same from the position on.
    @inline(__always)
    mutating func passIndent() {
        var next = unsafe position
        unsafe passIndent(&next)
        unsafe position = next
    }

    /// Passes white space, and expects it in front of the next member or element too.
    @inline(never)
    private mutating func learnIndent() {
        let start = unsafe position
        guard passSpace() else { return }
        let count = unsafe position - start
        guard 0..<Indent.patternSize ~= count else { return }
        // What other depths expect beyond these bytes is white space still.
        unsafe indentPattern.copyMemory(from: start, byteCount: count)
        unsafe indents[depth & (Indent.levels - 1)] = Indent(count: count)
    }

    /// The white space that is expected at the depth where it is longest.
    @inline(__always)
    private var indentPattern: UnsafeMutableRawPointer {
        unsafe UnsafeMutableRawPointer(indents + Indent.levels)
    }

    /// Passes the closing bracket of the innermost container, if it stands where it is expected.
    ///
    /// - Precondition: 33 bytes are readable.
    @inline(__always)
    mutating func passEnd(_ bracket: UInt8, _ next: inout UnsafePointer<UInt8>) -> Bool {
        var closing = unsafe next
        if unsafe closing.pointee <= UInt8(ascii: " ") {
            let indent = unsafe indents[(depth &- 1) & (Indent.levels - 1)]
            guard unsafe indent.stands(at: closing, indentPattern) else { return false }
            unsafe closing += indent.count
        }
        guard unsafe closing.pointee == bracket else { return false }
        unsafe next = closing + 1
        depth &-= 1
        turn = .step
        return true
    }

    /// The same from the position on.
    @inline(__always)
    mutating func passEnd(_ bracket: UInt8) -> Bool {
        var next = unsafe position
        let isEnd = unsafe passEnd(bracket, &next)
        unsafe position = next
        return isEnd
    }

    /// Passes white space and the colon after a key.
    mutating func readColon() throws(JSONError) {
        while true {
            let byte = try skipWhiteSpace()
            if byte == UInt32(UInt8(ascii: ":")) {
                unsafe position += 1
                return
            }
            try unexpected(byte, .colon)
        }
    }

    /// Ends the reading of a document: it was read to its end, and only white space may follow.
    mutating func finish() throws(JSONError) {
        guard depth == 0, turn == .step, !isBroken else {
            throw unfinished("the document was not read to its end")
        }
        while true {
            let byte = try skipWhiteSpace()
            if byte == Lookahead.end { break }
            try unexpected(byte, nil)
        }
        #if Yajl
        // A departure from RFC 8259 that the options allow is a fault to libyajl only.
        if let tape, tape.didFault, options.syntax.isEmpty {
            throw fail(.enginesDisagree, at: tape.eventEnd)
        }
        #endif
    }

    /// The error for a value that was not read to its end, or by catching what is wrong with it.
    @inline(never)
    func unfinished(_ reason: String) -> JSONError {
        misplaced(isBroken ? "a syntax error was caught, and reading went on after it" : reason)
    }

    // MARK: What cannot stand there

    /// Throws for a byte that fits nothing; returns if it was a comment, which is then passed.
    ///
    /// An expectation of nil means the end of the document.
    @inline(never)
    mutating func unexpected(
        _ lookahead: UInt32,
        _ expectation: Problem.Expectation?,
        _ scope: Scope = .member
    ) throws(JSONError) {
        let problem: Problem
        if lookahead >= 256 {
            let isEmpty = depth == 0 && turn == .value && expectation == .value
            problem = isEmpty ? .emptyInput : .unexpectedEnd(expectation ?? .value)
        } else if lookahead == UInt32(UInt8(ascii: "/")), options.syntax.contains(.allowComments) {
            return try skipComment(scope)
        } else {
            let found = try scalarAtPosition(scope)
            problem =
                expectation.map { .unexpectedCharacter($0, found: found) }
                ?? .trailingContent(found: found)
        }
        throw unsafe fail(problem, at: offset(of: position), scope)
    }

    /// The whole character at the position, also when the window ends inside it.
    private mutating func scalarAtPosition(_ scope: Scope) throws(JSONError) -> Unicode.Scalar {
        while true {
            switch unsafe UTF8Validation.sequence(at: position, to: end) {
            case .valid(let length):
                return unsafe UTF8Validation.scalar(at: position, length: length)
            case .incomplete:
                if try more() { continue }
                fallthrough
            case .invalid:
                throw unsafe fail(.invalidUTF8(position.pointee), at: offset(of: position), scope)
            }
        }
    }

    /// Passes a comment; stays in front of one whose end has not come yet.
    ///
    /// The position is at its slash.
    private mutating func skipComment(_ scope: Scope) throws(JSONError) {
        let start = unsafe offset(of: position)
        do throws(JSONError) {
            try skipWholeComment(scope)
        } catch {
            if error.isStarved { seek(to: start) }
            throw error
        }
    }

    private mutating func skipWholeComment(_ scope: Scope) throws(JSONError) {
        let start = unsafe offset(of: position)
        let limit = options.limits.stringLength
        func length(_ cursor: borrowing JSONCursor) -> Int {
            unsafe cursor.offset(of: cursor.position) - start
        }
        while unsafe end - position < 2 {
            if try !more() {
                throw unsafe fail(.unexpectedEnd(.commentStart), at: offset(of: end), scope)
            }
        }
        let isLine = unsafe position[1] == UInt8(ascii: "/")
        guard unsafe isLine || position[1] == UInt8(ascii: "*") else {
            unsafe position += 1
            let found = try scalarAtPosition(scope)
            // Back to the slash: the character after it could be taken for the start of a value.
            unsafe position -= 1
            throw unsafe fail(
                .unexpectedCharacter(.commentStart, found: found),
                at: offset(of: position) + 1,
                scope
            )
        }
        unsafe position += 2
        var previous: UInt8 = 0
        while true {
            while unsafe position < end, length(self) < limit {
                let byte = unsafe position.pointee
                if byte >= 0x80 {
                    _ = try scalarAtPosition(scope)
                    _ = unsafe UTF8Validation.skipRun(&position, to: end)
                    previous = byte
                    continue
                }
                unsafe position += 1
                if isLine
                    ? byte == UInt8(ascii: "\n")
                    : previous == UInt8(ascii: "*") && byte == UInt8(ascii: "/")
                {
                    return
                }
                previous = byte
            }
            // Whatever comes after that many bytes, the comment is too long.
            if unsafe position < end || length(self) > limit {
                throw fail(.tokenTooLong(.comment, limit: limit), at: start, scope)
            }
            if try !more() {
                if isLine { return }
                throw unsafe fail(.unexpectedEnd(.restOfComment), at: offset(of: position), scope)
            }
        }
    }
}
