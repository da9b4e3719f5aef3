import Foundation

extension Decodable where Self: SendableMetatype {
    /// Reads the type wherever a parser is asked for, as its `init(from:)` says.
    ///
    /// ```swift
    /// let movies = try JSONArray { Movie.jsonParser() }.decode(data)
    /// ```
    public static func jsonParser(
        decoder: FastJSONDecoder = FastJSONDecoder()
    ) -> DecodableParser<Self> {
        DecodableParser(self, decoder: decoder)
    }

    /// Reads the type by a decoder of Foundation.
    public static func jsonParser(decoder: JSONDecoder) -> DecodableParser<Self> {
        DecodableParser(self, decoder: decoder)
    }
}

extension Decodable where Self: Encodable & SendableMetatype {
    /// Reads and writes the type wherever a parser is asked for, as its `Codable` conformance says.
    ///
    /// ```swift
    /// Field("favorite_movie") { Movie.jsonParser(decoder: decoder, encoder: encoder) }
    /// ```
    public static func jsonParser(
        decoder: FastJSONDecoder = FastJSONDecoder(),
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
