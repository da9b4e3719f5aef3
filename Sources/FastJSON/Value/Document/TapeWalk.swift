/// A walk over the tape of a document that finds the paths of values.
///
/// Values that are requested in their order take linear time together.
struct TapeWalk {
    /// A container on the way, and the child that is the value, or holds it.
    private struct Level {
        /// The index of the container.
        let container: Int
        /// The index of the child: of its key, in an object.
        var child: Int
        /// The number of the child.
        var position = 0

        init(into container: Int) {
            self.container = container
            child = container + 1
        }
    }

    let storage: JSONDocument.Storage
    private var levels: [Level] = []

    init(_ storage: JSONDocument.Storage) {
        self.storage = storage
    }

    /// The steps from the root to the value at an index of the tape.
    mutating func steps(to index: Int) -> [JSONValuePath.Step] {
        while let last = levels.last,
            index <= last.container || index > storage.entry(last.container).endIndex
        {
            levels.removeLast()
        }
        if levels.isEmpty, index > 0 { levels.append(Level(into: 0)) }
        while let last = levels.indices.last {
            let isArray = isArray(levels[last])
            // Another value of the same container may have been requested before.
            if index < levels[last].child { levels[last] = Level(into: levels[last].container) }
            var value = isArray ? levels[last].child : levels[last].child + 1
            while true {
                let next = storage.indexAfter(value)
                if index < next { break }
                levels[last].child = next
                levels[last].position += 1
                value = isArray ? next : next + 1
            }
            if index == value { break }
            levels.append(Level(into: value))
        }
        return levels.map(step)
    }

    private func isArray(_ level: Level) -> Bool {
        storage.entry(level.container).kind == .beginArray
    }

    private func step(of level: Level) -> JSONValuePath.Step {
        unsafe isArray(level)
            ? .index(level.position)
            : .key(storage.withText(of: storage.entry(level.child)) { unsafe $0.string() })
    }
}
