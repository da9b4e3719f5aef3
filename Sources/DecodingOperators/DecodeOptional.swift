import DecodingClassics

// Values in the world of optionals: nil means that something is wrong, and no more.

/// What a type makes of the member with this key; nil if it is not there, or wrong.
///
/// ```swift
/// let id: Int? = json <| "id"
/// ```
@inlinable
public func <| <A: JSONDecodable>(json: JSON, key: String) -> A? where A.DecodedType == A {
    json[key].flatMap { A.decode($0) }
}

/// What a type makes of the value at the end of these keys.
///
/// ```swift
/// let company: String? = json <| ["company", "name"]
/// ```
@inlinable
public func <| <A: JSONDecodable>(json: JSON, keys: [String]) -> A? where A.DecodedType == A {
    json.member(at: keys).flatMap { A.decode($0) }
}

/// What a parser reads in the value; nil if it refuses it.
///
/// The whole value is written as text and read again, also for one `Field` of a large object.
///
/// ```swift
/// let age: Int? = json <| Field("age") { Int.jsonParser() }
/// ```
@_disfavoredOverload
public func <| <Parser: JSONParser>(json: JSON, parser: Parser) -> Parser.Output? {
    try? parser.parse(json)
}

/// What a type makes of each element of an array; nil if it is not there, or one is wrong.
@inlinable
public func <|| <A: JSONDecodable>(json: JSON, key: String) -> [A]? where A.DecodedType == A {
    json[key].flatMap { [A].decode($0) }
}

/// What a type makes of each element of the array at the end of these keys.
@inlinable
public func <|| <A: JSONDecodable>(json: JSON, keys: [String]) -> [A]? where A.DecodedType == A {
    json.member(at: keys).flatMap { [A].decode($0) }
}

/// What a type makes of the member with this key; a success with nil if it is not there, or wrong.
///
/// A wrong value gives no error, as in Argo. You will mostly want ``<|?!(_:_:)-(JSON,String)``, which
/// treats it as an error.
@inlinable
public func <|? <A: JSONDecodable>(json: JSON, key: String) -> A?? where A.DecodedType == A {
    .some(json <| key)
}

/// What a type makes of the value at the end of these keys; a success with nil if it is not there.
@inlinable
public func <|? <A: JSONDecodable>(json: JSON, keys: [String]) -> A?? where A.DecodedType == A {
    .some(json <| keys)
}

/// What a type makes of each element of an array; a success with nil if it is not there, or wrong.
@inlinable
public func <||? <A: JSONDecodable>(json: JSON, key: String) -> [A]?? where A.DecodedType == A {
    .some(json <|| key)
}

/// What a type makes of each element of the array at the end of these keys.
@inlinable
public func <||? <A: JSONDecodable>(json: JSON, keys: [String]) -> [A]?? where A.DecodedType == A {
    .some(json <|| keys)
}

/// What a type makes of the member with this key; a success with nil if it is not there or `null`.
///
/// Nil if it is there and wrong.
///
/// ```swift
/// curry(Account.init) <^> json <| "id" <*> json <|?! "email"
/// ```
@inlinable
public func <|?! <A: JSONDecodable>(json: JSON, key: String) -> A?? where A.DecodedType == A {
    json <|?! [key]
}

/// What a type makes of the value at the end of these keys; nil if it is there and wrong.
///
/// That a value on the way has no members is wrong; that a member is not there or `null` is not.
@inlinable
public func <|?! <A: JSONDecodable>(json: JSON, keys: [String]) -> A?? where A.DecodedType == A {
    json.optionalMember(at: keys).flatMap { member in
        guard let member else { return .some(nil) }
        return A.decode(member).map { .some($0) }
    }
}

/// What a type makes of each element of an array; a success with nil if it is not there or `null`.
@inlinable
public func <||?! <A: JSONDecodable>(json: JSON, key: String) -> [A]?? where A.DecodedType == A {
    json <|?! [key] as [A]??
}

/// What a type makes of each element of the array at the end of these keys.
@inlinable
public func <||?! <A: JSONDecodable>(json: JSON, keys: [String]) -> [A]?? where A.DecodedType == A {
    json <|?! keys as [A]??
}

extension JSONValue {
    @usableFromInline
    func member(at keys: [String]) -> JSONValue? {
        var value = self
        for key in keys {
            guard let next = value[key] else { return nil }
            value = next
        }
        return value
    }

    /// Nil if the way is wrong; a success with nil if there is nothing at its end.
    @usableFromInline
    func optionalMember(at keys: [String]) -> JSONValue?? {
        // Not `nil`, which is a JSON `null` wherever a JSONValue may stand.
        let nothing = JSONValue?.none
        var value = self
        for key in keys {
            if value.isNull { return .some(nothing) }
            guard case .object(let object) = value else { return .none }
            guard let next = object[key] else { return .some(nothing) }
            value = next
        }
        return .some(value.isNull ? nothing : value)
    }
}
