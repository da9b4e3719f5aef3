import Decoding
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a server answered: bytes and a status.
///
/// ```swift
/// let response = Response(data: data, statusCode: 200)
/// let user: Result<User, JSONError> =
///     parseResponse(response).flatMap { decodeJSON($0) }.flatMap { decodeObject($0) }
/// ```
public struct Response: Sendable, Hashable {
    /// The body.
    public let data: Data
    /// The status of RFC 9110 §15; 500 if the response is not an HTTP response.
    public let statusCode: Int

    /// Creates a response from its parts.
    public init(data: Data, statusCode: Int) {
        self.data = data
        self.statusCode = statusCode
    }

    /// Creates a response from what `URLSession` gives.
    ///
    /// See ``result(_:_:_:)``, which takes all the arguments of its callbacks.
    public init(data: Data, urlResponse: URLResponse?) {
        self.init(data: data, statusCode: (urlResponse as? HTTPURLResponse)?.statusCode ?? 500)
    }

    /// The result of a request, from the arguments of a callback of `URLSession`.
    ///
    /// ```swift
    /// session.dataTask(with: request) { data, urlResponse, error in
    ///     let response = Response.result(data, urlResponse, error)
    ///     callback(response.flatMap { parseResponse($0) }.flatMap { decodeJSON($0) })
    /// }
    /// ```
    ///
    /// An error wins over an answer: `JSONError.Code.requestFailed`, or `JSONError.Code.cancelled`. An
    /// answer that is not an HTTP response, or no answer at all, is `JSONError.Code.unexpectedStatus`.
    public static func result(
        _ data: Data?,
        _ urlResponse: URLResponse?,
        _ error: (any Error)?
    ) -> Result<Response, JSONError> {
        if let error { return .failure(JSONError(requestFailed: error)) }
        guard let answer = urlResponse as? HTTPURLResponse else {
            return .failure(
                JSONError(code: .unexpectedStatus, message: "the answer is not one of HTTP")
            )
        }
        return .success(Response(data: data ?? Data(), statusCode: answer.statusCode))
    }
}

extension JSONError {
    /// The error for a request that got no answer.
    init(requestFailed error: any Error) {
        if let error = error as? JSONError {
            self = error
        } else if error is CancellationError || JSONError.isCancellation(error as NSError) {
            self = .requestCancelled
        } else {
            self.init(code: .requestFailed, message: JSONError.text(of: error as NSError))
        }
    }

    /// The description of an error, or better words where Foundation on Linux gives only a number.
    private static func text(of error: NSError) -> String {
        let text = error.localizedDescription
        guard error.domain == NSURLErrorDomain, text.contains(NSURLErrorDomain) else { return text }
        return switch error.code {
        case NSURLErrorTimedOut: "the request timed out"
        case NSURLErrorBadURL: "the URL cannot be requested"
        default: text
        }
    }

    private static func isCancellation(_ error: NSError) -> Bool {
        error.domain == NSURLErrorDomain && error.code == NSURLErrorCancelled
    }

    /// The error for a request that was cancelled.
    static var requestCancelled: JSONError {
        JSONError(code: .cancelled, message: "the request was cancelled")
    }
}
