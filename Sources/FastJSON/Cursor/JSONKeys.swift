/// The keys that code over a ``JSONCursor`` looks for, which are found without making a string of each.
///
/// ```swift
/// struct Point {
///     enum Key: String, CaseIterable { case x, y }
///     static let keys = JSONKeys<Key>()
///     var x = 0.0
///     var y = 0.0
///
///     init(from cursor: inout JSONCursor) throws(JSONError) {
///         try cursor.readObject(keys: Point.keys) { cursor, key throws(JSONError) in
///             switch key {
///             case .x: x = try cursor.readDouble()
///             case .y: y = try cursor.readDouble()
///             }
///         }
///     }
/// }
/// ```
///
/// Objects whose members always come in the same order are read fastest, whatever that order is. Keep
/// the keys in a `static let`: making them takes some microseconds, and they learn the order.
public struct JSONKeys<Key: Sendable>: Sendable {
    @usableFromInline let list: KeyList
    @usableFromInline let keys: [Key]

    /// The raw values of an enum, in the order of its cases.
    ///
    /// - Precondition: there are fewer than 30,000 cases.
    @inlinable
    public init() where Key: CaseIterable & RawRepresentable, Key.RawValue == String {
        keys = Array(Key.allCases)
        list = KeyList(keys.map(\.rawValue))
    }

    /// Keys that stand for values, in the order in which the members mostly come.
    ///
    /// ```swift
    /// let keys: JSONKeys<Int> = JSONKeys(["id": 0, "name": 1])
    /// ```
    ///
    /// - Precondition: the keys are different. There are fewer than 30,000.
    @inlinable
    public init(_ keys: KeyValuePairs<String, Key>) {
        self.keys = keys.map(\.value)
        list = KeyList(keys.map(\.key))
    }
}

extension JSONCursor {
    /// Reads an object: calls a function for each member whose key is known, and skips the others.
    ///
    /// The function reads or skips the value of its key. It is called again if a key comes twice, whatever
    /// ``JSONReadingOptions/duplicateKeys`` says. To see the other keys, take the steps yourself, with
    /// ``beginObject()``, ``readKey()`` and ``nextMember()``.
    ///
    /// ```swift
    /// let text = #"{"y": 2, "z": [3], "x": 1}"#
    /// let keys: JSONKeys<Int> = JSONKeys(["x": 0, "y": 1])
    /// var point = [0, 0]
    /// try JSONCursor.withCursor(over: text) { cursor throws(JSONError) in
    ///     try cursor.readObject(keys: keys) { cursor, axis throws(JSONError) in
    ///         point[axis] = try cursor.readInt()
    ///     }
    /// }
    /// point  // → [1, 2]
    /// ```
    ///
    /// Throws ``JSONError/Code/typeMismatch`` if the next value is not an object, and
    /// ``JSONError/Code/invalidStructure`` if the function does not read exactly one value.
    @inlinable
    @inline(__always)
    public mutating func readObject<Key>(
        keys: JSONKeys<Key>,
        _ readValue: (inout JSONCursor, Key) throws(JSONError) -> Void
    ) throws(JSONError) {
        var index = try firstKeyIndex(in: keys.list)
        let depth = depth
        while index >= 0 {
            try readValue(&self, keys.keys[index])
            index = try nextKeyIndex(in: keys.list, after: index, depth: depth)
        }
    }

    /// Enters an object, and goes to the value of its first known key, whose index it returns.
    ///
    /// Returns -1 if the object has none, and is passed.
    @usableFromInline
    @inline(never)
    mutating func firstKeyIndex(in list: KeyList) throws(JSONError) -> Int {
        try enterObject()
        if unsafe position < end {
            var next = unsafe position
            unsafe passIndent(&next)
            let index = unsafe passesKey(of: list, after: list.order.start, &next)
            if index >= 0 { return index }
        }
        return try firstMember() ? try findKeyIndex(in: list, after: -1) : -1
    }

    /// Goes from the end of a value to the value of the next known key, whose index it returns.
    ///
    /// Returns -1 if there is none, and the object is passed.
    @usableFromInline
    @inline(never)
    mutating func nextKeyIndex(
        in list: KeyList,
        after index: Int,
        depth: Int
    ) throws(JSONError) -> Int {
        guard turn == .step, depth == self.depth else {
            throw misplaced("the value of a member was not read, or more than that")
        }
        var next = unsafe position
        if unsafe next < end {
            if unsafe next.pointee == UInt8(ascii: ",") {
                unsafe passComma(&next)
                let found = unsafe passesKey(of: list, after: list.entries + index, &next)
                if found >= 0 { return found }
                unsafe position = next
                return try findKey() ? try findKeyIndex(in: list, after: index) : -1
            }
            if unsafe passEnd(UInt8(ascii: "}"), &next) {
                unsafe position = next
                return -1
            }
        }
        return try nextMember() ? try findKeyIndex(in: list, after: index) : -1
    }

    /// Passes the key that is expected after another one, and returns its index; passes nothing and
    /// returns -1 if another key stands there.
    @inline(__always)
    private mutating func passesKey(
        of list: KeyList,
        after place: UnsafePointer<KnownKey>,
        _ next: inout UnsafePointer<UInt8>
    ) -> Int {
        let expected = unsafe list.order.expected(after: place)
        guard unsafe next < end, keyLimit >= JSONCursor.lookahead,
            unsafe expected.pointee.key.stands(at: next)
        else { return -1 }
        unsafe frames[depth] = Frame(keyAt: offset(of: next))
        unsafe next += expected.pointee.key.length
        unsafe ByteBlock.pass(UInt8(ascii: " "), &next)
        unsafe position = next
        turn = .value
        return unsafe expected.pointee.index
    }

    /// The same for a key that was not expected.
    @inline(never)
    private mutating func findKeyIndex(in list: KeyList, after last: Int) throws(JSONError) -> Int {
        repeat {
            let index = try readKeyIndex(in: list)
            if index >= 0 {
                unsafe list.order.learn(list.entries + index, after: list.entries + last)
                return index
            }
            try skipValue()
        } while try nextMember()
        return -1
    }

    /// Looks for a string in the first member of the object that comes next, and reads nothing.
    ///
    /// Returns the index of the string among the names, if the member has the key. Returns -1 if it has
    /// another key, and for a value, a name or a spelling that needs a closer look.
    package mutating func indexOfName(in names: KeyList, at key: KeyList) -> Int {
        let start = unsafe position
        guard turn == .value, unsafe start < end, unsafe start.pointee == UInt8(ascii: "{"),
            keyLimit >= JSONCursor.lookahead
        else { return -1 }
        var next = unsafe start + 1
        depth &+= 1
        if unsafe next < end { unsafe passIndent(&next) }
        depth &-= 1
        unsafe position = start
        let expected = unsafe key.entries.pointee.key
        guard unsafe next < end, unsafe expected.stands(at: next) else { return -1 }
        unsafe next += expected.length
        if unsafe next < end { unsafe ByteBlock.pass(UInt8(ascii: " "), &next) }
        return unsafe passesString(of: names, &next)
    }

    /// Passes a string of a list, and returns its index.
    ///
    /// Returns -1 and passes nothing for other strings, and for a spelling that needs a closer look.
    @inline(__always)
    func passesString(of list: KeyList, _ next: inout UnsafePointer<UInt8>) -> Int {
        guard unsafe next < end, unsafe next.pointee == UInt8(ascii: "\"") else { return -1 }
        let start = unsafe next + 1
        let count = unsafe ByteBlock.plainCount(at: start)
        // What follows the end does not close the string.
        guard unsafe start + count < end, unsafe start[count] == UInt8(ascii: "\""),
            count <= stringLimit
        else { return -1 }
        let index = unsafe list.keys.index(ofScanned: start, count: count)
        if index >= 0 { unsafe next = start + count + 1 }
        return index
    }

    /// Reads a key and passes its colon; returns its index, or -1 if it is not known.
    package mutating func readKeyIndex(in list: KeyList) throws(JSONError) -> Int {
        let (index, awaitsColon) = unsafe try scanKey { unsafe list.keys.index(of: $0) }
        try endKey(awaitsColon: awaitsColon)
        return index
    }
}

/// A key of a list.
///
/// Its size is a power of two, so that the address of one takes no multiplication.
struct KnownKey: BitwiseCopyable {
    let key: PlanKey
    let index: Int
    private let padding = 0

    init(_ key: PlanKey, index: Int) {
        self.key = key
        self.index = index
    }
}

/// Keys with what finds them.
@usableFromInline
@safe
package final class KeyList: @unchecked Sendable {
    // SAFETY: nothing changes after `init`.
    let entries: UnsafePointer<KnownKey>
    let keys: PlanKeys
    /// The order in which they come.
    let order: KeyOrder<KnownKey>
    private let texts: [UnsafeMutableBufferPointer<UInt8>]

    @usableFromInline
    package init(_ keys: [String]) {
        precondition(keys.count < 30_000, "An object has fewer than 30,000 keys that are known.")
        let count = keys.count
        self.keys = PlanKeys(keys.indices.map { (keys[$0], $0) })
        unsafe texts = keys.map { key in
            let prepared = JSONWriter.prepareKey(key)
            let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: prepared.count)
            _ = unsafe text.initialize(from: prepared)
            return unsafe text
        }
        let start = UnsafeMutablePointer<KnownKey>.allocate(capacity: count + 2)
        // Nothing is expected after the last key: no text has the key of the entry after it.
        unsafe start.initialize(to: KnownKey(.none, index: -1))
        unsafe (start + count + 1).initialize(to: KnownKey(.none, index: -1))
        for (index, key) in keys.enumerated() {
            unsafe (start + index + 1).initialize(
                to: KnownKey(
                    PlanKey(key, prepared: UnsafeBufferPointer(texts[index])),
                    index: index
                )
            )
        }
        unsafe entries = UnsafePointer(start + 1)
        order = unsafe KeyOrder(start: start, count: count)
    }

    /// The index of a key, or -1 if it is not in the list.
    package func index(of key: String) -> Int {
        unsafe KeyBytes.withBytes(key) { unsafe keys.index(of: $0) }
    }

    deinit {
        unsafe order.start.deallocate()
        unsafe texts.forEach { unsafe $0.deallocate() }
    }
}
