import FastJSON

/// Finds the step at which a pointer leads nowhere.
enum PointerTrace {
    /// A sentence about the first step that cannot be taken.
    ///
    /// - Precondition: the pointer leads nowhere.
    static func explanation(of pointer: JSONPointer, from root: JSONDocument.Node) -> String {
        var node = root
        var passed: [String] = []
        for token in pointer.tokens {
            guard let next = node[JSONPointer(tokens: [token])] else {
                return "the pointer '\(shown(pointer.description))' leads nowhere: "
                    + problem(with: token, at: node, after: passed)
            }
            passed.append(token)
            node = next
        }
        preconditionFailure("The pointer leads to a value.")
    }

    /// A text of the user, without what could do harm to a terminal.
    private static func shown(_ text: String) -> String {
        text.isEmpty ? text : DiagnosticText.name(text)
    }

    private static func problem(
        with token: String,
        at node: JSONDocument.Node,
        after passed: [String]
    ) -> String {
        let place =
            passed.isEmpty
            ? "the document" : "the value at '\(shown(JSONPointer(tokens: passed).description))'"
        switch node.kind {
        case .object:
            return "\(place) has no member '\(shown(token))'"
        case .array:
            let count = node.count ?? 0
            return "\(place) is an array of \(count) element\(count == 1 ? "" : "s"), "
                + "and '\(shown(token))' is not an index into it"
        case .null, .boolean, .number, .string:
            return "\(place) is of kind \(node.kind), and has no members"
        }
    }
}
