/// How deep a tree is, and about how long its text is.
struct TreeExtent {
    /// The most arrays and objects that contain each other.
    private(set) var depth = 0
    /// About the bytes of the text: those of strings, keys and exact numbers, and 8 for each value.
    private(set) var size = 0

    /// Looks at a tree, and stops when it is deeper or longer than that.
    ///
    /// Linear in the number of values, and takes no stack per level.
    init(of root: JSONValue, depthLimit: Int, sizeLimit: Int = .max) {
        /// The containers around the next value, outermost first, and the position of that value.
        var open: [(container: JSONValue, next: Int)] = []
        var next: JSONValue? = root
        while depth <= depthLimit, size <= sizeLimit {
            if let value = next {
                size += 8
                switch value {
                case .string(let text): size += text.utf8.count
                case .number(let number): size += number.text.utf8.count
                case .array, .object:
                    open.append((value, 0))
                    depth = max(depth, open.count)
                case .null, .boolean, .integer, .float: break
                }
            }
            guard let last = open.indices.last else { return }
            next = open[last].container.child(at: open[last].next, &size)
            open[last].next += 1
            if next == nil { open.removeLast() }
        }
    }
}

extension JSONValue {
    /// The element or the value of the member at a position, whose key is counted; nil after the last.
    fileprivate func child(at position: Int, _ size: inout Int) -> JSONValue? {
        switch self {
        case .array(let elements) where position < elements.count:
            return elements[position]
        case .object(let object) where position < object.count:
            size += object.keys[position].utf8.count
            return object.values[position]
        default:
            return nil
        }
    }
}
