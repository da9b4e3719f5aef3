extension JSONDocument {
    /// The bytes and the tape about them.
    @safe
    @usableFromInline
    package final class Storage: Sendable {
        package let bytes: [UInt8]
        private let entries: Entries
        @usableFromInline let addresses: TapeAddresses
        package let options: JSONReadingOptions
        // SAFETY: used only under its lock.
        nonisolated(unsafe) private let tables = Guarded.make([Int: ObjectKeys]())

        /// The tape of the document.
        ///
        /// SAFETY: nobody else has its memory, and it never changes once the document exists.
        private struct Entries: ~Copyable, @unchecked Sendable {
            let tape: Tape
        }

        init(bytes: [UInt8], tape: consuming Tape, options: JSONReadingOptions) {
            self.bytes = bytes
            unsafe addresses = TapeAddresses(bytes, tape.start, options)
            entries = Entries(tape: tape)
            self.options = options
        }

        @inline(__always)
        func entry(_ index: Int) -> TapeEntry {
            assert(index < entries.tape.count)
            // SAFETY: indices come from the tape itself: from its entries, which end inside it.
            return unsafe entries.tape.start[index]
        }

        /// Calls the function with the text of an entry.
        @inline(__always)
        func withText<Output>(of entry: TapeEntry, _ body: (TextToken) -> Output) -> Output {
            unsafe bytes.withUnsafeBufferPointer { bytes in
                // SAFETY: the entry is about these bytes, which are not empty.
                unsafe body(
                    TextToken(
                        start: bytes.baseAddress.unsafelyUnwrapped + entry.textOffset,
                        count: entry.length,
                        offset: entry.offset,
                        isEscaped: entry.isEscaped
                    )
                )
            }
        }

        /// Finds the key entry in a large object.
        ///
        /// The first time builds its table.
        func keyIndex(of key: UnsafeBufferPointer<UInt8>, inObjectAt index: Int) -> Int? {
            unsafe tables.withLock { tables in
                let keys = tables[index] ?? ObjectKeys(of: index, in: self)
                tables[index] = keys
                return unsafe keys.index(of: key, in: self)
            }
        }
    }
}

/// Walking over the tape of a document.
extension JSONDocument.Storage {
    /// The entry after the value that starts here.
    @inline(__always)
    func indexAfter(_ index: Int) -> Int {
        entry(index).indexAfter(index)
    }

    /// True if the key at an index has these bytes after unescaping.
    func isKey(at index: Int, equalTo key: UnsafeBufferPointer<UInt8>) -> Bool {
        unsafe withKey(at: index) { unsafe KeyBytes.areEqual($0, key) }
    }

    /// Calls the function with the unescaped bytes of the key at an index.
    @inline(__always)
    func withKey<Output>(
        at index: Int,
        _ body: (UnsafeBufferPointer<UInt8>) -> Output
    ) -> Output {
        unsafe withText(of: entry(index)) { text in
            unsafe text.isEscaped ? KeyBytes.withBytes(text.string(), body) : body(text.bytes)
        }
    }

    /// Reports the tokens of the value at an index.
    func report<Sink: TokenSink & ~Copyable>(from index: Int, to sink: inout Sink) {
        for index in index..<indexAfter(index) {
            let entry = entry(index)
            switch entry.kind {
            case .null, .true, .false: sink.literal(entry.kind, at: entry.offset)
            case .number: unsafe withText(of: entry) { unsafe sink.number($0) }
            case .string: unsafe withText(of: entry) { unsafe sink.string($0) }
            case .key: unsafe withText(of: entry) { _ = unsafe sink.key($0) }
            case .beginArray: sink.beginArray(at: entry.offset)
            case .endArray: sink.endArray(at: entry.offset)
            case .beginObject: sink.beginObject(at: entry.offset)
            case .endObject: sink.endObject(at: entry.offset)
            }
        }
    }
}
