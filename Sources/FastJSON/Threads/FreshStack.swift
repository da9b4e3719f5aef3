/// Continuing with a fresh stack, where levels of recursion may be many.
extension JSONCursor {
    /// Reads one level of a value that may contain others of its type.
    @inlinable
    package mutating func readLevel<Output>(
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        guard isStackUsedUp() else { return try body(&self) }
        return try readOnFreshStack(body)
    }

    @usableFromInline
    @inline(never)
    mutating func isStackUsedUp() -> Bool { stack.isUsedUp() }

    @usableFromInline
    @inline(never)
    mutating func readOnFreshStack<Output>(
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        let outer = stack
        _ = try lookAtValue()
        stack = .fresh
        stack.progress = offset
        defer { stack = outer }
        if stack.progress == outer.progress {
            throw misplaced("a parser contains itself and reads nothing in between")
        }
        var result: Result<Output, JSONError>?
        let didRun = StackGuard.withFreshStack {
            result = Result { () throws(JSONError) in try body(&self) }
        }
        guard didRun, let result else {
            throw fail(.depthExceeded(depth), at: offset)
        }
        return try result.get()
    }
}

extension JSONWriter {
    /// Writes one level of a value that may contain others of its type.
    package mutating func writeLevel(
        _ body: (inout JSONWriter) throws(JSONError) -> Void
    ) throws(JSONError) {
        guard stack.isUsedUp() else { return try body(&self) }
        let outer = stack
        stack = .fresh
        stack.progress = output.count
        defer { stack = outer }
        if stack.progress == outer.progress {
            let reason = "a parser contains itself and writes nothing in between"
            throw JSONError(.invalidStructure(reason), path: pathOfNextValue)
        }
        var result: Result<Void, JSONError>?
        let didRun = StackGuard.withFreshStack {
            result = Result { () throws(JSONError) in try body(&self) }
        }
        guard didRun, let result else {
            throw JSONError(.depthExceeded(depth), path: pathOfNextValue)
        }
        try result.get()
    }
}
