/// Gives a decoder the values of a document by their index on the tape.
///
/// It is one word, so passing it costs nothing. Each request is one call across the module boundary.
///
/// - Precondition: the storage that it was made of is alive.
@unsafe
@usableFromInline
package struct TapeReader {
    // SAFETY: the bytes and entries never change; only their place does, when a loan ends. Indices come from
    // the entries.
    @usableFromInline let storage: Unmanaged<JSONDocument.Storage>

    fileprivate init(_ storage: JSONDocument.Storage) {
        unsafe self.storage = .passUnretained(storage)
    }

    @inlinable
    @inline(__always)
    var addresses: TapeAddresses {
        unsafe storage._withUnsafeGuaranteedRef { unsafe $0.addresses }
    }

    /// From this many members on, an object is looked up in the way of documents.
    ///
    /// They know what to do when the last of equal keys counts.
    @inline(__always)
    var smallestLookup: Int { unsafe addresses.smallestLookup }

    /// A value as documents know it.
    func node(at index: Int) -> JSONDocument.Node {
        unsafe JSONDocument.Node(storage: storage.takeUnretainedValue(), index: index)
    }

    @inlinable
    @inline(__always)
    func entry(_ index: Int) -> TapeEntry { unsafe addresses.entries[index] }

    @inline(__always)
    func text(of entry: TapeEntry) -> TextToken {
        unsafe TextToken(
            start: addresses.bytes + entry.textOffset,
            count: entry.length,
            offset: entry.offset,
            isEscaped: entry.isEscaped
        )
    }

    /// A key to compare; nil if it has escapes, or stands in the last 16 bytes of the text.
    @inline(__always)
    func probe(of entry: TapeEntry) -> KeyProbe? {
        let start = unsafe addresses.bytes + (entry.offset &+ 1)
        // SAFETY: a word can be read from an address before the short limit.
        guard !entry.isEscaped, unsafe start < addresses.shortLimit else { return nil }
        return unsafe KeyProbe(start: start, count: entry.stringLength)
    }

    /// What kind of token an entry is.
    @inlinable
    @inline(__always)
    package func kind(at index: Int) -> TapeEntry.Kind { unsafe entry(index).kind }

    /// The number of elements or members of a container.
    package func count(at index: Int) -> Int { unsafe entry(index).count }

    /// The index of the entry that ends a container.
    @inlinable
    @inline(__always)
    package func endIndex(at index: Int) -> Int { unsafe entry(index).endIndex }

    /// The index of the entry after a value.
    @inlinable
    @inline(__always)
    package func nextIndex(after index: Int) -> Int {
        unsafe entry(index).indexAfter(index)
    }

    /// A number that is written as an integer and fits; nil for any other value.
    package func int64(at index: Int) -> Int64? { unsafe integer(at: index) }

    /// A number that is written as an integer and fits; nil for any other value.
    package func uint64(at index: Int) -> UInt64? { unsafe integer(at: index) }

    /// A number that is written as an integer and fits; nil for any other value.
    package func wideInteger<Integer: FixedWidthInteger>(at index: Int) -> Integer? {
        unsafe integer(at: index)
    }

    @inline(__always)
    private func integer<Integer: FixedWidthInteger>(at index: Int) -> Integer? {
        let entry = unsafe entry(index)
        guard entry.kind == .number else { return nil }
        if entry.isDecimal {
            let number = entry.decimal
            guard number.places == 0 else { return nil }
            if let value = Int64(exactly: number.significand) {
                return Integer(exactly: number.isNegative ? 0 &- value : value)
            }
        }
        return unsafe IntegerConversion.integer(Integer.self, from: text(of: entry).bytes)
    }

    /// The nearest `Double` to a number, which may be infinite; nil for a value of another kind.
    package func double(at index: Int) -> Double? {
        let entry = unsafe entry(index)
        guard entry.kind == .number else { return nil }
        if entry.isDecimal { return entry.decimal.double }
        return unsafe DoubleConversion.double(from: text(of: entry).bytes)
    }

    /// The nearest `Float` to a number, which may be infinite; nil for a value of another kind.
    package func float(at index: Int) -> Float? {
        let entry = unsafe entry(index)
        guard entry.kind == .number else { return nil }
        let text = unsafe text(of: entry)
        return unsafe NarrowConversion.float(
            from: text.bytes,
            isDouble: addresses.isTextOfTree && text.isDouble
        )
    }

    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    /// The nearest `Float16` to a number, which may be infinite; nil for a value of another kind.
    package func float16(at index: Int) -> Float16? {
        let entry = unsafe entry(index)
        guard entry.kind == .number else { return nil }
        let text = unsafe text(of: entry)
        return unsafe NarrowConversion.float16(
            from: text.bytes,
            isDouble: addresses.isTextOfTree && text.isDouble
        )
    }
    #endif

    /// The text of a number; nil for a value of another kind.
    package func numberText(at index: Int) -> String? {
        let entry = unsafe entry(index)
        guard entry.kind == .number else { return nil }
        return unsafe TextToken.string(ofValid: text(of: entry).bytes)
    }

    /// A string, or a key; nil for a value of another kind.
    package func string(at index: Int) -> String? {
        let entry = unsafe entry(index)
        guard entry.kind == .string || entry.kind == .key else { return nil }
        let text = unsafe text(of: entry)
        // SAFETY: 16 bytes can be read before the short limit.
        if unsafe text.count <= ShortString.longest && !text.isEscaped
            && text.start < addresses.shortLimit
            && ShortString.isAvailable
        {
            return unsafe ShortString.string(at: text.start, count: text.count)
        }
        return unsafe text.string()
    }
}

extension JSONDocument.Storage {
    /// What reads the entries.
    ///
    /// - Precondition: not used when the storage is gone.
    package var reader: TapeReader { unsafe TapeReader(self) }
}

/// Where the bytes and the tape of a document are, and what its options say about reading them.
///
/// SAFETY: used only while the storage that holds them is alive.
@unsafe
@usableFromInline
struct TapeAddresses: @unchecked Sendable {
    let bytes: UnsafePointer<UInt8>
    private let count: Int
    @usableFromInline let entries: UnsafePointer<TapeEntry>
    /// 16 bytes can be read from the start of each text before this address.
    let shortLimit: UnsafePointer<UInt8>
    let smallestLookup: Int
    let isTextOfTree: Bool

    /// SAFETY: an array that never changes keeps its address.
    init(_ bytes: [UInt8], _ entries: UnsafePointer<TapeEntry>, _ options: JSONReadingOptions) {
        unsafe self.init(bytes.withUnsafeBufferPointer { unsafe $0 }, entries, options)
    }

    init(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ entries: UnsafePointer<TapeEntry>,
        _ options: JSONReadingOptions
    ) {
        unsafe self.entries = entries
        // SAFETY: a document is not empty.
        unsafe self.bytes = bytes.baseAddress.unsafelyUnwrapped
        unsafe count = bytes.count
        unsafe shortLimit = self.bytes + max(count - 16, 0)
        let isLast = options.duplicateKeys == .last
        unsafe smallestLookup = isLast ? 0 : JSONDocument.Node.smallestWithTable
        unsafe isTextOfTree = options.isTextOfTree
    }

    /// The bytes of the document.
    var buffer: UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(start: bytes, count: count)
    }
}
