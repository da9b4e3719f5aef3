import Foundation

extension Decodable where Self: SendableMetatype {
    /// Reads the type wherever a parser is asked for, by a decoder with settings.
    ///
    /// ```swift
    /// let movies = try JSONArray { Movie.jsonParser(decoder: decoder) }.decode(data)
    /// ```
    ///
    /// Without settings it is `DecodableParser(Movie.self)`. `Movie.jsonParser` is a parser of the type
    /// itself, if it has one.
    public static func jsonParser(decoder: FastJSONDecoder) -> DecodableParser<Self> {
        DecodableParser(self, decoder: decoder)
    }

    /// Reads the type by a decoder of Foundation.
    public static func jsonParser(decoder: JSONDecoder) -> DecodableParser<Self> {
        DecodableParser(self, decoder: decoder)
    }
}

extension Decodable where Self: Encodable & SendableMetatype {
    /// Reads and writes the type wherever a parser is asked for, by coders with settings.
    ///
    /// ```swift
    /// Field("favorite_movie") { Movie.jsonParser(decoder: decoder, encoder: encoder) }
    /// ```
    ///
    /// Without settings it is `CodableParser(Movie.self)`.
    public static func jsonParser(
        decoder: FastJSONDecoder,
        encoder: FastJSONEncoder = FastJSONEncoder()
    ) -> CodableParser<Self> {
        CodableParser(self, decoder: decoder, encoder: encoder)
    }

    /// Reads and writes the type by the coders of Foundation.
    public static func jsonParser(
        decoder: JSONDecoder,
        encoder: JSONEncoder = JSONEncoder()
    ) -> CodableParser<Self> {
        CodableParser(self, decoder: decoder, encoder: encoder)
    }
}
