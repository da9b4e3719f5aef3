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

    /// The name of the property, as the key of its field.
    ///
    /// - Precondition: it is stored, and there is reflection metadata.
    @usableFromInline var key: String {
        guard let name = offset.flatMap({ StoredProperties.name(of: root, at: $0) }) else {
            preconditionFailure("A property of \(root) has no name to take: give its field a key.")
        }
        return name
    }
}
