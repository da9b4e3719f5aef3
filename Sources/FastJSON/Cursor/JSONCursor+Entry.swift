/// Ways in: every read of JSON text passes through one of these.
extension JSONCursor {
    /// Reads a document from memory.
    ///
    /// The body reads one value with the cursor. Then only white space may follow. Errors that are
    /// thrown have their line, column and excerpt.
    ///
    /// ```swift
    /// let name = try JSONCursor.withCursor(over: buffer) { cursor throws(JSONError) in
    ///     try cursor.readString()
    /// }
    /// ```
    @inlinable
    public static func withCursor<Output>(
        over bytes: UnsafeRawBufferPointer,
        options: JSONReadingOptions = JSONReadingOptions(),
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        var output: Output?
        try unsafe readDocument(bytes, options) { cursor throws(JSONError) in
            output = try body(&cursor)
        }
        guard let output = output.take() else { preconditionFailure("The body has run.") }
        return output
    }

    /// Reads a document from a text in memory.
    @inlinable
    public static func withCursor<Text: JSONText & ~Copyable & ~Escapable, Output>(
        over text: borrowing Text,
        options: JSONReadingOptions = JSONReadingOptions(),
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        try unsafe text.withJSONBytes { bytes throws(JSONError) in
            try unsafe withCursor(over: bytes, options: options, body)
        }
    }

    /// Reads a document from memory by a function that leaves its value somewhere.
    ///
    /// All that has to be done for a document is in this module: compiled for each type of value, it would copy
    /// the cursor once and the value several times, and wait for what was written just before.
    @usableFromInline
    package static func readDocument(
        _ bytes: UnsafeRawBufferPointer,
        _ options: JSONReadingOptions,
        _ body: (inout JSONCursor) throws(JSONError) -> Void
    ) throws(JSONError) {
        try CursorMemory.withStack { memory throws(JSONError) in
            var cursor = JSONCursor(options: options, memory: memory)
            try unsafe cursor.begin(bytes)
            do throws(JSONError) {
                try cursor.lend(to: body)
            } catch {
                throw cursor.concluding(error)
            }
            try cursor.conclude()
        }
    }

    /// Reads a document from an input, which is read to its end first.
    ///
    /// Meanwhile, all of it is in memory. To read input that is larger than memory, use a
    /// ``JSONStream`` or a ``JSONEventReader``. Input whose start cannot be JSON is refused before the
    /// rest is read.
    public static func withCursor<Output>(
        over input: consuming JSONInput,
        options: JSONReadingOptions = JSONReadingOptions(),
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        var reader = DocumentReader(input, options: options)
        return try reader.readWhole(body)
    }

    /// Reads a value of a document again, in place.
    ///
    /// Errors have the place and the path that they have in the whole document.
    package static func withCursor<Output>(
        over node: JSONDocument.Node,
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        let result = unsafe node.storage.bytes.withUnsafeBufferPointer { bytes in
            Result { () throws(JSONError) -> Output in
                do throws(JSONError) {
                    var cursor = unsafe JSONCursor(
                        value: node.range,
                        of: bytes,
                        options: node.storage.options
                    )
                    cursor.node = node
                    return try cursor.run(body)
                } catch {
                    throw unsafe error.located(in: bytes, limits: node.storage.options.limits)
                }
            }
        }
        return try result.get()
    }

    mutating func run<Output>(
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        let output: Output
        do {
            output = try lend(to: body)
        } catch {
            throw placed(error)
        }
        try finish()
        return output
    }

    /// Lets a function of the caller use this cursor.
    ///
    /// - Precondition: the function does not exchange the cursor with another one, whose memory may be gone
    ///   when this one is used again.
    @inline(__always)
    mutating func lend<Output>(
        to body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        let lent = memory.address
        defer { precondition(memory.address == lent, "A cursor was exchanged with another one.") }
        return try body(&self)
    }

    // MARK: Documents in memory

    /// Starts to read a document in place.
    ///
    /// The cursor is changed where it is: to return one would copy it several times.
    ///
    /// - Precondition: the bytes outlive the cursor.
    mutating func begin(_ document: UnsafeRawBufferPointer) throws(JSONError) {
        // SAFETY: they are only read, as what any memory may be read as.
        let bytes = unsafe document.assumingMemoryBound(to: UInt8.self)
        let count = min(bytes.count, options.limits.documentLength)
        do {
            try unsafe start(
                Text(
                    UnsafeBufferPointer(rebasing: bytes[..<count]),
                    readableAfter: 0,
                    ending: count < bytes.count ? .limit : .end
                )
            )
        } catch {
            throw unsafe error.located(in: bytes, limits: options.limits)
        }
    }

    /// Ends the reading of a document: only white space may follow.
    mutating func conclude() throws(JSONError) {
        do {
            try finish()
        } catch {
            throw locatedInDocument(error)
        }
    }

    /// The error with which the reading of a document ends, with its place.
    mutating func concluding(_ error: JSONError) -> JSONError {
        locatedInDocument(placed(error))
    }

    private func locatedInDocument(_ error: JSONError) -> JSONError {
        unsafe error.located(in: input.bytes, limits: options.limits)
    }
}
