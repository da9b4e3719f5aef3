/// Several selectors, followed together.
struct SelectorSet: Sendable {
    /// At most so many: one bit of a word each.
    static let largestCount = 64

    let selectors: [Selector]
    /// For each depth, those whose values are there.
    private let complete: [UInt64]
    /// For each depth, those that go on with every element and member.
    private let every: [UInt64]
    /// For each depth, those that must find an array there.
    private let wantsArray: [UInt64]

    init(_ selectors: [Selector]) throws(JSONError) {
        guard (1...SelectorSet.largestCount).contains(selectors.count) else {
            throw JSONError(
                .invalidStructure("a stream has from 1 to \(SelectorSet.largestCount) selections")
            )
        }
        for (index, selector) in selectors.enumerated() {
            for other in selectors[..<index] where selector.overlaps(other) {
                throw JSONError(
                    .invalidPointer(
                        selector.text,
                        reason: "it may select the same values as, or values inside those of, "
                            + DiagnosticText.quoted(other.text)
                    )
                )
            }
        }
        self.selectors = selectors
        let depth = (selectors.map(\.steps.count).max() ?? 0) + 1
        func masks(_ isMeant: (Selector, Int) -> Bool) -> [UInt64] {
            (0..<depth).map { depth in
                selectors.enumerated().reduce(0) { mask, entry in
                    isMeant(entry.element, depth) ? mask | 1 << UInt64(entry.offset) : mask
                }
            }
        }
        complete = masks { $0.steps.count == $1 }
        every = masks { $1 < $0.steps.count && $0.steps[$1].key == nil }
        wantsArray = masks { $0.wantsElements && $0.steps.count == $1 + 1 }
    }

    /// All selectors: those that have come to the root.
    var all: UInt64 { selectors.count == 64 ? .max : 1 << UInt64(selectors.count) - 1 }

    /// Those of the selectors that have found their value at a depth.
    @inline(__always)
    func found(among mask: UInt64, at depth: Int) -> UInt64 {
        depth < complete.count ? mask & complete[depth] : 0
    }

    /// Those of the selectors for which the value at a depth must be an array.
    func needingArray(among mask: UInt64, at depth: Int) -> UInt64 {
        depth < wantsArray.count ? mask & wantsArray[depth] : 0
    }

    /// Those of the selectors that go on to an element of an array at a depth.
    @inline(__always)
    func following(index: Int, from mask: UInt64, at depth: Int) -> UInt64 {
        guard depth < every.count else { return 0 }
        let sure = mask & every[depth]
        return sure == mask ? sure : sure | named(mask ^ sure, depth) { $0.index == index }
    }

    /// Those of the selectors that go on to a member of an object at a depth.
    @inline(__always)
    func following(key: String, from mask: UInt64, at depth: Int) -> UInt64 {
        guard depth < every.count else { return 0 }
        let sure = mask & every[depth]
        return sure == mask
            ? sure
            : sure
                | named(mask ^ sure, depth) { step in
                    step.key.map { KeyBytes.areEqual($0, key) } == true
                }
    }

    private func named(_ mask: UInt64, _ depth: Int, _ isMeant: (Selector.Step) -> Bool) -> UInt64 {
        var rest = mask
        var result: UInt64 = 0
        while rest != 0 {
            let index = rest.trailingZeroBitCount
            rest &= rest - 1
            if depth < selectors[index].steps.count, isMeant(selectors[index].steps[depth]) {
                result |= 1 << UInt64(index)
            }
        }
        return result
    }
}
