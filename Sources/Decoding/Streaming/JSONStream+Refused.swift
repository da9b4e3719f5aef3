import FastJSON

/// Spellings that streams do not have, so that the compiler says which ones they have.
@_documentation(visibility: internal)
extension JSONStream {
    /// Not available: only a literal is a path.
    @available(*, unavailable, message: "write try stream.elements(at: JSONPath(text), parser)")
    @_disfavoredOverload
    public consuming func elements<Parser: JSONParser>(
        at path: String,
        _ parser: Parser,
        onError policy: JSONErrorPolicy = .stop
    ) throws(JSONError) -> JSONElements<Parser.Output> { refused() }

    /// Not available: only a literal is a path.
    @available(*, unavailable, message: "write try stream.values(at: JSONPath(text), parser)")
    @_disfavoredOverload
    public consuming func values<Parser: JSONParser>(
        at path: String,
        _ parser: Parser,
        onError policy: JSONErrorPolicy = .stop
    ) throws(JSONError) -> JSONElements<Parser.Output> { refused() }

    /// Not available: a type is not a parser.
    @available(
        *,
        unavailable,
        message: "give a parser: Row.jsonParser, or DecodableParser(Row.self) for a Decodable type"
    )
    public consuming func elements<Output>(
        at pointer: String = "",
        _ type: Output.Type,
        onError policy: JSONErrorPolicy = .stop
    ) throws(JSONError) -> JSONElements<Output> { refused() }

    /// Not available: a type is not a parser.
    @available(
        *,
        unavailable,
        message: "give a parser: Row.jsonParser, or DecodableParser(Row.self) for a Decodable type"
    )
    public consuming func lines<Output>(
        _ type: Output.Type,
        onError policy: JSONErrorPolicy = .stop
    ) throws(JSONError) -> JSONElements<Output> { refused() }

    /// Not available: records go wrong one by one.
    @available(
        *,
        unavailable,
        message: """
            say what a wrong record does: onError: .stop, .skip, or .collect(limit: 100) to keep it
            """
    )
    public consuming func lines<Parser: JSONParser>(
        _ parser: Parser
    ) -> JSONElements<Parser.Output> { refused() }

    /// Not available: records go wrong one by one.
    @available(
        *,
        unavailable,
        message: """
            say what a wrong record does: onError: .stop, .skip, or .collect(limit: 100) to keep it
            """
    )
    public consuming func parallelLines<Parser: JSONParser>(
        _ parser: Parser
    ) -> JSONParallelLines<Parser.Output> where Parser.Output: Sendable { refused() }
}
