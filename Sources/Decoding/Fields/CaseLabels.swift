/// The labels of the payloads of an enum, as the metadata of its type has them.
///
/// `Mirror` needs a value, and a parser is checked before there is one. The layouts are those
/// of the stable ABI: `EnumDescriptor`, `FieldDescriptor` and `TupleTypeMetadata`.
@usableFromInline
enum CaseLabels {
    /// The labels of each case whose payload has exactly these types; an empty text for a value
    /// without a label.
    ///
    /// Empty if the type is not an enum, or there is no reflection metadata.
    static func all(of type: any Any.Type, holding types: [any Any.Type]) -> [[String]] {
        #if _ptrauth(_arm64e)
        // Pointers to descriptors are signed there.
        return []
        #else
        // SAFETY: a metatype is a pointer to metadata, whose first word is its kind: for enums
        // 0x201. The second is a pointer to their descriptor; generic arguments follow.
        let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard MemoryLayout<Int>.size == 8, unsafe metadata.load(as: Int.self) == 0x201 else {
            return []
        }
        let descriptor = unsafe metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        guard let fields = unsafe target(of: descriptor + 16) else {
            return []
        }
        // SAFETY: the descriptor tells the size and the number of its records, one for each case: flags,
        // the type of its payload, and its name, four bytes each.
        let recordSize = unsafe Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let count = unsafe Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        return (0..<count).compactMap { index in
            guard let name = unsafe target(of: fields + 16 + index * recordSize + 4),
                let payload = unsafe _getTypeByMangledNameInContext(
                    name.assumingMemoryBound(to: UInt8.self),
                    UInt(lengthOfMangledName(name)),
                    genericContext: descriptor,
                    genericArguments: metadata + 16
                )
            else { return nil }
            return labels(of: payload, holding: types)
        }
        #endif
    }

    /// True if a type is known to be an enum whose cases have no payloads.
    @usableFromInline
    static func hasOnlyNames(_ type: any Any.Type) -> Bool {
        #if _ptrauth(_arm64e)
        return false
        #else
        // SAFETY: as above; the number of cases with payloads is in the lower three bytes.
        let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard unsafe metadata.load(as: Int.self) == 0x201 else { return false }
        let descriptor = unsafe metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        return unsafe descriptor.load(fromByteOffset: 20, as: UInt32.self) << 8 == 0
        #endif
    }

    /// Where a relative pointer leads; nil for 0.
    private static func target(of address: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = unsafe address.load(as: Int32.self)
        return unsafe distance == 0 ? nil : address + Int(distance)
    }

    /// A mangled name ends with 0, but references to symbols in it may hold such bytes.
    ///
    /// SAFETY: a byte below 0x20 starts a reference of a known length, so no byte after the end is read.
    private static func lengthOfMangledName(_ name: UnsafeRawPointer) -> Int {
        var length = 0
        while true {
            switch unsafe name.load(fromByteOffset: length, as: UInt8.self) {
            case 0: return length
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 1 + MemoryLayout<Int>.size
            default: length += 1
            }
        }
    }

    /// The labels of a tuple with elements of these types; nil for another type.
    private static func labels(
        of payload: any Any.Type,
        holding types: [any Any.Type]
    ) -> [String]? {
        // SAFETY: tuples have the kind 0x301; then come the number of elements, a text with a space
        // after each label, and for each element its type and its offset.
        let metadata = unsafe unsafeBitCast(payload, to: UnsafeRawPointer.self)
        guard unsafe metadata.load(as: Int.self) == 0x301,
            unsafe metadata.load(fromByteOffset: 8, as: Int.self) == types.count,
            let text = unsafe metadata.load(fromByteOffset: 16, as: UnsafePointer<CChar>?.self)
        else { return nil }
        for (index, type) in types.enumerated() {
            let element = unsafe metadata.load(
                fromByteOffset: 24 + 16 * index,
                as: UnsafeRawPointer.self
            )
            if unsafe element != unsafeBitCast(type, to: UnsafeRawPointer.self) { return nil }
        }
        let labels = unsafe String(cString: text).split(
            separator: " ",
            omittingEmptySubsequences: false
        )
        return labels.prefix(types.count).map(String.init)
    }
}
