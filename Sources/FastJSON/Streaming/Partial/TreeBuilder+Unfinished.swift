/// Looking at a tree that is not finished. Nothing is taken from it.
extension TreeBuilder {
    /// The tree as far as it was built, with a value that is open in the innermost container.
    ///
    /// Takes no stack per level. Complete values are shared.
    func unfinishedValue(
        _ containers: [JSONKind],
        open: consuming JSONValue?
    ) -> JSONValue? {
        var inner = consume open
        if containers.isEmpty, values.count > 0 {
            return values.element(at: 0)
        }
        for level in containers.indices.reversed() {
            let range = valueRange(at: level)
            if containers[level] == .array {
                var elements: [JSONValue] = []
                elements.reserveCapacity(range.count + 1)
                for index in range {
                    elements.append(values.element(at: index))
                }
                if let inner { elements.append(inner) }
                inner = .array(elements)
            } else {
                let keyStart = starts[level].keys
                var members: [JSONValue.Object.Member] = []
                members.reserveCapacity(range.count + 1)
                for (index, position) in range.enumerated() {
                    members.append(
                        JSONValue.Object.Member(
                            key: keys.element(at: keyStart + index),
                            value: values.element(at: position)
                        )
                    )
                }
                if let inner {
                    let key = keys.element(at: keyStart + range.count)
                    members.append(JSONValue.Object.Member(key: key, value: inner))
                }
                inner = .object(TreeBuilder.object(members, options.duplicateKeys))
            }
        }
        return inner
    }

    /// Where the finished values of an open container are.
    func valueRange(at level: Int) -> Range<Int> {
        let end = level + 1 < starts.count ? starts[level + 1].values : values.count
        return starts[level].values..<end
    }

    /// Where the keys of an open object are.
    private func keyRange(at level: Int) -> Range<Int> {
        let end = level + 1 < starts.count ? starts[level + 1].keys : keys.count
        return starts[level].keys..<end
    }

    /// The key that came last in an open object.
    func lastKey(at level: Int) -> String? {
        keyRange(at: level).last.map { keys.element(at: $0) }
    }

    /// True if an equal key came before the last one, and the first one wins.
    func dropsOpenMember(at level: Int) -> Bool {
        guard options.duplicateKeys == .first, let last = lastKey(at: level) else { return false }
        return keyRange(at: level).dropLast().contains {
            KeyBytes.areEqual(keys.element(at: $0), last)
        }
    }

    /// The finished value at a step into an open container.
    func value(
        at step: JSONValuePath.Step,
        level: Int,
        of container: JSONKind
    ) -> JSONValue? {
        let range = valueRange(at: level)
        switch (container, step) {
        case (.array, .index(let index)):
            guard index >= 0, index < range.count else { return nil }
            return values.element(at: range.lowerBound + index)
        case (.object, .key(let key)):
            let finished = keyRange(at: level).prefix(range.count)
            func isEqual(_ index: Int) -> Bool { KeyBytes.areEqual(keys.element(at: index), key) }
            let index =
                options.duplicateKeys == .first
                ? finished.first(where: isEqual) : finished.last(where: isEqual)
            return index.map { values.element(at: range.lowerBound + $0 - starts[level].keys) }
        default:
            return nil
        }
    }
}
