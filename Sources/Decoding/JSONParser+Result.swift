import FastJSON

/// Reading documents without throwing.
extension JSONParser {
    /// Reads a document from memory, and returns the result as a value.
    ///
    /// ```swift
    /// switch Movie.jsonParser.result(from: bytes) {
    /// case .success(let movie): show(movie)
    /// case .failure(let error): print(error.report)
    /// }
    /// ```
    @inlinable
    public func result(
        from bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        Result { () throws(JSONError) in
            try decode(bytes, options: options, errors: errors)
        }
    }

    /// Reads a document from memory, and returns the result as a value.
    @inlinable
    public func result(
        from bytes: UnsafeRawBufferPointer,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        Result { () throws(JSONError) in
            try unsafe decode(bytes, options: options, errors: errors)
        }
    }

    /// Reads a document from memory, and returns the result as a value.
    @inlinable
    public func result(
        from bytes: RawSpan,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        do throws(JSONError) {
            return .success(try decode(bytes, options: options, errors: errors))
        } catch {
            return .failure(error)
        }
    }

    /// Reads a document from a string, and returns the result as a value.
    @inlinable
    public func result(
        from text: String,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        Result { () throws(JSONError) in
            try decode(text, options: options, errors: errors)
        }
    }

    /// Reads a document as its bytes arrive, and returns the result as a value.
    @inlinable
    public func result(
        from input: consuming JSONInput,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        do throws(JSONError) {
            return .success(try decode(input, options: options, errors: errors))
        } catch {
            return .failure(error)
        }
    }

    /// Reads a document that was indexed before, and returns the result as a value.
    public func result(
        from document: JSONDocument,
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        Result { () throws(JSONError) in try decode(document, errors: errors) }
    }

    /// Reads one value in a document, and returns the result as a value.
    public func result(
        from node: JSONDocument.Node,
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        Result { () throws(JSONError) in try decode(node, errors: errors) }
    }

    /// Takes a value apart, and returns the result as a value.
    public func result(
        from value: JSONValue,
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        Result { () throws(JSONError) in try parse(value, errors: errors) }
    }
}
