/// Finds out which elements of an array are in another one again.
///
/// Elements that are equal have the same number: the position of the first of them in the old array.
/// An element of the new array that is not in the old one has a number below 0.
struct ElementMatching {
    private let old: [Int]
    private let new: [Int]

    init(old: [Int], new: [Int]) {
        (self.old, self.new) = (old, new)
    }

    /// For each element of the new array, where an equal one of the old array is.
    ///
    /// No two of them have the same. If elements are repeated, as many as possible keep their order, unless
    /// it would take too long to find these. The others are matched from the start.
    func matches() -> [Int?] {
        var matches: [Int?] = Array(repeating: nil, count: new.count)
        var isMatched = Array(repeating: false, count: old.count)
        if hasRepeatedElements, let run = longestCommonRun() {
            for pair in run {
                matches[pair.new] = pair.old
                isMatched[pair.old] = true
            }
        }
        // For each number the first element that is left, and for each of these the next one.
        var heads: [Int?] = Array(repeating: nil, count: old.count)
        var following = heads
        for index in old.indices.reversed() where !isMatched[index] {
            following[index] = heads[old[index]]
            heads[old[index]] = index
        }
        for index in new.indices where matches[index] == nil && new[index] >= 0 {
            guard let match = heads[new[index]] else { continue }
            matches[index] = match
            heads[new[index]] = following[match]
        }
        return matches
    }

    private var hasRepeatedElements: Bool {
        if old.indices.contains(where: { old[$0] != $0 }) { return true }
        var isSeen = Array(repeating: false, count: old.count)
        for number in new where number >= 0 {
            if isSeen[number] { return true }
            isSeen[number] = true
        }
        return false
    }

    /// The most elements that are in both arrays in the same order; nil if that would take too long.
    ///
    /// This is the greedy algorithm of Eugene W. Myers, "An O(ND) Difference Algorithm and Its Variations"
    /// (1986), with a limit that is linear in the number of elements.
    private func longestCommonRun() -> [ArrayDifference.Pair]? {
        // For 0, 1, 2 … elements that are removed or inserted, and for each difference between the two
        // positions that is possible then, the furthest position in the old array; -1 for none.
        var reached: [Int32] = []
        var stepsLeft = 1 << 16 + 8 * (old.count + new.count)
        var editCount = 0
        while true {
            for index in 0...editCount {
                let difference = 2 * index - editCount
                var position = start(of: index, editCount, in: reached, reached.count - index)
                if position >= 0 {
                    let start = position
                    while position < old.count, position - difference < new.count,
                        old[position] == new[position - difference]
                    {
                        position += 1
                    }
                    stepsLeft -= position - start
                }
                reached.append(Int32(position))
                if position == old.count, position - difference == new.count {
                    return pairs(on: reached, editCount, index)
                }
                stepsLeft -= 1
                if stepsLeft < 0 { return nil }
            }
            editCount += 1
        }
    }

    /// The furthest position after one more edit, before equal elements are passed; -1 for none.
    private func start(
        of index: Int,
        _ editCount: Int,
        in reached: [Int32],
        _ rowStart: Int
    ) -> Int {
        guard editCount > 0 else { return 0 }
        let former = rowStart - editCount
        let difference = 2 * index - editCount
        var position = -1
        if index < editCount {
            // An element is inserted.
            let before = Int(reached[former + index])
            if before - difference <= new.count { position = before }
        }
        if index > 0 {
            // An element is removed.
            let before = Int(reached[former + index - 1])
            if before >= 0, before < old.count { position = max(position, before + 1) }
        }
        return position
    }

    /// The elements that were passed on the way to a position.
    private func pairs(
        on reached: [Int32],
        _ editCount: Int,
        _ index: Int
    ) -> [ArrayDifference.Pair] {
        var pairs: [ArrayDifference.Pair] = []
        var (editCount, index) = (editCount, index)
        while true {
            let rowStart = editCount * (editCount + 1) / 2
            let start = start(of: index, editCount, in: reached, rowStart)
            let difference = 2 * index - editCount
            for position in (start..<Int(reached[rowStart + index])).reversed() {
                pairs.append((position, position - difference))
            }
            guard editCount > 0 else { return pairs }
            let former = rowStart - editCount
            let isInsertion = index < editCount && Int(reached[former + index]) == start
            if !isInsertion { index -= 1 }
            editCount -= 1
        }
    }
}
