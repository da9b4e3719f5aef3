import Decoding
import FastJSON
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// The steps from an answer to a value. Each takes what the one before makes, so they form a chain:
// `parseResponse(response).flatMap { decodeJSON($0) }.flatMap { decodeObject($0) }`, or with the
// operators `responseResult >>> parseResponse >>> decodeJSON >>> decodeObject`.

/// The body of a response whose status is in 200 to 299.
///
/// The failure of another is ``FastJSON/JSONError/Code/unexpectedStatus``.
public func parseResponse(_ response: Response) -> Result<Data, JSONError> {
    parseResponse(response) { "the server answered with status \($0.statusCode)" }
}

/// The body of a response whose status is in 200 to 299; else a failure with your message.
public func parseResponse(
    _ response: Response,
    message: (Response) -> String
) -> Result<Data, JSONError> {
    guard (200..<300).contains(response.statusCode) else {
        return .failure(JSONError(code: .unexpectedStatus, message: message(response)))
    }
    return .success(response.data)
}

/// Reads a document as a tree.
public func decodeJSON(_ data: Data) -> JSONValueResult {
    JSONValue.parse(data)
}

/// Reads a document as a tree; a failure goes through your function.
public func decodeJSON(
    _ data: Data,
    options: JSONReadingOptions = JSONReadingOptions(),
    customise: (JSONError) -> JSONError
) -> JSONValueResult {
    JSONValue.parse(data, options: options).mapError(customise)
}

/// Makes an instance of the type that is asked for.
///
/// ```swift
/// let user: Result<User, JSONError> = decodeObject(json)
/// ```
public func decodeObject<Object: JSONDecodable>(
    _ json: JSONValue
) -> Result<Object, JSONError> where Object.DecodedType == Object {
    decodeObject(json) { "the answer is not a \(Object.self)" }
}

/// Makes an instance of the type that is asked for; else a failure with your message.
public func decodeObject<Object: JSONDecodable>(
    _ json: JSONValue,
    message: () -> String
) -> Result<Object, JSONError> where Object.DecodedType == Object {
    resultFromOptional(
        Object.decode(json),
        JSONError(code: .conversionFailed, message: message())
    )
}

/// What a request came to: an error, a response, or nothing.
private func responseResult(
    _ data: Data?,
    _ urlResponse: URLResponse?,
    _ error: (any Error)?
) -> Result<Response, JSONError> {
    Result(
        error.map { JSONError(requestFailed: $0) },
        Response(data: data ?? Data(), urlResponse: urlResponse)
    )
}

/// Makes an instance of what `URLSession` gives to its callbacks.
///
/// An error wins over an answer, a wrong status over its body.
public func parseResult<Object: JSONDecodable>(
    _ data: Data?,
    _ urlResponse: URLResponse?,
    _ error: (any Error)?
) -> Result<Object, JSONError> where Object.DecodedType == Object {
    responseResult(data, urlResponse, error)
        .flatMap { parseResponse($0) }
        .flatMap { decodeJSON($0) }
        .flatMap { decodeObject($0) }
}

/// Reads what `URLSession` gives to its callbacks, without a tree in between.
///
/// What is wrong in the body has its path, line and column.
public func parseResult<Parser: JSONParser>(
    _ data: Data?,
    _ urlResponse: URLResponse?,
    _ error: (any Error)?,
    with parser: Parser,
    options: JSONReadingOptions = JSONReadingOptions()
) -> Result<Parser.Output, JSONError> {
    responseResult(data, urlResponse, error)
        .flatMap { parseResponse($0) }
        .flatMap { parser.result(from: $0, options: options) }
}
