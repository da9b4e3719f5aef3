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
    private(set) var items: [Item] = []
    /// Why the enum cannot be used: the first mistake in its cases.
    private(set) var misfit: String?
    /// The names of all cases; nil for all that no case has.
    private var names: [String?] = []

    init(tag: EnumTag, unknownKeys: UnknownKeys) {
        self.tag = tag
        self.unknownKeys = unknownKeys
        if case .beside(let key, let content) = tag, KeyBytes.areEqual(key, content) {
            misfit =
                "the key \(DiagnosticText.quoted(key)) cannot belong to the name and the payload."
        }
    }

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
        add(name, aliases: aliases, making: value)
    }

    /// The same with a function that makes the value.
    @_documentation(visibility: internal)
    public mutating func add(
        _ name: String,
        aliases: [String] = [],
        making value: @escaping @Sendable () -> Model
    ) {
        let names = [name] + aliases
        guard claims(names) else { return }
        let assembly = unsafe Assembly<Model>(make: { _ in value() }, taking: .offsets([]))
        let parts =
            switch tag {
            case .none: [FieldPart(printing: Null()).withoutSlots]
            case .outside: [FieldPart]()
            case .inside(let key), .beside(let key, _): [namePart(names, key)]
            }
        items.append(Item(names: names, value: value, parser: parser(assembly, parts)))
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
        let names = [name] + aliases
        guard claims(names) else { return }
        var parts = fields().parts
        if case .inside(let key) = tag { parts.insert(namePart(names, key), at: 0) }
        guard keysDiffer(in: parts, of: name) else { return }
        add(names, content: parser(assembly, parts))
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
        let names = [name] + aliases
        guard claims(names) else { return }
        if case .inside = tag {
            preconditionFailure("A value beside the tag has a key, or is a model.")
        }
        add(names, content: wrapped(payload, embed, extract))
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
    ) { refused() }

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
        guard claims([nil]) else { return }
        items.append(Item(names: [], value: nil, parser: wrapped(payload, embed, extract)))
    }

    /// Adds a case whose payload has a parser, which reads the whole value unless the tag is beside it.
    private mutating func add(_ names: [String], content: some JSONParserPrinter<Model>) {
        guard case .beside(let key, let contentKey) = tag else {
            return items.append(Item(names: names, value: nil, parser: content))
        }
        let parts = [namePart(names, key), contentPart(contentKey, content)]
        items.append(Item(names: names, value: nil, parser: parser(whole, parts)))
    }

    /// True if no mistake was found so far, and no other case has the names; nil is all unknown names.
    ///
    /// Otherwise the enum cannot be used, and no more parsers may be made.
    private mutating func claims(_ names: [String?]) -> Bool {
        if misfit != nil { return false }
        if tag == .none { return true }
        for name in names {
            // As bytes: names that only look alike are different ones.
            let isRepeated = self.names.contains { other in
                guard let name, let other else { return name == nil && other == nil }
                return KeyBytes.areEqual(name, other)
            }
            if isRepeated {
                let noun = name.map { "the name \(DiagnosticText.quoted($0))" } ?? "unknown names"
                misfit = "\(noun) cannot belong to two cases."
                return false
            }
            self.names.append(name)
        }
        return true
    }

    /// True if no two members of a case have the same key; otherwise the enum cannot be used.
    private mutating func keysDiffer(in parts: [FieldPart], of name: String) -> Bool {
        guard let key = parts.repeatedKey else { return true }
        let noun = key.map { "the key \(DiagnosticText.quoted($0))" } ?? "unknown members"
        var owners = "two members"
        if case .inside(let tag) = tag, let key, KeyBytes.areEqual(key, tag) {
            owners = "the tag and to a member"
        }
        misfit = "\(noun) cannot belong to \(owners) of the case \(DiagnosticText.quoted(name))."
        return false
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
        Field<Payload, NoRoot>(key: key, [], nil, payload).printingPart
    }

    /// The member that holds the name.
    private func namePart(_ names: [String], _ key: String) -> FieldPart {
        Field<CaseName, NoRoot>(key: key, [], nil, CaseName(names: names)).printingPart.withoutSlots
    }
}

/// The name of a case, which was looked at before.
private struct CaseName: JSONParserPrinter {
    /// The name that is written, and those that are read, too.
    let names: [String]
    var fieldOperation: FieldOperation<Void> { FieldOperation(.name(KeyList(names))) }

    /// Passes another spelling of the name, or any value if the key comes again.
    func parse(from cursor: inout JSONCursor) throws(JSONError) {
        try cursor.skipValue()
    }

    func print(_ output: Void, to writer: inout JSONWriter) throws(JSONError) {
        writer.write(names[0])
    }
}
