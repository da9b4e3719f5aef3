import FastJSON

/// Writing documents.
extension JSONParserPrinter {
    /// Writes a value as JSON text in UTF-8, the keys of objects in order.
    ///
    /// ```swift
    /// let bytes = try Movie.jsonParser.encode(movie)
    /// let pretty = try Movie.jsonParser.encode(movie, options: .init(layout: .pretty()))
    /// ```
    ///
    /// The bytes are written directly, without a tree in between. Throws
    /// `JSONError.Code.unwritableValue` if the value could not be read again.
    @inlinable
    public func encode(
        _ output: Output,
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> [UInt8] {
        var writer = JSONWriter(options: options)
        let result = unsafe withUnsafePointer(to: output) { address in
            Result { () throws(JSONError) in try unsafe print(at: address, to: &writer) }
        }
        try result.get()
        return try writer.finish()
    }

    /// Writes a value as JSON text.
    ///
    /// ```swift
    /// try [Int].jsonParser().encodeString([1, 2])  // → [1,2]
    /// ```
    @inlinable
    public func encodeString(
        _ output: Output,
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> String {
        String(decoding: try encode(output, options: options), as: UTF8.self)
    }
}
