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

    /// A savepoint before a value whose failure does not end the reading; nil if none is needed.
    ///
    /// - Precondition: savepoints are released in the opposite order.
    package mutating func savepointForLeaving() throws(JSONError) -> Savepoint? {
        options.duplicateKeys == .reject ? try savepoint() : nil
    }

    /// Skips what is left of a value that was being read at a depth.
    ///
    /// From a savepoint, it skips all of it again: equal keys can be found only from the start, because nobody knows
    /// any more which keys the open objects had.
    package mutating func leave(
        to depth: Int,
        from savepoint: Savepoint?
    ) throws(JSONError) {
        guard let savepoint else { return try leave(to: depth) }
        rewind(to: savepoint)
        try skipValue()
    }

    private mutating func leave(to target: Int) throws(JSONError) {
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
