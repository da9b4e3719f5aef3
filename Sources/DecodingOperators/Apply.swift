import DecodingClassics

// The operators of chains. `<*>` takes a `Curried` alone: a second form for plain functions doubles
// the compiler's work at each step, which is 25 s for eight fields of a type with two initialisers
// where this is 2 s. A plain function goes into a chain by `<^>`, or by the function `apply`.

/// Calls the function with the value, if there is one.
///
/// ```swift
/// curry(User.init) <^> json <| "id" <*> json <| "name"
/// ```
///
/// Where a type has several initialisers, name the one that is meant, as in
/// `curry(User.init(id:name:))`: the compiler is slow to find it.
@inlinable
public func <^> <Value: OptionalValue, B>(
    transform: Curried<Value.Wrapped, B>,
    value: Value
) -> B? {
    value.optional.map(transform.function)
}

/// Calls the function with the success; a failure stays as it is.
@inlinable
public func <^> <A, B, Failure: Error>(
    transform: Curried<A, B>,
    result: Result<A, Failure>
) -> Result<B, Failure> {
    result.map(transform.function)
}

/// Calls the function with the value, if both are there.
///
/// Where there is no function, the value is not looked for.
@inlinable
public func <*> <Value: OptionalValue, B>(
    transform: Curried<Value.Wrapped, B>?,
    value: @autoclosure () -> Value
) -> B? {
    guard let transform else { return nil }
    return value().optional.map(transform.function)
}

/// Calls the function with the success, if both are there; else what is wrong with either.
///
/// The failures of both are collected, the first 1,000 of them: `JSONError.errors`.
///
/// ```swift
/// let json = JSONValue.parse(#"{"id": "x", "name": 7}"#)
/// let user = curry(User.init) <^> json <| "id" <*> json <| "name"
/// user.error?.errors.count  // → 2
/// ```
public func <*> <A, B>(
    transform: Result<Curried<A, B>, JSONError>,
    value: Result<A, JSONError>
) -> Result<B, JSONError> {
    apply(transform.map(\.function), value)
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
