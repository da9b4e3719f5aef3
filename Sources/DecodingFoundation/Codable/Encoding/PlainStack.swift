/// A stack of plain values, which is cheaper than an array, because its memory is never shared.
///
/// SAFETY: as many values are initialised as it has, and they need no destruction.
@safe
struct PlainStack<Element: BitwiseCopyable>: ~Copyable {
    private var start: UnsafeMutablePointer<Element>
    private var capacity = 16
    private(set) var count = 0

    init() {
        unsafe start = .allocate(capacity: capacity)
    }

    deinit {
        unsafe start.deallocate()
    }

    subscript(index: Int) -> Element {
        get {
            precondition(index >= 0 && index < count)
            return unsafe start[index]
        }
        set {
            precondition(index >= 0 && index < count)
            unsafe start[index] = newValue
        }
    }

    /// The last one.
    ///
    /// - Precondition: there is one.
    var last: Element {
        @inline(__always)
        get { unsafe start[count &- 1] }
        @inline(__always)
        _modify { yield unsafe &start[count &- 1] }
    }

    @inline(__always)
    mutating func push(_ element: Element) {
        if count == capacity { grow() }
        unsafe (start + count).initialize(to: element)
        count &+= 1
    }

    @inline(__always)
    mutating func removeLast() {
        precondition(count > 0)
        count &-= 1
    }

    /// Forgets all but the first ones.
    @inline(__always)
    mutating func truncate(to count: Int) {
        precondition(count <= self.count)
        self.count = count
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        unsafe larger.moveInitialize(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = larger
        capacity *= 2
    }
}
