import DecodingClassics

/// The first value, or else the second.
///
/// ```swift
/// let name: String? = json <| "name" <|> json <| "login"
/// ```
///
/// The second is only looked for where there is no first.
@inlinable
public func <|> <A>(first: A?, second: @autoclosure () -> A?) -> A? {
    first ?? second()
}

/// The first success, or else the second; if both fail, the failures of both.
///
/// The second is only looked for where the first is a failure.
public func <|> <A>(
    first: Result<A, JSONError>,
    second: @autoclosure () -> Result<A, JSONError>
) -> Result<A, JSONError> {
    first.flatMapError { error in
        second().mapError { JSONError.several([error, $0]) }
    }
}
