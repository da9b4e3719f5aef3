import FastJSON

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
}
