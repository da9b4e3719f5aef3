/// A query: the segments that lead from the root, or from the value that a filter looks at.
struct PathQuery: Sendable, Hashable {
    /// The number of a query in a filter that starts at the root; nil for others.
    var absoluteNumber: Int?
    var segments: [PathSegment]

    init(segments: [PathSegment], absoluteNumber: Int? = nil) {
        (self.segments, self.absoluteNumber) = (segments, absoluteNumber)
    }

    /// True if it finds one value at most, by names and indices alone (RFC 9535 §2.3.5.1).
    var isSingular: Bool { segments.allSatisfy(\.isSingular) }
}

/// One step of a query, from each value that was found to those below it.
struct PathSegment: Sendable, Hashable {
    var selectors: [PathSelector]
    /// True for `..`, which also steps from all values below.
    var isDescendant = false

    init(_ selector: PathSelector) {
        selectors = [selector]
    }

    init(_ selectors: [PathSelector], isDescendant: Bool) {
        (self.selectors, self.isDescendant) = (selectors, isDescendant)
    }

    var isSingular: Bool {
        guard !isDescendant, selectors.count == 1 else { return false }
        switch selectors[0] {
        case .name, .index, .token: return true
        case .slice, .wildcard, .elements, .filter: return false
        }
    }
}

/// What a segment selects among the elements and members of a value (RFC 9535 §2.3).
enum PathSelector: Sendable, Hashable {
    case name(String)
    case index(Int)
    case slice(PathSlice)
    case wildcard
    case filter(PathFilter)
    /// A token of a pointer: a key, or the same as an index.
    case token(String)
    /// All elements of what must be an array.
    case elements

    /// The key that it selects, if it selects one.
    var key: String? {
        switch self {
        case .name(let key), .token(let key): key
        case .index, .slice, .wildcard, .filter, .elements: nil
        }
    }

    /// Whether the element at an index is selected, where that does not depend on the number of
    /// elements.
    func selects(index: Int) -> Bool {
        switch self {
        case .index(let own): own == index
        case .token(let token): JSONPointer.index(token) == index
        case .slice(let slice): slice.selects(index)
        case .wildcard, .elements: true
        case .name, .filter: false
        }
    }

    /// True if the number of elements must be known to tell which are selected.
    var needsCount: Bool {
        switch self {
        case .index(let index): index < 0
        case .slice(let slice): slice.needsCount
        case .name, .wildcard, .filter, .token, .elements: false
        }
    }

    var filter: PathFilter? {
        if case .filter(let filter) = self { filter } else { nil }
    }
}

/// `start:end:step` (RFC 9535 §2.3.4).
struct PathSlice: Sendable, Hashable {
    var start: Int?
    var end: Int?
    var step = 1

    /// The indices in an array of that many elements, in the order in which they are selected.
    func indices(count: Int) -> StrideTo<Int> {
        guard step != 0 else { return stride(from: 0, to: 0, by: 1) }
        func normalized(_ index: Int) -> Int { index < 0 ? index + count : index }
        if step > 0 {
            let lower = min(max(normalized(start ?? 0), 0), count)
            let upper = min(max(normalized(end ?? count), 0), count)
            return stride(from: lower, to: upper, by: step)
        }
        let upper = min(max(normalized(start ?? count - 1), -1), count - 1)
        let lower = min(max(end.map(normalized) ?? -1, -1), count - 1)
        return stride(from: upper, to: lower, by: step)
    }

    /// True if the number of elements must be known to tell which are selected.
    var needsCount: Bool {
        if let start, start < 0 { return true }
        if let end, end < 0 { return true }
        // Every second one from the last on: which these are depends on the last.
        return step < -1
    }

    /// Whether an index is selected.
    ///
    /// - Precondition: that does not depend on the number of elements.
    func selects(_ index: Int) -> Bool {
        if step > 0 {
            let start = start ?? 0
            return index >= start && index < end ?? .max && (index - start) % step == 0
        }
        return step == -1 && index <= start ?? .max && index > end ?? -1
    }
}

/// What a filter asks of a value (RFC 9535 §2.3.5).
indirect enum PathFilter: Sendable, Hashable {
    case any([PathFilter])
    case all([PathFilter])
    case not(PathFilter)
    case exists(PathQuery)
    case compare(PathOperand, PathComparison, PathOperand)
    /// `match`, of the whole text, or `search`.
    case matches(PathOperand, PathPattern, isWhole: Bool)
}

/// How two values are compared.
enum PathComparison: String, Sendable, CaseIterable {
    // The longer ones first, as a text is read.
    case equal = "==", unequal = "!=", atMost = "<=", atLeast = ">=", less = "<", greater = ">"
}

/// A value in a filter, or nothing.
indirect enum PathOperand: Sendable, Hashable {
    case literal(JSONValue)
    /// What a singular query finds.
    case query(PathQuery)
    case length(PathOperand)
    case count(PathQuery)
    /// The value that a query finds, if it finds just one.
    case value(PathQuery)
}

/// The regular expression of `match` and `search`.
enum PathPattern: Sendable, Hashable {
    /// An expression that is written in the query; nil for a text that is not an expression, which
    /// matches nothing.
    case literal(IRegexp?)
    /// An expression that is found in the document.
    case operand(PathOperand)
}
