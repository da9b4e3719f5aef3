/// Continuing after typed problems, if all of them are requested.
extension JSONCursor {
    /// Notes a problem and continues after the value that was being read at a depth.
    ///
    /// Throws the error if only the first one is requested, or if nothing can be read after it.
    @inline(never)
    @usableFromInline
    package mutating func recover(from error: JSONError, to depth: Int) throws(JSONError) {
        guard let recorder, error.isTyped else { throw error }
        guard recorder.note(asTyped(error)) else { throw ErrorRecorder.noted }
        try leave(to: depth)
    }

    /// The error of a container whose own problems have been noted.
    @usableFromInline package static var notedFailure: JSONError { ErrorRecorder.noted }

    /// Notes a problem; then something else may be read.
    package mutating func note(_ error: JSONError) throws(JSONError) {
        guard let recorder else { throw error }
        guard recorder.note(error) else { throw ErrorRecorder.noted }
    }

    /// The number of open containers, for ``recover(from:to:)``.
    @usableFromInline package var currentDepth: Int { depth }

    /// Begins a value that may be left before its end, and be dropped.
    ///
    /// If equal keys are refused, it returns a savepoint: those in an object that was left can be found only by
    /// reading again, because the keys of open objects are not kept. Returns nil otherwise, and inside such a value,
    /// so that nothing is read again more than once.
    package mutating func beginDroppableValue() throws(JSONError) -> Savepoint? {
        guard options.duplicateKeys == .reject, leftValues == .ignored else { return nil }
        let savepoint = try savepoint()
        leftValues = .none
        return savepoint
    }

    /// Skips what is left of a droppable value that was being read at a depth.
    package mutating func dropValue(_ savepoint: Savepoint?, to depth: Int) throws(JSONError) {
        guard let savepoint else { return try leave(to: depth) }
        try passAgain(savepoint)
    }

    /// Looks for equal keys in a droppable value that was read to its end.
    package mutating func checkDroppableValue(_ savepoint: Savepoint?) throws(JSONError) {
        if let savepoint, leftValues == .some { try passAgain(savepoint) }
    }

    /// Ends a droppable value, whatever became of it.
    package mutating func endDroppableValue(_ savepoint: Savepoint?) {
        guard let savepoint else { return }
        leftValues = .ignored
        release(savepoint)
    }

    private mutating func passAgain(_ savepoint: Savepoint) throws(JSONError) {
        rewind(to: savepoint)
        try skipValue()
    }

    /// Skips the rest of the value that was being read at a depth.
    private mutating func leave(to target: Int) throws(JSONError) {
        if leftValues == .none { leftValues = .some }
        while true {
            switch turn {
            case .value:
                try skipValue()
            case .key:
                if try scanKey().awaitsColon {
                    try readColon()
                }
                try skipValue()
            case .step:
                if depth <= target { return }
                _ = unsafe frames[depth].isObject ? try nextMember() : try nextElement()
            }
        }
    }
}
