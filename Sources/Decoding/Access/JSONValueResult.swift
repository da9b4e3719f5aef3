import FastJSON

/// A value, or the reason why there is none.
///
/// ```swift
/// let name = JSONValue.parse(bytes)["people"][0]["name"].string  // Result<String, JSONError>
/// ```
///
/// A failure passes through everything that follows it, unchanged. Its path is the path of the failed
/// access, relative to the value on which it was tried. ``FastJSON/JSONValue/string(at:)`` and similar
/// methods know the whole path.
public typealias JSONValueResult = Result<JSONValue, JSONError>

extension Result where Success == JSONValue, Failure == JSONError {
    /// The value of the member with this key.
    ///
    /// It does not throw: an error is returned as the failure. See
    /// ``FastJSON/JSONValue/subscript(_:)-(String)``.
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
    /// For a value of another kind, the failure is `JSONError.Code.typeMismatch`. The same holds for
    /// all the properties below.
    public var array: Result<[JSONValue], JSONError> { flatMap(AccessForm.array.read) }

    /// The members of an object; of a repeated key, the last, as in ``FastJSON/JSONValue/dictionary``.
    public var dictionary: Result<[String: JSONValue], JSONError> {
        flatMap(AccessForm.dictionary.read)
    }

    /// The members of an object, in order.
    public var object: Result<JSONValue.Object, JSONError> { flatMap(AccessForm.object.read) }

    /// The string.
    public var string: Result<String, JSONError> { flatMap(AccessForm.string.read) }

    /// The Boolean.
    public var bool: Result<Bool, JSONError> { flatMap(AccessForm.bool.read) }

    /// The number, if it is written as an integer and fits `Int`.
    public var int: Result<Int, JSONError> { flatMap(AccessForm.int.read) }

    /// The number as the nearest `Double`.
    public var double: Result<Double, JSONError> { flatMap(AccessForm.double.read) }
}

extension JSONValue {
    /// This value as a success, for chains of results.
    public var result: JSONValueResult { .success(self) }

    /// The value of the member with this key, or the reason why there is none.
    ///
    /// ```swift
    /// let name = value["name"].string                  // Result<String, JSONError>
    /// let person: JSONValueResult = value["person"]
    /// ```
    ///
    /// If both would fit, the compiler takes the subscript that returns an optional. The failure is
    /// `JSONError.Code.missingKey`, or `JSONError.Code.unexpectedType` if this is not an object.
    @_disfavoredOverload
    public subscript(key: String) -> JSONValueResult {
        guard case .object(let object) = self else {
            return .failure(.notSubscriptable(self, with: .key(key)))
        }
        return object[key].map(Result.success) ?? .failure(.noMember(key))
    }

    /// The element at this index, or the reason why there is none.
    ///
    /// The failure is `JSONError.Code.indexOutOfBounds`, also for a negative index, or
    /// `JSONError.Code.unexpectedType` if this is not an array.
    @_disfavoredOverload
    public subscript(index: Int) -> JSONValueResult {
        guard case .array(let elements) = self else {
            return .failure(.notSubscriptable(self, with: .index(index)))
        }
        return elements.indices.contains(index)
            ? .success(elements[index]) : .failure(.noElement(at: index))
    }

    /// The members of an object; of a repeated key, the last.
    ///
    /// Keys that differ in their bytes but are one `String`, such as precomposed and decomposed `é`, count
    /// as repeated. The property `object` keeps all members, and compares keys by their bytes.
    /// Linear, apart from keys of thousands of combining marks, which take long to hash.
    public var dictionary: [String: JSONValue]? {
        guard case .object(let object) = self else { return nil }
        return Dictionary(object.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }
}
