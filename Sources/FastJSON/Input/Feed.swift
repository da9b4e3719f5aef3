/// Brings bytes to a cursor: a window that slides over an input, or bytes that are all there.
///
/// With the yajl engine it also brings tape entries, which libyajl writes about the same bytes.
///
/// Everything from the offset that the cursor keeps stays in memory, and a little before it for
/// the excerpt of an error. The window grows only when one token does not fit into it.
final class Feed {
    private var start: UnsafeMutablePointer<UInt8>
    private var count: Int
    private var capacity: Int
    private let ownsBytes: Bool
    private var source: (any ByteSource)?
    private let chunkSize: Int
    let limits: JSONLimits
    /// Why the source gave no more bytes, if it failed.
    private var failure: JSONError?
    /// The bytes that are no longer in the window.
    private(set) var origin = SourceText.Origin()
    /// True if the input goes on beyond its limit.
    private(set) var isCutAtLimit = false
    /// The keys of open objects that are no longer in the window, by depth.
    private(set) var keptKeys: [Int: String] = [:]
    /// Offsets whose lines and columns may be asked for; found when the window leaves them.
    // SAFETY: accesses do not overlap: only the functions below use it, and call nothing meanwhile that
    // could. Checks would take 390 of 560 instructions for each place.
    @exclusivity(unchecked)
    private var places: [(offset: Int, location: JSONError.Location?)] = []
    /// An offset whose place may be asked for later, also when the window has left it.
    var mark: Int?
    /// A place at the mark or before it that was counted last.
    private var counted: SourceText.Origin?
    /// The offset to which the cursor may want to go back: all from there on stays in memory.
    var heldOffset: Int?
    #if Yajl
    let yajl: YajlReader?
    #endif

    /// A window over an input.
    init(_ input: consuming JSONInput, options: JSONReadingOptions) {
        source = input.source
        chunkSize = input.chunkSize
        capacity = max(4096, 3 * chunkSize)
        start = .allocate(capacity: capacity + JSONCursor.lookahead)
        count = 0
        ownsBytes = true
        limits = options.limits
        #if Yajl
        yajl = options.engine == .yajl ? YajlReader(options: options) : nil
        #endif
    }

    /// Bytes that are all there.
    ///
    /// - Precondition: the bytes outlive the feed.
    init(borrowing bytes: UnsafeBufferPointer<UInt8>, options: JSONReadingOptions) {
        limits = options.limits
        count = min(bytes.count, limits.documentLength)
        isCutAtLimit = count < bytes.count
        capacity = count
        ownsBytes = false
        source = nil
        chunkSize = JSONInput.defaultChunkSize
        // SAFETY: bytes that are not owned are never written to; a null buffer is never read.
        start =
            UnsafeMutablePointer(mutating: bytes.baseAddress)
            ?? UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped
        #if Yajl
        yajl = options.engine == .yajl ? YajlReader(options: options) : nil
        #endif
    }

    deinit {
        if ownsBytes {
            start.deallocate()
        }
    }

    /// The bytes in the window.
    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: count)
    }

    /// The bytes in the window, for a cursor.
    ///
    /// After those of a window of our own there are zeros.
    var text: JSONCursor.Text {
        if ownsBytes {
            // SAFETY: so much more was allocated.
            (start + count).initialize(repeating: 0, count: JSONCursor.lookahead)
        }
        return JSONCursor.Text(
            bytes,
            startingAt: origin.offset,
            readableAfter: ownsBytes ? JSONCursor.lookahead : 0
        )
    }

    /// The offset behind the last byte in the window.
    var endOffset: Int { origin.offset + count }

    /// True if all of the input has been in the window.
    var reachedEnd: Bool { source == nil }

    /// How many bytes to ask for when so many are waiting for the rest of their token.
    ///
    /// Short tokens take what comes, so that live input is not delayed; a long one is scanned
    /// again from its start each time, so it waits until it has doubled.
    static func demand(pending: Int) -> Int {
        pending < 64 ? 1 : pending
    }

    /// Goes on behind a checkpoint: see ``JSONCheckpoint``.
    ///
    /// - Precondition: nothing was read yet.
    func startResumed(at checkpoint: JSONCheckpoint) {
        let opening = checkpoint.opening
        source = source.map {
            ResumedSource(opening: opening, source: $0, offset: checkpoint.offset)
        }
        // The opening ends where the checkpoint is.
        origin = checkpoint.place
        origin.offset -= opening.count
        origin.scalarsInLine -= String(decoding: opening, as: UTF8.self).unicodeScalars.count
    }

    /// Reads enough to tell the encoding.
    func readStart() throws(JSONError) {
        while count < 4, !reachedEnd, failure == nil {
            do {
                _ = try read(keeping: origin.offset, atLeast: 1, frames: nil, depth: 0)
            } catch {
                // What came before the failure is read before it is reported.
                if count == 0 { throw error }
            }
        }
    }

    /// Reads at least so many more bytes, or to the end; false if there were none.
    ///
    /// The bytes from `offset` on stay in the window, which may move. If the source fails behind
    /// some bytes, these count first; the failure is thrown by the next call, and each after it.
    func read(
        keeping offset: Int,
        atLeast minimum: Int,
        frames: UnsafeMutablePointer<Frame>?,
        depth: Int
    ) throws(JSONError) -> Bool {
        if let failure { throw failure }
        guard source != nil else { return false }
        let offset = min(offset, heldOffset ?? offset)
        let before = endOffset
        while endOffset - before < minimum, source != nil {
            try makeRoom(keeping: offset, frames: frames, depth: depth)
            let room = UnsafeMutableRawBufferPointer(
                start: start + count,
                count: min(capacity - count, chunkSize)
            )
            let arrived: Int
            do {
                arrived = try source?.read(into: room) ?? 0
            } catch {
                failure = error
                if endOffset > before { return true }
                throw error
            }
            if arrived == 0 {
                source = nil
            }
            count += arrived
            if endOffset > limits.documentLength {
                count -= endOffset - limits.documentLength
                isCutAtLimit = true
                source = nil
            }
        }
        return endOffset > before
    }

    /// Reads what the excerpt of an error shows behind an offset.
    ///
    /// Failures do not matter then. A source that may have to wait is not asked: the error must
    /// not wait with it.
    func readRestOfLine(
        behind offset: Int,
        keeping kept: Int = .max,
        frames: UnsafeMutablePointer<Frame>? = nil,
        depth: Int = 0
    ) {
        guard source?.mayWait == false else { return }
        while source != nil, endOffset - offset < Excerpt.bytesAfter {
            let index = offset - origin.offset
            if index >= 0, index < count, bytes[index...].contains(0x0A) { return }
            let arrived = try? read(
                keeping: min(offset, kept, endOffset),
                atLeast: 1,
                frames: frames,
                depth: depth
            )
            if arrived == nil { return }
        }
    }

    private func makeRoom(
        keeping offset: Int,
        frames: UnsafeMutablePointer<Frame>?,
        depth: Int
    ) throws(JSONError) {
        guard capacity - count < chunkSize else { return }
        let drop = offset - Excerpt.bytesBefore - origin.offset
        // Either way at least a third of the window is free afterwards.
        if drop >= capacity / 3 {
            slide(by: drop, frames: frames, depth: depth)
        } else {
            try grow()
        }
    }

    private func slide(by drop: Int, frames: UnsafeMutablePointer<Frame>?, depth: Int) {
        if let frames {
            keepKeys(before: origin.offset + drop, frames: frames, depth: depth)
        }
        locatePlaces(before: origin.offset + drop)
        var counted = 0
        if let mark, mark >= origin.offset, mark < origin.offset + drop,
            let place = placeOfMark()
        {
            counted = mark - origin.offset
            origin = place
        }
        origin.advance(over: UnsafeBufferPointer(start: start + counted, count: drop - counted))
        // SAFETY: `drop` is at most `count`; the regions may overlap, which `update` allows.
        start.update(from: start + drop, count: count - drop)
        count -= drop
    }

    private func grow() throws(JSONError) {
        try Memory.check(2 * capacity)
        let larger = UnsafeMutablePointer<UInt8>.allocate(
            capacity: 2 * capacity + JSONCursor.lookahead
        )
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
        capacity *= 2
    }

    /// Copies the keys of open objects that are about to leave the window.
    private func keepKeys(before end: Int, frames: UnsafeMutablePointer<Frame>, depth: Int) {
        guard depth > 0 else { return }
        for level in 1...depth {
            guard let key = frames[level].keyOffset, key >= origin.offset, key < end else {
                continue
            }
            let quote = start + (key - origin.offset)
            keptKeys[level] = TextToken.ofScannedString(at: quote, offset: key).string()
        }
    }

    // MARK: Places

    /// What was counted up to the mark.
    func placeOfMark() -> SourceText.Origin? {
        guard let mark else { return nil }
        var place = origin
        // Marks ascend, so that each is counted from the one before.
        if let counted, counted.offset <= mark,
            counted.offset >= origin.offset || counted.offset == mark
        {
            place = counted
        }
        if place.offset < mark {
            let range = (place.offset - origin.offset)..<(mark - origin.offset)
            place.advance(over: UnsafeBufferPointer(rebasing: bytes[range]))
        }
        counted = place
        return place
    }

    /// Remembers an offset in the window, and returns its position among those remembered.
    func remember(_ offset: Int) -> Int {
        places.append((offset, nil))
        return places.count - 1
    }

    func forgetPlaces(from index: Int) {
        while places.count > index { places.removeLast() }
    }

    /// Where a remembered offset is, if the window has left it.
    func location(ofPlace index: Int) -> JSONError.Location? {
        places[index].location
    }

    private func locatePlaces(before end: Int) {
        guard !places.isEmpty else { return }
        var text = SourceText(bytes: bytes, origin: origin)
        for index in places.indices where places[index].location == nil {
            // They are in order, so that each is counted from the one before.
            guard places[index].offset < end else { return }
            places[index].location = text.location(of: places[index].offset)
        }
    }
}
