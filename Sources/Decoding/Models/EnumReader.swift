import FastJSON

/// What a ``JSONEnumParser`` knows about its enum, found out when it is first used.
final class EnumReader<Model>: Sendable {
    private let tag: EnumTag
    private let items: [EnumCases<Model>.Item]
    private let names: CaseNames
    /// The numbers of the cases to which the names belong.
    private let owners: [Int]
    private let discriminator: Discriminator?
    private let alternatives: JSONAlternatives<OneWay, Model>
    private let index: @Sendable (Model) -> Int
    /// Why the enum cannot be used, which is found out when it is.
    private let misfit: JSONError?

    init(_ cases: EnumCases<Model>, index: @escaping @Sendable (Model) -> Int) {
        tag = cases.tag
        misfit = cases.misfit.map { .misplaced("\(Model.self): \($0)") }
        items = misfit == nil ? cases.items : []
        self.index = index
        var texts: [String?] = []
        var owners: [Int] = []
        for (number, item) in items.enumerated() where tag != .none {
            let found = item.names.isEmpty ? [nil] : item.names.map(Optional.some)
            texts += found
            owners += Array(repeating: number, count: found.count)
        }
        self.owners = owners
        names = CaseNames(texts)
        discriminator =
            switch tag {
            case .inside(let key), .beside(let key, _): Discriminator(key: key, names: texts)
            case .outside, .none: nil
            }
        alternatives = JSONAlternatives(items.map { Alternative($0.parser) })
    }

    func read(_ cursor: inout JSONCursor) throws(JSONError) -> Model {
        if let misfit { throw try cursor.misfitHere(misfit) }
        if let discriminator {
            return try items[owners[discriminator.choose(&cursor)]].parser.parse(from: &cursor)
        }
        if tag == .none { return try alternatives.parse(from: &cursor) }
        guard let otherwise = names.otherwise else { return try readNamed(&cursor) }
        let savepoint = try cursor.savepoint()
        defer { cursor.release(savepoint) }
        let isKnown = try nameComes(&cursor)
        cursor.rewind(to: savepoint)
        if isKnown { return try readNamed(&cursor) }
        return try items[owners[otherwise]].parser.parse(from: &cursor)
    }

    /// True if the next value is, or begins with, the name of a case; then some of it was read.
    private func nameComes(_ cursor: inout JSONCursor) throws(JSONError) -> Bool {
        switch try cursor.peekKind() {
        case .string: names.contains(try cursor.decodeString())
        case .object:
            try cursor.decodeObjectStart(expectation) ? names.contains(try cursor.readKey()) : false
        default: false
        }
    }

    /// Reads a name, or an object whose only key is one.
    private func readNamed(_ cursor: inout JSONCursor) throws(JSONError) -> Model {
        let start = try cursor.place()
        if try cursor.peekKind() == .string {
            let name = try cursor.decodeString()
            guard let index = names.index(of: name) else {
                throw cursor.failure(names.problem(of: name), at: start)
            }
            guard let value = items[owners[index]].value else {
                throw cursor.failure(
                    .expected(
                        "an object (containing the key \(DiagnosticText.quoted(name)))",
                        found: DiagnosticText.quoted(name),
                        kind: .string
                    ),
                    at: start
                )
            }
            return value()
        }
        guard try cursor.decodeObjectStart(expectation) else {
            throw cursor.failure(.expected(expectation, found: "{}", kind: .object), at: start)
        }
        let name = try cursor.readKey()
        guard let index = names.index(of: name) else {
            throw cursor.failureAtKey(names.problem(of: name))
        }
        let value = try items[owners[index]].parser.parse(from: &cursor)
        guard try cursor.nextMember() else { return value }
        let other = DiagnosticText.quoted(try cursor.readKey())
        throw cursor.failureAtKey(
            .expected("the end of an object with one member", found: other, kind: .string)
        )
    }

    /// What was expected, for the error if nothing of the kind is there.
    private var expectation: String { "one of \(names.list)" }

    func write(_ value: Model, to writer: inout JSONWriter) throws(JSONError) {
        if let misfit { throw writer.refusal(misfit) }
        let item = items[index(value)]
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
