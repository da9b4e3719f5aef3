/// Values that are taken in the order in which they were put, and never copied.
///
/// An array would copy each value when it is taken, which for a type of many strings costs more than
/// to hand it over.
///
/// SAFETY: used by one thread at a time. `next..<end` are initialised, and nothing else is.
final class MoveQueue<Value>: @unchecked Sendable {
    private var room: UnsafeMutablePointer<Value>
    private var capacity: Int
    private var next = 0
    private var end = 0

    init() {
        capacity = 64
        room = .allocate(capacity: capacity)
    }

    deinit {
        (room + next).deinitialize(count: end - next)
        room.deallocate()
    }

    func append(_ value: consuming Value) {
        if end == capacity {
            let larger = UnsafeMutablePointer<Value>.allocate(capacity: 2 * capacity)
            (larger + next).moveInitialize(from: room + next, count: end - next)
            room.deallocate()
            room = larger
            capacity *= 2
        }
        (room + end).initialize(to: value)
        end += 1
    }

    func takeFirst() -> Value? {
        guard next < end else { return nil }
        next += 1
        return (room + next - 1).move()
    }
}
