/// A hash of each value in a tree, so that two trees can be compared piece by piece in linear time.
///
/// The values have numbers in the order of the text: a container comes before what is in it, and the
/// tree itself is 0.
struct TreeHashes {
    private var hashes: [Int] = []
    /// For each value, the number after the last one in it.
    private var ends: [Int] = []

    /// Hashes all values of a tree, each once.
    ///
    /// Takes no stack per level.
    init(of root: JSONValue) {
        var open: [Level] = []
        add(root, to: &open)
        while let innermost = open.indices.last {
            if let value = open[innermost].next() {
                add(value, to: &open)
                continue
            }
            let number = open[innermost].number
            let hash = open[innermost].finish()
            open.removeLast()
            hashes[number] = hash
            ends[number] = hashes.count
            TreeHashes.pass(hash, to: &open)
        }
    }

    /// The hash of a value.
    subscript(number: Int) -> Int { hashes[number] }

    /// The numbers of the elements or members of a container, of which there are so many.
    func contents(of number: Int, count: Int) -> [Int] {
        var numbers: [Int] = []
        numbers.reserveCapacity(count)
        var next = number + 1
        for _ in 0..<count {
            numbers.append(next)
            next = ends[next]
        }
        return numbers
    }

    /// Hashes a scalar, or opens a container.
    private mutating func add(_ value: JSONValue, to open: inout [Level]) {
        if let level = Level(value, number: hashes.count) {
            open.append(level)
            hashes.append(0)
            ends.append(0)
        } else {
            let hash = value.hashValue
            hashes.append(hash)
            ends.append(hashes.count)
            TreeHashes.pass(hash, to: &open)
        }
    }

    private static func pass(_ hash: Int, to open: inout [Level]) {
        guard let outer = open.indices.last else { return }
        open[outer].add(hash)
    }

    /// The hash of one container as those of its contents come in.
    private struct Level {
        private enum Contents {
            case elements([JSONValue])
            case members([JSONValue.Object.Member])
        }

        let number: Int
        private let contents: Contents
        private var position = 0
        /// Takes the elements of arrays, whose order matters.
        private var hasher = Hasher()
        /// Adds up the members of objects, whose order does not.
        private var sum = 0

        /// Nil for scalars.
        init?(_ value: JSONValue, number: Int) {
            switch value {
            case .array(let elements): contents = .elements(elements)
            case .object(let object): contents = .members(object.members)
            default: return nil
            }
            self.number = number
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
                return members[position - 1].value
            }
        }

        /// Takes the hash of the value that came last.
        mutating func add(_ hash: Int) {
            switch contents {
            case .elements:
                hasher.combine(hash)
            case .members(let members):
                var hasher = Hasher()
                KeyBytes.hash(members[position - 1].key, into: &hasher)
                hasher.combine(hash)
                sum &+= hasher.finalize()
            }
        }

        mutating func finish() -> Int {
            if case .members = contents { hasher.combine(sum) }
            hasher.combine(position)
            return hasher.finalize()
        }
    }
}
