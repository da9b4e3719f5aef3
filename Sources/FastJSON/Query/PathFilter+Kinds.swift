/// What is known about a filter before there is a value.
extension PathFilter {
    /// True if no value but an object passes: the filter asks for members, and must find them.
    var refusesAllButObjects: Bool {
        guard asksForMembers else { return false }
        let evaluator = PathEvaluator<JSONValue>(JSONPath(JSONPointer(tokens: [])), in: .null)
        return (try? evaluator.satisfies(self, .null)) == false
    }

    /// True if all that it asks of the value that is tested are members by their names.
    private var asksForMembers: Bool {
        switch self {
        case .any(let parts), .all(let parts): parts.allSatisfy(\.asksForMembers)
        case .not(let part): part.asksForMembers
        case .exists(let query): query.startsWithName
        case .compare(let left, _, let right): left.asksForMembers && right.asksForMembers
        case .matches(let text, let pattern, _):
            text.asksForMembers
                && {
                    if case .operand(let operand) = pattern { operand.asksForMembers } else { true }
                }()
        }
    }
}

extension PathOperand {
    fileprivate var asksForMembers: Bool {
        switch self {
        case .literal: true
        case .query(let query), .count(let query), .value(let query): query.startsWithName
        case .length(let operand): operand.asksForMembers
        }
    }
}

extension PathQuery {
    fileprivate var startsWithName: Bool {
        guard absoluteNumber == nil, let first = segments.first, !first.isDescendant else {
            return false
        }
        return first.selectors.allSatisfy { if case .name = $0 { true } else { false } }
    }
}
