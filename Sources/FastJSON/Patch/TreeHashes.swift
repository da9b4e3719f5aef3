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
            if let value = open[innermost].digest.next() {
                add(value, to: &open)
                continue
            }
            let number = open[innermost].number
            let hash = open[innermost].digest.finish()
            open.removeLast()
            hashes[number] = hash
            ends[number] = hashes.count
            TreeHashes.pass(hash, to: &open)
        }
    }

    /// The hash of a value.
    subscript(number: Int) -> Int { hashes[number] }

    /// The numbers of this many elements or members of a container.
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
        if let digest = JSONValue.Digest(value) {
            open.append(Level(number: hashes.count, digest: digest))
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
        open[outer].digest.add(hash)
    }

    /// A container whose contents are being hashed.
    private struct Level {
        let number: Int
        var digest: JSONValue.Digest
    }
}
