/// One step through a document: what a SAX parser reports.
///
/// ```swift
/// var reader = try JSONEventReader(.chunks([Array(#"{"a": [1, "x"]}"#.utf8)]))
/// while let event = try reader.next() { print(event) }
/// // → beginObject
/// // → key("a")
/// // → beginArray
/// // → number(1)
/// // → string("x")
/// // → endArray
/// // → endObject
/// ```
public enum JSONEvent: Sendable, Hashable {
    /// `null`
    case null
    /// `true` or `false`
    case boolean(Bool)
    /// A number, as it is written.
    case number(JSONValue.Number)
    /// A string value.
    case string(String)
    /// `[`
    case beginArray
    /// `]`
    case endArray
    /// `{`
    case beginObject
    /// The key of the member whose value follows.
    case key(String)
    /// `}`
    case endObject
}
