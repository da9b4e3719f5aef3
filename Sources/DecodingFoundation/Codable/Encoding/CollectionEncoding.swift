/// An array, or a dictionary by strings, of what can be encoded.
///
/// They would encode themselves, by calls through an existential for each element and without saying
/// their count; and the keys of dictionaries would be turned by the strategy.
protocol CollectionEncoding {
    /// What a collection encodes.
    ///
    /// - Precondition: at the address there is one of this type.
    static func encoded(
        _ address: UnsafeRawPointer,
        in encoder: ValueEncoder
    ) throws -> EncodedValue
}

extension Array: CollectionEncoding where Element: Encodable {
    static func encoded(
        _ address: UnsafeRawPointer,
        in encoder: ValueEncoder
    ) throws -> EncodedValue {
        // SAFETY: the caller vouches for the type.
        let array = address.assumingMemoryBound(to: Self.self).pointee
        if let scalars = array as? any ScalarArray, let encoded = scalars.encoded { return encoded }
        let encoded = EncodedArray(capacity: array.count)
        for (position, element) in array.enumerated() {
            encoded.append(try encoder.element(element, position: position))
        }
        return .array(encoded)
    }
}

extension Dictionary: CollectionEncoding where Key == String, Value: Encodable {
    static func encoded(
        _ address: UnsafeRawPointer,
        in encoder: ValueEncoder
    ) throws -> EncodedValue {
        // SAFETY: the caller vouches for the type.
        let dictionary = address.assumingMemoryBound(to: Self.self).pointee
        let object = EncodedObject(capacity: dictionary.count)
        for (key, value) in dictionary {
            let encoded = try encoder.member(value, AnyKey(stringValue: key))
            object.append(unique: key, encoded)
        }
        return .object(object)
    }
}

/// An array of scalars that is kept as it is.
private protocol ScalarArray {
    /// Nil if it holds a number that JSON has no form for.
    var encoded: EncodedValue? { get }
}

extension Array: ScalarArray where Element: EncodableScalar {
    fileprivate var encoded: EncodedValue? {
        if let integers = self as? [Int] { return .integers(integers) }
        if let strings = self as? [String] { return .strings(strings) }
        if let doubles = self as? [Double] {
            return doubles.allSatisfy(\.isFinite) ? .doubles(doubles) : nil
        }
        let values = EncodedArray(capacity: count)
        for element in self {
            guard let value = element.encoded else { return nil }
            values.append(value)
        }
        return .array(values)
    }
}
