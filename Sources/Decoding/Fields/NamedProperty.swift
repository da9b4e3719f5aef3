/// The stored property that a field names by a key path.
@usableFromInline
struct NamedProperty: Sendable {
    /// The type that has the property.
    let root: any Any.Type
    /// Where the property lies in a value; nil if it is not stored there.
    let offset: Int?

    @usableFromInline
    init<Root, Value>(_ path: KeyPath<Root, Value> & Sendable) {
        root = Root.self
        offset = MemoryLayout<Root>.offset(of: path)
    }

    /// The name of the property, which is of this type, as the key of its field.
    ///
    /// - Precondition: it is a stored property of a struct, not part of one, and there is reflection
    ///   metadata.
    @usableFromInline
    func key(as type: any Any.Type) -> String {
        let name = offset.flatMap { StoredProperties.name(of: root, at: $0, as: type) }
        guard let name else {
            preconditionFailure("A property of \(root) has no name to take: give its field a key.")
        }
        return name
    }
}
