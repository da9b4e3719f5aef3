#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A window over an input that holds at least one record, as a whole.
struct RecordWindow: ~Copyable {
    private var source: any ByteSource
    private let chunkSize: Int
    private var room: UnsafeMutableRawBufferPointer
    /// What holds the room, if this does not.
    private let owner: LineBlock?
    /// Where the next record starts, or what precedes it.
    private(set) var start = 0
    /// Where the search for the last record started.
    private(set) var lastStart = 0
    private(set) var end = 0
    private(set) var isAtEnd = false
    private var bytesToSkip: Int
    /// The bytes that have left the window.
    private var base: Int
    /// What was counted up to the start of the search.
    private var place: SourceText.Origin
    /// Where bytes are missing that were dropped since, how many, and line feeds among them.
    private var dropIndex = Int.max
    private var droppedBytes = 0
    private var droppedLineFeeds = 0

    init(_ input: consuming JSONInput, startingAt place: SourceText.Origin) {
        source = input.source
        chunkSize = input.chunkSize
        base = place.offset
        bytesToSkip = place.offset
        self.place = place
        owner = nil
        room = .allocate(byteCount: max(4096, 2 * input.chunkSize), alignment: 16)
    }

    /// A window over bytes that are all there.
    init(_ block: LineBlock) {
        source = MemorySource(bytes: [])
        chunkSize = JSONInput.defaultChunkSize
        base = block.place.offset
        bytesToSkip = 0
        place = block.place
        room = block.room
        owner = block
        end = block.count
        isAtEnd = true
    }

    deinit {
        if owner == nil { room.deallocate() }
    }

    /// The offset in the input of an index in the window.
    func offset(of index: Int) -> Int { base + index + (index > dropIndex ? droppedBytes : 0) }

    /// - Precondition: the bytes are in the window; they stay there until ``read()``.
    func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeRawBufferPointer(rebasing: room[range]).assumingMemoryBound(to: UInt8.self)
    }

    /// The byte at an index.
    @inline(__always)
    subscript(index: Int) -> UInt8 { room[index] }

    /// Lines and scalars up to an index behind the start of the search.
    func place(of index: Int) -> SourceText.Origin {
        var place = place
        place.advance(over: bytes(in: lastStart..<index))
        if index > dropIndex { place.lineFeeds += droppedLineFeeds }
        place.offset = offset(of: index)
        return place
    }

    /// Goes in front of the next record.
    mutating func startSearch() {
        place = place(of: start)
        if start > dropIndex {
            base += droppedBytes
            dropIndex = .max
            droppedBytes = 0
            droppedLineFeeds = 0
        }
        lastStart = start
    }

    /// Ends the search at an index, where the next one starts.
    mutating func endSearch(at index: Int) {
        start = index
    }

    /// The first place of a byte between two indices.
    func firstIndex(of byte: UInt8, from index: Int) -> Int? {
        guard index < end, let address = room.baseAddress else { return nil }
        // SAFETY: `index..<end` lies in the allocation.
        let found = memchr(address + index, CInt(byte), end - index)
        return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(address) }
    }

    /// Reads more behind what is there; false at the end of the input.
    ///
    /// Everything from the start of the search stays. Returns by how much it moved to the front.
    mutating func read() throws(JSONError) -> (didRead: Bool, moved: Int) {
        guard !isAtEnd else { return (false, 0) }
        let moved = lastStart
        if moved > 0 {
            room.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[moved..<end]))
            base += moved
            start -= moved
            end -= moved
            lastStart = 0
            if dropIndex != .max { dropIndex -= moved }
        }
        if room.count - end < chunkSize {
            let larger = UnsafeMutableRawBufferPointer.allocate(
                byteCount: 2 * room.count,
                alignment: 16
            )
            larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[..<end]))
            room.deallocate()
            room = larger
        }
        if bytesToSkip > 0 {
            try source.goOn(at: bytesToSkip)
            bytesToSkip = 0
        }
        let count = try source.read(
            into: UnsafeMutableRawBufferPointer(
                rebasing: room[end..<min(room.count, end + chunkSize)]
            )
        )
        isAtEnd = count == 0
        end += count
        return (count > 0, moved)
    }

    /// Forgets what was read since an index, which is too long to be kept.
    mutating func drop(from index: Int) {
        guard index < end else { return }
        dropIndex = min(dropIndex, index)
        droppedLineFeeds += bytes(in: index..<end).reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
        droppedBytes += end - index
        end = index
    }

    /// Where a record ends, of which only the first bytes are kept.
    func keptEnd(_ end: Int) -> Int { min(end, dropIndex) }
}
