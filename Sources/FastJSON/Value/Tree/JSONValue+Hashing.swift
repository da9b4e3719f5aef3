extension JSONValue: Hashable {
    /// Feeds kind and contents into the hasher.
    ///
    /// Takes no stack per level.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) {
        guard let root = Digest(self) else {
            return hashScalar(into: &hasher)
        }
        var open = [root]
        while let innermost = open.indices.last {
            if let value = open[innermost].next() {
                if let container = Digest(value) {
                    open.append(container)
                } else {
                    var hasher = Hasher()
                    value.hashScalar(into: &hasher)
                    open[innermost].add(hasher.finalize())
                }
            } else {
                let hash = open[innermost].finish()
                open.removeLast()
                if open.isEmpty {
                    hasher.combine(hash)
                } else {
                    open[innermost - 1].add(hash)
                }
            }
        }
    }

    private func hashScalar(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(UInt8(2))
        case .boolean(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(value)
        case .float(let value):
            // So that 0.0 has another hash than 0.
            hasher.combine(UInt8(3))
            hasher.combine(value)
        case .number(let value): hasher.combine(value)
        case .string(let value): KeyBytes.hash(value, into: &hasher)
        case .array, .object: preconditionFailure("Containers are digested.")
        }
    }

    /// The hash of one container as those of its elements come in.
    struct Digest {
        private let container: JSONValue
        /// The next element or member.
        private var position = 0
        /// Takes the elements of arrays, whose order matters.
        private var hasher = Hasher()
        /// Adds up the members of objects, whose order does not.
        private var sum = 0

        /// Nil for scalars.
        init?(_ value: JSONValue) {
            switch value {
            case .array, .object: container = value
            default: return nil
            }
        }

        mutating func next() -> JSONValue? {
            guard let child = container.child(at: position) else { return nil }
            position += 1
            return child
        }

        /// Takes the hash of the value that came last.
        mutating func add(_ hash: Int) {
            guard case .object(let members) = container else { return hasher.combine(hash) }
            var hasher = Hasher()
            KeyBytes.hash(members.keys[position - 1], into: &hasher)
            hasher.combine(hash)
            sum &+= hasher.finalize()
        }

        mutating func finish() -> Int {
            hasher.combine(position)
            if case .object = container {
                hasher.combine(sum)
            }
            return hasher.finalize()
        }
    }
}
