/// Lines that are read on several processors.
extension JSONStream {
    /// The records of a stream with one on each line, read on several processors, in order.
    ///
    /// There are as many workers as processors, unless told otherwise. A checkpoint at which the
    /// stream goes on is one of ``records(_:onError:_:)``, which reads the same records.
    ///
    /// - Precondition: there is at least one worker.
    public consuming func parallelLines<Output: Sendable>(
        onError policy: JSONErrorPolicy,
        workers: Int? = nil,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) -> JSONParallelLines<Output> {
        JSONParallelLines(
            source,
            policy,
            resuming: checkpoint,
            options: options,
            workers: workers
        ) { _, cursor throws(JSONError) in try read(&cursor) }
    }

    /// The records of a stream with one on each line, read on several processors, in order.
    ///
    /// ```swift
    /// let rows = try JSONStream(.file("rows.jsonl")).parallelLines(onError: .skip)
    /// for try await row in rows { print(row["id"]?.int ?? 0) }
    /// ```
    ///
    /// - Precondition: there is at least one worker.
    public consuming func parallelLines(
        onError policy: JSONErrorPolicy,
        workers: Int? = nil
    ) -> JSONParallelLines<JSONValue> {
        parallelLines(onError: policy, workers: workers) { cursor throws(JSONError) in
            try cursor.readValue()
        }
    }
}
