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
                return "the pointer '\(pointer)' leads nowhere: "
                    + problem(with: token, at: node, behind: passed)
            }
            passed.append(token)
            node = next
        }
        preconditionFailure("The pointer leads to a value.")
    }

    private static func problem(
        with token: String,
        at node: JSONDocument.Node,
        behind passed: [String]
    ) -> String {
        let place =
            passed.isEmpty ? "the document" : "the value at '\(JSONPointer(tokens: passed))'"
        switch node.kind {
        case .object:
            return "\(place) has no member '\(token)'"
        case .array:
            let count = node.count ?? 0
            return "\(place) is an array of \(count) element\(count == 1 ? "" : "s"), "
                + "and '\(token)' is not an index into it"
        case .null, .boolean, .number, .string:
            return "\(place) is of kind \(node.kind), and has no members"
        }
    }
}
