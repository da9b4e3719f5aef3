import Decoding
import FastJSON

/// Parsers inside `init(from:)`.
///
/// With a `FastJSONDecoder` they read the text of the document; with any other decoder the value is
/// made first.
extension KeyedDecodingContainer {
    /// Decodes the value of a key by a parser.
    ///
    /// ```swift
    /// struct Viewer: Decodable {
    ///     enum CodingKeys: CodingKey { case movie }
    ///     let movie: Movie
    ///
    ///     init(from decoder: any Decoder) throws {
    ///         let container = try decoder.container(keyedBy: CodingKeys.self)
    ///         movie = try container.decode(forKey: .movie) { Movie.jsonParser }
    ///     }
    /// }
    /// ```
    ///
    /// Throws a `DecodingError`; its `underlyingError` is what the parser has thrown.
    public func decode<Parser: JSONParser>(
        _ type: Parser.Output.Type = Parser.Output.self,
        forKey key: Key,
        @JSONParserBuilder parser: () -> Parser
    ) throws -> Parser.Output {
        guard contains(key) else {
            let reason = JSONError.missingKeyMessage(key.stringValue)
            throw DecodingError.keyNotFound(
                key,
                DecodingError.Context(codingPath: codingPath, debugDescription: reason)
            )
        }
        return try superDecoder(forKey: key).decode(by: parser())
    }

    /// Decodes the value of a key by a parser; nil if it is missing or `null`.
    ///
    /// ```swift
    /// struct Viewer: Decodable {
    ///     enum CodingKeys: CodingKey { case movie }
    ///     let movie: Movie?
    ///
    ///     init(from decoder: any Decoder) throws {
    ///         let container = try decoder.container(keyedBy: CodingKeys.self)
    ///         movie = try container.decodeIfPresent(Movie.self, forKey: .movie) {
    ///             Movie.jsonParser
    ///         }
    ///     }
    /// }
    /// ```
    public func decodeIfPresent<Parser: JSONParser>(
        _ type: Parser.Output.Type = Parser.Output.self,
        forKey key: Key,
        @JSONParserBuilder parser: () -> Parser
    ) throws -> Parser.Output? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        return try superDecoder(forKey: key).decode(by: parser())
    }
}

extension UnkeyedDecodingContainer {
    /// Decodes the next element by a parser.
    public mutating func decode<Parser: JSONParser>(
        _ type: Parser.Output.Type = Parser.Output.self,
        @JSONParserBuilder parser: () -> Parser
    ) throws -> Parser.Output {
        try superDecoder().decode(by: parser())
    }

    /// Decodes the next element by a parser; nil if there is none or it is `null`.
    public mutating func decodeIfPresent<Parser: JSONParser>(
        _ type: Parser.Output.Type = Parser.Output.self,
        @JSONParserBuilder parser: () -> Parser
    ) throws -> Parser.Output? {
        if try isAtEnd || decodeNil() { return nil }
        return try superDecoder().decode(by: parser())
    }
}

extension SingleValueDecodingContainer {
    /// Decodes the value by a parser.
    public func decode<Parser: JSONParser>(
        _ type: Parser.Output.Type = Parser.Output.self,
        @JSONParserBuilder parser: () -> Parser
    ) throws -> Parser.Output {
        if let decoder = self as? NodeDecoder, unsafe decoder.index >= 0 {
            return try decoder.decode(by: parser())
        }
        return try parser().output(of: decode(JSONValue.self), at: codingPath)
    }
}

extension Decoder {
    fileprivate func decode<Parser: JSONParser>(by parser: Parser) throws -> Parser.Output {
        if let decoder = self as? NodeDecoder, unsafe decoder.index >= 0 {
            return try decoder.decode(by: parser)
        }
        return try parser.output(of: JSONValue(from: self), at: codingPath)
    }
}

extension NodeDecoder {
    /// Decodes this value by a parser.
    ///
    /// - Precondition: there is a value.
    func decode<Parser: JSONParser>(by parser: Parser) throws -> Parser.Output {
        let source = source
        do throws(JSONError) {
            return try unsafe source.storage.withCursor(at: index) { cursor throws(JSONError) in
                // The levels of the value count with those around it.
                cursor.stack = source.stack
                return try parser.parse(from: &cursor)
            }
        } catch {
            let whole = unsafe source.error(error, inValueAt: index)
            throw error.asDecodingError(after: codingPath, underlying: whole)
        }
    }
}

extension JSONParser {
    /// What the parser makes of a value that a decoder was at a path to decode.
    fileprivate func output(of value: JSONValue, at path: [any CodingKey]) throws -> Output {
        do throws(JSONError) {
            return try parse(value)
        } catch {
            throw error.asDecodingError(after: path)
        }
    }
}
