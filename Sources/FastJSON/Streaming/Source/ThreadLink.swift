/// What can be waited for.
package protocol ThreadLinkState {
    /// True if there is something for the task to do.
    var hasNews: Bool { get }
}

/// A state that a thread and a task share, and in which each can wait for the other.
///
/// SAFETY: the state is used only under its lock.
package final class ThreadLink<State: ThreadLinkState>: @unchecked Sendable {
    private struct Shared {
        var state: State
        var waiter: CheckedContinuation<Void, Never>?
    }

    private let shared: Guarded<Shared>
    private let toThread = Signal()
    /// Wakes a caller that waits for the thread outside a task.
    private let toCaller = Signal()

    package init(_ state: State) {
        shared = .make(Shared(state: state))
    }

    /// Calls the function while nobody else uses the state.
    package func withLock<Output>(_ body: (inout State) -> Output) -> Output {
        shared.withLock { body(&$0.state) }
    }

    // MARK: For the task

    /// Changes the state, then wakes the thread.
    package func tellThread(_ change: (inout State) -> Void) {
        withLock(change)
        wakeThread()
    }

    /// Lets the thread look again at the state.
    package func wakeThread() {
        toThread.send()
    }

    /// Waits until there is something to do.
    ///
    /// The function is called when the task is cancelled. It has to make news.
    package func waitForThread(
        isolation actor: isolated (any Actor)?,
        onCancel cancel: @Sendable () -> Void
    ) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation(isolation: actor) { waiter in
                let isReady = shared.withLock { shared in
                    if shared.state.hasNews { return true }
                    shared.waiter = waiter
                    return false
                }
                if isReady { waiter.resume() }
            }
        } onCancel: {
            cancel()
        }
    }

    /// Blocks until the thread changes the state; not for tasks.
    package func waitForThread() {
        toCaller.wait()
    }

    // MARK: For the thread

    /// Changes the state, then wakes the task if there is something for it to do.
    package func tellTask(_ change: (inout State) -> Void) {
        let waiter = shared.withLock { shared in
            change(&shared.state)
            return shared.state.hasNews ? shared.waiter.take() : nil
        }
        waiter?.resume()
        toCaller.send()
    }

    /// Waits until the function finds what it looks for.
    package func waitForTask<Found>(_ look: (inout State) -> Found?) -> Found {
        while true {
            if let found = withLock(look) { return found }
            toThread.wait()
        }
    }
}
