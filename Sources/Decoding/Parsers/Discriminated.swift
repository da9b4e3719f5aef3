import FastJSON

/// Alternatives that are told apart by the value of one key: what
/// ``OneOf/init(discriminator:_:)`` holds.
public struct Discriminated<Output>: JSONParserPrinter {
    private let key: String
    private let parsers: [(name: String, parser: any JSONParserPrinter<Output>)]
    private let printing: JSONPrintableAlternatives<Output>

    init(key: String, cases: [Case<Output>]) {
        self.key = key
        parsers = cases.map { ($0.name, $0.parser(key)) }
        printing = JSONPrintableAlternatives([], parsers.map(\.parser))
        precondition(
            Set(cases.map { Array($0.name.utf8) }).count == cases.count,
            "Two cases have the same name."
        )
    }

    /// Reads the next value with the parser that its key names.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        let mark = try cursor.mark()
        defer { cursor.release(mark) }
        let quoted = DiagnosticText.quoted(key)
        guard try cursor.decodeObjectStart("an object (containing the key \(quoted))") else {
            throw cursor.missingKey(key)
        }
        repeat {
            guard try cursor.readKey().utf8.elementsEqual(key.utf8) else {
                try cursor.skipValue()
                continue
            }
            let parser = try chosenParser(&cursor)
            cursor.rewind(to: mark)
            return try parser.parse(from: &cursor)
        } while try cursor.nextMember()
        throw cursor.missingKey(key)
    }

    private func chosenParser(
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> any JSONParserPrinter<Output> {
        let start = try cursor.place()
        defer { cursor.forget(start) }
        let name = try cursor.decodeString()
        if let chosen = parsers.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
            return chosen.parser
        }
        let names = parsers.map { DiagnosticText.quoted($0.name) }.joined(separator: ", ")
        throw cursor.failure(
            .expected("one of \(names)", found: DiagnosticText.quoted(name), kind: .string),
            at: start
        )
    }

    /// Writes a value, with the key that names its case.
    public func print(_ output: Output, to writer: inout JSONWriter) throws(JSONError) {
        try printing.print(output, to: &writer)
    }
}

/// One alternative of a ``OneOf`` with a discriminator.
public struct Case<Output>: Sendable {
    let name: String
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

    /// Creates a case from its name and the fields that stand beside the key with the name.
    ///
    /// They must be fields: the key has no place beside a whole value.
    public init<each Slot>(
        _ name: String,
        _ assembly: Assembly<Output, repeat each Slot>,
        unknownKeys: UnknownKeys = .skip,
        @FieldsBuilder fields: () -> Fields<repeat each Slot>
    ) {
        let parts = fields().parts
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
}

/// Collects the cases of a ``OneOf`` with a discriminator.
@resultBuilder
public enum CaseBuilder {
    /// A case.
    public static func buildExpression<Output>(_ expression: Case<Output>) -> [Case<Output>] {
        [expression]
    }

    /// All cases.
    public static func buildBlock<Output>(_ cases: [Case<Output>]...) -> [Case<Output>] {
        cases.flatMap { $0 }
    }

    /// The cases behind `if`.
    public static func buildEither<Output>(first: [Case<Output>]) -> [Case<Output>] { first }
    /// The cases behind `else`.
    public static func buildEither<Output>(second: [Case<Output>]) -> [Case<Output>] { second }

    /// The cases behind an `if` without `else`.
    public static func buildOptional<Output>(_ cases: [Case<Output>]?) -> [Case<Output>] {
        cases ?? []
    }

    /// The cases of a `for`.
    public static func buildArray<Output>(_ cases: [[Case<Output>]]) -> [Case<Output>] {
        cases.flatMap { $0 }
    }
}

extension OneOf {
    /// Alternatives of which a key tells which it is, so that none has to be tried.
    ///
    /// ```swift
    /// // {"type": "circle", "radius": 2.5}
    /// OneOf(discriminator: "type") {
    ///     Case("circle", .case(Shape.circle)) {
    ///         Field("radius") { Double.jsonParser() }
    ///     }
    ///     Case("square", .case(Shape.square)) {
    ///         Field("side") { Double.jsonParser() }
    ///     }
    /// }
    /// ```
    ///
    /// The key may stand anywhere in the object; the first one counts if there are several. What
    /// stands before it is read twice, so it is fastest in front. It is also written.
    public init<Output>(
        discriminator key: String,
        @CaseBuilder _ cases: () -> [Case<Output>]
    ) where Alternatives == Discriminated<Output> {
        alternatives = Discriminated(key: key, cases: cases())
    }
}
