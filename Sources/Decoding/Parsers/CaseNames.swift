import FastJSON

/// The names of alternatives, by their numbers.
struct CaseNames: Sendable {
    /// Nil for all names that no other alternative has.
    private let names: [String?]
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
    }

    /// The names, to be shown.
    var list: String {
        names.compactMap { $0.map { DiagnosticText.quoted($0) } }.joined(separator: ", ")
    }

    /// True if an alternative has the name.
    func contains(_ name: String) -> Bool {
        names.contains { $0.map { KeyBytes.areEqual($0, name) } ?? false }
    }

    /// The number of the alternative with a name; nil if there is none.
    func index(of name: String) -> Int? {
        for (index, other) in names.enumerated() {
            if let other, KeyBytes.areEqual(other, name) { return index }
        }
        return otherwise
    }

    /// The error for a name that no alternative has.
    func problem(of name: String) -> TypedProblem {
        .expected("one of \(list)", found: DiagnosticText.quoted(name), kind: .string)
    }
}
