/// The connection between the threads that read blocks and the one that takes their results.
final class BlockLink<Output: Sendable>: Sendable {
    typealias Made = BlockWorkers<Output>.Made

    private struct State: ThreadLinkState {
        let isOrdered: Bool
        /// The results that were not taken yet, by the numbers of their blocks.
        var made: [Int: Made] = [:]
        /// The number of blocks that were cut, and of those that were taken.
        var cutCount = 0
        var takenCount = 0
        /// The number of the first block that was not taken, and those of later ones that were.
        var firstLeft = 0
        var takenEarly: Set<Int> = []
        /// For each thread, what it made, and frees when it comes to that.
        var returned: [[LentValues<Output>]]
        /// True if no more blocks will be cut.
        var isOver = false
        var isCancelled = false
        var bytesRead = 0
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
    private let lead: Int
    /// Set when the values are no longer wanted.
    private let cancelled: Flag

    init(workers: Int, threads: Int, isOrdered: Bool, cancelled: Flag) {
        lead = 2 * workers
        self.cancelled = cancelled
        let returned: [[LentValues<Output>]] = Array(repeating: [], count: threads)
        link = ThreadLink(State(isOrdered: isOrdered, returned: returned))
    }

    // MARK: For the one that takes

    /// Takes what was made of the next block; nil if it is not there yet.
    ///
    /// After the last block, it is `.some(nil)`.
    func take() throws(JSONError) -> Made?? {
        let (made, hasEnded, isCancelled) = link.withLock { state in
            let number = state.isCancelled ? nil : state.ready
            let made = number.flatMap { state.take($0) }
            return (made, state.hasEnded, state.isCancelled)
        }
        if isCancelled { throw JSONError.taskCancelled }
        if let made {
            link.wakeThread()
            return made
        }
        return hasEnded ? .some(nil) : nil
    }

    /// Waits until there is something to do.
    func waitForThread(isolation actor: isolated (any Actor)?) async {
        await link.waitForThread(isolation: actor) { self.cancel() }
    }

    /// The same, for a caller that is not a task.
    func waitForBlock() {
        link.waitForThread()
    }

    /// Lets the thread that made values free them; frees them here if it may have ended.
    func giveBack(_ values: LentValues<Output>, to worker: Int) {
        link.withLock { state in
            if !state.isOver { state.returned[worker].append(values) }
        }
    }

    /// True if nothing can be taken, but another block may be cut.
    var wantsBlock: Bool {
        link.withLock { !$0.hasNews && !$0.isOver && hasRoom($0) }
    }

    var bytesRead: Int { link.withLock { $0.bytesRead } }

    // MARK: For both

    var isCancelled: Bool { link.withLock { $0.isCancelled } }

    func cancel() {
        cancelled.set()
        link.tellTask { $0.isCancelled = true }
        link.wakeThread()
        link.withLock { $0.fetch }?.cancel()
    }

    // MARK: For the workers

    /// Waits while enough blocks are there; false if no more are wanted.
    ///
    /// For one worker at a time.
    func waitForRoom() -> Bool {
        link.waitForTask { state in
            if state.isCancelled || state.isOver { return false }
            return hasRoom(state) ? true : nil
        }
    }

    private func hasRoom(_ state: State) -> Bool {
        // One slow block must not let what is known of the others pile up.
        state.cutCount - state.takenCount < lead && state.cutCount - state.firstLeft < 64 * lead
    }

    /// Counts a block that was cut, and returns its number.
    func count(isLast: Bool) -> Int {
        link.withLock { state in
            if isLast { state.isOver = true }
            state.cutCount += 1
            return state.cutCount - 1
        }
    }

    func end() {
        link.tellTask { $0.isOver = true }
    }

    func publish(_ made: Made) {
        link.tellTask { $0.made[made.number] = made }
    }

    func freeReturned(to worker: Int) {
        let values = link.withLock { state in
            defer { state.returned[worker] = [] }
            return state.returned[worker]
        }
        withExtendedLifetime(values) {}
    }

    func noteRead(_ bytesRead: Int) {
        link.withLock { $0.bytesRead = bytesRead }
    }

    /// Has a chunk fetched by a task of its own, and waits for it.
    ///
    /// For one worker at a time.
    func takeChunk(_ fetch: @escaping AwaitedSource.Fetcher) throws(JSONError) -> [UInt8]? {
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
