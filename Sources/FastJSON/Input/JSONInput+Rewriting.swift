extension JSONInput {
    /// Reads the document and writes it again, in pieces, as it is read.
    ///
    /// Numbers keep their digits, members their order, and repeated keys stay. Memory does not grow
    /// with the document. The text before an error is written before the error is thrown.
    package consuming func rewrite(
        options: JSONReadingOptions = JSONReadingOptions(),
        layout: JSONWritingOptions.Layout,
        _ write: @escaping (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        var reader = DocumentReader(self, options: options)
        var sink = unsafe WriterSink(
            JSONWriter(options: JSONWritingOptions(layout: layout)),
            to: write
        )
        let outcome = Result { () throws(JSONError) in try reader.read(into: &sink) }
        sink.handOver()
        if let failure = sink.failure { throw failure }
        try outcome.get()
    }
}
