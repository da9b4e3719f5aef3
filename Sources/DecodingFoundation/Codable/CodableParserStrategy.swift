/// Which types ``FastJSONDecoder`` and ``FastJSONEncoder`` read and write by their parsers.
///
/// A type that is `Codable` and `JSONParsable` has two descriptions of its JSON. (Add `Codable` to a
/// `JSONModel`, and it is both.) Its parser is several times as fast as `init(from:)`. It is also used where a
/// framework calls the coder, inside `[Tweet]` or a generic `Response<Tweet>`, and for properties of other
/// types.
///
/// ```swift
/// let decoder = FastJSONDecoder()
/// decoder.dateDecodingStrategy = .iso8601
/// decoder.parserStrategy = .always  // The parsers of these types know what to do with dates.
/// ```
///
/// A parser has its own keys and formats. It ignores strategies and `userInfo`. If the keys of the parser and
/// of `Codable` differ, set the same strategy on the decoder and on the encoder.
public enum CodableParserStrategy: Sendable {
    /// Types with a parser, if all strategies are the default ones and `userInfo` is empty.
    case withDefaultSettings
    /// Types with a parser, whatever the strategies are.
    case always
    /// No type: all are read by `init(from:)` and written by `encode(to:)`.
    case never
}

extension CodableParserStrategy {
    /// True if parsers are used, where nothing is set that they would ignore or something is.
    func usesParsers(isDefault: Bool) -> Bool {
        switch self {
        case .withDefaultSettings: isDefault
        case .always: true
        case .never: false
        }
    }
}
