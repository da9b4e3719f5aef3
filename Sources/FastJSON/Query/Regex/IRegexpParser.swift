/// Reads a pattern by the grammar of RFC 9485, section 3, and writes its program.
///
/// Each rule appends the states of what it reads. Where these end, the next state begins, so a
/// sequence needs nothing in between. Open groups are in a list, so nothing is recursive.
struct IRegexpParser {
    private let scalars: [Unicode.Scalar]

    /// The index of the next scalar.
    var position = 0

    private(set) var states: [IRegexp.State] = []
    private(set) var classes: [IRegexpClass] = []

    /// How many states have been written, also those that were dropped again.
    private(set) var written = 0

    /// The group that is being read; at first, the whole pattern.
    private var group = Group(offset: 0, start: 0)

    /// The groups around it, the outermost first.
    private var outerGroups: [Group] = []

    /// Whether what has just been read has a quantifier.
    private var isRepeated = false

    /// A group that is not closed yet.
    private struct Group {
        /// Where its parenthesis is.
        let offset: Int

        /// The index of its first state.
        let start: Int

        /// The index of the first state of its last branch.
        var branch: Int

        /// The indices of the jumps from the ends of the other branches.
        var jumps: [Int] = []

        init(offset: Int, start: Int) {
            self.offset = offset
            self.start = start
            branch = start
        }
    }

    init(_ pattern: String) {
        scalars = Array(pattern.unicodeScalars)
    }

    /// Reads the whole pattern.
    mutating func parse() throws(IRegexpError) {
        while let scalar = peeked {
            switch scalar {
            case "(":
                try openGroup()
            case ")":
                try closeGroup()
            case "|":
                try endBranch()
            default:
                let start = states.count
                try parseAtom(scalar)
                isRepeated = try parseQuantifier(from: start)
            }
        }
        guard outerGroups.isEmpty else { throw fail("the group is not closed", at: group.offset) }
        joinBranches()
        try append(.accept, at: position)
    }

    // MARK: Scalars

    var peeked: Unicode.Scalar? { peek(0) }

    /// The scalar that many after the next one; nil after the end.
    func peek(_ distance: Int) -> Unicode.Scalar? {
        let index = position + distance
        return index < scalars.count ? scalars[index] : nil
    }

    /// Passes the next scalar.
    mutating func next() -> Unicode.Scalar? {
        let scalar = peeked
        if scalar != nil { position += 1 }
        return scalar
    }

    /// Passes the next scalar if it is this one.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        let isNext = peeked == scalar
        if isNext { position += 1 }
        return isNext
    }

    func fail(_ reason: String, at offset: Int) -> IRegexpError {
        IRegexpError(reason: reason, offset: offset, written: written)
    }

    // MARK: States

    /// Counts states before they are written, and refuses them if they are too many.
    private mutating func reserve(_ count: Int, at offset: Int) throws(IRegexpError) {
        guard count <= IRegexp.maximumSize - written else { throw tooLarge(at: offset) }
        written += count
    }

    private func tooLarge(at offset: Int) -> IRegexpError {
        fail("the program has more than \(IRegexp.maximumSize) states", at: offset)
    }

    private mutating func append(_ state: IRegexp.State, at offset: Int) throws(IRegexpError) {
        try reserve(1, at: offset)
        states.append(state)
    }

    private mutating func append(_ set: IRegexpClass, at offset: Int) throws(IRegexpError) {
        try append(.member(of: classes.count), at: offset)
        classes.append(set)
    }

    // MARK: Groups and branches

    private mutating func openGroup() throws(IRegexpError) {
        guard outerGroups.count < IRegexp.maximumDepth else {
            throw fail("groups are more than \(IRegexp.maximumDepth) levels deep", at: position)
        }
        outerGroups.append(group)
        group = Group(offset: position, start: states.count)
        position += 1
        isRepeated = false
    }

    /// Reads a closing parenthesis and the quantifier after it.
    private mutating func closeGroup() throws(IRegexpError) {
        guard let outer = outerGroups.popLast() else {
            throw fail("no group is open", at: position)
        }
        position += 1
        joinBranches()
        isRepeated = try parseQuantifier(from: group.start)
        group = outer
    }

    /// Reads a bar: lets the branch before it fork to the one after it.
    private mutating func endBranch() throws(IRegexpError) {
        try reserve(2, at: position)
        position += 1
        states.insert(.fork(states.count - group.branch + 2), at: group.branch)
        group.jumps.append(states.count)
        states.append(.jump(0))  // Replaced when the group ends.
        group.branch = states.count
        isRepeated = false
    }

    /// Lets all branches of the group continue after the last one.
    private mutating func joinBranches() {
        for jump in group.jumps {
            states[jump] = .jump(states.count - jump)
        }
    }

    // MARK: Atoms

    /// Reads what begins with the scalar and is not a group.
    private mutating func parseAtom(_ scalar: Unicode.Scalar) throws(IRegexpError) {
        let offset = position
        switch scalar {
        case ".":
            position += 1
            try append(.any, at: offset)
        case "^", "$":
            position += 1
            try append(scalar == "^" ? .start : .end, at: offset)
        case "[":
            try append(parseClass(), at: offset)
        case "\\":
            switch try parseEscape(inClass: false) {
            case .scalar(let escaped):
                try append(.scalar(escaped), at: offset)
            case .categories(let categories):
                try append(IRegexpClass(ranges: [], categories: categories), at: offset)
            }
        case "*", "+", "?", "{":
            let reason = isRepeated ? "a quantifier follows another" : "there is nothing to repeat"
            throw fail(reason, at: offset)
        case "]", "}":
            throw fail("\(scalar) must be escaped", at: offset)
        default:
            position += 1
            try append(.scalar(scalar), at: offset)
        }
    }

    // MARK: Quantifiers

    /// Reads a quantifier if there is one, and repeats the states from `start` on.
    private mutating func parseQuantifier(from start: Int) throws(IRegexpError) -> Bool {
        let offset = position
        if take("*") {
            try repeatStates(from: start, minimum: 0, maximum: nil, at: offset)
        } else if take("+") {
            try repeatStates(from: start, minimum: 1, maximum: nil, at: offset)
        } else if take("?") {
            try repeatStates(from: start, minimum: 0, maximum: 1, at: offset)
        } else if take("{") {
            let minimum = try parseCount()
            var maximum: Int? = minimum
            if take(",") {
                maximum = peeked == "}" ? nil : try parseCount()
            }
            guard take("}") else { throw fail("the quantifier is not closed", at: offset) }
            if let maximum, maximum < minimum {
                throw fail("the counts are in the wrong order", at: offset)
            }
            try repeatStates(from: start, minimum: minimum, maximum: maximum, at: offset)
        } else {
            return false
        }
        return true
    }

    private mutating func parseCount() throws(IRegexpError) -> Int {
        let start = position
        var count = 0
        while let scalar = peeked, ("0"..."9").contains(scalar) {
            let zero: Unicode.Scalar = "0"
            let (product, isTooLarge) = count.multipliedReportingOverflow(by: 10)
            let (sum, isLarger) = product.addingReportingOverflow(Int(scalar.value - zero.value))
            guard !isTooLarge, !isLarger else { throw fail("the count is too large", at: start) }
            count = sum
            position += 1
        }
        guard position > start else { throw fail("a count is missing", at: start) }
        return count
    }

    /// Replaces the states from `start` on by as many copies as a quantifier asks for.
    ///
    /// Without a maximum, the last copy can be taken again and again.
    private mutating func repeatStates(
        from start: Int,
        minimum: Int,
        maximum: Int?,
        at offset: Int
    ) throws(IRegexpError) {
        let body = Array(states[start...])
        guard !body.isEmpty else { return }
        let copies = maximum ?? max(minimum, 1)
        let forks = maximum.map { $0 - minimum } ?? (minimum == 0 ? 2 : 1)
        // The length is no larger than this either, so their product does not overflow.
        guard copies <= IRegexp.maximumSize else { throw tooLarge(at: offset) }
        let total = copies * body.count + forks
        try reserve(max(total - body.count, 0), at: offset)
        states.removeSubrange(start...)
        for _ in 0..<minimum {
            states += body
        }
        if let maximum {
            for _ in minimum..<maximum {
                states.append(.fork(start + total - states.count))
                states += body
            }
        } else if minimum == 0 {
            states.append(.fork(body.count + 2))
            states += body
            states.append(.jump(-body.count - 1))
        } else {
            states.append(.fork(-body.count))
        }
    }
}
