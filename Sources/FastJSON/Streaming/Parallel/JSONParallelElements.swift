/// Elements of an array, or JSON Lines, that are read on several processors, in order.
///
/// ```swift
/// import Decoding
///
/// let tweets = try JSONStream(.file("tweets.json"))
///     .parallelElements(at: "/statuses", Tweet.jsonParser)
/// for try await tweet in tweets { … }
/// let rows = try JSONStream(.file("rows.jsonl")).parallelLines(Row.jsonParser, onError: .skip)
/// for try await row in rows { … }
/// ```
///
/// Blocks of whole lines or elements, of at least 256 KB, are read ahead: two for each worker. These
/// blocks, and what was made of them, are in memory. Input that may have to wait is read by a thread,
/// and its blocks are passed on as soon as they have come; chunks of a sequence are fetched by a task
/// of their own. For one task at a time.
///
/// Make of each record what you need where it is read, by a `.map` of its parser. Large values are freed
/// by another thread than the one that made them; with the `malloc` of glibc this takes 1.6 times as
/// long as one thread alone, with jemalloc 0.6 times.
public final class JSONParallelElements<Output: Sendable>: AsyncSequence {
    /// An element.
    @_documentation(visibility: internal)
    public typealias Element = Output
    /// What is wrong.
    @_documentation(visibility: internal)
    public typealias Failure = JSONError
    /// What was made of a block.
    struct Yield: Sendable {
        var outputs = MoveQueue<Output>()
        var rejects: [JSONReject] = []
        var rejectCount = 0
        var count = 0
        var failure: JSONError?
    }

    /// A block that is read, or was.
    private struct Pending {
        let task: Task<Yield, Never>
        let isDone: Flag
    }

    private let source: StreamSource
    private let blocks: any BlockSource
    private let decoder: BlockDecoder<Output>
    private let policy: JSONErrorPolicy
    private let lead: Int
    private var pending: [Pending] = []
    /// What reads for the task, if that must not wait.
    private var pump: BlockPump<Yield>?
    private var outputs = MoveQueue<Output>()
    /// The records of the blocks that were taken.
    private var count: Int
    private var isOver = false
    private var failure: JSONError?
    private var laterFailure: JSONError?
    private var observers: [(JSONProgress) -> Void] = []
    private var rejectObservers: [(JSONReject) -> Void] = []
    private var delivered = 0
    private var start: ContinuousClock.Instant?

    /// The records that were wrong, as far as the policy keeps them.
    public private(set) var rejects: [JSONReject] = []
    /// The number of records that were wrong.
    public private(set) var rejectCount = 0
    /// The bytes that were read so far, ahead of the records.
    public var bytesRead: Int { pump?.bytesRead ?? source.bytesRead }

    init(
        _ source: StreamSource,
        _ blocks: any BlockSource,
        _ policy: JSONErrorPolicy,
        resuming checkpoint: JSONCheckpoint?,
        options: JSONReadingOptions,
        workers: Int?,
        _ read: @escaping JSONElements<Output>.Read
    ) {
        precondition(workers.map { $0 > 0 } ?? true, "There is at least one worker.")
        self.source = source
        self.policy = policy
        decoder = BlockDecoder(options: options, policy: policy, read: read)
        lead = 2 * (workers ?? Processors.count)
        count = (checkpoint?.index ?? -1) + 1
        self.blocks = blocks
    }

    /// The same records, which fail when the first is asked for.
    func failing(with error: JSONError) -> JSONParallelElements {
        failure = error
        return self
    }

    deinit {
        for block in pending { block.task.cancel() }
    }

    // MARK: Progress

    /// How far the stream has come.
    public var progress: JSONProgress {
        JSONProgress(
            bytesRead: bytesRead,
            totalBytes: source.size,
            elementCount: delivered,
            elapsed: start.map { $0.duration(to: .now) } ?? .zero
        )
    }

    /// The same records, with a function that is told how far they are, for each block and at the end.
    ///
    /// There may be several; before the first record is asked for.
    public func onProgress(_ body: @escaping (JSONProgress) -> Void) -> JSONParallelElements {
        observers.append(body)
        return self
    }

    /// The same records, with a function that is told of each that is wrong, in order.
    ///
    /// There may be several; before the first record is asked for.
    public func onReject(_ body: @escaping (JSONReject) -> Void) -> JSONParallelElements {
        rejectObservers.append(body)
        return self
    }

    private func tellProgress() {
        guard !observers.isEmpty else { return }
        let progress = progress
        for observer in observers { observer(progress) }
    }

    // MARK: Taking them

    /// Takes the records one after the other.
    @_documentation(visibility: internal)
    public struct AsyncIterator: AsyncIteratorProtocol {
        let lines: JSONParallelElements<Output>

        /// The next record; nil after the last.
        public func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(JSONError) -> Output? {
            try await lines.next(isolation: actor)
        }

        /// The next record; nil after the last.
        public func next() async throws(JSONError) -> Output? {
            try await lines.next(isolation: nil)
        }
    }

    /// Starts taking records.
    @_documentation(visibility: internal)
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(lines: self)
    }

    private func next(isolation actor: isolated (any Actor)?) async throws(JSONError) -> Output? {
        if start == nil { start = .now }
        while true {
            if let output = outputs.takeFirst() {
                delivered += 1
                return output
            }
            if let laterFailure {
                failure = laterFailure
                self.laterFailure = nil
            }
            if let failure { throw failure }
            if Task.isCancelled {
                pump?.cancel()
                throw JSONError.taskCancelled
            }
            guard let yield = try await nextBlock(isolation: actor) else {
                if !isOver { tellProgress() }
                isOver = true
                return nil
            }
            take(yield)
        }
    }

    private func nextBlock(
        isolation actor: isolated (any Actor)?
    ) async throws(JSONError) -> Yield? {
        guard !isOver else { return nil }
        let decoder = decoder.keeping(all: !rejectObservers.isEmpty)
        if source.mayWait {
            let pump = pump ?? BlockPump(blocks, of: source, lead: lead, decoder.decode)
            self.pump = pump
            return try await pump.next(isolation: actor)
        }
        readAhead(decoder)
        return pending.isEmpty ? nil : await pending.removeFirst().task.value
    }

    /// Reads blocks until there are enough, or until the first of them is done.
    private func readAhead(_ decoder: BlockDecoder<Output>) {
        source.isCancelled = { Task.isCancelled }
        defer { source.isCancelled = nil }
        while pending.count < lead, pending.first?.isDone.isSet != true {
            do throws(JSONError) {
                guard let block = try blocks.next() else { return }
                add(decoder, .success(block))
            } catch {
                add(decoder, .failure(error))
                return
            }
        }
    }

    private func add(_ decoder: BlockDecoder<Output>, _ block: Result<TextBlock, JSONError>) {
        let isDone = Flag()
        let task = Task.detached {
            defer { isDone.set() }
            return decoder.decode(block)
        }
        pending.append(Pending(task: task, isDone: isDone))
    }

    private func take(_ yield: Yield) {
        for reject in yield.rejects {
            let index = count + reject.index
            let reject = JSONReject(index: index, error: reject.error, bytes: reject.bytes)
            if case .collect(let limit) = policy, rejects.count < limit {
                rejects.append(reject.cut)
            }
            for observer in rejectObservers { observer(reject) }
        }
        rejectCount += yield.rejectCount
        count += yield.count
        outputs = yield.outputs
        laterFailure = yield.failure
        if yield.failure != nil {
            pump?.cancel()
            for block in pending { block.task.cancel() }
            pending = []
        }
        tellProgress()
    }
}

/// JSON Lines that are read on several processors.
public typealias JSONParallelLines<Output: Sendable> = JSONParallelElements<Output>
