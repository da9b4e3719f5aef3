/// How the records of a stream are told apart.
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
    /// Lines end with a line feed, also after a carriage return; the last one need not. Blank ones
    /// are no records, nor are those with nothing but a comment, where comments are allowed.
    case lines
    /// A record separator (U+001E) before each record and a line feed after it, as RFC 7464 has it.
    case sequence
    /// One value after the other, with white space between them or without.
    ///
    /// After a value with unbalanced brackets or quotes, the next one cannot be told from it.
    case concatenated

    func framing(allowsComments: Bool) -> any RecordFraming {
        switch self {
        case .lines: LineFraming(allowsComments: allowsComments)
        case .sequence: SeparatorFraming(allowsComments: allowsComments)
        case .concatenated: ValueFraming(allowsComments: allowsComments)
        }
    }
}
