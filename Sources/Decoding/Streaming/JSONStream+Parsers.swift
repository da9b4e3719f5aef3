import FastJSON

/// Elements and records as types.
extension JSONStream {
    /// The elements of the arrays at a pointer, or the values that a query selects.
    ///
    /// ```swift
    /// let tweets = try JSONStream(.file("tweets.json")).elements(at: "/statuses", Tweet.jsonParser)
    /// for try await tweet in tweets { … }
    /// ```
    ///
    /// A pointer (RFC 6901), in which `*` stands for every element and member, names the arrays:
    /// `/statuses`. Without one, the document itself is the array. A query (RFC 9535) names the elements
    /// themselves: `$.statuses[*]`.
    ///
    /// Only one element and the window are in memory, whatever the size of the input. With a pointer,
    /// reading fails if it leads to anything but an array, or if it has no `*` and leads to nothing.
    public consuming func elements<Parser: JSONParser>(
        at path: JSONPath = "",
        _ parser: Parser,
        onError policy: JSONErrorPolicy = .stop,
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> JSONElements<Parser.Output> {
        try select(.elements(at: path, parser, errors: errors), onError: policy)
    }

    /// The values that a path selects, in the order of the document.
    ///
    /// ```swift
    /// let names = try JSONStream(.file("groups.json"))
    ///     .values(at: "$.groups[?@.open == true].name", String.jsonParser())
    /// ```
    public consuming func values<Parser: JSONParser>(
        at path: JSONPath,
        _ parser: Parser,
        onError policy: JSONErrorPolicy = .stop,
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> JSONElements<Parser.Output> {
        try select(.values(at: path, parser, errors: errors), onError: policy)
    }

    /// The records of a stream of records.
    ///
    /// ```swift
    /// let rows = JSONStream(.standardInput())
    ///     .records(.lines, Row.jsonParser, onError: .collect(limit: 100))
    /// while let row = try rows.next() { … }
    /// for reject in rows.rejects { log(reject.error.report) }
    /// ```
    public consuming func records<Parser: JSONParser>(
        _ format: JSONRecordFormat,
        _ parser: Parser,
        onError policy: JSONErrorPolicy,
        errors: JSONErrorReporting = .first
    ) -> JSONElements<Parser.Output> {
        records(format, onError: policy) { cursor throws(JSONError) in
            try parser.parse(from: &cursor, errors)
        }
    }

    /// The records of a stream with one on each line.
    ///
    /// ```swift
    /// let rows = JSONStream(.bytes(Array("{\"id\": 1}\n{\"id\": 2}\n".utf8)))
    ///     .lines(Row.jsonParser, onError: .stop)
    /// try rows.next()?.id  // → 1
    /// ```
    public consuming func lines<Parser: JSONParser>(
        _ parser: Parser,
        onError policy: JSONErrorPolicy,
        errors: JSONErrorReporting = .first
    ) -> JSONElements<Parser.Output> {
        records(.lines, parser, onError: policy, errors: errors)
    }

    /// The records of a stream with one on each line, read on several processors, in order.
    ///
    /// ```swift
    /// let rows = try JSONStream(.file("rows.jsonl")).parallelLines(Row.jsonParser, onError: .skip)
    /// for try await row in rows { … }
    /// ```
    ///
    /// There are as many workers as processors, unless you say otherwise.
    ///
    /// `JSONParallelElements` says what `inOrder` means.
    ///
    /// - Precondition: there is at least one worker.
    public consuming func parallelLines<Parser: JSONParser>(
        _ parser: Parser,
        onError policy: JSONErrorPolicy,
        errors: JSONErrorReporting = .first,
        workers: Int? = nil,
        inOrder: Bool = true
    ) -> JSONParallelLines<Parser.Output> where Parser.Output: Sendable {
        parallelLines(onError: policy, workers: workers, inOrder: inOrder) {
            cursor throws(JSONError) in try parser.parse(from: &cursor, errors)
        }
    }

    /// The elements of the arrays at a pointer, or of a query that ends with `[*]`, read on several
    /// processors, in order.
    ///
    /// ```swift
    /// let tweets = try JSONStream(.file("tweets.json"))
    ///     .parallelElements(at: "/statuses", Tweet.jsonParser)
    /// for try await tweet in tweets { … }
    /// ```
    ///
    /// There are as many workers as processors, unless you say otherwise. The native engine reads the
    /// elements, whatever the options say. Options that allow comments or trailing commas are refused
    /// with `invalidStructure`, because the ends of elements could not be found beforehand.
    ///
    /// `JSONParallelElements` says what `inOrder` means.
    ///
    /// - Precondition: there is at least one worker.
    public consuming func parallelElements<Parser: JSONParser>(
        at path: JSONPath,
        _ parser: Parser,
        onError policy: JSONErrorPolicy = .stop,
        errors: JSONErrorReporting = .first,
        workers: Int? = nil,
        inOrder: Bool = true
    ) throws(JSONError) -> JSONParallelElements<Parser.Output> where Parser.Output: Sendable {
        try parallelElements(at: path, onError: policy, workers: workers, inOrder: inOrder) {
            cursor throws(JSONError) in try parser.parse(from: &cursor, errors)
        }
    }
}

extension JSONSelection {
    /// The elements of the arrays at a pointer, or the values that a query selects, as a type.
    public static func elements<Parser: JSONParser>(
        at path: JSONPath,
        _ parser: Parser,
        errors: JSONErrorReporting = .first
    ) -> JSONSelection where Parser.Output == Output {
        elements(at: path) { cursor throws(JSONError) in
            try parser.parse(from: &cursor, errors)
        }
    }

    /// The values that a path selects, as a type.
    public static func values<Parser: JSONParser>(
        at path: JSONPath,
        _ parser: Parser,
        errors: JSONErrorReporting = .first
    ) -> JSONSelection where Parser.Output == Output {
        values(at: path) { cursor throws(JSONError) in
            try parser.parse(from: &cursor, errors)
        }
    }
}
