import Decoding
import FastJSON
import Foundation

/// Reads and writes a `Codable` type wherever a parser is asked for.
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
    private let encoder: AnyEncoder

    /// Creates a parser for a type, with the settings of a decoder and an encoder.
    public init(
        _ type: Output.Type = Output.self,
        decoder: FastJSONDecoder = FastJSONDecoder(),
        encoder: FastJSONEncoder = FastJSONEncoder()
    ) {
        parser = DecodableParser(type, decoder: decoder)
        self.encoder = .fast(encoder)
    }

    /// Creates a parser for a type that Foundation codes, with the settings of its coders.
    public init(
        _ type: Output.Type = Output.self,
        decoder: JSONDecoder,
        encoder: JSONEncoder = JSONEncoder()
    ) {
        parser = DecodableParser(type, decoder: decoder)
        self.encoder = .foundation(encoder)
    }

    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        try parser.parse(from: &cursor)
    }

    /// Writes what the value encodes, in the layout of the writer.
    public func print(_ output: Output, to writer: inout JSONWriter) throws(JSONError) {
        do {
            try encoder.encode(output, into: &writer)
        } catch let error as JSONError {
            throw error
        } catch let error as EncodingError {
            let inner = error.asJSONError
            throw inner.prefixed(by: writer.pathOfNextValue.steps)
        } catch {
            throw writer.unwritable("\(error)")
        }
    }
}

/// One of the encoders.
private enum AnyEncoder: Sendable {
    case fast(FastJSONEncoder)
    case foundation(JSONEncoder)

    func encode(_ value: some Encodable, into writer: inout JSONWriter) throws {
        switch self {
        case .fast(let encoder):
            try encoder.encode(value, into: &writer)
        case .foundation(let encoder):
            writer.write(try JSONValue.lossless(Array(encoder.encode(value))))
        }
    }
}
