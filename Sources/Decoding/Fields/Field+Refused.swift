import FastJSON

/// Spellings that fields do not have, so that the compiler says which ones they have.
@_documentation(visibility: internal)
extension Field {
    /// Not available: the property says the type, and a parser is in braces.
    @available(
        *,
        unavailable,
        message: """
            the type comes from the property, as in Field("title", \\.title), or from a parser in \
            braces, as in Field("when", \\.date) { Date.jsonParser(.iso8601) }
            """
    )
    @_disfavoredOverload
    public init<Property, Other>(
        _ key: String,
        _ property: KeyPath<Root, Property> & Sendable,
        _ other: Other
    ) where Value == ParsePrint<Property> { refused() }

    /// Not available: the key comes first.
    @available(*, unavailable, message: "the key comes first: Field(\"title\", \\.title)")
    @_disfavoredOverload
    public init<Property>(
        _ property: KeyPath<Root, Property> & Sendable,
        _ key: String
    ) where Value == ParsePrint<Property> { refused() }
}

@_documentation(visibility: internal)
extension OptionalField {
    /// Not available: the property says the type, and a parser is in braces.
    @available(
        *,
        unavailable,
        message: """
            the type comes from the property, as in OptionalField("title", \\.title), or from a \
            parser in braces, as in OptionalField("when", \\.date) { Date.jsonParser(.iso8601) }
            """
    )
    @_disfavoredOverload
    public init<Other>(
        _ key: String,
        _ property: KeyPath<Root, Output> & Sendable,
        _ other: Other
    ) where Value == ParsePrint<Output> { refused() }

    /// Not available: the key comes first.
    @available(*, unavailable, message: "the key comes first: OptionalField(\"title\", \\.title)")
    @_disfavoredOverload
    public init(
        _ property: KeyPath<Root, Output> & Sendable,
        _ key: String
    ) where Value == ParsePrint<Output> { refused() }

    /// Not possible: a default of another type.
    @available(
        *,
        unavailable,
        message: """
            the default must have the type of the property, which must be JSONParsable, Equatable \
            and Sendable; for other types, give the parser in braces
            """
    )
    @_disfavoredOverload
    public init<Default>(
        _ key: String,
        _ property: KeyPath<Root, Output> & Sendable,
        default defaultValue: Default,
        aliases: [String] = []
    ) where Value == ParsePrint<Output> { refused() }
}
