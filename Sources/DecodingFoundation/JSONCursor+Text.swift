import FastJSON

extension JSONCursor {
    /// Reads a string that stands for something else.
    ///
    /// If the function knows no value for the text, throws what was expected and the text, at the start
    /// of the string.
    mutating func decodeText<Value>(
        _ expectation: @autoclosure () -> String,
        _ value: (String) -> Value?
    ) throws(JSONError) -> Value {
        let start = try place()
        let text = try decodeString()
        if let value = value(text) { return value }
        throw unexpected(text, expectation, at: start)
    }

    /// The same for a function that takes the bytes of the text in UTF-8, which are valid only during the call.
    ///
    /// A string is made only for the error.
    mutating func decodeText<Value>(
        utf8 expectation: @autoclosure () -> String,
        _ value: (UnsafeBufferPointer<UInt8>) -> Value?
    ) throws(JSONError) -> Value {
        let (start, isQuiet) = (try place(), isQuiet)
        var result: Value?
        var text = ""
        try unsafe decodeString { bytes in
            unsafe result = value(bytes)
            if result == nil, !isQuiet { text = unsafe String(decoding: bytes, as: UTF8.self) }
        }
        if let result { return result }
        throw unexpected(text, expectation, at: start)
    }

    /// The error for a text that stands for nothing.
    private mutating func unexpected(
        _ text: String,
        _ expectation: () -> String,
        at start: Place
    ) -> JSONError {
        // The expectation may be slow to word, and a quiet cursor drops it.
        if isQuiet { return JSONCursor.quietFailure }
        let message = "Expected \(expectation()), but found:\n\(DiagnosticText.quoted(text))"
        return failure(.refused(.unexpectedText, message), at: start)
    }
}
