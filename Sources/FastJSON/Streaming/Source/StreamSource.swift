/// The input of a stream, which counts its bytes and can be told to end.
final class StreamSource: ByteSource {
    private var base: any ByteSource
    /// Where chunks are awaited from, if they are.
    let awaited: AwaitedSource?
    // Kept, so that another thread than the one that reads may ask for them.
    let size: Int?
    let mayWait: Bool
    private(set) var bytesRead = 0
    /// Asked before each chunk; and meanwhile, if it has to be waited for.
    var isCancelled: (() -> Bool)?
    /// Called before each chunk.
    var willRead: (() throws(JSONError) -> Void)?
    /// Called when a chunk was read.
    var didRead: (() -> Void)?

    /// True if a read blocks; chunks that are awaited wake who waits for them.
    private var waitsForItself: Bool { mayWait && awaited == nil }

    /// How long a read that is cancelled may go on waiting.
    private static let patience = 50

    init(_ base: any ByteSource) {
        self.base = base
        awaited = base as? AwaitedSource
        size = base.size
        mayWait = base.mayWait
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        try willRead?()
        if let isCancelled {
            repeat {
                if isCancelled() { throw JSONError.taskCancelled }
            } while waitsForItself && base.isReady(within: StreamSource.patience) == false
        }
        let count = try base.read(into: buffer)
        bytesRead += count
        if count > 0 { didRead?() }
        return count
    }

    func skip(_ count: Int) throws(JSONError) -> Bool {
        guard size != nil else {
            // Each chunk is counted, and may be the last one before a task is cancelled.
            var source = self
            return try source.skipByReading(count)
        }
        bytesRead += count
        let isThere = try base.skip(count)
        didRead?()
        return isThere
    }

    func isReady(within milliseconds: Int) -> Bool? { base.isReady(within: milliseconds) }
}

extension JSONError {
    /// The error for a task that was cancelled while it read.
    static var taskCancelled: JSONError {
        JSONError(code: .cancelled, message: "the task was cancelled")
    }
}
