import Decoding
import FastJSON
import Foundation

/// Reads a `Decodable` type wherever a parser is expected.
///
/// ```swift
/// let tweets = try JSONStream(.file("tweets.json"))
///     .elements(at: "/statuses", DecodableParser(Tweet.self))
/// ```
///
/// The text of one value is in memory at a time. An error has the path, line, column and byte of the member or
/// element that is wrong. With Foundation's `JSONDecoder`, they are those of the whole value.
public struct DecodableParser<Output: Decodable & SendableMetatype>: JSONParser {
    /// The type to decode: it may be a class that inherits from `Output`.
    private let type: Output.Type
    private let decoder: JSONDecoder

    /// Creates a parser for a type, with the settings of a decoder.
    ///
    /// A decoder that is not a `FastJSONDecoder` gets the text of each value as `Data`.
    public init(_ type: Output.Type = Output.self, decoder: JSONDecoder = FastJSONDecoder()) {
        self.type = type
        self.decoder = decoder
    }

    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        let place = try cursor.place()
        let fast = decoder as? FastJSONDecoder
        // Foundation refuses comments and the like.
        let bytes = try fast == nil ? cursor.readRawValue() : cursor.readWrittenValue()
        do {
            guard let fast else { return try decoder.decode(type, from: Data(bytes)) }
            return try fast.decode(type, from: bytes, in: cursor.options, &cursor.stack)
        } catch let error as DecodingError {
            throw cursor.failure(inText: error.asJSONError, at: place)
        } catch {
            throw cursor.conversionFailure(error, at: place)
        }
    }
}
