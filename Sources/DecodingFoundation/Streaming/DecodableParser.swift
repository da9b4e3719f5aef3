import Decoding
import FastJSON
import Foundation

/// Reads a `Decodable` type wherever a parser is asked for.
///
/// ```swift
/// let tweets = try JSONStream(.file("tweets.json"))
///     .elements(at: "/statuses", DecodableParser(Tweet.self))
/// ```
///
/// The text of the value is given to a `JSONDecoder`, so it is no faster than that; but the whole of a
/// large document is never in memory. What the decoder says is wrong has the path of the member or
/// element that is wrong, and the line, column and byte of the value.
public struct DecodableParser<Output: Decodable & SendableMetatype>: JSONParser {
    private let makeDecoder: @Sendable () -> JSONDecoder

    /// Creates a parser for a type, with the settings of the decoder that a function makes.
    public init(
        _ type: Output.Type = Output.self,
        decoder makeDecoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() }
    ) {
        self.makeDecoder = makeDecoder
    }

    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        let place = try cursor.place()
        defer { cursor.forget(place) }
        let raw = try RawJSON.jsonParser().parse(from: &cursor)
        do {
            return try makeDecoder().decode(Output.self, from: Data(raw.bytes))
        } catch let error as DecodingError {
            throw cursor.failure(inside: error.asJSONError, at: place)
        } catch {
            throw cursor.refusal(error, at: place)
        }
    }
}

extension DecodingError {
    /// The same failure with its path from the value on.
    ///
    /// As with other parsers, the path of a key that is missing is that of its object.
    fileprivate var asJSONError: JSONError {
        let (code, context): (JSONError.Code, Context) =
            switch self {
            case .typeMismatch(_, let context): (.typeMismatch, context)
            case .valueNotFound(_, let context): (.unexpectedNull, context)
            case .keyNotFound(_, let context): (.missingKey, context)
            case .dataCorrupted(let context): (.conversionFailed, context)
            @unknown default:
                (.conversionFailed, Context(codingPath: [], debugDescription: "\(self)"))
            }
        return JSONError(
            code: code,
            message: context.debugDescription,
            path: JSONPath(context.codingPath.map(\.step))
        )
    }
}

extension CodingKey {
    /// The step into the element or member that this stands for.
    ///
    /// Keys of members may have integers too.
    fileprivate var step: JSONPath.Step {
        if let intValue, stringValue == "Index \(intValue)" {
            .index(intValue)
        } else {
            .key(stringValue)
        }
    }
}
