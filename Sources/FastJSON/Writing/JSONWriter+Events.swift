extension JSONWriter {
    /// Writes the text of an event.
    ///
    /// So a document can be filtered or laid out again while it is read:
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
