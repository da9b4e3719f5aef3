/// Changing a value by a JSON Patch.
extension JSONValue {
    /// Applies the operations of a patch, all of them or none (RFC 6902 §5).
    ///
    /// ```swift
    /// var value: JSONValue = ["users": [["name": "Ada"]]]
    /// try value.apply([.add(["name": "Grace"], at: "/users/0"), .remove(at: "/users/1/name")])
    /// print(value)  // → {"users":[{"name":"Grace"},{}]}
    /// try value.apply([.remove(at: "/users/0"), .test("Ada", at: "/users/0/name")])
    /// // throws: operation 1 (test "/users/0/name"): Key "name" not present.
    /// ```
    ///
    /// Throws if an operation fails; then nothing is changed. The message starts with the index of the
    /// operation, from 0. The errors are those of ``set(_:at:)`` and ``remove(at:)``,
    /// ``JSONError/Code/patchTestFailed`` for a test, ``JSONError/Code/invalidPointer`` for a value
    /// that would be moved into itself, ``JSONError/Code/depthExceeded`` for a value that would get deeper
    /// than ``JSONPatch/depthLimit``, and ``JSONError/Code/patchTooCostly`` for copies, or moves to deeper
    /// places, that together are longer than ``JSONPatch/copyLimit``, or for insertions and removals that
    /// shift more elements than ``JSONPatch/shiftLimit``. The path leads to the container in which the
    /// pointer ends; for a test, it leads to the value.
    ///
    /// An operation takes the time to reach its place. Inserting or removing an element also takes time linear
    /// in the number of elements after it. A value that is added, copied or moved to a deeper place is looked
    /// at as a whole; a test takes the time of the comparison. Removing a member takes time linear in the
    /// number of members only until a million were passed; then it takes constant time on average, and the
    /// whole tree is looked at once, at the end. Otherwise, values elsewhere are not looked at. They are never
    /// copied. If another variable holds the same tree, each array and object on the way is copied once, but
    /// not the values in it. This also holds for values that the patch itself has added or copied.
    /// Takes no stack per level.
    public mutating func apply(_ patch: JSONPatch) throws(JSONError) {
        try apply(patch, workBeforeHiding: 1 << 20)
    }

    /// Applies the operations of a patch, as a ``ChangedTree`` that hides members after so much work.
    mutating func apply(_ patch: JSONPatch, workBeforeHiding: Int) throws(JSONError) {
        var tree = ChangedTree(taking: &self, workBeforeHiding: workBeforeHiding)
        defer { tree.close(into: &self) }
        var limits = PatchLimits(patch)
        for (index, operation) in patch.operations.enumerated() {
            do throws(JSONError) {
                try tree.apply(operation, &limits)
                try limits.check(tree.shiftedCount)
            } catch {
                tree.takeBack()
                throw error.saying("operation \(index) (\(operation.title)): \(error.message)")
            }
        }
        tree.removeHidden(below: JSONPointer(tokens: []))
    }
}

/// What the rest of a patch may do.
private struct PatchLimits {
    private let depth: Int
    private let wholeSize: Int
    private let shiftLimit: Int
    /// What may still be copied, and moved to deeper places.
    private var copiedSize: Int
    private var movedSize: Int

    init(_ patch: JSONPatch) {
        (depth, wholeSize) = (max(0, patch.depthLimit), max(0, patch.copyLimit))
        (copiedSize, movedSize) = (wholeSize, wholeSize)
        shiftLimit = max(0, patch.shiftLimit)
    }

    /// Throws if the operations so far have shifted too many elements.
    func check(_ shiftedCount: Int) throws(JSONError) {
        guard shiftedCount > shiftLimit else { return }
        let message = "the patch shifts more than \(shiftLimit) elements of arrays"
        throw JSONError(code: .patchTooCostly, message: message)
    }

    /// What is wrong with a value at a place; nil if it may get there.
    func problem(of value: JSONValue, at pointer: JSONPointer) -> Problem? {
        let room = depth - pointer.tokens.count
        return TreeExtent(of: value, depthLimit: room).depth > room ? .depthExceeded(depth) : nil
    }

    /// The same for a copy, which is counted.
    mutating func problem(ofCopy value: JSONValue, at pointer: JSONPointer) -> Problem? {
        problem(of: value, at: pointer, counting: \.copiedSize) { "copies more than \($0)" }
    }

    /// The same for a value that is moved to a deeper place, which is counted because it is looked at as
    /// a whole each time.
    mutating func problem(ofMoved value: JSONValue, at pointer: JSONPointer) -> Problem? {
        problem(of: value, at: pointer, counting: \.movedSize) {
            "moves more than \($0) to deeper places"
        }
    }

    private mutating func problem(
        of value: JSONValue,
        at pointer: JSONPointer,
        counting size: WritableKeyPath<PatchLimits, Int>,
        _ excess: (String) -> String
    ) -> Problem? {
        let room = depth - pointer.tokens.count
        let extent = TreeExtent(of: value, depthLimit: room, sizeLimit: self[keyPath: size])
        self[keyPath: size] -= extent.size
        if extent.depth > room { return .depthExceeded(depth) }
        guard self[keyPath: size] < 0 else { return nil }
        let message = "the patch \(excess(Problem.bytes(wholeSize)))"
        return .custom(.patchTooCostly, message, key: nil)
    }
}

extension ChangedTree {
    /// Applies an operation.
    ///
    /// If a move throws, it may be half done.
    fileprivate mutating func apply(
        _ operation: JSONPatch.Operation,
        _ limits: inout PatchLimits
    ) throws(JSONError) {
        switch operation {
        case .add(let value, let pointer):
            try refuse(limits.problem(of: value, at: pointer), at: pointer)
            try add(value, at: pointer)
        case .remove(let pointer):
            try remove(at: pointer)
        case .replace(let pointer, let value):
            try refuse(limits.problem(of: value, at: pointer), at: pointer)
            try replace(at: pointer, with: value)
        case .move(let source, let target) where source == target:
            _ = try find(source)
        case .move(let source, let target):
            guard !target.tokens.starts(with: source.tokens, by: KeyBytes.areEqual) else {
                throw JSONError(
                    code: .invalidPointer,
                    message: "a value cannot be moved into itself"
                )
            }
            let isDeeper = target.tokens.count > source.tokens.count
            if isDeeper { removeHidden(below: source) }
            let removal = stepCount
            let value = try remove(at: source)
            if isDeeper {
                try refuse(limits.problem(ofMoved: value, at: target), at: target)
            }
            try add(value, at: target)
            completeMove(from: removal)
        case .copy(let source, let target):
            removeHidden(below: source)
            let value = try find(source)
            try refuse(limits.problem(ofCopy: value, at: target), at: target)
            try add(value, at: target)
        case .test(let expected, let pointer):
            // The comparison looks keys up, so it does not see hidden members; the message would.
            if try find(pointer).isEquivalent(to: expected, spending: { _ in }) { return }
            removeHidden(below: pointer)
            let found = try find(pointer)
            throw JSONError(
                code: .patchTestFailed,
                message: "Expected \(expected.errorText), but found:\n\(found.errorText)",
                path: path(of: pointer)
            )
        }
    }

    /// Throws a problem, with the path of the container in which a pointer ends.
    private func refuse(_ problem: Problem?, at pointer: JSONPointer) throws(JSONError) {
        guard let problem else { return }
        throw JSONError(
            problem,
            path: path(of: JSONPointer(tokens: Array(pointer.tokens.dropLast())))
        )
    }

    /// The path of a value that is there.
    private func path(of pointer: JSONPointer) -> JSONValuePath {
        var path = JSONValuePath()
        var inner = value
        for token in pointer.tokens {
            if case .array = inner, let index = JSONPointer.index(token) {
                path.steps.append(.index(index))
                inner = inner[index] ?? .null
            } else {
                path.steps.append(.key(token))
                inner = inner[token] ?? .null
            }
        }
        return path
    }
}
