/// Lets a thread read blocks of lines that may have to be waited for, ahead of a task that must not.
///
/// Each block is given to a function on another thread as soon as it is there. The thread waits while
/// there are enough of them, and ends with the pump.
final class LinePump<Yield: Sendable> {
    private let link: LineLink<Yield>
    private let didStart: Bool

    /// A pump whose function is also given the failure to read a block, if there is one.
    init(
        _ blocks: LineBlocks,
        of source: StreamSource,
        lead: Int,
        _ decode: @escaping @Sendable (Result<LineBlock, JSONError>) -> Yield
    ) {
        let link = LineLink<Yield>(lead: lead)
        self.link = link
        link.noteRead(source.bytesRead)
        if let fetch = source.awaited?.fetcher {
            source.awaited?.wait = { () throws(JSONError) in try link.takeChunk(fetch) }
        }
        source.isCancelled = { link.isCancelled }
        source.didRead = { [unowned source] in link.noteRead(source.bytesRead) }
        let reader = LineReader(blocks: blocks, source: source)
        didStart = Thread.start {
            while link.waitForRoom() {
                guard let block = reader.next() else { return link.end() }
                link.append(Task.detached { decode(block) })
                if case .failure = block { return link.end() }
            }
        }
    }

    deinit {
        link.cancel()
    }

    var bytesRead: Int { link.bytesRead }

    func cancel() {
        link.cancel()
    }

    /// What was made of the next block; nil behind the last.
    func next(isolation actor: isolated (any Actor)?) async throws(JSONError) -> Yield? {
        guard didStart else {
            throw JSONError(
                .inputFailed(action: "read the input", reason: "the system has no more threads")
            )
        }
        let link = link
        while true {
            switch link.step() {
            case .block(let task): return await task.value
            case .end: return nil
            case .cancelled: throw JSONError.taskCancelled
            case .wait:
                await withTaskCancellationHandler {
                    await withCheckedContinuation(isolation: actor) { link.notify($0) }
                } onCancel: {
                    link.cancel()
                }
            }
        }
    }
}

/// The part of a pump that its thread has for itself.
///
/// SAFETY: used by that thread alone once it has started. It keeps the source, which does not keep it.
private final class LineReader: @unchecked Sendable {
    private var blocks: LineBlocks
    private let source: StreamSource

    init(blocks: LineBlocks, source: StreamSource) {
        (self.blocks, self.source) = (blocks, source)
    }

    func next() -> Result<LineBlock, JSONError>? {
        do throws(JSONError) {
            return try blocks.next().map { .success($0) }
        } catch {
            return .failure(error)
        }
    }
}

/// What a thread that reads blocks and the task that takes them tell each other.
///
/// SAFETY: the state is used only under its lock.
final class LineLink<Yield: Sendable>: @unchecked Sendable {
    private struct State {
        var tasks: [Task<Yield, Never>] = []
        var isOver = false
        var isCancelled = false
        var bytesRead = 0
        var fetch: Task<Void, Never>?
        var chunk: Result<[UInt8]?, JSONError>?
        var waiter: CheckedContinuation<Void, Never>?

        var hasNews: Bool { !tasks.isEmpty || isOver || isCancelled }
    }

    private let state = Guarded.make(State())
    private let toThread = Signal()
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
        let step: Step = state.withLock { state in
            if state.isCancelled { return .cancelled }
            if !state.tasks.isEmpty { return .block(state.tasks.removeFirst()) }
            return state.isOver ? .end : .wait
        }
        if case .block = step { toThread.send() }
        return step
    }

    func notify(_ continuation: CheckedContinuation<Void, Never>) {
        let isReady = state.withLock { state in
            if state.hasNews { return true }
            state.waiter = continuation
            return false
        }
        if isReady { continuation.resume() }
    }

    var bytesRead: Int { state.withLock { $0.bytesRead } }

    // MARK: For both

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    func cancel() {
        tellTask { $0.isCancelled = true }
        let (tasks, fetch) = state.withLock { ($0.tasks, $0.fetch) }
        for task in tasks { task.cancel() }
        fetch?.cancel()
        toThread.send()
    }

    // MARK: For the thread

    /// Waits while enough blocks are there; false if no more are wanted.
    func waitForRoom() -> Bool {
        while true {
            let (hasRoom, isCancelled) = state.withLock { ($0.tasks.count < lead, $0.isCancelled) }
            if isCancelled { return false }
            if hasRoom { return true }
            toThread.wait()
        }
    }

    func append(_ task: Task<Yield, Never>) {
        tellTask { $0.tasks.append(task) }
    }

    func end() {
        tellTask { $0.isOver = true }
    }

    func noteRead(_ bytesRead: Int) {
        state.withLock { $0.bytesRead = bytesRead }
    }

    /// Has a chunk fetched by a task of its own, and waits for it.
    func takeChunk(_ fetch: @escaping AwaitedSource.Fetcher) throws(JSONError) -> [UInt8]? {
        let task = Task.detached { [self] in
            let chunk = await fetch()
            state.withLock { $0.chunk = chunk }
            toThread.send()
        }
        let isCancelled = state.withLock { state in
            state.fetch = task
            return state.isCancelled
        }
        if isCancelled { task.cancel() }
        while true {
            if let chunk = state.withLock({ $0.chunk.take() }) { return try chunk.get() }
            if self.isCancelled { throw JSONError.taskCancelled }
            toThread.wait()
        }
    }

    /// Changes what is shared, then wakes the task.
    private func tellTask(_ change: (inout State) -> Void) {
        let waiter = state.withLock { state in
            change(&state)
            return state.hasNews ? state.waiter.take() : nil
        }
        waiter?.resume()
    }
}
