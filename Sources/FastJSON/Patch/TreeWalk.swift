/// A walk through all values of a tree, each before those in it.
///
/// Takes no stack per level.
///
/// ```text
/// var walk = TreeWalk(through: value)
/// while let inner = walk.next() { … }
/// ```
struct TreeWalk {
    /// The value that was given last.
    private var current: JSONValue
    private var hasStarted = false
    /// The containers around it, outermost first, each with the position after the step into it.
    private var open: [(container: JSONValue, next: Int)] = []

    init(through root: JSONValue) {
        current = root
    }

    /// How many containers are around the value that was given last.
    var depth: Int { open.count }

    /// The key of the value that was given last; nil if it is no member.
    var key: String? {
        guard let last = open.last, case .object(let object) = last.container else { return nil }
        return object.keys[last.next - 1]
    }

    /// The pointer to the value that was given last.
    var pointer: JSONPointer {
        JSONPointer(
            tokens: open.map { container, next in
                if case .object(let object) = container { return object.keys[next - 1] }
                return String(next - 1)
            }
        )
    }

    /// Gives the next value; nil after the last.
    mutating func next() -> JSONValue? {
        guard hasStarted else {
            hasStarted = true
            return current
        }
        switch current {
        case .array, .object: open.append((current, 0))
        default: break
        }
        while let last = open.indices.last {
            if let value = open[last].container.child(at: open[last].next) {
                open[last].next += 1
                current = value
                return value
            }
            open.removeLast()
        }
        return nil
    }
}
