import DecodingClassics

/// Calls the function with the value, if there is one.
///
/// ```swift
/// json["id"] >>> JSONInt
/// ```
@inlinable
public func >>> <A, B>(value: A?, transform: (A) throws -> B?) rethrows -> B? {
    try value.flatMap(transform)
}

/// Calls the function with the success; a failure stays as it is.
///
/// ```swift
/// JSONValue.parse(bytes) >>> User.createWithJSONValue
/// ```
@inlinable
public func >>> <A, B, Failure: Error>(
    result: Result<A, Failure>,
    transform: (A) -> Result<B, Failure>
) -> Result<B, Failure> {
    result.flatMap(transform)
}
