/// Remembering where a value started, for errors that are found after it.
extension JSONCursor {
    /// The place in front of a value.
    @usableFromInline
    package struct Place {
        let offset: Int
    }

    /// Remembers the place in front of the next value.
    @usableFromInline
    package mutating func place() throws(JSONError) -> Place {
        _ = try lookAtValue()
        return Place(offset: offset)
    }

    /// The error for a key that was read last and does not fit.
    mutating func keyFailure(_ message: String) -> JSONError {
        failureAtKey(.refused(.unexpectedText, message))
    }

    /// An error at the key that was read last.
    package mutating func failureAtKey(_ problem: TypedProblem) -> JSONError {
        unsafe failure(problem, at: frames[depth].keyOffset ?? offset, .container)
    }

    /// An error at a place.
    package mutating func failure(_ problem: TypedProblem, at place: Place) -> JSONError {
        failure(problem, at: place.offset)
    }

    /// The error for a number that was read and does not fit a type.
    package mutating func numberOutOfRange(
        _ text: String,
        _ type: String,
        at place: Place
    ) -> JSONError {
        let shown = text.utf8.count > 40 ? text.prefix(40) + "…" : text[...]
        return failure(.outOfRange("a number that fits \(type)", found: String(shown)), at: place)
    }

    /// An error inside a value that was read as a tree, as an error at the place of this value.
    @usableFromInline
    package mutating func failure(inTree error: JSONError, at place: Place) -> JSONError {
        if isQuiet { return JSONCursor.quietFailure }
        return .several(
            error.errors.map { error in
                failure(.refused(error.code, error.message, key: error.key), at: place)
                    .followed(by: error.path.steps)
            }
        )
    }

    /// An error inside a value that was read separately, at its own place if it has one.
    package mutating func failure(inText error: JSONError, at place: Place) -> JSONError {
        if isQuiet { return JSONCursor.quietFailure }
        let problem =
            if case .typed(.missingKey(let key, let suggestion)) = error.problem {
                TypedProblem.missingKey(key, suggestion)
            } else {
                TypedProblem.refused(error.code, error.message, key: error.key)
            }
        return failure(problem, at: place).moved(into: error)
    }

    /// The error of any function that was called with a value, as an error at the place of this value.
    ///
    /// Parsers of `Decoding` call `refusal(_:at:)`, which also knows their errors about text.
    package mutating func conversionFailure(_ error: any Error, at place: Place) -> JSONError {
        if isQuiet { return JSONCursor.quietFailure }
        guard let error = error as? JSONError else {
            return failure(.refused(.conversionFailed, "\(error)"), at: place)
        }
        // Its place, if it has one, is in another text.
        let isPlain = error.path.isRoot && error.offset == nil
        return isPlain
            ? failure(.refused(error.code, error.message, key: error.key), at: place)
            : failure(.refused(error.code, error.description), at: place)
    }
}
