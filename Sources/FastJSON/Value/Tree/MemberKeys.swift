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
        switch self {
        case .few(var keys):
            self = .few([])
            keys.append(key)
            self = MemberKeys(keys)
        case .many(var indexed):
            self = .few([])
            IndexedKeys.own(&indexed)
            indexed.append(key)
            self = .many(indexed)
        }
    }

    /// Removes the last key, which stands at no other position, without making the index again.
    mutating func removeLast() {
        switch self {
        case .few: _ = change { $0.removeLast() }
        case .many(var indexed):
            self = .few([])
            IndexedKeys.own(&indexed)
            indexed.removeLast()
            self = .many(indexed)
        }
    }

    /// The positions of hidden keys.
    var hidden: Set<Int> {
        if case .many(let indexed) = self { indexed.hidden } else { [] }
    }

    /// Hides keys that have an index, as ``IndexedKeys/hide(at:keepsLast:)`` does; nil for few keys.
    mutating func hide(at position: Int, keepsLast: Bool) -> [Int]? {
        guard case .many(var indexed) = self else { return nil }
        self = .few([])
        IndexedKeys.own(&indexed)
        defer { self = .many(indexed) }
        return indexed.hide(at: position, keepsLast: keepsLast)
    }

    /// Shows again what one call hid, if what later calls hid is shown already.
    mutating func show(_ positions: [Int]) {
        guard case .many(var indexed) = self else { return }
        self = .few([])
        IndexedKeys.own(&indexed)
        indexed.show(positions)
        self = .many(indexed)
    }

    /// Changes the keys in any way, without a copy where no other object has the same keys.
    mutating func change<Output>(_ body: (inout [String]) -> Output) -> Output {
        switch self {
        case .few(var keys):
            self = .few([])
            defer { self = MemberKeys(keys) }
            return body(&keys)
        case .many(var indexed):
            self = .few([])
            IndexedKeys.own(&indexed)
            defer { self = .many(indexed) }
            return indexed.change(body)
        }
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

    /// True if the key at a position, which was looked up, stands at an earlier one too.
    func isRepeated(at position: Int) -> Bool {
        switch self {
        case .few(let keys):
            keys[..<position].contains { KeyBytes.areEqual($0, keys[position]) }
        case .many(let indexed): indexed.isRepeated(at: position)
        }
    }
}
