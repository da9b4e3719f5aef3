/// Runs a program over a text: all its threads at once, one scalar after the other.
///
/// The threads are a set of states, so there are never more of them than the program has states.
/// Each scalar is read once. There is no recursion and no backtracking.
struct IRegexpMatcher {
    private let states: [IRegexp.State]
    private let classes: [IRegexpClass]
    private var current: StateSet
    private var next: StateSet

    init(_ regexp: IRegexp) {
        states = regexp.states
        classes = regexp.classes
        current = StateSet(capacity: regexp.size)
        next = StateSet(capacity: regexp.size)
    }

    /// True if the text matches, as a whole or in some part.
    ///
    /// For a part, a new thread starts before each scalar and at the end.
    mutating func accepts(_ text: String, asWhole isWhole: Bool) -> Bool {
        current.insert(0)
        follow(atStart: true, atEnd: text.isEmpty)
        for scalar in text.unicodeScalars {
            if isWhole ? current.isEmpty : isAccepting { return !isWhole }
            advance(over: scalar)
            if !isWhole { current.insert(0) }
            follow()
        }
        follow(atStart: text.isEmpty, atEnd: true)
        return isAccepting
    }

    private var isAccepting: Bool { current.contains(states.count - 1) }

    /// Adds what the current states lead to without taking a scalar, and past the anchors that hold.
    ///
    /// The set grows while it is read. A state enters it once, so loops over nothing end.
    private mutating func follow(atStart: Bool = false, atEnd: Bool = false) {
        var index = 0
        while index < current.count {
            let place = current[index]
            switch states[place] {
            case .fork(let distance):
                current.insert(place + 1)
                current.insert(place + distance)
            case .jump(let distance):
                current.insert(place + distance)
            case .start:
                if atStart { current.insert(place + 1) }
            case .end:
                if atEnd { current.insert(place + 1) }
            case .scalar, .any, .member, .accept:
                break
            }
            index += 1
        }
    }

    /// Replaces the current states by those after the ones that take the scalar.
    private mutating func advance(over scalar: Unicode.Scalar) {
        next.removeAll()
        for index in 0..<current.count where takes(scalar, at: current[index]) {
            next.insert(current[index] + 1)
        }
        swap(&current, &next)
    }

    private func takes(_ scalar: Unicode.Scalar, at place: Int) -> Bool {
        switch states[place] {
        case .scalar(let expected): scalar == expected
        case .any: scalar != "\n" && scalar != "\r"
        case .member(of: let index): classes[index].contains(scalar)
        case .fork, .jump, .start, .end, .accept: false
        }
    }
}

/// A set of states that keeps their order: a sparse set.
///
/// Adding, asking and emptying take constant time; it never grows.
private struct StateSet {
    /// The states, of which the first `count` are in the set.
    private var members: [Int]

    /// For each state that is in the set, its index in `members`; anything for the others.
    private var indices: [Int]

    private(set) var count = 0

    init(capacity: Int) {
        members = [Int](repeating: 0, count: capacity)
        indices = [Int](repeating: 0, count: capacity)
    }

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Int { members[index] }

    func contains(_ state: Int) -> Bool {
        let index = indices[state]
        return index < count && members[index] == state
    }

    mutating func insert(_ state: Int) {
        guard !contains(state) else { return }
        members[count] = state
        indices[state] = count
        count += 1
    }

    mutating func removeAll() {
        count = 0
    }
}
