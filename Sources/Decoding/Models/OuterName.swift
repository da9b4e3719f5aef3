import FastJSON

/// The name of a case outside its payload: a string, or the only key of an object.
@usableFromInline
final class OuterName: Sendable {
    /// Where a name was found.
    @usableFromInline
    enum Place {
        /// It was a string, which was read.
        case alone
        /// It was a key, which was read: the payload follows, and then the end of the object.
        case key
        /// There was none that is known, and nothing was read.
        case none
    }

    private let names: CaseNames
    /// True for each name whose case has no payload.
    private let standsAlone: [Bool]

    /// - Precondition: names differ, and there is at most one case for all others.
    init(_ cases: [(name: String?, standsAlone: Bool)]) {
        names = CaseNames(cases.map(\.name))
        standsAlone = cases.map(\.standsAlone)
    }

    /// Looks for a name, and returns its number, or that of the case for all other names.
    @usableFromInline
    func find(_ cursor: inout JSONCursor) throws(JSONError) -> (index: Int, place: Place) {
        guard let otherwise = names.otherwise else { return try read(&cursor) }
        let savepoint = try cursor.savepoint()
        defer { cursor.release(savepoint) }
        let isKnown = try nameComes(&cursor)
        cursor.rewind(to: savepoint)
        return isKnown ? try read(&cursor) : (otherwise, .none)
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

    private func read(_ cursor: inout JSONCursor) throws(JSONError) -> (index: Int, place: Place) {
        let start = try cursor.place()
        if try cursor.peekKind() == .string {
            let name = try cursor.decodeString()
            guard let index = names.index(of: name) else {
                throw cursor.failure(names.problem(of: name), at: start)
            }
            if standsAlone[index] { return (index, .alone) }
            let found = DiagnosticText.quoted(name)
            throw cursor.failure(
                .expected("an object (containing the key \(found))", found: found, kind: .string),
                at: start
            )
        }
        guard try cursor.decodeObjectStart(expectation) else {
            throw cursor.failure(.expected(expectation, found: "{}", kind: .object), at: start)
        }
        let name = try cursor.readKey()
        guard let index = names.index(of: name) else {
            throw cursor.failureAtKey(names.problem(of: name))
        }
        return (index, .key)
    }

    /// Passes the end of the object whose key was a name.
    @usableFromInline
    func endObject(_ cursor: inout JSONCursor) throws(JSONError) {
        guard try cursor.nextMember() else { return }
        let other = DiagnosticText.quoted(try cursor.readKey())
        throw cursor.failureAtKey(
            .expected("the end of an object with one member", found: other, kind: .string)
        )
    }

    /// What was expected, for the error if nothing of the kind is there.
    private var expectation: String { "one of \(names.list)" }
}
