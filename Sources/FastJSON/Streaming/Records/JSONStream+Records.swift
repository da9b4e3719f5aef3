/// Streams of records.
extension JSONStream {
    /// The records of a stream of records, each read by a function.
    ///
    /// Each record is a separate document: a wrong record does not affect the next one.
    public consuming func records<Output>(
        _ format: JSONRecordFormat,
        onError policy: JSONErrorPolicy,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) -> JSONElements<Output> {
        let (source, options, checkpoint) = (source, options, checkpoint)
        return JSONElements(source, policy, resuming: checkpoint) { _, cursor throws(JSONError) in
            try read(&cursor)
        } core: { () throws(JSONError) in
            try checkpoint?.check(for: format)
            return RecordCore(
                Window(
                    source.input,
                    // The limit is for each record.
                    documentLength: .max,
                    startingAt: checkpoint?.place ?? SourceText.Origin()
                ),
                format: format,
                options: options,
                resuming: checkpoint
            )
        }
    }

    /// The records of a stream of records.
    public consuming func records(
        _ format: JSONRecordFormat,
        onError policy: JSONErrorPolicy
    ) -> JSONElements<JSONValue> {
        records(format, onError: policy) { cursor throws(JSONError) in try cursor.readValue() }
    }

    /// The text of the records of a stream of records, as ``rawElements(at:)`` has it.
    public consuming func rawRecords(
        _ format: JSONRecordFormat,
        onError policy: JSONErrorPolicy
    ) -> JSONElements<[UInt8]> {
        records(format, onError: policy) { cursor throws(JSONError) in try cursor.readRawValue() }
    }

    /// The records of a stream with one on each line, each read by a function.
    public consuming func lines<Output>(
        onError policy: JSONErrorPolicy,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) -> JSONElements<Output> {
        records(.lines, onError: policy, read)
    }

    /// The records of a stream with one on each line.
    ///
    /// ```swift
    /// let rows = try JSONStream(.file("rows.jsonl")).lines(onError: .skip)
    /// while let row = try rows.next() { print(row["id"]?.int ?? 0) }
    /// ```
    public consuming func lines(onError policy: JSONErrorPolicy) -> JSONElements<JSONValue> {
        records(.lines, onError: policy)
    }

    /// The text of the records of a stream with one on each line, without the space around it.
    ///
    /// ```swift
    /// let rows = try JSONStream(.file("rows.jsonl")).rawLines(onError: .skip)
    /// while let row = try rows.next() { print(String(decoding: row, as: UTF8.self)) }
    /// ```
    public consuming func rawLines(onError policy: JSONErrorPolicy) -> JSONElements<[UInt8]> {
        rawRecords(.lines, onError: policy)
    }
}
