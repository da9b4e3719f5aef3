/// How the records of a stream are separated.
///
/// ```swift
/// import Decoding
///
/// let rows = try JSONStream(.file("rows.jsonl")).records(.lines, Row.jsonParser, onError: .stop)
/// ```
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum JSONRecordFormat: String, Codable, Sendable, Hashable, CaseIterable {
    /// A record on each line, as in JSON Lines and NDJSON.
    ///
    /// Lines end with a line feed, which may follow a carriage return; the last line need not. Blank
    /// lines are not records, and neither are lines with only a comment if comments are allowed.
    case lines
    /// A record separator (U+001E) before each record and a line feed after it, as RFC 7464 has it.
    case sequence
    /// One value after the other, with white space between them or without.
    ///
    /// After a value with unbalanced brackets or quotes, the next one cannot be told from it.
    case concatenated
}
