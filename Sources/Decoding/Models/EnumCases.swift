import FastJSON

/// The cases of an enum, in an order in which its ``JSONEnumParser`` numbers them.
public struct EnumCases<Model> {
    /// One case.
    struct Item {
        /// The name that is written, and those that are read, too; none for the case of unknown names.
        let names: [String]
        /// The value of a case without payload.
        let value: (@Sendable () -> Model)?
        /// The parser of the case: for the payload if the tag is outside it, else for the whole value.
        let parser: any JSONParserPrinter<Model>
    }

    let tag: EnumTag
    let unknownKeys: UnknownKeys
    var items: [Item] = []

    /// Adds a case without payload.
    ///
    /// - Parameters:
    ///   - name: The name that is written.
    ///   - aliases: Other names that are read.
    ///   - value: The case.
    public mutating func add(
        _ name: String,
        aliases: [String] = [],
        value: @autoclosure @escaping @Sendable () -> Model
    ) {
        let assembly = unsafe Assembly<Model>(make: { _ in value() }, taking: .offsets([]))
        let parts =
            switch tag {
            case .none: [FieldPart(printing: Null()).withoutSlots]
            case .outside: [FieldPart]()
            case .inside(let key), .beside(let key, _): [namePart(name, key)]
            }
        let parser = parser(assembly, parts)
        items.append(Item(names: [name] + aliases, value: value, parser: parser))
    }

    /// Adds a case with the fields of its payload, or the parser of its only value.
    ///
    /// - Parameters:
    ///   - name: The name that is written.
    ///   - aliases: Other names that are read.
    ///   - assembly: Makes the case of its payload, and takes it apart.
    ///   - fields: The fields. With the tag inside, they are members of the same object.
    public mutating func add<each Slot>(
        _ name: String,
        aliases: [String] = [],
        _ assembly: Assembly<Model, repeat each Slot>,
        @FieldsBuilder<Never> fields: () -> Fields<repeat each Slot>
    ) {
        let parts = fields().parts
        let parser =
            switch tag {
            case .none, .outside: parser(assembly, parts)
            case .inside(let key): parser(assembly, [namePart(name, key)] + parts)
            case .beside(let key, let content):
                self.parser(
                    whole,
                    [namePart(name, key), contentPart(content, parser(assembly, parts))]
                )
            }
        items.append(Item(names: [name] + aliases, value: nil, parser: parser))
    }

    /// Adds a case whose payload is one value, which is written as it is.
    ///
    /// - Precondition: The tag is not inside the payload: a single value has no room for it.
    /// - Parameters:
    ///   - name: The name that is written.
    ///   - aliases: Other names that are read.
    ///   - payload: The parser of the payload.
    ///   - embed: Makes the case.
    ///   - extract: Takes the payload out of a value; nil for other cases.
    public mutating func add<Payload: JSONParserPrinter>(
        _ name: String,
        aliases: [String] = [],
        wrapping payload: Payload,
        _ embed: @escaping @Sendable (Payload.Output) -> Model,
        extract: @escaping @Sendable (Model) -> Payload.Output?
    ) {
        let payload = wrapped(payload, embed, extract)
        let parser: any JSONParserPrinter<Model>
        switch tag {
        case .none, .outside: parser = payload
        case .inside: preconditionFailure("A value beside the tag has a key, or is a model.")
        case .beside(let key, let content):
            parser = self.parser(whole, [namePart(name, key), contentPart(content, payload)])
        }
        items.append(Item(names: [name] + aliases, value: nil, parser: parser))
    }

    /// Adds a case whose payload is a model with members beside the tag.
    ///
    /// - Parameters:
    ///   - name: The name that is written.
    ///   - aliases: Other names that are read.
    ///   - payload: The parser of the payload.
    ///   - embed: Makes the case.
    ///   - extract: Takes the payload out of a value; nil for other cases.
    public mutating func add<Payload>(
        _ name: String,
        aliases: [String] = [],
        flat payload: JSONModelParser<Payload>,
        _ embed: @escaping @Sendable (Payload) -> Model,
        extract: @escaping @Sendable (Model) -> Payload?
    ) {
        let assembly = Assembly<Model, Payload>(make: embed, take: extract)
        add(name, aliases: aliases, assembly) { payload }
    }

    /// Never called: gives a payload without members a message of its own.
    @available(
        *,
        unavailable,
        message: """
            a value beside the tag needs a label, or must be a struct or class with '@JSONModel'
            """
    )
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func add<Payload: JSONParserPrinter>(
        _ name: String,
        aliases: [String] = [],
        flat payload: Payload,
        _ embed: @escaping @Sendable (Payload.Output) -> Model,
        extract: @escaping @Sendable (Model) -> Payload.Output?
    ) {
        preconditionFailure("Calls of this do not compile.")
    }

    /// Adds the case of all names that no other case has.
    ///
    /// - Parameters:
    ///   - payload: The parser of the whole value, with the name.
    ///   - embed: Makes the case.
    ///   - extract: Takes the value out of the case; nil for other cases.
    public mutating func addOther<Payload: JSONParserPrinter>(
        _ payload: Payload,
        _ embed: @escaping @Sendable (Payload.Output) -> Model,
        extract: @escaping @Sendable (Model) -> Payload.Output?
    ) {
        items.append(Item(names: [], value: nil, parser: wrapped(payload, embed, extract)))
    }

    /// The parser of a payload as one of the case.
    private func wrapped<Payload: JSONParserPrinter>(
        _ payload: Payload,
        _ embed: @escaping @Sendable (Payload.Output) -> Model,
        _ extract: @escaping @Sendable (Model) -> Payload.Output?
    ) -> ConvertedParser<Payload, Convert<Payload.Output, Model>> {
        payload.map(
            apply: { embed($0) },
            unapply: { model in
                guard let value = extract(model) else {
                    throw JSONError.cannotTakeApart(Model.self)
                }
                return value
            }
        )
    }

    /// Takes a value of the case as it is.
    private var whole: Assembly<Model, Model> {
        Assembly<Model, Model>(make: { $0 }, take: { $0 })
    }

    private func parser<each Slot>(
        _ assembly: Assembly<Model, repeat each Slot>,
        _ parts: [FieldPart]
    ) -> ParsePrint<Model> {
        ParsePrint(assembly, Fields<repeat each Slot>(parts: parts), unknownKeys: unknownKeys)
    }

    /// The member that holds the payload.
    private func contentPart<Payload: JSONParserPrinter<Model>>(
        _ key: String,
        _ payload: Payload
    ) -> FieldPart {
        Field<Payload, NoRoot>(key: key, aliases: [], property: nil, value: payload).printingPart
    }

    /// The member that holds the name.
    private func namePart(_ name: String, _ key: String) -> FieldPart {
        Field<CaseName, NoRoot>(key: key, aliases: [], property: nil, value: CaseName(name: name))
            .printingPart.withoutSlots
    }
}

/// The name of a case, which was looked at before.
private struct CaseName: JSONParserPrinter {
    let name: String

    func parse(from cursor: inout JSONCursor) throws(JSONError) {
        try cursor.skipValue()
    }

    func print(_ output: Void, to writer: inout JSONWriter) throws(JSONError) {
        writer.write(name)
    }
}
