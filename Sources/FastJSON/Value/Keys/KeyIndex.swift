/// Finds the last member of a large object by its key.
///
/// Built when first asked.
final class KeyIndex: Sendable {
    private struct MemberKeys: KeySource {
        let members: [JSONValue.Object.Member]

        func withKey<Output>(
            at position: Int,
            _ body: (UnsafeBufferPointer<UInt8>) -> Output
        ) -> Output {
            unsafe KeyBytes.withBytes(members[position].key, body)
        }
    }

    // SAFETY: used only under its lock.
    nonisolated(unsafe) private let table = Guarded.make(KeyTable())

    /// The position of the last member with this key.
    func position(
        of key: UnsafeBufferPointer<UInt8>,
        in members: [JSONValue.Object.Member]
    ) -> Int? {
        let keys = MemberKeys(members: members)
        return unsafe table.withLock { table in
            table.fill(upTo: members.count, from: keys)
            return unsafe table.position(of: key, in: keys)
        }
    }

    /// True if the key at a position, which was looked up, stands at an earlier one too.
    func isRepeated(at position: Int) -> Bool {
        unsafe table.withLock { $0.isRepeated(at: position) }
    }

    /// Takes in members that were appended, if the table was built already.
    func extend(with members: [JSONValue.Object.Member]) {
        unsafe table.withLock { table in
            if table.count > 0 {
                table.fill(upTo: members.count, from: MemberKeys(members: members))
            }
        }
    }
}
