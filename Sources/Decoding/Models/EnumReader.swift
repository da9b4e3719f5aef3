import FastJSON

/// What a ``JSONEnumParser`` knows about its enum, found out when it is first used.
@usableFromInline
final class EnumReader<Model>: Sendable {
    private let tag: EnumTag
    private let cases: [EnumCases<Model>.Item]
    /// What chooses a case by a member of the object, if the tag is one.
    @usableFromInline let discriminator: Discriminator?
    /// What chooses a case by a name outside the payload, if the tag is there.
    @usableFromInline let outerName: OuterName?
    /// The parsers of the cases, by the numbers of their names.
    @usableFromInline let parsers: [any JSONParserPrinter<Model>]
    /// The values of the cases without payload, by the same numbers.
    @usableFromInline let values: [(@Sendable () -> Model)?]
    /// The parsers, if there are no names.
    @usableFromInline let alternatives: JSONAlternatives<OneWay, Model>
    private let index: @Sendable (Model) -> Int
    /// Why the enum cannot be used, which is found out when it is.
    private let misfit: JSONError?

    init(_ described: EnumCases<Model>, index: @escaping @Sendable (Model) -> Int) {
        tag = described.tag
        misfit = described.misfit.map { .misplaced("\(Model.self): \($0)") }
        cases = misfit == nil ? described.items : []
        self.index = index
        let named = cases.flatMap { item in
            let names: [String?] = item.names.isEmpty ? [nil] : item.names
            return names.map { (name: $0, item: item) }
        }
        parsers = named.map(\.item.parser)
        values = named.map(\.item.value)
        alternatives = JSONAlternatives(cases.map { Alternative($0.parser) })
        // What cannot be used has no names, and reading finds out why.
        let key = misfit == nil ? tag.key : nil
        discriminator = key.map { Discriminator(key: $0, names: named.map(\.name)) }
        outerName =
            misfit == nil && tag == .outside
            ? OuterName(named.map { ($0.name, $0.item.value != nil) }) : nil
    }

    /// Reads the next value.
    ///
    /// Generic code is slow where it is not specialised. So other types, which are not generic, find the name.
    @inlinable
    func read(_ cursor: inout JSONCursor) throws(JSONError) -> Model {
        if let discriminator {
            return try parsers[discriminator.choose(&cursor)].parse(from: &cursor)
        }
        guard let outerName else {
            try refuseMisfit(&cursor)
            return try alternatives.parse(from: &cursor)
        }
        let (index, place) = try outerName.find(&cursor)
        if place == .alone, let value = values[index] { return value() }
        let value = try parsers[index].parse(from: &cursor)
        if place == .key { try outerName.endObject(&cursor) }
        return value
    }

    /// Throws why the enum cannot be used, if that is so.
    @usableFromInline
    func refuseMisfit(_ cursor: inout JSONCursor) throws(JSONError) {
        if let misfit { throw try cursor.misfitHere(misfit) }
    }

    func write(_ value: Model, to writer: inout JSONWriter) throws(JSONError) {
        if let misfit { throw writer.refusal(misfit) }
        let index = index(value)
        precondition(cases.indices.contains(index), "\(Model.self) has no case \(index).")
        let item = cases[index]
        guard tag == .outside, let name = item.names.first else {
            return try item.parser.print(value, to: &writer)
        }
        if item.value != nil { return writer.write(name) }
        writer.beginObject()
        writer.key(name)
        try item.parser.print(value, to: &writer)
        writer.endObject()
    }
}
