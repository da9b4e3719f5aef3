/// Finds the second of two equal keys in the objects that are open.
///
/// The keys are kept by depth, so a cursor that goes back has nothing to undo here: entering an object forgets
/// the previous object at that depth, and everything inside it.
struct KeyGuard {
    /// The keys of the open objects, by their depth.
    private var seen: [KeySet] = []

    /// Starts an object.
    mutating func enterObject(at depth: Int) {
        if seen.count > depth { seen.removeLast(seen.count - depth) }
        while seen.count <= depth { seen.append(KeySet()) }
    }

    /// Ends an object, whose keys are forgotten.
    mutating func leaveObject(at depth: Int) {
        if seen.count > depth { seen[depth] = KeySet() }
    }

    /// Notes a key of the object that was entered last at a depth; false if it had the key already.
    mutating func isNew(_ key: String, at depth: Int) -> Bool {
        unsafe KeyBytes.withBytes(key) { unsafe seen[depth].insert($0) }
    }

    /// The same for the text of a key.
    mutating func isNew(_ key: TextToken, at depth: Int) -> Bool {
        unsafe key.isEscaped ? isNew(key.string(), at: depth) : seen[depth].insert(key.bytes)
    }
}
