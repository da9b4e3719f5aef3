/// The type of the containers for one type of keys.
///
/// In code that is generic in the keys, the runtime would look up that type and its conformance for
/// each object, which takes longer than finding a member.
struct KeyedContainerType: TypeFacts {
    let id: ObjectIdentifier
    private let container: any MemberContainer.Type

    private init<Key: CodingKey>(_ type: Key.Type) {
        id = ObjectIdentifier(type)
        container = KeyedContainer<Key>.self
    }

    private static let table = TypeTable<KeyedContainerType>()

    /// Makes a container of the members of the value of a decoder.
    ///
    /// - Precondition: the value is an object.
    @inline(__always)
    static func container<Key: CodingKey>(
        of decoder: NodeDecoder,
        _ type: Key.Type
    ) -> KeyedDecodingContainer<Key> {
        let known = table.facts(of: type) { KeyedContainerType(type) }
        // SAFETY: these are the facts of the same type of keys. The cast changes only what the compiler
        // knows.
        let container = unsafeBitCast(
            known.pointee.container,
            to: (any MemberContainer<Key>.Type).self
        )
        return make(container, of: decoder)
    }

    @inline(__always)
    private static func make<Container: MemberContainer>(
        _ type: Container.Type,
        of decoder: NodeDecoder
    ) -> KeyedDecodingContainer<Container.Key> {
        KeyedDecodingContainer(type.init(decoder: decoder))
    }
}
