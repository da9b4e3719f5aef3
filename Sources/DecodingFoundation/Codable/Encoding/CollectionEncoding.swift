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
    static func encode(
        _ address: UnsafeRawPointer,
        to encoder: ValueEncoder
    ) throws {
        encoder.beginArray()
        // SAFETY: the caller vouches for the type.
        try unsafe address.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer {
            elements in
            try unsafe encoder.encodeElements(elements)
        }
    }
}

extension Dictionary: CollectionEncoding where Key == String, Value: Encodable {
    static func encode(
        _ address: UnsafeRawPointer,
        to encoder: ValueEncoder
    ) throws {
        let isNew = encoder.isEmpty
        encoder.beginObject()
        if isNew { encoder.expectUniqueKeys() }
        // SAFETY: the caller vouches for the type.
        for (key, value) in unsafe address.assumingMemoryBound(to: Self.self).pointee {
            try encoder.encodeMember(key, value, AnyKey(stringValue: key), isUnique: isNew)
        }
    }
}

extension ValueEncoder {
    /// Takes an array of scalars at one go.
    ///
    /// False for other types, and if it holds a number that JSON has no form for.
    func takeScalars<T>(_ value: T) -> Bool {
        // SAFETY: each cast is to the same type.
        if T.self == [Double].self {
            let doubles = unsafe unsafeBitCast(value, to: [Double].self)
            guard doubles.allSatisfy(\.isFinite) else { return false }
            deliver { writer in
                writer.beginArray()
                for double in doubles { writer.write(shortest: double) }
                writer.endArray()
            }
        } else if T.self == [Int].self {
            let integers = unsafe unsafeBitCast(value, to: [Int].self)
            deliver { writer in
                writer.beginArray()
                for integer in integers { writer.write(integer) }
                writer.endArray()
            }
        } else if T.self == [String].self {
            let strings = unsafe unsafeBitCast(value, to: [String].self)
            deliver { writer in
                writer.beginArray()
                for string in strings { writer.write(string) }
                writer.endArray()
            }
        } else {
            return false
        }
        return true
    }
}
