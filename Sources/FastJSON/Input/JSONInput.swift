/// A source of JSON text that is not in memory as a whole.
///
/// An input is read once, front to back. Trees, events and streams are read through a window of a few
/// hundred kilobytes, so it may be far larger than memory; parsers of types hold all of it.
///
/// ```swift
/// let value = try JSONValue(parsing: .file("people.json"))
/// try JSONInput.standardInput().validate()
/// let same = try JSONValue(parsing: .chunks([Array("[1, ".utf8), Array("2]".utf8)]))
/// ```
///
/// After a failure, one more chunk may be read, to show the rest of the line. This is not done for
/// inputs that may have to wait for bytes: pipes, terminals, and functions of yours.
///
/// - Precondition: a chunk has from 1 byte to 1 GiB, in each function that takes its size.
public struct JSONInput: ~Copyable {
    let source: any ByteSource
    let chunkSize: Int

    /// The number of bytes that are requested at once by default.
    public static let defaultChunkSize = 64 * 1024

    init(source: any ByteSource, chunkSize: Int) {
        precondition((1...1 << 30).contains(chunkSize), "A chunk has from 1 byte to 1 GiB.")
        self.source = source
        self.chunkSize = chunkSize
    }

    /// A file, which is opened at once and closed after it was read.
    ///
    /// Throws ``JSONError/Code/inputFailed`` if the file cannot be opened.
    public static func file(
        _ path: String,
        chunkSize: Int = defaultChunkSize
    ) throws(JSONError) -> JSONInput {
        JSONInput(source: try FileSource(path: path), chunkSize: chunkSize)
    }

    /// A file whose name the system takes as these characters, and messages as a text.
    ///
    /// Names of files may be no text.
    package static func file(
        at characters: [CChar],
        name: String,
        chunkSize: Int = defaultChunkSize
    ) throws(JSONError) -> JSONInput {
        JSONInput(source: try FileSource(characters: characters, name: name), chunkSize: chunkSize)
    }

    /// An open file descriptor, which stays open.
    ///
    /// Close it only after the reading has ended. When `for try await` was left or cancelled, a thread may still
    /// wait for the descriptor, for up to 50 ms.
    public static func fileDescriptor(
        _ descriptor: Int32,
        chunkSize: Int = defaultChunkSize
    ) -> JSONInput {
        JSONInput(source: FileSource(descriptor: descriptor), chunkSize: chunkSize)
    }

    /// The standard input of the process.
    public static func standardInput(chunkSize: Int = defaultChunkSize) -> JSONInput {
        fileDescriptor(0, chunkSize: chunkSize)
    }

    /// Chunks of bytes of any size; empty ones are allowed.
    ///
    /// A chunk whose bytes lie together is read in place: they must stay valid and unchanged until the next
    /// chunk is requested. Chunks are requested where ``reader(chunkSize:_:)`` calls its function. So the
    /// sequence is `sending`, too.
    public static func chunks<Chunks: Sequence>(_ chunks: sending Chunks) -> JSONInput
    where Chunks.Element: Sequence<UInt8> {
        JSONInput(source: ChunkSource(chunks.makeIterator()), chunkSize: defaultChunkSize)
    }

    /// Bytes in memory, read through the window.
    ///
    /// To read bytes in place, pass them to the function that reads, not to an input.
    public static func bytes(_ bytes: [UInt8]) -> JSONInput {
        JSONInput(source: MemorySource(bytes), chunkSize: defaultChunkSize)
    }

    /// A function that fills the buffer from its start and returns the number of bytes; 0 ends.
    ///
    /// A ``JSONError`` that it throws is passed on unchanged. Any other error becomes
    /// ``JSONError/Code/inputFailed`` with the description of the error.
    ///
    /// The function is called on the thread that reads the input. `for try await` and parallel streams may
    /// call it on other threads, one call at a time. So it is `sending`: in the Swift 6 language mode, what it
    /// captures must be `Sendable`, or not be used anywhere else.
    ///
    /// - Precondition: the number that the function returns is from 0 to the size of the buffer.
    public static func reader(
        chunkSize: Int = defaultChunkSize,
        _ body: sending @escaping (UnsafeMutableRawBufferPointer) throws -> Int
    ) -> JSONInput {
        unsafe JSONInput(source: ClosureSource(body: body), chunkSize: chunkSize)
    }

    /// The number of bytes of the input, if it is known: for regular files and memory.
    public var size: Int? { source.size }

    /// The same input, which calls a function with the number of bytes of each read.
    ///
    /// For showing progress:
    ///
    /// ```swift
    /// try JSONInput.file("huge.json")
    ///     .onRead { count in bar.advance(by: count) }
    ///     .validate()
    /// ```
    ///
    /// The function is called where the input is read, which may be another thread: see
    /// ``reader(chunkSize:_:)``. The compiler does not check what this function captures: with `for try await`
    /// or parallel streams, let it use only what is safe on any thread.
    public consuming func onRead(_ body: @escaping (Int) -> Void) -> JSONInput {
        JSONInput(source: ObservedSource(source: source, onRead: body), chunkSize: chunkSize)
    }

    /// The same input, which calls a function before each read that may have to wait.
    ///
    /// The function runs on the same thread as that of ``onRead(_:)``.
    package consuming func onWait(_ body: @escaping () -> Void) -> JSONInput {
        JSONInput(source: ObservedSource(source: source, onWait: body), chunkSize: chunkSize)
    }

    /// Reads all bytes into memory, without looking at them.
    ///
    /// Throws ``JSONError/Code/documentTooLong`` if there are more bytes than the limit.
    ///
    /// ```swift
    /// let bytes = try JSONInput.file("people.json").readAll(limit: 1 << 20)
    /// ```
    public consuming func readAll(limit: Int = .max) throws(JSONError) -> [UInt8] {
        let bytes = try readStart(limit: limit)
        guard bytes.count <= limit else { throw JSONError(.documentTooLong(limit)) }
        return bytes
    }

    /// Reads all bytes into memory, and of a longer input one byte more than the limit.
    ///
    /// With options, a long input is refused early if its start cannot be that of a document.
    package consuming func readStart(
        limit: Int = .max,
        for options: JSONReadingOptions? = nil
    ) throws(JSONError) -> [UInt8] {
        let limit = min(limit, .max - 1)
        var bytes: [UInt8] = []
        // The size of a file may be a lie, and most of it a hole.
        let expectedCount = min(size ?? 0, limit, 1 << 30)
        bytes.reserveCapacity(min(expectedCount, JSONInput.startSize + chunkSize))
        var isStartChecked = false
        var source = source
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkSize, alignment: 16)
        defer { unsafe chunk.deallocate() }
        while bytes.count <= limit {
            let count = try unsafe source.read(into: chunk)
            if count == 0 { break }
            if bytes.count + count > bytes.capacity {
                try Memory.check(2 * bytes.count + count)
            }
            unsafe bytes.append(contentsOf: chunk[..<min(count, limit - bytes.count + 1)])
            if !isStartChecked, bytes.count >= JSONInput.startSize {
                isStartChecked = true
                if let options { try JSONInput.checkStart(bytes, options) }
                try Memory.check(expectedCount)
                bytes.reserveCapacity(expectedCount)
            }
        }
        return bytes
    }

    /// The bytes after which the start of a long input is looked at.
    private static let startSize = 1 << 18

    /// Throws if a document cannot start with these bytes.
    private static func checkStart(
        _ bytes: [UInt8],
        _ options: JSONReadingOptions
    ) throws(JSONError) {
        do throws(JSONError) {
            try JSONCursor.withCursor(over: bytes, options: options) { cursor throws(JSONError) in
                try cursor.skipValue()
            }
        } catch {
            // Bytes near the end that look wrong may be right together with the bytes that follow.
            guard error.code != .unexpectedEnd, let offset = error.offset,
                bytes.count - offset > 2 * Excerpt.bytesAfter
            else { return }
            throw error
        }
    }
}
