import FastJSON

/// The elements of an array, one after the other.
///
/// Three words, so that it takes no allocation as an existential.
struct ElementContainer: UnkeyedDecodingContainer {
    private let decoder: NodeDecoder
    // A document has fewer than 4 Gi tokens.
    private var next: UInt32
    private let end: UInt32
    private var position: UInt32 = 0

    /// - Precondition: the value of the decoder is an array.
    init(decoder: NodeDecoder) {
        self.decoder = decoder
        next = unsafe UInt32(truncatingIfNeeded: decoder.index + 1)
        end = unsafe UInt32(truncatingIfNeeded: decoder.reader.endIndex(at: decoder.index))
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { unsafe decoder.reader.count(at: decoder.index) }
    var currentIndex: Int { Int(position) }
    var isAtEnd: Bool { next == end }

    @inline(__always)
    private mutating func advance() {
        let index = unsafe decoder.reader.nextIndex(after: Int(next))
        next = UInt32(truncatingIfNeeded: index)
        position &+= 1
    }

    /// The decoder of the next element.
    private func inner(for type: Any.Type) throws -> NodeDecoder {
        try checkNext(for: type)
        return NodeDecoder(Int(next), in: decoder, position: currentIndex)
    }

    /// Throws at the end.
    private func checkNext(for type: Any.Type) throws {
        guard isAtEnd else { return }
        throw DecodingError.valueNotFound(
            type,
            DecodingError.Context(
                codingPath: codingPath + [IndexKey(currentIndex)],
                debugDescription: "Unkeyed container is at end."
            )
        )
    }

    // MARK: Values

    mutating func decodeNil() throws -> Bool {
        try checkNext(for: Never.self)
        guard unsafe decoder.reader.kind(at: Int(next)) == .null else { return false }
        advance()
        return true
    }

    @inline(__always)
    mutating func decode<T: JSONScalar>(_ type: T.Type) throws -> T { try scalar(type) }

    // The standard library has answers of its own for these.
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try scalar(type) }
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar(type) }

    @inline(__always)
    private mutating func scalar<T: JSONScalar>(_ type: T.Type) throws -> T {
        // The end of an array is no scalar.
        let value =
            try unsafe T.value(at: Int(next), in: decoder.reader)
            ?? T.lenientValue(of: inner(for: type))
        // A scalar is one token.
        next &+= 1
        position &+= 1
        return value
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try checkNext(for: type)
        let value = try decoder.decodeElement(type, at: Int(next), position: currentIndex)
        advance()
        return value
    }

    // MARK: Containers

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let container = try inner(for: KeyedDecodingContainer<NestedKey>.self)
            .container(keyedBy: type)
        advance()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try inner(for: (any UnkeyedDecodingContainer).self).unkeyedContainer()
        advance()
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        try checkNext(for: (any Decoder).self)
        let inner = decoder.superDecoder(at: Int(next), IndexKey(currentIndex))
        advance()
        return inner
    }
}
