import FastJSON

// Disfavoured, so that the compiler tries the forms for `Curried` first: with both alike, an
// expression of three fields takes it a second, one of twelve minutes; so, a tenth of a second.

/// Calls the function with the value, if there is one.
///
/// ```swift
/// curry(User.init) <^> json <| "id" <*> json <| "name"
/// ```
@_disfavoredOverload
@inlinable
public func <^> <A, B>(transform: (A) throws -> B, value: A?) rethrows -> B? {
    try value.map(transform)
}

/// Calls the function with the success; a failure stays as it is.
@_disfavoredOverload
@inlinable
public func <^> <A, B, Failure: Error>(
    transform: (A) -> B,
    result: Result<A, Failure>
) -> Result<B, Failure> {
    result.map(transform)
}

/// Calls the function with the value, if both are there.
///
/// Where there is no function, the value is not looked for.
@_disfavoredOverload
@inlinable
public func <*> <A, B>(transform: ((A) -> B)?, value: @autoclosure () -> A?) -> B? {
    guard let transform else { return nil }
    return value().map(transform)
}

/// Calls the function with the success, if both are there; else what is wrong with either.
///
/// The failures of both are collected: ``FastJSON/JSONError/errors``.
///
/// ```swift
/// let user = curry(User.init) <^> json <| "id" <*> json <| "name"
/// user.error?.errors.count  // 2, if both fields are wrong
/// ```
@_disfavoredOverload
public func <*> <A, B>(
    transform: Result<(A) -> B, JSONError>,
    value: Result<A, JSONError>
) -> Result<B, JSONError> {
    switch (transform, value) {
    case (.success(let transform), .success(let value)): .success(transform(value))
    case (.success, .failure(let error)), (.failure(let error), .success): .failure(error)
    case (.failure(let first), .failure(let second)): .failure(.several([first, second]))
    }
}

/// The words for `<^>` and `<*>`, for those who prefer words.
///
/// ```swift
/// apply(map(curry(User.init), json <| "id"), json <| "name")
/// ```
@inlinable
public func map<A, B>(_ transform: (A) -> B, _ value: A?) -> B? {
    transform <^> value
}

/// Calls the function with the success; a failure stays as it is.
@inlinable
public func map<A, B>(_ transform: (A) -> B, _ value: Result<A, JSONError>) -> Result<B, JSONError>
{
    transform <^> value
}

/// Calls the function with the value, if both are there.
@inlinable
public func apply<A, B>(_ transform: ((A) -> B)?, _ value: @autoclosure () -> A?) -> B? {
    transform <*> value()
}

/// Calls the function with the success, if both are there; else what is wrong with either.
@inlinable
public func apply<A, B>(
    _ transform: Result<(A) -> B, JSONError>,
    _ value: Result<A, JSONError>
) -> Result<B, JSONError> {
    transform <*> value
}

/// A value that needs no decoding, in a chain of those that do.
///
/// ```swift
/// curry(User.init) <^> json <| "id" <*> pure("nobody")
/// ```
@inlinable
public func pure<A>(_ value: A) -> A? { value }

/// A value that needs no decoding, in a chain of those that do.
@inlinable
public func pure<A>(_ value: A) -> Result<A, JSONError> { .success(value) }
