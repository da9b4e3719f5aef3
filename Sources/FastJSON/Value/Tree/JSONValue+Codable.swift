/// A value that any coder can read and write.
///
/// ```swift
/// struct Event: Codable {
///     var name: String
///     var payload: JSONValue
/// }
/// ```
@_documentation(visibility: internal)
extension JSONValue: Codable {
    /// Takes any value from a decoder.
    ///
    /// The members have the order in which the decoder gives them. With a decoder that is not ours,
    /// integers that fit no type of 128 bits become `Double`. `JSONDecoder` also reads `1.0` and `1e2` as
    /// integers and `-0` as `0`, and a key strategy of it changes the keys.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: MemberKey.self) {
            let members = try container.allKeys.map { key in
                (key: key.stringValue, value: try container.decode(JSONValue.self, forKey: key))
            }
            self = .object(Object(members))
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [JSONValue] = []
            while !container.isAtEnd {
                elements.append(try container.decode(JSONValue.self))
            }
            self = .array(elements)
        } else {
            self = try JSONValue(scalarIn: decoder.singleValueContainer())
        }
    }

    private init(scalarIn container: any SingleValueDecodingContainer) throws {
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(UInt128.self) {
            self = .number(Number(checked: value.description))
        } else if let value = try? container.decode(Int128.self) {
            self = .number(Number(checked: value.description))
        } else if let value = try? container.decode(Double.self) {
            self = .float(value)
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    /// Gives the value to an encoder.
    ///
    /// With an encoder that is not ours, an integer that fits no type of 128 bits is an
    /// `EncodingError.invalidValue`, other numbers become `Double`, and a key strategy of it changes the
    /// keys.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        case .object(let object):
            var container = encoder.container(keyedBy: MemberKey.self)
            for member in object {
                try container.encode(member.value, forKey: MemberKey(stringValue: member.key))
            }
        default:
            var container = encoder.singleValueContainer()
            try encodeScalar(to: &container)
        }
    }

    private func encodeScalar(to container: inout any SingleValueEncodingContainer) throws {
        switch self {
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .float(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .number(let number):
            let isNegative = number.text.utf8.first == UInt8(ascii: "-")
            if let value: UInt128 = number.integer(), value > 0 || !isNegative {
                try container.encode(value)
            } else if let value: Int128 = number.integer(), value < 0 {
                try container.encode(value)
            } else if number.isInteger, number.double != 0 {
                throw EncodingError.invalidValue(
                    self,
                    EncodingError.Context(
                        codingPath: container.codingPath,
                        debugDescription: "The number \(errorText) fits no type of integers."
                    )
                )
            } else {
                // Only here `-0` keeps its sign.
                try container.encode(number.double ?? (isNegative ? -.infinity : .infinity))
            }
        default: try container.encodeNil()
        }
    }

    /// Any key.
    private struct MemberKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) { nil }
    }
}
