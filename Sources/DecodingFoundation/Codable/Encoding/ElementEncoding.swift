/// Takes the elements of an array, one after the other.
struct ElementEncoding: UnkeyedEncodingContainer {
    /// - Precondition: it encodes an array.
    let encoder: ValueEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.count }

    func encodeNil() throws {
        encoder.append { $0.writeNull() }
    }

    @inline(__always)
    func encode<T: EncodableScalar>(_ value: T) throws { try scalar(value) }

    // The standard library has answers of its own for these.
    func encode(_ value: Int128) throws { try scalar(value) }
    func encode(_ value: UInt128) throws { try scalar(value) }

    @inline(__always)
    private func scalar<T: EncodableScalar>(_ value: T) throws {
        try encoder.write(value, IndexKey(count)) { encoder.append($0) }
    }

    func encode<T: Encodable>(_ value: T) throws {
        try encoder.encodeElement(value)
    }

    // MARK: Containers

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder.nestedElement().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        encoder.nestedElement().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder.laterElement() }
}
