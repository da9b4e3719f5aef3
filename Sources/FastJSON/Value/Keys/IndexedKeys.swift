/// Many keys, with an index that finds the last of a name.
///
/// The index is built when it is first asked.
final class IndexedKeys: Sendable {
    // SAFETY: changed only by ``append(_:)``, whose caller is the only owner.
    @safe nonisolated(unsafe) private(set) var keys: [String]
    // SAFETY: used only under its lock.
    nonisolated(unsafe) private let table = Guarded.make(KeyTable())

    init(_ keys: [String]) {
        self.keys = keys
    }

    /// Appends a key.
    ///
    /// - Precondition: the caller is the only owner.
    func append(_ key: String) {
        keys.append(key)
        unsafe table.withLock { table in
            if table.count > 0 { table.fill(upTo: keys.count, from: KeyArray(keys: keys)) }
        }
    }

    /// The last position of a key.
    func position(of key: UnsafeBufferPointer<UInt8>) -> Int? {
        let source = KeyArray(keys: keys)
        return unsafe table.withLock { table in
            table.fill(upTo: source.keys.count, from: source)
            return unsafe table.position(of: key, in: source)
        }
    }

    /// True if the key at a position, which was looked up, stands at an earlier one too.
    func isRepeated(at position: Int) -> Bool {
        unsafe table.withLock { $0.isRepeated(at: position) }
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
