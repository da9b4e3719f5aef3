/// A key of a type of the user's, where its caller has it.
///
/// To keep a key as an `any CodingKey` would copy it for each value, for a path that hardly anyone asks for.
///
/// SAFETY: whoever makes one forgets it before the address is no longer good.
struct BorrowedKey {
    private let address: UnsafeRawPointer
    private let type: any CodingKey.Type

    init<Key: CodingKey>(_ address: UnsafePointer<Key>) {
        self.address = UnsafeRawPointer(address)
        type = Key.self
    }

    /// The key, to keep.
    var key: any CodingKey { type.load(at: address) }
}

extension CodingKey {
    fileprivate static func load(at address: UnsafeRawPointer) -> any CodingKey {
        address.assumingMemoryBound(to: Self.self).pointee
    }
}
