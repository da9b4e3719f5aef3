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
/// The text of one value is in memory at a time. What is wrong has the path, line, column and byte of
/// the member or element that is wrong; of a `JSONDecoder` of Foundation those of the value.
public struct DecodableParser<Output: Decodable & SendableMetatype>: JSONParser {
    /// A class that inherits from `Output` may be asked for.
    private let type: Output.Type
    private let decoder: AnyDecoder

    /// Creates a parser for a type, with the settings of a decoder.
    public init(_ type: Output.Type = Output.self, decoder: FastJSONDecoder = FastJSONDecoder()) {
        self.type = type
        self.decoder = .fast(decoder)
    }

    /// Creates a parser for a type that Foundation decodes, with the settings of its decoder.
    public init(_ type: Output.Type = Output.self, decoder: JSONDecoder) {
        self.type = type
        self.decoder = .foundation(decoder)
    }

    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        let place = try cursor.place()
        let bytes = try decoder.text(from: &cursor)
        do {
            return try decoder.decode(type, from: bytes, cursor.options, &cursor.stack)
        } catch let error as DecodingError {
            throw cursor.failure(inText: error.asJSONError, at: place)
        } catch {
            throw cursor.conversionFailure(error, at: place)
        }
    }
}

/// One of the decoders.
private enum AnyDecoder: Sendable {
    case fast(FastJSONDecoder)
    case foundation(JSONDecoder)

    /// Reads the text of the next value: as it is written, or without what Foundation refuses.
    func text(from cursor: inout JSONCursor) throws(JSONError) -> [UInt8] {
        switch self {
        case .fast: try cursor.readWrittenValue()
        case .foundation: try cursor.readRawValue()
        }
    }

    /// Decodes a value that was read under the options.
    func decode<T: Decodable>(
        _ type: T.Type,
        from bytes: [UInt8],
        _ options: JSONReadingOptions,
        _ stack: inout StackGuard
    ) throws -> T {
        switch self {
        case .fast(let decoder):
            try decoder.decode(type, from: bytes, in: options, &stack)
        case .foundation(let decoder): try decoder.decode(type, from: Data(bytes))
        }
    }
}
