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
///         guard try cursor.beginObject() else { return }
///         repeat {
///             switch try cursor.readKey(in: Point.keys) {
///             case .x: x = try cursor.readDouble()
///             case .y: y = try cursor.readDouble()
///             case nil: try cursor.skipValue()
///             }
///         } while try cursor.nextMember()
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
    /// Reads a key and passes its colon; the value must be read or skipped next.
    ///
    /// Returns nil for any other key. A key that comes twice is returned twice. Throws as ``readKey()``
    /// does.
    @inlinable
    public mutating func readKey<Key>(in keys: JSONKeys<Key>) throws(JSONError) -> Key? {
        let index = try readKeyIndex(in: keys.list)
        return index < 0 ? nil : keys.keys[index]
    }

    /// Reads a key, and returns its index among others; -1 if it is not among them.
    @usableFromInline
    mutating func readKeyIndex(in list: KeyList) throws(JSONError) -> Int {
        let level = depth & (CursorMemory.keyLevels - 1)
        let place = unsafe list.place(placesOfKeys[level])
        let expected = unsafe list.order.expected(after: place)
        guard turn == .key, unsafe position < end, unsafe expected < list.end,
            list.longest <= keyLimit,
            unsafe expected.pointee.key.stands(at: position)
        else { return try unsafe findKeyIndex(in: list, at: place) }
        unsafe frames[depth] = Frame(keyAt: offset(of: position))
        unsafe position += expected.pointee.key.length
        unsafe ByteBlock.pass(UInt8(ascii: " "), &position)
        turn = .value
        unsafe placesOfKeys[level] = expected
        return unsafe expected.pointee.index
    }

    @inline(never)
    private mutating func findKeyIndex(
        in list: KeyList,
        at place: UnsafePointer<KnownKey>
    ) throws(JSONError) -> Int {
        let (index, awaitsColon) = unsafe try scanKey { text in
            unsafe text.isEscaped
                ? KeyBytes.withBytes(text.string()) { unsafe list.keys.index(of: $0) }
                : unsafe list.keys.index(of: text.bytes)
        }
        try endKey(awaitsColon: awaitsColon)
        if index >= 0 {
            unsafe list.order.learn(list.entries + index, after: place)
            unsafe placesOfKeys[depth & (CursorMemory.keyLevels - 1)] = unsafe list.entries + index
        }
        return index
    }
}

/// A key of a list.
///
/// Its size is a power of two, so that its place in the list takes no division.
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
final class KeyList: @unchecked Sendable {
    // SAFETY: nothing changes after `init`.
    let entries: UnsafePointer<KnownKey>
    /// The end of the entries.
    let end: UnsafePointer<KnownKey>
    /// The length of the longest key, in bytes.
    let longest: Int
    let keys: PlanKeys
    /// The order in which they come.
    let order: KeyOrder<KnownKey>
    private let texts: [UnsafeMutableBufferPointer<UInt8>]

    @usableFromInline
    init(_ keys: [String]) {
        precondition(keys.count < 30_000, "An object has fewer than 30,000 keys that are known.")
        // A place is checked with a mask.
        precondition(MemoryLayout<KnownKey>.stride.nonzeroBitCount == 1)
        let count = keys.count
        longest = keys.reduce(0) { max($0, $1.utf8.count) }
        self.keys = PlanKeys(keys.indices.map { (keys[$0], $0) })
        unsafe texts = keys.map { key in
            let prepared = JSONWriter.prepareKey(key)
            let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: prepared.count)
            _ = unsafe text.initialize(from: prepared)
            return unsafe text
        }
        let start = UnsafeMutablePointer<KnownKey>.allocate(capacity: count + 1)
        unsafe start.initialize(to: KnownKey(.none, index: -1))
        for (index, key) in keys.enumerated() {
            unsafe (start + index + 1).initialize(
                to: KnownKey(
                    PlanKey(key, prepared: UnsafeBufferPointer(texts[index])),
                    index: index
                )
            )
        }
        unsafe entries = UnsafePointer(start + 1)
        unsafe end = entries + count
        order = unsafe KeyOrder(start: start, count: count)
    }

    /// The entry whose key came last, if it is one of this list; else the start.
    ///
    /// The address may be that of an entry of another list, also of one that is no more.
    @inline(__always)
    func place(_ last: UnsafePointer<KnownKey>?) -> UnsafePointer<KnownKey> {
        guard let last = unsafe last, unsafe last >= entries, unsafe last < end,
            unsafe (UnsafeRawPointer(last) - UnsafeRawPointer(entries))
                & (MemoryLayout<KnownKey>.stride - 1) == 0
        else { return unsafe order.start }
        return unsafe last
    }

    deinit {
        unsafe order.start.deallocate()
        unsafe texts.forEach { unsafe $0.deallocate() }
    }
}
