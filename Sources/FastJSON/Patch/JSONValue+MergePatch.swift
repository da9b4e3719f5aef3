/// JSON Merge Patch: objects shaped like the ones that they change.
extension JSONValue {
    /// Merges a patch into the value (RFC 7396 §2).
    ///
    /// ```swift
    /// var value: JSONValue = ["title": "Notes", "author": ["name": "Ada", "born": 1815], "tags": ["a"]]
    /// value.merge(patch: ["author": ["born": nil, "city": "London"], "tags": ["b", "c"]])
    /// print(value)
    /// // → {"title":"Notes","author":{"name":"Ada","city":"London"},"tags":["b","c"]}
    /// ```
    ///
    /// An object is merged member by member: `null` removes the member, an object is merged into it,
    /// and anything else replaces it. A patch that is not an object replaces the whole value. So no
    /// member can be set to `null`, and arrays are replaced as a whole; use ``JSONPatch`` for such
    /// changes.
    ///
    /// Members stay in their order, and new ones come last. Of equal keys the last one counts, in the
    /// patch and in the value, as for ``subscript(_:)-(String)``.
    ///
    /// Takes time linear in the size of the patch, and in the number of members of each object from
    /// which one is removed. Other values are neither copied nor looked at, unless another variable
    /// holds the same tree. No stack per level. To make a patch, see ``mergePatch(from:to:)``.
    public mutating func merge(patch: JSONValue) {
        guard case .object(let members) = patch else {
            self = patch
            return
        }
        var open = [Merge(members, into: takeObject() ?? Object())]
        while let innermost = open.indices.last {
            if let member = open[innermost].next() {
                guard case .object(let inner) = member.value else {
                    open[innermost].target[member.key] = member.value
                    continue
                }
                var taken = open[innermost].target.take(member.key)
                let target = taken.value?.takeObject() ?? Object()
                open.append(Merge(inner, into: target, from: taken, member.key))
            } else {
                let done = open.removeLast()
                guard let outer = open.indices.last else {
                    self = .object(done.target)
                    return
                }
                guard var taken = done.taken else { continue }
                taken.value = .object(done.target)
                open[outer].target.putBack(taken, forKey: done.key)
            }
        }
    }

    /// An object that is merged with its patch.
    private struct Merge {
        var target: Object
        /// What is left of the member in the object around it; nil for the whole value.
        let taken: Object.Taken?
        let key: String
        private let patch: Object
        private var position = 0

        /// Takes an object, and removes the members whose patch is `null`; of equal keys that the patch
        /// has, all but the last.
        init(
            _ patch: Object,
            into target: Object,
            from taken: Object.Taken? = nil,
            _ key: String = ""
        ) {
            (self.patch, self.target, self.taken, self.key) = (patch, target, taken, key)
            let removes = patch.contains { member in
                guard let position = target.position(of: member.key) else { return false }
                return member.value.isNull || target.isRepeated(at: position)
            }
            guard removes else { return }
            var position = 0
            self.target.removeAll { member in
                defer { position += 1 }
                guard let change = patch[member.key] else { return false }
                return change.isNull || target.position(of: member.key) != position
            }
        }

        /// The next member of the patch that sets something.
        mutating func next() -> Object.Element? {
            while position < patch.count {
                let member = patch[position]
                position += 1
                let isLast = patch.position(of: member.key) == position - 1
                if isLast, !member.value.isNull { return member }
            }
            return nil
        }
    }
}
