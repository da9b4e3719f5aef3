import FastJSON

/// Fields that name the property to which their value goes.
extension OptionalField {
    /// Creates a field for an optional property: its absence is nil.
    ///
    /// ```swift
    /// OptionalField("salary", \.salary)
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key of the member.
    ///   - property: The property. Write `\Self.salary` where the compiler asks for its root.
    ///   - aliases: Other keys under which the member is read. It is written under its key.
    @inlinable
    public init<Property: JSONParsable>(
        _ key: String,
        _ property: KeyPath<Root, Property?> & Sendable,
        aliases: [String] = []
    ) where Value == Property.Parser, Output == Property? {
        self.init(
            key: key,
            aliases: aliases,
            property: NamedProperty(property),
            value: Property.jsonParser,
            absence: .nil()
        )
    }

    /// Creates a field for an optional property, under the name of the property.
    ///
    /// ```swift
    /// OptionalField(\.salary)
    /// ```
    ///
    /// - Precondition: it is a stored property of a struct, and not a part of one.
    @inlinable
    public init<Property: JSONParsable>(
        _ property: KeyPath<Root, Property?> & Sendable,
        aliases: [String] = []
    ) where Value == Property.Parser, Output == Property? {
        let property = NamedProperty(property)
        self.init(
            key: property.key(as: Property?.self),
            aliases: aliases,
            property: property,
            value: Property.jsonParser,
            absence: .nil()
        )
    }

    /// Creates a field for an optional property, from the parser of its value.
    ///
    /// ```swift
    /// OptionalField("left", \.left) { Date.jsonParser(.iso8601) }
    /// ```
    @inlinable
    public init(
        _ key: String,
        _ property: KeyPath<Root, Value.Output?> & Sendable,
        aliases: [String] = [],
        _ value: () -> Value
    ) where Output == Value.Output? {
        self.init(
            key: key,
            aliases: aliases,
            property: NamedProperty(property),
            value: value(),
            absence: .nil()
        )
    }

    /// Creates a field for a property with a value for its absence, which is not written.
    ///
    /// ```swift
    /// OptionalField("lang", \.lang, default: "en")
    /// ```
    @inlinable
    public init(
        _ key: String,
        _ property: KeyPath<Root, Output> & Sendable,
        default defaultValue: Output,
        aliases: [String] = []
    ) where Value == Output.Parser, Output: JSONParsable & Equatable & Sendable {
        self.init(
            key: key,
            aliases: aliases,
            property: NamedProperty(property),
            value: Output.jsonParser,
            absence: .value(defaultValue)
        )
    }

    /// Creates a field for a property with a value for its absence, under the name of the property.
    ///
    /// - Precondition: it is a stored property of a struct, and not a part of one.
    @inlinable
    public init(
        _ property: KeyPath<Root, Output> & Sendable,
        default defaultValue: Output,
        aliases: [String] = []
    ) where Value == Output.Parser, Output: JSONParsable & Equatable & Sendable {
        let property = NamedProperty(property)
        self.init(
            key: property.key(as: Output.self),
            aliases: aliases,
            property: property,
            value: Output.jsonParser,
            absence: .value(defaultValue)
        )
    }

    /// Creates a field for a property with a value for its absence, from the parser of its value.
    @inlinable
    public init(
        _ key: String,
        _ property: KeyPath<Root, Output> & Sendable,
        default defaultValue: Output,
        aliases: [String] = [],
        _ value: () -> Value
    ) where Output == Value.Output, Output: Equatable & Sendable {
        self.init(
            key: key,
            aliases: aliases,
            property: NamedProperty(property),
            value: value(),
            absence: .value(defaultValue)
        )
    }

    /// Creates a field for a property with a value for its absence; it is always written, since it
    /// cannot be compared.
    @inlinable
    @_disfavoredOverload
    public init(
        _ key: String,
        _ property: KeyPath<Root, Output> & Sendable,
        default defaultValue: Output,
        aliases: [String] = [],
        _ value: () -> Value
    ) where Output == Value.Output, Output: Sendable {
        self.init(
            key: key,
            aliases: aliases,
            property: NamedProperty(property),
            value: value(),
            absence: .incomparable(defaultValue)
        )
    }
}

/// Fields whose place among the others tells where their value goes.
extension OptionalField where Root == NoRoot {
    /// Creates a field from its key and the parser of its value: its absence is nil.
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
        self.init(
            key: key,
            aliases: aliases,
            property: nil,
            value: value(),
            absence: .nil()
        )
    }

    /// Creates a field from its key and the type of its value: its absence is nil.
    ///
    /// ```swift
    /// OptionalField("salary", Double.self)
    /// ```
    @inlinable
    public init<Member: JSONParsable>(
        _ key: String,
        _ type: Member.Type,
        aliases: [String] = []
    ) where Value == Member.Parser, Output == Member? {
        self.init(key, aliases: aliases) { Member.jsonParser }
    }

    /// Creates a field whose value is read by one of several parsers: its absence is nil.
    @inlinable
    @_disfavoredOverload
    public init<First, Second>(
        _ key: String,
        aliases: [String] = [],
        @JSONParserBuilder _ value: () -> EitherParser<First, Second>
    ) where Value == EitherParser<First, Second>, Output == Value.Output? {
        self.init(key, aliases: aliases, value)
    }

    /// Creates a field with a value for its absence, which is not written.
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
        self.init(
            key: key,
            aliases: aliases,
            property: nil,
            value: value(),
            absence: .value(defaultValue)
        )
    }

    /// Creates a field with a value for its absence; it is always written, since it cannot be
    /// compared.
    @inlinable
    @_disfavoredOverload
    public init(
        _ key: String,
        default defaultValue: Output,
        aliases: [String] = [],
        _ value: () -> Value
    ) where Output == Value.Output, Output: Sendable {
        self.init(
            key: key,
            aliases: aliases,
            property: nil,
            value: value(),
            absence: .incomparable(defaultValue)
        )
    }
}
