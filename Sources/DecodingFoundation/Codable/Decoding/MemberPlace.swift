/// Where a member of an object is.
@unsafe
struct MemberPlace {
    /// The place of its value on the tape; 0 if there is no such member.
    let index: Int
    /// Its key, if that is known.
    let key: UnsafePointer<CodedKey>?
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
