/// The keys of one large object in a document, for looking up.
struct ObjectKeys {
    private struct EntryKeys: KeySource {
        let storage: JSONDocument.Storage
        let indices: [Int]

        func withKey<Output>(
            at position: Int,
            _ body: (UnsafeBufferPointer<UInt8>) -> Output
        ) -> Output {
            unsafe storage.withKey(at: indices[position], body)
        }
    }

    /// Where the keys are on the tape, in an order in which the last of equal ones counts.
    private var indices: [Int] = []
    private var table = KeyTable()

    init(of object: Int, in storage: JSONDocument.Storage) {
        var index = object + 1
        while index < storage.entry(object).endIndex {
            indices.append(index)
            index = storage.indexAfter(index + 1)
        }
        if storage.options.duplicateKeys == .first {
            indices.reverse()
        }
        table.fill(upTo: indices.count, from: EntryKeys(storage: storage, indices: indices))
    }

    /// The key entry with these bytes.
    func index(
        of key: UnsafeBufferPointer<UInt8>,
        in storage: JSONDocument.Storage
    ) -> Int? {
        unsafe table.position(of: key, in: EntryKeys(storage: storage, indices: indices))
            .map { indices[$0] }
    }
}
