/// Walking over the tape of a document.
extension JSONDocument.Storage {
    /// The entry behind the value that starts here.
    @inline(__always)
    func indexBehind(_ index: Int) -> Int {
        entry(index).indexBehind(index)
    }

    /// True if the key at an index stands for these bytes.
    func isKey(at index: Int, equalTo key: UnsafeBufferPointer<UInt8>) -> Bool {
        withKey(at: index) { KeyBytes.areEqual($0, key) }
    }

    /// Calls the function with the unescaped bytes of the key at an index.
    @inline(__always)
    func withKey<Output>(
        at index: Int,
        _ body: (UnsafeBufferPointer<UInt8>) -> Output
    ) -> Output {
        withText(of: entry(index)) { text in
            text.isEscaped ? KeyBytes.withBytes(text.string(), body) : body(text.bytes)
        }
    }

    /// Reports the tokens of the value at an index.
    func report<Sink: TokenSink & ~Copyable>(from index: Int, to sink: inout Sink) {
        for index in index..<indexBehind(index) {
            let entry = entry(index)
            switch entry.kind {
            case .null, .true, .false: sink.literal(entry.kind, at: entry.offset)
            case .number: withText(of: entry) { sink.number($0) }
            case .string: withText(of: entry) { sink.string($0) }
            case .key: withText(of: entry) { _ = sink.key($0) }
            case .beginArray: sink.beginArray(at: entry.offset)
            case .endArray: sink.endArray(at: entry.offset)
            case .beginObject: sink.beginObject(at: entry.offset)
            case .endObject: sink.endObject(at: entry.offset)
            }
        }
    }
}

/// The keys of one large object in a document, for looking up.
struct ObjectKeys {
    private struct EntryKeys: KeySource {
        let storage: JSONDocument.Storage
        let indices: [Int]

        func withKey<Output>(
            at position: Int,
            _ body: (UnsafeBufferPointer<UInt8>) -> Output
        ) -> Output {
            storage.withKey(at: indices[position], body)
        }
    }

    /// Where the keys are on the tape, in an order in which the last of equal ones counts.
    private var indices: [Int] = []
    private var table = KeyTable()

    init(of object: Int, in storage: JSONDocument.Storage) {
        var index = object + 1
        while index < storage.entry(object).endIndex {
            indices.append(index)
            index = storage.indexBehind(index + 1)
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
        table.position(of: key, in: EntryKeys(storage: storage, indices: indices))
            .map { indices[$0] }
    }
}
