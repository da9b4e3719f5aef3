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
        // The expectation may be slow to word, and a quiet cursor drops it.
        if isQuiet { throw JSONCursor.quietFailure }
        let message = "Expected \(expectation()), but found:\n\(DiagnosticText.quoted(text))"
        throw failure(.refused(.unexpectedText, message), at: start)
    }
}
