/// The input of a stream, which counts its bytes and can be ended.
final class StreamSource: ByteSource {
    private var base: any ByteSource
    /// Where chunks are awaited from, if they are.
    private(set) var awaited: AwaitedSource?
    // Kept, so that another thread than the one that reads may ask for them.
    let size: Int?
    let mayWait: Bool
    private(set) var bytesRead = 0
    /// Asked before each chunk; and meanwhile, if it has to be waited for.
    var isCancelled: (() -> Bool)?
    /// Called when a chunk was read.
    var didRead: (() -> Void)?

    /// True if a read blocks; chunks that are awaited wake who waits for them.
    private var waitsForItself: Bool { mayWait && awaited == nil }

    private let chunkSize: Int
    /// The offset of the first byte that is delivered.
    var start = 0 { didSet { bytesToSkip = start } }
    private var bytesToSkip = 0

    init(_ input: consuming JSONInput) {
        base = input.source
        chunkSize = input.chunkSize
        awaited = base as? AwaitedSource
        size = base.size
        mayWait = base.mayWait
    }

    /// This source, for a window.
    var input: JSONInput { JSONInput(source: self, chunkSize: chunkSize) }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        if bytesToSkip > 0 { try skipToStart() }
        return try unsafe readChunk(into: buffer)
    }

    private func readChunk(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        if let isCancelled {
            let isNeeded =
                waitsForItself ? base.waitUntilReady(unless: isCancelled) : !isCancelled()
            guard isNeeded else { throw JSONError.taskCancelled }
        }
        let count = try unsafe base.read(into: buffer)
        bytesRead += count
        if count > 0 { didRead?() }
        return count
    }

    /// Passes the bytes before the start; throws if there are fewer.
    ///
    /// If bytes have to be awaited first, the next call continues.
    private func skipToStart() throws(JSONError) {
        var isThere = true
        if let wasSkipped = try base.skip(bytesToSkip) {
            isThere = wasSkipped
            if wasSkipped {
                bytesRead += bytesToSkip
                didRead?()
                bytesToSkip = 0
            }
        } else {
            let room = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkSize, alignment: 1)
            defer { unsafe room.deallocate() }
            while isThere, bytesToSkip > 0 {
                // `readChunk` counts each chunk, and throws if the task was cancelled.
                let arrived = try unsafe readChunk(
                    into: UnsafeMutableRawBufferPointer(
                        rebasing: room[..<min(bytesToSkip, chunkSize)]
                    )
                )
                isThere = arrived > 0
                bytesToSkip -= arrived
            }
        }
        guard isThere else {
            throw JSONError(
                .inputFailed(action: "continue at byte \(start)", reason: "the input is shorter")
            )
        }
    }

    /// Prepares the source to be awaited: a source that blocks gets a thread that reads it.
    func awaitChunks() throws(JSONError) {
        guard awaited == nil else { return }
        guard let reader = BlockingReader(base, chunkSize: chunkSize) else {
            throw JSONError(
                .inputFailed(action: "read the input", reason: "the system has no more threads")
            )
        }
        let source = AwaitedSource(reader)
        awaited = source
        base = source
    }

    /// Calls a function that reads for a task, which may be cancelled, and fetches what is missing.
    func whileTaskReads<Output>(_ body: () -> Output) -> Output {
        isCancelled = { Task.isCancelled }
        awaited?.isFetched = true
        defer {
            isCancelled = nil
            awaited?.isFetched = false
        }
        return body()
    }

    func isReady(within milliseconds: Int) -> Bool? { base.isReady(within: milliseconds) }
}

extension JSONError {
    /// The error for a task that was cancelled while it read.
    static var taskCancelled: JSONError {
        JSONError(code: .cancelled, message: "the task was cancelled")
    }

    /// The error for a function that is called while elements are read, and asks for another.
    static var nestedCall: JSONError {
        JSONError(.invalidStructure("an element was requested while another was being read"))
    }
}
