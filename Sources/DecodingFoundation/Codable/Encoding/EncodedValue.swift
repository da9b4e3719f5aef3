import FastJSON

/// A value that was encoded, and is not written yet.
///
/// A scalar, or a tree: for types that write to several containers in turn, or to one key twice, and
/// where keys are sorted.
enum EncodedValue {
    case null
    case boolean(Bool)
    case integer(Int64)
    case unsigned(UInt64)
    /// Finite ones only.
    case double(Double)
    case float(Float)
    /// A number of another type, as its text.
    case number(String)
    case string(String)
    case integers([Int])
    /// Finite ones only.
    case doubles([Double])
    case strings([String])
    case json(JSONValue)
    case array(EncodedArray)
    case object(EncodedObject)
    /// What the type may still be writing to.
    case later(EncodedSlot)
}

/// The elements of an array, to which more may come.
final class EncodedArray {
    private(set) var elements: ContiguousArray<EncodedValue> = []

    func append(_ value: EncodedValue) {
        elements.append(value)
    }
}

/// The place of a value that is encoded after others.
final class EncodedSlot {
    /// What was encoded so far; an empty object if that is nothing.
    var value = EncodedValue.object(EncodedObject())
}
