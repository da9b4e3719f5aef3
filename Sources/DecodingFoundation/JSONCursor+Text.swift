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
        try unsafe decodeText(utf8: expectation()) { text in
            value(unsafe String(decoding: text, as: UTF8.self))
        }
    }

    /// The same for a function that takes the text in UTF-8, of which no string is made.
    mutating func decodeText<Value>(
        utf8 expectation: @autoclosure () -> String,
        _ value: (UnsafeBufferPointer<UInt8>) -> Value?
    ) throws(JSONError) -> Value {
        let start = try place()
        var result: Value?
        var text = ""
        try unsafe decodeString { bytes in
            unsafe result = value(bytes)
            if result == nil { text = unsafe String(decoding: bytes, as: UTF8.self) }
        }
        if let result { return result }
        // The expectation may be slow to word, and a quiet cursor drops it.
        if isQuiet { throw JSONCursor.quietFailure }
        let message = "Expected \(expectation()), but found:\n\(DiagnosticText.quoted(text))"
        throw failure(.refused(.unexpectedText, message), at: start)
    }
}
