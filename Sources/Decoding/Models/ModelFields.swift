import FastJSON

/// The fields of a model, in the order in which its ``ModelSlots`` give their values.
///
/// ```swift
/// struct Greeting {
///     var text: String
///     var place: String?
///     var language: String
/// }
/// let parser = JSONModelParser<Greeting> { fields in
///     fields.add("text", \.text)
///     fields.add("place", \.place)  // may be missing or null
///     fields.add("lang", \.language, default: "en")  // missing or null gives the default
/// } make: { slots in
///     unsafe Greeting(text: slots.take(0), place: slots.take(1), language: slots.take(2))
/// }
/// try parser.decode(#"{"text": "Hello"}"#).language  // → en
/// ```
///
/// A nil is written by leaving its member out; with a default, as `null`. All other values are
/// written.
@safe
public struct ModelFields<Model> {
    @usableFromInline var parts: [FieldPart] = []
    /// Where the properties lie in a value; for a computed one or one of a class, nil.
    @usableFromInline var offsets: [Int?] = []
    /// Copies each property of the value at an address into a slot.
    @usableFromInline var copies: [@Sendable (UnsafeRawPointer, Slots) -> Void] = unsafe []

    @inlinable
    init() {}

    @usableFromInline
    mutating func append<Value>(_ part: FieldPart, _ property: KeyPath<Model, Value> & Sendable) {
        let index = parts.count
        parts.append(part)
        offsets.append(MemoryLayout<Model>.offset(of: property))
        unsafe copies.append { address, slots in
            // SAFETY: a value lies at the address, and the slot is of this type.
            let model = unsafe address.assumingMemoryBound(to: Model.self)
            unsafe slots.put(model.pointee[keyPath: property], index)
        }
    }

    // MARK: Required members

    /// Adds a member that must be present.
    @inlinable
    public mutating func add<Value: JSONParsable>(
        _ key: String,
        _ property: KeyPath<Model, Value> & Sendable,
        aliases: [String] = []
    ) {
        add(key, property, aliases: aliases) { Value.jsonParser }
    }

    /// Adds a member that must be present, with the parser of its value.
    @inlinable
    public mutating func add<Parser: JSONParserPrinter>(
        _ key: String,
        _ property: KeyPath<Model, Parser.Output> & Sendable,
        aliases: [String] = [],
        _ parser: () -> Parser
    ) {
        let field = Field<Parser, NoRoot>(key: key, aliases, nil, parser())
        append(field.printingPart, property)
    }

    // MARK: Optional members

    /// Adds a member that may be missing or null, which gives nil.
    @inlinable
    public mutating func add<Value: JSONParsable>(
        _ key: String,
        _ property: KeyPath<Model, Value?> & Sendable,
        aliases: [String] = []
    ) {
        add(key, property, aliases: aliases) { Value.jsonParser }
    }

    /// Adds a member that may be missing or null, with the parser of its value.
    @inlinable
    public mutating func add<Parser: JSONParserPrinter>(
        _ key: String,
        _ property: KeyPath<Model, Parser.Output?> & Sendable,
        aliases: [String] = [],
        _ parser: () -> Parser
    ) {
        appendOptional(key, property, aliases, parser(), .nil())
    }

    /// Adds a member that may be missing, which gives nil, or null, which gives a wrapped nil.
    @inlinable
    public mutating func add<Value: JSONParsable>(
        _ key: String,
        _ property: KeyPath<Model, Value??> & Sendable,
        aliases: [String] = []
    ) {
        add(key, property, aliases: aliases) { Value.jsonParser }
    }

    /// Adds a member that may be missing, which gives nil, or null, which gives a wrapped nil; with the
    /// parser of its value.
    @inlinable
    public mutating func add<Parser: JSONParserPrinter>(
        _ key: String,
        _ property: KeyPath<Model, Parser.Output??> & Sendable,
        aliases: [String] = [],
        _ parser: () -> Parser
    ) {
        appendNullable(key, property, aliases, parser().orNull(), .nil()) { .some($0) }
    }

    // MARK: Members with a default

    /// Adds a member that may be missing or null, which gives a default.
    ///
    /// The default is made again each time.
    @inlinable
    public mutating func add<Value: JSONParsable>(
        _ key: String,
        _ property: KeyPath<Model, Value> & Sendable,
        aliases: [String] = [],
        default: @autoclosure @escaping @Sendable () -> Value
    ) {
        appendOptional(key, property, aliases, Value.jsonParser, .made(`default`))
    }

    /// Adds a member that may be missing or null, which gives a default; with the parser of its
    /// value.
    @inlinable
    public mutating func add<Parser: JSONParserPrinter>(
        _ key: String,
        _ property: KeyPath<Model, Parser.Output> & Sendable,
        aliases: [String] = [],
        default: @autoclosure @escaping @Sendable () -> Parser.Output,
        _ parser: () -> Parser
    ) {
        appendOptional(key, property, aliases, parser(), .made(`default`))
    }

    /// Adds an optional member that may be missing, which gives a default; null gives nil.
    @inlinable
    public mutating func add<Value: JSONParsable>(
        _ key: String,
        _ property: KeyPath<Model, Value?> & Sendable,
        aliases: [String] = [],
        default: @autoclosure @escaping @Sendable () -> Value?
    ) {
        appendNullable(key, property, aliases, `default`, Value.jsonParser)
    }

    /// Adds an optional member, with the parser of its value and a default that it has if it is
    /// missing.
    ///
    /// Null gives nil.
    @inlinable
    public mutating func add<Parser: JSONParserPrinter>(
        _ key: String,
        _ property: KeyPath<Model, Parser.Output?> & Sendable,
        aliases: [String] = [],
        default: @autoclosure @escaping @Sendable () -> Parser.Output?,
        _ parser: () -> Parser
    ) {
        appendNullable(key, property, aliases, `default`, parser())
    }

    /// Never called: gives a property without a parser a message of its own.
    @available(
        *,
        unavailable,
        message: """
            the type of this property has no parser: conform it to 'JSONParsable', for example with '@JSONModel', \
            or name a parser with '@JSONField(parser:)'; for a type of Foundation, import 'DecodingFoundation'
            """
    )
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func add<Value>(
        _ key: String,
        _ property: KeyPath<Model, Value> & Sendable,
        aliases: [String] = [],
        default: @autoclosure () -> Value? = nil
    ) { refused() }

    /// Never called: its message appears where a parser does not fit its property.
    @available(
        *,
        unavailable,
        message: """
            the values of this parser are not of the property's type; for an array, for example, write \
            'JSONArray { … }' around the parser of its elements
            """
    )
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func add<Value, Parser: JSONParserPrinter>(
        _ key: String,
        _ property: KeyPath<Model, Value> & Sendable,
        aliases: [String] = [],
        default: @autoclosure () -> Value? = nil,
        _ parser: () -> Parser
    ) { refused() }

    // MARK: Members of other values

    /// Adds the members of another model, which are in the same object.
    @inlinable
    public mutating func addFlat<Value: JSONParsable>(
        _ property: KeyPath<Model, Value> & Sendable
    ) where Value.Parser: JSONMembersParser {
        addFlat(property) { Value.jsonParser }
    }

    /// Adds the members that a parser of fields reads, which are in the same object.
    ///
    /// If the parser is not made of fields, reading or writing the model throws
    /// `JSONError.Code.misplacedField`.
    @inlinable
    public mutating func addFlat<Parser: JSONParserPrinter>(
        _ property: KeyPath<Model, Parser.Output> & Sendable,
        _ parser: () -> Parser
    ) {
        append(
            parser().printingFieldPart?.part
                ?? .withoutMembers(Parser.Output.self, in: Model.self),
            property
        )
    }

    /// Never called: gives a property without members a message of its own.
    @available(
        *,
        unavailable,
        message: """
            a flat property is a struct or class with '@JSONModel', or has a 'ParsePrint' of fields: \
            other values have no members of an object
            """
    )
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func addFlat<Value>(_ property: KeyPath<Model, Value> & Sendable) { refused() }

    /// Adds the members that no field names: see ``UnknownMembers``.
    @inlinable
    public mutating func addUnknown(_ property: KeyPath<Model, [String: JSONValue]> & Sendable) {
        append(UnknownMembers<NoRoot>().part, property)
    }
}

extension ModelFields {
    /// The parts; where they cannot be members of one object, a part that throws when it is used.
    ///
    /// Of flat properties, this is not known before.
    @usableFromInline
    func checked(_ naming: KeyNaming) -> [FieldPart] {
        guard let key = parts.map({ $0.convertingKey(naming) }).repeatedKey else { return parts }
        let noun = key.map { "the key \(DiagnosticText.quoted($0))" } ?? "unknown members"
        return [.misfit(Model.self, "\(Model.self): \(noun) cannot belong to two properties.")]
    }

    @inlinable
    mutating func appendOptional<Parser: JSONParserPrinter, Output>(
        _ key: String,
        _ property: KeyPath<Model, Output> & Sendable,
        _ aliases: [String],
        _ parser: Parser,
        _ absence: Absence<Output>
    ) {
        let field = OptionalField<Parser, Output, NoRoot>(key: key, aliases, nil, parser, absence)
        append(field.printingPart, property)
    }

    /// Adds an optional member with a default.
    @inlinable
    mutating func appendNullable<Parser: JSONParserPrinter>(
        _ key: String,
        _ property: KeyPath<Model, Parser.Output?> & Sendable,
        _ aliases: [String],
        _ default: @escaping @Sendable () -> Parser.Output?,
        _ parser: Parser
    ) {
        appendNullable(key, property, aliases, parser.orNull(), .made(`default`)) { $0 }
    }

    /// Adds a member that may be missing, whose parser reads `null` too.
    @inlinable
    mutating func appendNullable<Parser: JSONParserPrinter, Output>(
        _ key: String,
        _ property: KeyPath<Model, Output> & Sendable,
        _ aliases: [String],
        _ parser: Parser,
        _ absence: Absence<Output>,
        _ output: @escaping @Sendable (Parser.Output) -> Output
    ) {
        let part = FieldPart.nullable(key, parser, absence, output)
        append(part.with(aliases: aliases, property: nil), property)
    }
}

extension FieldPart {
    /// A member that may be missing, whose parser reads `null` too.
    @inlinable
    static func nullable<Parser: JSONParserPrinter, Output>(
        _ key: String,
        _ parser: Parser,
        _ absence: Absence<Output>,
        _ output: @escaping @Sendable (Parser.Output) -> Output
    ) -> FieldPart {
        unsafe FieldPart(
            key: key,
            layout: SlotLayout(Output.self),
            operation: .parsing,
            read: { cursor, slot throws(JSONError) in
                // SAFETY: the slot has room for an output.
                unsafe slot.initializeMemory(
                    as: Output.self,
                    to: output(try parser.parse(from: &cursor))
                )
            },
            initializeMissing: unsafe absence.initialize,
            write: { slot, writer throws(JSONError) in
                // SAFETY: the parser's output is there, or the payload of an optional of it,
                // which lies at its start; what is absent is not written.
                let address = unsafe slot.assumingMemoryBound(to: Parser.Output.self)
                try unsafe parser.print(at: address, to: &writer)
            },
            isAbsent: unsafe absence.isAbsent
        )
    }
}
