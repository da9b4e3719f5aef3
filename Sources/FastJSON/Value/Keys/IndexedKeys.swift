/// Many keys, with an index that finds the last of a name.
///
/// The index is built when it has been asked a few times: until then, and after each change that it does
/// not survive, a search of all keys takes less time.
final class IndexedKeys: Sendable {
    private struct Index {
        /// How often all keys are searched before the table is built, which takes about as long.
        private static let largestSearchCount = 8

        var table = KeyTable()
        private var searchCount = 0

        /// True if the table is to be used; else the caller searches all keys.
        mutating func takesTable() -> Bool {
            guard searchCount < Index.largestSearchCount else { return true }
            searchCount += 1
            return false
        }
    }

    // SAFETY: changed only by functions whose caller is the only owner.
    @safe nonisolated(unsafe) private(set) var keys: [String]
    /// The positions of the keys that no search finds, until they are shown again.
    // SAFETY: as for the keys.
    @safe nonisolated(unsafe) private(set) var hidden: Set<Int>
    // SAFETY: used only under its lock.
    nonisolated(unsafe) private let index = Guarded.make(Index())

    init(_ keys: [String], hidden: Set<Int> = []) {
        self.keys = keys
        self.hidden = hidden
    }

    /// Makes the caller the only owner, by a copy if it is not.
    static func own(_ keys: inout IndexedKeys) {
        if !isKnownUniquelyReferenced(&keys) {
            keys = IndexedKeys(keys.keys, hidden: keys.hidden)
        }
    }

    /// Appends a key.
    ///
    /// - Precondition: the caller is the only owner.
    func append(_ key: String) {
        keys.append(key)
        unsafe index.withLock { index in
            if index.table.count > 0 {
                index.table.fill(upTo: keys.count, from: source)
            }
        }
    }

    /// Removes the last key, which stands at no other position.
    ///
    /// - Precondition: the caller is the only owner.
    func removeLast() {
        unsafe index.withLock { $0.table.removeLast(from: source) }
        keys.removeLast()
    }

    /// Hides a key that was looked up, with those at earlier positions that are equal, or only these.
    ///
    /// Returns their positions in order. Once the index is built, takes time linear in their number
    /// on average.
    ///
    /// - Precondition: the caller is the only owner.
    func hide(at position: Int, keepsLast: Bool) -> [Int] {
        var positions =
            unsafe index.withLock { index in
                index.table.count > 0 ? index.table.takeEarlier(than: position) : nil
            }
            ?? source.earlier(than: position)
        if !keepsLast { positions.append(position) }
        hidden.formUnion(positions)
        return positions
    }

    /// Shows again what one call hid, if what later calls hid is shown already.
    ///
    /// - Precondition: the caller is the only owner.
    func show(_ positions: [Int]) {
        hidden.subtract(positions)
        unsafe index.withLock { index in
            for position in positions {
                index.table.restore(position, from: source)
            }
        }
    }

    /// Changes the keys in any way.
    ///
    /// - Precondition: the caller is the only owner, and no key is hidden.
    func change<Output>(_ body: (inout [String]) -> Output) -> Output {
        unsafe index.withLock { $0 = Index() }
        return body(&keys)
    }

    /// The last position of a key.
    func position(of key: UnsafeBufferPointer<UInt8>) -> Int? {
        let source = source
        let position: Int?? = unsafe index.withLock { index in
            guard index.takesTable() else { return nil }
            index.table.fill(upTo: source.keys.count, from: source)
            return unsafe .some(index.table.position(of: key, in: source))
        }
        return unsafe position ?? source.lastPosition(of: key)
    }

    /// How many different keys there are that are not hidden.
    var distinctCount: Int {
        let source = source
        return unsafe index.withLock { index in
            index.table.fill(upTo: source.keys.count, from: source)
            return source.keys.count - source.hidden.count - index.table.repeatedCount
        }
    }

    /// True if the key at a position, which was looked up, stands at an earlier one too.
    func isRepeated(at position: Int) -> Bool {
        let isRepeated: Bool? = unsafe index.withLock { index in
            index.table.count > 0 ? index.table.isRepeated(at: position) : nil
        }
        return isRepeated ?? !source.earlier(than: position).isEmpty
    }

    private var source: KeyArray { KeyArray(keys: keys, hidden: hidden) }

    private struct KeyArray: KeySource {
        let keys: [String]
        let hidden: Set<Int>

        func hasKey(at position: Int) -> Bool {
            position < keys.count && (hidden.isEmpty || !hidden.contains(position))
        }

        /// Searches all keys.
        func lastPosition(of key: UnsafeBufferPointer<UInt8>) -> Int? {
            keys.indices.last {
                unsafe KeyBytes.isEqual(keys[$0], key) && hasKey(at: $0)
            }
        }

        /// The earlier positions with the same key, in order.
        func earlier(than position: Int) -> [Int] {
            (0..<position).filter { KeyBytes.areEqual(keys[$0], keys[position]) && hasKey(at: $0) }
        }

        func withKey<Output>(
            at position: Int,
            _ body: (UnsafeBufferPointer<UInt8>) -> Output
        ) -> Output {
            unsafe KeyBytes.withBytes(keys[position], body)
        }
    }
}
