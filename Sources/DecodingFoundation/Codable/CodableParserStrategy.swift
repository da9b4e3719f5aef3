/// Which types ``FastJSONDecoder`` and ``FastJSONEncoder`` read and write by their parsers.
///
/// A type that is `Codable` and `JSONParsable` (a `JSONModel` is both with one more word) has two descriptions of
/// its JSON. Its parser is several times as fast as its `init(from:)`, also where a framework calls
/// the coder, inside of `[Tweet]` or a generic `Response<Tweet>`, and as a property of other types.
///
/// ```swift
/// let decoder = FastJSONDecoder()
/// decoder.dateDecodingStrategy = .iso8601
/// decoder.parserStrategy = .always  // The parsers of these types know what to do with dates.
/// ```
///
/// A parser has its own keys and formats: strategies and `userInfo` mean nothing to it.
public enum CodableParserStrategy: Sendable {
    /// Types with a parser, as long as all strategies are those of a new coder and its `userInfo` is empty.
    case withDefaultSettings
    /// Types with a parser, whatever the strategies are.
    case always
    /// No type: all are read by `init(from:)` and written by `encode(to:)`.
    case never
}
