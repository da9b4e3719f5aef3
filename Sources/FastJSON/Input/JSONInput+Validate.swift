extension JSONInput {
    /// Reads the whole input, keeps nothing, and throws an error if the input is wrong.
    ///
    /// Memory does not grow with the input, only with its longest token.
    ///
    /// ```swift
    /// try JSONInput.file("huge.json").validate()
    /// ```
    public consuming func validate(
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws(JSONError) {
        var reader = DocumentReader(self, options: options)
        var sink = NullSink()
        try reader.read(into: &sink)
    }
}
