import FastJSON

/// Spellings that parsers do not have, so that the compiler says which ones they have.
@_documentation(visibility: internal)
extension JSONParser {
    /// Not available: `Data` is a type of Foundation.
    @available(
        *,
        unavailable,
        message: "for Data, import DecodingFoundation; for other bytes, make an Array of them"
    )
    @_disfavoredOverload
    public func decode<Bytes: Sequence<UInt8>>(
        _ bytes: Bytes,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output { refused() }

    /// Not available: the call of the coders.
    @available(*, unavailable, message: "a parser knows its type: write decode(text)")
    @_disfavoredOverload
    public func decode<Type, Source>(
        _ type: Type.Type,
        from source: Source
    ) throws(JSONError) -> Output { refused() }

    /// Not available: `parse` reads trees.
    @available(
        *,
        unavailable,
        message:
            "parse(_:) reads a JSONValue: write decode(_:) for text, bytes, files and documents"
    )
    @_disfavoredOverload
    public func parse<Text>(_ text: Text) throws(JSONError) -> Output { refused() }
}

@_documentation(visibility: internal)
extension JSONParserPrinter {
    /// Not available: `encode` gives bytes.
    @available(*, unavailable, renamed: "encodeString(_:options:)")
    @_disfavoredOverload
    public func encode(
        _ output: Output,
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> String { refused() }

    /// Not available: the word of the coders.
    @available(*, unavailable, renamed: "encode(_:options:)")
    public func encodeBytes(
        _ output: Output,
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> [UInt8] { refused() }
}

@_documentation(visibility: internal)
extension JSONModel {
    /// Not available: `Data` is a type of Foundation.
    @available(
        *,
        unavailable,
        message: "for Data, import DecodingFoundation; for other bytes, make an Array of them"
    )
    @_disfavoredOverload
    public init<Bytes: Sequence<UInt8>>(
        json bytes: Bytes,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) throws(JSONError) { refused() }

    /// Not available: parsers read trees.
    @available(*, unavailable, message: "write Movie.jsonParser.decode(value)")
    @_disfavoredOverload
    public init(json value: JSONValue, errors: JSONErrorReporting = .first) throws(JSONError) {
        refused()
    }
}

@_documentation(visibility: internal)
extension JSONValue {
    /// Not available: parsers read trees.
    @available(*, unavailable, message: "write Movie.jsonParser.decode(value)")
    @_disfavoredOverload
    public func decode<Type>(_ type: Type.Type) throws(JSONError) -> Type { refused() }
}
