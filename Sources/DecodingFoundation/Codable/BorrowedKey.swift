/// The key of a member, at the address where the caller has it.
///
/// Keeping each key as an `any CodingKey` would copy it for each value, and few programs ask for the path.
///
/// SAFETY: it is used, or copied by ``key``, only while the caller is at the value of the key.
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

/// The step from a value to one inside it, as long as the caller is at it.
@unsafe
enum DecodingStep {
    /// The position of an element.
    case element(Int)
    /// A key that is known.
    case known(UnsafePointer<CodedKey>)
    /// Any other key, which is not kept: see ``BorrowedKey``.
    case borrowed(BorrowedKey)

    /// The step as a key, to keep.
    var key: any CodingKey {
        switch unsafe self {
        case .element(let position): IndexKey(position)
        case .known(let known): unsafe known.pointee.key
        case .borrowed(let borrowed): unsafe borrowed.key
        }
    }
}
