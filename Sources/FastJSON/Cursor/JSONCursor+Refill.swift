/// What comes after the bytes of a region: the rest of a text, more of a stream, entries of libyajl.
///
/// Only streams and libyajl need more than ``showTail()``.
extension JSONCursor {
    /// What came.
    enum Arrival {
        case bytes, entry, nothing
    }

    /// True while values come from a tape.
    var isOnTape: Bool {
        #if Yajl
        feed?.isReadingTape == true
        #else
        false
        #endif
    }

    /// Makes sure of the colon after a key that came last on the tape, which has no colons.
    ///
    /// What is wrong after the colon is found by what reads on: the key itself may be wrong.
    mutating func awaitColon() throws(JSONError) {
        #if Yajl
        guard let feed, feed.isReadingTape else { return }
        _ = try arriveOnTape(of: feed)
        #endif
    }

    /// Fetches the next bytes or entries when none are left.
    @inline(never)
    mutating func arrive() throws(JSONError) -> Arrival {
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

    /// Shows bytes after `end`, keeping everything from `position`.
    ///
    /// False at the end of the input.
    ///
    /// At least as many bytes arrive as were kept, unless the input ends. So a token that is
    /// scanned again from its start after each arrival is read in linear time.
    @inline(never)
    mutating func more() throws(JSONError) -> Bool {
        if hidesTail {
            try Memory.check(input.end - position + JSONCursor.lookahead + 1)
            return showTail()
        }
        if let feed, !feed.reachedEnd, try refill(from: feed) { return true }
        if isCutAtLimit || feed?.isCutAtLimit == true {
            let limit = options.limits.documentLength
            throw fail(.documentTooLong(limit), at: limit)
        }
        return false
    }

    /// Slides the window over the input.
    private mutating func refill(from feed: Feed) throws(JSONError) -> Bool {
        let offset = offset(of: position)
        if let held = feed.heldOffset, offset - held > options.limits.lookback {
            throw fail(.lookbackExceeded(options.limits.lookback), at: offset)
        }
        let arrived = Result { () throws(JSONError) in
            try feed.read(
                keeping: offset,
                atLeast: Feed.demand(pending: feed.endOffset - offset),
                frames: frames,
                depth: depth
            )
        }
        // The window may have moved also when nothing came.
        show(feed.text)
        seek(to: offset)
        return try arrived.get()
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
        showEnd(of: feed.text)
    }

    /// Goes on natively after the last event of libyajl.
    ///
    /// That is the rest after a complete document, or a fault: libyajl says that something is
    /// wrong there, not where and what. The native scan of the same bytes says it exactly.
    private mutating func takeOver(from feed: Feed) throws(JSONError) {
        let resumed = feed.stopTape()
        show(feed.text)
        seek(to: resumed.offset)
        if resumed.isBehindKey {
            try readColon()
        }
    }
    #endif
}
