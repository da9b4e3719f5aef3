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
public enum JSONEvent: Sendable {
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

@_documentation(visibility: internal)
extension JSONEvent: Hashable {
    /// True if the tokens are the same; strings and keys by their bytes (RFC 8259 §8.3).
    public static func == (left: JSONEvent, right: JSONEvent) -> Bool {
        switch (left, right) {
        case (.null, .null), (.beginArray, .beginArray), (.endArray, .endArray),
            (.beginObject, .beginObject), (.endObject, .endObject):
            true
        case (.boolean(let left), .boolean(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)), (.key(let left), .key(let right)):
            KeyBytes.areEqual(left, right)
        default: false
        }
    }

    /// Feeds what makes tokens equal.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .boolean(let value): hasher.combine(value)
        case .number(let number): hasher.combine(number)
        case .string(let text):
            hasher.combine(1)
            KeyBytes.hash(text, into: &hasher)
        case .key(let text):
            hasher.combine(2)
            KeyBytes.hash(text, into: &hasher)
        case .beginArray: hasher.combine(3)
        case .endArray: hasher.combine(4)
        case .beginObject: hasher.combine(5)
        case .endObject: hasher.combine(6)
        }
    }
}
