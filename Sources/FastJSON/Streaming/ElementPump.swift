/// Lets a thread read the elements of a stream that may have to wait, for a task that must not.
///
/// The thread reads one element when the task asks for one, so that what the elements say of the last
/// one is true, and nothing is read that nobody wants. It ends with the pump.
///
/// SAFETY: an element may be of a type that is not `Sendable`. It is made by a `@Sendable` function
/// out of bytes, so nothing else can hold a part of it, and the thread lets go of it.
final class ElementPump<Output>: @unchecked Sendable {
    /// What thread and task share.
    private struct State {
        /// The elements to read the next of; held only meanwhile.
        var request: JSONElements<Output>?
        var outcome: Result<Output?, JSONError>?
        var wantsChunk = false
        var chunk: Result<[UInt8]?, JSONError>?
        var isCancelled = false
        var isAbandoned = false
        var waiter: CheckedContinuation<Void, Never>?
    }

    /// The part that the thread holds, so that the pump can go without it.
    private final class Shared: @unchecked Sendable {
        // Used only under its lock.
        private let state = Guarded.make(State())
        private let signal = Signal()

        /// Changes what is shared, then wakes the thread.
        func tell(_ change: (inout State) -> Void) {
            state.withLock(change)
            signal.send()
        }

        func cancel() {
            let waiter = state.withLock { state in
                state.isCancelled = true
                return state.waiter.take()
            }
            signal.send()
            waiter?.resume()
        }

        var isCancelled: Bool { state.withLock { $0.isCancelled } }

        /// Reads elements as they are asked for, to the end.
        func work() {
            while true {
                let (request, isOver) = state.withLock { state in
                    (state.request.take(), state.isAbandoned)
                }
                if let request {
                    finish(Result { () throws(JSONError) in try request.next() })
                } else if isOver {
                    return
                } else {
                    signal.wait()
                }
            }
        }

        private func finish(_ outcome: consuming Result<Output?, JSONError>) {
            let outcome = outcome
            let waiter = state.withLock { state in
                state.outcome = outcome
                return state.waiter.take()
            }
            waiter?.resume()
        }

        /// Asks for a chunk, and waits for it.
        func takeChunk() throws(JSONError) -> [UInt8]? {
            let waiter = state.withLock { state in
                state.wantsChunk = true
                return state.waiter.take()
            }
            waiter?.resume()
            while true {
                if let chunk = state.withLock({ $0.chunk.take() }) { return try chunk.get() }
                if isCancelled { throw JSONError.taskCancelled }
                signal.wait()
            }
        }

        /// What the task has to do next.
        enum Step {
            case outcome(Result<Output?, JSONError>)
            case fetch
            case cancelled
            case wait
        }

        func step() -> Step {
            state.withLock { state in
                if let outcome = state.outcome.take() { return .outcome(outcome) }
                if state.isCancelled { return .cancelled }
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
                if state.outcome != nil || state.wantsChunk || state.isCancelled { return true }
                state.waiter = continuation
                return false
            }
            if isReady { continuation.resume() }
        }
    }

    private let shared = Shared()
    private let awaited: AwaitedSource?
    private let didStart: Bool

    init(_ source: StreamSource) {
        let shared = shared
        awaited = source.awaited
        awaited?.wait = { () throws(JSONError) in try shared.takeChunk() }
        source.isCancelled = { shared.isCancelled }
        didStart = Thread.start { shared.work() }
    }

    deinit {
        shared.tell { $0.isAbandoned = true }
        shared.cancel()
    }

    /// The next of the elements.
    func next(
        of elements: JSONElements<Output>,
        isolation actor: isolated (any Actor)?
    ) async throws(JSONError) -> Output? {
        let shared = shared
        guard didStart else {
            throw JSONError(
                .inputFailed(action: "read the input", reason: "the system has no more threads")
            )
        }
        if Task.isCancelled { shared.cancel() }
        if shared.isCancelled {
            throw JSONError.taskCancelled
        }
        elements.isReadByThread = true
        shared.tell { $0.request = elements }
        while true {
            switch shared.step() {
            case .outcome(let outcome):
                elements.isReadByThread = false
                elements.tellObservers()
                return try outcome.get()
            case .cancelled:
                throw JSONError.taskCancelled
            case .fetch:
                do throws(JSONError) {
                    let chunk = try await awaited?.fetch(isolation: actor)
                    // Some sequences end when the task is cancelled. The document has not.
                    if chunk == nil, Task.isCancelled {
                        throw JSONError.taskCancelled
                    }
                    shared.tell { $0.chunk = .success(chunk) }
                } catch {
                    shared.tell { $0.chunk = .failure(error) }
                }
            case .wait:
                await withTaskCancellationHandler {
                    await withCheckedContinuation(isolation: actor) { shared.notify($0) }
                } onCancel: {
                    shared.cancel()
                }
            }
        }
    }
}
