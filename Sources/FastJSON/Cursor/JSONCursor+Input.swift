/// What the cursor does when the bytes that it sees are used up. All of it is rare.
extension JSONCursor {
    /// What came.
    enum Arrival {
        case bytes, entry, nothing
    }

    /// Markers beside the 256 bytes in the answer of ``skipWhiteSpace()``.
    enum Lookahead {
        static let entry: UInt32 = 256
        static let end: UInt32 = 257
    }

    /// Passes white space.
    ///
    /// Returns the byte at the position, or a `Lookahead` marker.
    @inline(__always)
    mutating func skipWhiteSpace() throws(JSONError) -> UInt32 {
        while true {
            while position < end {
                let byte = position.pointee
                if byte > 0x20 {
                    return UInt32(byte)
                }
                guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else {
                    return UInt32(byte)
                }
                position += 1
                // Indentation comes in runs of spaces behind a line feed.
                while end - position >= 8 {
                    let others = ByteWord.notSpaces(in: ByteWord.load(position))
                    if others != 0 {
                        position += ByteWord.firstIndex(of: others)
                        break
                    }
                    position += 8
                }
            }
            switch try arrive() {
            case .bytes: continue
            case .entry: return Lookahead.entry
            case .nothing: return Lookahead.end
            }
        }
    }

    /// True while values come from a tape.
    var isOnTape: Bool {
        #if Yajl
        feed?.isReadingTape == true
        #else
        false
        #endif
    }

    /// Makes sure of the colon behind a key that came last on the tape, which has no colons.
    ///
    /// What is wrong behind the colon is left to what reads on: the key itself may be wrong.
    mutating func awaitColon() throws(JSONError) {
        #if Yajl
        guard let feed, feed.isReadingTape else { return }
        _ = try arriveOnTape(of: feed)
        #endif
    }

    /// Fetches the next bytes or entries when none are left.
    @inline(never)
    private mutating func arrive() throws(JSONError) -> Arrival {
        if entry < entryEnd {
            return .entry
        }
        #if Yajl
        if let feed, feed.isReadingTape {
            if try arriveOnTape(of: feed) {
                return .entry
            }
            if position < end {
                return .bytes
            }
        }
        #endif
        return try more() ? .bytes : .nothing
    }

    /// Reads on behind `end`, keeping everything from `position`.
    ///
    /// False at the end of the input.
    ///
    /// At least as many bytes arrive as were kept, unless the input ends. So a token that is
    /// scanned again from its start after each arrival is read in linear time.
    @inline(never)
    mutating func more() throws(JSONError) -> Bool {
        let offset = offset(of: position)
        let pending = end - position
        if let feed {
            if let held = feed.heldOffset, offset - held > options.limits.lookback {
                throw fail(.lookbackExceeded(options.limits.lookback), at: offset)
            }
            let arrived = Result { () throws(JSONError) in
                try feed.read(
                    keeping: offset,
                    atLeast: Feed.demand(pending: pending),
                    frames: frames,
                    depth: depth
                )
            }
            // The window may have moved also when nothing came.
            show(feed.bytes, startingAt: feed.origin.offset)
            position = pointer(at: offset)
            if try arrived.get() { return true }
        }
        if isCutAtLimit || feed?.isCutAtLimit == true {
            let limit = options.limits.documentLength
            throw fail(.documentTooLong(limit), at: limit)
        }
        return false
    }

    #if Yajl
    /// Fetches the next entries; false if there are none, and bytes follow.
    @inline(__always)
    private mutating func arriveOnTape(of feed: Feed) throws(JSONError) -> Bool {
        if let first = feed.fillTape(frames: frames, depth: depth) {
            showEntries(of: feed, from: first)
            return true
        }
        try takeOver(from: feed)
        return false
    }

    /// Shows the entries that libyajl wrote, from an index on.
    mutating func showEntries(of feed: Feed, from index: Int) {
        let entries = feed.entries
        entry = UnsafePointer(entries.start) + index
        entryEnd = UnsafePointer(entries.start) + entries.count
        show(feed.bytes, startingAt: feed.origin.offset)
        position = end
    }

    /// Goes on natively behind the last event of libyajl.
    ///
    /// That is the rest behind a complete document, or a fault: libyajl says that something is
    /// wrong there, not where and what. The native scan of the same bytes says it exactly.
    private mutating func takeOver(from feed: Feed) throws(JSONError) {
        let resumed = feed.stopTape()
        show(feed.bytes, startingAt: feed.origin.offset)
        position = pointer(at: resumed.offset)
        if resumed.isBehindKey {
            try readColon()
        }
    }
    #endif

    /// Passes white space and the colon behind a key.
    mutating func readColon() throws(JSONError) {
        while true {
            let byte = try skipWhiteSpace()
            if byte == 0x3A {
                position += 1
                return
            }
            try unexpected(byte, .colon)
        }
    }

    /// Ends the reading of a document: it was read to its end, and only white space may follow.
    mutating func finish() throws(JSONError) {
        guard depth == 0, turn == .step else {
            throw JSONError(
                .invalidStructure("the document was not read to its end"),
                path: path(.member)
            )
        }
        while true {
            let byte = try skipWhiteSpace()
            if byte == Lookahead.end { break }
            try unexpected(byte, nil)
        }
        #if Yajl
        // A departure from RFC 8259 that the options allow is a fault to libyajl only.
        if let feed, feed.didFault, options.syntax.isEmpty {
            throw fail(.enginesDisagree, at: feed.faultOffset)
        }
        #endif
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
        guard lookahead < 256 else {
            if depth == 0, turn == .value, expectation == .value {
                throw fail(.emptyInput, at: offset(of: position), scope)
            }
            throw fail(.unexpectedEnd(expectation ?? .value), at: offset(of: position), scope)
        }
        if lookahead == 0x2F, options.syntax.contains(.allowComments) {
            return try skipComment(scope)
        }
        let found = try scalarAtPosition(scope)
        if let expectation {
            throw fail(
                .unexpectedCharacter(expectation, found: found),
                at: offset(of: position),
                scope
            )
        }
        throw fail(.trailingContent(found: found), at: offset(of: position), scope)
    }

    /// The whole character at the position, also when the window ends inside it.
    private mutating func scalarAtPosition(_ scope: Scope) throws(JSONError) -> Unicode.Scalar {
        while true {
            switch UTF8Validation.sequence(at: position, to: end) {
            case .valid(let length):
                return UTF8Validation.scalar(at: position, length: length)
            case .incomplete:
                if try more() { continue }
                fallthrough
            case .invalid:
                throw fail(.invalidUTF8(position.pointee), at: offset(of: position), scope)
            }
        }
    }

    /// Passes a comment.
    ///
    /// The position is at its slash.
    private mutating func skipComment(_ scope: Scope) throws(JSONError) {
        while end - position < 2 {
            if try !more() {
                throw fail(.unexpectedEnd(.commentStart), at: offset(of: end), scope)
            }
        }
        let isLine = position[1] == 0x2F
        guard isLine || position[1] == 0x2A else {
            position += 1
            let found = try scalarAtPosition(scope)
            throw fail(
                .unexpectedCharacter(.commentStart, found: found),
                at: offset(of: position),
                scope
            )
        }
        position += 2
        var previous: UInt8 = 0
        while true {
            while position < end {
                let byte = position.pointee
                if byte >= 0x80 {
                    _ = try scalarAtPosition(scope)
                    _ = UTF8Validation.skipRun(&position, to: end)
                    previous = byte
                    continue
                }
                position += 1
                if isLine ? byte == 0x0A : previous == 0x2A && byte == 0x2F {
                    return
                }
                previous = byte
            }
            if try !more() {
                if isLine { return }
                throw fail(.unexpectedEnd(.restOfComment), at: offset(of: position), scope)
            }
        }
    }
}
