/// What a thread that reads elements and the task that takes them tell each other.
///
/// SAFETY: the state is used only under its lock. For elements that are not `Sendable` see
/// `ElementPump`.
final class ElementLink<Output>: @unchecked Sendable {
    private struct State {
        var isAsked = false
        var batch: ElementBatch<Output>?
        var wantsChunk = false
        var chunk: Result<[UInt8]?, JSONError>?
        var bytesRead = 0
        var tellsProgress = false
        var hasProgress = false
        var isCancelled = false
        var waiter: CheckedContinuation<Void, Never>?

        var hasNews: Bool { batch != nil || wantsChunk || hasProgress || isCancelled }
    }

    private let state = Guarded.make(State())
    /// Wakes the thread.
    private let toThread = Signal()
    /// Wakes who waits for the thread without being a task.
    private let fromThread = Signal()

    // MARK: For the task

    /// What it has to do next.
    enum Step {
        case batch(ElementBatch<Output>)
        case fetch
        case progress
        case cancelled
        case wait
    }

    /// Asks for elements, and perhaps to be told of each chunk.
    func ask(tellsProgress: Bool) {
        state.withLock { state in
            state.isAsked = true
            state.tellsProgress = tellsProgress
        }
        toThread.send()
    }

    func step() -> Step {
        state.withLock { state in
            if state.isCancelled { return .cancelled }
            if state.hasProgress {
                state.hasProgress = false
                return .progress
            }
            if let batch = state.batch.take() { return .batch(batch) }
            if state.wantsChunk {
                state.wantsChunk = false
                return .fetch
            }
            return .wait
        }
    }

    /// Calls back when there is something to do.
    func notify(_ continuation: CheckedContinuation<Void, Never>) {
        let isReady = state.withLock { state in
            if state.hasNews { return true }
            state.waiter = continuation
            return false
        }
        if isReady { continuation.resume() }
    }

    /// Blocks until there may be something to do.
    func waitForThread() { fromThread.wait() }

    /// Hands over the chunk that was fetched.
    func answer(_ chunk: Result<[UInt8]?, JSONError>) {
        state.withLock { $0.chunk = chunk }
        toThread.send()
    }

    var bytesRead: Int { state.withLock { $0.bytesRead } }

    // MARK: For both

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Ends the reading.
    func cancel() {
        tellTask { $0.isCancelled = true }
        toThread.send()
    }

    // MARK: For the thread

    /// Waits until elements are asked for; false if they never will be.
    func waitForRequest() -> Bool {
        while true {
            let (isAsked, isOver) = state.withLock { state in
                defer { state.isAsked = false }
                return (state.isAsked, state.isCancelled)
            }
            if isOver { return false }
            if isAsked { return true }
            toThread.wait()
        }
    }

    func deliver(_ batch: ElementBatch<Output>) {
        tellTask { $0.batch = batch }
    }

    /// Takes note of how much was read, and tells the task if it wants to know.
    func noteRead(_ bytesRead: Int) {
        tellTask { state in
            state.bytesRead = bytesRead
            state.hasProgress = state.tellsProgress
        }
    }

    /// Asks for a chunk, and waits for it.
    func takeChunk() throws(JSONError) -> [UInt8]? {
        tellTask { $0.wantsChunk = true }
        while true {
            if let chunk = state.withLock({ $0.chunk.take() }) { return try chunk.get() }
            if isCancelled { throw JSONError.taskCancelled }
            toThread.wait()
        }
    }

    /// Changes what is shared, then wakes who waits.
    private func tellTask(_ change: (inout State) -> Void) {
        let waiter = state.withLock { state in
            change(&state)
            return state.hasNews ? state.waiter.take() : nil
        }
        waiter?.resume()
        fromThread.send()
    }
}
