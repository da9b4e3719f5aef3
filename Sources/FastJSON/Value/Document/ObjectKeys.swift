/// The keys of one large object in a document, for looking up.
struct ObjectKeys {
    private struct EntryKeys: KeySource {
        let storage: JSONDocument.Storage
        let bytes: [UInt8]
        let indices: [Int]

        func withKey<Output>(
            at position: Int,
            _ body: (UnsafeBufferPointer<UInt8>) -> Output
        ) -> Output {
            unsafe storage.withKey(at: indices[position], in: bytes, body)
        }
    }

    /// Where the keys are on the tape, in an order in which the last of equal ones counts.
    private var indices: [Int] = []
    /// The bytes of the document: asking for them at each look-up would take a lock if they are lent.
    private let bytes: [UInt8]
    private var table = KeyTable()

    init(of object: Int, in storage: JSONDocument.Storage) {
        bytes = storage.bytes
        var index = object + 1
        while index < storage.entry(object).endIndex {
            indices.append(index)
            index = storage.indexAfter(index + 1)
        }
        if storage.options.duplicateKeys == .first {
            indices.reverse()
        }
        table.fill(upTo: indices.count, from: keys(in: storage))
    }

    private func keys(in storage: JSONDocument.Storage) -> EntryKeys {
        EntryKeys(storage: storage, bytes: bytes, indices: indices)
    }

    /// The key entry with these bytes.
    func index(of key: UnsafeBufferPointer<UInt8>, in storage: JSONDocument.Storage) -> Int? {
        unsafe table.position(of: key, in: keys(in: storage))
            .map { indices[$0] }
    }
}
