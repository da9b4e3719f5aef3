import FastJSON

/// What the compiler takes for the root of a key path whose property it cannot find, so that the field
/// says so.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct NoSuchProperty: Sendable {
    /// Any name.
    ///
    /// Disfavoured, so that every other message about a field comes before this one.
    @_disfavoredOverload
    public subscript(dynamicMember name: String) -> NoSuchProperty { self }
}

@_documentation(visibility: internal)
extension Field where Root == NoRoot {
    /// Not possible: there is no such property.
    @available(
        *,
        unavailable,
        message: """
            the type has no property of this name; where no type is known, as in Parse and Case, name \
            the type of the member instead, as in Field("title", String.self)
            """
    )
    @_disfavoredOverload
    public init(
        _ key: String,
        _ property: KeyPath<NoSuchProperty, NoSuchProperty> & Sendable,
        aliases: [String] = []
    ) where Value == ParsePrint<NoSuchProperty> { refused() }

    /// Not possible: there is no such property.
    @available(
        *,
        unavailable,
        message: """
            the type has no property of this name; where no type is known, as in Parse and Case, name \
            the type of the member instead, as in Field("title", String.self)
            """
    )
    @_disfavoredOverload
    public init(
        _ key: String,
        _ property: KeyPath<NoSuchProperty, NoSuchProperty> & Sendable,
        aliases: [String] = [],
        @JSONParserBuilder _ value: () -> Value
    ) { refused() }

    /// Not possible: there is no such property.
    @available(
        *,
        unavailable,
        message: """
            the type has no property of this name; where no type is known, as in Parse and Case, name \
            the type of the member instead, as in Field("title", String.self)
            """
    )
    @_disfavoredOverload
    public init(
        _ property: KeyPath<NoSuchProperty, NoSuchProperty> & Sendable,
        aliases: [String] = []
    ) where Value == ParsePrint<NoSuchProperty> { refused() }
}

@_documentation(visibility: internal)
extension OptionalField where Root == NoRoot {
    /// Not possible: there is no such property.
    @available(
        *,
        unavailable,
        message: """
            the type has no property of this name; where no type is known, as in Parse and Case, name \
            the type of the member instead, as in OptionalField("title", String.self)
            """
    )
    @_disfavoredOverload
    public init(
        _ key: String,
        _ property: KeyPath<NoSuchProperty, NoSuchProperty> & Sendable,
        aliases: [String] = []
    ) where Value == ParsePrint<NoSuchProperty>, Output == NoSuchProperty? { refused() }

    /// Not possible: there is no such property.
    @available(
        *,
        unavailable,
        message: """
            the type has no property of this name; where no type is known, as in Parse and Case, name \
            the type of the member instead, as in OptionalField("title", String.self)
            """
    )
    @_disfavoredOverload
    public init<Default>(
        _ key: String,
        _ property: KeyPath<NoSuchProperty, NoSuchProperty> & Sendable,
        default defaultValue: Default,
        aliases: [String] = []
    ) where Value == ParsePrint<NoSuchProperty>, Output == NoSuchProperty { refused() }
}
