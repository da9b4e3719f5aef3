/// Going back, for alternatives and for values whose bytes are needed.
extension JSONCursor {
    /// A place to which the cursor can go back.
    ///
    /// The entries after it stay on the tape until the savepoint is released.
    @usableFromInline
    package struct Savepoint {
        /// The next byte that is not read, and before which nothing is needed.
        package let offset: Int
        /// The place on the tape; nil if values come from bytes.
        fileprivate let entryIndex: Int?
        fileprivate let depth: Int
        fileprivate let turn: Turn
        fileprivate let isBroken: Bool
        fileprivate let frame: Frame
        /// True if another savepoint was holding the tape when this one was made.
        fileprivate let isInner: Bool
    }

    /// How much was read again.
    struct ReadAgain {
        private(set) var bytes = 0
        private var times = 0
        private var furthest = 0

        /// This many bytes may be read again, however short the document.
        private static let freeBytes = 4 << 20
        /// This many times something may be read again, however short the document.
        private static let freeTimes = 1 << 14

        /// Notes that the cursor goes back from one offset to another.
        mutating func note(from end: Int, to start: Int) {
            bytes += max(1, end - start)
            times += 1
            furthest = max(furthest, end)
        }

        /// True if it is far more than the document has.
        func isExcessive(_ limits: JSONLimits) -> Bool {
            // To read a few bytes again takes as long as to read many.
            bytes > min(limits.lookback, ReadAgain.freeBytes) && bytes / 128 > furthest
                || times > ReadAgain.freeTimes && times / 32 > furthest
        }
    }

    /// Makes a savepoint in front of the next value.
    ///
    /// - Precondition: savepoints are released in the opposite order.
    @usableFromInline
    package mutating func savepoint() throws(JSONError) -> Savepoint {
        _ = try lookAtValue()
        // Alternatives that contain each other may double the work with each level.
        if readAgain.isExcessive(options.limits) {
            throw fail(.readTooOften(readAgain.bytes), at: offset)
        }
        return savepointHere()
    }

    /// Makes a savepoint where the cursor is, whatever comes next.
    ///
    /// - Precondition: savepoints are released in the opposite order.
    mutating func savepointHere() -> Savepoint {
        unsafe Savepoint(
            offset: neededOffset,
            entryIndex: entryIndex,
            depth: depth,
            turn: turn,
            isBroken: isBroken,
            frame: depth > 0 ? frames[depth] : .array,
            isInner: holdTape()
        )
    }

    /// Keeps what comes on the tape from now on; true if that was so already.
    private func holdTape() -> Bool {
        #if Yajl
        guard let tape, tape.isReading else { return false }
        defer { tape.isHeld = true }
        return tape.isHeld
        #else
        return false
        #endif
    }

    /// Goes back to a savepoint, from wherever a failure left the cursor.
    @usableFromInline
    package mutating func rewind(to savepoint: Savepoint) {
        // On the tape, the offset is that of the next entry, after white space that was not read.
        let end = isOnTape && turn == .step ? offsetAfterValue : offset
        readAgain.note(from: end, to: savepoint.offset)
        goBack(to: savepoint)
    }

    /// Goes back to a savepoint; what was read does not count as read again.
    package mutating func goBack(to savepoint: Savepoint) {
        depth = savepoint.depth
        turn = savepoint.turn
        isBroken = savepoint.isBroken
        if depth > 0 { unsafe frames[depth] = savepoint.frame }
        #if Yajl
        if let tape, let index = savepoint.entryIndex {
            tape.isReading = true
            return showEntries(of: tape, from: index)
        }
        #endif
        unsafe entriesEnd = nextEntry
        seek(to: savepoint.offset)
    }

    /// Lets go of what was kept for a savepoint.
    @usableFromInline
    package mutating func release(_ savepoint: Savepoint) {
        #if Yajl
        guard let tape, savepoint.entryIndex != nil, !savepoint.isInner else { return }
        tape.isHeld = false
        if tape.isReading { forgetEntries(of: tape) }
        #endif
    }

    #if Yajl
    /// Forgets entries that were consumed, if that frees more than it moves.
    ///
    /// Otherwise they are forgotten when the tape is filled while there is no savepoint. That may never
    /// happen if one savepoint follows another.
    private mutating func forgetEntries(of tape: YajlReader) {
        let index = entryIndex ?? 0
        guard index > 4096, unsafe 2 * index > tape.entries.count else { return }
        // The last one tells where its value ends.
        tape.removeEntries(before: index - 1)
        showEntries(of: tape, from: 1)
    }
    #endif

    /// The place on the tape; nil if values come from bytes.
    var entryIndex: Int? {
        #if Yajl
        if let tape, tape.isReading, let start = unsafe tape.entries.baseAddress {
            // Before anything came, there is no entry to count from.
            return unsafe tape.entries.isEmpty ? 0 : nextEntry - UnsafePointer(start)
        }
        #endif
        return nil
    }

    /// The offset before which no bytes are needed any more.
    var neededOffset: Int {
        #if Yajl
        // Libyajl needs what comes after its last token.
        if let tape, tape.isReading {
            return unsafe nextEntry < entriesEnd
                ? min(nextEntry.pointee.offset, tape.eventEnd) : tape.eventEnd
        }
        #endif
        return unsafe offset(of: position)
    }

    /// Reads the next value, and returns its bytes as they are in the input.
    ///
    /// If the options allow more than RFC 8259 does, they are written again, so that they are JSON; so
    /// is the text of a tree.
    package mutating func readRawValue() throws(JSONError) -> [UInt8] {
        if options.syntax.isEmpty, !options.isTextOfTree { return try readWrittenValue() }
        var options = options
        options.numbers = .lossless
        var builder = TreeBuilder(options: options)
        try read(into: &builder)
        return try builder.finish().jsonBytes()
    }

    /// The text of the next value as it is written, with what the options allow beyond RFC 8259.
    package mutating func readWrittenValue() throws(JSONError) -> [UInt8] {
        let savepoint = try savepoint()
        defer { release(savepoint) }
        try skipValue()
        let value = unsafe TextToken(
            start: pointer(at: savepoint.offset),
            count: offsetAfterValue - savepoint.offset,
            offset: savepoint.offset,
            isEscaped: false
        )
        return unsafe options.isTextOfTree ? value.bytes + [value.endInTree] : Array(value.bytes)
    }

    /// The offset after the value that was read last.
    var offsetAfterValue: Int {
        unsafe isOnTape ? (nextEntry - 1).pointee.endOffset : offset(of: position)
    }
}
