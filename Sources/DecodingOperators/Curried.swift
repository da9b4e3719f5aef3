import FastJSON

/// A function of one parameter, mostly one that returns another such function.
///
/// ``curry(_:)-6ac7`` makes them. It is called like a function:
///
/// ```swift
/// let add = curry { (left: Int, right: Int) in left + right }
/// add(1)(2)  // 3
/// ```
///
/// Not a function itself, since the compiler takes twice as long for each further arrow in
/// `(A) -> (B) -> (C) -> D`: minutes for twenty of them.
public struct Curried<Input, Output> {
    @usableFromInline let function: (Input) -> Output

    /// Wraps a function.
    @inlinable
    public init(_ function: @escaping (Input) -> Output) {
        self.function = function
    }

    /// Calls the function.
    @inlinable
    public func callAsFunction(_ input: Input) -> Output {
        function(input)
    }
}

/// Calls the function with the value, if there is one.
///
/// ```swift
/// curry(User.init) <^> json <| "id" <*> json <| "name"
/// ```
@inlinable
public func <^> <A, B>(transform: Curried<A, B>, value: A?) -> B? {
    value.map(transform.function)
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
public func <*> <A, B>(transform: Curried<A, B>?, value: @autoclosure () -> A?) -> B? {
    guard let transform else { return nil }
    return value().map(transform.function)
}

/// Calls the function with the success, if both are there; else what is wrong with either.
///
/// The failures of both are collected: ``FastJSON/JSONError/errors``.
@inlinable
public func <*> <A, B>(
    transform: Result<Curried<A, B>, JSONError>,
    value: Result<A, JSONError>
) -> Result<B, JSONError> {
    transform.map(\.function) <*> value
}
