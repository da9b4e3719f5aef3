import Decoding
import FastJSON

/// Printers inside `encode(to:)`.
extension KeyedEncodingContainer {
    /// Encodes the value of a key by a printer.
    ///
    /// ```swift
    /// struct Viewer: Encodable {
    ///     enum CodingKeys: CodingKey { case movie }
    ///     let movie: Movie
    ///
    ///     func encode(to encoder: any Encoder) throws {
    ///         var container = encoder.container(keyedBy: CodingKeys.self)
    ///         try container.encode(movie, forKey: .movie) { Movie.jsonParser }
    ///     }
    /// }
    /// ```
    ///
    /// Throws an `EncodingError`; its `underlyingError` is what the printer has thrown.
    public mutating func encode<Printer: JSONParserPrinter>(
        _ value: Printer.Output,
        forKey key: Key,
        @JSONParserBuilder parser: () -> Printer
    ) throws {
        try encode(parser().value(of: value, at: codingPath + [key]), forKey: key)
    }

    /// Encodes the value of a key by a printer; nothing if there is none.
    public mutating func encodeIfPresent<Printer: JSONParserPrinter>(
        _ value: Printer.Output?,
        forKey key: Key,
        @JSONParserBuilder parser: () -> Printer
    ) throws {
        if let value { try encode(value, forKey: key, parser: parser) }
    }
}

extension UnkeyedEncodingContainer {
    /// Encodes an element by a printer.
    public mutating func encode<Printer: JSONParserPrinter>(
        _ value: Printer.Output,
        @JSONParserBuilder parser: () -> Printer
    ) throws {
        try encode(parser().value(of: value, at: codingPath + [IndexKey(count)]))
    }
}

extension SingleValueEncodingContainer {
    /// Encodes the value by a printer.
    public mutating func encode<Printer: JSONParserPrinter>(
        _ value: Printer.Output,
        @JSONParserBuilder parser: () -> Printer
    ) throws {
        try encode(parser().value(of: value, at: codingPath))
    }
}

extension JSONParserPrinter {
    /// What the printer makes of a value that an encoder was at a path to encode.
    fileprivate func value(of output: Output, at path: [any CodingKey]) throws -> JSONValue {
        do throws(JSONError) {
            return try self.print(output)
        } catch {
            throw error.asEncodingError(of: output, after: path)
        }
    }
}
