internal import FastJSONPlatform

/// The text of a writer: raw memory that grows.
///
/// Room is reserved first and then filled without further checks. After the room there are
/// always `slack` bytes more, so that a whole word can be stored where only its first bytes
/// count.
@safe
@usableFromInline
struct OutputBuffer: ~Copyable, @unchecked Sendable {
    // SAFETY: the memory has one owner, and whoever sends the owner gives it up.

    /// The bytes that may be stored after what was reserved.
    static let slack = 8

    @usableFromInline private(set) var start: UnsafeMutablePointer<UInt8>
    /// The bytes written so far.
    @usableFromInline private(set) var count = 0
    /// The bytes that fit without growing; `slack` more are allocated.
    @usableFromInline private(set) var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, OutputBuffer.slack)
        unsafe start = OutputBuffer.resized(nil, capacity: self.capacity)
    }

    @usableFromInline
    deinit {
        unsafe free(start)
    }

    /// What was written.
    ///
    /// - Precondition: it is not used after the next change of the buffer.
    var bytes: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(start: start, count: count) }

    /// Where the next byte goes.
    var end: UnsafeMutablePointer<UInt8> {
        @inline(__always)
        get { unsafe start + count }
    }

    /// Forgets all bytes but the first ones.
    ///
    /// - Precondition: there are at least that many.
    mutating func truncate(to count: Int) {
        precondition(count <= self.count)
        self.count = count
    }

    /// Hands over what was written; the caller must free it.
    ///
    /// The buffer is empty afterwards.
    mutating func takeBytes() -> UnsafeMutableRawBufferPointer {
        let isRoomy = capacity &- count > count / 8 &+ 64
        let bytes = unsafe isRoomy ? OutputBuffer.resized(start, capacity: count) : start
        let result = unsafe UnsafeMutableRawBufferPointer(start: bytes, count: count)
        unsafe self.start = OutputBuffer.resized(nil, capacity: OutputBuffer.slack)
        (count, capacity) = (0, OutputBuffer.slack)
        return unsafe result
    }

    // MARK: Room

    /// Makes room for this many bytes.
    @inline(__always)
    mutating func reserve(_ length: Int) {
        if capacity &- count < length {
            grow(by: length)
        }
    }

    @inline(never)
    private mutating func grow(by length: Int) {
        let needed = count + length
        capacity = max(capacity * 2, needed)
        unsafe start = OutputBuffer.resized(start, capacity: capacity)
    }

    /// New memory for `capacity` bytes and the slack, with what was in the old.
    private static func resized(
        _ old: UnsafeMutablePointer<UInt8>?,
        capacity: Int
    ) -> UnsafeMutablePointer<UInt8> {
        // The system moves large blocks without copying them: 10 % of the time of a whole document.
        // SAFETY: `old` is nil or came from here. Bytes are trivial and need no alignment.
        guard let memory = unsafe realloc(old, capacity + slack) else {
            fatalError("There is no memory for \(capacity) bytes of JSON.")
        }
        return unsafe memory.assumingMemoryBound(to: UInt8.self)
    }

    // MARK: Filling what was reserved

    /// Counts bytes that were stored from `end` on.
    ///
    /// - Precondition: they were reserved.
    @inline(__always)
    mutating func advance(to newEnd: UnsafeMutablePointer<UInt8>) {
        count = unsafe newEnd - start
    }

    /// Appends a byte.
    ///
    /// - Precondition: it was reserved.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        // SAFETY: the caller reserved it.
        unsafe end.pointee = byte
        count &+= 1
    }

    /// Appends the first bytes of a word, the lowest first.
    ///
    /// - Precondition: `length` bytes were reserved, and are at most 8.
    @inline(__always)
    mutating func append(word: UInt64, length: Int) {
        // SAFETY: the slack takes the bytes that were not reserved.
        unsafe ByteWord.store(word, at: end)
        count &+= length
    }

    /// Appends bytes.
    ///
    /// - Precondition: they were reserved, and lie elsewhere.
    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        let length = bytes.count
        // SAFETY: the source has `length` bytes, and so has the room; the slack takes the rest of
        // a word. Two words that overlap cover 8 to 16 bytes. For so few a call is too dear.
        switch length {
        case 8...16:
            let last = unsafe ByteWord.load(source + (length &- 8))
            unsafe ByteWord.store(ByteWord.load(source), at: end)
            unsafe ByteWord.store(last, at: end + (length &- 8))
        case 1..<8:
            unsafe ByteWord.store(ByteWord.load(source, count: length), at: end)
        default:
            unsafe memcpy(end, source, length)
        }
        count &+= length
    }

    /// Appends an integer.
    ///
    /// - Precondition: ``IntegerText/length`` bytes were reserved.
    @inline(__always)
    mutating func append(integer value: Int64) {
        // SAFETY: as below.
        unsafe advance(to: IntegerText.write(value, to: end))
    }

    /// Appends an integer.
    ///
    /// - Precondition: ``IntegerText/length`` bytes were reserved.
    @inline(__always)
    mutating func append(integer value: UInt64) {
        // SAFETY: after what was reserved there is room for a word.
        unsafe advance(to: IntegerText.write(value, to: end))
    }
}
