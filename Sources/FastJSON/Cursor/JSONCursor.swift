/// A place in JSON text from which values are pulled, one after the other.
///
/// This is the one seam between engines and decoders. It is one concrete type whether the bytes
/// lie in memory, slide through a window, or were read by libyajl onto a tape.
///
/// ```swift
/// let sum = try JSONCursor.withCursor(over: "[1, 2, 3]") { cursor throws(JSONError) in
///     var sum = 0
///     if try cursor.beginArray() {
///         repeat { sum += try cursor.readInt() } while try cursor.nextElement()
///     }
///     return sum
/// }
/// sum  // → 6
/// ```
///
/// Each value must be read or skipped once, and each step to the next one taken. Calls in another
/// order throw ``JSONError/Code/invalidStructure``.
///
/// A cursor lives inside ``withCursor(over:options:_:)-(UnsafeRawBufferPointer,_,_)`` and its
/// twins. It validates all that it passes, skipped values too.
public struct JSONCursor: ~Copyable {
    /// The next byte.
    ///
    /// In tape mode equal to `end`, so that the bounds test that every read makes anyway leads to
    /// the outlined code that knows about tapes. (Testing a mode first costs more.)
    var position: UnsafePointer<UInt8>
    var end: UnsafePointer<UInt8>
    /// The address of byte 0 of the input, which may lie before all memory that still exists.
    var addressOfOffsetZero: UInt
    /// Entries read ahead by libyajl and not yet consumed.
    var entry: UnsafePointer<TapeEntry>
    var entryEnd: UnsafePointer<TapeEntry>
    /// The open containers.
    var depth = 0
    /// What the caller may ask for next.
    var turn = Turn.value
    /// The depth that fits into `frames` and is within the limit.
    var depthGuard: Int
    /// For each depth the place inside the container: see `Frame`.
    var frames: UnsafeMutablePointer<Frame>
    /// The first frames and the first slots, in one allocation: most documents need no other.
    private let memory: UnsafeMutableRawPointer
    /// Where more bytes or entries come from; nil when all bytes were there from the start.
    let feed: Feed?
    package let options: JSONReadingOptions
    /// True if the input goes on behind `end`, beyond the limit for its length.
    let isCutAtLimit: Bool
    /// The values of fields and elements that wait for the rest of their object or array.
    var slots: SlotStack
    /// True if the limit for numbers does not matter to short ones.
    let allowsShortNumbers: Bool
    /// The longest key that may be passed without a look at its limit.
    let keyLimit: Int
    /// The value in a document that is read, for the paths of errors.
    var node: JSONDocument.Node?
    /// How far lines were counted, for errors that are located while reading.
    var lastLocated = SourceText.Origin()
    /// Where the stack was when values of their own type began to be read.
    package var stack = StackGuard()
    /// The bytes that were gone back over, to try alternatives.
    var bytesReadAgain = 0
    var furthestReadAgain = 0
    /// True while an alternative is tried: its failure needs no text.
    package var isQuiet = false
    /// True while the failures of alternatives are collected: then inner ones are not tried first.
    package var isCollectingFailures = false
    /// Where typed problems are noted, if all are asked for.
    package var recorder: ErrorRecorder?

    /// What the caller may ask for next: pulling in another order would lose the place.
    enum Turn: UInt8 {
        /// A value.
        case value
        /// A key.
        case key
        /// A step to the next element or member; at the root, the end.
        case step
    }

    /// Reads bytes in place.
    ///
    /// - Precondition: the bytes outlive the cursor.
    init(bytes: UnsafeBufferPointer<UInt8>, options: JSONReadingOptions) throws(JSONError) {
        // SAFETY: an empty buffer may have no address; then any address will do, none is read.
        let start = bytes.baseAddress ?? JSONCursor.nowhere
        let count = min(bytes.count, options.limits.documentLength)
        self.init(options: options, feed: nil, isCutAtLimit: count < bytes.count)
        show(UnsafeBufferPointer(start: start, count: count), startingAt: 0)
        try skipMark()
    }

    /// Reads one value in the middle of bytes that were checked before.
    ///
    /// - Precondition: the bytes outlive the cursor.
    init(
        value range: Range<Int>,
        of bytes: UnsafeBufferPointer<UInt8>,
        options: JSONReadingOptions
    ) {
        self.init(options: options, feed: nil, isCutAtLimit: false)
        show(bytes, startingAt: 0)
        end = position + range.upperBound
        position += range.lowerBound
    }

    /// Reads what a feed brings.
    init(feed: Feed, options: JSONReadingOptions) throws(JSONError) {
        self.init(options: options, feed: feed, isCutAtLimit: false)
        try feed.readStart()
        show(feed.bytes, startingAt: feed.origin.offset)
        try skipMark()
        #if Yajl
        if feed.startTape(at: offset(of: position)) {
            position = end
        }
        #endif
    }

    private init(options: JSONReadingOptions, feed: Feed?, isCutAtLimit: Bool) {
        let capacity = min(options.limits.depth, 31) + 1
        let frameBytes = (capacity * MemoryLayout<Frame>.stride + 15) & ~15
        let slotBytes = SlotStack.firstByteCount
        // All that malloc gives is aligned for slots; to ask for it takes three times as long.
        memory = .allocate(
            byteCount: frameBytes + slotBytes,
            alignment: MemoryLayout<Frame>.alignment
        )
        // SAFETY: there is room for so many, and behind them for the slots. No block of them is taken
        // any more when `deinit` frees it.
        frames = memory.bindMemory(to: Frame.self, capacity: capacity)
        slots = SlotStack(over: .init(start: memory + frameBytes, count: slotBytes))
        depthGuard = capacity - 1
        allowsShortNumbers = options.limits.numberLength >= 64
        keyLimit = options.limits.keyLength
        self.options = options
        self.feed = feed
        self.isCutAtLimit = isCutAtLimit
        position = JSONCursor.nowhere
        end = JSONCursor.nowhere
        addressOfOffsetZero = 0
        entry = JSONCursor.noEntry
        entryEnd = JSONCursor.noEntry
    }

    deinit {
        freeDeepFrames()
        memory.deallocate()
    }

    /// Frees the frames if they have an allocation of their own.
    private func freeDeepFrames() {
        if UnsafeMutableRawPointer(frames) != memory { frames.deallocate() }
    }

    /// Addresses that are never read from, for cursors without bytes or entries.
    private static var nowhere: UnsafePointer<UInt8> {
        // SAFETY: 16 is not zero.
        UnsafePointer(bitPattern: 16).unsafelyUnwrapped
    }
    private static var noEntry: UnsafePointer<TapeEntry> {
        UnsafePointer(bitPattern: 16).unsafelyUnwrapped
    }

    /// Points the cursor at bytes whose first has this offset.
    mutating func show(_ bytes: UnsafeBufferPointer<UInt8>, startingAt offset: Int) {
        let start = bytes.baseAddress ?? JSONCursor.nowhere
        position = start
        end = start + bytes.count
        addressOfOffsetZero = UInt(bitPattern: start) &- UInt(bitPattern: offset)
    }

    /// Checks the encoding and passes a byte order mark.
    private mutating func skipMark() throws(JSONError) {
        // Two bytes of ASCII start neither a mark nor an encoding of several bytes.
        if end - position >= 2, 1..<0x80 ~= position[0], 1..<0x80 ~= position[1] { return }
        let start = UnsafeBufferPointer(start: position, count: end - position)
        if let name = TextEncoding.foreignName(of: start) {
            throw fail(.unsupportedEncoding(name), at: 0)
        }
        if start.starts(with: TextEncoding.byteOrderMark) {
            guard options.byteOrderMark == .skip else {
                throw fail(.byteOrderMark, at: 0)
            }
            position += TextEncoding.byteOrderMark.count
        }
    }

    // MARK: Offsets

    /// The first byte of the next token, once that was looked at.
    var offset: Int {
        entry < entryEnd ? entry.pointee.offset : offset(of: position)
    }

    /// The last byte of the container that was left last, until anything else is read.
    var offsetOfEnd: Int {
        #if Yajl
        if feed?.isReadingTape == true {
            return (entry - 1).pointee.offset
        }
        #endif
        return offset(of: position) - 1
    }

    @inline(__always)
    func offset(of pointer: UnsafePointer<UInt8>) -> Int {
        Int(bitPattern: UInt(bitPattern: pointer) &- addressOfOffsetZero)
    }

    /// - Precondition: the byte at `offset` is in memory.
    @inline(__always)
    func pointer(at offset: Int) -> UnsafePointer<UInt8> {
        // SAFETY: the caller vouches for the offset; the sum is an address inside the bytes.
        UnsafePointer(
            bitPattern: addressOfOffsetZero &+ UInt(bitPattern: offset)
        ).unsafelyUnwrapped
    }

    // MARK: Depth

    /// Enters a container whose bracket is at `offset`.
    @inline(__always)
    mutating func push(_ frame: Frame, at offset: Int) throws(JSONError) {
        depth &+= 1
        if depth > depthGuard {
            try deepen(at: offset)
        }
        // SAFETY: `depth` is at most `depthGuard`, the last index of the allocation.
        frames[depth] = frame
    }

    @inline(never)
    private mutating func deepen(at offset: Int) throws(JSONError) {
        let limit = options.limits.depth
        guard depth <= limit else {
            depth -= 1
            throw fail(.depthExceeded(limit), at: offset)
        }
        let capacity = min(limit, 4 * depth) + 1
        let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity)
        // SAFETY: frames 1..<depth are initialised; frame 0 is never used, and `Frame` is trivial.
        (larger + 1).moveInitialize(from: frames + 1, count: depth - 1)
        freeDeepFrames()
        frames = larger
        depthGuard = capacity - 1
    }
}
