/// Finds what a path selects in a value that is in memory (RFC 9535 §2.5).
///
/// It takes no stack per level of the value, and counts its steps.
final class PathEvaluator<Node: PathNode> {
    /// What a filter knows of what a query in it selects.
    private typealias Selection = (count: Int, first: Node?)

    private let path: JSONPath
    private let root: Node
    private let noun: String
    private var steps = 0
    /// The results of the queries in filters that start at the root.
    private var found: [Selection?]
    private var patterns = PathPatterns()

    /// Follows a path; the noun says what it is, for messages.
    init(_ path: JSONPath, in root: Node, noun: String = "JSON path") {
        (self.path, self.root, self.noun) = (path, root, noun)
        found = Array(repeating: nil, count: path.absoluteCount)
    }

    /// What the path selects, in the order of RFC 9535.
    func nodes() throws(JSONError) -> [Node] {
        try nodes(at: path.query.segments[...], from: root)
    }

    /// What segments select, seen from a value.
    func nodes(at segments: ArraySlice<PathSegment>, from node: Node) throws(JSONError) -> [Node] {
        var nodes = [node]
        for segment in segments {
            var next: [Node] = []
            for node in nodes {
                if segment.isDescendant {
                    try descend(from: node, segment, &next)
                } else {
                    try select(segment, in: node, &next)
                }
            }
            nodes = next
        }
        return nodes
    }

    /// Selects in a value, and in all below it: each before those that it holds.
    private func descend(
        from node: Node,
        _ segment: PathSegment,
        _ result: inout [Node]
    ) throws(JSONError) {
        var open = [node]
        while let node = open.popLast() {
            guard node.childCount > 0 else { continue }
            try select(segment, in: node, &result)
            let first = open.count
            try spend(node.childCount)
            try node.forEachChild { child in
                if child.childCount > 0 { open.append(child) }
            }
            open[first...].reverse()
        }
    }

    private func select(
        _ segment: PathSegment,
        in node: Node,
        _ result: inout [Node]
    ) throws(JSONError) {
        for selector in segment.selectors {
            try spend(1)
            switch selector {
            case .name(let key):
                if node.kind == .object, let member = try member(key, of: node) {
                    try append(member, to: &result)
                }
            case .index(let index):
                guard node.kind == .array else { continue }
                let index = index < 0 ? index + node.childCount : index
                try spend(node.costOfElement(index))
                if let element = node.element(index) { try append(element, to: &result) }
            case .token(let token):
                let child =
                    node.kind == .array
                    ? JSONPointer.index(token).flatMap(node.element) : try member(token, of: node)
                if let child { try append(child, to: &result) }
            case .slice(let slice):
                if node.kind == .array { try append(slice, of: node, to: &result) }
            case .wildcard:
                try appendChildren(of: node, to: &result)
            case .elements:
                guard node.kind == .array else { throw node.isNoArray }
                try appendChildren(of: node, to: &result)
            case .filter(let filter):
                try node.forEachChild { (child) throws(JSONError) in
                    if try satisfies(filter, child) { try append(child, to: &result) }
                }
            }
        }
    }

    /// The member with a key.
    ///
    /// The key is hashed or, in a small object, compared with each key of the same length. For a long key,
    /// this takes steps.
    private func member(_ key: String, of node: Node) throws(JSONError) -> Node? {
        let length = key.utf8.count
        try spend(length / 16 + length / 256 * min(node.childCount, 64))
        return node.member(key)
    }

    /// Appends the elements of a slice, to find which takes at most one walk through the array.
    private func append(
        _ slice: PathSlice,
        of node: Node,
        to result: inout [Node]
    ) throws(JSONError) {
        let indices = Array(slice.indices(count: node.childCount))
        guard let first = indices.first, let last = indices.last else { return }
        try spend(indices.count + node.costOfElement(max(first, last)))
        for element in node.elements(at: indices) { try append(element, to: &result) }
    }

    private func appendChildren(of node: Node, to result: inout [Node]) throws(JSONError) {
        try spend(node.childCount)
        try node.forEachChild { (child) throws(JSONError) in try append(child, to: &result) }
    }

    private func append(_ node: Node, to result: inout [Node]) throws(JSONError) {
        guard result.count < path.valueLimit else {
            throw tooCostly("finds more than \(path.valueLimit) values on its way")
        }
        result.append(node)
    }

    private func spend(_ count: Int) throws(JSONError) {
        steps += count
        if steps > path.stepLimit { throw tooCostly("takes more than \(path.stepLimit) steps") }
    }

    private func tooCostly(_ reason: String) -> JSONError {
        JSONError(
            code: .pathTooCostly,
            message: "the \(noun) \(DiagnosticText.quoted(path.text)) \(reason)"
        )
    }

    // MARK: Filters (RFC 9535 §2.3.5.2)

    /// Whether a filter lets a value pass.
    func satisfies(_ filter: PathFilter, _ node: Node) throws(JSONError) -> Bool {
        try spend(1)
        switch filter {
        case .any(let parts):
            for part in parts where try satisfies(part, node) { return true }
            return false
        case .all(let parts):
            for part in parts where try !satisfies(part, node) { return false }
            return true
        case .not(let part):
            return try !satisfies(part, node)
        case .exists(let query):
            return try selection(of: query, node).count > 0
        case .compare(let left, let comparison, let right):
            return try compare(try operand(left, node), comparison, try operand(right, node))
        case .matches(let text, let pattern, let isWhole):
            guard case .string(let text)? = try string(text, node) else { return false }
            let expression: IRegexp?
            switch pattern {
            case .literal(let literal):
                expression = literal
            case .operand(let operand):
                guard case .string(let pattern)? = try string(operand, node) else { return false }
                try spend(pattern.utf8.count)
                let found = patterns.expression(of: pattern)
                try spend(found.written)
                expression = found.expression
            }
            guard let expression else { return false }
            // A step for each character, and more for a large expression.
            try spend((1 + text.utf8.count) * (1 + expression.cost / 16))
            return isWhole ? expression.matches(text) : expression.isFound(in: text)
        }
    }

    private func selection(of query: PathQuery, _ node: Node) throws(JSONError) -> Selection {
        if let number = query.absoluteNumber, let selection = found[number] { return selection }
        let start = query.absoluteNumber == nil ? node : root
        let nodes = try nodes(at: query.segments[...], from: start)
        let selection = (nodes.count, nodes.first)
        if let number = query.absoluteNumber { found[number] = selection }
        return selection
    }

    // MARK: Operands

    /// A value that is compared: made only where another one of its kind is.
    private enum Operand {
        case value(JSONValue)
        case node(Node)

        var kind: JSONKind {
            switch self {
            case .value(let value): value.kind
            case .node(let node): node.kind
            }
        }
    }

    /// The value of an operand; nil for nothing.
    private func operand(_ operand: PathOperand, _ node: Node) throws(JSONError) -> Operand? {
        switch operand {
        case .literal(let value):
            return .value(value)
        case .query(let query), .value(let query):
            let selection = try selection(of: query, node)
            return selection.count == 1 ? selection.first.map { .node($0) } : nil
        case .count(let query):
            return .value(.integer(try selection(of: query, node).count))
        case .length(let argument):
            let argument = try self.operand(argument, node)
            switch argument?.kind {
            case .string:
                guard let argument, case .string(let text) = try value(of: argument) else {
                    return nil
                }
                return .value(.integer(text.unicodeScalars.count))
            case .array, .object:
                switch argument {
                case .value(let value)?: return .value(.integer(value.childCount))
                case .node(let node)?:
                    try spend(node.costOfLength)
                    return .value(.integer(node.length))
                case nil: return nil
                }
            default:
                return nil
            }
        }
    }

    private func value(of operand: Operand) throws(JSONError) -> JSONValue {
        let value: JSONValue
        switch operand {
        case .value(let own): value = own
        case .node(let node):
            try spend(node.costOfValue)
            value = node.value
        }
        try spend(value.costOfText)
        return value
    }

    private func string(_ operand: PathOperand, _ node: Node) throws(JSONError) -> JSONValue? {
        guard let found = try self.operand(operand, node), found.kind == .string else { return nil }
        return try value(of: found)
    }

    private func compare(
        _ left: Operand?,
        _ comparison: PathComparison,
        _ right: Operand?
    ) throws(JSONError) -> Bool {
        // Nothing is equal to nothing only.
        guard let left, let right else {
            let isEqual = left == nil && right == nil
            switch comparison {
            case .equal, .atMost, .atLeast: return isEqual
            case .unequal: return !isEqual
            case .less, .greater: return false
            }
        }
        guard left.kind == right.kind else { return comparison == .unequal }
        let (one, other) = (try value(of: left), try value(of: right))
        switch comparison {
        case .equal: return try areEqual(one, other)
        case .unequal: return try !areEqual(one, other)
        case .less: return PathEvaluator.isLess(one, other)
        case .greater: return PathEvaluator.isLess(other, one)
        case .atMost:
            if PathEvaluator.isLess(one, other) { return true }
            return try areEqual(one, other)
        case .atLeast:
            if PathEvaluator.isLess(other, one) { return true }
            return try areEqual(one, other)
        }
    }

    private func areEqual(_ left: JSONValue, _ right: JSONValue) throws(JSONError) -> Bool {
        try left.isEquivalent(to: right) { (count) throws(JSONError) in try spend(count) }
    }

    /// Only numbers and strings have an order; that of strings is that of their scalars.
    private static func isLess(_ left: JSONValue, _ right: JSONValue) -> Bool {
        if case .string(let left) = left, case .string(let right) = right {
            return KeyBytes.precedes(left, right)
        }
        return left.isNumber(lessThan: right)
    }
}

/// The regular expressions that were found in a document, compiled.
private struct PathPatterns {
    private static let largestCount = 64
    /// By the bytes of their texts, which tell more apart than strings do.
    private var expressions: [[UInt8]: IRegexp?] = [:]

    /// The expression of a text, nil if the text is not an expression; and the states that were written
    /// to find that out.
    mutating func expression(of text: String) -> (expression: IRegexp?, written: Int) {
        let key = Array(text.utf8)
        if let known = expressions[key] { return (known, 0) }
        if expressions.count == PathPatterns.largestCount { expressions = [:] }
        let (expression, _, written) = IRegexp.compile(text)
        expressions[key] = .some(expression)
        return (expression, written)
    }
}
