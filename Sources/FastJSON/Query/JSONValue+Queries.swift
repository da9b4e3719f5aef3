/// What a path selects in a tree.
extension JSONValue {
    /// A value in a tree, and where it is.
    public struct Node: Sendable {
        /// The value.
        public let value: JSONValue
        /// The last step of the way to it, which the nodes of a query share; nil at the root.
        let last: Step?

        /// The path to the value from where the query began.
        ///
        /// Takes time linear in its length each time.
        public var path: JSONValuePath { last?.path ?? JSONValuePath() }
    }

    /// The values that a path selects.
    ///
    /// ```swift
    /// let shop: JSONValue = ["books": [["title": "Emma"], ["title": "Ulysses"]], "title": "Shop"]
    /// print(try shop.values(at: "$..title"))  // → ["Shop", "Emma", "Ulysses"]
    /// print(try shop.values(at: "$.books[-1]"))  // → [{"title":"Ulysses"}]
    /// ```
    ///
    /// They come in the order of RFC 9535 §2.5, which is the order of the tree, except that what a
    /// value holds directly comes before what is found deeper in it. A value that is selected twice is
    /// returned twice.
    ///
    /// Takes time linear in the number of values looked at, and no stack: an index or a slice looks only
    /// at what it selects. Throws ``JSONError/Code/pathTooCostly``, see ``JSONPath/stepLimit``.
    public func values(at path: JSONPath) throws(JSONError) -> [JSONValue] {
        try PathEvaluator(path, in: self).nodes()
    }

    /// The values that a path selects, each with its place.
    ///
    /// ```swift
    /// let shop: JSONValue = ["books": [["price": 8], ["price": 12]]]
    /// for node in try shop.nodes(at: "$..[?@.price > 10]") {
    ///     print(node.path.normalizedPath, node.value)  // → $['books'][1] {"price":12}
    /// }
    /// ```
    ///
    /// Order, time and errors are those of ``values(at:)``.
    public func nodes(at path: JSONPath) throws(JSONError) -> [Node] {
        try PathEvaluator(path, in: Node(value: self, last: nil)).nodes()
    }
}

@_documentation(visibility: internal)
extension JSONValue.Node: Hashable {
    /// True for equal values at the same path.
    public static func == (left: JSONValue.Node, right: JSONValue.Node) -> Bool {
        left.path == right.path && left.value == right.value
    }

    /// Feeds the path and the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(value)
    }
}

extension JSONDocument {
    /// The values that a path selects, as ``JSONValue/values(at:)`` finds them.
    ///
    /// ```swift
    /// let document = try JSONDocument(parsing: #"{"books": [{"price": 8}, {"price": 12}]}"#)
    /// let nodes = try document.nodes(at: "$.books[?@.price > 10]")
    /// for (node, path) in zip(nodes, document.paths(of: nodes)) {
    ///     print(path.normalizedPath, node)  // → $['books'][1] {"price": 12}
    /// }
    /// ```
    ///
    /// A name selects as the document was read: the last of equal keys, or the first. A wildcard selects
    /// all. Order, time and errors are those of ``JSONValue/values(at:)``, but an index or a slice looks at
    /// all elements before the last one that it selects.
    public func nodes(at path: JSONPath) throws(JSONError) -> [Node] {
        try root.nodes(at: path)
    }

    /// The paths from the root to some values of this document.
    ///
    /// ```swift
    /// let document = try JSONDocument(parsing: #"{"a": [1, 22, 3], "b": {"c": 44}}"#)
    /// let large = try document.nodes(at: "$..[?@ > 9]")
    /// print(document.paths(of: large).map(\.pointer))  // → [/a/1, /b/c]
    /// ```
    ///
    /// Takes time linear in the length of the document and of all paths together; ``Node/path`` takes
    /// time linear in the length of the document for each value. The path of a value of another document
    /// is the one in that document.
    public func paths(of nodes: [Node]) -> [JSONValuePath] {
        var walk = TapeWalk(storage)
        var paths = Array(repeating: JSONValuePath(), count: nodes.count)
        let places = nodes.map { (ObjectIdentifier($0.storage), $0.index) }
        for position in nodes.indices.sorted(by: { places[$0] < places[$1] }) {
            let node = nodes[position]
            if node.storage !== walk.storage { walk = TapeWalk(node.storage) }
            paths[position] = JSONValuePath(walk.steps(to: node.index))
        }
        return paths
    }
}

extension JSONDocument.Node {
    /// The values that a path selects; `$` in it is this value.
    ///
    /// Throws what ``JSONDocument/nodes(at:)`` does.
    public func nodes(at path: JSONPath) throws(JSONError) -> [JSONDocument.Node] {
        try PathEvaluator(path, in: self).nodes()
    }
}

extension JSONValuePath {
    /// The path in the one form that RFC 9535 §2.7 allows: `$['users'][3]`.
    ///
    /// ```swift
    /// let path: JSONValuePath = ["users", 3, "it's"]
    /// print(path.normalizedPath)  // → $['users'][3]['it\'s']
    /// ```
    ///
    /// As a ``JSONPath`` it selects the same value, unless an index is below 0: there, it counts from the end.
    public var normalizedPath: String {
        var text = "$"
        for step in steps {
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key):
                text += "['"
                for scalar in key.unicodeScalars { text += JSONValuePath.normalized(scalar) }
                text += "']"
            }
        }
        return text
    }

    private static func normalized(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "'": return "\\'"
        case "\\": return "\\\\"
        case "\u{8}": return "\\b"
        case "\u{C}": return "\\f"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        case ..<" ":
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        default: return String(scalar)
        }
    }
}
