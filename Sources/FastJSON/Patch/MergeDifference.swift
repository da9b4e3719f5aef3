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
        guard case .object(let object) = new else { return new }
        return MergeDifference.patch(from: old.object ?? [:], to: object)
    }
}

/// Two objects, and what is known so far of the merge patch that turns the first into the second.
private struct MergeDifference {
    /// What to do about a member.
    private enum Step {
        case set(JSONValue, forKey: String)
        case compare(MergeDifference)
        case impossible
        /// There are no more members.
        case end
    }

    private let key: String
    private let old: JSONValue.Object
    private let new: JSONValue.Object
    /// True if even an empty patch counts: the old member is no object, or its key stands twice.
    private let isNeeded: Bool
    private var position = 0
    private var patch = JSONValue.Object()

    /// Nil if a merge cannot make the new object.
    private init?(
        from old: JSONValue.Object,
        to new: JSONValue.Object,
        key: String = "",
        isNeeded: Bool = true
    ) {
        (self.key, self.old, self.new, self.isNeeded) = (key, old, new, isNeeded)
        guard new.hasRepeatedKeys else { return }
        guard old == new else { return nil }
        position = old.count + new.count
    }

    static func patch(from old: JSONValue.Object, to new: JSONValue.Object) -> JSONValue? {
        guard var inner = MergeDifference(from: old, to: new) else { return nil }
        var outer: [MergeDifference] = []
        while true {
            switch inner.next() {
            case .set(let value, let key):
                inner.patch.append(value, forKey: key)
            case .compare(let next):
                outer.append(inner)
                inner = next
            case .impossible:
                return nil
            case .end:
                guard var last = outer.popLast() else { return .object(inner.patch) }
                if inner.isNeeded || !inner.patch.isEmpty {
                    last.patch.append(.object(inner.patch), forKey: inner.key)
                }
                inner = last
            }
        }
    }

    /// What to do about the next member: the old ones come first, then the new ones.
    private mutating func next() -> Step {
        while position < old.count {
            let (key, value) = old[position]
            defer { position += 1 }
            // Of equal keys the last one counts.
            guard old.position(of: key) == position else { continue }
            guard let target = new[key] else { return .set(.null, forKey: key) }
            // Setting it removes the earlier members with the key.
            let isRepeated = old.isRepeated(at: position)
            if !isRepeated, target.kind != .object, value == target { continue }
            return MergeDifference.change(key, of: value, to: target, isRepeated: isRepeated)
        }
        while position < old.count + new.count {
            let (key, value) = new[position - old.count]
            position += 1
            if old.position(of: key) == nil {
                return MergeDifference.change(key, of: .null, to: value)
            }
        }
        return .end
    }

    /// What to do about a member; `old` is `null` if the old object does not have it.
    private static func change(
        _ key: String,
        of old: JSONValue,
        to new: JSONValue,
        isRepeated: Bool = false
    ) -> Step {
        switch new {
        case .null:
            return .impossible
        case .object(let object):
            return MergeDifference(
                from: old.object ?? [:],
                to: object,
                key: key,
                isNeeded: isRepeated || old.kind != .object
            ).map(Step.compare) ?? .impossible
        default:
            return .set(new, forKey: key)
        }
    }
}
