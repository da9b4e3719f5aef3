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
/// large document is never in memory. What the decoder says is wrong has the place of the value.
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
        try raw.parse(from: &cursor)
    }

    private var raw: some JSONParser<Output> {
        RawJSON.jsonParser().tryMap { [makeDecoder] raw in
            do {
                return try makeDecoder().decode(Output.self, from: Data(raw.bytes))
            } catch let error as DecodingError {
                throw error.asJSONError
            }
        }
    }
}

extension DecodingError {
    /// The same failure with its path.
    fileprivate var asJSONError: JSONError {
        let (code, context): (JSONError.Code, Context) =
            switch self {
            case .typeMismatch(_, let context): (.typeMismatch, context)
            case .valueNotFound(_, let context): (.unexpectedNull, context)
            case .keyNotFound(let key, let context):
                (
                    .missingKey,
                    Context(
                        codingPath: context.codingPath + [key],
                        debugDescription: context.debugDescription
                    )
                )
            case .dataCorrupted(let context): (.conversionFailed, context)
            @unknown default:
                (.conversionFailed, Context(codingPath: [], debugDescription: "\(self)"))
            }
        let path = context.codingPath.map { key in
            key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
        }
        let place = path.isEmpty ? "" : " (at \(path.joined()))"
        return JSONError(code: code, message: context.debugDescription + place)
    }
}
