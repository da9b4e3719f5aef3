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
    /// ``JSONError/Code/patchTestFailed`` for a test, and ``JSONError/Code/invalidPointer`` for a value
    /// that would be moved into itself. The path leads to the container in which the pointer ends; for
    /// a test, it leads to the value.
    ///
    /// An operation takes the time to reach its place. Inserting and removing also take time linear in
    /// the number of elements or members of the container, and a test takes the time of the comparison.
    /// Values elsewhere are neither copied nor looked at. If another variable holds the same tree, each
    /// array and object on the way is copied once, but not the values in it. This also holds for values
    /// that the patch itself has added, moved or copied. Takes no stack per level.
    ///
    /// Copies share their memory. With `copy`, a short patch from elsewhere can make a value whose
    /// text is very long: each operation may double it.
    public mutating func apply(_ patch: JSONPatch) throws(JSONError) {
        var tree = ChangedTree(taking: &self)
        defer { tree.close(into: &self) }
        for (index, operation) in patch.operations.enumerated() {
            do throws(JSONError) {
                try tree.apply(operation)
            } catch {
                tree.takeBack()
                throw error.saying("operation \(index) (\(operation.title)): \(error.message)")
            }
        }
    }
}

extension ChangedTree {
    /// Applies an operation.
    ///
    /// If a move throws, it may be half done.
    fileprivate mutating func apply(_ operation: JSONPatch.Operation) throws(JSONError) {
        switch operation {
        case .add(let value, let pointer):
            try add(value, at: pointer)
        case .remove(let pointer):
            try remove(at: pointer)
        case .replace(let pointer, let value):
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
            try add(try remove(at: source), at: target)
        case .copy(let source, let target):
            try add(try find(source), at: target)
        case .test(let expected, let pointer):
            let found = try find(pointer)
            guard !found.isEquivalent(to: expected) else { return }
            throw JSONError(
                code: .patchTestFailed,
                message: "Expected \(expected.errorText), but found:\n\(found.errorText)",
                path: path(of: pointer)
            )
        }
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
