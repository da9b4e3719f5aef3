import FastJSON

/// A key whose value tells by which of several parsers an object is read.
///
/// It knows no parsers, only their numbers: what is generic is not specialised for other modules,
/// and would take ten times as long to compare the names.
@usableFromInline
final class Discriminator: Sendable {
    private let key: String
    private let names: CaseNames
    /// The key, to be compared where it stands.
    private let keyList: KeyList
    /// What is expected where no such object is.
    private let expectation: String

    /// Creates the choice between parsers of these names.
    ///
    /// - Precondition: names differ, and there is at most one parser for all others.
    init(key: String, names: [String?]) {
        self.key = key
        self.names = CaseNames(names)
        keyList = KeyList([key])
        expectation = "an object (containing the key \(DiagnosticText.quoted(key)))"
    }

    /// The number of the parser for the object that comes next, which is still to be read.
    @usableFromInline
    func choose(_ cursor: inout JSONCursor) throws(JSONError) -> Int {
        // Mostly, the key comes first, and nothing has to be read twice.
        if let index = names.indexInFirstMember(at: keyList, &cursor) { return index }
        let savepoint = try cursor.savepoint()
        defer { cursor.release(savepoint) }
        let start = try cursor.place()
        guard try cursor.decodeObjectStart(expectation) else {
            throw cursor.missingKey(key, at: start)
        }
        var isFirst = true
        while try cursor.readKeyIndex(in: keyList) < 0 {
            isFirst = false
            try cursor.skipValue()
            guard try cursor.nextMember() else { throw cursor.missingKey(key, at: start) }
        }
        let index = try readName(&cursor)
        if isFirst { cursor.goBack(to: savepoint) } else { cursor.rewind(to: savepoint) }
        return index
    }

    private func readName(_ cursor: inout JSONCursor) throws(JSONError) -> Int {
        let start = try cursor.place()
        let name = try cursor.decodeString()
        if let index = names.index(of: name) { return index }
        throw cursor.failure(names.problem(of: name), at: start)
    }
}
