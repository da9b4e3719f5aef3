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
        var walk = TreeWalk(through: root)
        while depth <= depthLimit, size <= sizeLimit, let value = walk.next() {
            size += 8 + (walk.key?.utf8.count ?? 0)
            switch value {
            case .string(let text): size += text.utf8.count
            case .number(let number): size += number.text.utf8.count
            case .array, .object: depth = max(depth, walk.depth + 1)
            case .null, .boolean, .integer, .float: break
            }
        }
    }
}
