/// Finds the operations that make one tree of another.
///
/// The elements and members of a container are put into order first. Then those that are changed in
/// place are compared, under the indices that they have from then on.
struct TreeDifference {
    /// A value that differs from the new one at the same place.
    private struct Change {
        let old: JSONValue
        let new: JSONValue
        let oldNumber: Int
        let newNumber: Int
        let place: Int?
    }

    /// A step into a container; its own place is another one.
    private struct Place {
        let outer: Int?
        let token: String
    }

    private let oldHashes: TreeHashes
    private let newHashes: TreeHashes
    /// All places that were needed: they share the ways to them.
    private var places: [Place] = []
    /// Changes that are still to be looked at, the next one last.
    private var open: [Change] = []
    private var found: [JSONPatch.Operation] = []

    init(from old: JSONValue, to new: JSONValue) {
        oldHashes = TreeHashes(of: old)
        newHashes = TreeHashes(of: new)
        open = [Change(old: old, new: new, oldNumber: 0, newNumber: 0, place: nil)]
        if areEqual(old, 0, new, 0) { open = [] }
    }

    /// The operations in order.
    ///
    /// Takes no stack per level.
    mutating func operations() -> [JSONPatch.Operation] {
        while let change = open.popLast() {
            switch (change.old, change.new) {
            case (.object(let old), .object(let new)) where TreeDifference.isComparable(old, new):
                compare(old, new, of: change)
            case (.array(let old), .array(let new)) where !old.isEmpty && !new.isEmpty:
                compare(old, new, of: change)
            default:
                found.append(.replace(at: pointer(to: change.place), with: change.new))
            }
        }
        return found
    }

    private static func isComparable(_ old: JSONValue.Object, _ new: JSONValue.Object) -> Bool {
        old.keys.contains { new.position(of: $0) != nil }
            && !old.hasRepeatedKeys && !new.hasRepeatedKeys
    }

    /// True if two values are equal.
    ///
    /// Values of unequal hashes are not compared, so a value is compared with few others.
    private func areEqual(
        _ old: JSONValue,
        _ oldNumber: Int,
        _ new: JSONValue,
        _ newNumber: Int
    ) -> Bool {
        oldHashes[oldNumber] == newHashes[newNumber] && old == new
    }

    // MARK: Objects

    private mutating func compare(
        _ old: JSONValue.Object,
        _ new: JSONValue.Object,
        of change: Change
    ) {
        let oldNumbers = oldHashes.contents(of: change.oldNumber, count: old.count)
        let newNumbers = newHashes.contents(of: change.newNumber, count: new.count)
        var changes: [Change] = []
        for (index, member) in old.enumerated() {
            guard let position = new.position(of: member.key) else {
                found.append(.remove(at: pointer(to: change.place, member.key)))
                continue
            }
            let (number, value) = (newNumbers[position], new.values[position])
            guard !areEqual(member.value, oldNumbers[index], value, number) else { continue }
            changes.append(
                Change(
                    old: member.value,
                    new: value,
                    oldNumber: oldNumbers[index],
                    newNumber: number,
                    place: place(in: change.place, member.key)
                )
            )
        }
        for member in new where old.position(of: member.key) == nil {
            found.append(.add(member.value, at: pointer(to: change.place, member.key)))
        }
        open += changes.reversed()
    }

    // MARK: Arrays

    private mutating func compare(_ old: [JSONValue], _ new: [JSONValue], of change: Change) {
        let oldNumbers = oldHashes.contents(of: change.oldNumber, count: old.count)
        let newNumbers = newHashes.contents(of: change.newNumber, count: new.count)
        func isEqual(_ oldIndex: Int, _ newIndex: Int) -> Bool {
            areEqual(old[oldIndex], oldNumbers[oldIndex], new[newIndex], newNumbers[newIndex])
        }
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, isEqual(start, start) { start += 1 }
        var end = 0
        while end < shorter - start, isEqual(old.count - 1 - end, new.count - 1 - end) { end += 1 }
        let oldRest = start..<old.count - end
        let newRest = start..<new.count - end

        // The first element of each hash, whose position is the number of all that are equal to it.
        var firsts: [Int: Int] = [:]
        let oldElements = oldRest.map { index in
            guard let first = firsts[oldHashes[oldNumbers[index]]] else {
                firsts[oldHashes[oldNumbers[index]]] = index
                return index - start
            }
            return (old[first] == old[index] ? first : index) - start
        }
        let newElements = newRest.map { index in
            guard let first = firsts[newHashes[newNumbers[index]]], isEqual(first, index) else {
                return -1
            }
            return first - start
        }
        let matches = ElementMatching(old: oldElements, new: newElements).matches()
        let difference = ArrayDifference(oldCount: oldRest.count, matches: matches)
        append(difference, from: start, new, to: change.place)
        for pair in difference.changed.reversed() {
            let (oldIndex, newIndex) = (start + pair.old, start + pair.new)
            guard !isEqual(oldIndex, newIndex) else { continue }
            open.append(
                Change(
                    old: old[oldIndex],
                    new: new[newIndex],
                    oldNumber: oldNumbers[oldIndex],
                    newNumber: newNumbers[newIndex],
                    place: place(in: change.place, String(newIndex))
                )
            )
        }
    }

    /// Appends the operations on the elements of an array, after the given number of equal elements at
    /// its start.
    private mutating func append(
        _ difference: ArrayDifference,
        from start: Int,
        _ new: [JSONValue],
        to place: Int?
    ) {
        for index in difference.removed {
            found.append(.remove(at: pointer(to: place, String(start + index))))
        }
        for step in difference.steps {
            switch step {
            case .move(let index, let newIndex):
                let source = pointer(to: place, String(start + index))
                found.append(.move(from: source, to: pointer(to: place, String(start + newIndex))))
            case .add(let element, let index):
                let target = pointer(to: place, String(start + index))
                found.append(.add(new[start + element], at: target))
            }
        }
    }

    // MARK: Places

    private mutating func place(in outer: Int?, _ token: String) -> Int {
        places.append(Place(outer: outer, token: token))
        return places.count - 1
    }

    /// The pointer to a place, or to a value in the container there.
    private func pointer(to place: Int?, _ token: String? = nil) -> JSONPointer {
        var tokens: [String] = []
        if let token { tokens.append(token) }
        var next = place
        while let place = next {
            tokens.append(places[place].token)
            next = places[place].outer
        }
        return JSONPointer(tokens: tokens.reversed())
    }
}
