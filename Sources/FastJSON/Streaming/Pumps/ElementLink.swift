/// What a thread that reads elements and the task that takes them tell each other.
///
/// SAFETY: for elements that are not `Sendable` see `ElementPump`.
final class ElementLink<Output>: @unchecked Sendable {
    private struct State: ThreadLinkState {
        var isAsked = false
        /// From the asking to the answer.
        var isFetching = false
        var batch: ElementBatch<Output>?
        var wantsChunk = false
        var chunk: Result<[UInt8]?, JSONError>?
        var bytesRead = 0
        var tellsProgress = false
        var hasProgress = false
        var isCancelled = false

        var hasNews: Bool { batch != nil || wantsChunk || hasProgress || isCancelled }
    }

    private let link = ThreadLink(State())
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
        link.tellThread { state in
            state.isAsked = true
            state.isFetching = true
            state.tellsProgress = tellsProgress
        }
    }

    /// True while the task waits for elements.
    var isFetching: Bool { link.withLock { $0.isFetching } }

    /// Takes note that the task does not wait any more.
    func endFetching() {
        link.withLock { $0.isFetching = false }
    }

    func step() -> Step {
        link.withLock { state in
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

    /// Waits until there is something to do.
    func waitForThread(isolation actor: isolated (any Actor)?) async {
        await link.waitForThread(isolation: actor) { self.cancel() }
    }

    /// Blocks until there may be something to do.
    func waitForThread() { fromThread.wait() }

    /// Hands over the chunk that was fetched.
    func answer(_ chunk: Result<[UInt8]?, JSONError>) {
        link.tellThread { $0.chunk = chunk }
    }

    var bytesRead: Int { link.withLock { $0.bytesRead } }

    // MARK: For both

    var isCancelled: Bool { link.withLock { $0.isCancelled } }

    /// Ends the reading.
    func cancel() {
        tellTask { $0.isCancelled = true }
        link.wakeThread()
    }

    // MARK: For the thread

    /// Waits until elements are asked for; false if they never will be.
    func waitForRequest() -> Bool {
        link.waitForTask { state in
            if state.isCancelled { return false }
            guard state.isAsked else { return nil }
            state.isAsked = false
            return true
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
        return try link.waitForTask { state in
            state.chunk.take() ?? (state.isCancelled ? .failure(.taskCancelled) : nil)
        }.get()
    }

    /// Changes what is shared, then wakes who waits.
    private func tellTask(_ change: (inout State) -> Void) {
        link.tellTask(change)
        fromThread.send()
    }
}
