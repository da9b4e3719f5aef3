/// How the elements of an array become those of another one: which stay, go, move, come, or change.
///
/// It knows elements by their positions only. Takes n log n time.
struct ArrayDifference {
    /// A step from one array to the other.
    enum Step {
        /// Both indices as in an operation `move`: the second one is counted without the element.
        case move(from: Int, to: Int)
        /// A new element, by its position in the new array.
        case add(element: Int, at: Int)
    }

    /// An element of both arrays, by its positions.
    typealias Pair = (old: Int, new: Int)

    /// Where the elements are that are removed before anything else, the last one first.
    private(set) var removed: [Int] = []
    /// The operations that follow, in order.
    private(set) var steps: [Step] = []
    /// Elements that are changed where they are, if they are not equal.
    private(set) var changed: [Pair] = []

    /// Finds the steps.
    ///
    /// - Parameters:
    ///   - oldCount: The number of elements of the old array.
    ///   - matches: For each element of the new array, where an equal one of the old array is. No two
    ///     of them have the same.
    init(oldCount: Int, matches: [Int?]) {
        var isMatched = Array(repeating: false, count: oldCount)
        for case .some(let match) in matches { isMatched[match] = true }
        // The elements that keep their order; the end counts as one more element.
        var fixed: [Pair] = []
        var start: Pair = (0, 0)
        for kept in ArrayDifference.longestRun(of: matches) + [(oldCount, matches.count)] {
            let goers = (start.old..<kept.old).filter { !isMatched[$0] }
            let comers = (start.new..<kept.new).filter { matches[$0] == nil }
            let pairs = Array(zip(goers, comers)) as [Pair]
            changed += pairs
            fixed += pairs
            fixed.append(kept)
            removed += goers.dropFirst(comers.count)
            start = (kept.old + 1, kept.new + 1)
        }
        removed.reverse()
        // Where all elements are fixed, none comes or moves.
        guard fixed.count <= matches.count else { return }
        findSteps(around: fixed, isMatched, matches)
        // Little is alike: then it is shorter to go through both from the start.
        if removed.count + steps.count + changed.count > max(oldCount, matches.count) {
            let none: [Int?] = Array(repeating: nil, count: matches.count)
            self = ArrayDifference(oldCount: oldCount, matches: none)
        }
    }

    /// As many matches as possible that are in order, with their positions in the new array.
    private static func longestRun(of matches: [Int?]) -> [Pair] {
        // For each length, the run that ends earliest in the old array.
        var ends: [Pair] = []
        var previous: [Pair?] = Array(repeating: nil, count: matches.count)
        for (new, match) in matches.enumerated() {
            guard let old = match else { continue }
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if ends[middle].old < old { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[new] = ends[low - 1] }
            if low < ends.count { ends[low] = (old, new) } else { ends.append((old, new)) }
        }
        var run: [Pair] = []
        var next = ends.last
        while let pair = next {
            run.append(pair)
            next = previous[pair.new]
        }
        return run.reversed()
    }

    /// Finds the moves and additions, in the order of the new array.
    ///
    /// Each puts its element after the one before it in the new array. So between two fixed elements
    /// come first the places of new ones, then the elements that are still to be moved elsewhere.
    private mutating func findSteps(around fixed: [Pair], _ isMatched: [Bool], _ matches: [Int?]) {
        var sources = Array(repeating: 0, count: isMatched.count)
        var targets: [(new: Int, place: Int)] = []
        var isTaken: [Bool] = []
        var start: Pair = (0, 0)
        for pair in fixed {
            for new in start.new..<pair.new {
                targets.append((new, isTaken.count))
                isTaken.append(false)
            }
            for old in start.old..<pair.old where isMatched[old] {
                sources[old] = isTaken.count
                isTaken.append(true)
            }
            isTaken.append(true)
            start = (pair.old + 1, pair.new + 1)
        }
        var places = Places(isTaken)
        for (new, target) in targets {
            if let old = matches[new] {
                let index = places.index(of: sources[old])
                places.add(-1, at: sources[old])
                let newIndex = places.index(of: target)
                if index != newIndex { steps.append(.move(from: index, to: newIndex)) }
            } else {
                steps.append(.add(element: new, at: places.index(of: target)))
            }
            places.add(1, at: target)
        }
    }
}

/// Places of which some are taken; knows how many of those come before one.
///
/// A Fenwick tree: both asking and changing take logarithmic time.
private struct Places {
    /// At each number, from 1 on, the sum of as many places before it as its lowest bit says.
    private var sums: [Int]

    init(_ isTaken: [Bool]) {
        sums = [0] + isTaken.map { $0 ? 1 : 0 }
        for number in sums.indices.dropFirst() {
            let next = number + (number & -number)
            if next < sums.count { sums[next] += sums[number] }
        }
    }

    /// The index of an element at a place: how many taken places come before.
    func index(of place: Int) -> Int {
        var number = place
        var sum = 0
        while number > 0 {
            sum += sums[number]
            number &= number - 1
        }
        return sum
    }

    mutating func add(_ difference: Int, at place: Int) {
        var number = place + 1
        while number < sums.count {
            sums[number] += difference
            number += number & -number
        }
    }
}
