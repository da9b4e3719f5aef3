/// Making errors. Called only after a failure, so speed does not matter here.
extension JSONCursor {
    /// Which steps belong to the path of an error.
    enum Scope {
        /// The container and the element or member being read.
        case member
        /// The container alone: the failure is between its members.
        case container
        /// Nothing: the failure is after the document.
        case document
    }

    /// An error at an offset, with the path of the cursor.
    @inline(never)
    mutating func fail(_ problem: Problem, at offset: Int, _ scope: Scope = .member) -> JSONError {
        let error = JSONError(
            problem,
            path: path(scope),
            offset: options.isTextOfTree ? nil : offset
        )
        isBroken = isBroken || !error.isTyped
        return error
    }

    /// An error of the caller's own, with the place where the cursor is, unless it has one.
    mutating func placed(_ error: JSONError) -> JSONError {
        guard case .custom = error.problem, error.offset == nil, error.path.isRoot else {
            return error
        }
        switch turn {
        case .value:
            // If there is no value, the error of the caller counts all the same.
            _ = try? lookAtValue()
            return fail(error.problem, at: offset)
        case .key:
            // The step to the key has found it.
            return fail(error.problem, at: offset)
        case .step:
            return fail(error.problem, at: offsetAfterValue)
        }
    }

    /// An error of a parser of a type, even if the parser pulled from the cursor itself.
    @usableFromInline
    package mutating func asTyped(_ error: JSONError) -> JSONError {
        let error = placed(error)
        if case .typed = error.problem { return error }
        guard error.isTyped else { return error }
        return error.replacing(.typed(.refused(error.code, error.message, key: error.key)))
    }

    /// An error with its line and column, if its bytes are all in memory.
    package mutating func located(_ error: JSONError) -> JSONError {
        guard !options.isTextOfTree, let offset = error.offset, offset >= origin.offset else {
            return error
        }
        var source = unsafe SourceText(bytes: input.bytes, origin: origin, last: lastLocated)
        let located = error.located(at: source.location(of: offset))
        lastLocated = source.last
        return located
    }

    /// The error for the key that was read last, which is not the first of its name.
    mutating func duplicateKey(_ key: String) -> JSONError {
        unsafe fail(.duplicateKey(key), at: frames[depth].keyOffset ?? offset, .container)
    }

    /// Where the cursor is.
    public var path: JSONValuePath { path(.member) }

    func path(_ scope: Scope) -> JSONValuePath {
        var path = node?.path ?? JSONValuePath()
        guard depth > 0, scope != .document else { return path }
        path.steps += parentSteps
        if scope == .member, let step = step(at: depth) { path.steps.append(step) }
        return path
    }

    /// The steps from where the cursor began to the innermost open container.
    var parentSteps: [JSONValuePath.Step] {
        var steps: [JSONValuePath.Step] = []
        guard depth > 1 else { return steps }
        steps.reserveCapacity(depth)
        for level in 1..<depth {
            if let step = step(at: level) { steps.append(step) }
        }
        return steps
    }

    /// The step from the innermost container to where the cursor is; nil at the root.
    var lastStep: JSONValuePath.Step? { depth > 0 ? step(at: depth) : nil }

    private func step(at level: Int) -> JSONValuePath.Step? {
        let frame = unsafe frames[level]
        if let index = frame.index { return .index(index) }
        return frame.keyOffset.map { .key(key(at: $0, depth: level)) }
    }

    /// The key whose quote is at an offset, from the bytes or from what was kept of them.
    private func key(at offset: Int, depth: Int) -> String {
        if offset < origin.offset {
            return keptKeys[depth]?.key ?? ""
        }
        return unsafe TextToken.ofScannedString(at: pointer(at: offset), offset: offset).string()
    }
}

extension JSONError {
    /// The error with its line, column and excerpt, if it has an offset and does not have them yet.
    func located(in bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) -> JSONError {
        let seen = unsafe UnsafeBufferPointer(rebasing: bytes.prefix(limits.documentLength))
        var text = unsafe SourceText(bytes: seen, origin: SourceText.Origin())
        return located(in: &text, from: 0)
    }

    /// The error with its place in bytes that are not the first of the input.
    ///
    /// The place is counted from the one that was located last, if it comes after it.
    func located(
        in bytes: UnsafeBufferPointer<UInt8>,
        startingAt origin: SourceText.Origin,
        after last: inout SourceText.Origin?
    ) -> JSONError {
        var text = unsafe SourceText(bytes: bytes, origin: origin, last: last)
        defer { last = text.last }
        return located(in: &text, from: origin.offset)
    }

    /// Finds places one after the other, because most errors come after the one before.
    private func located(in text: inout SourceText, from start: Int) -> JSONError {
        if case .typed(.several(let errors)) = problem {
            return JSONError(.typed(.several(errors.map { $0.located(in: &text, from: start) })))
        }
        guard let offset, location == nil,
            offset >= start, unsafe offset - start <= text.bytes.count
        else { return self }
        return located(at: text.location(of: offset))
    }

    /// The error with its line, column and excerpt; reads the rest of the line if need be.
    ///
    /// The bytes from `kept` on stay in the window, which may move.
    func located(in window: Window, keeping kept: Int = .max) -> JSONError {
        // An error of the caller may have any offset.
        let offsets = errors.compactMap(\.offset).filter {
            $0 >= window.origin.offset && $0 - window.endOffset <= Excerpt.bytesAfter
        }
        guard let last = offsets.max(), let first = offsets.min() else { return self }
        window.readRestOfLine(after: last, keeping: min(first, kept))
        return unsafe located(
            in: window.bytes,
            startingAt: window.origin,
            after: &window.lastLocated
        )
    }
}
