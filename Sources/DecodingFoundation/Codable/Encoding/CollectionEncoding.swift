/// An array of what can be encoded, or such a dictionary whose keys are strings.
///
/// It would encode itself by calls through an existential for each element, and a strategy would turn the
/// keys of the dictionary.
protocol CollectionEncoding {
    /// Encodes a collection.
    ///
    /// - Precondition: at the address there is one of this type.
    static func encode(_ address: UnsafeRawPointer, to encoder: ValueEncoder) throws
}

extension Array: CollectionEncoding where Element: Encodable {
    static func encode(_ address: UnsafeRawPointer, to encoder: ValueEncoder) throws {
        let isNew = encoder.isEmpty
        encoder.beginArray()
        // SAFETY: the caller vouches for the type.
        let elements = unsafe address.assumingMemoryBound(to: Self.self)
        guard isNew else {
            // What was there stays if one of these fails, so that each is taken back by itself.
            for element in unsafe elements.pointee { try encoder.encodeElement(element) }
            return
        }
        try unsafe elements.pointee.withUnsafeBufferPointer {
            elements in
            try unsafe encoder.encodeElements(elements)
        }
    }
}

extension Dictionary: CollectionEncoding where Key == String, Value: Encodable {
    static func encode(_ address: UnsafeRawPointer, to encoder: ValueEncoder) throws {
        let isNew = encoder.isEmpty
        encoder.beginObject()
        if isNew { encoder.expectUniqueKeys() }
        // SAFETY: the caller vouches for the type.
        for (key, value) in unsafe address.assumingMemoryBound(to: Self.self).pointee {
            try encoder.encodeMember(
                key,
                value,
                AnyKey(memberOfDictionary: key, isConverted: encoder.convertsKeys),
                isUnique: isNew
            )
        }
    }
}
