import DecodingClassics
import DecodingFoundation
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// The steps from an answer to a value. Each takes what the one before makes, so they form a chain:
// `parseResponse(response).flatMap { decodeJSON($0) }.flatMap { decodeObject($0) }`, or with the
// operators `responseResult >>> parseResponse >>> decodeJSON >>> decodeObject`.

/// The body of a response whose status is in 200 to 299.
///
/// For any other status, the failure is `JSONError.Code.unexpectedStatus`.
///
/// ```swift
/// try parseResponse(Response(data: data, statusCode: 404)).get()
/// // throws: the server answered with status 404
/// ```
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

/// Makes an instance of the requested type, or returns the reason why it cannot.
///
/// ```swift
/// let user: Result<User, JSONError> = decodeObject(json)
/// ```
///
/// The failure is that of the type.
public func decodeObject<Object: JSONValueDecodable>(
    _ json: JSONValue
) -> Result<Object, JSONError> {
    Object.createWithJSONValue(json)
}

/// Makes an instance of a type that does not tell what is wrong.
///
/// The failure is `JSONError.Code.conversionFailed`. A type that also conforms to
/// `JSONValueDecodable` gives its reasons instead.
@_disfavoredOverload
public func decodeObject<Object: JSONDecodable>(
    _ json: JSONValue
) -> Result<Object, JSONError> where Object.DecodedType == Object {
    decodeObject(json) { "the answer is not a \(Object.self)" }
}

/// Makes an instance of the requested type; else a failure with your message.
public func decodeObject<Object: JSONDecodable>(
    _ json: JSONValue,
    message: () -> String
) -> Result<Object, JSONError> where Object.DecodedType == Object {
    resultFromOptional(Object.decode(json), JSONError(code: .conversionFailed, message: message()))
}

/// The body of what `URLSession` gives to its callbacks, as a tree.
private func parseTree(
    _ data: Data?,
    _ urlResponse: URLResponse?,
    _ error: (any Error)?,
    _ options: JSONReadingOptions
) -> JSONValueResult {
    Response.result(data, urlResponse, error)
        .flatMap { parseResponse($0) }
        .flatMap { JSONValue.parse($0, options: options) }
}

/// Makes an instance from the arguments of a callback of `URLSession`, or returns the reason why it
/// cannot.
///
/// An error wins over an answer, and a wrong status over its body. For a wrong value, the failure is
/// the one of the type.
///
/// ```swift
/// URLSession.shared.dataTask(with: request) { data, urlResponse, error in
///     let user: Result<User, JSONError> = parseResult(data, urlResponse, error)
///     callback(user)
/// }.resume()
/// ```
public func parseResult<Object: JSONValueDecodable>(
    _ data: Data?,
    _ urlResponse: URLResponse?,
    _ error: (any Error)?,
    options: JSONReadingOptions = JSONReadingOptions()
) -> Result<Object, JSONError> {
    parseTree(data, urlResponse, error, options).flatMap { decodeObject($0) }
}

/// Makes an instance from the arguments of a callback of `URLSession`.
///
/// The type does not tell what is wrong, so the failure is then `JSONError.Code.conversionFailed`.
@_disfavoredOverload
public func parseResult<Object: JSONDecodable>(
    _ data: Data?,
    _ urlResponse: URLResponse?,
    _ error: (any Error)?,
    options: JSONReadingOptions = JSONReadingOptions()
) -> Result<Object, JSONError> where Object.DecodedType == Object {
    parseTree(data, urlResponse, error, options).flatMap { decodeObject($0) }
}

/// Reads the arguments of a callback of `URLSession`, without a tree in between.
///
/// Errors in the body have a path, line and column.
///
/// ```swift
/// URLSession.shared.dataTask(with: request) { data, urlResponse, error in
///     callback(parseResult(data, urlResponse, error, with: User.jsonParser))
/// }.resume()
/// ```
public func parseResult<Parser: JSONParser>(
    _ data: Data?,
    _ urlResponse: URLResponse?,
    _ error: (any Error)?,
    with parser: Parser,
    options: JSONReadingOptions = JSONReadingOptions()
) -> Result<Parser.Output, JSONError> {
    Response.result(data, urlResponse, error)
        .flatMap { parseResponse($0) }
        .flatMap { parser.result(from: $0, options: options) }
}
