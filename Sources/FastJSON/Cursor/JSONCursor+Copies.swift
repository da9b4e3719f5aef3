/// Pulling whole values without making a tree of them.
extension JSONCursor {
    /// Reads the next value as its text without white space.
    ///
    /// Numbers keep their digits, members their order, and equal keys stay twice.
    package mutating func readCompactValue() throws(JSONError) -> [UInt8] {
        var sink = unsafe WriterSink(JSONWriter())
        try read(into: &sink)
        return try sink.take().finish()
    }

    /// Reads the next value as a document of its own, with a copy of its bytes.
    package mutating func readDocument() throws(JSONError) -> JSONDocument {
        let savepoint = try savepoint()
        defer { release(savepoint) }
        var sink = TapeSink(capacity: 1024)
        try read(into: &sink)
        var tape = sink.take()
        if savepoint.offset > 0 { tape.count(from: savepoint.offset) }
        // SAFETY: since the savepoint was made, the bytes stay in memory.
        let bytes = unsafe UnsafeBufferPointer(
            start: pointer(at: savepoint.offset),
            count: offsetAfterValue - savepoint.offset
        )
        return unsafe JSONDocument(
            storage: JSONDocument.Storage(bytes: Array(bytes), tape: tape, options: options)
        )
    }
}
