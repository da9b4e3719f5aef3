import Decoding
import FastJSON
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests a document, and calls back once with what became of it.
///
/// ```swift
/// performRequest(URLRequest(url: url)) { (user: Result<User, JSONError>) in
///     switch user {
///     case .success(let user): …
///     case .failure(let error): print(error.report)
///     }
/// }
/// ```
///
/// Called on the queue of the session. Failures are ``FastJSON/JSONError/Code/requestFailed``,
/// ``FastJSON/JSONError/Code/unexpectedStatus``, what is wrong with the text, or
/// ``FastJSON/JSONError/Code/conversionFailed``. The task that is returned can be cancelled.
@discardableResult
public func performRequest<Object: JSONDecodable & SendableMetatype>(
    _ request: URLRequest,
    session: URLSession = .shared,
    callback: @escaping @Sendable (Result<Object, JSONError>) -> Void
) -> URLSessionDataTask where Object.DecodedType == Object {
    let task = session.dataTask(with: request) { data, urlResponse, error in
        callback(parseResult(data, urlResponse, error))
    }
    task.resume()
    return task
}

/// Requests a document, reads it without a tree in between, and calls back once.
///
/// ```swift
/// performRequest(request, with: JSONArray { User.jsonParser }) { users in … }
/// ```
@discardableResult
public func performRequest<Parser: JSONParser & Sendable>(
    _ request: URLRequest,
    with parser: Parser,
    options: JSONReadingOptions = JSONReadingOptions(),
    session: URLSession = .shared,
    callback: @escaping @Sendable (Result<Parser.Output, JSONError>) -> Void
) -> URLSessionDataTask {
    let task = session.dataTask(with: request) { data, urlResponse, error in
        callback(parseResult(data, urlResponse, error, with: parser, options: options))
    }
    task.resume()
    return task
}

/// Requests a document, and returns what became of it.
///
/// ```swift
/// let user: Result<User, JSONError> = await performRequest(URLRequest(url: url))
/// ```
///
/// When the task is cancelled, so is the request; the result is then a failure.
public func performRequest<Object: JSONDecodable & Sendable>(
    _ request: URLRequest,
    session: URLSession = .shared
) async -> Result<Object, JSONError> where Object.DecodedType == Object {
    await waiting { callback in
        performRequest(request, session: session, callback: callback)
    }
}

/// Requests a document, reads it without a tree in between, and returns what became of it.
public func performRequest<Parser: JSONParser & Sendable>(
    _ request: URLRequest,
    with parser: Parser,
    options: JSONReadingOptions = JSONReadingOptions(),
    session: URLSession = .shared
) async -> Result<Parser.Output, JSONError> where Parser.Output: Sendable {
    await waiting { callback in
        performRequest(
            request,
            with: parser,
            options: options,
            session: session,
            callback: callback
        )
    }
}

/// Waits for a request to call back; cancels it with the task that waits.
private func waiting<Output: Sendable>(
    _ start: (@escaping @Sendable (Result<Output, JSONError>) -> Void) -> URLSessionDataTask
) async -> Result<Output, JSONError> {
    let running = RunningTask()
    return await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
            running.hold(start { continuation.resume(returning: $0) })
        }
    } onCancel: {
        running.cancel()
    }
}

/// A request that can be cancelled from elsewhere, also before it is known.
private final class RunningTask: @unchecked Sendable {
    // Sendable: what changes is used under the lock.

    private let lock = NSLock()
    private var task: URLSessionDataTask?
    private var isCancelled = false

    func hold(_ task: URLSessionDataTask) {
        let isCancelled = lock.withLock {
            self.task = task
            return self.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    func cancel() {
        let task = lock.withLock {
            isCancelled = true
            return self.task
        }
        task?.cancel()
    }
}
