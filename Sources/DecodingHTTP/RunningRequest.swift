import FastJSON
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What `URLSession` says at the end of a request.
typealias Answer = (data: Data?, urlResponse: URLResponse?, error: (any Error)?)

/// Starts a request that calls back once.
func start(
    _ request: URLRequest,
    _ session: URLSession,
    _ callback: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
) -> URLSessionDataTask {
    #if canImport(FoundationNetworking)
    // A delegate for tasks may still be asking somebody for a password.
    let watch = session.delegate is any URLSessionTaskDelegate ? nil : ChallengeWatch()
    let task = session.dataTask(with: request) { data, urlResponse, error in
        if let refused = watch?.end(), (error as? URLError)?.code == .cancelled {
            callback(Data(), refused, nil)
        } else {
            callback(data, urlResponse, error)
        }
    }
    watch?.begin(task)
    #else
    let task = session.dataTask(with: request, completionHandler: callback)
    #endif
    task.resume()
    return task
}

/// Waits for the answer to a request; cancels the request with the task that waits.
func answer(to request: URLRequest, _ session: URLSession) async -> Answer {
    let running = RunningRequest()
    let answer = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
            running.begin(continuation) { start(request, session, $0) }
        }
    } onCancel: {
        running.cancel()
    }
    return Task.isCancelled ? RunningRequest.cancelled : answer
}

/// A request that can be cancelled from elsewhere, also before it starts.
///
/// Foundation may call back seconds after a cancellation, so it is not waited for then.
private final class RunningRequest: @unchecked Sendable {
    // SAFETY: what changes is used under the lock.

    private let lock = NSLock()
    private var continuation: CheckedContinuation<Answer, Never>?
    private var task: URLSessionDataTask?
    private var isCancelled = false

    static var cancelled: Answer { (nil, nil, JSONError.requestCancelled) }

    /// Starts the request, unless it is already cancelled.
    func begin(
        _ continuation: CheckedContinuation<Answer, Never>,
        _ start: (@escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void)
            -> URLSessionDataTask
    ) {
        let isCancelled = lock.withLock {
            self.continuation = continuation
            return self.isCancelled
        }
        guard !isCancelled else { return finish(Self.cancelled) }
        let task = start { self.finish(($0, $1, $2)) }
        let wasCancelled = lock.withLock {
            self.task = task
            return self.isCancelled
        }
        if wasCancelled { task.cancel() }
    }

    func cancel() {
        let task = lock.withLock {
            isCancelled = true
            return self.task
        }
        finish(Self.cancelled)
        task?.cancel()
    }

    /// Returns the first answer to the task that waits.
    private func finish(_ answer: Answer) {
        lock.withLock { continuation.take() }?.resume(returning: answer)
    }
}

#if canImport(FoundationNetworking)
/// Ends a request whose server asks for credentials that the session does not have.
///
/// Foundation on Linux neither continues such a request nor ends it, nor does the timeout. A delegate of
/// the task could refuse the challenge, but with one, redirects lose their cookies, and the process ends
/// if a request is cancelled while it is redirected. So the task is looked at from time to time.
private final class ChallengeWatch: @unchecked Sendable {
    // SAFETY: what changes is used under the lock.

    private let lock = NSLock()
    private var isOver = false
    private var refused: HTTPURLResponse?

    /// Looks at a task until it ends.
    func begin(_ task: URLSessionDataTask) {
        look(at: task, after: .milliseconds(250), lastCount: nil)
    }

    /// Ends the watch; returns the challenge for which the task was cancelled.
    func end() -> HTTPURLResponse? {
        lock.withLock {
            isOver = true
            return refused
        }
    }

    /// Cancels the task if it is still where it was at the last look: in front of a challenge.
    ///
    /// A body that still arrives is not cut off.
    private func look(
        at task: URLSessionDataTask,
        after delay: DispatchTimeInterval,
        lastCount: Int64?
    ) {
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [weak task] in
            guard let task, !self.lock.withLock({ self.isOver }) else { return }
            var count: Int64?
            if let answer = task.response as? HTTPURLResponse, Self.asks(answer) {
                count = task.countOfBytesReceived
                if count == lastCount, task.state == .running {
                    self.lock.withLock { self.refused = answer }
                    return task.cancel()
                }
            }
            self.look(at: task, after: .seconds(1), lastCount: count)
        }
    }

    private static func asks(_ answer: HTTPURLResponse) -> Bool {
        answer.statusCode == 401
            && answer.value(forHTTPHeaderField: "WWW-Authenticate")?.lowercased()
                .contains("basic") == true
    }
}
#endif
