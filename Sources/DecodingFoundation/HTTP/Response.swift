import FastJSON
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a server answered: bytes and a status.
///
/// ```swift
/// let response = Response(data: data, urlResponse: urlResponse)
/// let user: Result<User, JSONError> =
///     parseResponse(response).flatMap { decodeJSON($0) }.flatMap { decodeObject($0) }
/// ```
public struct Response: Sendable, Hashable {
    /// The body.
    public let data: Data
    /// The status of RFC 9110 §15; 500 where the response is none of HTTP.
    public let statusCode: Int

    /// Creates a response from its parts.
    public init(data: Data, statusCode: Int) {
        self.data = data
        self.statusCode = statusCode
    }

    /// Creates a response from what `URLSession` gives.
    public init(data: Data, urlResponse: URLResponse?) {
        self.init(
            data: data,
            statusCode: (urlResponse as? HTTPURLResponse)?.statusCode ?? 500
        )
    }
}

extension JSONError.Code {
    /// The request did not get an answer.
    public static let requestFailed = JSONError.Code("requestFailed")
    /// The server answered with a status outside of 200 to 299.
    public static let unexpectedStatus = JSONError.Code("unexpectedStatus")
}

extension JSONError {
    /// The error for a request that got no answer.
    init(requestFailed error: any Error) {
        self =
            error as? JSONError
            ?? JSONError(code: .requestFailed, message: error.localizedDescription)
    }
}
