import FastJSON

/// The members of an object, by the keys of a type.
struct KeyedContainer<Key: CodingKey>: MemberDecoding {
    /// Nothing but one reference: the standard library copies the container for each call.
    ///
    /// - Precondition: its value is an object.
    let decoder: NodeDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
        decoder.memberKeys.compactMap { Key(stringValue: $0) }
    }

    func contains(_ key: Key) -> Bool { find(key) > 0 }

    @inline(__always)
    private func place(of key: Key) -> MemberPlace {
        unsafe decoder.knownKeys.place(of: key, in: decoder)
    }

    /// The place of the value of a key; 0 if there is none.
    @inline(__always)
    func find(_ key: Key) -> Int { unsafe place(of: key).index }

    private func require(_ key: Key) throws -> Int {
        let index = find(key)
        guard index > 0 else { throw decoder.missing(key) }
        return index
    }

    /// The decoder of the value of a key.
    func inner(_ key: Key) throws -> NodeDecoder {
        NodeDecoder(try require(key), in: decoder, key)
    }

    // MARK: Values

    func decodeNil(forKey key: Key) throws -> Bool {
        try unsafe decoder.reader.kind(at: require(key)) == .null
    }

    // Inlined where the standard library asks for one type: what is generic in the key alone is
    // not made for each type by itself.
    @inline(__always)
    func decode<T: JSONScalar>(_ type: T.Type, forKey key: Key) throws -> T {
        try scalar(type, key)
    }

    @inline(__always)
    func scalar<T: JSONScalar>(_ type: T.Type, _ key: Key) throws -> T {
        let index = find(key)
        if index > 0, let value = unsafe T.value(at: index, in: decoder.reader) { return value }
        return try T.lenientValue(of: inner(key))
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let place = unsafe place(of: key)
        guard unsafe place.index > 0 else { throw decoder.missing(key) }
        return try unsafe decoder.decode(type, at: place, key)
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        let place = unsafe place(of: key)
        guard unsafe place.index > 0, unsafe decoder.reader.kind(at: place.index) != .null else {
            return nil
        }
        return try unsafe decoder.decode(type, at: place, key)
    }

    // MARK: Containers

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try inner(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try inner(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        superDecoder(AnyKey.super)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        superDecoder(key)
    }

    private func superDecoder(_ key: any CodingKey) -> any Decoder {
        let index = decoder.memberIndex(key.stringValue)
        return decoder.superDecoder(at: index > 0 ? index : NodeDecoder.absent, key)
    }
}
