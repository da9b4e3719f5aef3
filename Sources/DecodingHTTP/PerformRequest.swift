import DecodingClassics
import DecodingFoundation
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests a document, and calls back once with the result.
///
/// ```swift
/// performRequest(URLRequest(url: url)) { (user: Result<User, JSONError>) in
///     switch user {
///     case .success(let user): show(user)
///     case .failure(let error): print(error.report)
///     }
/// }
/// ```
///
/// The document is read, and the callback is called, on the queue of the session. Failures are
/// `JSONError.Code.requestFailed`, `JSONError.Code.cancelled`, `JSONError.Code.unexpectedStatus` (also if the
/// answer is not an HTTP response), errors in the text, or the errors of the type. The returned task can be
/// cancelled.
///
/// - Precondition: the session is not invalidated.
@discardableResult
public func performRequest<Object: JSONValueDecodable & SendableMetatype>(
    _ request: URLRequest,
    options: JSONReadingOptions = JSONReadingOptions(),
    session: URLSession = .shared,
    callback: @escaping @Sendable (Result<Object, JSONError>) -> Void
) -> URLSessionDataTask {
    start(request, session) { data, urlResponse, error in
        callback(parseResult(data, urlResponse, error, options: options))
    }
}

/// Requests a document of a type that does not tell what is wrong, and calls back once.
///
/// The failure of a value that does not fit is `JSONError.Code.conversionFailed`. A type
/// that also conforms to `JSONValueDecodable` gives its reasons instead.
///
/// - Precondition: the session is not invalidated.
@_disfavoredOverload
@discardableResult
public func performRequest<Object: JSONDecodable & SendableMetatype>(
    _ request: URLRequest,
    options: JSONReadingOptions = JSONReadingOptions(),
    session: URLSession = .shared,
    callback: @escaping @Sendable (Result<Object, JSONError>) -> Void
) -> URLSessionDataTask where Object.DecodedType == Object {
    start(request, session) { data, urlResponse, error in
        callback(parseResult(data, urlResponse, error, options: options))
    }
}

/// Requests a document, reads it without a tree in between, and calls back once.
///
/// ```swift
/// performRequest(request, with: JSONArray { User.jsonParser }) { users in … }
/// ```
///
/// - Precondition: the session is not invalidated.
@discardableResult
public func performRequest<Parser: JSONParser & Sendable>(
    _ request: URLRequest,
    with parser: Parser,
    options: JSONReadingOptions = JSONReadingOptions(),
    session: URLSession = .shared,
    callback: @escaping @Sendable (Result<Parser.Output, JSONError>) -> Void
) -> URLSessionDataTask {
    start(request, session) { data, urlResponse, error in
        callback(parseResult(data, urlResponse, error, with: parser, options: options))
    }
}

/// Requests anything, and calls back once with what the server answered, whatever its status.
///
/// ```swift
/// performRequest(URLRequest(url: url)) { (response: Result<Response, JSONError>) in … }
/// ```
///
/// Failures are `JSONError.Code.requestFailed`, `JSONError.Code.cancelled`, and
/// `JSONError.Code.unexpectedStatus` if the answer is not an HTTP response.
///
/// - Precondition: the session is not invalidated.
@discardableResult
public func performRequest(
    _ request: URLRequest,
    session: URLSession = .shared,
    callback: @escaping @Sendable (Result<Response, JSONError>) -> Void
) -> URLSessionDataTask {
    start(request, session) { data, urlResponse, error in
        callback(Response.result(data, urlResponse, error))
    }
}

/// Requests a document, and returns the result.
///
/// ```swift
/// let user: Result<User, JSONError> = await performRequest(URLRequest(url: url))
/// ```
///
/// If the task is cancelled, so is the request; the failure is then `JSONError.Code.cancelled`, and is
/// returned at once. A task that is already cancelled requests nothing.
///
/// The document is read in the task that waits, so a large one does not delay other requests of the
/// session.
///
/// - Precondition: the session is not invalidated.
public func performRequest<Object: JSONValueDecodable & Sendable>(
    _ request: URLRequest,
    options: JSONReadingOptions = JSONReadingOptions(),
    session: URLSession = .shared
) async -> Result<Object, JSONError> {
    let (data, urlResponse, error) = await answer(to: request, session)
    return parseResult(data, urlResponse, error, options: options)
}

/// Requests a document of a type that does not tell what is wrong, and returns the result.
///
/// - Precondition: the session is not invalidated.
@_disfavoredOverload
public func performRequest<Object: JSONDecodable & Sendable>(
    _ request: URLRequest,
    options: JSONReadingOptions = JSONReadingOptions(),
    session: URLSession = .shared
) async -> Result<Object, JSONError> where Object.DecodedType == Object {
    let (data, urlResponse, error) = await answer(to: request, session)
    return parseResult(data, urlResponse, error, options: options)
}

/// Requests a document, reads it without a tree in between, and returns the result.
///
/// ```swift
/// let user = await performRequest(URLRequest(url: url), with: User.jsonParser)
/// ```
///
/// - Precondition: the session is not invalidated.
public func performRequest<Parser: JSONParser & Sendable>(
    _ request: URLRequest,
    with parser: Parser,
    options: JSONReadingOptions = JSONReadingOptions(),
    session: URLSession = .shared
) async -> Result<Parser.Output, JSONError> where Parser.Output: Sendable {
    let (data, urlResponse, error) = await answer(to: request, session)
    return parseResult(data, urlResponse, error, with: parser, options: options)
}

/// Requests anything, and returns what the server answered, whatever its status.
///
/// For servers that say in JSON what went wrong:
///
/// ```swift
/// let problem = Parse { Field("title", String.self) }
/// let response = await performRequest(URLRequest(url: url))
/// let body = response.flatMap { response in
///     parseResponse(response) { (try? problem.decode($0.data)) ?? "status \($0.statusCode)" }
/// }
/// let user = body.flatMap { User.jsonParser.result(from: $0) }
/// ```
///
/// - Precondition: the session is not invalidated.
public func performRequest(
    _ request: URLRequest,
    session: URLSession = .shared
) async -> Result<Response, JSONError> {
    let (data, urlResponse, error) = await answer(to: request, session)
    return Response.result(data, urlResponse, error)
}
