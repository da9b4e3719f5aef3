/// Takes the elements of an array, one after the other.
struct ElementEncoding: UnkeyedEncodingContainer {
    /// - Precondition: it encodes an array.
    let encoder: ValueEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.count }

    func encodeNil() throws {
        try encoder.append(.null)
    }

    @inline(__always)
    func encode<T: EncodableScalar>(_ value: T) throws {
        try encoder.append(value.encoded ?? encoder.nonConforming(value, IndexKey(count)))
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
