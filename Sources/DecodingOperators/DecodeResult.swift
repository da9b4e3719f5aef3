import DecodingClassics

// Values in the world of results: a failure tells what is wrong, and its path where.

/// What a type makes of the member with this key, or why it does not.
///
/// ```swift
/// struct User {
///     let id: Int
///     let name: String
/// }
///
/// extension User: JSONValueDecodable {
///     static func createWithJSONValue(_ value: JSONValue) -> Result<User, JSONError> {
///         let json = value.result
///         return curry(User.init) <^> json <| "id" <*> json <| "name"
///     }
/// }
/// ```
public func <| <A: JSONValueDecodable>(json: JSONValueResult, key: String) -> Result<A, JSONError> {
    json <| [key]
}

/// What a type makes of the value at the end of these keys, or why it does not.
public func <| <A: JSONValueDecodable>(
    json: JSONValueResult,
    keys: [String]
) -> Result<A, JSONError> {
    json.member(at: keys).flatMap { value in
        A.createWithJSONValue(value).mapError { $0.prefixed(by: keys.map { .key($0) }) }
    }
}

/// What a parser reads in the value, or why it does not.
///
/// The whole value is written as text and read again, also for one `Field` of a large object. To
/// read one member, `json.decode(at: "key", with: parser)` writes no more than that.
@_disfavoredOverload
public func <| <Parser: JSONParser>(
    json: JSONValueResult,
    parser: Parser
) -> Result<Parser.Output, JSONError> {
    json.flatMap { value in parser.result(from: value) }
}

/// What a type makes of each element of an array, or why it does not.
///
/// The failure is that of the first wrong element. ``sequence(_:)->Result<[A],JSONError>`` collects
/// those of all.
public func <|| <A: JSONValueDecodable>(
    json: JSONValueResult,
    key: String
) -> Result<[A], JSONError> {
    json <| [key]
}

/// What a type makes of each element of the array at the end of these keys, or why it does not.
public func <|| <A: JSONValueDecodable>(
    json: JSONValueResult,
    keys: [String]
) -> Result<[A], JSONError> {
    json <| keys
}

/// What a type makes of the member with this key; nil whatever is wrong with it.
///
/// A wrong value gives no error, as in Argo. You will mostly want
/// ``<|?!(_:_:)-(JSONValueResult,String)``, which treats it as an error. If there is no value to look
/// into at all, that failure stays.
public func <|? <A: JSONValueDecodable>(
    json: JSONValueResult,
    key: String
) -> Result<A?, JSONError> {
    json <|? [key]
}

/// What a type makes of the value at the end of these keys; nil whatever is wrong with it.
public func <|? <A: JSONValueDecodable>(
    json: JSONValueResult,
    keys: [String]
) -> Result<A?, JSONError> {
    json.map { value in (value.result <| keys as Result<A, JSONError>).value }
}

/// What a type makes of each element of an array; nil whatever is wrong with it.
public func <||? <A: JSONValueDecodable>(
    json: JSONValueResult,
    key: String
) -> Result<[A]?, JSONError> {
    json <|? [key]
}

/// What a type makes of each element of the array at the end of these keys; nil if that is wrong.
public func <||? <A: JSONValueDecodable>(
    json: JSONValueResult,
    keys: [String]
) -> Result<[A]?, JSONError> {
    json <|? keys
}

/// What a type makes of the member with this key; nil if it is not there or `null`.
public func <|?! <A: JSONValueDecodable>(
    json: JSONValueResult,
    key: String
) -> Result<A?, JSONError> {
    json <|?! [key]
}

/// What a type makes of the value at the end of these keys; nil if it is not there or `null`.
public func <|?! <A: JSONValueDecodable>(
    json: JSONValueResult,
    keys: [String]
) -> Result<A?, JSONError> {
    json.flatMap { value in
        if case .some(.none) = value.optionalMember(at: keys) { return .success(nil) }
        return (value.result <| keys as Result<A, JSONError>).map { $0 }
    }
}

/// What a type makes of each element of an array; nil if it is not there or `null`.
public func <||?! <A: JSONValueDecodable>(
    json: JSONValueResult,
    key: String
) -> Result<[A]?, JSONError> {
    json <|?! [key]
}

/// What a type makes of each element of the array at the end of these keys.
public func <||?! <A: JSONValueDecodable>(
    json: JSONValueResult,
    keys: [String]
) -> Result<[A]?, JSONError> {
    json <|?! keys
}

extension Result where Success == JSONValue, Failure == JSONError {
    /// The value at the end of these keys; the failure has the path of the access that failed.
    fileprivate func member(at keys: [String]) -> JSONValueResult {
        var result = self
        for (index, key) in keys.enumerated() {
            result = result.flatMap { value in
                (value[key] as JSONValueResult).mapError {
                    $0.prefixed(by: keys[..<index].map { .key($0) })
                }
            }
        }
        return result
    }
}
