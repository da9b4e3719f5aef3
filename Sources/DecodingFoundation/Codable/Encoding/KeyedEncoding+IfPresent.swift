/// The standard library would make two calls for each of these.
extension KeyedEncoding {
    func encodeIfPresent<T: Encodable>(_ value: borrowing T?, forKey key: Key) throws {
        // To copy the value, the runtime would first look up its type.
        try borrow(value) { try encoder.encodeMember($0, key) }
    }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: Int128?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try optional(value, key) }
    func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws { try optional(value, key) }

    @inline(__always)
    private func optional<T: EncodableScalar>(_ value: T?, _ key: Key) throws {
        if let value { try scalar(value, key) }
    }
}

/// Calls the function with a value that is present, of which no copy is made.
@inline(__always)
private func borrow<Value: ~Copyable>(
    _ value: borrowing Value?,
    _ body: (borrowing Value) throws -> Void
) rethrows {
    switch value {
    case .some(let value): try body(value)
    case .none: break
    }
}
