/// A stack whose elements are moved in and out, never copied.
@safe
struct MoveStack<Element>: ~Copyable {
    private var start: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 32) {
        self.capacity = capacity
        unsafe start = .allocate(capacity: capacity)
    }

    deinit {
        unsafe start.deinitialize(count: count)
        unsafe start.deallocate()
    }

    @inline(__always)
    mutating func push(_ element: consuming Element) {
        if count == capacity {
            grow()
        }
        // SAFETY: `count` is below `capacity`, the size of the allocation.
        unsafe (start + count).initialize(to: element)
        count &+= 1
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
        unsafe larger.moveInitialize(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = larger
        capacity *= 2
    }

    /// - Precondition: the stack is not empty.
    mutating func pop() -> Element {
        count -= 1
        return unsafe (start + count).move()
    }

    /// A copy of one element.
    ///
    /// - Precondition: the index is below `count`, and the element was not taken.
    func element(at index: Int) -> Element {
        unsafe (start + index).pointee
    }

    /// Moves the last elements to uninitialised memory.
    ///
    /// - Precondition: there are that many, and `target` has room for them.
    mutating func move(last number: Int, to target: UnsafeMutablePointer<Element>) {
        count -= number
        unsafe target.moveInitialize(from: start + count, count: number)
    }

    /// Moves one element out and leaves a hole.
    ///
    /// - Precondition: each element is taken once, and then dropped with ``forget(last:)``.
    func takeElement(at index: Int) -> Element {
        unsafe (start + index).move()
    }

    mutating func forget(last number: Int) {
        count -= number
    }
}

// SAFETY: nobody else has the memory, and there is one owner: it cannot be copied.
extension MoveStack: @unchecked Sendable where Element: Sendable {}
