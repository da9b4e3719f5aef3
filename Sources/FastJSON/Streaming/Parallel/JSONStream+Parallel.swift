/// Lines and elements that are read on several processors.
extension JSONStream {
    /// The records of a stream with one on each line, read on several processors, in order.
    ///
    /// There are as many workers as processors, unless you say otherwise. The stream can continue from
    /// a checkpoint of ``records(_:onError:_:)``, which reads the same records.
    ///
    /// ``JSONParallelElements`` says what `inOrder` means.
    ///
    /// - Precondition: there is at least one worker.
    public consuming func parallelLines<Output: Sendable>(
        onError policy: JSONErrorPolicy,
        workers: Int? = nil,
        inOrder: Bool = true,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) -> JSONParallelElements<Output> {
        JSONParallelElements(
            source,
            LineBlocks(source, options: options, resuming: checkpoint),
            policy,
            resuming: checkpoint,
            options: options,
            workers: workers,
            inOrder: inOrder
        ) { _, cursor throws(JSONError) in try read(&cursor) }
    }

    /// The records of a stream with one on each line, read on several processors, in order.
    ///
    /// ```swift
    /// let rows = try JSONStream(.file("rows.jsonl")).parallelLines(onError: .skip)
    /// for try await row in rows { print(row["id"]?.int ?? 0) }
    /// ```
    public consuming func parallelLines(
        onError policy: JSONErrorPolicy,
        workers: Int? = nil,
        inOrder: Bool = true
    ) -> JSONParallelElements<JSONValue> {
        parallelLines(onError: policy, workers: workers, inOrder: inOrder) {
            cursor throws(JSONError) in
            try cursor.readValue()
        }
    }

    // MARK: Elements

    /// The elements of the arrays at a pointer, or of a query that ends with `[*]`, read on several
    /// processors, in order.
    ///
    /// Both must lead to arrays. The query has no descendants and no filters.
    ///
    /// There are as many workers as processors, unless you say otherwise. The elements and the errors
    /// are those of ``elements(at:onError:_:)``, and the stream can continue from one of its
    /// checkpoints. The native engine reads them, whatever the options say. Options that allow comments
    /// or trailing commas are refused with ``JSONError/Code/invalidStructure``, because the ends of
    /// elements could not be found beforehand.
    ///
    /// ``JSONParallelElements`` says what `inOrder` means.
    ///
    /// - Precondition: there is at least one worker.
    public consuming func parallelElements<Output: Sendable>(
        at path: JSONPath = "",
        onError policy: JSONErrorPolicy = .stop,
        workers: Int? = nil,
        inOrder: Bool = true,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> JSONParallelElements<Output> {
        try parallelElements(
            at: path,
            onError: policy,
            workers: workers,
            inOrder: inOrder,
            blockSize: ElementBlocks.usualSize,
            read
        )
    }

    /// The same, in blocks of at least that many bytes.
    package consuming func parallelElements<Output: Sendable>(
        at path: JSONPath,
        onError policy: JSONErrorPolicy,
        workers: Int?,
        inOrder: Bool = true,
        blockSize: Int,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> JSONParallelElements<Output> {
        guard options.syntax.isDisjoint(with: [.allowComments, .allowTrailingCommas]) else {
            throw JSONError(
                .invalidStructure("comments and trailing commas are not read in parallel")
            )
        }
        let selectors = try SelectorSet([try Selector(arraysOf: path)])
        try checkpoint?.check(for: selectors)
        var options = options
        options.engine = .native
        let core = SelectionCore(
            source.input,
            selectors: selectors,
            options: options,
            resuming: checkpoint
        )
        return JSONParallelElements(
            source,
            ElementBlocks(core, source, size: blockSize),
            policy,
            resuming: checkpoint,
            options: options,
            workers: workers,
            inOrder: inOrder
        ) { _, cursor throws(JSONError) in try read(&cursor) }
    }

    /// The elements of the arrays at a pointer, or of a query that ends with `[*]`, read on several
    /// processors, in order.
    ///
    /// ```swift
    /// let rows = try JSONStream(.file("rows.json")).parallelElements(at: "/rows", onError: .skip)
    /// for try await row in rows { print(row["id"]?.int ?? 0) }
    /// ```
    public consuming func parallelElements(
        at path: JSONPath = "",
        onError policy: JSONErrorPolicy = .stop,
        workers: Int? = nil,
        inOrder: Bool = true
    ) throws(JSONError) -> JSONParallelElements<JSONValue> {
        try parallelElements(at: path, onError: policy, workers: workers, inOrder: inOrder) {
            cursor throws(JSONError) in try cursor.readValue()
        }
    }
}
