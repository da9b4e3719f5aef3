/// The keys of an object in their order.
///
/// Objects that were read from one document and have the same keys share them.
enum MemberKeys: Sendable {
    case few([String])
    /// So many that a search is better done with an index.
    case many(IndexedKeys)

    /// The most keys without an index.
    ///
    /// A search of 40 keys takes half as long as an index with its making, if each is looked up
    /// once.
    static let largestWithoutIndex = 64

    init(_ keys: [String]) {
        self = keys.count > MemberKeys.largestWithoutIndex ? .many(IndexedKeys(keys)) : .few(keys)
    }

    var list: [String] {
        switch self {
        case .few(let keys): keys
        case .many(let indexed): indexed.keys
        }
    }

    /// Appends a key, without a copy where no other object has the same keys.
    mutating func append(_ key: String) {
        if withIndex({ $0.append(key) }) == nil { change { $0.append(key) } }
    }

    /// Removes the last key, which stands at no other position, without making the index again.
    mutating func removeLast() {
        if withIndex({ $0.removeLast() }) == nil { change { $0.removeLast(1) } }
    }

    /// The positions of hidden keys.
    var hidden: Set<Int> {
        if case .many(let indexed) = self { indexed.hidden } else { [] }
    }

    /// Hides keys that have an index, as ``IndexedKeys/hide(at:keepsLast:)`` does; nil for few keys.
    mutating func hide(at position: Int, keepsLast: Bool) -> [Int]? {
        withIndex { $0.hide(at: position, keepsLast: keepsLast) }
    }

    /// Shows again what one call hid, if what later calls hid is shown already.
    mutating func show(_ positions: [Int]) {
        withIndex { $0.show(positions) }
    }

    /// Changes the keys in any way, without a copy where no other object has the same keys.
    mutating func change<Output>(_ body: (inout [String]) -> Output) -> Output {
        if let output = withIndex({ $0.change(body) }) { return output }
        var keys = list
        self = .few([])
        defer { self = MemberKeys(keys) }
        return body(&keys)
    }

    /// Calls a function with the keys that have an index, of which it is the only owner; nil for few keys.
    @discardableResult
    private mutating func withIndex<Output>(_ body: (IndexedKeys) -> Output) -> Output? {
        guard case .many(var indexed) = self else { return nil }
        self = .few([])
        IndexedKeys.own(&indexed)
        defer { self = .many(indexed) }
        return body(indexed)
    }

    /// The last position of a key.
    func position(of key: String) -> Int? {
        unsafe KeyBytes.withBytes(key) { bytes in
            switch self {
            case .few(let keys): keys.lastIndex { unsafe KeyBytes.isEqual($0, bytes) }
            case .many(let indexed): unsafe indexed.position(of: bytes)
            }
        }
    }

    /// How many different keys there are that are not hidden.
    var distinctCount: Int {
        switch self {
        case .few(let keys): keys.indices.count(where: { !isRepeated(at: $0) })
        case .many(let indexed): indexed.distinctCount
        }
    }

    /// True if the key at a position, which was looked up, stands at an earlier one too.
    func isRepeated(at position: Int) -> Bool {
        switch self {
        case .few(let keys):
            keys[..<position].contains { KeyBytes.areEqual($0, keys[position]) }
        case .many(let indexed): indexed.isRepeated(at: position)
        }
    }
}
