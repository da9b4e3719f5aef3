/// Gives a decoder the values of a document by their index on the tape.
///
/// It holds nothing but addresses, so a copy costs nothing. Each request is one call across the module
/// boundary.
///
/// - Precondition: the storage that it was made of is alive.
package struct TapeReader {
    // SAFETY: the storage never changes its bytes and entries. Indices come from the entries.
    private let bytes: UnsafePointer<UInt8>
    private let entries: UnsafePointer<TapeEntry>
    private let storage: Unmanaged<JSONDocument.Storage>
    /// From this many members on, an object is looked up in the way of documents.
    ///
    /// They know what to do when the last of equal keys counts.
    let smallestLookup: Int
    private let isTextOfTree: Bool
    /// A number that starts before this address is read in one pass, which may read bytes after the number.
    private let shortLimit: UnsafePointer<UInt8>
    private let end: UnsafePointer<UInt8>

    fileprivate init(
        bytes: UnsafePointer<UInt8>,
        entries: UnsafePointer<TapeEntry>,
        storage: JSONDocument.Storage
    ) {
        self.bytes = bytes
        self.entries = entries
        self.storage = .passUnretained(storage)
        let isLast = storage.options.duplicateKeys == .last
        isTextOfTree = storage.options.isTextOfTree
        end = bytes + storage.bytes.count
        shortLimit = end - min(storage.bytes.count, ShortNumber.lookahead)
        smallestLookup = isLast ? 0 : JSONDocument.Node.smallestWithTable
    }

    /// A value as documents know it.
    func node(at index: Int) -> JSONDocument.Node {
        JSONDocument.Node(storage: storage.takeUnretainedValue(), index: index)
    }

    @inline(__always)
    func entry(_ index: Int) -> TapeEntry { entries[index] }

    @inline(__always)
    func text(of entry: TapeEntry) -> TextToken {
        TextToken(
            start: bytes + entry.textOffset,
            count: entry.length,
            offset: entry.offset,
            isEscaped: entry.isEscaped
        )
    }

    /// A key to compare; nil if it has escapes, or stands at the end of the text.
    @inline(__always)
    func probe(of entry: TapeEntry) -> KeyProbe? {
        let start = bytes + (entry.offset &+ 1)
        // SAFETY: the short limit is farther from the end than a word is long.
        guard !entry.isEscaped, start < shortLimit else { return nil }
        return KeyProbe(start: start, count: entry.length)
    }

    /// What kind of token an entry is.
    package func kind(at index: Int) -> TapeEntry.Kind { entry(index).kind }

    /// The number of elements or members of a container.
    package func count(at index: Int) -> Int { entry(index).count }

    /// The index of the entry that ends a container.
    package func endIndex(at index: Int) -> Int { entry(index).endIndex }

    /// The index of the entry after a value.
    @inline(__always)
    package func nextIndex(after index: Int) -> Int {
        entry(index).indexAfter(index)
    }

    /// A number that is written as an integer and fits; nil for any other value.
    package func int64(at index: Int) -> Int64? { integer(at: index) }

    /// A number that is written as an integer and fits; nil for any other value.
    package func uint64(at index: Int) -> UInt64? { integer(at: index) }

    /// A number that is written as an integer and fits; nil for any other value.
    package func wideInteger<Integer: FixedWidthInteger>(at index: Int) -> Integer? {
        integer(at: index)
    }

    @inline(__always)
    private func integer<Integer: FixedWidthInteger>(at index: Int) -> Integer? {
        let entry = entry(index)
        guard entry.kind == .number else { return nil }
        let start = bytes + entry.offset
        if start < shortLimit {
            let (value, end) = ShortNumber.integer(at: start, before: end)
            if end != nil { return Integer(exactly: value) }
        }
        return IntegerConversion.integer(Integer.self, from: text(of: entry).bytes)
    }

    /// The nearest `Double` to a number, which may be infinite; nil for a value of another kind.
    package func double(at index: Int) -> Double? {
        let entry = entry(index)
        guard entry.kind == .number else { return nil }
        let start = bytes + entry.offset
        if start < shortLimit {
            let (value, end) = ShortNumber.double(at: start, before: end)
            if end != nil { return value }
        }
        return DoubleConversion.double(from: text(of: entry).bytes)
    }

    /// The nearest `Float` to a number, which may be infinite; nil for a value of another kind.
    package func float(at index: Int) -> Float? {
        let entry = entry(index)
        guard entry.kind == .number else { return nil }
        let text = text(of: entry)
        return NarrowConversion.float(from: text.bytes, isDouble: isTextOfTree && text.isDouble)
    }

    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    /// The nearest `Float16` to a number, which may be infinite; nil for a value of another kind.
    package func float16(at index: Int) -> Float16? {
        let entry = entry(index)
        guard entry.kind == .number else { return nil }
        let text = text(of: entry)
        return NarrowConversion.float16(from: text.bytes, isDouble: isTextOfTree && text.isDouble)
    }
    #endif

    /// The text of a number; nil for a value of another kind.
    package func numberText(at index: Int) -> String? {
        let entry = entry(index)
        guard entry.kind == .number else { return nil }
        return TextToken.string(ofValid: text(of: entry).bytes)
    }

    /// A string, or a key; nil for a value of another kind.
    package func string(at index: Int) -> String? {
        let entry = entry(index)
        guard entry.kind == .string || entry.kind == .key else { return nil }
        return text(of: entry).string()
    }
}

extension JSONDocument.Storage {
    /// What reads the entries.
    ///
    /// - Precondition: not used when the storage is gone.
    package var reader: TapeReader {
        withAddresses { TapeReader(bytes: $0, entries: $1, storage: self) }
    }
}
