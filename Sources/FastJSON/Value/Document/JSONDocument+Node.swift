extension JSONDocument {
    /// One value in a document.
    ///
    /// It keeps the document alive.
    ///
    /// Properties are nil if the value is of another kind, does not fit, or does not exist.
    public struct Node: Sendable {
        /// From this many members on, an object gets a table of its keys when it is looked into.
        static let smallestWithTable = 64

        package let storage: Storage
        package let index: Int

        private var entry: TapeEntry { storage.entry(index) }

        /// The kind of the value.
        public var kind: JSONKind { entry.valueKind }

        /// True for `null`.
        public var isNull: Bool { entry.kind == .null }

        /// The Boolean.
        public var bool: Bool? {
            switch entry.kind {
            case .true: true
            case .false: false
            default: nil
            }
        }

        /// The number, if it is written as an integer and fits `Int`.
        public var int: Int? { integer(as: Int.self) }

        /// The number, if it is written as an integer and fits the type.
        public func integer<Integer: FixedWidthInteger>(
            as type: Integer.Type = Integer.self
        ) -> Integer? {
            guard entry.kind == .number else { return nil }
            return unsafe storage.withText(of: entry) {
                unsafe IntegerConversion.integer(type, from: $0.bytes)
            }
        }

        /// The number as the nearest `Double`; nil if it is beyond its range.
        public var double: Double? {
            guard entry.kind == .number else { return nil }
            let value = unsafe storage.withText(of: entry) {
                unsafe DoubleConversion.double(from: $0.bytes)
            }
            return value.isFinite ? value : nil
        }

        /// The number as it is written.
        public var number: JSONValue.Number? {
            guard entry.kind == .number else { return nil }
            return unsafe storage.withText(of: entry) {
                unsafe JSONValue.Number(checked: String(decoding: $0.bytes, as: UTF8.self))
            }
        }

        /// The string.
        public var string: String? {
            guard entry.kind == .string else { return nil }
            return unsafe storage.withText(of: entry) { unsafe $0.string() }
        }

        /// The number of elements or members; nil for scalars.
        ///
        /// All members with equal keys count, even if only the first or last one is looked up.
        public var count: Int? {
            switch entry.kind {
            case .beginArray, .beginObject: entry.count
            default: nil
            }
        }

        /// The offset of the first byte of the value in the document.
        public var offset: Int { entry.offset }

        /// The bytes of the value as they stand in the document.
        public var rawBytes: ArraySlice<UInt8> { storage.bytes[range] }

        /// Where the value stands in the document.
        var range: Range<Int> {
            let entry = entry
            let isContainer = entry.kind == .beginArray || entry.kind == .beginObject
            return entry.offset..<(isContainer ? storage.entry(entry.endIndex) : entry).endOffset
        }

        /// The path from the root to the value.
        ///
        /// Linear in the number of values before it.
        public var path: JSONValuePath {
            var walk = TapeWalk(storage)
            return JSONValuePath(walk.steps(to: index))
        }

        /// The value as a tree.
        public var value: JSONValue {
            var builder = TreeBuilder(options: storage.options)
            storage.report(from: index, to: &builder)
            return builder.finish()
        }

        // MARK: Steps into containers

        /// The last member with this key, or the first if the options of the document say so.
        ///
        /// Linear in the number of members. From 64 members on, it takes constant time on average after
        /// the first look-up.
        public subscript(key: String) -> Node? {
            guard entry.kind == .beginObject else { return nil }
            return unsafe KeyBytes.withBytes(key) { bytes -> Node? in
                unsafe valueIndex(of: bytes).map { Node(storage: storage, index: $0) }
            }
        }

        /// The index of the value of a member.
        ///
        /// - Precondition: the value is an object.
        func valueIndex(of key: UnsafeBufferPointer<UInt8>) -> Int? {
            let keyIndex =
                unsafe entry.count < Node.smallestWithTable
                ? scan(for: key) : storage.keyIndex(of: key, inObjectAt: index)
            return keyIndex.map { $0 + 1 }
        }

        private func scan(for key: UnsafeBufferPointer<UInt8>) -> Int? {
            var found: Int?
            var keyIndex = index + 1
            while keyIndex < entry.endIndex {
                if unsafe storage.isKey(at: keyIndex, equalTo: key) {
                    found = keyIndex
                    if storage.options.duplicateKeys == .first { break }
                }
                keyIndex = storage.indexAfter(keyIndex + 1)
            }
            return found
        }

        /// The element at this index; nil if there is none.
        ///
        /// Constant time in an array of scalars, else linear in the index.
        public subscript(index: Int) -> Node? {
            guard entry.kind == .beginArray, index >= 0, index < entry.count else { return nil }
            if entry.endIndex - self.index - 1 == entry.count {
                return Node(storage: storage, index: self.index + 1 + index)
            }
            var element = self.index + 1
            for _ in 0..<index {
                element = storage.indexAfter(element)
            }
            return Node(storage: storage, index: element)
        }

        /// The value that a pointer leads to (RFC 6901 §4).
        public subscript(pointer: JSONPointer) -> Node? {
            var node = self
            for token in pointer.tokens {
                let next =
                    node.entry.kind == .beginArray
                    ? JSONPointer.index(token).flatMap { node[$0] } : node[token]
                guard let next else { return nil }
                node = next
            }
            return node
        }

        /// The elements of an array; nil for other kinds.
        public var elements: Elements? {
            entry.kind == .beginArray ? Elements(container: self) : nil
        }

        /// The members of an object, all of them in order; nil for other kinds.
        public var members: Members? {
            entry.kind == .beginObject ? Members(container: self) : nil
        }
    }
}

extension JSONDocument.Node: CustomStringConvertible {
    /// The value as it stands in the document.
    public var description: String {
        String(decoding: rawBytes, as: UTF8.self)
    }
}
