/// A value that a query walks through.
protocol PathNode {
    var kind: JSONKind { get }
    /// The number of elements or members; 0 for scalars.
    var childCount: Int { get }
    /// The value as a tree.
    var value: JSONValue { get }
    /// The member with this key: the last one, unless the document was read otherwise.
    func member(_ key: String) -> Self?
    /// The element at this index, if it is an array that has one there.
    func element(_ index: Int) -> Self?
    /// The elements at these indices, all of which the array has.
    func elements(at indices: [Int]) -> [Self]
    /// The number of elements, or of the members that a query sees, as `length` counts them.
    var length: Int { get }
    /// The steps that it takes to find an element, to make the value, and to find its length.
    func costOfElement(_ index: Int) -> Int
    var costOfValue: Int { get }
    var costOfLength: Int { get }
    /// The error for a pointer whose elements are read, and that leads here.
    var isNoArray: JSONError { get }
    /// Calls a function with each element or member, in order.
    func forEachChild(_ body: (Self) throws(JSONError) -> Void) throws(JSONError)
}

extension PathNode {
    func elements(at indices: [Int]) -> [Self] { indices.compactMap(element) }
    var length: Int { childCount }
    func costOfElement(_ index: Int) -> Int { 0 }
    var costOfValue: Int { 0 }
    var costOfLength: Int { 0 }
    var isNoArray: JSONError { JSONError(.typeMismatch(expected: "an array", found: kind)) }
}

extension JSONValue: PathNode {
    var childCount: Int { count ?? 0 }
    var value: JSONValue { self }

    func member(_ key: String) -> JSONValue? { self[key] }
    func element(_ index: Int) -> JSONValue? { self[index] }

    func forEachChild(_ body: (JSONValue) throws(JSONError) -> Void) throws(JSONError) {
        switch self {
        case .array(let elements):
            for element in elements { try body(element) }
        case .object(let object):
            for value in object.values { try body(value) }
        default: break
        }
    }
}

extension JSONDocument.Node: PathNode {
    var childCount: Int { count ?? 0 }
    func member(_ key: String) -> JSONDocument.Node? { self[key] }
    func element(_ index: Int) -> JSONDocument.Node? { self[index] }
    func costOfElement(_ index: Int) -> Int { max(0, min(index, childCount)) }
    var costOfValue: Int { storage.indexAfter(index) - index + range.count / 16 }
    var costOfLength: Int { dropsMembers ? childCount : 0 }

    /// True if of equal keys only the first one is seen.
    private var dropsMembers: Bool {
        kind == .object && storage.options.duplicateKeys == .first
    }

    var length: Int {
        guard dropsMembers else { return childCount }
        var count = 0
        forEachMember { _ in count += 1 }
        return count
    }

    /// Walks through the array once, up to the last of them.
    func elements(at indices: [Int]) -> [JSONDocument.Node] {
        guard let elements, let first = indices.first, let last = indices.last else { return [] }
        let reached = Array(elements.prefix(max(first, last) + 1))
        return indices.map { reached[$0] }
    }

    var isNoArray: JSONError {
        JSONError(.typeMismatch(expected: "an array", found: kind), path: path, offset: offset)
    }

    func forEachChild(_ body: (JSONDocument.Node) throws(JSONError) -> Void) throws(JSONError) {
        if let elements {
            for element in elements { try body(element) }
        } else {
            try forEachMember(body)
        }
    }
}

extension JSONValue.Node: PathNode {
    /// One step of the way, which others share.
    final class Step: Sendable {
        // SAFETY: changed only in `deinit`, when nobody else has the step.
        @safe nonisolated(unsafe) private(set) var parent: Step?
        let step: JSONValuePath.Step

        init(_ step: JSONValuePath.Step, after parent: Step?) {
            (self.parent, self.step) = (parent, step)
        }

        // In a loop: a deep way takes no stack.
        deinit {
            var next = parent.take()
            while isKnownUniquelyReferenced(&next) { next = next?.parent.take() }
        }

        /// The way from the root to the end of this step.
        var path: JSONValuePath {
            var steps = [step]
            var next = parent
            while let outer = next {
                steps.append(outer.step)
                next = outer.parent
            }
            return JSONValuePath(steps.reversed())
        }
    }

    var kind: JSONKind { value.kind }
    var childCount: Int { value.childCount }

    func member(_ key: String) -> JSONValue.Node? {
        value[key].map { JSONValue.Node(value: $0, last: Step(.key(key), after: last)) }
    }

    func element(_ index: Int) -> JSONValue.Node? {
        value[index].map { JSONValue.Node(value: $0, last: Step(.index(index), after: last)) }
    }

    func forEachChild(_ body: (JSONValue.Node) throws(JSONError) -> Void) throws(JSONError) {
        switch value {
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                try body(JSONValue.Node(value: element, last: Step(.index(index), after: last)))
            }
        case .object(let object):
            for member in object {
                let step = Step(.key(member.key), after: last)
                try body(JSONValue.Node(value: member.value, last: step))
            }
        default: break
        }
    }
}
