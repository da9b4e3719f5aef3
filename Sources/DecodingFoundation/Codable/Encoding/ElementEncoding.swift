/// Takes the elements of an array, one after the other.
struct ElementEncoding: UnkeyedEncodingContainer {
    /// - Precondition: it encodes an array.
    let encoder: ValueEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.array.elements.count }

    func encodeNil() throws {
        encoder.array.append(.null)
    }

    @inline(__always)
    func encode<T: EncodableScalar>(_ value: T) throws {
        let array = encoder.array
        array.append(
            try value.encoded ?? encoder.nonConforming(value, IndexKey(array.elements.count))
        )
    }

    func encode<T: Encodable>(_ value: T) throws {
        let array = encoder.array
        array.append(try encoder.element(value, position: array.elements.count))
    }

    // MARK: Containers

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        later().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        later().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { later() }

    /// An encoder whose value comes into its place later.
    private func later() -> ValueEncoder {
        let array = encoder.array
        let slot = EncodedSlot()
        let key = IndexKey(array.elements.count)
        array.append(.later(slot))
        return ValueEncoder(in: encoder, key, slot)
    }
}
