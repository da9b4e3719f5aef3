/// Values that are picked out of one document.
extension JSONStream {
    /// The values that several selections find in one document, in the order of the document.
    ///
    /// ```swift
    /// import Decoding
    ///
    /// enum Entry { case user(User), order(Order) }
    /// let entries = try JSONStream(.file("shop.json")).select(
    ///     .elements(at: "/users", User.jsonParser.map { Entry.user($0) }),
    ///     .values(at: "/orders/*/first", Order.jsonParser.map { Entry.order($0) })
    /// )
    /// ```
    ///
    /// See <doc:AskingWithPaths> for what a ``JSONPath`` selects, and for what a stream holds in memory
    /// for it. If a key is repeated, each of its members is selected as it comes, because the last one
    /// is not known before the end. In a value that is held as a whole, a name selects the last one,
    /// and a wildcard selects all. With ``JSONDuplicateKeys/first``, only the first one is selected,
    /// and with ``JSONDuplicateKeys/reject``, the second one is a failure.
    ///
    /// Throws ``JSONError/Code/invalidPointer`` or ``JSONError/Code/invalidPath`` for two paths that
    /// may select the same value or one inside another, and ``JSONError/Code/invalidStructure`` for
    /// more than 64 selections, or if all together have 128 segments. Reading may fail with
    /// ``JSONError/Code/pathTooCostly``, and with ``JSONError/Code/documentTooLong`` for an element
    /// beyond ``JSONLimits/elementLength``.
    public consuming func select<Output>(
        _ selections: JSONSelection<Output>...,
        onError policy: JSONErrorPolicy = .stop
    ) throws(JSONError) -> JSONElements<Output> {
        try select(selections, onError: policy)
    }

    /// The same with selections that are not known beforehand.
    package consuming func select<Output>(
        _ selections: [JSONSelection<Output>],
        onError policy: JSONErrorPolicy = .stop
    ) throws(JSONError) -> JSONElements<Output> {
        let set = try SelectorSet(
            selections.map { Selector($0.path, wantsElements: $0.wantsElements) }
        )
        let (source, options, checkpoint) = (source, options, checkpoint)
        try checkpoint?.check(for: set)
        return JSONElements(
            source,
            policy,
            resuming: checkpoint,
            JSONStream.reading(selections)
        ) { () throws(JSONError) in
            SelectionCore(
                source.input,
                selectors: set,
                options: options,
                resuming: checkpoint
            )
        }
    }

    private static func reading<Output>(
        _ selections: [JSONSelection<Output>]
    ) -> JSONElements<Output>.Read {
        // Mostly there is one, which is found faster outside of its array.
        if selections.count == 1 {
            let read = selections[0].read
            return { _, cursor throws(JSONError) in try read(&cursor) }
        }
        return { place, cursor throws(JSONError) in
            try selections[place.selection].read(&cursor)
        }
    }

    /// The elements of the arrays at a pointer, or the values that a query selects, each read by a
    /// function.
    ///
    /// A pointer (RFC 6901), in which `*` stands for every element and member, names the arrays:
    /// `/statuses`. A query (RFC 9535) names the elements themselves: `$.statuses[*]`.
    ///
    /// The function pulls one value from the cursor. With a pointer, reading fails if it leads to
    /// anything but an array, or if it has no `*` and leads to nothing.
    ///
    /// ```swift
    /// let ids = try JSONStream(.bytes(Array(#"{"ids": [1, 2]}"#.utf8)))
    ///     .elements(at: "/ids") { cursor throws(JSONError) in try cursor.readInt() }
    /// try ids.next()  // → 1
    /// ```
    public consuming func elements<Output>(
        at path: JSONPath = "",
        onError policy: JSONErrorPolicy = .stop,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> JSONElements<Output> {
        try select(.elements(at: path, read), onError: policy)
    }

    /// The elements of the arrays at a pointer, or the values that a query selects.
    ///
    /// ```swift
    /// let users = try JSONStream(.bytes(Array(#"[{"name": "Ada"}]"#.utf8))).elements()
    /// try users.next()?["name"]  // → "Ada"
    /// ```
    public consuming func elements(
        at path: JSONPath = ""
    ) throws(JSONError) -> JSONElements<JSONValue> {
        try elements(at: path) { cursor throws(JSONError) in try cursor.readValue() }
    }

    /// The text of the elements of the arrays at a pointer, or of what a query selects, byte for byte.
    ///
    /// If the options allow more than RFC 8259 does, the text is written again, so that it is JSON.
    ///
    /// ```swift
    /// let prices = try JSONStream(.bytes(Array("[1.50, 2e1]".utf8))).rawElements(at: "")
    /// try prices.next()  // → 1.50
    /// ```
    public consuming func rawElements(
        at path: JSONPath
    ) throws(JSONError) -> JSONElements<[UInt8]> {
        try elements(at: path) { cursor throws(JSONError) in try cursor.readRawValue() }
    }

    /// The values that a path selects, each read by a function, in the order of the document.
    ///
    /// ```swift
    /// let names = try JSONStream(.file("groups.json")).values(at: "/groups/*/members/*/name")
    /// let cheap = try JSONStream(.file("shop.json")).values(at: "$..book[?@.price < 10]")
    /// ```
    ///
    /// See <doc:AskingWithPaths> for what is held in memory. The errors are those of
    /// ``select(_:onError:)``.
    public consuming func values<Output>(
        at path: JSONPath,
        onError policy: JSONErrorPolicy = .stop,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> JSONElements<Output> {
        try select(.values(at: path, read), onError: policy)
    }

    /// The values that a path selects.
    ///
    /// ```swift
    /// let names = try JSONStream(.bytes(Array(#"[{"name": "Ada"}, {"name": "Grace"}]"#.utf8)))
    ///     .values(at: "/*/name")
    /// try names.next()?.string  // → Ada
    /// ```
    public consuming func values(at path: JSONPath) throws(JSONError) -> JSONElements<JSONValue> {
        try values(at: path) { cursor throws(JSONError) in try cursor.readValue() }
    }

    /// The text of the values that a path selects, as ``rawElements(at:)`` has it.
    ///
    /// ```swift
    /// let prices = try JSONStream(.bytes(Array(#"[{"price": 1.50}]"#.utf8)))
    ///     .rawValues(at: "$..price")
    /// try prices.next()  // → 1.50
    /// ```
    public consuming func rawValues(at path: JSONPath) throws(JSONError) -> JSONElements<[UInt8]> {
        try values(at: path) { cursor throws(JSONError) in try cursor.readRawValue() }
    }
}
