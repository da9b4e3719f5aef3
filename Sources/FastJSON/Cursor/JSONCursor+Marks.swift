/// Going back: for alternatives, and for values whose bytes are wanted.
extension JSONCursor {
    /// A place in front of a value to which the cursor can go back.
    ///
    /// Everything behind it stays in memory until it is released.
    @usableFromInline
    package struct Mark {
        /// The place in the bytes.
        package let offset: Int
        /// The place on the tape, while there is one.
        fileprivate let entryIndex: Int
        fileprivate let depth: Int
        /// What was kept before.
        fileprivate let outerHold: Int?
    }

    /// So many bytes may be read again however short the document is.
    private static let freeBytesReadAgain = 4 << 20

    /// Marks the place in front of the next value.
    ///
    /// - Precondition: marks are released in the opposite order.
    @usableFromInline
    package mutating func mark() throws(JSONError) -> Mark {
        _ = try lookAtValue()
        let outer = feed?.heldOffset
        let offset = offset
        // Alternatives that contain each other may double the work with each level.
        let floor = min(options.limits.lookback, JSONCursor.freeBytesReadAgain)
        if bytesReadAgain > floor, bytesReadAgain / 128 > furthestReadAgain {
            throw fail(.readTooOften(bytesReadAgain), at: offset)
        }
        if outer == nil {
            feed?.heldOffset = offset
        }
        return Mark(offset: offset, entryIndex: entryIndex, depth: depth, outerHold: outer)
    }

    /// Goes back to a mark, from wherever a failure left the cursor.
    @usableFromInline
    package mutating func rewind(to mark: Mark) {
        bytesReadAgain += max(1, offset - mark.offset)
        furthestReadAgain = max(furthestReadAgain, offset)
        depth = mark.depth
        turn = .value
        #if Yajl
        if let feed, feed.isReadingTape {
            return showEntries(of: feed, from: mark.entryIndex)
        }
        #endif
        entryEnd = entry
        seek(to: mark.offset)
    }

    /// Lets go of what was kept for a mark.
    @usableFromInline
    package mutating func release(_ mark: Mark) {
        feed?.heldOffset = mark.outerHold
        #if Yajl
        if mark.outerHold == nil, let feed, feed.isReadingTape {
            forgetEntries(of: feed)
        }
        #endif
    }

    #if Yajl
    /// Forgets entries that were consumed, if that frees more than it moves.
    ///
    /// While values are marked one behind the other, the tape may never be filled without a mark.
    private mutating func forgetEntries(of feed: Feed) {
        let index = entryIndex
        guard index > 4096, 2 * index > feed.entries.count else { return }
        // The last one tells where its value ends.
        feed.removeEntries(before: index - 1)
        showEntries(of: feed, from: 1)
    }
    #endif

    private var entryIndex: Int {
        #if Yajl
        if let feed, feed.isReadingTape {
            return entry - feed.entries.start
        }
        #endif
        return 0
    }

    /// Reads the next value, and returns its bytes as they stand in the input.
    ///
    /// Where more is allowed than RFC 8259 has, they are written anew, so that they are JSON; so is
    /// the text of a tree.
    package mutating func readRawValue() throws(JSONError) -> [UInt8] {
        if options.syntax.isEmpty, !options.isTextOfTree { return try readWrittenValue() }
        var options = options
        options.numbers = .lossless
        var builder = TreeBuilder(options: options)
        try read(checkingInto: &builder)
        return try builder.finish().jsonBytes()
    }

    /// The text of the next value as it is written, with what the options allow beyond RFC 8259.
    package mutating func readWrittenValue() throws(JSONError) -> [UInt8] {
        let mark = try mark()
        defer { release(mark) }
        try skipValue()
        let value = TextToken(
            start: pointer(at: mark.offset),
            count: offsetBehindValue - mark.offset,
            offset: mark.offset,
            isEscaped: false
        )
        return options.isTextOfTree ? value.bytes + [value.endInTree] : Array(value.bytes)
    }

    /// The offset behind the value that was read last.
    var offsetBehindValue: Int {
        isOnTape ? (entry - 1).pointee.endOffset : offset(of: position)
    }
}
