/// Workers that cut an input into blocks in turns, and read the blocks.
///
/// They are threads. If the code that takes the results may work too, it is one of the workers: it reads a
/// block when there is nothing to take. So the processor that made a value often uses it, too.
///
/// After the results of a thread were taken, they go back to it and are freed there. If another thread
/// freed them, the `malloc` of glibc would make the two wait for each other. Whole records that were
/// handed over then took as long on two processors as on one; this way, they take 0.65 times as long.
///
/// The initialiser starts the first thread, and each thread the next one when it has a block. They wait while there are enough blocks, and end with the input or when they are cancelled.
///
/// SAFETY: `blocks` and the source are used only under the lock of `blocks`. All other state that changes is in
/// `link`, under its lock; `hasThread` is used only by the one that takes.
final class BlockWorkers<Output: Sendable>: @unchecked Sendable {
    /// What was made of a block.
    struct Made: Sendable {
        /// The number of the block, from 0.
        let number: Int
        /// The thread that made it; nil if the one that takes did.
        let worker: Int?
        let yield: JSONParallelElements<Output>.Yield
    }

    private struct State: ThreadLinkState {
        let isOrdered: Bool
        /// For each thread, what it made, and frees when it comes to that.
        var returned: [[LentValues<Output>]]
        var bytesRead: Int
        /// The results that were not taken yet, by the numbers of their blocks.
        var made: [Int: Made] = [:]
        /// The number of blocks that were cut, and of those that were taken.
        var cutCount = 0
        var takenCount = 0
        /// The number of the first block that was not taken, and those of later ones that were.
        var firstLeft = 0
        var takenEarly: Set<Int> = []
        /// True if no more blocks will be cut.
        var isOver = false
        var isCancelled = false
        var fetch: Task<Void, Never>?
        var chunk: Result<[UInt8]?, JSONError>?

        /// The number of the block that can be taken; nil if there is none yet.
        var ready: Int? {
            guard isOrdered else { return made.keys.min() }
            return made[takenCount] == nil ? nil : takenCount
        }
        var hasEnded: Bool { isOver && takenCount == cutCount }
        var hasNews: Bool { isCancelled || hasEnded || ready != nil }

        /// Takes what was made of a block.
        mutating func take(_ number: Int) -> Made? {
            takenCount += 1
            takenEarly.insert(number)
            while takenEarly.remove(firstLeft) != nil { firstLeft += 1 }
            return made.removeValue(forKey: number)
        }
    }

    private let link: ThreadLink<State>
    /// What cuts the input, and retains the source.
    private let blocks: Guarded<any BlockSource>
    private let decoder: BlockDecoder<Output>
    private let threadCount: Int
    private let lead: Int
    private let takerWorks: Bool
    /// Set once, by the initialiser.
    private var hasThread = false

    /// Starts reading.
    ///
    /// - Parameters:
    ///   - blocks: What cuts the input.
    ///   - source: The input, which nobody else reads from now on.
    ///   - count: The most workers.
    ///   - takerWorks: True if the one that takes the results is one of them.
    ///   - isOrdered: False if blocks may be taken as soon as they are read.
    ///   - decoder: Reads a block.
    init(
        _ blocks: any BlockSource,
        of source: StreamSource,
        count: Int,
        takerWorks: Bool,
        isOrdered: Bool,
        decoder: BlockDecoder<Output>
    ) {
        threadCount = takerWorks ? count - 1 : count
        lead = 2 * count
        link = ThreadLink(
            State(
                isOrdered: isOrdered,
                returned: Array(repeating: [], count: threadCount),
                bytesRead: source.bytesRead
            )
        )
        self.blocks = .make(blocks)
        (self.takerWorks, self.decoder) = (takerWorks, decoder)
        if let fetch = source.awaited?.fetcher {
            source.awaited?.wait = { [unowned self] () throws(JSONError) in try takeChunk(fetch) }
        }
        source.isCancelled = { [unowned self] in link.withLock { $0.isCancelled } }
        source.didRead = { [unowned self, unowned source] in
            let bytesRead = source.bytesRead
            link.withLock { $0.bytesRead = bytesRead }
        }
        // Without a thread, the one that takes does all the work.
        hasThread = threadCount > 0 && start(0)
    }

    var bytesRead: Int { link.withLock { $0.bytesRead } }

    /// Lets the threads end; nothing can be taken any more.
    func cancel() {
        decoder.isCancelled.set()
        link.tellTask { $0.isCancelled = true }
        link.wakeThread()
        link.withLock { $0.fetch }?.cancel()
    }

    // MARK: For the one that takes

    /// What was made of the next block; nil after the last.
    func next(isolation actor: isolated (any Actor)?) async throws(JSONError) -> Made? {
        try checkStart()
        while true {
            if let made = try take() { return made }
            // The first record may have been taken outside the actor.
            if takerWorks, actor == nil || !hasThread, await help(isolation: actor) { continue }
            await link.waitForThread(isolation: actor) { cancel() }
        }
    }

    /// The same, for a caller that may wait.
    func next() throws(JSONError) -> Made? {
        try checkStart()
        while true {
            if let made = try take() { return made }
            if takerWorks, help() { continue }
            link.waitForThread()
        }
    }

    /// Lets the thread that made values free them; frees them here if it may have ended.
    func giveBack(_ values: LentValues<Output>, to worker: Int) {
        link.withLock { state in
            if !state.isOver { state.returned[worker].append(values) }
        }
    }

    private func checkStart() throws(JSONError) {
        guard hasThread || takerWorks else {
            throw JSONError(
                .inputFailed(action: "read the input", reason: "the system has no more threads")
            )
        }
    }

    /// Takes what was made of the next block; nil if it is not there yet, `.some(nil)` after the last.
    private func take() throws(JSONError) -> Made?? {
        let (made, hasEnded, isCancelled) = link.withLock { state in
            let number = state.isCancelled ? nil : state.ready
            let made = number.flatMap { state.take($0) }
            return (made, state.hasEnded, state.isCancelled)
        }
        if isCancelled { throw JSONError.taskCancelled }
        guard let made else { return hasEnded ? .some(nil) : nil }
        link.wakeThread()
        return made
    }

    /// Reads a block, as long as the task is not cancelled; false if it is better to wait.
    private func help(isolation actor: isolated (any Actor)?) async -> Bool {
        await withTaskCancellationHandler {
            help()
        } onCancel: {
            cancel()
        }
    }

    /// Reads a block instead of waiting for one; false if it is better to wait.
    ///
    /// Another worker may be cutting a block. That takes less time than reading one, unless the input
    /// is slow. To wait for it in the lock would be wrong, since the worker that holds the lock may
    /// wait for room, which only the caller makes.
    private func help() -> Bool {
        for _ in 0..<Self.mostTries {
            guard wantsBlock else { return false }
            guard let next = blocks.withLockIfFree({ wantsBlock ? cut($0) : nil }) else {
                Thread.yield()
                continue
            }
            guard let (number, block) = next else { return false }
            publish(number, nil, block)
            return true
        }
        return false
    }

    /// How often the taker tries to get its turn; all tries together take about 0.1 milliseconds.
    private static var mostTries: Int { 200 }

    /// True if nothing can be taken, but another block may be cut.
    private var wantsBlock: Bool {
        link.withLock { !$0.hasNews && !$0.isOver && hasRoom($0) }
    }

    // MARK: For the threads

    /// Starts a thread; false if the system has none to give.
    private func start(_ worker: Int) -> Bool {
        Thread.start { self.work(worker) }
    }

    private func work(_ worker: Int) {
        var isFirst = true
        while let (number, block) = blocks.withLock({ waitForRoom() ? cut($0) : nil }) {
            // Without another thread, those that are there do the work.
            if isFirst, worker + 1 < threadCount { _ = start(worker + 1) }
            isFirst = false
            freeReturned(to: worker)
            publish(number, worker, block)
        }
        freeReturned(to: worker)
    }

    /// Waits while enough blocks are there; false if no more are wanted.
    ///
    /// For one worker at a time.
    private func waitForRoom() -> Bool {
        link.waitForTask { state in
            if state.isCancelled || state.isOver { return false }
            return hasRoom(state) ? true : nil
        }
    }

    private func hasRoom(_ state: State) -> Bool {
        // One slow block must not let what is known of the others pile up.
        state.cutCount - state.takenCount < lead && state.cutCount - state.firstLeft < 64 * lead
    }

    private func freeReturned(to worker: Int) {
        let values = link.withLock { state in
            defer { state.returned[worker] = [] }
            return state.returned[worker]
        }
        withExtendedLifetime(values) {}
    }

    // MARK: For all workers

    /// Cuts the next block, and counts it; nil after the last.
    private func cut(
        _ blocks: any BlockSource
    ) -> (number: Int, block: Result<TextBlock, JSONError>)? {
        let block: Result<TextBlock, JSONError>
        do throws(JSONError) {
            guard let next = try blocks.next() else {
                link.tellTask { $0.isOver = true }
                return nil
            }
            block = .success(next)
        } catch {
            block = .failure(error)
        }
        return link.withLock { state in
            if case .failure = block { state.isOver = true }
            state.cutCount += 1
            return (state.cutCount - 1, block)
        }
    }

    /// Reads a block, and hands over what it made.
    private func publish(_ number: Int, _ worker: Int?, _ block: Result<TextBlock, JSONError>) {
        let made = Made(number: number, worker: worker, yield: decoder.decode(block))
        link.tellTask { $0.made[number] = made }
    }

    /// Has a chunk fetched by a task of its own, and waits for it.
    ///
    /// For one worker at a time.
    private func takeChunk(_ fetch: @escaping AwaitedSource.Fetcher) throws(JSONError) -> [UInt8]? {
        let task = Task.detached { [link] in
            let chunk = await fetch()
            link.tellThread { $0.chunk = chunk }
        }
        let isCancelled = link.withLock { state in
            state.fetch = task
            return state.isCancelled
        }
        if isCancelled { task.cancel() }
        return try link.waitForTask { state in
            state.chunk.take() ?? (state.isCancelled ? .failure(.taskCancelled) : nil)
        }.get()
    }
}
