import FastJSON

/// One alternative of a ``OneOf`` with a discriminator.
///
/// ``ReadCase`` is the same for parsers that only read.
public struct Case<Output>: Sendable {
    /// Nil for all names that no other case has.
    let name: String?
    /// The parser, which also reads and writes the key that names the case.
    let parser: @Sendable (_ key: String) -> any JSONParserPrinter<Output>

    /// Creates a case without fields of its own.
    ///
    /// ```swift
    /// Case("none", .case(Shape.none))
    /// ```
    public init(_ name: String, _ assembly: Assembly<Output>, unknownKeys: UnknownKeys = .skip) {
        self.init(name, assembly, unknownKeys: unknownKeys) {}
    }

    /// Creates a case from its name and the fields in the same object.
    ///
    /// They must be fields, because a whole value has no room for the key.
    public init<each Slot>(
        _ name: String,
        _ assembly: Assembly<Output, repeat each Slot>,
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        @FieldsBuilder<Never> fields: () -> Fields<repeat each Slot>
    ) {
        let parts = fields().parts.map { $0.convertingKey(keys) }
        self.name = name
        parser = { key in
            let tag = Field(key) { Constant(.string(name)) }
            return ParsePrint(
                assembly,
                Fields<repeat each Slot>(parts: [tag.printingPart.withoutSlots] + parts),
                unknownKeys: unknownKeys
            )
        }
    }

    /// Not available: the case is wrapped, so that it can be written, too.
    @available(*, unavailable, message: "write .case(Shape.circle)")
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public init<each Slot, each Value>(
        _ name: String,
        _ make: (repeat each Slot) -> Output,
        @FieldsBuilder<Never> fields: () -> Fields<repeat each Value>
    ) { refused() }

    private init(otherwise parser: any JSONParserPrinter<Output>) {
        name = nil
        self.parser = { _ in parser }
    }

    /// The case for all names that no other case has, such as names that are added later.
    ///
    /// ```swift
    /// enum Event { case opened(String), other(JSONValue) }
    ///
    /// let event = OneOf(discriminator: "type") {
    ///     Case("opened", .case(Event.opened)) { Field("by", String.self) }
    ///     Case.otherwise(.case(Event.other)) { JSONValue.jsonParser() }
    /// }
    /// ```
    ///
    /// Its parser reads and writes the whole object, with the key. Before reading, the key is checked:
    /// it must be there, and must be a string. This is not checked when the object is written, and
    /// neither is whether the name belongs to another case.
    public static func otherwise<each Slot>(
        _ assembly: Assembly<Output, repeat each Slot>,
        @FieldsBuilder<Never> fields: () -> Fields<repeat each Slot>
    ) -> Case {
        Case(otherwise: ParsePrint(assembly, fields()))
    }
}

/// One alternative of a ``OneOf`` with a discriminator, which only reads.
///
/// ```swift
/// // {"type": "circle", "radius": 2.5}
/// let area = OneOf(discriminator: "type") {
///     ReadCase("circle") { Field("radius", Double.self).map { $0 * $0 * .pi } }
///     ReadCase("square") { Field("side", Double.self).map { $0 * $0 } }
///     ReadCase.otherwise { Always(0.0) }
/// }
/// try area.decode(#"{"type": "square", "side": 3}"#)  // → 9.0
/// ```
public struct ReadCase<Output>: Sendable {
    /// Nil for all names that no other case has.
    let name: String?
    /// The parser of the whole object.
    let parser: @Sendable (_ key: String) -> any JSONParser<Output>

    /// Creates a case from its name and the parser of the whole object, with the key.
    public init(_ name: String, @JSONParserBuilder _ parser: () -> some JSONParser<Output>) {
        self.init(name: name, parser())
    }

    /// The case for all names that no other case has.
    ///
    /// The parser reads the whole object, with the key. Before that, the key is checked: it must be
    /// there, and must be a string.
    ///
    /// ```swift
    /// let area = OneOf(discriminator: "type") {
    ///     ReadCase("square") { Field("side", Double.self).map { $0 * $0 } }
    ///     ReadCase.otherwise { Always(0.0) }
    /// }
    /// try area.decode(#"{"type": "star"}"#)  // → 0.0
    /// ```
    public static func otherwise(
        @JSONParserBuilder _ parser: () -> some JSONParser<Output>
    ) -> ReadCase {
        ReadCase(name: nil, parser())
    }

    private init(name: String?, _ parser: any JSONParser<Output>) {
        self.name = name
        self.parser = { _ in parser }
    }

    /// A case that writes, without its writing.
    init(_ other: Case<Output>) {
        name = other.name
        parser = { key in other.parser(key) }
    }
}
