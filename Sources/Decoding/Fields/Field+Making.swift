import FastJSON

/// Fields that name the property to which their value goes.
extension Field {
    /// Creates a field for a property whose type is ``JSONParsable``.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Person.init)) {
    ///     Field("full_name", \.name)
    ///     Field("age", \.age)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key of the member.
    ///   - property: The property. Write `\Self.lastName` where the compiler asks for its root.
    ///   - aliases: Other keys under which the member is read. It is written under its key.
    public init<Property: JSONParsable>(
        _ key: String,
        _ property: KeyPath<Root, Property> & Sendable,
        aliases: [String] = []
    ) where Value == Property.Parser {
        self.init(notInlined: key, aliases, NamedProperty(property), Property.jsonParser)
    }

    /// Creates a field for a property, under the name of the property.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Person.init)) {
    ///     Field(\.name)
    ///     Field(\.age)
    /// }
    /// ```
    ///
    /// A ``KeyNaming`` may change the key.
    ///
    /// The name comes from reflection metadata: with `-disable-reflection-metadata`, pass the key.
    ///
    /// - Precondition: it is a stored property of a struct, and not a part of one, as `\.home.city` is.
    public init<Property: JSONParsable>(
        _ property: KeyPath<Root, Property> & Sendable,
        aliases: [String] = []
    ) where Value == Property.Parser {
        let property = NamedProperty(property)
        self.init(
            notInlined: property.key(as: Property.self),
            aliases,
            property,
            Property.jsonParser
        )
    }

    /// Creates a field for a property, from the parser of its value.
    ///
    /// ```swift
    /// import DecodingFoundation
    /// import Foundation
    ///
    /// ParsePrint(.memberwise(Stay.init)) {
    ///     Field("arrival", \.arrival) { Date.jsonParser(.iso8601) }
    ///     Field("departure", \.departure) { Date.jsonParser(.iso8601) }
    /// }
    /// ```
    @inlinable
    public init(
        _ key: String,
        _ property: KeyPath<Root, Value.Output> & Sendable,
        aliases: [String] = [],
        _ value: () -> Value
    ) {
        self.init(key: key, aliases, NamedProperty(property), value())
    }

    /// Creates a field for a property, under the name of the property, from the parser of its value.
    ///
    /// ```swift
    /// import DecodingFoundation
    /// import Foundation
    ///
    /// ParsePrint(.memberwise(Stay.init)) {
    ///     Field(\.arrival) { Date.jsonParser(.iso8601) }
    ///     Field(\.departure) { Date.jsonParser(.iso8601) }
    /// }
    /// ```
    ///
    /// - Precondition: it is a stored property of a struct, and not a part of one.
    @inlinable
    public init(
        _ property: KeyPath<Root, Value.Output> & Sendable,
        aliases: [String] = [],
        _ value: () -> Value
    ) {
        let property = NamedProperty(property)
        self.init(key: property.key(as: Value.Output.self), aliases, property, value())
    }

    /// Not possible: the type of this property has no parser of its own.
    @available(
        *,
        unavailable,
        message: """
            the type of this property is not JSONParsable: make it so, or give its parser, as in \
            Field("when", \\.date) { Date.jsonParser(.iso8601) }; for a type \
            that contains itself, see Lazy
            """
    )
    @_disfavoredOverload
    public init<Property>(
        _ key: String,
        _ property: KeyPath<Root, Property> & Sendable,
        aliases: [String] = []
    ) where Value == ParsePrint<Property> { refused() }

    /// Not possible: the type of this property does not say how it is read.
    @available(
        *,
        unavailable,
        message: """
            the type of this property is not JSONParsable: make it so, or give its parser, as in \
            Field(\\.date) { Date.jsonParser(.iso8601) }; for a type \
            that contains itself, see Lazy
            """
    )
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public init<Property>(
        _ property: KeyPath<Root, Property> & Sendable,
        aliases: [String] = []
    ) where Value == ParsePrint<Property> { refused() }

    /// Not possible: a member that must be there has no default.
    @available(
        *,
        unavailable,
        message: "use OptionalField(_:_:default:), whose member may be missing"
    )
    @_documentation(visibility: internal)
    public init<Property>(
        _ key: String,
        _ property: KeyPath<Root, Property> & Sendable,
        default: Property
    ) where Value == ParsePrint<Property> { refused() }
}

/// Fields that name no property: their order says where their values go.
extension Field where Root == NoRoot {
    /// Creates a field from its key and the parser of its value.
    ///
    /// ```swift
    /// Field("last_name") { String.jsonParser() }
    /// ```
    @inlinable
    public init(_ key: String, aliases: [String] = [], _ value: () -> Value) {
        self.init(key: key, aliases, nil, value())
    }

    /// Creates a field from its key and the type of its value.
    ///
    /// ```swift
    /// Field("radius", Double.self)
    /// ```
    public init<Member: JSONParsable>(
        _ key: String,
        _ type: Member.Type,
        aliases: [String] = []
    ) where Value == Member.Parser {
        self.init(notInlined: key, aliases, nil, Member.jsonParser)
    }

    /// Creates a field whose value is read by one of several parsers.
    ///
    /// ```swift
    /// func size(inInches: Bool) -> some JSONParser<Double> {
    ///     Field("size") {
    ///         if inInches { Double.jsonParser().map { $0 * 2.54 } } else { Double.jsonParser() }
    ///     }
    /// }
    /// ```
    @inlinable
    @_disfavoredOverload
    public init<First, Second>(
        _ key: String,
        aliases: [String] = [],
        @JSONParserBuilder _ value: () -> EitherParser<First, Second>
    ) where Value == EitherParser<First, Second> {
        self.init(key, aliases: aliases, value)
    }

    /// Not possible: a member that must be there has no default.
    @available(
        *,
        unavailable,
        message: "use OptionalField(_:default:), whose member may be missing"
    )
    @inlinable
    public init(_ key: String, default: Value.Output, _ value: () -> Value) { refused() }
}
