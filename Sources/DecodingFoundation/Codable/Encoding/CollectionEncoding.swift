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
        encoder.beginObject()
        // SAFETY: the caller vouches for the type.
        for (key, value) in unsafe address.assumingMemoryBound(to: Self.self).pointee {
            try encoder.encodeMember(key, value, AnyKey(stringValue: key))
        }
    }
}

extension EncodedValue {
    /// An array of scalars as it is.
    ///
    /// Nil for other types, and if it holds a number that JSON has no form for.
    init?<T>(scalars value: T) {
        // SAFETY: each cast is to the same type.
        if T.self == [Double].self {
            let doubles = unsafe unsafeBitCast(value, to: [Double].self)
            guard doubles.allSatisfy(\.isFinite) else { return nil }
            self = .doubles(doubles)
        } else if T.self == [Int].self {
            self = unsafe .integers(unsafeBitCast(value, to: [Int].self))
        } else if T.self == [String].self {
            self = unsafe .strings(unsafeBitCast(value, to: [String].self))
        } else {
            return nil
        }
    }
}
