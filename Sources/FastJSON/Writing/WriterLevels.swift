/// The levels around the current one, outermost first.
@safe
struct WriterLevels: ~Copyable, @unchecked Sendable {
    // SAFETY: the memory has one owner, and whoever sends the owner gives it up.

    private var start: UnsafeMutablePointer<WriterLevel>
    private var capacity = 16
    private(set) var count = 0

    init() {
        unsafe start = .allocate(capacity: capacity)
    }

    deinit {
        unsafe start.deallocate()
    }

    subscript(index: Int) -> WriterLevel {
        precondition(index >= 0 && index < count)
        // SAFETY: `count` levels are initialised.
        return unsafe start[index]
    }

    @inline(__always)
    mutating func push(_ level: WriterLevel) {
        if count == capacity {
            grow()
        }
        // SAFETY: `count` is below `capacity`, the size of the allocation.
        unsafe (start + count).initialize(to: level)
        count &+= 1
    }

    /// - Precondition: there is a level.
    @inline(__always)
    mutating func pop() -> WriterLevel {
        count &-= 1
        // SAFETY: `count` was above 0, so this level is initialised.
        return unsafe start[count]
    }

    /// Forgets all levels but the first ones.
    ///
    /// - Precondition: there are at least that many.
    mutating func truncate(to count: Int) {
        precondition(count <= self.count)
        self.count = count
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<WriterLevel>.allocate(capacity: capacity * 2)
        // SAFETY: `WriterLevel` is trivial; `count` levels are initialised.
        unsafe larger.moveInitialize(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = larger
        capacity *= 2
    }
}
