/// Chunks that arrive over time, from a sequence or from a thread that reads.
///
/// The task that takes elements fetches a chunk when none is left. Until then reads throw
/// `JSONError.starved`.
final class AwaitedSource: ByteSource {
    private typealias FetchNext = @Sendable (isolated (any Actor)?) async throws -> MemorySource?

    private let fetchNext: FetchNext
    private var current = MemorySource([])
    private var isOver = false
    private var failure: JSONError?
    /// True while a task takes elements: then it fetches what is missing.
    var isFetched = false
    /// Waits for the next chunk, where a thread may; set by what can fetch it.
    var wait: (() throws(JSONError) -> [UInt8]?)?

    init<Chunks: AsyncSequence & Sendable>(_ chunks: Chunks)
    where Chunks.Element: Sequence<UInt8> {
        let box = IteratorBox(chunks)
        fetchNext = { actor in try await box.next(isolation: actor) }
    }

    /// The chunks of a source that blocks.
    init(_ reader: BlockingReader) {
        fetchNext = { actor in try await reader.next(isolation: actor).map { MemorySource($0) } }
        wait = { () throws(JSONError) in try reader.next() }
    }

    var mayWait: Bool { true }

    /// The failure of reading without waiting.
    static var isAwaited: JSONError {
        JSONError(
            .invalidStructure("a stream of awaited chunks can be read only with 'for try await'")
        )
    }

    /// Fetches the next chunk, unless there is one; a failure is thrown by the next read.
    func fetch(isolation actor: isolated (any Actor)?) async {
        guard current.isEmpty, !isOver, failure == nil else { return }
        do throws(JSONError) {
            take(try await AwaitedSource.fetch(fetchNext, isolation: actor))
        } catch {
            failure = error
        }
        // A sequence that never waits must not keep the thread from other tasks.
        await Task.yield()
    }

    /// Throws if chunks can only be awaited, and no task is awaiting them.
    func checkThatTaskReads() throws(JSONError) {
        if wait == nil, !isFetched { throw AwaitedSource.isAwaited }
    }

    private func take(_ chunk: MemorySource?) {
        current = chunk ?? MemorySource([])
        isOver = chunk == nil
    }

    private static func fetch(
        _ fetchNext: FetchNext,
        isolation actor: isolated (any Actor)?
    ) async throws(JSONError) -> MemorySource? {
        do {
            let chunk = try await fetchNext(actor)
            // Some sequences end when the task is cancelled. That is not the end of the document.
            if chunk == nil, Task.isCancelled { throw JSONError.taskCancelled }
            return chunk
        } catch let error as JSONError {
            throw error
        } catch is CancellationError {
            throw JSONError.taskCancelled
        } catch {
            throw JSONError(.inputFailed(action: "read the input", reason: "\(error)"))
        }
    }

    /// Fetches the next chunk; one task at a time may ask for it.
    typealias Fetcher = @Sendable () async -> Result<[UInt8]?, JSONError>

    /// Fetches chunks in a separate task.
    var fetcher: Fetcher {
        { [fetchNext] in
            do throws(JSONError) {
                let chunk = try await AwaitedSource.fetch(fetchNext, isolation: nil)
                return .success(chunk?.rest())
            } catch {
                return .failure(error)
            }
        }
    }

    /// False if a chunk has to be fetched first.
    func isReady(within milliseconds: Int) -> Bool? { !current.isEmpty }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        while true {
            let count = try unsafe current.read(into: buffer)
            if count > 0 || isOver { return count }
            if let failure { throw failure }
            if isFetched { throw .starved }
            guard let wait else { throw AwaitedSource.isAwaited }
            take(try wait().map { MemorySource($0) })
        }
    }

    /// Holds the iterator, which is made when the first chunk is requested.
    ///
    /// SAFETY: one task at a time requests chunks, because elements are for one task at a time.
    private final class IteratorBox<Chunks: AsyncSequence & Sendable>: @unchecked Sendable
    where Chunks.Element: Sequence<UInt8> {
        private let chunks: Chunks
        private var iterator: Chunks.AsyncIterator?

        init(_ chunks: Chunks) {
            self.chunks = chunks
        }

        func next(isolation actor: isolated (any Actor)?) async throws -> MemorySource? {
            // Taken out: a second copy of an iterator that owns memory would make each change copy it.
            var iterator = self.iterator.take() ?? chunks.makeAsyncIterator()
            defer { self.iterator = iterator }
            return try await iterator.next(isolation: actor).map { MemorySource($0) }
        }
    }
}
