import FastJSON

/// Fields that name the property to which their value goes.
extension OptionalField {
    /// Creates a field for an optional property: nil stands for its absence.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Account.init)) {
    ///     Field("id", \.id)
    ///     OptionalField("email", \.email)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key of the member.
    ///   - property: The property. Write `\Self.salary` where the compiler asks for its root.
    ///   - aliases: Other keys under which the member is read. It is written under its key.
    public init<Property: JSONParsable>(
        _ key: String,
        _ property: KeyPath<Root, Property?> & Sendable,
        aliases: [String] = []
    ) where Value == Property.Parser, Output == Property? {
        self.init(notInlined: key, aliases, NamedProperty(property), Property.jsonParser, .nil())
    }

    /// Creates a field for an optional property, under the name of the property.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Account.init)) {
    ///     Field(\.id)
    ///     OptionalField(\.email)
    /// }
    /// ```
    ///
    /// - Precondition: it is a stored property of a struct, and not a part of one.
    public init<Property: JSONParsable>(
        _ property: KeyPath<Root, Property?> & Sendable,
        aliases: [String] = []
    ) where Value == Property.Parser, Output == Property? {
        let property = NamedProperty(property)
        self.init(
            notInlined: property.key(as: Property?.self),
            aliases,
            property,
            Property.jsonParser,
            .nil()
        )
    }

    /// Creates a field for an optional property, from the parser of its value.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Account.init)) {
    ///     Field("id", \.id)
    ///     OptionalField("email", \.email) { JSONString { StringPiece.rest() } }
    /// }
    /// ```
    @inlinable
    public init(
        _ key: String,
        _ property: KeyPath<Root, Value.Output?> & Sendable,
        aliases: [String] = [],
        _ value: () -> Value
    ) where Output == Value.Output? {
        self.init(key: key, aliases, NamedProperty(property), value(), .nil())
    }

    /// Creates a field for an optional property, under the name of the property, from the parser of its
    /// value.
    ///
    /// - Precondition: it is a stored property of a struct, and not a part of one.
    @inlinable
    public init(
        _ property: KeyPath<Root, Value.Output?> & Sendable,
        aliases: [String] = [],
        _ value: () -> Value
    ) where Output == Value.Output? {
        let property = NamedProperty(property)
        self.init(key: property.key(as: Output.self), aliases, property, value(), .nil())
    }

    /// Creates a field for a property with a default, which is not written.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Person.init)) {
    ///     Field("name", \.name)
    ///     OptionalField("age", \.age, default: 0)
    /// }
    /// ```
    public init(
        _ key: String,
        _ property: KeyPath<Root, Output> & Sendable,
        default defaultValue: Output,
        aliases: [String] = []
    ) where Value == Output.Parser, Output: JSONParsable & Equatable & Sendable {
        self.init(
            notInlined: key,
            aliases,
            NamedProperty(property),
            Output.jsonParser,
            .value(defaultValue)
        )
    }

    /// Creates a field for a property with a default, under the name of the property.
    ///
    /// - Precondition: it is a stored property of a struct, and not a part of one.
    public init(
        _ property: KeyPath<Root, Output> & Sendable,
        default defaultValue: Output,
        aliases: [String] = []
    ) where Value == Output.Parser, Output: JSONParsable & Equatable & Sendable {
        let property = NamedProperty(property)
        self.init(
            notInlined: property.key(as: Output.self),
            aliases,
            property,
            Output.jsonParser,
            .value(defaultValue)
        )
    }

    /// Creates a field for a property with a default, from the parser of its value.
    @inlinable
    public init(
        _ key: String,
        _ property: KeyPath<Root, Output> & Sendable,
        default defaultValue: Output,
        aliases: [String] = [],
        _ value: () -> Value
    ) where Output == Value.Output, Output: Equatable & Sendable {
        self.init(key: key, aliases, NamedProperty(property), value(), .value(defaultValue))
    }

    /// Creates a field for a property with a default, under the name of the property, from the parser of its
    /// value.
    ///
    /// - Precondition: it is a stored property of a struct, and not a part of one.
    @inlinable
    public init(
        _ property: KeyPath<Root, Output> & Sendable,
        default defaultValue: Output,
        aliases: [String] = [],
        _ value: () -> Value
    ) where Output == Value.Output, Output: Equatable & Sendable {
        let property = NamedProperty(property)
        let key = property.key(as: Output.self)
        self.init(key: key, aliases, property, value(), .value(defaultValue))
    }

    /// Creates a field for a property with a default, which is always written, since it cannot be
    /// compared.
    @inlinable
    @_disfavoredOverload
    public init(
        _ key: String,
        _ property: KeyPath<Root, Output> & Sendable,
        default defaultValue: Output,
        aliases: [String] = [],
        _ value: () -> Value
    ) where Output == Value.Output, Output: Sendable {
        self.init(key: key, aliases, NamedProperty(property), value(), .made { defaultValue })
    }
}

/// Fields that do not compile, so that the compiler says which ones do.
@_documentation(visibility: internal)
extension OptionalField {
    /// Not possible: the type of this property does not say how it is read.
    @available(
        *,
        unavailable,
        message: """
            the type of this property is not JSONParsable: make it so, or give its parser, as in \
            OptionalField("when", \\.date) { Date.jsonParser(.iso8601) }; for a type \
            that contains itself, see Lazy
            """
    )
    @_disfavoredOverload
    public init<Property>(
        _ key: String,
        _ property: KeyPath<Root, Property?> & Sendable,
        aliases: [String] = []
    ) where Value == ParsePrint<Property>, Output == Property? { refused() }

    /// Not possible: there is no value for the absence of this property.
    @available(
        *,
        unavailable,
        message: "this property is not optional: use Field, or give its value with default:"
    )
    @_disfavoredOverload
    public init(
        _ key: String,
        _ property: KeyPath<Root, Output> & Sendable,
        aliases: [String] = []
    ) where Value == ParsePrint<Output>, Output: JSONParsable { refused() }
}

/// Fields that name no property: their order says where their values go.
extension OptionalField where Root == NoRoot {
    /// Creates a field from its key and the parser of its value: nil stands for its absence.
    ///
    /// ```swift
    /// OptionalField("salary") { Double.jsonParser() }
    /// ```
    @inlinable
    public init(
        _ key: String,
        aliases: [String] = [],
        _ value: () -> Value
    ) where Output == Value.Output? {
        self.init(key: key, aliases, nil, value(), .nil())
    }

    /// Creates a field from its key and the type of its value: nil stands for its absence.
    ///
    /// ```swift
    /// OptionalField("salary", Double.self)
    /// ```
    public init<Member: JSONParsable>(
        _ key: String,
        _ type: Member.Type,
        aliases: [String] = []
    ) where Value == Member.Parser, Output == Member? {
        self.init(notInlined: key, aliases, nil, Member.jsonParser, .nil())
    }

    /// Creates a field whose value is read by one of several parsers: nil stands for its absence.
    @inlinable
    @_disfavoredOverload
    public init<First, Second>(
        _ key: String,
        aliases: [String] = [],
        @JSONParserBuilder _ value: () -> EitherParser<First, Second>
    ) where Value == EitherParser<First, Second>, Output == Value.Output? {
        self.init(key, aliases: aliases, value)
    }

    /// Creates a field with a default, which is not written.
    ///
    /// ```swift
    /// OptionalField("salary", default: 0) { Double.jsonParser() }
    /// ```
    @inlinable
    public init(
        _ key: String,
        default defaultValue: Output,
        aliases: [String] = [],
        _ value: () -> Value
    ) where Output == Value.Output, Output: Equatable & Sendable {
        self.init(key: key, aliases, nil, value(), .value(defaultValue))
    }

    /// Creates a field with a default, which is always written, since it cannot be compared.
    @inlinable
    @_disfavoredOverload
    public init(
        _ key: String,
        default defaultValue: Output,
        aliases: [String] = [],
        _ value: () -> Value
    ) where Output == Value.Output, Output: Sendable {
        self.init(key: key, aliases, nil, value(), .made { defaultValue })
    }
}
