extension JSONValue {
    /// The merge patch (RFC 7396) that turns one value into another, or nil if there is none.
    ///
    /// ```swift
    /// let old: JSONValue = ["title": "Notes", "author": ["name": "Ada", "born": 1815]]
    /// let new: JSONValue = ["title": "Notes", "author": ["name": "Ada"], "tags": ["a"]]
    /// JSONValue.mergePatch(from: old, to: new)  // → {"author":{"born":null},"tags":["a"]}
    /// JSONValue.mergePatch(from: old, to: ["title": nil])  // → nil
    /// ```
    ///
    /// Merged into the old value, it gives a value that is equal to the new one. The members of its
    /// objects may be in another order: those that are new come last.
    ///
    /// There is none if a member of an object would have to become `null`, or be added as `null`, at
    /// any depth of objects, because `null` in a merge patch removes a member. Values in arrays do not
    /// matter, nor does a `null` that the old value already has. There is none either if the new value
    /// has an object with a key twice, unless that object does not change. ``JSONPatch/init(from:to:)``
    /// always finds one.
    ///
    /// Linear on average in the number of values, and no stack per level.
    public static func mergePatch(from old: JSONValue, to new: JSONValue) -> JSONValue? {
        guard case .object(let newObject) = new else { return new }
        guard case .object(let oldObject) = old else {
            return MergeDifference.canBeAdded(newObject) ? .some(new) : .none
        }
        return MergeDifference(from: old, to: new).patch(from: oldObject, to: newObject)
    }
}

/// Finds the merge patch that makes one object of another.
private struct MergeDifference {
    /// Two objects that differ, and the patch as far as it is found.
    private struct Level {
        let key: String
        let old: JSONValue.Object
        let new: JSONValue.Object
        let oldNumbers: [Int]
        let newNumbers: [Int]
        var position = 0
        var patch = JSONValue.Object()
    }

    /// The change of a member.
    private enum Step {
        case nothing
        case set(JSONValue)
        case compare(JSONValue.Object, JSONValue.Object, oldNumber: Int, newNumber: Int)
        case impossible
    }

    private let oldHashes: TreeHashes
    private let newHashes: TreeHashes
    private let isEqual: Bool

    init(from old: JSONValue, to new: JSONValue) {
        oldHashes = TreeHashes(of: old)
        newHashes = TreeHashes(of: new)
        isEqual = oldHashes[0] == newHashes[0] && old == new
    }

    func patch(from old: JSONValue.Object, to new: JSONValue.Object) -> JSONValue? {
        if isEqual { return [:] }
        guard let root = level("", old, new, 0, 0) else { return nil }
        var open = [root]
        var result: JSONValue?
        while let innermost = open.indices.last {
            let position = open[innermost].position
            open[innermost].position += 1
            if let (key, step) = step(open[innermost], position) {
                switch step {
                case .nothing: break
                case .set(let value): open[innermost].patch.append(value, forKey: key)
                case .compare(let old, let new, let oldNumber, let newNumber):
                    guard let level = level(key, old, new, oldNumber, newNumber) else { return nil }
                    open.append(level)
                case .impossible: return nil
                }
            } else {
                let done = open.removeLast()
                let patch = JSONValue.object(done.patch)
                if let outer = open.indices.last {
                    open[outer].patch.append(patch, forKey: done.key)
                } else {
                    result = patch
                }
            }
        }
        return result
    }

    /// Nil if a merge cannot make the new object.
    private func level(
        _ key: String,
        _ old: JSONValue.Object,
        _ new: JSONValue.Object,
        _ oldNumber: Int,
        _ newNumber: Int
    ) -> Level? {
        guard !new.hasRepeatedKeys else { return nil }
        return Level(
            key: key,
            old: old,
            new: new,
            oldNumbers: oldHashes.contents(of: oldNumber, count: old.count),
            newNumbers: newHashes.contents(of: newNumber, count: new.count)
        )
    }

    /// What to do about a member: the old ones come first, then the new ones; nil after the last.
    private func step(_ level: Level, _ position: Int) -> (key: String, Step)? {
        if position < level.old.count {
            let key = level.old.keys[position]
            return (key, change(level, key, at: position))
        }
        guard position - level.old.count < level.new.count else { return nil }
        let member = level.new[position - level.old.count]
        guard level.old.position(of: member.key) == nil else { return (member.key, .nothing) }
        return (member.key, MergeDifference.addition(of: member.value))
    }

    /// What to do about a member of the old object.
    private func change(_ level: Level, _ key: String, at position: Int) -> Step {
        // Of equal keys the last one counts.
        guard level.old.position(of: key) == position else { return .nothing }
        guard let newPosition = level.new.position(of: key) else { return .set(.null) }
        let old = level.old.values[position]
        let new = level.new.values[newPosition]
        let (oldNumber, newNumber) = (level.oldNumbers[position], level.newNumbers[newPosition])
        if oldHashes[oldNumber] == newHashes[newNumber], old == new {
            guard level.old.isRepeated(at: position) else { return .nothing }
            // Setting it removes the earlier members with the key.
            switch new {
            case .null: return .impossible
            case .object: return .set([:])
            default: return .set(new)
            }
        }
        guard case .object(let oldObject) = old, case .object(let newObject) = new else {
            return MergeDifference.addition(of: new)
        }
        return .compare(oldObject, newObject, oldNumber: oldNumber, newNumber: newNumber)
    }

    /// The changes if there was no object before.
    private static func addition(of value: JSONValue) -> Step {
        switch value {
        case .null: .impossible
        case .object(let object): canBeAdded(object) ? .set(value) : .impossible
        default: .set(value)
        }
    }

    /// True if merging an object into an empty one gives the same object.
    static func canBeAdded(_ object: JSONValue.Object) -> Bool {
        var open = [object]
        while let object = open.popLast() {
            guard !object.hasRepeatedKeys else { return false }
            for value in object.values {
                switch value {
                case .null: return false
                case .object(let inner): open.append(inner)
                default: break
                }
            }
        }
        return true
    }
}
