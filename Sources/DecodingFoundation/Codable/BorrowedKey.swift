/// The key of a member, at the address where the caller has it.
///
/// Keeping each key as an `any CodingKey` would copy it for each value, and few programs ask for the path.
///
/// SAFETY: whoever makes a borrowed key clears it before the address becomes invalid.
@unsafe
struct BorrowedKey {
    private let address: UnsafeRawPointer
    private let type: any CodingKey.Type

    init<Key: CodingKey>(_ address: UnsafePointer<Key>) {
        unsafe self.address = UnsafeRawPointer(address)
        unsafe type = Key.self
    }

    /// The key, to keep.
    var key: any CodingKey { unsafe type.load(at: address) }
}

extension CodingKey {
    fileprivate static func load(at address: UnsafeRawPointer) -> any CodingKey {
        unsafe address.assumingMemoryBound(to: Self.self).pointee
    }
}
