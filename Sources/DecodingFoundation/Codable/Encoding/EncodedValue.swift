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

extension EncodedValue {
    /// The value as an array or an object to which more may come; nil if it is of another kind.
    func container(isArray: Bool) -> EncodedValue? {
        isArray ? array.map(EncodedValue.array) : object.map(EncodedValue.object)
    }

    private var array: EncodedArray? {
        switch self {
        case .array(let array): array
        case .integers(let values): EncodedArray(values.map { .integer(Int64($0)) })
        case .doubles(let values): EncodedArray(values.map { .double($0) })
        case .strings(let values): EncodedArray(values.map { .string($0) })
        case .json(.array(let values)): EncodedArray(values.map { .json($0) })
        case .later(let slot): slot.value.array
        default: nil
        }
    }

    private var object: EncodedObject? {
        switch self {
        case .object(let object): object
        case .json(.object(let members)): EncodedObject(members)
        case .later(let slot): slot.value.object
        default: nil
        }
    }
}

/// The elements of an array, to which more may come.
final class EncodedArray {
    private(set) var elements: ContiguousArray<EncodedValue>

    init(_ elements: [EncodedValue] = []) {
        self.elements = ContiguousArray(elements)
    }

    func append(_ value: EncodedValue) {
        elements.append(value)
    }
}

/// The place of a value that is encoded after others.
final class EncodedSlot {
    /// What was encoded so far; an empty object if that is nothing.
    var value = EncodedValue.object(EncodedObject())
}
