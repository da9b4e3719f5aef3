/// A place in JSON text from which values are pulled, one after the other.
///
/// This is the only connection between engines and parsers. It is one concrete type, whether the bytes
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
/// Read or skip each value once, and take each step to the next one. Calls in another order throw
/// ``JSONError/Code/invalidStructure``.
///
/// A cursor lives inside ``withCursor(over:options:_:)-(UnsafeRawBufferPointer,_,_)`` and its
/// overloads. It validates everything that it passes, including skipped values. A cursor that a function
/// exchanges with another one, as `swap` does, ends the program with a message.
@safe
public struct JSONCursor: ~Copyable {
    /// The next byte.
    ///
    /// In tape mode not before `end`, so that the bounds test that every read makes anyway leads to
    /// the outlined code that knows about tapes. (Testing a mode first costs more.)
    @usableFromInline var position: UnsafePointer<UInt8>
    /// The end of the bytes that may be read before asking what comes after them.
    ///
    /// From each byte before it, ``lookahead`` bytes can be read: of the text, or zeros after it.
    /// See `JSONCursor+Region.swift`.
    var end: UnsafePointer<UInt8>
    /// The address that byte 0 of the input would have in the memory of `position`.
    var addressOfOffsetZero: UInt
    /// The whole text, or the part of it that is in the window.
    var input: Text
    /// Entries read ahead by libyajl and not yet consumed.
    var nextEntry: UnsafePointer<TapeEntry>
    var entriesEnd: UnsafePointer<TapeEntry>
    /// The open containers.
    @usableFromInline var depth = 0
    /// What the caller may ask for next.
    var turn = Turn.value
    /// The depth that fits into `frames` and is within the limit.
    var depthGuard: Int
    /// For each depth the place inside the container: see `Frame`.
    var frames: UnsafeMutablePointer<Frame>
    /// What white space to expect in front of members and elements, by depth, and after that the
    /// pattern of its bytes: see `Indent`.
    let indents: UnsafeMutablePointer<Indent>
    /// The first frames and slots, and what else there is one of: see `CursorMemory`.
    let memory: CursorMemory
    /// Where the bytes at the end of the text are, if they did not fit into `memory`.
    var largeTail: UnsafeMutableRawPointer?
    #if Yajl
    /// What writes entries about the bytes, if that is the engine.
    let tape: YajlReader?
    #endif
    package let options: JSONReadingOptions
    /// True once something needed bytes that have not come yet: what was read since then is void.
    var isStarved = false
    /// True once the text was found to be broken: nothing after that can be read.
    ///
    /// A function of the caller may catch the error, but not read on.
    var isBroken = false
    /// What was counted before the bytes that are in memory.
    var origin = SourceText.Origin()
    /// State that few documents need; allocated on first use.
    var extras: UnsafeMutablePointer<CursorExtras>?
    /// True if other documents were read before this one.
    var isUsedAgain = false
    /// The values of fields and elements that wait for the rest of their object or array.
    var slots: SlotStack
    /// True if the limit for numbers does not matter to short ones.
    let allowsShortNumbers: Bool
    /// The longest key, in bytes.
    let keyLimit: Int
    /// The longest string, in bytes.
    let stringLimit: Int
    /// How far lines were counted, for errors that are located while reading.
    var lastLocated = SourceText.Origin()
    /// Where the stack was when values of their own type began to be read.
    package var stack = StackGuard()
    /// What was read again, to try alternatives.
    var readAgain = ReadAgain()
    /// True while an alternative is tried: its failure needs no text.
    package var isQuiet = false
    /// True while the failures of alternatives are collected: then inner ones are not tried first.
    package var isCollectingFailures = false

    /// What the caller may request next: pulling in another order would lose the place.
    enum Turn: UInt8 {
        /// A value.
        case value
        /// A key.
        case key
        /// A step to the next element or member; at the root, the end.
        case step
    }

    /// Reads one value in the middle of bytes that were checked before.
    ///
    /// - Precondition: the bytes outlive the cursor.
    init(
        value range: Range<Int>,
        of bytes: UnsafeBufferPointer<UInt8>,
        options: JSONReadingOptions
    ) {
        var options = options
        options.engine = .native
        self.init(options: options, memory: .allocate())
        let text = unsafe UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
        input = unsafe Text(text, readableAfter: bytes.count - range.upperBound)
        seek(to: range.lowerBound)
    }

    /// Reads nothing yet.
    ///
    /// - Precondition: the memory outlives the cursor.
    init(options: JSONReadingOptions, memory: CursorMemory) {
        self.memory = memory
        unsafe frames = memory.frames
        unsafe indents = memory.indents
        slots = unsafe SlotStack(over: memory.slots)
        depthGuard = min(options.limits.depth, CursorMemory.levels - 1)
        allowsShortNumbers = options.limits.numberLength >= JSONCursor.lookahead
        ShortString.prepare()
        keyLimit = options.limits.keyLength
        stringLimit = options.limits.stringLength
        self.options = options
        #if Yajl
        tape = options.engine == .yajl ? YajlReader(options: options) : nil
        #endif
        input = Text()
        unsafe position = input.start
        unsafe end = input.start
        addressOfOffsetZero = input.addressOfOffsetZero
        unsafe nextEntry = JSONCursor.noEntry
        unsafe entriesEnd = JSONCursor.noEntry
    }

    /// Moves to the start of the document at the start of a text.
    @inline(__always)
    mutating func start(_ text: Text) throws(JSONError) {
        show(text)
        try skipByteOrderMark()
        #if Yajl
        if let tape {
            unsafe tape.start(at: offset(of: position))
            showEnd(of: input)
        }
        #endif
    }

    /// Moves to the start of another document, whatever was left of the one before.
    ///
    /// - Precondition: libyajl does not read.
    mutating func startAgain(_ text: Text) throws(JSONError) {
        isUsedAgain = true
        depth = 0
        turn = .value
        isStarved = false
        isBroken = false
        forgetDocument()
        isQuiet = false
        isCollectingFailures = false
        readAgain = ReadAgain()
        lastLocated = SourceText.Origin()
        try start(text)
    }

    deinit {
        freeDeepFrames()
        if let extras = unsafe extras {
            unsafe extras.deinitialize(count: 1)
            unsafe extras.deallocate()
        }
        unsafe largeTail?.deallocate()
        memory.deallocate()
    }

    /// Frees the frames if they have an allocation of their own.
    private func freeDeepFrames() {
        if unsafe frames != memory.frames { unsafe frames.deallocate() }
    }

    /// An address that is never read from, for cursors without entries.
    private static var noEntry: UnsafePointer<TapeEntry> {
        // SAFETY: 16 is not zero.
        unsafe UnsafePointer(bitPattern: 16).unsafelyUnwrapped
    }

    /// Checks the encoding and passes a byte order mark.
    private mutating func skipByteOrderMark() throws(JSONError) {
        // SAFETY: the text has that many bytes. An empty one is not read.
        let start = unsafe UnsafeBufferPointer(start: input.start, count: input.count)
        // Two bytes of ASCII that are not zero start no byte order mark, and neither UTF-16 nor UTF-32.
        if start.count >= 2, unsafe 1..<0x80 ~= start[0], unsafe 1..<0x80 ~= start[1] { return }
        if let name = unsafe TextEncoding.foreignName(of: start) {
            throw fail(.unsupportedEncoding(name), at: 0)
        }
        if unsafe start.starts(with: TextEncoding.byteOrderMark) {
            guard options.byteOrderMark == .skip else {
                throw fail(.byteOrderMark, at: 0)
            }
            unsafe seek(to: offset(of: position) + TextEncoding.byteOrderMark.count)
        }
    }

    // MARK: Offsets

    /// The first byte of the next token, once that was looked at.
    var offset: Int {
        unsafe nextEntry < entriesEnd ? nextEntry.pointee.offset : offset(of: position)
    }

    /// The last byte of the container that was left last, until anything else is read.
    var offsetOfEnd: Int {
        unsafe isOnTape ? (nextEntry - 1).pointee.offset : offset(of: position) - 1
    }

    @inline(__always)
    func offset(of pointer: UnsafePointer<UInt8>) -> Int {
        Int(bitPattern: UInt(bitPattern: pointer) &- addressOfOffsetZero)
    }

    /// The address of a byte of the text, or of the window.
    ///
    /// - Precondition: the byte at `offset` is in memory.
    @inline(__always)
    func pointer(at offset: Int) -> UnsafePointer<UInt8> {
        // SAFETY: the caller vouches for the offset; the sum is an address inside the bytes.
        unsafe UnsafePointer(
            bitPattern: input.addressOfOffsetZero &+ UInt(bitPattern: offset)
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
        unsafe frames[depth] = frame
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
        unsafe (larger + 1).moveInitialize(from: frames + 1, count: depth - 1)
        freeDeepFrames()
        unsafe frames = larger
        depthGuard = capacity - 1
    }
}
