/// Where the keys and values of members lie that wait for their dictionary: each key, then its value.
@usableFromInline
enum MapLayout<Key: Hashable, Value> {
    /// Where a value is, counted from its key.
    @inlinable static var valueOffset: Int {
        MapLayout.aligned(MemoryLayout<Key>.size, to: MemoryLayout<Value>.alignment)
    }

    @inlinable static var alignment: Int {
        max(MemoryLayout<Key>.alignment, MemoryLayout<Value>.alignment)
    }

    /// The distance of the members; not zero, also where neither keys nor values have bytes.
    @inlinable static var stride: Int {
        let size = valueOffset + MemoryLayout<Value>.size
        return max(1, aligned(size, to: alignment))
    }

    @inlinable
    static func aligned(_ size: Int, to alignment: Int) -> Int {
        (size + alignment - 1) & ~(alignment - 1)
    }

    /// Puts members that are moved out of memory into a dictionary; of equal keys the last counts.
    ///
    /// - Precondition: that many members are initialised there. They are not afterwards.
    @inlinable
    static func move(
        _ source: UnsafeMutableRawPointer,
        _ count: Int,
        into members: inout [Key: Value]
    ) {
        // SAFETY: that many members are initialised, and each is moved out once.
        for index in 0..<count {
            let member = unsafe source + index * stride
            let key = unsafe member.assumingMemoryBound(to: Key.self).move()
            let value = unsafe (member + valueOffset).assumingMemoryBound(to: Value.self).move()
            members.updateValue(value, forKey: key)
        }
    }
}
