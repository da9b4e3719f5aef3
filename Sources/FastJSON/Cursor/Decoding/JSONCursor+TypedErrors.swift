/// Failures of valid JSON that is not what a parser of a type expects.
///
/// They get their path at once, because the cursor may continue after them.
extension JSONCursor {
    /// Stands for any failure of an alternative that others may still replace.
    package static let quietFailure = JSONError(.typed(.quiet))

    /// The error for a next value that is not the expected one.
    ///
    /// It reads the value to show it, so the value is no longer the next one. If the value has wrong
    /// syntax, that is the error.
    @inline(never)
    package mutating func expected(_ expectation: String) -> JSONError {
        unexpectedValue { found, kind in .expected(expectation, found: found, kind: kind) }
    }

    /// The error for a next number that does not fit a type.
    @inline(never)
    package mutating func outOfRange(_ expectation: String) -> JSONError {
        unexpectedValue { found, _ in .outOfRange(expectation, found: found) }
    }

    private mutating func unexpectedValue(
        _ problem: (String, JSONKind) -> TypedProblem
    ) -> JSONError {
        if isQuiet { return JSONCursor.quietFailure }
        do {
            let kind = kind(try lookAtValue())
            // Its path first: the value is passed meanwhile.
            let error = failure(problem("", kind), at: offset)
            let found = try readSketch()
            return error.replacing(.typed(problem(found, kind)))
        } catch {
            return error
        }
    }

    /// An error at an offset.
    package mutating func failure(_ problem: TypedProblem, at offset: Int) -> JSONError {
        failure(problem, at: offset, .member)
    }

    /// The error for an array or object that was left.
    package mutating func wrongCount(expected: String, found: Int) -> JSONError {
        failure(.wrongCount(expected: expected, found: found), at: offsetOfEnd)
    }

    @inline(never)
    mutating func failure(_ problem: TypedProblem, at place: Int, _ scope: Scope) -> JSONError {
        if isQuiet { return JSONCursor.quietFailure }
        return fail(.typed(problem), at: place, scope)
    }
}
