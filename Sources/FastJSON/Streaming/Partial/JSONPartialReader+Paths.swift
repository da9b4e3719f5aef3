/// Where the reader is, and what it has passed.
extension JSONPartialReader {
    /// The path of the innermost value that has begun and not ended; nil when all is complete.
    ///
    /// Whatever in ``value`` is neither on this path nor an ancestor of it is complete. Before any
    /// bytes have arrived, it is the path of the document. A number that is left out of the value has
    /// its path too. A member that ``JSONDuplicateKeys/first`` drops has none.
    ///
    /// ```swift
    /// try reader.append(#"{"a": [1, "tw"#)
    /// reader.openPath     // → $.a[1]
    /// ```
    public var openPath: JSONValuePath? {
        if isComplete { return nil }
        var path = JSONValuePath()
        for level in containers.indices {
            guard let step = openStep(at: level) else { break }
            path.steps.append(step)
        }
        return path
    }

    /// True if the value at a path exists and has ended.
    ///
    /// Linear in the number of members of the open objects that it leads through. Once true, it stays
    /// true, unless a second member with the same key arrives. The path then leads to that member,
    /// except with ``JSONDuplicateKeys/first``.
    ///
    /// ```swift
    /// try reader.append(#"{"a": [1, "tw"#)
    /// reader.isComplete(at: ["a", 0])     // → true
    /// reader.isComplete(at: ["a", 1])     // → false
    /// ```
    public func isComplete(at path: JSONValuePath) -> Bool {
        isComplete(count: path.steps.count) { index, _ in path.steps[index] }
    }

    /// True if the value that a pointer leads to exists and has ended.
    ///
    /// See ``isComplete(at:)-(JSONValuePath)``.
    ///
    /// ```swift
    /// reader.isComplete(at: "/a/0")
    /// ```
    public func isComplete(at pointer: JSONPointer) -> Bool {
        isComplete(count: pointer.tokens.count) { index, container in
            let token = pointer.tokens[index]
            return switch container {
            case .object: .key(token)
            case .array: JSONPointer.index(token).map { .index($0) }
            }
        }
    }

    /// Walks over the open containers, and from there into a value that is complete.
    private func isComplete(
        count: Int,
        step: (Int, Container) -> JSONValuePath.Step?
    ) -> Bool {
        // Nil while the path leads through what is open.
        var complete: JSONValue? = isComplete ? value : .none
        for index in 0..<count {
            let container: Container? =
                if let complete {
                    complete.container
                } else if index < containers.count {
                    containers[index]
                } else {
                    .none
                }
            guard let container, let next = step(index, container) else { return false }
            if complete == nil, let open = openStep(at: index), next.isSame(as: open) { continue }
            let inner =
                if let complete {
                    complete.child(at: next)
                } else {
                    builder.value(at: next, level: index, of: container)
                }
            guard let inner else { return false }
            complete = inner
        }
        return complete != nil
    }

    /// The step from an open container to what is open in it; nil if nothing is.
    private func openStep(at level: Int) -> JSONValuePath.Step? {
        guard level < containers.count - 1 || isInScalar else { return nil }
        switch containers[level] {
        case .array:
            return .index(builder.valueRange(at: level).count)
        case .object:
            guard let key = builder.lastKey(at: level), !builder.dropsOpenMember(at: level) else {
                return nil
            }
            return .key(key)
        }
    }

    /// The path of an error at the position.
    func path(_ scope: JSONCursor.Scope) -> JSONValuePath {
        var path = JSONValuePath()
        if scope == .document { return path }
        for (level, container) in containers.enumerated() {
            let isInnermost = level == containers.count - 1
            if isInnermost, scope == .container { break }
            switch container {
            case .array where isInnermost && phase == .firstElement:
                break
            case .array:
                let count = builder.valueRange(at: level).count
                let isAfterElement = isInnermost && phase == .afterValue
                path.steps.append(.index(isAfterElement ? count - 1 : count))
            case .object:
                if let key = builder.lastKey(at: level) {
                    path.steps.append(.key(key))
                }
            }
        }
        return path
    }
}

extension JSONValuePath.Step {
    /// Compares keys by their bytes.
    fileprivate func isSame(as other: JSONValuePath.Step) -> Bool {
        switch (self, other) {
        case (.key(let key), .key(let other)): KeyBytes.areEqual(key, other)
        case (.index(let index), .index(let other)): index == other
        default: false
        }
    }
}

extension JSONValue {
    fileprivate var container: JSONPartialReader.Container? {
        switch self {
        case .array: .array
        case .object: .object
        default: .none
        }
    }

    fileprivate func child(at step: JSONValuePath.Step) -> JSONValue? {
        switch step {
        case .key(let key): self[key]
        case .index(let index): self[index]
        }
    }
}
