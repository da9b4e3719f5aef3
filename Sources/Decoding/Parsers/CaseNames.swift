import FastJSON

/// The names of alternatives, by their numbers.
struct CaseNames: Sendable {
    /// Nil for all names that no other alternative has.
    private let names: [String?]
    /// Those that are not nil, in the same order.
    private let known: KeyList
    /// The number of the alternative for all other names.
    let otherwise: Int?

    /// Takes the names.
    ///
    /// - Precondition: they differ, and at most one is nil.
    init(_ names: [String?]) {
        self.names = names
        otherwise = names.firstIndex { $0 == nil }
        let others = names.count { $0 == nil }
        precondition(others < 2, "Two cases are for all other names.")
        precondition(
            Set(names.compactMap { $0.map { Array($0.utf8) } }).count + others == names.count,
            "Two cases have the same name."
        )
        known = KeyList(names.compactMap(\.self))
    }

    /// The names, to be shown.
    var list: String {
        names.compactMap { $0.map { DiagnosticText.quoted($0) } }.joined(separator: ", ")
    }

    /// True if an alternative has the name.
    func contains(_ name: String) -> Bool { known.index(of: name) >= 0 }

    /// The number of the alternative with a name; nil if there is none.
    func index(of name: String) -> Int? { number(ofKnown: known.index(of: name)) ?? otherwise }

    /// The number of the alternative that the first member of the next object names, if it has a key.
    ///
    /// Reads nothing. Returns nil for all that needs a closer look.
    func indexInFirstMember(at key: KeyList, _ cursor: inout JSONCursor) -> Int? {
        number(ofKnown: cursor.indexOfName(in: known, at: key))
    }

    /// The number of the alternative with one of the known names; nil for no name, -1.
    private func number(ofKnown index: Int) -> Int? {
        if index < 0 { return nil }
        return index < otherwise ?? .max ? index : index + 1
    }

    /// The error for a name that no alternative has.
    func problem(of name: String) -> TypedProblem {
        .expected("one of \(list)", found: DiagnosticText.quoted(name), kind: .string)
    }
}
