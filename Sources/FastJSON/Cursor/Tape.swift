/// A growing row of tape entries.
typealias Tape = PlainStack<TapeEntry>

extension Tape {
    /// - Precondition: there are that many entries.
    mutating func removeFirst(_ removed: Int) {
        // SAFETY: `count` entries are initialised and trivial; `update` allows an overlap.
        unsafe start.update(from: start + removed, count: count - removed)
        truncate(to: count - removed)
    }

    /// Makes offsets count from a later byte.
    ///
    /// - Precondition: no token starts before it.
    mutating func count(from offset: Int) {
        // SAFETY: `count` entries are initialised.
        for index in 0..<count { unsafe start[index].moveToFront(by: offset) }
    }
}
