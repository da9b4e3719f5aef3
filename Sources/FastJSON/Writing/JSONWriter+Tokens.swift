/// Tokens and events of a text that is read: text that is already in the written form is copied.
extension JSONWriter {
    /// Writes a key; its value must follow.
    @inline(__always)
    mutating func key(_ text: TextToken) {
        guard level.awaitsKey else { return refuseKey() }
        output.reserve(1)
        separate()
        level.beginMember(keyOffset: output.count)
        unsafe escaping.append(text, to: &output)
        appendColon()
    }

    /// Writes a string.
    @inline(__always)
    mutating func write(string text: TextToken) {
        guard beginValue() else { return }
        unsafe escaping.append(text, to: &output)
    }

    /// Writes a value of a document, with numbers as they are in the text.
    ///
    /// If requested, it sorts members by the bytes of their keys; those with equal keys keep their order.
    package mutating func write(_ node: JSONDocument.Node, sortingKeys: Bool = false) {
        var sink = unsafe WriterSink(self)
        if sortingKeys {
            node.storage.reportSorted(from: node.index, to: &sink)
        } else {
            node.storage.report(from: node.index, to: &sink)
        }
        self = sink.take()
    }

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
