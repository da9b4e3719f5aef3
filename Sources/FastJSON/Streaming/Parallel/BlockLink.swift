/// What a thread that reads blocks and the task that takes them tell each other.
final class BlockLink<Yield: Sendable>: Sendable {
    private struct State: ThreadLinkState {
        var tasks: [Task<Yield, Never>] = []
        var isOver = false
        var isCancelled = false
        var bytesRead = 0
        var fetch: Task<Void, Never>?
        var chunk: Result<[UInt8]?, JSONError>?

        var hasNews: Bool { !tasks.isEmpty || isOver || isCancelled }
    }

    private let link = ThreadLink(State())
    private let lead: Int

    init(lead: Int) {
        self.lead = lead
    }

    // MARK: For the task

    enum Step {
        case block(Task<Yield, Never>)
        case end
        case cancelled
        case wait
    }

    func step() -> Step {
        let step: Step = link.withLock { state in
            if state.isCancelled { return .cancelled }
            if !state.tasks.isEmpty { return .block(state.tasks.removeFirst()) }
            return state.isOver ? .end : .wait
        }
        if case .block = step { link.wakeThread() }
        return step
    }

    /// Waits until there is something to do.
    func waitForThread(isolation actor: isolated (any Actor)?) async {
        await link.waitForThread(isolation: actor) { self.cancel() }
    }

    var bytesRead: Int { link.withLock { $0.bytesRead } }

    // MARK: For both

    var isCancelled: Bool { link.withLock { $0.isCancelled } }

    func cancel() {
        link.tellTask { $0.isCancelled = true }
        link.wakeThread()
        let (tasks, fetch) = link.withLock { ($0.tasks, $0.fetch) }
        for task in tasks { task.cancel() }
        fetch?.cancel()
    }

    // MARK: For the thread

    /// Waits while enough blocks are there; false if no more are wanted.
    func waitForRoom() -> Bool {
        link.waitForTask { state in
            if state.isCancelled { return false }
            return state.tasks.count < lead ? true : nil
        }
    }

    func append(_ task: Task<Yield, Never>) {
        link.tellTask { $0.tasks.append(task) }
    }

    func end() {
        link.tellTask { $0.isOver = true }
    }

    func noteRead(_ bytesRead: Int) {
        link.withLock { $0.bytesRead = bytesRead }
    }

    /// Has a chunk fetched by a task of its own, and waits for it.
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
