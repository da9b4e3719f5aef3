import Decoding

/// A type that can be made from a value, or gives the reason why it cannot.
///
/// ```swift
/// struct Person {
///     let name: String
///     let age: Int
/// }
///
/// extension Person: JSONValueDecodable {
///     static func createWithJSONValue(_ value: JSONValue) -> Result<Person, JSONError> {
///         let name = value["name"].string
///         let age = value["age"].int
///         return name.bind { name in
///             age.map { age in Person(name: name, age: age) }
///         }
///     }
/// }
///
/// let people = try json.decodedArray(at: "people", as: Person.self)
/// ```
///
/// The tree of the value is built first. A `ParsePrint` needs none, is faster, and knows the place
/// of an error in the text.
public protocol JSONValueDecodable {
    /// Makes an instance of what the value holds.
    static func createWithJSONValue(_ value: JSONValue) -> Result<Self, JSONError>
}

extension JSONValueDecodable where Self: JSONDecodable, DecodedType == Self {
    /// Makes an instance the way ``JSONDecodable`` does, which does not tell what is wrong.
    @inlinable
    public static func createWithJSONValue(_ value: JSONValue) -> Result<Self, JSONError> {
        decode(value).map(Result.success) ?? .failure(.notConvertible(value, to: "\(Self.self)"))
    }
}

extension JSONValueDecodable where Self: RawRepresentable, RawValue: JSONValueDecodable {
    /// Makes an instance from its raw value.
    @inlinable
    public static func createWithJSONValue(_ value: JSONValue) -> Result<Self, JSONError> {
        RawValue.createWithJSONValue(value).flatMap { raw in
            Self(rawValue: raw).map(Result.success)
                ?? .failure(.notConvertible(value, to: "\(Self.self)"))
        }
    }
}

// For a type to which both of the above apply.
extension JSONValueDecodable
where Self: RawRepresentable & JSONDecodable, RawValue: JSONValueDecodable, DecodedType == Self {
    /// Makes an instance from its raw value.
    @inlinable
    public static func createWithJSONValue(_ value: JSONValue) -> Result<Self, JSONError> {
        decode(value).map(Result.success) ?? .failure(.notConvertible(value, to: "\(Self.self)"))
    }
}

extension JSONValue: JSONValueDecodable {
    /// The value itself.
    @inlinable
    public static func createWithJSONValue(_ value: JSONValue) -> Result<JSONValue, JSONError> {
        .success(value)
    }
}

extension String: JSONValueDecodable {}
extension Bool: JSONValueDecodable {}
extension Int: JSONValueDecodable {}
extension Int8: JSONValueDecodable {}
extension Int16: JSONValueDecodable {}
extension Int32: JSONValueDecodable {}
extension Int64: JSONValueDecodable {}
extension UInt: JSONValueDecodable {}
extension UInt8: JSONValueDecodable {}
extension UInt16: JSONValueDecodable {}
extension UInt32: JSONValueDecodable {}
extension UInt64: JSONValueDecodable {}
extension Double: JSONValueDecodable {}
extension Float: JSONValueDecodable {}

extension Array: JSONValueDecodable where Element: JSONValueDecodable {
    /// All elements, or the error of the first wrong one.
    @inlinable
    public static func createWithJSONValue(_ value: JSONValue) -> Result<[Element], JSONError> {
        guard case .array(let values) = value else {
            return .failure(.notConvertible(value, to: "Array"))
        }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            switch Element.createWithJSONValue(value) {
            case .success(let element): elements.append(element)
            case .failure(let error): return .failure(error.prefixed(by: [.index(index)]))
            }
        }
        return .success(elements)
    }
}

extension Dictionary: JSONValueDecodable where Key == String, Value: JSONValueDecodable {
    /// All members, or the error of the first wrong one; of a repeated key, the last.
    ///
    /// Keys that Swift takes for equal, such as precomposed and decomposed `é`, are an error, and so is a
    /// key with characters beyond ASCII and more than 4,096 bytes.
    @inlinable
    public static func createWithJSONValue(
        _ value: JSONValue
    ) -> Result<[String: Value], JSONError> {
        guard case .object(let object) = value else {
            return .failure(.notConvertible(value, to: "Dictionary"))
        }
        if let error = DictionaryKeys.longKey(in: object) { return .failure(error) }
        var members: [String: Value] = [:]
        members.reserveCapacity(object.count)
        var lastPositions = LastPositions()
        for (position, (key, value)) in object.enumerated() {
            switch Value.createWithJSONValue(value) {
            case .success(let member): members[key] = member
            case .failure(let error):
                if lastPositions.isLast(position, in: object) {
                    return .failure(error.prefixed(by: [.key(key)]))
                }
            }
        }
        return DictionaryKeys.collision(in: object, of: members.count).map(Result.failure)
            ?? .success(members)
    }
}

extension Optional: JSONValueDecodable where Wrapped: JSONValueDecodable {
    /// Nil for `null`.
    @inlinable
    public static func createWithJSONValue(_ value: JSONValue) -> Result<Wrapped?, JSONError> {
        value.isNull ? .success(nil) : Wrapped.createWithJSONValue(value).map { $0 }
    }
}
