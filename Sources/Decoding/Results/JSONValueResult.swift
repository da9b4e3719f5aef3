import FastJSON

/// A value, or why there is none.
///
/// ```swift
/// let name = JSONValue.parse(bytes)["people"][0]["name"].string  // Result<String, JSONError>
/// ```
///
/// A failure passes through everything that follows it, unchanged. Its path is that of the access
/// that failed, seen from the value on which it was tried; ``FastJSON/JSONValue/string(at:)`` and
/// its kin know the whole path.
public typealias JSONValueResult = Result<JSONValue, JSONError>

extension Result where Success == JSONValue, Failure == JSONError {
    /// The value of the member with this key.
    ///
    /// Throws nothing: what is wrong is the failure. See ``FastJSON/JSONValue/subscript(_:)-(String)``.
    public subscript(key: String) -> JSONValueResult {
        flatMap { $0[key] as JSONValueResult }
    }

    /// The element at this index.
    public subscript(index: Int) -> JSONValueResult {
        flatMap { $0[index] as JSONValueResult }
    }

    /// A result is only read.
    @available(
        *,
        unavailable,
        message:
            "a result cannot be changed: write value[\"a\"]?[\"b\"] = x, or value.set(x, at: \"/a/b\")"
    )
    public subscript(key: String) -> JSONValue? {
        get { nil }
        nonmutating set {}
    }

    /// A result is only read.
    @available(
        *,
        unavailable,
        message: "a result cannot be changed: write value[0]?[1] = x, or value.set(x, at: \"/0/1\")"
    )
    public subscript(index: Int) -> JSONValue? {
        get { nil }
        nonmutating set {}
    }

    /// The elements of an array.
    ///
    /// The failure of another value is `JSONError.Code.typeMismatch`; so it is for all
    /// the properties that follow.
    public var array: Result<[JSONValue], JSONError> { convert(to: "Array", \.array) }

    /// The members of an object; of a key that stands there twice, the last.
    public var dictionary: Result<[String: JSONValue], JSONError> {
        convert(to: "Dictionary", \.dictionary)
    }

    /// The members of an object, in order.
    public var object: Result<JSONValue.Object, JSONError> { convert(to: "Object", \.object) }

    /// The string.
    public var string: Result<String, JSONError> { convert(to: "String", \.string) }

    /// The truth value.
    public var bool: Result<Bool, JSONError> { convert(to: "Bool", \.bool) }

    /// The number, if it is written as an integer and fits `Int`.
    public var int: Result<Int, JSONError> { convert(to: "Int", \.int) }

    /// The number as the nearest `Double`.
    public var double: Result<Double, JSONError> { convert(to: "Double", \.double) }

    /// The number as the nearest `Double`; the same as ``double``, as Freddy has both.
    ///
    /// For all its digits take `map(\.number)`.
    public var number: Result<Double, JSONError> { convert(to: "Number", \.double) }

    @inline(__always)
    private func convert<New>(
        to type: String,
        _ read: (JSONValue) -> New?
    ) -> Result<New, JSONError> {
        switch self {
        case .success(let value):
            guard let new = read(value) else { return .failure(.notConvertible(value, to: type)) }
            return .success(new)
        case .failure(let error): return .failure(error)
        }
    }
}

extension JSONValue {
    /// This value as a success, for chains of results.
    public var result: JSONValueResult { .success(self) }

    /// The value of the member with this key, or why there is none.
    ///
    /// ```swift
    /// let name = value["name"].string                  // Result<String, JSONError>
    /// let person: JSONValueResult = value["person"]
    /// ```
    ///
    /// Where either would do, the subscript that returns an optional is meant. The failure is
    /// `JSONError.Code.missingKey`, or `JSONError.Code.unexpectedType` if this
    /// is no object.
    @_disfavoredOverload
    public subscript(key: String) -> JSONValueResult {
        guard case .object(let object) = self else {
            return .failure(.notSubscriptable(self, with: .key(key)))
        }
        return object[key].map(Result.success) ?? .failure(.noMember(key))
    }

    /// The element at this index, or why there is none.
    ///
    /// The failure is `JSONError.Code.indexOutOfBounds`, also for a negative index, or
    /// `JSONError.Code.unexpectedType` if this is no array.
    @_disfavoredOverload
    public subscript(index: Int) -> JSONValueResult {
        guard case .array(let elements) = self else {
            return .failure(.notSubscriptable(self, with: .index(index)))
        }
        return elements.indices.contains(index)
            ? .success(elements[index]) : .failure(.noElement(at: index))
    }

    /// The members of an object; of a key that stands there twice, the last.
    ///
    /// Linear.
    public var dictionary: [String: JSONValue]? {
        guard case .object(let object) = self else { return nil }
        return Dictionary(object.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }
}

extension JSONValue {
    /// Reads a document, in the words of Freddy.
    ///
    /// The same as `JSONValue.parse(_:)`, but that a failure also says that it is one of parsing.
    ///
    /// ```swift
    /// let json = JSONValue.createJSONValueFrom(bytes)
    /// let matt = json["people"][0]["name"].string
    /// ```
    public static func createJSONValueFrom(
        _ bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions()
    ) -> JSONValueResult {
        parse(bytes, options: options).mapError(\.ofParsing)
    }
}

extension JSONError {
    /// The same failure, which also says that it is one of parsing.
    package var ofParsing: JSONError {
        saying("Could not parse `Data`. \(message)")
    }
}
