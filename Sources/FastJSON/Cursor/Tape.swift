/// A growing row of tape entries.
@safe
struct Tape: ~Copyable {
    private(set) var start: UnsafeMutablePointer<TapeEntry>
    private(set) var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(16, capacity)
        unsafe start = .allocate(capacity: self.capacity)
    }

    deinit {
        unsafe start.deallocate()
    }

    /// True if an entry can be appended without growing.
    @inline(__always) var hasRoom: Bool { count < capacity }

    @inline(__always)
    mutating func append(_ entry: TapeEntry) {
        if !hasRoom {
            grow()
        }
        // SAFETY: `count` is below `capacity`, the size of the allocation.
        unsafe (start + count).initialize(to: entry)
        count &+= 1
    }

    mutating func removeAll() {
        count = 0
    }

    /// - Precondition: there are that many entries.
    mutating func removeFirst(_ removed: Int) {
        // SAFETY: `count` entries are initialised and trivial; `update` allows an overlap.
        unsafe start.update(from: start + removed, count: count - removed)
        count -= removed
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
        let larger = UnsafeMutablePointer<TapeEntry>.allocate(capacity: capacity * 2)
        // SAFETY: `TapeEntry` is trivial; `count` entries are initialised.
        unsafe larger.moveInitialize(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = larger
        capacity *= 2
    }
}
