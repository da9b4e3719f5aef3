/// Where the reader is, and what it has passed.
extension JSONPartialReader {
    /// The path of the innermost value that has begun and not ended; nil when all is complete.
    ///
    /// Whatever in ``value`` is neither on this path nor an ancestor of it is complete. Before any
    /// bytes have arrived, it is the path of the document. A number that is left out of the value has
    /// its path too. A member that ``JSONDuplicateKeys/first`` drops has none. Takes time linear in the
    /// depth; with ``JSONDuplicateKeys/first``, also in the number of members of the open objects.
    ///
    /// ```swift
    /// try reader.append(#"{"a": [1, "tw"#)
    /// reader.openPath     // → $.a[1]
    /// ```
    public var openPath: JSONValuePath? {
        if isComplete { return nil }
        var path = JSONValuePath()
        let containers = containers
        for level in containers.indices {
            guard let step = openStep(in: containers, at: level) else { break }
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
            default: nil
            }
        }
    }

    /// Walks over the open containers, and from there into a value that is complete.
    private func isComplete(count: Int, step: (Int, JSONKind) -> JSONValuePath.Step?) -> Bool {
        // Nil while the path leads through what is open.
        var complete: JSONValue? = isComplete ? value : .none
        let containers = containers
        for index in 0..<count {
            let isOpen = complete == nil && index < containers.count
            guard let container = isOpen ? containers[index] : complete?.kind,
                let next = step(index, container)
            else { return false }
            if complete == nil, let open = openStep(in: containers, at: index),
                next == open
            {
                continue
            }
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
    private func openStep(in containers: [JSONKind], at level: Int) -> JSONValuePath.Step? {
        guard level < containers.count - 1 || isInScalar else { return nil }
        if containers[level] == .array {
            return .index(builder.valueRange(at: level).count)
        } else {
            guard let key = builder.lastKey(at: level), !builder.dropsOpenMember(at: level) else {
                return nil
            }
            return .key(key)
        }
    }
}

extension JSONValue {
    fileprivate func child(at step: JSONValuePath.Step) -> JSONValue? {
        switch step {
        case .key(let key): self[key]
        case .index(let index): self[index]
        }
    }
}
