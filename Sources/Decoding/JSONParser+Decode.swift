import FastJSON

/// Reading documents.
///
/// Time is linear in the length of the text; memory is that of the result. Values that no parser reads
/// are checked and skipped, and never built. For a `JSONValue`, use ``JSONParser/parse(_:)``.
extension JSONParser {
    /// Reads a document from a string, or from bytes in memory.
    ///
    /// ```swift
    /// let movie = try Movie.jsonParser.decode(bytes)
    /// let same = try Movie.jsonParser.decode(bytes, options: .init(engine: .yajl))
    /// try [Int].jsonParser().decode("[1, 2]")  // → [1, 2]
    /// ```
    ///
    /// Throws an error for wrong syntax and for values that do not fit, with path, line and column.
    @inlinable
    public func decode<Text: JSONText & ~Copyable & ~Escapable>(
        _ text: borrowing Text,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        var output: Output?
        try unsafe text.withJSONBytes { bytes throws(JSONError) in
            // A text that breaks its contract may have called this before.
            output = nil
            try unsafe JSONCursor.readDocument(bytes, options) { cursor throws(JSONError) in
                try unsafe output.fill { address throws(JSONError) in
                    try unsafe parse(into: address, from: &cursor, errors)
                }
            }
        }
        guard let output = output.take() else { preconditionFailure("A value was read.") }
        return output
    }

    /// Reads a document from an input: a file, standard input, chunks.
    ///
    /// All of the input is in memory before the document is read. To read larger input, use
    /// `JSONStream`.
    ///
    /// ```swift
    /// let movies = try JSONArray { Movie.jsonParser }.decode(.file("movies.json"))
    /// ```
    @inlinable
    public func decode(
        _ input: consuming JSONInput,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        try JSONCursor.withCursor(over: input, options: options) { cursor throws(JSONError) in
            try parse(from: &cursor, errors)
        }
    }

    /// Reads a document that was indexed before.
    ///
    /// ```swift
    /// let document = try JSONDocument(parsing: bytes)
    /// let movie = try Movie.jsonParser.decode(document)
    /// ```
    public func decode(
        _ document: JSONDocument,
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        try decode(document.root, errors: errors)
    }

    /// Reads one value in a document.
    ///
    /// ```swift
    /// if let user = document["statuses"]?[0]?["user"] {
    ///     let user = try User.jsonParser.decode(user)
    /// }
    /// ```
    ///
    /// Errors have the path, line and column that they have in the whole document.
    public func decode(
        _ node: JSONDocument.Node,
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        try JSONCursor.withCursor(over: node) { cursor throws(JSONError) in
            try parse(from: &cursor, errors)
        }
    }

    /// Reads the next value; one test more than ``parse(from:)`` if the first error is enough.
    @inlinable
    @inline(__always)
    func parse(
        from cursor: inout JSONCursor,
        _ errors: JSONErrorReporting
    ) throws(JSONError) -> Output {
        if case .all(let limit) = errors {
            return try parse(from: &cursor, reportingUpTo: limit)
        }
        do {
            return try parse(from: &cursor)
        } catch {
            throw cursor.asTyped(error)
        }
    }

    /// Reads the next value into uninitialised memory, which it initialises unless it throws.
    ///
    /// - Precondition: the address has room for one value, and holds none.
    @inlinable
    @inline(__always)
    func parse(
        into address: UnsafeMutablePointer<Output>,
        from cursor: inout JSONCursor,
        _ errors: JSONErrorReporting
    ) throws(JSONError) {
        if case .all(let limit) = errors {
            return unsafe address.initialize(to: try parse(from: &cursor, reportingUpTo: limit))
        }
        do {
            try unsafe parse(into: address, from: &cursor)
        } catch {
            throw cursor.asTyped(error)
        }
    }
}

extension Optional {
    /// Replaces nil by a value that a function makes in place.
    ///
    /// - Precondition: this is nil. The function initialises the memory if it returns, and leaves it
    ///   uninitialised if it throws.
    @inlinable
    @inline(__always)
    mutating func fill(
        _ body: (UnsafeMutablePointer<Wrapped>) throws(JSONError) -> Void
    ) throws(JSONError) {
        try unsafe withUnsafeMutablePointer(to: &self) { optional throws(JSONError) in
            // SAFETY: nil needs no destruction, and the value of an optional is at its start. The value is
            // moved to where it already is, so only the tag of the optional is written.
            let address = UnsafeMutableRawPointer(optional)
            let value = unsafe address.assumingMemoryBound(to: Wrapped.self)
            do throws(JSONError) {
                try unsafe body(value)
            } catch {
                unsafe address.initializeMemory(as: Wrapped?.self, to: nil)
                throw error
            }
            unsafe address.initializeMemory(as: Wrapped?.self, to: value.move())
        }
    }
}
