internal import Synchronization

extension JSONDocument {
    /// The bytes and the tape about them.
    @safe
    @usableFromInline
    package final class Storage: Sendable {
        /// The bytes, unless they are lent.
        private let ownBytes: [UInt8]?
        // SAFETY: used only under its lock.
        /// A copy of bytes that are lent, made when somebody may use it for longer.
        nonisolated(unsafe) private let lazyCopy = AtomicLazyReference<Guarded<[UInt8]?>>()
        private let entries: Entries
        // SAFETY: changed at most once, when the loan ends, by the thread that reads through them.
        @exclusivity(unchecked)
        @usableFromInline nonisolated(unsafe) private(set) var addresses: TapeAddresses
        // SAFETY: changed with the addresses.
        /// True until the loan ends.
        @exclusivity(unchecked) nonisolated(unsafe) private var isLent = false
        package let options: JSONReadingOptions
        // SAFETY: used only under its lock.
        nonisolated(unsafe) private let lazyTables =
            AtomicLazyReference<Guarded<[Int: ObjectKeys]>>()

        /// The tape of the document.
        ///
        /// SAFETY: nobody else has its memory, and it never changes once the document exists.
        private struct Entries: ~Copyable, @unchecked Sendable {
            let tape: Tape
        }

        init(bytes: [UInt8], tape: consuming Tape, options: JSONReadingOptions) {
            ownBytes = bytes
            unsafe addresses = TapeAddresses(bytes, tape.start, options)
            entries = Entries(tape: tape)
            self.options = options
        }

        /// Reads bytes that are kept.
        convenience init(parsing bytes: [UInt8], options: JSONReadingOptions) throws(JSONError) {
            var tape: Tape?
            try JSONCursor.withCursor(over: bytes, options: options) { cursor throws(JSONError) in
                tape = try Storage.readTape(&cursor, of: bytes.count)
            }
            self.init(bytes: bytes, tape: Storage.complete(tape), options: options)
        }

        /// Reads bytes that are lent.
        ///
        /// - Precondition: they stay until the loan ends, or nobody holds this any more.
        @unsafe
        package init(
            lending bytes: UnsafeRawBufferPointer,
            options: JSONReadingOptions
        ) throws(JSONError) {
            let options = JSONDocument.limited(options)
            var tape: Tape?
            try unsafe JSONCursor.withCursor(over: bytes, options: options) {
                cursor throws(JSONError) in
                tape = try Storage.readTape(&cursor, of: bytes.count)
            }
            let complete = Storage.complete(tape)
            ownBytes = nil
            unsafe isLent = true
            let bytes = unsafe bytes.bindMemory(to: UInt8.self)
            unsafe addresses = TapeAddresses(bytes, complete.start, options)
            entries = Entries(tape: complete)
            self.options = options
        }

        private static func readTape(
            _ cursor: inout JSONCursor,
            of count: Int
        ) throws(JSONError) -> Tape {
            // Typical documents have a token in 8 to 12 bytes. Pages never touched cost nothing.
            let capacity = count / 5 + 8
            try Memory.check(capacity * MemoryLayout<TapeEntry>.stride)
            var sink = TapeSink(capacity: capacity)
            try cursor.read(into: &sink)
            return sink.take()
        }

        private static func complete(_ tape: consuming Tape?) -> Tape {
            guard let tape = consume tape else {
                preconditionFailure("A document that was read has a tape.")
            }
            return tape
        }

        /// The bytes of the document.
        package var bytes: [UInt8] {
            @inline(__always)
            get { ownBytes ?? copiedBytes }
        }

        private var copiedBytes: [UInt8] {
            let copy = unsafe lazyCopy.load() ?? lazyCopy.storeIfNil(Guarded.make(nil))
            return copy.withLock { copy in
                // SAFETY: the loan does not end before there is a copy.
                let bytes = unsafe copy ?? Array(addresses.buffer)
                copy = bytes
                return bytes
            }
        }

        /// Goes on with a copy of lent bytes, so that the lender may take them back; the second call does nothing.
        ///
        /// - Precondition: at the first call, no other thread uses a ``TapeReader`` of this document.
        package func endLoan() {
            guard unsafe isLent else { return }
            unsafe isLent = false
            unsafe addresses = TapeAddresses(bytes, entries.tape.start, options)
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
            unsafe withText(of: entry, in: bytes, body)
        }

        /// The same for who has the bytes: asking for them takes a lock if they are lent.
        @inline(__always)
        func withText<Output>(
            of entry: TapeEntry,
            in bytes: [UInt8],
            _ body: (TextToken) -> Output
        ) -> Output {
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
            let tables = unsafe lazyTables.load() ?? lazyTables.storeIfNil(Guarded.make([:]))
            return tables.withLock { tables in
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
        guard entry(index).mayStandFor(byteCount: key.count) else { return false }
        return unsafe withKey(at: index) { unsafe KeyBytes.areEqual($0, key) }
    }

    /// Calls the function with the unescaped bytes of the key at an index.
    @inline(__always)
    func withKey<Output>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Output) -> Output {
        unsafe withKey(at: index, in: bytes, body)
    }

    /// The same for who has the bytes.
    @inline(__always)
    func withKey<Output>(
        at index: Int,
        in bytes: [UInt8],
        _ body: (UnsafeBufferPointer<UInt8>) -> Output
    ) -> Output {
        unsafe withText(of: entry(index), in: bytes) { text in
            unsafe text.isEscaped ? KeyBytes.withBytes(text.string(), body) : body(text.bytes)
        }
    }

    /// Reports the tokens of the value at an index.
    func report<Sink: TokenSink & ~Copyable>(from index: Int, to sink: inout Sink) {
        let bytes = bytes
        for index in index..<indexAfter(index) {
            report(entry(index), in: bytes, to: &sink)
        }
    }

    /// The same with the members of each object in the order of the bytes of their keys.
    ///
    /// Members with equal keys keep their order. Takes no stack per level.
    func reportSorted<Sink: TokenSink & ~Copyable>(from index: Int, to sink: inout Sink) {
        let bytes = bytes
        // The parts that are still to be reported; the last one is next.
        var open = [index..<indexAfter(index)]
        while var part = open.popLast() {
            while let index = part.popFirst() {
                let entry = entry(index)
                report(entry, in: bytes, to: &sink)
                guard entry.kind == .beginObject, !isSorted(index, in: bytes) else { continue }
                open.append(entry.endIndex..<part.upperBound)
                open += members(of: index, in: bytes).reversed()
                break
            }
        }
    }

    /// The entries of each member of an object, in the order of the keys.
    private func members(of object: Int, in bytes: [UInt8]) -> [Range<Int>] {
        var members: [Range<Int>] = []
        members.reserveCapacity(entry(object).count)
        var next = object + 1
        while next < entry(object).endIndex {
            let after = indexAfter(next + 1)
            members.append(next..<after)
            next = after
        }
        members.sort { key($0.lowerBound, precedes: $1.lowerBound, in: bytes) }
        return members
    }

    /// True if the members of an object are in the order of their keys.
    private func isSorted(_ object: Int, in bytes: [UInt8]) -> Bool {
        var next = object + 1
        for _ in 1..<max(entry(object).count, 1) {
            let after = indexAfter(next + 1)
            if key(after, precedes: next, in: bytes) { return false }
            next = after
        }
        return true
    }

    private func key(_ left: Int, precedes right: Int, in bytes: [UInt8]) -> Bool {
        unsafe withKey(at: left, in: bytes) { left in
            unsafe withKey(at: right, in: bytes) { right in unsafe KeyBytes.precedes(left, right) }
        }
    }

    @inline(__always)
    private func report<Sink: TokenSink & ~Copyable>(
        _ entry: TapeEntry,
        in bytes: [UInt8],
        to sink: inout Sink
    ) {
        switch entry.kind {
        case .null, .true, .false: sink.literal(entry.kind, at: entry.offset)
        case .number: unsafe withText(of: entry, in: bytes) { unsafe sink.number($0) }
        case .string: unsafe withText(of: entry, in: bytes) { unsafe sink.string($0) }
        case .key: unsafe withText(of: entry, in: bytes) { _ = unsafe sink.key($0) }
        case .beginArray: sink.beginArray(at: entry.offset)
        case .endArray: sink.endArray(at: entry.offset)
        case .beginObject: sink.beginObject(at: entry.offset)
        case .endObject: sink.endObject(at: entry.offset)
        }
    }
}
