/// Builds a ``JSONValue`` from tokens.
///
/// Finished values wait on one stack until their container ends. Then the container is created
/// with exactly their number: one allocation each, and no growing.
struct TreeBuilder: TokenSink, ~Copyable, Sendable {
    /// An open container.
    struct Start {
        /// Where its values and keys start.
        let values: Int
        let keys: Int
        /// The node of the key in whose value it is.
        let outerNode: Int?
    }

    private(set) var values = MoveStack<JSONValue>()
    /// The keys of open objects without a shape.
    private(set) var keys = MoveStack<String>()
    private(set) var starts = PlainStack<Start>()
    private var shapes = ObjectShapes()
    /// The last key of the innermost object among the shapes; nil if the keys of the object are on the
    /// stack.
    private var node: Int?
    /// The objects that still come before the first one with a shape: small documents are not worth it.
    private var objectsToPass: Int
    let options: JSONReadingOptions

    /// A builder whose objects share their keys, or one that has all of them on its stack.
    init(options: JSONReadingOptions, sharesKeys: Bool = true) {
        self.options = options
        objectsToPass = sharesKeys ? 8 : .max
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
        beginArray(at: offset)
        guard objectsToPass == 0 else {
            objectsToPass -= 1
            return node = nil
        }
        shapes.beginObject(in: node ?? ObjectShapes.root)
        node = ObjectShapes.root
    }

    @inline(__always)
    mutating func beginArray(at offset: Int) {
        starts.push(Start(values: values.count, keys: keys.count, outerNode: node))
    }

    mutating func endArray(at offset: Int) {
        let start = starts.pop()
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
        let start = values.count - count
        defer { values.forget(last: count) }
        // SAFETY: the last `count` values are moved out once, then dropped.
        func element(_ index: Int) -> JSONValue { values.takeElement(at: start &+ index) }
        // A literal takes half the instructions of an array that grows.
        switch count {
        case 1: return [element(0)]
        case 2: return [element(0), element(1)]
        case 3: return [element(0), element(1), element(2)]
        case 4: return [element(0), element(1), element(2), element(3)]
        default: break
        }
        var elements: [JSONValue] = []
        elements.reserveCapacity(count)
        for index in 0..<count {
            elements.append(element(index))
        }
        return elements
    }

    mutating func endObject(at offset: Int) {
        let start = starts.pop()
        let count = values.count - start.values
        if count == 0 {
            values.push(.object(JSONValue.Object(keys: .few([]), values: [])))
        } else {
            let names = node.map { shapes.keys(at: $0) } ?? takeKeys(count)
            values.push(.object(object(names, takeElements(count))))
        }
        node = start.outerNode
    }

    /// The last keys.
    private mutating func takeKeys(_ count: Int) -> [String] {
        var names: [String] = []
        names.reserveCapacity(count)
        for index in (keys.count - count)..<keys.count {
            // SAFETY: the last `count` keys are moved out once, then dropped.
            names.append(keys.takeElement(at: index))
        }
        keys.forget(last: count)
        return names
    }

    /// An object under the policy for equal keys.
    @inline(__always)
    func object(_ keys: [String], _ values: [JSONValue]) -> JSONValue.Object {
        let object = JSONValue.Object(keys: MemberKeys(keys), values: values)
        guard options.duplicateKeys == .first, keys.count > 1 else { return object }
        var seen = KeySet()
        return object.filter { member in
            unsafe KeyBytes.withBytes(member.key) { unsafe seen.insert($0) }
        }
    }

    static var foreseesKeys: Bool { true }

    @inline(__always)
    mutating func foreseenKey(
        at start: UnsafePointer<UInt8>,
        before end: UnsafePointer<UInt8>
    ) -> Int? {
        guard let node,
            let child = unsafe shapes.foreseenChild(of: node, at: start, before: end)
        else { return nil }
        self.node = child.node
        return child.length
    }

    mutating func key(_ text: TextToken) {
        guard let node else { return unsafe keys.push(text.string()) }
        let outer = starts.last.outerNode ?? ObjectShapes.root
        self.node = unsafe shapes.child(of: node, text, in: outer)
        if self.node == nil {
            for name in shapes.path(to: node) { keys.push(name) }
            unsafe keys.push(text.string())
        }
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
