import FastJSON

/// A key whose value tells by which of several parsers an object is read.
///
/// It knows no parsers, only their numbers: what is generic is not specialised for other modules,
/// and would take ten times as long to compare the names.
@usableFromInline
struct Discriminator: Sendable {
    private let key: String
    /// The names of the parsers, in their order; nil for all other names.
    private let names: [String?]
    /// The number of the parser for all other names.
    private let otherwise: Int?
    /// What is expected where no such object is.
    private let expectation: String

    /// Creates the choice between parsers of these names.
    ///
    /// - Precondition: names differ, and there is at most one parser for all others.
    init(key: String, names: [String?]) {
        self.key = key
        self.names = names
        otherwise = names.firstIndex { $0 == nil }
        expectation = "an object (containing the key \(DiagnosticText.quoted(key)))"
        let others = names.count { $0 == nil }
        precondition(others < 2, "Two cases are for all other names.")
        precondition(
            Set(names.compactMap { $0.map { Array($0.utf8) } }).count + others == names.count,
            "Two cases have the same name."
        )
    }

    /// The number of the parser for the object that comes next, which is still to be read.
    @usableFromInline
    func choose(_ cursor: inout JSONCursor) throws(JSONError) -> Int {
        let mark = try cursor.mark()
        defer { cursor.release(mark) }
        guard try cursor.decodeObjectStart(expectation) else { throw cursor.missingKey(key) }
        while try !KeyBytes.areEqual(cursor.readKey(), key) {
            try cursor.skipValue()
            guard try cursor.nextMember() else { throw cursor.missingKey(key) }
        }
        let index = try readName(&cursor)
        cursor.rewind(to: mark)
        return index
    }

    private func readName(_ cursor: inout JSONCursor) throws(JSONError) -> Int {
        let start = try cursor.place()
        let name = try cursor.decodeString()
        for (index, other) in names.enumerated() {
            if let other, KeyBytes.areEqual(other, name) { return index }
        }
        if let otherwise { return otherwise }
        let list = names.compactMap { $0.map(DiagnosticText.quoted) }.joined(separator: ", ")
        throw cursor.failure(
            .expected("one of \(list)", found: DiagnosticText.quoted(name), kind: .string),
            at: start
        )
    }
}
