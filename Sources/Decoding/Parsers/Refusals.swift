import FastJSON

/// The errors of conversions, and of functions of the caller.
extension JSONCursor {
    /// The error of a function that was called with the value that was read at a place.
    @usableFromInline
    mutating func refusal(_ error: any Error, at place: Place) -> JSONError {
        error is StringFailure
            ? failure(.refused(.unexpectedText, "\(error)"), at: place)
            : conversionFailure(error, at: place)
    }

    /// The error of a function that was called with the next value of the cursor.
    @usableFromInline
    mutating func refusalHere(_ error: any Error) throws(JSONError) -> JSONError {
        let place = try self.place()
        return conversionFailure(error, at: place)
    }

    /// The error of a parser that cannot be used, at the next value.
    mutating func misfitHere(_ error: JSONError) throws(JSONError) -> JSONError {
        // Not one of the failures that an alternative keeps to itself.
        let wasQuiet = isQuiet
        isQuiet = false
        defer { isQuiet = wasQuiet }
        return try refusalHere(error)
    }
}

extension JSONWriter {
    /// The error of a conversion or of a function of the caller, at the place of the writer.
    @usableFromInline
    func refusal(_ error: any Error) -> JSONError {
        guard let error = error as? JSONError else { return printingFailure("\(error)") }
        return error.path.isRoot ? error.prefixed(by: pathOfNextValue.steps) : error
    }
}
