import Decoding

/// A type that can be made from a value; nil if the value does not fit.
///
/// ```swift
/// enum RoleType: String {
///     case admin, user
/// }
///
/// extension RoleType: JSONDecodable {
///     static func decode(_ json: JSONValue) -> RoleType? {
///         json.string.flatMap(RoleType.init(rawValue:))
///     }
/// }
/// ```
///
/// The operators of the module `DecodingOperators` put such types together. Nil does not tell what is
/// wrong. ``JSONValueDecodable`` tells that, and a `ParsePrint` also tells where.
public protocol JSONDecodable {
    /// The type that is made; mostly the type itself.
    associatedtype DecodedType = Self
    /// Makes an instance of what the value holds.
    static func decode(_ json: JSONValue) -> DecodedType?
}

extension JSONDecodable
where Self: RawRepresentable, RawValue: JSONDecodable, RawValue.DecodedType == RawValue {
    /// Makes an instance from its raw value.
    @inlinable
    public static func decode(_ json: JSONValue) -> Self? {
        RawValue.decode(json).flatMap(Self.init(rawValue:))
    }
}

extension JSONDecodable where Self: FixedWidthInteger {
    /// The number, if it is written as an integer and fits.
    @inlinable
    public static func decode(_ json: JSONValue) -> Self? { json.integer() }
}

extension JSONValue: JSONDecodable {
    /// The value itself.
    @inlinable
    public static func decode(_ json: JSONValue) -> JSONValue? { json }
}

extension String: JSONDecodable {
    /// The string.
    @inlinable
    public static func decode(_ json: JSONValue) -> String? { json.string }
}

extension Bool: JSONDecodable {
    /// The Boolean.
    @inlinable
    public static func decode(_ json: JSONValue) -> Bool? { json.bool }
}

extension Double: JSONDecodable {
    /// The number as the nearest `Double`.
    @inlinable
    public static func decode(_ json: JSONValue) -> Double? { json.double }
}

extension Float: JSONDecodable {
    /// The number as the nearest `Float`; nil if it is beyond its range.
    ///
    /// It is rounded once: for a `JSONValue.float`, it is the nearest to this `Double`; for a
    /// `JSONValue.number`, it is the nearest to the text.
    public static func decode(_ json: JSONValue) -> Float? { json.float }
}

extension Int: JSONDecodable {}
extension Int8: JSONDecodable {}
extension Int16: JSONDecodable {}
extension Int32: JSONDecodable {}
extension Int64: JSONDecodable {}
extension UInt: JSONDecodable {}
extension UInt8: JSONDecodable {}
extension UInt16: JSONDecodable {}
extension UInt32: JSONDecodable {}
extension UInt64: JSONDecodable {}

extension Array: JSONDecodable where Element: JSONDecodable, Element.DecodedType == Element {
    /// All elements, or nil if one is wrong.
    @inlinable
    public static func decode(_ json: JSONValue) -> [Element]? {
        guard case .array(let values) = json else { return nil }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for value in values {
            guard let element = Element.decode(value) else { return nil }
            elements.append(element)
        }
        return elements
    }
}

extension Dictionary: JSONDecodable
where Key == String, Value: JSONDecodable, Value.DecodedType == Value {
    /// All members, or nil if one is wrong; of a repeated key, the last.
    ///
    /// Also nil for keys that Swift takes for equal, such as precomposed and decomposed `é`, and for one
    /// with characters beyond ASCII and more than 4,096 bytes.
    @inlinable
    public static func decode(_ json: JSONValue) -> [String: Value]? {
        guard case .object(let object) = json, DictionaryKeys.longKey(in: object) == nil else {
            return nil
        }
        var members: [String: Value] = [:]
        members.reserveCapacity(object.count)
        var lastPositions = LastPositions()
        for (position, (key, value)) in object.enumerated() {
            if let member = Value.decode(value) {
                members[key] = member
            } else if lastPositions.isLast(position, in: object) {
                return nil
            }
        }
        return DictionaryKeys.collision(in: object, of: members.count) == nil ? members : nil
    }
}
