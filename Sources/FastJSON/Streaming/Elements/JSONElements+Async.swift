extension JSONElements: AsyncSequence {
    /// An element.
    @_documentation(visibility: internal)
    public typealias Element = Output
    /// What is wrong.
    @_documentation(visibility: internal)
    public typealias Failure = JSONError

    /// Takes the elements of a stream one after the other, as a task asks for them.
    ///
    /// Input from memory and files is read in the task itself. Input that may have to wait, and
    /// chunks that come in their own time, are read by a thread: no chunk before it is needed, but
    /// up to 256 of the elements that have arrived when one is asked for.
    /// A task that is cancelled gets ``JSONError/Code/cancelled`` at once, or before the next chunk.
    @_documentation(visibility: internal)
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let elements: JSONElements<Output>

        init(_ elements: JSONElements<Output>) {
            self.elements = elements
        }

        /// The next element; nil behind the last.
        ///
        /// Throws as ``JSONElements/next()`` does.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(JSONError) -> Output? {
            let source = elements.run.source
            if source.mayWait { return try await elements.next(isolation: actor) }
            if Task.isCancelled { throw JSONError.taskCancelled }
            source.isCancelled = { Task.isCancelled }
            defer { source.isCancelled = nil }
            return try elements.next()
        }

        /// The next element; nil behind the last.
        public mutating func next() async throws(JSONError) -> Output? {
            try await next(isolation: nil)
        }
    }

    /// Starts taking elements.
    @_documentation(visibility: internal)
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(self)
    }
}
