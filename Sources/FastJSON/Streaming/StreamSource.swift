/// The input of a stream, which counts its bytes and can be told to end.
final class StreamSource: ByteSource {
    private var base: any ByteSource
    private(set) var bytesRead = 0
    /// Asked before each chunk.
    var isCancelled: (() -> Bool)?

    init(_ base: any ByteSource) {
        self.base = base
    }

    /// Where chunks are awaited from, if they are.
    var awaited: AwaitedSource? { base as? AwaitedSource }
    var size: Int? { base.size }
    var mayWait: Bool { base.mayWait }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        if isCancelled?() == true {
            throw JSONError.taskCancelled
        }
        let count = try base.read(into: buffer)
        bytesRead += count
        return count
    }

    func skip(_ count: Int) throws(JSONError) -> Bool {
        bytesRead += count
        return try base.skip(count)
    }
}

extension JSONError {
    /// The error for a task that was cancelled while it read.
    static var taskCancelled: JSONError {
        JSONError(code: .cancelled, message: "the task was cancelled")
    }
}
