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
        private enum Contents {
            case elements([JSONValue])
            case members(Object)
        }

        private let contents: Contents
        /// The next element.
        private var position = 0
        /// Takes the elements of arrays, whose order matters.
        private var hasher = Hasher()
        /// Adds up the members of objects, whose order does not.
        private var sum = 0

        /// Nil for scalars.
        init?(_ value: JSONValue) {
            switch value {
            case .array(let elements): contents = .elements(elements)
            case .object(let object): contents = .members(object)
            default: return nil
            }
        }

        mutating func next() -> JSONValue? {
            switch contents {
            case .elements(let elements):
                guard position < elements.count else { return nil }
                position += 1
                return elements[position - 1]
            case .members(let members):
                guard position < members.count else { return nil }
                position += 1
                return members.values[position - 1]
            }
        }

        /// Takes the hash of the value that came last.
        mutating func add(_ hash: Int) {
            switch contents {
            case .elements:
                hasher.combine(hash)
            case .members(let members):
                var hasher = Hasher()
                KeyBytes.hash(members.keys[position - 1], into: &hasher)
                hasher.combine(hash)
                sum &+= hasher.finalize()
            }
        }

        mutating func finish() -> Int {
            hasher.combine(position)
            if case .members = contents {
                hasher.combine(sum)
            }
            return hasher.finalize()
        }
    }
}
