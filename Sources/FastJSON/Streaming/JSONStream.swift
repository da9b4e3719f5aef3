/// Reads values one after the other out of an input that may be far larger than memory.
///
/// ```swift
/// let tweets = try JSONStream(.file("tweets.json")).elements(at: "/statuses")
/// while let tweet = try tweets.next() { print(tweet["text"]?.string ?? "") }
/// ```
///
/// Only the window over the input and one element are in memory. What is not selected is checked and
/// skipped. With the module `Decoding`, elements are read as types: see `elements(at:_:)` there.
public struct JSONStream: ~Copyable {
    let source: StreamSource
    private let chunkSize: Int
    let options: JSONReadingOptions
    private(set) var checkpoint: JSONCheckpoint?

    /// Reads values from an input.
    ///
    /// Nothing is read before the first element is asked for.
    public init(
        _ input: consuming JSONInput,
        options: JSONReadingOptions = JSONReadingOptions()
    ) {
        source = StreamSource(input.source)
        chunkSize = input.chunkSize
        self.options = options
    }

    /// Reads values from chunks of bytes that come in their own time: for `for try await` only.
    ///
    /// ```swift
    /// for try await row in JSONStream(chunks: chunks).records(.lines, onError: .skip) { … }
    /// ```
    ///
    /// A chunk is asked for when the one before was read, and elements were taken: so a fast sender
    /// waits for a slow reader.
    public init<Chunks: AsyncSequence & Sendable>(
        chunks: Chunks,
        options: JSONReadingOptions = JSONReadingOptions()
    ) where Chunks.Element: Sequence<UInt8> {
        source = StreamSource(AwaitedSource(chunks))
        chunkSize = JSONInput.defaultChunkSize
        self.options = options
    }

    /// The same stream, which goes on behind a checkpoint; from the start if that is nil.
    public consuming func resuming(at checkpoint: JSONCheckpoint?) -> JSONStream {
        self.checkpoint = checkpoint
        return self
    }

    // MARK: Selections

    /// The values that several selections find in one document, in its order.
    ///
    /// ```swift
    /// enum Entry { case user(User), order(Order) }
    /// let entries = try JSONStream(.file("shop.json")).select(
    ///     .elements(at: "/users", User.jsonParser.map { Entry.user($0) }),
    ///     .values(at: "/orders/*/first", Order.jsonParser.map { Entry.order($0) })
    /// )
    /// ```
    ///
    /// In a pointer, `*` stands for every element and member; a key that is literally `*` cannot be
    /// named. Of equal keys, each is selected as it comes: which is the last is not known before the
    /// end. With ``JSONDuplicateKeys/first`` only the first one is, and with
    /// ``JSONDuplicateKeys/reject`` the second one is a failure.
    ///
    /// Throws ``JSONError/Code/invalidPointer`` for a pointer that is none, and for two that may
    /// select the same value or one inside another.
    public consuming func select<Output>(
        _ selections: JSONSelection<Output>...,
        onError policy: JSONErrorPolicy = .stop
    ) throws(JSONError) -> JSONElements<Output> {
        var selectors: [Selector] = []
        for selection in selections {
            selectors.append(
                try Selector(selection.pointer, wantsElements: selection.wantsElements)
            )
        }
        let set = try SelectorSet(selectors)
        let (source, chunkSize, options, checkpoint) = (source, chunkSize, options, checkpoint)
        if let checkpoint {
            guard checkpoint.isPlausible else {
                throw JSONError(.invalidStructure("this is no checkpoint"))
            }
            guard !checkpoint.steps.isEmpty else { throw JSONCheckpoint.isOfOthers }
        }
        return JSONElements(source, policy, resuming: checkpoint) {
            place,
            cursor throws(JSONError) in
            try selections[place.selection].read(&cursor)
        } core: { () throws(JSONError) in
            try SelectionCore(
                JSONInput(source: source, chunkSize: chunkSize),
                selectors: set,
                options: options,
                resuming: checkpoint
            )
        }
    }

    /// The elements of the arrays at a pointer (RFC 6901), in which `*` stands for every element or
    /// member, as what a function reads.
    ///
    /// The function pulls one value from the cursor. Throws ``JSONError/Code/invalidPointer``. Reading
    /// fails if there is something else than an array, or nothing at all where no `*` is.
    public consuming func elements<Output>(
        at pointer: String,
        onError policy: JSONErrorPolicy = .stop,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> JSONElements<Output> {
        try select(.elements(at: pointer, read), onError: policy)
    }

    /// The elements of the arrays at a pointer.
    public consuming func elements(at pointer: String) throws(JSONError) -> JSONElements<JSONValue>
    {
        try elements(at: pointer) { cursor throws(JSONError) in try cursor.readValue() }
    }

    /// The text of the elements of the arrays at a pointer, byte for byte.
    ///
    /// Where the options allow more than RFC 8259 has, it is written anew, so that it is JSON.
    public consuming func rawElements(
        at pointer: String
    ) throws(JSONError) -> JSONElements<[UInt8]> {
        try elements(at: pointer) { cursor throws(JSONError) in try cursor.readRawValue() }
    }

    /// The values at a pointer (RFC 6901), in which `*` stands for every element or member.
    ///
    /// ```swift
    /// let names = try JSONStream(.file("groups.json")).values(at: "/groups/*/members/*/name")
    /// ```
    ///
    /// A key that is literally `*` cannot be named.
    public consuming func values<Output>(
        at pointer: String,
        onError policy: JSONErrorPolicy = .stop,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> JSONElements<Output> {
        try select(.values(at: pointer, read), onError: policy)
    }

    /// The values at a pointer.
    public consuming func values(at pointer: String) throws(JSONError) -> JSONElements<JSONValue> {
        try values(at: pointer) { cursor throws(JSONError) in try cursor.readValue() }
    }

    /// The text of the values at a pointer, as ``rawElements(at:)`` has it.
    public consuming func rawValues(at pointer: String) throws(JSONError) -> JSONElements<[UInt8]> {
        try values(at: pointer) { cursor throws(JSONError) in try cursor.readRawValue() }
    }

    // MARK: Records

    /// The records of a stream of records, as what a function reads.
    ///
    /// Each record is a document of its own: one that is wrong does not touch the next one.
    public consuming func records<Output>(
        _ format: JSONRecordFormat,
        onError policy: JSONErrorPolicy,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) -> JSONElements<Output> {
        let (source, chunkSize, options, checkpoint) = (source, chunkSize, options, checkpoint)
        return JSONElements(source, policy, resuming: checkpoint) { _, cursor throws(JSONError) in
            try read(&cursor)
        } core: { () throws(JSONError) in
            try checkpoint?.check(for: format)
            return RecordCore(
                JSONInput(source: source, chunkSize: chunkSize),
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

    /// The records of a stream with one on each line, as what a function reads.
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

/// One of several selections of a stream.
///
/// See ``JSONStream/select(_:onError:)``.
public struct JSONSelection<Output>: Sendable {
    let pointer: String
    let wantsElements: Bool
    let read: @Sendable (inout JSONCursor) throws(JSONError) -> Output

    /// The elements of the arrays at a pointer.
    public static func elements(
        at pointer: String,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) -> JSONSelection {
        JSONSelection(pointer: pointer, wantsElements: true, read: read)
    }

    /// The values at a pointer.
    public static func values(
        at pointer: String,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) -> JSONSelection {
        JSONSelection(pointer: pointer, wantsElements: false, read: read)
    }
}
