import Decoding
import FastJSON
import Foundation

/// Reads and writes a `Codable` type wherever a parser is expected.
///
/// ```swift
/// struct Viewer {
///     let name: String
///     let favoriteMovie: Movie
/// }
/// let parser = ParsePrint(.memberwise(Viewer.init)) {
///     Field("name", \.name)
///     Field("favorite_movie", \.favoriteMovie) { CodableParser(Movie.self) }
/// }
/// ```
public struct CodableParser<Output: Codable & SendableMetatype>: JSONParserPrinter {
    private let parser: DecodableParser<Output>
    private let encoder: JSONEncoder

    /// Creates a parser for a type, with the settings of a decoder and an encoder.
    ///
    /// Coders that are not those of this package get the text of each value as `Data`.
    public init(
        _ type: Output.Type = Output.self,
        decoder: JSONDecoder = FastJSONDecoder(),
        encoder: JSONEncoder = FastJSONEncoder()
    ) {
        parser = DecodableParser(type, decoder: decoder)
        self.encoder = encoder
    }

    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        try parser.parse(from: &cursor)
    }

    /// Writes what the value encodes, in the layout of the writer.
    public func print(_ output: Output, to writer: inout JSONWriter) throws(JSONError) {
        do {
            if let encoder = encoder as? FastJSONEncoder {
                try encoder.encode(output, into: &writer)
            } else {
                writer.write(try JSONValue.lossless(Array(encoder.encode(output))))
            }
        } catch let error as JSONError {
            throw error
        } catch let error as EncodingError {
            let inner = error.asJSONError
            throw inner.prefixed(by: writer.pathOfNextValue.steps)
        } catch {
            throw writer.printingFailure("\(error)")
        }
    }
}
