/// The bytes of an input that are in memory: a window that slides over it.
///
/// Who reads says which bytes are still needed. Those, and a few before them for the excerpt of an
/// error, stay; the window grows only if they fill it. It begins on a page of its own, and each chunk
/// is read to the start of a page: elsewhere the system may copy it at a quarter of the speed.
@safe
final class Window {
    private static let pageSize = 4096

    private var room: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// Where the first byte is in the room.
    private var first = 0
    private var count = 0
    private var source: any ByteSource
    /// True if all of the input has been in the window.
    private(set) var reachedEnd = false
    private let chunkSize: Int
    private let documentLength: Int
    /// True if the input continues after its limit.
    private var isCutAtLimit = false
    /// Why the source gave no more bytes, if it failed.
    private(set) var failure: JSONError?
    /// The owner of the memory, if the window does not own it.
    private let owner: TextBlock?
    /// What was counted before the first byte.
    private(set) var origin: SourceText.Origin
    /// An offset whose place may be requested later, even after the window has left it.
    var anchor: Int?
    /// The place of the error that was located last, as most errors come after the one before.
    var lastLocated: SourceText.Origin?
    /// A place at the anchor or before it that was counted last.
    private var counted: SourceText.Origin?

    /// A window over an input that begins at a place.
    init(
        _ input: consuming JSONInput,
        documentLength: Int,
        startingAt place: SourceText.Origin = SourceText.Origin()
    ) {
        source = input.source
        chunkSize = input.chunkSize
        self.documentLength = documentLength
        origin = place
        capacity = Window.wholePages(max(Window.pageSize, 3 * chunkSize)) + Window.pageSize
        unsafe room = Window.allocate(capacity)
        owner = nil
        clearAfterEnd()
    }

    /// A window over lines that are completely in memory.
    init(_ block: TextBlock) {
        source = MemorySource([])
        reachedEnd = true
        chunkSize = JSONInput.defaultChunkSize
        documentLength = .max
        origin = block.place
        capacity = unsafe block.room.count
        count = block.count
        // SAFETY: a block has an address.
        unsafe room = block.room.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
        owner = block
    }

    deinit {
        if owner == nil { unsafe room.deallocate() }
    }

    private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
        unsafe UnsafeMutableRawPointer.allocate(
            byteCount: capacity + JSONCursor.lookahead,
            alignment: pageSize
        ).assumingMemoryBound(to: UInt8.self)
    }

    private static func wholePages(_ count: Int) -> Int {
        (count + pageSize - 1) & -pageSize
    }

    /// The bytes in the window.
    var bytes: UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(start: room + first, count: count)
    }

    /// The bytes between two offsets.
    ///
    /// - Precondition: they are in the window.
    @inline(__always)
    func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(
            start: room + (first + range.lowerBound - origin.offset),
            count: range.count
        )
    }

    /// Calls a function with some bytes as a text; meanwhile, a zero replaces the byte after them.
    ///
    /// - Precondition: they are in the window.
    func withText<Output>(
        in range: Range<Int>,
        _ body: (JSONCursor.Text) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        let text = unsafe bytes(in: range)
        // SAFETY: so much more can be read and written after each byte of the window.
        let end = unsafe room + (first + range.upperBound - origin.offset)
        let following = unsafe end.pointee
        unsafe end.pointee = 0
        defer { unsafe end.pointee = following }
        return try unsafe body(JSONCursor.Text(text, readableAfter: JSONCursor.lookahead))
    }

    private func clearAfterEnd() {
        // SAFETY: so much more was allocated.
        unsafe (room + first + count).initialize(repeating: 0, count: JSONCursor.lookahead)
    }

    /// The bytes in the window, for a cursor; there are zeros after them.
    var text: JSONCursor.Text {
        unsafe JSONCursor.Text(
            bytes,
            startingAt: origin.offset,
            readableAfter: JSONCursor.lookahead,
            ending: !reachedEnd ? .open : isCutAtLimit ? .limit : .end
        )
    }

    /// The offset after the last byte in the window.
    var endOffset: Int { origin.offset + count }

    /// The number of bytes of the input, if it is known.
    var size: Int? { reachedEnd ? nil : source.size }

    // MARK: Reading

    /// True if the next bytes may have to be waited for.
    var mayWait: Bool { source.mayWait }

    /// Reads at least up to an offset, or to the end; false if there was nothing to read.
    ///
    /// The bytes from `kept` on stay in the window, which may move. If the source fails after some
    /// bytes, these count first; the failure is thrown by the next call, and each after it. If bytes
    /// have to be awaited first, it throws ``JSONError/starved``.
    @discardableResult
    func load(keeping kept: Int, until target: Int) throws(JSONError) -> Bool {
        if let failure { throw failure }
        if reachedEnd { return false }
        defer { clearAfterEnd() }
        let before = endOffset
        while endOffset < target, !reachedEnd {
            try makeRoom(keeping: kept)
            let free = unsafe UnsafeMutableRawBufferPointer(
                start: room + first + count,
                count: min(capacity - first - count, chunkSize)
            )
            unsafe precondition(!free.isEmpty, "An empty read would be taken for the end.")
            let arrived: Int
            do {
                arrived = try unsafe source.read(into: free)
            } catch {
                if error.isStarved { throw error }
                failure = error
                if endOffset > before { return true }
                throw error
            }
            if arrived == 0 {
                endInput()
            }
            count += arrived
            if endOffset > documentLength {
                // What was there stays. A checkpoint may already be beyond the limit; then nothing is added.
                count = max(before - origin.offset, documentLength - origin.offset)
                isCutAtLimit = true
                endInput()
            }
        }
        return endOffset > before
    }

    /// Releases the source, which closes a file.
    private func endInput() {
        source = MemorySource([])
        reachedEnd = true
    }

    /// Reads enough to tell the encoding.
    func loadStart() throws(JSONError) {
        do {
            try load(keeping: origin.offset, until: origin.offset + 4)
        } catch {
            // The bytes before the failure are read before it is reported.
            if count == 0 || error.isStarved { throw error }
        }
    }

    /// Makes room for an input of that many bytes.
    func reserve(_ size: Int) throws(JSONError) {
        let needed = first + Window.wholePages(size + chunkSize)
        if needed > capacity { try grow(to: needed) }
    }

    /// Reads what the excerpt of an error shows after an offset.
    ///
    /// Failures do not matter then. A source that may have to wait is not asked: the error must
    /// not wait with it.
    func readRestOfLine(after offset: Int, keeping kept: Int) {
        guard !reachedEnd, !source.mayWait else { return }
        while !reachedEnd, endOffset - offset < Excerpt.bytesAfter {
            let index = offset - origin.offset
            if index >= 0, index < count, unsafe bytes[index...].contains(UInt8(ascii: "\n")) {
                return
            }
            let arrived = try? load(keeping: min(kept, endOffset), until: endOffset + 1)
            if arrived != true { return }
        }
    }

    /// True if the window can read up to an offset without moving its bytes.
    func hasRoom(until target: Int) -> Bool {
        target - endOffset <= capacity - first - count - chunkSize
    }

    private func makeRoom(keeping kept: Int) throws(JSONError) {
        guard capacity - first - count < chunkSize else { return }
        let drop = kept - Excerpt.bytesBefore - origin.offset
        // Either way at least a third of the window is free afterwards.
        if drop >= capacity / 3 {
            slide(by: drop)
        } else {
            try grow(to: 2 * capacity)
        }
    }

    private func slide(by drop: Int) {
        var counted = 0
        if let anchor, anchor >= origin.offset, anchor < origin.offset + drop,
            let place = placeOfAnchor()
        {
            counted = anchor - origin.offset
            origin = place
        }
        let start = unsafe room + first
        unsafe origin.advance(
            over: UnsafeBufferPointer(start: start + counted, count: drop - counted)
        )
        count -= drop
        // The next chunk is to start on a page, if that leaves room for it.
        let aligned = Window.wholePages(count) - count
        first = capacity - aligned - count >= chunkSize ? aligned : 0
        // SAFETY: `drop` is at most what was there; the regions may overlap, which `update` allows.
        unsafe (room + first).update(from: start + drop, count: count)
    }

    private func grow(to newCapacity: Int) throws(JSONError) {
        try Memory.check(newCapacity)
        let larger = unsafe Window.allocate(newCapacity)
        let newFirst = Window.wholePages(count) - count
        unsafe (larger + newFirst).update(from: room + first, count: count)
        unsafe room.deallocate()
        unsafe room = larger
        first = newFirst
        capacity = newCapacity
    }

    // MARK: Places

    /// The place of the anchor; nil if there is none.
    func placeOfAnchor() -> SourceText.Origin? {
        guard let anchor else { return nil }
        var place = origin
        // Anchors ascend, so that each is counted from the one before.
        if let counted, counted.offset <= anchor,
            counted.offset >= origin.offset || counted.offset == anchor
        {
            place = counted
        }
        if place.offset < anchor {
            let range = (place.offset - origin.offset)..<(anchor - origin.offset)
            unsafe place.advance(over: UnsafeBufferPointer(rebasing: bytes[range]))
        }
        counted = place
        return place
    }
}
