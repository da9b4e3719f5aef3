/// Texts in place of paths, so that the compiler says how to make a path.
@_documentation(visibility: internal)
extension JSONValue {
    /// Not available: only a literal is a path.
    @available(*, unavailable, message: "write try value.values(at: JSONPath(text))")
    @_disfavoredOverload
    public func values(at path: String) throws(JSONError) -> [JSONValue] { refused() }
}

@_documentation(visibility: internal)
extension JSONDocument {
    /// Not available: only a literal is a path.
    @available(*, unavailable, message: "write try document.nodes(at: JSONPath(text))")
    @_disfavoredOverload
    public func nodes(at path: String) throws(JSONError) -> [JSONDocument.Node] { refused() }
}

@_documentation(visibility: internal)
extension JSONInput {
    /// Not available: a stream reads bytes.
    @available(
        *,
        unavailable,
        message: """
            write .bytes(Array(text.utf8)); JSONValue(parsing:), JSONDocument(parsing:) and decode \
            take the text itself
            """
    )
    public static func string(_ text: String) -> JSONInput { refused() }

    /// Not available: a stream reads bytes.
    @available(*, unavailable, message: "write .bytes(Array(text.utf8))")
    @_disfavoredOverload
    public static func bytes(_ text: String) -> JSONInput { refused() }
}
