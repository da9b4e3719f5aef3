/// Chunks that come in their own time.
///
/// A thread that reads them waits; the task that takes its elements fetches them: see `ElementPump`.
final class AwaitedSource: ByteSource {
    private typealias FetchNext = @Sendable (isolated (any Actor)?) async throws -> [UInt8]?

    private let fetchNext: FetchNext
    private var current = MemorySource(bytes: [])
    private var isOver = false
    /// Waits for the next chunk; set by what can fetch it.
    var wait: (() throws(JSONError) -> [UInt8]?)?

    init<Chunks: AsyncSequence & Sendable>(_ chunks: Chunks)
    where Chunks.Element: Sequence<UInt8> {
        let box = IteratorBox(chunks)
        fetchNext = { actor in try await box.next(isolation: actor) }
    }

    var mayWait: Bool { true }

    /// The failure of reading without waiting.
    static var isAwaited: JSONError {
        JSONError(.invalidStructure("chunks that are awaited are read by 'for try await' only"))
    }

    /// The next chunk, fetched by the task that asks.
    func fetch(isolation actor: isolated (any Actor)?) async throws(JSONError) -> [UInt8]? {
        try await AwaitedSource.fetch(fetchNext, isolation: actor)
    }

    private static func fetch(
        _ fetchNext: FetchNext,
        isolation actor: isolated (any Actor)?
    ) async throws(JSONError) -> [UInt8]? {
        do {
            return try await fetchNext(actor)
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

    /// What fetches chunks in a task of its own.
    var fetcher: Fetcher {
        let fetchNext = fetchNext
        return {
            do throws(JSONError) {
                let chunk = try await AwaitedSource.fetch(fetchNext, isolation: nil)
                // Some sequences end when the task is cancelled. The document has not.
                return chunk == nil && Task.isCancelled ? .failure(.taskCancelled) : .success(chunk)
            } catch {
                return .failure(error)
            }
        }
    }

    /// False if a chunk has to be fetched first.
    func isReady(within milliseconds: Int) -> Bool? { !current.isEmpty }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        while true {
            let count = try current.read(into: buffer)
            if count > 0 { return count }
            guard !isOver, let wait else {
                if isOver { return 0 }
                throw AwaitedSource.isAwaited
            }
            guard let chunk = try wait() else {
                isOver = true
                return 0
            }
            current = MemorySource(bytes: chunk)
        }
    }

    /// Holds the iterator, which is made when the first chunk is asked for.
    ///
    /// SAFETY: one task at a time asks for chunks, since elements are for one task at a time.
    private final class IteratorBox<Chunks: AsyncSequence & Sendable>: @unchecked Sendable
    where Chunks.Element: Sequence<UInt8> {
        private let chunks: Chunks
        private var iterator: Chunks.AsyncIterator?

        init(_ chunks: Chunks) {
            self.chunks = chunks
        }

        func next(isolation actor: isolated (any Actor)?) async throws -> [UInt8]? {
            var iterator = iterator ?? chunks.makeAsyncIterator()
            defer { self.iterator = iterator }
            return try await iterator.next(isolation: actor).map { Array($0) }
        }
    }
}
