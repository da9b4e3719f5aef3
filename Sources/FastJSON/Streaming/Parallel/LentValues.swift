/// Values that one thread makes and another one copies, in the order in which they were made.
///
/// The values themselves stay, to be freed where they were made. A thread that takes what it made itself
/// moves them out.
///
/// SAFETY: used by one thread at a time. The first `count` are initialised, except those that were moved
/// out, and nothing else is.
@safe
final class LentValues<Value>: @unchecked Sendable {
    private var room: UnsafeMutablePointer<Value>
    private var capacity: Int
    private var taken = 0
    private var count = 0
    /// The values that were moved out, from the first one on.
    private var movedCount = 0

    init() {
        capacity = 64
        unsafe room = .allocate(capacity: capacity)
    }

    deinit {
        unsafe (room + movedCount).deinitialize(count: count - movedCount)
        unsafe room.deallocate()
    }

    /// Room for another value, which is not one of them before ``keep()``.
    func slot() -> UnsafeMutablePointer<Value> {
        if count == capacity {
            let larger = UnsafeMutablePointer<Value>.allocate(capacity: 2 * capacity)
            unsafe larger.moveInitialize(from: room, count: count)
            unsafe room.deallocate()
            unsafe room = larger
            capacity *= 2
        }
        return unsafe room + count
    }

    /// Takes the value that lies in the slot among the others.
    func keep() {
        count += 1
    }

    /// The address of the next value, which stays there; nil after the last.
    func next() -> UnsafePointer<Value>? {
        guard taken < count else { return nil }
        taken += 1
        return unsafe UnsafePointer(room + (taken - 1))
    }

    /// Moves the value that ``next()`` returned out.
    ///
    /// - Precondition: all values before it were moved out.
    func move() -> Value {
        movedCount = taken
        return unsafe (room + (taken - 1)).move()
    }
}
