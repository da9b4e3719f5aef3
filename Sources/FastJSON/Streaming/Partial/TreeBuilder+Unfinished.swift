/// Looking at a tree that is not finished. Nothing is taken from it.
extension TreeBuilder {
    /// The tree as far as it was built, with a value that is open in the innermost container.
    ///
    /// Takes no stack per level. Complete values are shared.
    func unfinishedValue(_ containers: [JSONKind], open: consuming JSONValue?) -> JSONValue? {
        var inner = consume open
        if containers.isEmpty, values.count > 0 {
            return values.element(at: 0)
        }
        for level in containers.indices.reversed() {
            var contents = valueRange(at: level).map { values.element(at: $0) }
            if let inner { contents.append(inner) }
            if containers[level] == .array {
                inner = .array(contents)
            } else {
                let names = keyRange(at: level).prefix(contents.count)
                inner = .object(object(names.map { keys.element(at: $0) }, contents))
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
    func value(at step: JSONValuePath.Step, level: Int, of container: JSONKind) -> JSONValue? {
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
