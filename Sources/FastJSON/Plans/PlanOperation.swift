/// How the value of a field is read.
///
/// Values of the standard types, and values that plans read, need no call into the parser.
package enum PlanOperation: Sendable {
    /// By the closures of the field.
    case closures
    case string, int, double, bool
    /// `null` gives nil.
    case optionalString, optionalInt, optionalDouble, optionalBool
    /// A string of the list, which is passed: no value is made of it.
    ///
    /// Anything else is left to the closures, and so are other spellings.
    case name(KeyList)
    /// An object or an array, by its own plan, or by code of its model.
    ///
    /// If the field has the image of a nil, `null` gives nil; otherwise, if the key may be missing,
    /// `null` gives the value for a missing key.
    case nested(NestedPlan)
}

extension PlanOperation {
    /// The operation in one byte; what it needs beside that is in the entry.
    enum Kind: UInt8, BitwiseCopyable {
        case closures
        case string, int, double, bool
        case optionalString, optionalInt, optionalDouble, optionalBool
        case name
        case object, elements, array, map, model

        /// True for an optional of a standard type.
        var isOptional: Bool {
            switch self {
            case .optionalString, .optionalInt, .optionalDouble, .optionalBool: true
            default: false
            }
        }
    }

    var kind: Kind {
        switch self {
        case .closures: .closures
        case .string: .string
        case .int: .int
        case .double: .double
        case .bool: .bool
        case .optionalString: .optionalString
        case .optionalInt: .optionalInt
        case .optionalDouble: .optionalDouble
        case .optionalBool: .optionalBool
        case .name: .name
        case .nested(let plan):
            switch plan.content {
            case .object: .object
            case .elements: .elements
            case .array: .array
            case .map: .map
            case .model: .model
            }
        }
    }

    /// The plan of an object or array of its own; nil for other values.
    var nested: NestedPlan? {
        if case .nested(let plan) = self { plan } else { nil }
    }

    /// What the operation needs to read a value, without its type; nil for the standard types.
    var address: UnsafeRawPointer? {
        switch self {
        case .nested(let plan): unsafe plan.address
        case .name(let list): unsafe UnsafeRawPointer(Unmanaged.passUnretained(list).toOpaque())
        default: nil
        }
    }
}
