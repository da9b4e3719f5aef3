/// The six kinds of JSON values (RFC 8259 §3).
public enum JSONKind: UInt8, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// `null`
    case null
    /// `true` or `false`
    case boolean
    /// A number, integer or not.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object.
    case object

    /// The name of the kind in lower case.
    public var description: String {
        switch self {
        case .null: "null"
        case .boolean: "boolean"
        case .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    /// The kind with its article, for messages.
    var phrase: String {
        switch self {
        case .null: "null"
        case .array, .object: "an \(self)"
        case .boolean, .number, .string: "a \(self)"
        }
    }
}
