import Foundation

extension Decodable where Self: SendableMetatype {
    /// Reads the type wherever a parser is expected, as its `init(from:)` says.
    ///
    /// ```swift
    /// let movies = try JSONArray { Movie.jsonParser() }.decode(data)
    /// ```
    ///
    /// The same as `DecodableParser(Movie.self)`. If the type has a parser of its own (it is `JSONParsable`,
    /// or has a `static let jsonParser` that is a `ParsePrint`), `jsonParser()` returns that one.
    @_disfavoredOverload
    public static func jsonParser() -> DecodableParser<Self> { DecodableParser(self) }

    /// Reads the type wherever a parser is expected, by a decoder with settings.
    ///
    /// ```swift
    /// let movies = try JSONArray { Movie.jsonParser(decoder: decoder) }.decode(data)
    /// ```
    public static func jsonParser(decoder: JSONDecoder) -> DecodableParser<Self> {
        DecodableParser(self, decoder: decoder)
    }
}

extension Decodable where Self: Encodable & SendableMetatype {
    /// Reads and writes the type wherever a parser is expected, as its `Codable` conformance says.
    ///
    /// The same as `CodableParser(Movie.self)`, unless the type has a parser of its own.
    @_disfavoredOverload
    public static func jsonParser() -> CodableParser<Self> { CodableParser(self) }

    /// Reads and writes the type wherever a parser is expected, by coders with settings.
    ///
    /// ```swift
    /// Field("favorite_movie") { Movie.jsonParser(decoder: decoder, encoder: encoder) }
    /// ```
    public static func jsonParser(
        decoder: JSONDecoder,
        encoder: JSONEncoder = FastJSONEncoder()
    ) -> CodableParser<Self> {
        CodableParser(self, decoder: decoder, encoder: encoder)
    }
}
