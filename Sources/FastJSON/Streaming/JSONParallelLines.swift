/// JSON Lines that are read on several processors, in order.
///
/// ```swift
/// let rows = JSONStream(.file("rows.jsonl")).parallelLines(Row.jsonParser, onError: .skip)
/// for try await row in rows { … }
/// ```
///
/// Blocks of 256 KB are read ahead, two for each processor; so much of the input and what was made of
/// it are in memory. Make of each record what you need where it is read, by a `.map` of its parser:
/// large values are freed by another thread than made them, which on Linux the `malloc` of glibc
/// makes slower than one thread alone (1.6 times; with jemalloc it takes 0.6 times as long as one).
/// For one task at a time.
public final class JSONParallelLines<Output: Sendable>: AsyncSequence {
    /// An element.
    public typealias Element = Output
    /// What is wrong.
    public typealias Failure = JSONError
    typealias Read = @Sendable (ElementPlace, inout JSONCursor) throws(JSONError) -> Output

    /// What was made of a block.
    private struct Yield: Sendable {
        var outputs = MoveQueue<Output>()
        var rejects: [JSONReject] = []
        var count = 0
        var failure: JSONError?
    }

    private var blocks: LineBlocks
    private let source: StreamSource
    private let options: JSONReadingOptions
    private let policy: JSONErrorPolicy
    private let read: Read
    private let lead: Int
    private var tasks: [Task<Yield, Never>] = []
    private var outputs = MoveQueue<Output>()
    private var count = 0
    private var isOver = false
    private var failure: JSONError?
    private var laterFailure: JSONError?

    /// The records that were wrong, as far as the policy keeps them.
    public private(set) var rejects: [JSONReject] = []
    /// The number of records that were wrong.
    public private(set) var rejectCount = 0
    /// The bytes that were read so far, ahead of the records.
    public var bytesRead: Int { source.bytesRead }

    init(
        _ source: StreamSource,
        _ policy: JSONErrorPolicy,
        options: JSONReadingOptions,
        workers: Int?,
        _ read: @escaping Read
    ) {
        precondition(workers.map { $0 > 0 } ?? true, "There is at least one worker.")
        self.source = source
        self.policy = policy
        self.options = options
        self.read = read
        lead = 2 * (workers ?? Processors.count)
        blocks = LineBlocks(source, recordLength: options.limits.recordLength)
    }

    deinit {
        for task in tasks { task.cancel() }
    }

    /// Takes the records one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let lines: JSONParallelLines<Output>

        /// The next record; nil behind the last.
        public func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(JSONError) -> Output? {
            try await lines.next(isolation: actor)
        }

        /// The next record; nil behind the last.
        public func next() async throws(JSONError) -> Output? {
            try await lines.next(isolation: nil)
        }
    }

    /// Starts taking records.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(lines: self)
    }

    private func next(isolation actor: isolated (any Actor)?) async throws(JSONError) -> Output? {
        while true {
            if let output = outputs.takeFirst() { return output }
            if let laterFailure {
                failure = laterFailure
                self.laterFailure = nil
            }
            if let failure { throw failure }
            if Task.isCancelled { throw JSONError.taskCancelled }
            readAhead()
            guard !tasks.isEmpty else { return nil }
            take(await tasks.removeFirst().value)
        }
    }

    private func readAhead() {
        while !isOver, tasks.count < lead {
            do throws(JSONError) {
                guard let block = try blocks.next() else {
                    isOver = true
                    return
                }
                let (options, policy, read) = (options, policy, read)
                tasks.append(
                    Task.detached {
                        JSONParallelLines.decode(block, options: options, policy: policy, read)
                    }
                )
            } catch {
                isOver = true
                tasks.append(Task { Yield(failure: error) })
            }
        }
    }

    private func take(_ yield: Yield) {
        for reject in yield.rejects {
            rejectCount += 1
            if case .collect(let limit) = policy, rejects.count < limit {
                let index = count + reject.index
                rejects.append(JSONReject(index: index, error: reject.error, bytes: reject.bytes))
            }
        }
        count += yield.count
        outputs = yield.outputs
        laterFailure = yield.failure
        if yield.failure != nil {
            isOver = true
            for task in tasks { task.cancel() }
            tasks = []
        }
    }

    private static func decode(
        _ block: LineBlock,
        options: JSONReadingOptions,
        policy: JSONErrorPolicy,
        _ read: Read
    ) -> Yield {
        var yield = Yield()
        let outputs = yield.outputs
        let core = RecordCore(block, options: options, wantsText: policy.keepsRejects)
        // What was read counts only when nothing follows it in its record.
        var taken: Output?
        while !Task.isCancelled,
            let outcome = core.next({ place, cursor throws(JSONError) in
                taken = try read(place, &cursor)
            })
        {
            switch outcome {
            case .element:
                if let output = taken.take() { outputs.append(output) }
            case .rejected(let error, let bytes):
                taken = nil
                if policy == .stop {
                    yield.failure = error
                    return yield
                }
                let reject = JSONReject(index: core.index, error: error, bytes: bytes)
                yield.rejects.append(reject.cut)
            case .failed(let error):
                yield.failure = error
                return yield
            }
        }
        yield.count = core.index + 1
        return yield
    }
}

extension JSONStream {
    /// The records of a stream with one on each line, read on several processors, in order.
    ///
    /// There are as many workers as processors, unless told otherwise.
    ///
    /// - Precondition: there is at least one worker, and the stream does not go on at a checkpoint.
    public consuming func parallelLines<Output: Sendable>(
        onError policy: JSONErrorPolicy,
        workers: Int? = nil,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) -> JSONParallelLines<Output> {
        precondition(checkpoint == nil, "Parallel lines start at the first one.")
        return JSONParallelLines(source, policy, options: options, workers: workers) {
            _,
            cursor throws(JSONError) in try read(&cursor)
        }
    }
}
