import FastJSON

/// Reading documents.
///
/// Time is linear in the length of the text; memory is that of the result. Values that no parser reads
/// are checked and skipped, and never built. For a `JSONValue`, use ``JSONParser/parse(_:)``.
extension JSONParser {
    /// Reads a document from memory.
    ///
    /// ```swift
    /// let movie = try Movie.jsonParser.decode(bytes)
    /// let same = try Movie.jsonParser.decode(bytes, options: .init(engine: .yajl))
    /// ```
    ///
    /// Throws an error for wrong syntax and for values that do not fit, with path, line and column.
    @inlinable
    public func decode(
        _ bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        try JSONCursor.withCursor(over: bytes, options: options) { cursor throws(JSONError) in
            try parse(from: &cursor, errors)
        }
    }

    /// Reads a document from memory.
    @inlinable
    public func decode(
        _ bytes: UnsafeRawBufferPointer,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        try unsafe JSONCursor.withCursor(over: bytes, options: options) {
            cursor throws(JSONError) in
            try parse(from: &cursor, errors)
        }
    }

    /// Reads a document from memory.
    @inlinable
    public func decode(
        _ bytes: RawSpan,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        try JSONCursor.withCursor(over: bytes, options: options) { cursor throws(JSONError) in
            try parse(from: &cursor, errors)
        }
    }

    /// Reads a document from a string.
    ///
    /// ```swift
    /// try [Int].jsonParser().decode("[1, 2]")  // → [1, 2]
    /// ```
    @inlinable
    public func decode(
        _ text: String,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        try JSONCursor.withCursor(over: text, options: options) { cursor throws(JSONError) in
            try parse(from: &cursor, errors)
        }
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
}
