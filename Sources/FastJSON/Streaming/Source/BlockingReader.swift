/// Reads chunks of an input that may block, for a task that must not: on a separate thread.
///
/// The thread reads a chunk only when one is requested. It ends with the reader.
final class BlockingReader: Sendable {
    private struct State: ThreadLinkState {
        var isAsked = false
        var chunk: Result<[UInt8]?, JSONError>?
        var isCancelled = false

        var hasNews: Bool { chunk != nil || isCancelled }
    }

    /// The state that the thread and the task share.
    ///
    /// SAFETY: the source is used by the thread alone, the rest as `ThreadLink` has it.
    private final class Link: @unchecked Sendable {
        let state = ThreadLink(State())
        private var source: any ByteSource
        private let chunkSize: Int

        init(_ source: any ByteSource, chunkSize: Int) {
            (self.source, self.chunkSize) = (source, chunkSize)
        }

        /// Reads chunks as they are requested, until no more are needed.
        func work() {
            while waitForRequest() {
                let isReady = source.waitUntilReady { state.withLock { $0.isCancelled } }
                guard isReady else { return }
                let chunk = Result { () throws(JSONError) in try readChunk() }
                state.tellTask { $0.chunk = chunk }
            }
        }

        private func waitForRequest() -> Bool {
            state.waitForTask { state in
                if state.isCancelled { return false }
                guard state.isAsked else { return nil }
                state.isAsked = false
                return true
            }
        }

        private func readChunk() throws(JSONError) -> [UInt8]? {
            var failure: JSONError?
            let chunk = unsafe [UInt8](unsafeUninitializedCapacity: chunkSize) { buffer, count in
                do throws(JSONError) {
                    count = try unsafe source.read(into: UnsafeMutableRawBufferPointer(buffer))
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
            return chunk.isEmpty ? nil : chunk
        }

        func cancel() {
            state.tellTask { $0.isCancelled = true }
            state.wakeThread()
        }
    }

    private let link: Link

    /// Takes the source out of the hands of its owner; nil if the system has no thread to give.
    init?(_ source: any ByteSource, chunkSize: Int) {
        let link = Link(source, chunkSize: chunkSize)
        guard Thread.start({ link.work() }) else { return nil }
        self.link = link
    }

    deinit {
        link.cancel()
    }

    /// The next chunk, awaited; nil at the end.
    ///
    /// A task that is cancelled does not wait any more; then nothing more is read.
    func next(isolation actor: isolated (any Actor)?) async throws(JSONError) -> [UInt8]? {
        link.state.tellThread { $0.isAsked = true }
        while true {
            if let chunk = try takeChunk() { return try chunk.get() }
            let link = link
            await link.state.waitForThread(isolation: actor) { link.cancel() }
        }
    }

    /// The next chunk, for a caller that may wait.
    func next() throws(JSONError) -> [UInt8]? {
        link.state.tellThread { $0.isAsked = true }
        while true {
            if let chunk = try takeChunk() { return try chunk.get() }
            link.state.waitForThread()
        }
    }

    private func takeChunk() throws(JSONError) -> Result<[UInt8]?, JSONError>? {
        let (chunk, isCancelled) = link.state.withLock { ($0.chunk.take(), $0.isCancelled) }
        if isCancelled { throw JSONError.taskCancelled }
        return chunk
    }
}
