@_documentation(visibility: internal)
extension JSONElements: AsyncSequence {
    /// An element.
    public typealias Element = Output
    /// What is wrong.
    public typealias Failure = JSONError

    /// Takes the elements of a stream one after the other, as a task requests them.
    ///
    /// Elements are read in the task itself. If the input has to be waited for, each chunk is awaited,
    /// and no chunk is requested before it is needed. A thread reads input that blocks. A task that is
    /// cancelled gets ``JSONError/Code/cancelled`` at once, or before the next chunk.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let elements: JSONElements<Output>

        init(_ elements: JSONElements<Output>) {
            self.elements = elements
        }

        /// The next element; nil after the last.
        ///
        /// Throws as ``JSONElements/next()`` does.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(JSONError) -> Output? {
            try await elements.next(isolation: actor)
        }

        /// The next element; nil after the last.
        public mutating func next() async throws(JSONError) -> Output? {
            try await next(isolation: nil)
        }
    }

    /// Starts taking elements.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(self)
    }
}
