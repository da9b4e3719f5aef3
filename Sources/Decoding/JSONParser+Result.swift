import FastJSON

/// Reading documents without throwing.
extension JSONParser {
    /// Reads a document from a string, or from bytes in memory, and returns a `Result`.
    ///
    /// ```swift
    /// switch Movie.jsonParser.result(from: bytes) {
    /// case .success(let movie): show(movie)
    /// case .failure(let error): print(error.report)
    /// }
    /// ```
    @inlinable
    public func result<Text: JSONText & ~Copyable & ~Escapable>(
        from text: borrowing Text,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        do throws(JSONError) {
            return .success(try decode(text, options: options, errors: errors))
        } catch {
            return .failure(error)
        }
    }

    /// Reads a document from an input, and returns a `Result`.
    ///
    /// All of the input is in memory before the document is read. To read larger input, use
    /// `JSONStream`.
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

    /// Reads a document that was indexed before, and returns a `Result`.
    public func result(
        from document: JSONDocument,
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        Result { () throws(JSONError) in try decode(document, errors: errors) }
    }

    /// Reads one value in a document, and returns a `Result`.
    public func result(
        from node: JSONDocument.Node,
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        Result { () throws(JSONError) in try decode(node, errors: errors) }
    }

    /// Reads a value of a tree, and returns a `Result`.
    public func result(
        from value: JSONValue,
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        Result { () throws(JSONError) in try parse(value, errors: errors) }
    }
}
