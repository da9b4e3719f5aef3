/// Builds a ``JSONValue`` from tokens.
///
/// Finished values wait on one stack until their container ends. Then the container is created
/// with exactly their number: one allocation each, and no growing.
struct TreeBuilder: TokenSink, ~Copyable, Sendable {
    private(set) var values = MoveStack<JSONValue>()
    private(set) var keys = MoveStack<String>()
    private var longKeys = LongKeys()
    /// Where the values and keys of each open container start.
    private(set) var starts: [(values: Int, keys: Int)] = []
    let options: JSONReadingOptions

    init(options: JSONReadingOptions) {
        self.options = options
    }

    /// The one value that was built.
    ///
    /// - Precondition: exactly one value was reported.
    mutating func finish() -> JSONValue {
        precondition(values.count == 1, "One value was read.")
        return values.pop()
    }

    @inline(__always)
    mutating func beginObject(at offset: Int) {
        starts.append((values.count, keys.count))
    }

    @inline(__always)
    mutating func beginArray(at offset: Int) {
        starts.append((values.count, keys.count))
    }

    mutating func endArray(at offset: Int) {
        guard let start = starts.popLast() else { return }
        let count = values.count - start.values
        // The empty array is shared by all threads; filling it with nothing writes to it.
        if count == 0 { return values.push(.array([])) }
        values.push(.array(takeElements(count)))
    }

    /// The last values as the elements of an array.
    @inline(__always)
    private mutating func takeElements(_ count: Int) -> [JSONValue] {
        // Swift does not specialise what makes an array of uninitialised memory, and looks its type
        // up at run time: 300 instructions, for which some values are better moved one by one.
        if count > 16 {
            return unsafe [JSONValue](unsafeUninitializedCapacity: count) { buffer, initialized in
                if let target = buffer.baseAddress {
                    unsafe values.move(last: count, to: target)
                }
                initialized = count
            }
        }
        var elements: [JSONValue] = []
        elements.reserveCapacity(count)
        for index in (values.count - count)..<values.count {
            // SAFETY: the last `count` values are moved out once, then dropped.
            elements.append(values.takeElement(at: index))
        }
        values.forget(last: count)
        return elements
    }

    mutating func endObject(at offset: Int) {
        guard let start = starts.popLast() else { return }
        let count = keys.count - start.keys
        if count == 0 { return values.push(.object(JSONValue.Object(members: []))) }
        // Not of uninitialised memory: see above.
        var members: [JSONValue.Object.Member] = []
        members.reserveCapacity(count)
        for index in 0..<count {
            // SAFETY: the last `count` keys and values are moved out once, then dropped.
            members.append(
                JSONValue.Object.Member(
                    key: keys.takeElement(at: start.keys + index),
                    value: values.takeElement(at: start.values + index)
                )
            )
        }
        keys.forget(last: count)
        values.forget(last: count)
        values.push(.object(TreeBuilder.object(members, options.duplicateKeys)))
    }

    static func object(
        _ members: [JSONValue.Object.Member],
        _ policy: JSONDuplicateKeys
    ) -> JSONValue.Object {
        guard policy == .first, members.count > 1 else {
            return JSONValue.Object(members: members)
        }
        var seen = KeySet()
        return JSONValue.Object(
            members: members.filter { member in
                unsafe KeyBytes.withBytes(member.key) { unsafe seen.insert($0) }
            }
        )
    }

    @inline(__always)
    mutating func key(_ text: TextToken) {
        unsafe keys.push(longKeys.string(text))
    }

    @inline(__always)
    mutating func string(_ text: TextToken) {
        unsafe values.push(.string(text.string()))
    }

    @inline(__always)
    mutating func number(_ text: TextToken) {
        unsafe values.push(JSONValue.number(text.bytes, policy: options.numbers))
    }

    @inline(__always)
    mutating func literal(_ kind: TapeEntry.Kind, at offset: Int) {
        values.push(kind == .null ? .null : .boolean(kind == .true))
    }
}
