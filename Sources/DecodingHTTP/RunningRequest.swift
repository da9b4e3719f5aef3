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
    let challenges = session.delegate == nil ? ChallengeDelegate() : nil
    let task = session.dataTask(with: request) { data, urlResponse, error in
        if let refusal = challenges?.refusal {
            callback(Data(), refusal, nil)
        } else {
            callback(data, urlResponse, error)
        }
    }
    task.delegate = challenges
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
        task?.cancel()
        finish(Self.cancelled)
    }

    /// Returns the first answer to the task that waits.
    private func finish(_ answer: Answer) {
        lock.withLock { continuation.take() }?.resume(returning: answer)
    }
}

#if canImport(FoundationNetworking)
/// Refuses the challenges of a server for which there are no credentials.
///
/// Without a delegate, Foundation on Linux neither continues such a request nor ends it, and does not
/// observe its timeout either.
private final class ChallengeDelegate: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
    // SAFETY: what changes is used under the lock.

    private let lock = NSLock()
    private var refused: URLResponse?

    /// The answer with the challenge that was refused.
    var refusal: URLResponse? { lock.withLock { refused } }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @Sendable (
                URLSession.AuthChallengeDisposition, URLCredential?
            ) -> Void
    ) {
        if let credential = challenge.proposedCredential, challenge.previousFailureCount == 0 {
            return completionHandler(.useCredential, credential)
        }
        lock.withLock { refused = challenge.failureResponse }
        completionHandler(.cancelAuthenticationChallenge, nil)
    }
}
#endif
