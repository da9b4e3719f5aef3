import FastJSON

/// Spellings that parsers do not have, so that the compiler says which ones they have.
@_documentation(visibility: internal)
extension JSONParser {
    /// Not available: `parse` reads trees.
    @available(
        *,
        unavailable,
        message:
            "parse(_:) reads a JSONValue: write decode(_:) for text, bytes, files and documents"
    )
    @_disfavoredOverload
    public func parse<Text>(_ text: Text) throws(JSONError) -> Output {
        preconditionFailure("Calls of this do not compile.")
    }
}

@_documentation(visibility: internal)
extension JSONParserPrinter {
    /// Not available: `encode` gives bytes.
    @available(*, unavailable, renamed: "encodeString(_:options:)")
    @_disfavoredOverload
    public func encode(
        _ output: Output,
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> String {
        preconditionFailure("Calls of this do not compile.")
    }

    /// Not available: the word of the coders.
    @available(*, unavailable, renamed: "encode(_:options:)")
    public func encodeBytes(
        _ output: Output,
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> [UInt8] {
        preconditionFailure("Calls of this do not compile.")
    }
}
