/// What a decoder asks a document that jumps: values by their index on the tape.
///
/// Nothing but addresses, so that a copy costs nothing. Each question is one call across the border
/// of the module.
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

    fileprivate init(
        bytes: UnsafePointer<UInt8>,
        entries: UnsafePointer<TapeEntry>,
        storage: JSONDocument.Storage
    ) {
        self.bytes = bytes
        self.entries = entries
        self.storage = .passUnretained(storage)
        let isLast = storage.options.duplicateKeys == .last
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

    /// What kind of token an entry is.
    package func kind(at index: Int) -> TapeEntry.Kind { entry(index).kind }

    /// The number of elements or members of a container.
    package func count(at index: Int) -> Int { entry(index).count }

    /// The index of the entry that ends a container.
    package func endIndex(at index: Int) -> Int { entry(index).endIndex }

    /// The index of the entry behind a value.
    @inline(__always)
    package func nextIndex(behind index: Int) -> Int {
        entry(index).indexBehind(index)
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
        return IntegerConversion.integer(Integer.self, from: text(of: entry).bytes)
    }

    /// The nearest `Double` to a number, which may be infinite; nil for a value of another kind.
    package func double(at index: Int) -> Double? {
        let entry = entry(index)
        guard entry.kind == .number else { return nil }
        return DoubleConversion.double(from: text(of: entry).bytes)
    }

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

/// Values that are read apart, and errors about them.
extension JSONDocument.Storage {
    /// What reads the entries.
    ///
    /// - Precondition: not used when the storage is gone.
    package var reader: TapeReader {
        withAddresses { TapeReader(bytes: $0, entries: $1, storage: self) }
    }

    /// The value at an index, as a tree.
    package func value(at index: Int) -> JSONValue {
        JSONDocument.Node(storage: self, index: index).value
    }

    /// Calls the function with a cursor on the value at an index.
    ///
    /// Errors are those of the value alone; ``error(_:inValueAt:)`` makes them those of the document.
    package func withCursor<Output>(
        at index: Int,
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        let node = JSONDocument.Node(storage: self, index: index)
        // What was accepted before is accepted again; a limit of the whole is none of its part.
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(JSONError) in
                try JSONCursor.withCursor(
                    over: UnsafeRawBufferPointer(rebasing: bytes[node.range]),
                    options: options,
                    body
                )
            }
        }
        return try result.get()
    }

    /// An error about a value that was read alone, as one about the document.
    package func error(_ error: JSONError, inValueAt index: Int) -> JSONError {
        let node = JSONDocument.Node(storage: self, index: index)
        return error.moved(by: node.offset, in: bytes).prefixed(by: node.path.steps)
    }

    /// An error about the value at an index, with its path and place.
    package func error(
        _ code: JSONError.Code,
        _ message: String,
        at index: Int
    ) -> JSONError {
        let node = JSONDocument.Node(storage: self, index: index)
        return JSONError(code: code, message: message, path: node.path, offset: node.offset)
            .located(in: bytes)
    }

    /// The error for an object without a key, at the end of the object.
    package func missingKey(_ key: String, at index: Int) -> JSONError {
        let node = JSONDocument.Node(storage: self, index: index)
        let offset = entry(entry(index).endIndex).offset
        return JSONError(.typed(.missingKey(key)), path: node.path, offset: offset)
            .located(in: bytes)
    }
}

extension JSONError {
    /// The same error, with the line and column of its offset in a whole text.
    fileprivate func located(in bytes: [UInt8]) -> JSONError {
        guard let offset else { return self }
        return bytes.withUnsafeBufferPointer { bytes in
            var text = SourceText(bytes: bytes, origin: SourceText.Origin())
            return located(at: text.location(of: offset))
        }
    }

    /// The same error, in a text that holds the one where it was found so many bytes further on.
    package func moved(by distance: Int, in bytes: [UInt8]) -> JSONError {
        var problem = problem
        if case .typed(.several(let errors)) = problem {
            problem = .typed(.several(errors.map { $0.moved(by: distance, in: bytes) }))
        }
        return JSONError(
            problem,
            path: path,
            offset: offset.map { min($0 + distance, bytes.count) }
        )
        .located(in: bytes)
    }
}
