/// What comes after the bytes of a region: the rest of a text, entries of libyajl, or nothing yet.
///
/// A cursor reads memory and never waits. If a text continues with bytes that have not arrived yet, the
/// function that needs them throws, and the cursor is starved. Its driver takes the cursor back to a
/// known place, gives it more bytes, and lets it read again.
extension JSONCursor {
    /// What came.
    enum Arrival {
        case bytes, entry, nothing
    }

    /// True while values come from a tape.
    var isOnTape: Bool {
        #if Yajl
        tape?.isReading == true
        #else
        false
        #endif
    }

    /// Makes sure of the colon after a key that came last on the tape, which has no colons.
    ///
    /// A mistake after the colon is left to what reads next: the key itself may be wrong, and comes first.
    mutating func awaitColon() throws(JSONError) {
        #if Yajl
        guard let tape, tape.isReading else { return }
        _ = try arrive(on: tape)
        #endif
    }

    /// Lets native reading continue after the last entry of a tape.
    ///
    /// False, and nothing changed, if libyajl does not run.
    @discardableResult
    mutating func stopTape() -> Bool {
        #if Yajl
        guard let tape, tape.isRunning else { return false }
        tape.stop(faulty: false)
        return true
        #else
        false
        #endif
    }

    /// Continues after the last byte and the last entry of the region.
    @inline(never)
    mutating func arrive() throws(JSONError) -> Arrival {
        #if Yajl
        if let tape, tape.isReading {
            if try arrive(on: tape) {
                return .entry
            }
            if unsafe position < end {
                return .bytes
            }
        }
        #endif
        return try more() ? .bytes : .nothing
    }

    /// Shows bytes after `end`, keeping everything from `position`.
    ///
    /// False at the end of the input.
    @inline(never)
    mutating func more() throws(JSONError) -> Bool {
        if hidesTail {
            try unsafe Memory.check(input.end - position + JSONCursor.lookahead + 1)
            return showTail()
        }
        switch input.ending {
        case .end: return false
        case .open: throw starve()
        case .limit:
            let limit = options.limits.documentLength
            throw fail(.documentTooLong(limit), at: limit)
        }
    }

    /// The error for what needs bytes that have not come yet.
    private mutating func starve() -> JSONError {
        isStarved = true
        return .starved
    }

    #if Yajl
    /// Fetches the next entries; false if there are none, and bytes follow.
    @inline(__always)
    private mutating func arrive(on tape: YajlReader) throws(JSONError) -> Bool {
        let isInObject = unsafe depth > 0 && frames[depth].isObject
        switch tape.fill(about: input, isInObject: isInObject) {
        case .entries(let first):
            showEntries(of: tape, from: first)
            return true
        case .starved:
            throw starve()
        case .ended:
            try takeOver(from: tape)
            return false
        }
    }

    /// Shows the entries that libyajl wrote, from an index on; they may be none.
    mutating func showEntries(of tape: YajlReader, from index: Int) {
        let entries = unsafe tape.entries
        guard let start = entries.baseAddress else {
            preconditionFailure("A tape has an address.")
        }
        unsafe nextEntry = UnsafePointer(start) + index
        unsafe entriesEnd = UnsafePointer(start) + entries.count
        showEnd(of: input)
    }

    /// Continues natively after the last event of libyajl.
    ///
    /// That is the rest after a complete document, or a fault: libyajl says that something is
    /// wrong there, not where and what. The native scan of the same bytes says it exactly.
    private mutating func takeOver(from tape: YajlReader) throws(JSONError) {
        tape.isReading = false
        unsafe entriesEnd = nextEntry
        show(input)
        seek(to: tape.eventEnd)
        guard tape.isAfterKey else { return }
        do throws(JSONError) {
            try readColon()
        } catch {
            if error.isStarved {
                // There may be a colon yet.
                tape.isReading = true
                showEnd(of: input)
            }
            throw error
        }
    }
    #endif
}

extension JSONError {
    /// Thrown where more bytes are needed first; no caller gets to see it.
    static let starved = JSONError(.starved)

    var isStarved: Bool {
        if case .starved = problem { true } else { false }
    }
}
