/// A growing row of tape entries.
@safe
struct Tape: ~Copyable {
    private(set) var start: UnsafeMutablePointer<TapeEntry>
    /// After the last entry.
    private var end: UnsafeMutablePointer<TapeEntry>
    /// After the last entry for which there is room.
    private var limit: UnsafeMutablePointer<TapeEntry>

    init(capacity: Int) {
        let capacity = max(16, capacity)
        unsafe start = .allocate(capacity: capacity)
        unsafe end = start
        unsafe limit = start + capacity
    }

    deinit {
        unsafe start.deallocate()
    }

    var count: Int { unsafe end - start }

    /// True if an entry can be appended without growing.
    @inline(__always) var hasRoom: Bool { unsafe end < limit }

    @inline(__always)
    mutating func append(_ entry: TapeEntry) {
        if !hasRoom {
            grow()
        }
        // SAFETY: there is room for one entry.
        unsafe end.initialize(to: entry)
        unsafe end += 1
    }

    mutating func removeAll() {
        unsafe end = start
    }

    /// - Precondition: there are that many entries.
    mutating func removeFirst(_ removed: Int) {
        // SAFETY: `count` entries are initialised and trivial; `update` allows an overlap.
        unsafe start.update(from: start + removed, count: count - removed)
        unsafe end -= removed
    }

    /// Makes offsets count from a later byte.
    ///
    /// - Precondition: no token starts before it.
    mutating func count(from offset: Int) {
        // SAFETY: `count` entries are initialised.
        for index in 0..<count { unsafe start[index].moveToFront(by: offset) }
    }

    @inline(never)
    private mutating func grow() {
        let (count, capacity) = (count, unsafe 2 * (limit - start))
        let larger = UnsafeMutablePointer<TapeEntry>.allocate(capacity: capacity)
        // SAFETY: `TapeEntry` is trivial; `count` entries are initialised.
        unsafe larger.moveInitialize(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = larger
        unsafe end = larger + count
        unsafe limit = larger + capacity
    }
}
