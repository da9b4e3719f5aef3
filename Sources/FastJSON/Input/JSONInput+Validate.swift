extension JSONInput {
    /// Reads the whole input and throws what is wrong with it; keeps nothing.
    ///
    /// Memory does not grow with the input, only with its longest token.
    ///
    /// ```swift
    /// try JSONInput.file("huge.json").validate()
    /// ```
    public consuming func validate(
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws(JSONError) {
        try JSONCursor.withCursor(over: self, options: options) { cursor throws(JSONError) in
            try cursor.skipValue()
        }
    }
}
