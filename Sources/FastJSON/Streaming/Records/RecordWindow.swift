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
///
/// A search for the end of a record starts at ``start`` and ends where the next one does. Everything
/// in between stays in the window, but for what was dropped because it is too long to be kept.
@safe
struct RecordWindow: ~Copyable {
    private var source: any ByteSource
    private let chunkSize: Int
    private var room: UnsafeMutableRawBufferPointer
    /// What holds the room, if this does not.
    private let owner: TextBlock?
    /// Where the next record starts, or what precedes it.
    private(set) var start = 0
    /// What was counted up to there.
    private(set) var startPlace: SourceText.Origin
    private(set) var end = 0
    private var isAtEnd = false
    private let offsetOfStart: Int
    private var bytesToSkip: Int
    /// True until something ended that may stand in front of the first record.
    var isAtFront: Bool
    /// Where the search for the last record started, and what was counted up to there.
    private var searchStart = 0
    private var searchPlace: SourceText.Origin
    /// How far the end of the record was looked for, where more bytes have to be awaited.
    var paused: RecordSearch?
    /// Where bytes of the last record are missing, if they are, and what was counted after them.
    private var drop: (index: Int, place: SourceText.Origin)?

    init(_ input: consuming JSONInput, startingAt place: SourceText.Origin) {
        source = input.source
        chunkSize = input.chunkSize
        offsetOfStart = place.offset
        bytesToSkip = place.offset
        isAtFront = place.offset == 0
        startPlace = place
        searchPlace = place
        owner = nil
        unsafe room = .allocate(byteCount: max(4096, 2 * input.chunkSize), alignment: 16)
        // What follows a record may be read, and must not be undefined.
        unsafe room.initializeMemory(as: UInt8.self, repeating: 0)
    }

    /// A window over bytes that are all there.
    init(_ block: TextBlock) {
        source = MemorySource(bytes: [])
        chunkSize = JSONInput.defaultChunkSize
        offsetOfStart = 0
        bytesToSkip = 0
        isAtFront = block.place.offset == 0
        startPlace = block.place
        searchPlace = block.place
        unsafe room = block.room
        owner = block
        end = block.count
        isAtEnd = true
    }

    deinit {
        if owner == nil { unsafe room.deallocate() }
    }

    /// - Precondition: the bytes are in the window; they stay there until ``read()``.
    func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        unsafe UnsafeRawBufferPointer(rebasing: room[range]).assumingMemoryBound(to: UInt8.self)
    }

    /// Calls a function with bytes as a text, after which a zero stands meanwhile.
    ///
    /// - Precondition: the bytes are in the window.
    mutating func withText<Output>(
        in range: Range<Int>,
        _ body: (JSONCursor.Text) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        let end = range.upperBound
        guard unsafe room.count - end > JSONCursor.lookahead else {
            return try unsafe body(JSONCursor.Text(bytes(in: range), readableAfter: 0))
        }
        let following = unsafe room[end]
        unsafe room[end] = 0
        defer { unsafe room[end] = following }
        return try unsafe body(
            JSONCursor.Text(bytes(in: range), readableAfter: JSONCursor.lookahead)
        )
    }

    /// The byte at an index.
    @inline(__always)
    subscript(index: Int) -> UInt8 { unsafe room[index] }

    /// What was counted up to an index in the last record, before what was dropped of it.
    func place(of index: Int) -> SourceText.Origin {
        var place = searchPlace
        unsafe place.advance(over: bytes(in: searchStart..<index))
        return place
    }

    /// Ends the search at an index, where the next one starts.
    mutating func endSearch(at index: Int) {
        if let drop {
            startPlace = drop.place
            unsafe startPlace.advance(over: bytes(in: drop.index..<index))
        } else {
            startPlace = place(of: index)
        }
        start = index
    }

    /// Ends the search after the only line feed since its start.
    mutating func endLine(at index: Int) {
        guard drop == nil else { return endSearch(at: index) }
        startPlace = SourceText.Origin(
            offset: searchPlace.offset + index - searchStart,
            lineFeeds: searchPlace.lineFeeds + 1
        )
        start = index
    }

    /// Moves to the start of the next record.
    mutating func startSearch() {
        searchStart = start
        searchPlace = startPlace
        drop = nil
    }

    /// The first place of a byte between two indices.
    func firstIndex(of byte: UInt8, from index: Int) -> Int? {
        guard index < end, let address = unsafe room.baseAddress else { return nil }
        // SAFETY: `index..<end` lies in the allocation.
        let found = unsafe memchr(address + index, CInt(byte), end - index)
        return unsafe found.map { unsafe UnsafeRawPointer($0) - UnsafeRawPointer(address) }
    }

    /// Reads more after what is there; false at the end of the input.
    ///
    /// Everything from the start of the search stays; it may move to the front, and indices with it.
    mutating func read() throws(JSONError) -> Bool {
        guard !isAtEnd else { return false }
        let moved = searchStart
        if moved > 0 {
            unsafe room.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[moved..<end]))
            start -= moved
            end -= moved
            searchStart = 0
            drop?.index -= moved
        }
        if unsafe room.count - end < chunkSize {
            try unsafe Memory.check(2 * room.count)
            let larger = unsafe UnsafeMutableRawBufferPointer.allocate(
                byteCount: 2 * room.count,
                alignment: 16
            )
            unsafe larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[..<end]))
            unsafe UnsafeMutableRawBufferPointer(rebasing: larger[end...])
                .initializeMemory(as: UInt8.self, repeating: 0)
            unsafe room.deallocate()
            unsafe room = larger
        }
        if bytesToSkip > 0 {
            try source.goOn(at: offsetOfStart, skipping: &bytesToSkip)
        }
        let count = try unsafe source.read(
            into: UnsafeMutableRawBufferPointer(
                rebasing: room[end..<min(room.count, end + chunkSize)]
            )
        )
        isAtEnd = count == 0
        end += count
        return count > 0
    }

    // MARK: Records that are too long

    /// Where bytes of the last record are missing, if some were dropped.
    var dropIndex: Int? { drop?.index }

    /// Forgets what was read since an index, or since something was dropped before.
    mutating func drop(from index: Int) {
        var (index, place) = drop ?? (index, place(of: index))
        unsafe place.advance(over: bytes(in: index..<end))
        drop = (index, place)
        end = index
    }
}
