import FastJSON

extension JSONCursor {
    /// What a function threw that was called with what was read at a place.
    @usableFromInline
    mutating func refusal(_ error: any Error, at place: Place) -> JSONError {
        error is StringFailure
            ? failure(.refused(.unexpectedText, "\(error)"), at: place)
            : conversionFailure(error, at: place)
    }

    /// What a function threw that was called with the value in front of which the cursor is.
    @usableFromInline
    mutating func refusalHere(_ error: any Error) throws(JSONError) -> JSONError {
        let place = try self.place()
        return conversionFailure(error, at: place)
    }
}
