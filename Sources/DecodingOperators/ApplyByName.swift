import DecodingClassics

// The words for `<^>` and `<*>`, for those who prefer words, and for plain functions.

/// Calls the function with the value, if there is one.
///
/// ```swift
/// apply(map(curry(User.init), json <| "id"), json <| "name")
/// ```
@inlinable
public func map<A, B>(_ transform: Curried<A, B>, _ value: A?) -> B? {
    value.map(transform.function)
}

/// Calls the function with the value, if there is one.
@inlinable
public func map<A, B>(_ transform: (A) throws -> B, _ value: A?) rethrows -> B? {
    try value.map(transform)
}

/// Calls the function with the success; a failure stays as it is.
@inlinable
public func map<A, B, Failure: Error>(
    _ transform: Curried<A, B>,
    _ result: Result<A, Failure>
) -> Result<B, Failure> {
    result.map(transform.function)
}

/// Calls the function with the success; a failure stays as it is.
@inlinable
public func map<A, B, Failure: Error>(
    _ transform: (A) -> B,
    _ result: Result<A, Failure>
) -> Result<B, Failure> {
    result.map(transform)
}

/// Calls the function with the value, if both are there.
@inlinable
public func apply<A, B>(_ transform: Curried<A, B>?, _ value: @autoclosure () -> A?) -> B? {
    guard let transform else { return nil }
    return value().map(transform.function)
}

/// Calls the function with the value, if both are there.
///
/// ```swift
/// let function: ((Int) -> Int)? = { $0 + 1 }
/// apply(function, 1)  // → 2
/// ```
@inlinable
public func apply<A, B>(_ transform: ((A) -> B)?, _ value: @autoclosure () -> A?) -> B? {
    guard let transform else { return nil }
    return value().map(transform)
}

/// Calls the function with the success, if both are there; else what is wrong with either.
public func apply<A, B>(
    _ transform: Result<Curried<A, B>, JSONError>,
    _ value: Result<A, JSONError>
) -> Result<B, JSONError> {
    apply(transform.map(\.function), value)
}

/// Calls the function with the success, if both are there; else what is wrong with either.
public func apply<A, B>(
    _ transform: Result<(A) -> B, JSONError>,
    _ value: Result<A, JSONError>
) -> Result<B, JSONError> {
    switch (transform, value) {
    case (.success(let transform), .success(let value)): .success(transform(value))
    case (.success, .failure(let error)), (.failure(let error), .success): .failure(error)
    case (.failure(let first), .failure(let second)): .failure(.several([first, second]))
    }
}
