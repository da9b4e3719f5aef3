extension JSONPatch {
    /// Finds the operations that turn one value into another (RFC 6902).
    ///
    /// ```swift
    /// let old: JSONValue = ["name": "Ada", "tags": ["maths", "poetry", "music"]]
    /// let new: JSONValue = ["name": "Ada Lovelace", "tags": ["music", "maths", "poetry", "engines"]]
    /// let patch = JSONPatch(from: old, to: new)
    /// for operation in patch.operations { print(operation) }
    /// // → {"op":"replace","path":"/name","value":"Ada Lovelace"}
    /// // → {"op":"move","from":"/tags/2","path":"/tags/0"}
    /// // → {"op":"add","path":"/tags/3","value":"engines"}
    /// ```
    ///
    /// Applied to the old value, the patch gives a value that is equal to the new one. The members of
    /// its objects may be in another order: those that are new come last. The patch contains no
    /// tests: insert a ``Operation/test(_:at:)`` where you want one.
    ///
    /// - An object that shares a key with the new one is changed member by member, and an array
    ///   element by element, unless one of the two is empty. Anything else is replaced.
    /// - Elements that are inserted, removed or moved take one operation each, and as few as possible
    ///   are moved; but if an array has equal elements and very many changes, equal elements are matched in
    ///   order. An element that is unlike all elements of the new array is changed, if there is a
    ///   new one at its place. Changed elements that were also moved are removed and added.
    /// - An array takes at most as many operations as the longer of the two arrays has elements, apart
    ///   from the operations inside its elements.
    /// - An object is replaced as a whole if it, or the new one, has a key twice.
    ///
    /// Takes n log n time on average for n values in both, and memory for a few words for each value.
    /// Each pointer of the result takes time and memory linear in its depth. No stack per level.
    public init(from old: JSONValue, to new: JSONValue) {
        var difference = TreeDifference(from: old, to: new)
        self.init(difference.operations())
    }
}
