/// Takes the members of an object, by the keys of a type.
struct KeyedEncoding<Key: CodingKey>: MemberEncoding {
    /// Nothing but one reference: the standard library copies the container for each call.
    ///
    /// - Precondition: it encodes an object.
    let encoder: ValueEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) throws {
        encoder.setMember(key) { writer, key in
            if let key { writer.key(key) }
            writer.writeNull()
        }
    }

    // Inlined where the standard library asks for one type: what is generic in the key alone is
    // not made for each type by itself.
    @inline(__always)
    func encode<T: EncodableScalar>(_ value: T, forKey key: Key) throws {
        try scalar(value, key)
    }

    // The standard library has answers of its own for these.
    func encode(_ value: Int128, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: UInt128, forKey key: Key) throws { try scalar(value, key) }

    @inline(__always)
    func scalar<T: EncodableScalar>(_ value: T, _ key: Key) throws {
        guard value.hasText else { return try set(encoder.nonConforming(value, key), key) }
        set(value, key)
    }

    @inline(__always)
    private func set<T: EncodableScalar>(_ value: T, _ key: Key) {
        encoder.setMember(key) { writer, key in
            if let key { value.write(to: &writer, after: key) } else { value.write(to: &writer) }
        }
    }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        try encoder.encodeMember(value, key)
    }

    // MARK: Containers

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder.nested(encoder.name(of: key), key, isArray: false).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.nested(encoder.name(of: key), key, isArray: true).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        encoder.laterMember(encoder.name(of: AnyKey.super), AnyKey.super)
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        encoder.laterMember(encoder.name(of: key), key)
    }
}
