/// One step through a document: what a SAX parser reports.
///
/// ```swift
/// // {"a": [1, "x"]} gives
/// // beginObject, key("a"), beginArray, number(1), string("x"), endArray, endObject
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

extension JSONWriter {
    /// Writes what an event stands for.
    ///
    /// So a document can be copied, filtered or laid out anew in flat memory:
    ///
    /// ```swift
    /// var reader = try JSONEventReader(.file("in.json"))
    /// while let event = try reader.next() { writer.write(event) }
    /// ```
    public mutating func write(_ event: JSONEvent) {
        switch event {
        case .null: writeNull()
        case .boolean(let value): write(value)
        case .number(let value): write(value)
        case .string(let value): write(value)
        case .beginArray: beginArray()
        case .endArray: endArray()
        case .beginObject: beginObject()
        case .key(let value): key(value)
        case .endObject: endObject()
        }
    }
}
