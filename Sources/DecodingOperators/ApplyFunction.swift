// Plain functions at the head of a chain, with one parameter or curried by hand.
//
// Disfavoured, so that the compiler tries the forms for `Curried` first: with both alike, an
// expression of three fields takes it a second, one of twelve minutes; so, a tenth of a second.

/// Calls the function with the value, if there is one.
///
/// ```swift
/// let role = RoleType.init(rawValue:) <^> json <| "role"
/// ```
@_disfavoredOverload
@inlinable
public func <^> <Value: OptionalValue, B>(
    transform: (Value.Wrapped) throws -> B,
    value: Value
) rethrows -> B? {
    try value.optional.map(transform)
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

/// Calls a function that was curried by hand, of 2 parameters, with its first.
@_disfavoredOverload
@inlinable
public func <^> <Value: OptionalValue, B, Output>(
    transform: (Value.Wrapped) -> (B) -> Output,
    value: Value
) -> Curried<B, Output>? {
    value.optional.map { a in
        let next = transform(a)
        return Curried(next)
    }
}

/// Calls a function that was curried by hand, of 2 parameters, with its first.
@_disfavoredOverload
@inlinable
public func <^> <A, B, Output, Failure: Error>(
    transform: (A) -> (B) -> Output,
    result: Result<A, Failure>
) -> Result<Curried<B, Output>, Failure> {
    result.map { a in
        let next = transform(a)
        return Curried(next)
    }
}

/// Calls a function that was curried by hand, of 3 parameters, with its first.
@_disfavoredOverload
@inlinable
public func <^> <Value: OptionalValue, B, C, Output>(
    transform: (Value.Wrapped) -> (B) -> (C) -> Output,
    value: Value
) -> Curried<B, Curried<C, Output>>? {
    value.optional.map { a in
        let next = transform(a)
        return Curried { b in Curried(next(b)) }
    }
}

/// Calls a function that was curried by hand, of 3 parameters, with its first.
@_disfavoredOverload
@inlinable
public func <^> <A, B, C, Output, Failure: Error>(
    transform: (A) -> (B) -> (C) -> Output,
    result: Result<A, Failure>
) -> Result<Curried<B, Curried<C, Output>>, Failure> {
    result.map { a in
        let next = transform(a)
        return Curried { b in Curried(next(b)) }
    }
}

/// Calls a function that was curried by hand, of 4 parameters, with its first.
@_disfavoredOverload
@inlinable
public func <^> <Value: OptionalValue, B, C, D, Output>(
    transform: (Value.Wrapped) -> (B) -> (C) -> (D) -> Output,
    value: Value
) -> Curried<B, Curried<C, Curried<D, Output>>>? {
    value.optional.map { a in
        let next = transform(a)
        return Curried { b in Curried { c in Curried(next(b)(c)) } }
    }
}

/// Calls a function that was curried by hand, of 4 parameters, with its first.
@_disfavoredOverload
@inlinable
public func <^> <A, B, C, D, Output, Failure: Error>(
    transform: (A) -> (B) -> (C) -> (D) -> Output,
    result: Result<A, Failure>
) -> Result<Curried<B, Curried<C, Curried<D, Output>>>, Failure> {
    result.map { a in
        let next = transform(a)
        return Curried { b in Curried { c in Curried(next(b)(c)) } }
    }
}
