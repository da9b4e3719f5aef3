/// Walking through arrays and objects of a document.
extension JSONDocument {
    /// The elements of an array in a document.
    public struct Elements: Sequence, IteratorProtocol, Sendable {
        private let storage: Storage
        private var position: Int
        private let end: Int
        /// The number of elements of the array.
        public let count: Int

        init(container: Node) {
            storage = container.storage
            position = container.index + 1
            end = storage.entry(container.index).endIndex
            count = storage.entry(container.index).count
        }

        /// The next element.
        public mutating func next() -> Node? {
            guard position < end else { return nil }
            defer { position = storage.indexAfter(position) }
            return Node(storage: storage, index: position)
        }
    }

    /// The members of an object in a document.
    public struct Members: Sequence, IteratorProtocol, Sendable {
        private let storage: Storage
        private var position: Int
        private let end: Int
        /// The number of members of the object.
        public let count: Int

        init(container: Node) {
            storage = container.storage
            position = container.index + 1
            end = storage.entry(container.index).endIndex
            count = storage.entry(container.index).count
        }

        /// The next member.
        public mutating func next() -> (key: String, value: Node)? {
            guard position < end else { return nil }
            let key = unsafe storage.withText(of: storage.entry(position)) { unsafe $0.string() }
            let value = Node(storage: storage, index: position + 1)
            position = storage.indexAfter(position + 1)
            return (key, value)
        }
    }
}

extension JSONDocument.Node {
    /// True if a key of an object is the one that is looked up, of equal keys the first.
    private func isFirst(ofItsKey position: Int) -> Bool {
        unsafe storage.withKey(at: position) { unsafe valueIndex(of: $0) == position + 1 }
    }

    /// Calls a function with the value of each member of an object, in order.
    ///
    /// Of equal keys only with the first, if that one counts.
    func forEachMember<Failure: Error>(
        _ body: (JSONDocument.Node) throws(Failure) -> Void
    ) throws(Failure) {
        guard kind == .object else { return }
        let end = storage.entry(index).endIndex
        var position = index + 1
        let dropsRepeated = storage.options.duplicateKeys == .first
        while position < end {
            if !dropsRepeated || isFirst(ofItsKey: position) {
                try body(JSONDocument.Node(storage: storage, index: position + 1))
            }
            position = storage.indexAfter(position + 1)
        }
    }
}
