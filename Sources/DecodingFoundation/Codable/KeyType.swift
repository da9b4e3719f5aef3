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
    /// Where an `any MemberDecoding<Key>.Type` is, an `any MemberEncoding<Key>.Type`, and an
    /// `any ContainerCopying<KeyedEncodingContainer<Key>>.Type`.
    ///
    /// Like everything in a table, they are never freed.
    private let decoding: UnsafeRawPointer
    private let encoding: UnsafeRawPointer
    private let copying: UnsafeRawPointer
    /// Its keys, if their values are one byte.
    let keys: CodedKeys

    init<Key: CodingKey>(_ type: Key.Type) {
        id = ObjectIdentifier(Key.self)
        let decoding = UnsafeMutablePointer<any MemberDecoding<Key>.Type>.allocate(capacity: 1)
        unsafe decoding.initialize(to: KeyedContainer<Key>.self)
        unsafe self.decoding = UnsafeRawPointer(decoding)
        let encoding = UnsafeMutablePointer<any MemberEncoding<Key>.Type>.allocate(capacity: 1)
        unsafe encoding.initialize(to: KeyedEncoding<Key>.self)
        unsafe self.encoding = UnsafeRawPointer(encoding)
        typealias Copying = any ContainerCopying<KeyedEncodingContainer<Key>>.Type
        let copying = UnsafeMutablePointer<Copying>.allocate(capacity: 1)
        unsafe copying.initialize(to: ContainerCopies<KeyedEncodingContainer<Key>>.self)
        unsafe self.copying = UnsafeRawPointer(copying)
        keys = CodedKeys(of: type)
    }

    static let table = TypeTable<KeyType>()

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
        return unsafe make(container.pointee, of: decoder)
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
        if unsafe encoder.isUsedAgain {
            // SAFETY: as above.
            let copies = unsafe facts.pointee.copying.assumingMemoryBound(
                to: (any ContainerCopying<KeyedEncodingContainer<Key>>.Type).self
            )
            if let spare = unsafe encoder.containers.find(facts) {
                return unsafe copies.pointee.copy(spare)
            }
            return unsafe makeSpare(container.pointee, copies.pointee, facts, of: encoder)
        }
        return unsafe make(container.pointee, of: encoder)
    }

    /// Makes a container that its encoder keeps.
    @inline(never)
    private static func makeSpare<Key: CodingKey>(
        _ type: any MemberEncoding<Key>.Type,
        _ copies: any ContainerCopying<KeyedEncodingContainer<Key>>.Type,
        _ facts: UnsafePointer<KeyType>,
        of encoder: ValueEncoder
    ) -> KeyedEncodingContainer<Key> {
        let container = make(type, of: encoder)
        guard SpareContainers.canKeep(container) else { return container }
        unsafe withUnsafePointer(to: container) {
            // SAFETY: a container that can be kept is one reference.
            let object = unsafe UnsafeRawPointer($0).assumingMemoryBound(to: AnyObject.self)
            unsafe encoder.containers.keep(object.pointee, for: facts, of: encoder)
        }
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
