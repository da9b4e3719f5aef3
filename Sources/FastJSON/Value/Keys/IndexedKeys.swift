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
    // SAFETY: used only under its lock.
    nonisolated(unsafe) private let index = Guarded.make(Index())

    init(_ keys: [String]) {
        self.keys = keys
    }

    /// Makes the caller the only owner, by a copy if it is not.
    static func own(_ keys: inout IndexedKeys) {
        if !isKnownUniquelyReferenced(&keys) { keys = IndexedKeys(keys.keys) }
    }

    /// Appends a key.
    ///
    /// - Precondition: the caller is the only owner.
    func append(_ key: String) {
        keys.append(key)
        unsafe index.withLock { index in
            if index.table.count > 0 {
                index.table.fill(upTo: keys.count, from: KeyArray(keys: keys))
            }
        }
    }

    /// Changes the keys in any way.
    ///
    /// - Precondition: the caller is the only owner.
    func change<Output>(_ body: (inout [String]) -> Output) -> Output {
        unsafe index.withLock { $0 = Index() }
        return body(&keys)
    }

    /// The last position of a key.
    func position(of key: UnsafeBufferPointer<UInt8>) -> Int? {
        let source = KeyArray(keys: keys)
        let position: Int?? = unsafe index.withLock { index in
            guard index.takesTable() else { return nil }
            index.table.fill(upTo: source.keys.count, from: source)
            return unsafe .some(index.table.position(of: key, in: source))
        }
        return position ?? keys.lastIndex { unsafe KeyBytes.isEqual($0, key) }
    }

    /// True if the key at a position, which was looked up, stands at an earlier one too.
    func isRepeated(at position: Int) -> Bool {
        let isRepeated: Bool? = unsafe index.withLock { index in
            index.table.count > 0 ? index.table.isRepeated(at: position) : nil
        }
        return isRepeated ?? keys[..<position].contains { KeyBytes.areEqual($0, keys[position]) }
    }

    private struct KeyArray: KeySource {
        let keys: [String]

        func withKey<Output>(
            at position: Int,
            _ body: (UnsafeBufferPointer<UInt8>) -> Output
        ) -> Output {
            unsafe KeyBytes.withBytes(keys[position], body)
        }
    }
}
