/// Takes the members of an object, by the keys of a type.
struct KeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    /// Nothing but one reference: the standard library copies the container for each call.
    ///
    /// - Precondition: it encodes an object.
    let encoder: ValueEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    @inline(__always)
    private func text(of key: Key) -> String {
        encoder.convertsKeys ? encoder.context.text(of: key, in: encoder) : key.stringValue
    }

    private func set(_ key: Key, _ value: EncodedValue) {
        encoder.object.set(text(of: key), value)
    }

    func encodeNil(forKey key: Key) throws {
        set(key, .null)
    }

    // Inlined where the standard library asks for one type: what is generic in the key alone is
    // not made for each type by itself.
    @inline(__always)
    func encode<T: EncodableScalar>(_ value: T, forKey key: Key) throws {
        set(key, try value.encoded ?? encoder.nonConforming(value, key))
    }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        set(key, try encoder.member(value, key))
    }

    // MARK: Containers

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        nested(key) { if case .object = $0 { true } else { false } }.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        nested(key) { if case .array = $0 { true } else { false } }.unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        later(AnyKey.super, AnyKey.super.stringValue)
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        later(key, text(of: key))
    }

    /// The encoder of a container inside; of one that is there already, if it is of the right kind.
    private func nested(_ key: Key, _ isRight: (EncodedValue) -> Bool) -> ValueEncoder {
        let text = text(of: key)
        guard case .later(let slot) = encoder.object.value(of: text), isRight(slot.value) else {
            return later(key, text)
        }
        let nested = ValueEncoder(in: encoder, key, slot)
        nested.resume(slot.value)
        return nested
    }

    /// An encoder whose value comes into its place later.
    private func later(_ key: any CodingKey, _ text: String) -> ValueEncoder {
        let slot = EncodedSlot()
        encoder.object.set(text, .later(slot))
        return ValueEncoder(in: encoder, key, slot)
    }
}
