/// Something that yields bytes until it ends.
///
/// Each input kind is one of these.
protocol ByteSource {
    /// Copies the next bytes to the start of `buffer`, which is not empty.
    ///
    /// Returns how many, at most `buffer.count`; 0 means the end.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int
    /// Passes bytes without looking at them; false if there are not so many.
    mutating func skip(_ count: Int) throws(JSONError) -> Bool
    /// The number of bytes there are, where that is known.
    var size: Int? { get }
    /// True if a read may have to wait for another program or a person.
    var mayWait: Bool { get }
    /// Waits so long, at most, until a read would not; nil if that cannot be told.
    func isReady(within milliseconds: Int) -> Bool?
}

extension ByteSource {
    var size: Int? { nil }
    var mayWait: Bool { false }
    func isReady(within milliseconds: Int) -> Bool? { nil }

    mutating func skip(_ count: Int) throws(JSONError) -> Bool {
        try skipByReading(count)
    }

    /// Passes the bytes before an offset; throws if there are not so many.
    mutating func goOn(at offset: Int) throws(JSONError) {
        guard try skip(offset) else {
            throw JSONError(
                .inputFailed(
                    action: "go on at byte \(offset)",
                    reason: "the input ends before it"
                )
            )
        }
    }

    mutating func skipByReading(_ count: Int) throws(JSONError) -> Bool {
        guard count > 0 else { return true }
        let room = UnsafeMutableRawBufferPointer.allocate(
            byteCount: min(count, JSONInput.defaultChunkSize),
            alignment: 1
        )
        defer { room.deallocate() }
        var rest = count
        while rest > 0 {
            let arrived = try read(
                into: UnsafeMutableRawBufferPointer(rebasing: room[..<min(rest, room.count)])
            )
            if arrived == 0 { return false }
            rest -= arrived
        }
        return true
    }
}

/// The chunks of a sequence, one after the other.
struct ChunkSource<Chunks: IteratorProtocol>: ByteSource where Chunks.Element: Sequence<UInt8> {
    private var chunks: Chunks
    private var current = MemorySource(bytes: [])

    init(_ chunks: Chunks) {
        self.chunks = chunks
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        while true {
            // A chunk ends the call, so that chunks reach the reader in the sizes they came in.
            let count = try current.read(into: buffer)
            if count > 0 { return count }
            guard let chunk = chunks.next() else { return 0 }
            current = MemorySource(bytes: Array(chunk))
        }
    }
}

/// A function of the caller.
struct ClosureSource: ByteSource {
    let body: (UnsafeMutableRawBufferPointer) throws -> Int
    var mayWait: Bool { true }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        do {
            let count = try body(buffer)
            precondition(
                (0...buffer.count).contains(count),
                "A reader returns between 0 and the size of its buffer."
            )
            return count
        } catch let error as JSONError {
            throw error
        } catch {
            throw JSONError(.inputFailed(action: "read the input", reason: "\(error)"))
        }
    }
}

/// Bytes in memory.
struct MemorySource: ByteSource {
    let bytes: [UInt8]
    private var offset = 0
    var size: Int? { bytes.count }
    var isEmpty: Bool { offset == bytes.count }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        let count = min(buffer.count, bytes.count - offset)
        bytes.withUnsafeBytes { bytes in
            buffer.copyMemory(
                from: UnsafeRawBufferPointer(rebasing: bytes[offset...].prefix(count))
            )
        }
        offset += count
        return count
    }
}

/// Another source, with an observer of what it yields.
struct ObservedSource: ByteSource {
    var source: any ByteSource
    let onRead: (Int) -> Void
    var size: Int? { source.size }
    var mayWait: Bool { source.mayWait }
    func isReady(within milliseconds: Int) -> Bool? { source.isReady(within: milliseconds) }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        let count = try source.read(into: buffer)
        onRead(count)
        return count
    }

    mutating func skip(_ count: Int) throws(JSONError) -> Bool {
        let isThere = try source.skip(count)
        onRead(count)
        return isThere
    }
}

/// The rest of another source, behind some text that stands for its beginning.
struct ResumedSource: ByteSource {
    private var opening: MemorySource
    private var source: any ByteSource
    private var bytesToSkip: Int
    var size: Int? { source.size }
    var mayWait: Bool { source.mayWait }

    // The opening stands for so many bytes of the source.
    init(opening: [UInt8], source: any ByteSource, offset: Int) {
        self.opening = MemorySource(bytes: opening)
        self.source = source
        bytesToSkip = offset
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        let count = try opening.read(into: buffer)
        if count > 0 { return count }
        if bytesToSkip > 0 {
            try source.goOn(at: bytesToSkip)
            bytesToSkip = 0
        }
        return try source.read(into: buffer)
    }
}
