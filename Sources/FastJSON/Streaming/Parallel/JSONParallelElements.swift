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
/// The workers take turns to cut a block of whole lines or elements, of at least 256 KB, off the input,
/// and then read it. Besides the block that is being taken, at most two blocks for each worker are in
/// memory, with the values made of them.
///
/// One worker is the code that takes the records: where it would wait for a record, it reads a block. All
/// others are threads. If an actor takes the records, which has other work to do, or if the input may have
/// to wait, all workers are threads. Then a block is what has arrived so far, and a separate task fetches
/// the chunks of a sequence.
///
/// So the function that reads a record must not wait for the code that takes the records. Workers also
/// call the functions of the input, such as those of ``JSONInput/reader(chunkSize:_:)`` and
/// ``JSONInput/onRead(_:)``, one at a time but on any thread.
///
/// From a thread you get a copy of each record. The original stays in its block until the whole block was
/// taken. The thread that made it also frees it, because another one would wait for its `malloc`.
///
/// The records come in the order of the input. With `inOrder: false`, a block is delivered as soon as
/// it is read, so records of later blocks may come first, even before an error. Wrong records are
/// always reported in order. Only one task may use the elements at a time.
public final class JSONParallelElements<Output: Sendable>: AsyncSequence {
    /// An element.
    @_documentation(visibility: internal)
    public typealias Element = Output
    /// What is wrong.
    @_documentation(visibility: internal)
    public typealias Failure = JSONError
    /// What was made of a block.
    struct Yield: Sendable {
        var outputs = LentValues<Output>()
        var summary = Summary()
    }

    /// What is known about the records of a block.
    struct Summary: Sendable {
        var rejects: [JSONReject] = []
        var rejectCount = 0
        var count = 0
        var failure: JSONError?
    }

    private let source: StreamSource
    private let blocks: any BlockSource
    private let decoder: BlockDecoder<Output>
    private let report: StreamReport
    private let workerCount: Int
    private let isOrdered: Bool
    private var workers: BlockWorkers<Output>?
    /// The values of the block that is taken, and the thread that made them; nil if this one did.
    private var outputs: LentValues<Output>?
    private var worker: Int?
    /// What was made of blocks that were taken before an earlier one.
    private var unsettled: [Int: Summary] = [:]
    private var settledCount = 0
    /// The records of the blocks that were settled.
    private var count: Int
    private var isOver = false
    /// True while the next block is waited for, which may call functions of the input.
    private var isTaking = false
    private var failure: JSONError?
    private var laterFailure: JSONError?

    /// The records that were wrong, as far as the policy keeps them.
    public var rejects: [JSONReject] { report.rejects }
    /// The number of records that were wrong.
    public var rejectCount: Int { report.rejectCount }
    /// The bytes that were read so far, ahead of the records.
    public var bytesRead: Int { workers?.bytesRead ?? source.bytesRead }

    init(
        _ source: StreamSource,
        _ blocks: any BlockSource,
        _ policy: JSONErrorPolicy,
        resuming checkpoint: JSONCheckpoint?,
        options: JSONReadingOptions,
        workers: Int?,
        inOrder isOrdered: Bool,
        _ read: @escaping JSONElements<Output>.Read
    ) {
        precondition(workers.map { $0 > 0 } ?? true, "There is at least one worker.")
        self.source = source
        report = StreamReport(source, policy)
        self.isOrdered = isOrdered
        decoder = BlockDecoder(options: options, policy: policy, read: read)
        workerCount = Swift.min(workers ?? Processors.count, Self.mostWorkers)
        // Whether a stream has made the checkpoint is checked with the first block.
        count = (checkpoint?.index ?? -1) &+ 1
        self.blocks = blocks
    }

    deinit {
        workers?.cancel()
    }

    private static var mostWorkers: Int { 1024 }

    // MARK: Progress

    /// The progress of the stream.
    public var progress: JSONProgress { report.progress(bytesRead: bytesRead) }

    /// The same records, with a function that gets the progress for each block and at the end.
    ///
    /// You can add several functions, all before you request the first record. A function must not take
    /// the next record, and must capture the records weakly.
    ///
    /// ```swift
    /// let tweets = try JSONStream(.file("tweets.json")).parallelElements(at: "/statuses")
    ///     .onProgress { progress in bar.fraction = progress.fraction ?? 0 }
    /// ```
    public func onProgress(_ body: @escaping (JSONProgress) -> Void) -> JSONParallelElements {
        report.observe(body)
        return self
    }

    /// The same records, with a function that gets each wrong one, in order.
    ///
    /// You can add several functions, all before you request the first record. A function must not take
    /// the next record, and must capture the records weakly.
    ///
    /// ```swift
    /// let rows = try JSONStream(.file("rows.jsonl")).parallelLines(onError: .skip)
    ///     .onReject { reject in print(reject.error.summary) }
    /// ```
    public func onReject(_ body: @escaping (JSONReject) -> Void) -> JSONParallelElements {
        report.observeRejects(body)
        return self
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

    /// The next record, for code that may wait; nil after the last.
    ///
    /// ```swift
    /// let rows = try JSONStream(.file("rows.jsonl")).parallelLines(onError: .skip)
    /// while let row = try rows.next() { print(row["id"]?.int ?? 0) }
    /// ```
    ///
    /// Throws what is wrong with the input, and what is wrong with a record if the policy is
    /// ``JSONErrorPolicy/stop``; each further call throws it again. A task does not call this, but awaits
    /// the next record: this blocks its thread, which an asynchronous input may need.
    public func next() throws(JSONError) -> Output? {
        try report.refuseNestedCall()
        while true {
            if let output = try unsafe nextOutput() { return unsafe own(output) }
            try beginTaking()
            defer { isTaking = false }
            guard !isOver, let made = try readers(by: nil).next() else { return end() }
            take(made)
        }
    }

    private func next(isolation actor: isolated (any Actor)?) async throws(JSONError) -> Output? {
        while true {
            if let output = try unsafe nextOutput() { return unsafe own(output) }
            if Task.isCancelled {
                workers?.cancel()
                throw JSONError.taskCancelled
            }
            try beginTaking()
            defer { isTaking = false }
            guard !isOver, let made = try await readers(by: actor).next(isolation: actor) else {
                return end()
            }
            take(made)
        }
    }

    private func beginTaking() throws(JSONError) {
        if isTaking { throw JSONError.nestedCall }
        isTaking = true
    }

    /// The next record of the block that is taken; nil after the last.
    ///
    /// An address, since the type of an optional record would be looked up for each of them.
    private func nextOutput() throws(JSONError) -> UnsafePointer<Output>? {
        if let output = unsafe outputs?.next() {
            report.count += 1
            return unsafe output
        }
        report.begin()
        if let outputs {
            self.outputs = nil
            if let worker { workers?.giveBack(outputs, to: worker) }
        }
        if let laterFailure {
            failure = laterFailure
            self.laterFailure = nil
        }
        if let failure { throw failure }
        return nil
    }

    /// The record at the address that ``nextOutput()`` returned.
    private func own(_ output: UnsafePointer<Output>) -> Output {
        if worker == nil, let outputs { return outputs.move() }
        return unsafe output.pointee
    }

    /// The workers, which start when the first record is requested.
    private func readers(by actor: (any Actor)?) -> BlockWorkers<Output> {
        if let workers { return workers }
        let decoder = decoder.keeping(all: report.hasRejectObservers)
        let started = BlockWorkers(
            blocks,
            of: source,
            count: workerCount,
            // An actor has other work to do, and so has a thread while it would wait for input.
            takerWorks: actor == nil && !source.mayWait,
            isOrdered: isOrdered,
            decoder: decoder
        )
        workers = started
        return started
    }

    private func end() -> Output? {
        let wasOver = isOver
        isOver = true
        if !wasOver { report.tellProgress(bytesRead: bytesRead) }
        return nil
    }

    private func take(_ made: BlockWorkers<Output>.Made) {
        outputs = made.yield.outputs
        worker = made.worker
        unsettled[made.number] = made.yield.summary
        while laterFailure == nil, let summary = unsettled.removeValue(forKey: settledCount) {
            settledCount += 1
            settle(summary)
        }
        report.tellProgress(bytesRead: bytesRead)
    }

    /// Counts the records of a block, after those of all blocks before it.
    private func settle(_ block: Summary) {
        for reject in block.rejects {
            let index = count + reject.index
            report.note(JSONReject(index: index, error: reject.error, bytes: reject.bytes))
        }
        report.rejectCount += block.rejectCount
        count += block.count
        laterFailure = block.failure
        if block.failure != nil { workers?.cancel() }
    }
}

/// JSON Lines that are read on several processors.
public typealias JSONParallelLines<Output: Sendable> = JSONParallelElements<Output>
