import Decoding

extension Decodable where Self: SendableMetatype {
    /// Reads the type wherever a parser is asked for, as its `init(from:)` says: JSONParsing's
    /// spelling of `DecodableParser(Movie.self)`.
    ///
    /// ```swift
    /// let movies = try JSONArray { Movie.jsonParser() }.decode(data)
    /// ```
    @_disfavoredOverload
    public static func jsonParser() -> DecodableParser<Self> { DecodableParser(self) }
}

extension Decodable where Self: Encodable & SendableMetatype {
    /// Reads and writes the type wherever a parser is asked for, as its `Codable` conformance says:
    /// JSONParsing's spelling of `CodableParser(Movie.self)`.
    @_disfavoredOverload
    public static func jsonParser() -> CodableParser<Self> { CodableParser(self) }
}
