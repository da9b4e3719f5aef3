/// Several selectors, followed together.
///
/// Each has a state for each of its segments, and one for its end: a value in a state is one from which
/// the rest of the segments is to be followed. All states are bits of one word, and the next state of a
/// selector is the next bit.
final class SelectorSet: Sendable {
    typealias States = UInt128

    /// The most states of one selector; with more it has one, at the root.
    private static let largestLength = 100

    let selectors: [Selector]
    /// The state of each selector at the root.
    private let starts: [Int]
    /// The selector of each state.
    private let owners: [Int]
    /// The states at the root.
    let all: States
    /// Those of values that are found.
    let final: States
    /// Those that all values below a value have, too.
    private let descendant: States
    /// Those that must find an array.
    private let needsArray: States
    /// Those that need the whole of a container to tell what is selected in it.
    private let needsWhole: States
    /// Those with filters, which need the whole of a value below.
    private let filtering: States
    /// Those of them whose filters let no value but an object pass.
    private let objectsOnly: States
    /// Those that continue with every member; and those that do so twice.
    private let everyMember: States
    private let everyMemberTwice: States
    /// Those that continue with every element.
    private let everyElement: States
    /// Those that must be asked about an index.
    private let counting: States
    /// The keys that are named.
    let keys: KeyList
    let names: [String]
    /// For each key, the states that continue with its member; and those that do so twice.
    private let selecting: [(once: States, twice: States)]

    init(_ selectors: [Selector]) throws(JSONError) {
        guard !selectors.isEmpty else {
            throw JSONError(.invalidStructure("a stream needs at least one selection"))
        }
        for (index, selector) in selectors.enumerated() {
            for other in selectors[..<index] where selector.overlaps(other) {
                throw selector.refused(
                    "it may select the same values as, or values inside those of, "
                        + DiagnosticText.quoted(other.path.text)
                )
            }
        }
        self.selectors = selectors
        var segments: [PathSegment?] = []
        var (starts, owners): ([Int], [Int]) = ([], [])
        for (index, selector) in selectors.enumerated() {
            starts.append(segments.count)
            // A very long path is followed in the whole document.
            let own = selector.segments.map(Optional.some) + [nil]
            let states = own.count > SelectorSet.largestLength ? own.prefix(1) : own[...]
            segments += states
            owners += Array(repeating: index, count: states.count)
        }
        guard segments.count <= States.bitWidth, selectors.count <= UInt64.bitWidth else {
            throw JSONError(
                .invalidStructure(
                    "a stream has at most \(UInt64.bitWidth) selections, of at most "
                        + "\(States.bitWidth - selectors.count) steps together"
                )
            )
        }
        (self.starts, self.owners) = (starts, owners)
        func states(_ isMeant: (PathSegment) -> Bool) -> States {
            segments.enumerated().reduce(0) { states, entry in
                entry.element.map(isMeant) == true ? states | 1 << States(entry.offset) : states
            }
        }
        func anyOf(_ isMeant: @escaping (PathSelector) -> Bool) -> States {
            states { $0.selectors.contains(where: isMeant) }
        }
        all = starts.reduce(0) { $0 | 1 << States($1) }
        final = segments.indices.reduce(0) {
            segments[$1] == nil ? $0 | 1 << States($1) : $0
        }
        descendant = states(\.isDescendant)
        needsArray = anyOf { $0 == .elements }
        // A filter with a query from the root needs the whole document.
        let wholes = selectors.enumerated().reduce(States(0)) { states, entry in
            let selector = entry.element
            let needsWhole =
                selector.path.absoluteCount > 0
                || selector.segments.count >= SelectorSet.largestLength
            return needsWhole ? states | 1 << States(starts[entry.offset]) : states
        }
        needsWhole = anyOf(\.needsCount) | wholes
        filtering = anyOf { $0.filter != nil }
        objectsOnly = states { segment in
            segment.selectors.allSatisfy { $0.filter?.refusesAllButObjects == true }
        }
        everyMember = anyOf { $0 == .wildcard }
        everyMemberTwice = states { segment in segment.selectors.count { $0 == .wildcard } > 1 }
        everyElement = anyOf { $0 == .wildcard || $0 == .elements }
        counting = states { segment in
            segment.selectors.count > 1
                || segment.selectors.contains { selector in
                    switch selector {
                    case .index, .slice: true
                    case .token(let token): JSONPointer.index(token) != nil
                    case .name, .wildcard, .filter, .elements: false
                    }
                }
        }
        var names: [String] = []
        for key in segments.flatMap({ $0?.selectors ?? [] }).compactMap(\.key)
        where !names.contains(where: { KeyBytes.areEqual($0, key) }) {
            names.append(key)
        }
        self.names = names
        keys = KeyList(names)
        selecting = names.map { name in
            func states(_ count: Int) -> States {
                segments.enumerated().reduce(0) { states, entry in
                    let selected = entry.element?.selectors.filter { selector in
                        selector == .wildcard
                            || selector.key.map { KeyBytes.areEqual($0, name) } == true
                    }
                    return (selected?.count ?? 0) >= count
                        ? states | 1 << States(entry.offset) : states
                }
            }
            return (states(1), states(2))
        }
    }

    /// The states of values that matter whatever kind they are of.
    var stopping: States { final | needsArray }

    /// True if the values are found one after the other, so that reading can begin after one of them.
    var allowsCheckpoints: Bool {
        descendant | needsWhole | filtering == 0
            && selectors.allSatisfy { $0.segments.allSatisfy { $0.selectors.count == 1 } }
    }

    // MARK: Steps

    /// Where a step leads.
    struct Next {
        var states: States
        /// True if a selector reaches it in two ways, so that it must be read as a whole to find out
        /// how often each value is selected.
        var isDouble = false
        /// True for a member that does not count, because its key came before.
        var isIgnored = false
    }

    /// The states of a member with one of the names.
    @inline(__always)
    func following(name: Int, from states: States) -> Next {
        let (once, twice) = selecting[name]
        return next(states, states & once, twice & states != 0)
    }

    /// The states of a member.
    func following(key: String, from states: States) -> Next {
        guard let name = names.firstIndex(where: { KeyBytes.areEqual($0, key) }) else {
            return followingOther(from: states)
        }
        return following(name: name, from: states)
    }

    /// The states of a member with another key.
    @inline(__always)
    func followingOther(from states: States) -> Next {
        next(states, states & everyMember, states & everyMemberTwice != 0)
    }

    /// The states of an element.
    @inline(__always)
    func following(index: Int, from states: States) -> Next {
        states & counting == 0
            ? next(states, states & everyElement, false) : count(index, states)
    }

    private func count(_ index: Int, _ states: States) -> Next {
        var selected = states & everyElement
        var isDouble = false
        var rest = states & counting
        while rest != 0 {
            let state = rest.trailingZeroBitCount
            rest &= rest - 1
            let count = segment(state)?.selectors.count { $0.selects(index: index) } ?? 0
            if count > 0 { selected |= 1 << States(state) }
            isDouble = isDouble || count > 1
        }
        return next(states, selected, isDouble)
    }

    @inline(__always)
    private func next(_ states: States, _ selected: States, _ isDouble: Bool) -> Next {
        let stay = states & descendant
        let moved = selected &<< 1
        return Next(states: stay | moved, isDouble: isDouble || stay & moved != 0)
    }

    /// True if filters ask about the elements and members of a container in these states.
    @inline(__always)
    func filters(_ states: States) -> Bool { states & filtering != 0 }

    /// True if these filters let no value but an object pass.
    func filtersObjectsOnly(_ states: States) -> Bool { states & filtering & ~objectsOnly == 0 }

    /// True if a container in these states must be read as a whole to tell what is selected in it.
    @inline(__always)
    func needsWhole(_ states: States) -> Bool {
        states & needsWhole != 0 || states & final != 0 && states & (states - 1) != 0
    }

    /// The selectors that must find an array here, a bit for each.
    func needingArray(among states: States) -> UInt64 { owners(of: states & needsArray) }

    /// The selectors of states, a bit for each.
    func owners(of states: States) -> UInt64 {
        var rest = states
        var result: UInt64 = 0
        while rest != 0 {
            result |= 1 << UInt64(owners[rest.trailingZeroBitCount])
            rest &= rest - 1
        }
        return result
    }

    // MARK: Values in memory

    /// The segment that a state is to follow; nil at the end.
    private func segment(_ state: Int) -> PathSegment? { rest(of: state).first }

    private func rest(of state: Int) -> ArraySlice<PathSegment> {
        let owner = owners[state]
        return selectors[owner].segments[(state - starts[owner])...]
    }

    /// What is selected in a value, in the order of the document.
    ///
    /// Each match is the index of a value, and the number of a selector. What is selected twice is
    /// returned twice. The step leads from the container of the value, which has the states, to the
    /// value; nil at the root.
    func matches(
        in root: JSONDocument.Node,
        at step: JSONValuePath.Step?,
        of parent: States
    ) throws(JSONError) -> (matches: [(index: Int, selector: Int)], found: UInt64) {
        var matches: [(index: Int, selector: Int)] = []
        var found: UInt64 = 0
        for (owner, selector) in selectors.enumerated() {
            let evaluator = PathEvaluator(selector.path, in: root)
            for state in starts[owner]..<owners.count
            where owners[state] == owner && parent & 1 << States(state) != 0 {
                let own = rest(of: state)
                if selector.wantsElements, step == nil,
                    try !evaluator.nodes(at: own.dropLast(), from: root).isEmpty
                {
                    // The array is there, though it may be empty.
                    found |= 1 << UInt64(owner)
                }
                if step == nil || own.first?.isDescendant == true {
                    for node in try evaluator.nodes(at: own, from: root) {
                        matches.append((node.index, owner))
                    }
                }
                guard let step, let segment = own.first else { continue }
                for selector in segment.selectors
                where try selects(selector, root, at: step, evaluator) {
                    for node in try evaluator.nodes(at: own.dropFirst(), from: root) {
                        matches.append((node.index, owner))
                    }
                }
            }
        }
        matches.sort { ($0.index, $0.selector) < ($1.index, $1.selector) }
        return (matches, found)
    }

    private func selects(
        _ selector: PathSelector,
        _ node: JSONDocument.Node,
        at step: JSONValuePath.Step,
        _ evaluator: PathEvaluator<JSONDocument.Node>
    ) throws(JSONError) -> Bool {
        if case .filter(let filter) = selector { return try evaluator.satisfies(filter, node) }
        switch step {
        case .index(let index): return selector.selects(index: index)
        case .key(let key):
            return selector == .wildcard || selector.key.map { KeyBytes.areEqual($0, key) } == true
        }
    }
}
