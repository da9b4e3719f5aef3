import Decoding

/// The words of functional articles for what `Result` can do.
extension Result {
    /// What the function makes of the success; a failure stays as it is.
    ///
    /// The same as `flatMap`.
    ///
    /// ```swift
    /// let person = json["name"].string.bind { name in
    ///     json["age"].int.map { age in Person(name: name, age: age) }
    /// }
    /// ```
    @inlinable
    public func bind<New>(_ transform: (Success) -> Result<New, Failure>) -> Result<New, Failure> {
        flatMap(transform)
    }

    /// The error if there is one, else the value.
    ///
    /// ```swift
    /// func result(of error: JSONError?, data: [UInt8]) -> Result<[UInt8], JSONError> {
    ///     Result(error, data)
    /// }
    /// ```
    @inlinable
    public init(_ error: Failure?, _ value: Success) {
        self = error.map(Result.failure) ?? .success(value)
    }

    /// The success; nil for a failure.
    @inlinable public var value: Success? { try? get() }

    /// The failure; nil for a success.
    @inlinable public var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }

    /// A success.
    @inlinable
    public static func value(_ value: Success) -> Result { .success(value) }

    /// A failure.
    @inlinable
    public static func error(_ error: Failure) -> Result { .failure(error) }
}

/// The value, or a failure where there is none.
///
/// ```swift
/// resultFromOptional(User.decode(json), JSONError(code: .conversionFailed, message: "no user"))
/// ```
@inlinable
public func resultFromOptional<Value, Failure: Error>(
    _ optional: Value?,
    _ error: @autoclosure () -> Failure
) -> Result<Value, Failure> {
    optional.map(Result.success) ?? .failure(error())
}
