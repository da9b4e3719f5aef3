/// The sequences of keys that the objects of one document had.
///
/// The objects of a document mostly have the same keys in the same order. Here each sequence, a shape,
/// is a way down a tree whose nodes are keys. An object goes down it key by key, by comparing bytes, and
/// takes the array of its keys from the node where it ends. So the keys of a shape are made once, and
/// all its objects share them.
///
/// Each node also foresees the next key: the one that came last at this place.
///
/// SAFETY: nobody else has the nodes, and there is one owner: it cannot be copied. The functions take
/// nodes of this tree only, and nodes name no others.
@safe
struct ObjectShapes: ~Copyable, @unchecked Sendable {
    /// A key after the keys of the nodes above it.
    private struct Node {
        let key: ShapeKey
        let name: String
        let parent: Int
        /// The number of keys from the root to here.
        let depth: Int
        /// The child that came last; the root if there is none.
        var child = root
        /// The first key of the last object that was found in the value of this key.
        var innerChild = root
        /// The child that was added last; the root if there is none.
        var newestChild = root
        var childCount = 0
        /// The child of the parent that was added before this one; the root if there is none.
        let sibling: Int
        /// The keys from the root to here, made for the first object that ends here.
        var keys: [String] = []
    }

    /// The node above all first keys.
    ///
    /// Its own key is equal to none.
    static let root = 0
    /// An object with more keys is likely the only one of its shape.
    private static let deepest = MemberKeys.largestWithoutIndex
    /// A node with more children is likely in a dictionary, whose keys are all different.
    private static let mostChildren = 32
    private static let mostNodes = 1_024
    /// In bytes: a stream has its shapes up to its end, and these are all that they can take.
    private static let longestKey = 256

    /// Nil before the first object.
    private var allocation: UnsafeMutablePointer<Node>?
    private var capacity = 0
    private var count = 0

    // SAFETY: all other functions are called in an object.
    private var nodes: UnsafeMutablePointer<Node> { unsafe allocation.unsafelyUnwrapped }

    deinit {
        unsafe allocation?.deinitialize(count: count)
        unsafe allocation?.deallocate()
    }

    private mutating func makeRoot() {
        capacity = 16
        let start = UnsafeMutablePointer<Node>.allocate(capacity: capacity)
        unsafe start.initialize(to: Node(key: .none, name: "", parent: 0, depth: 0, sibling: 0))
        unsafe allocation = start
        count = 1
    }

    /// Foresees the first key of an object that is found in the value of a key.
    @inline(__always)
    mutating func beginObject(in outer: Int) {
        if capacity == 0 { makeRoot() }
        unsafe nodes[ObjectShapes.root].child = nodes[outer].innerChild
    }

    /// The node of the key that is foreseen after a node, and its length, if it is at an address.
    ///
    /// - Precondition: 16 bytes are readable at `start`, and all bytes before `end`.
    @inline(__always)
    func foreseenChild(
        of node: Int,
        at start: UnsafePointer<UInt8>,
        before end: UnsafePointer<UInt8>
    ) -> (node: Int, length: Int)? {
        let child = unsafe nodes[node].child
        let key = unsafe nodes[child].key
        guard unsafe key.stands(at: start, before: end),
            unsafe key.length <= ShapeKey.longest || isName(of: child, at: start)
        else { return nil }
        return (child, key.length)
    }

    /// True if all bytes of a long key are at an address.
    ///
    /// - Precondition: as many bytes are readable.
    @inline(never)
    private func isName(of node: Int, at start: UnsafePointer<UInt8>) -> Bool {
        let text = unsafe UnsafeBufferPointer(start: start, count: nodes[node].key.length)
        return unsafe KeyBytes.isEqual(nodes[node].name, text)
    }

    private func isKey(of node: Int, _ text: TextToken) -> Bool {
        unsafe nodes[node].key.isEqual(to: text)
            && (text.count <= ShapeKey.longest || isName(of: node, at: text.start))
    }

    /// The node of a key after a node; nil if there is none, and no room for one.
    ///
    /// `outer` is the node of the key in whose value the object is.
    mutating func child(of node: Int, _ text: TextToken, in outer: Int) -> Int? {
        if unsafe text.isEscaped || text.count > ObjectShapes.longestKey { return nil }
        var child = unsafe nodes[node].newestChild
        while child != ObjectShapes.root, unsafe !isKey(of: child, text) {
            child = unsafe nodes[child].sibling
        }
        if child == ObjectShapes.root {
            guard let added = unsafe addChild(to: node, text) else { return nil }
            child = added
        }
        unsafe nodes[node].child = child
        if node == ObjectShapes.root { unsafe nodes[outer].innerChild = child }
        return child
    }

    private mutating func addChild(to node: Int, _ text: TextToken) -> Int? {
        let hasRoom =
            unsafe count < ObjectShapes.mostNodes && nodes[node].depth < ObjectShapes.deepest
            && nodes[node].childCount < ObjectShapes.mostChildren
        guard hasRoom else { return nil }
        if count == capacity { grow() }
        let (depth, sibling) = unsafe (nodes[node].depth + 1, nodes[node].newestChild)
        unsafe (nodes + count).initialize(
            to: Node(
                key: ShapeKey(text),
                name: text.string(),
                parent: node,
                depth: depth,
                sibling: sibling
            )
        )
        let parent = unsafe nodes + node
        unsafe parent.pointee.newestChild = count
        unsafe parent.pointee.childCount += 1
        count += 1
        return count - 1
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Node>.allocate(capacity: 2 * capacity)
        unsafe larger.moveInitialize(from: nodes, count: count)
        unsafe nodes.deallocate()
        unsafe allocation = larger
        capacity *= 2
    }

    /// The keys of an object that ends at a node.
    ///
    /// - Precondition: the node is not the root.
    @inline(__always)
    mutating func keys(at node: Int) -> [String] {
        if unsafe nodes[node].keys.isEmpty { unsafe nodes[node].keys = path(to: node) }
        return unsafe nodes[node].keys
    }

    /// The keys from the root to a node.
    @inline(never)
    func path(to node: Int) -> [String] {
        var (node, path): (Int, [String]) = (node, [])
        path.reserveCapacity(unsafe nodes[node].depth)
        while node != ObjectShapes.root {
            unsafe path.append(nodes[node].name)
            node = unsafe nodes[node].parent
        }
        path.reverse()
        return path
    }
}
