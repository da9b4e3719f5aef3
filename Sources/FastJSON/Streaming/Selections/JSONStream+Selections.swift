/// Values that are picked out of one document.
extension JSONStream {
    /// The values that several selections find in one document, in its order.
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
        let set = try SelectorSet(
            selections.map { Selector($0.path, wantsElements: $0.wantsElements) }
        )
        let (source, chunkSize, options, checkpoint) = (source, chunkSize, options, checkpoint)
        try checkpoint?.check(for: set)
        return JSONElements(
            source,
            policy,
            resuming: checkpoint,
            JSONStream.reading(selections)
        ) { () throws(JSONError) in
            SelectionCore(
                JSONInput(source: source, chunkSize: chunkSize),
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

    /// The elements of the arrays at a pointer (RFC 6901), in which `*` stands for every element or
    /// member, as what a function reads.
    ///
    /// The function pulls one value from the cursor. Throws ``JSONError/Code/invalidPointer``. Reading
    /// fails if there is something else than an array, or nothing at all where no `*` is.
    public consuming func elements<Output>(
        at path: JSONPath = "",
        onError policy: JSONErrorPolicy = .stop,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> JSONElements<Output> {
        try select(.elements(at: path, read), onError: policy)
    }

    /// The elements of the arrays at a pointer.
    public consuming func elements(
        at path: JSONPath = ""
    ) throws(JSONError) -> JSONElements<JSONValue> {
        try elements(at: path) { cursor throws(JSONError) in try cursor.readValue() }
    }

    /// The text of the elements of the arrays at a pointer, byte for byte.
    ///
    /// Where the options allow more than RFC 8259 has, it is written anew, so that it is JSON.
    public consuming func rawElements(
        at path: JSONPath
    ) throws(JSONError) -> JSONElements<[UInt8]> {
        try elements(at: path) { cursor throws(JSONError) in try cursor.readRawValue() }
    }

    /// The values at a pointer (RFC 6901), in which `*` stands for every element or member.
    ///
    /// ```swift
    /// let names = try JSONStream(.file("groups.json")).values(at: "/groups/*/members/*/name")
    /// ```
    ///
    /// A key that is literally `*` cannot be named.
    public consuming func values<Output>(
        at path: JSONPath,
        onError policy: JSONErrorPolicy = .stop,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> JSONElements<Output> {
        try select(.values(at: path, read), onError: policy)
    }

    /// The values at a pointer.
    public consuming func values(at path: JSONPath) throws(JSONError) -> JSONElements<JSONValue> {
        try values(at: path) { cursor throws(JSONError) in try cursor.readValue() }
    }

    /// The text of the values at a pointer, as ``rawElements(at:)`` has it.
    public consuming func rawValues(at path: JSONPath) throws(JSONError) -> JSONElements<[UInt8]> {
        try values(at: path) { cursor throws(JSONError) in try cursor.readRawValue() }
    }
}
