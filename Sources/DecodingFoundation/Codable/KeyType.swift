import Synchronization

/// A container of members that is made of the decoder of an object alone.
protocol MemberDecoding<Key>: KeyedDecodingContainerProtocol {
    init(decoder: NodeDecoder)
}

/// A container of members that is made of the encoder of an object alone.
protocol MemberEncoding<Key>: KeyedEncodingContainerProtocol {
    init(encoder: ValueEncoder)
}

/// The containers for one type of keys.
///
/// In code that is generic in the keys, the runtime would look up the type of the container and its
/// conformance for each object, which takes longer than finding a member.
@safe
struct KeyType: TypeFacts {
    let id: ObjectIdentifier
    /// Where an `any MemberDecoding<Key>.Type` and an `any MemberEncoding<Key>.Type` are.
    ///
    /// Like everything in a table, they are never freed.
    private let decoding: UnsafeRawPointer
    private let encoding: UnsafeRawPointer
    /// Where an `any ContainerCopying<KeyedDecodingContainer<Key>>.Type` is, and the same for encoding.
    private let decodingCopies: UnsafeRawPointer
    private let encodingCopies: UnsafeRawPointer
    /// Its keys, if their values are one byte.
    let keys: CodedKeys
    /// The number of the type among all types of keys.
    let number: Int

    init<Key: CodingKey>(_ type: Key.Type) {
        id = ObjectIdentifier(Key.self)
        unsafe decoding = KeyType.address(
            of: KeyedContainer<Key>.self as any MemberDecoding<Key>.Type
        )
        unsafe encoding = KeyType.address(
            of: KeyedEncoding<Key>.self as any MemberEncoding<Key>.Type
        )
        typealias DecodingCopies = any ContainerCopying<KeyedDecodingContainer<Key>>.Type
        unsafe decodingCopies = KeyType.address(
            of: ContainerCopies<KeyedDecodingContainer<Key>>.self as DecodingCopies
        )
        typealias EncodingCopies = any ContainerCopying<KeyedEncodingContainer<Key>>.Type
        unsafe encodingCopies = KeyType.address(
            of: ContainerCopies<KeyedEncodingContainer<Key>>.self as EncodingCopies
        )
        keys = CodedKeys(of: type)
        number = KeyType.count.add(1, ordering: .relaxed).oldValue
    }

    private static func address<Value>(of value: Value) -> UnsafeRawPointer {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        unsafe memory.initialize(to: value)
        return UnsafeRawPointer(memory)
    }

    static let table = TypeTable<KeyType>()
    private static let count = Atomic(0)
    private static let decodingLayout = ContainerLayout()
    private static let encodingLayout = ContainerLayout()

    /// Makes a container of the members of the value of a decoder.
    ///
    /// - Precondition: the value is an object.
    @inline(__always)
    static func container<Key: CodingKey>(
        _ type: Key.Type,
        of decoder: NodeDecoder
    ) -> KeyedDecodingContainer<Key> {
        let facts = unsafe table.facts(of: Key.self) { KeyType(Key.self) }
        // SAFETY: the facts are those of `Key` itself: the argument may be the type of a subclass.
        let container = unsafe facts.pointee.decoding.assumingMemoryBound(
            to: (any MemberDecoding<Key>.Type).self
        )
        unsafe decoder.expect(facts.pointee.keys)
        guard unsafe decoder.isUsedAgain else { return unsafe make(container.pointee, of: decoder) }
        // SAFETY: as above.
        let copies = unsafe facts.pointee.decodingCopies.assumingMemoryBound(
            to: (any ContainerCopying<KeyedDecodingContainer<Key>>.Type).self
        )
        if let spare = unsafe decoder.containers.find(facts) {
            return unsafe copies.pointee.copy(spare)
        }
        return unsafe makeSpare(container.pointee, facts, of: decoder)
    }

    /// Makes a container that encodes members by an encoder.
    ///
    /// - Precondition: the encoder has begun an object.
    @inline(__always)
    static func container<Key: CodingKey>(
        _ type: Key.Type,
        of encoder: ValueEncoder
    ) -> KeyedEncodingContainer<Key> {
        let facts = unsafe encoder.text.pointee.keyType(Key.self)
        unsafe encoder.expect(facts)
        // SAFETY: as above.
        let container = unsafe facts.pointee.encoding.assumingMemoryBound(
            to: (any MemberEncoding<Key>.Type).self
        )
        guard unsafe encoder.isUsedAgain else { return unsafe make(container.pointee, of: encoder) }
        // SAFETY: as above.
        let copies = unsafe facts.pointee.encodingCopies.assumingMemoryBound(
            to: (any ContainerCopying<KeyedEncodingContainer<Key>>.Type).self
        )
        if let spare = unsafe encoder.containers.find(facts) {
            return unsafe copies.pointee.copy(spare)
        }
        return unsafe makeSpare(container.pointee, facts, of: encoder)
    }

    /// Makes a container that its decoder keeps.
    @inline(never)
    private static func makeSpare<Key: CodingKey>(
        _ type: any MemberDecoding<Key>.Type,
        _ facts: UnsafePointer<KeyType>,
        of decoder: NodeDecoder
    ) -> KeyedDecodingContainer<Key> {
        let container = make(type, of: decoder)
        unsafe decoder.containers.keep(container, decodingLayout, for: facts, of: decoder)
        return container
    }

    /// Makes a container that its encoder keeps.
    @inline(never)
    private static func makeSpare<Key: CodingKey>(
        _ type: any MemberEncoding<Key>.Type,
        _ facts: UnsafePointer<KeyType>,
        of encoder: ValueEncoder
    ) -> KeyedEncodingContainer<Key> {
        let container = make(type, of: encoder)
        unsafe encoder.containers.keep(container, encodingLayout, for: facts, of: encoder)
        return container
    }

    @inline(__always)
    private static func make<Container: MemberDecoding>(
        _ type: Container.Type,
        of decoder: NodeDecoder
    ) -> KeyedDecodingContainer<Container.Key> {
        KeyedDecodingContainer(type.init(decoder: decoder))
    }

    @inline(__always)
    private static func make<Container: MemberEncoding>(
        _ type: Container.Type,
        of encoder: ValueEncoder
    ) -> KeyedEncodingContainer<Container.Key> {
        KeyedEncodingContainer(type.init(encoder: encoder))
    }
}
