/// A stack of plain values, which is cheaper than an array, because its memory is never shared.
///
/// SAFETY: as many values are initialised as it has, and they need no destruction. The memory has one owner, and
/// whoever sends the owner gives it up.
@safe
@usableFromInline
package struct PlainStack<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
    @usableFromInline var start: UnsafeMutablePointer<Element>
    /// After the last value.
    @usableFromInline var end: UnsafeMutablePointer<Element>
    @usableFromInline var capacity = 16
    /// The number of values.
    @usableFromInline
    package private(set) var count = 0

    @inlinable
    package init() {
        unsafe start = .allocate(capacity: capacity)
        unsafe end = start
    }

    @inlinable
    deinit {
        unsafe start.deallocate()
    }

    @inlinable
    package subscript(index: Int) -> Element {
        get {
            precondition(index >= 0 && index < count)
            return unsafe start[index]
        }
        set {
            precondition(index >= 0 && index < count)
            unsafe start[index] = newValue
        }
    }

    /// The last value.
    ///
    /// - Precondition: there is one.
    @inlinable
    package var last: Element {
        @inline(__always)
        get { unsafe (end - 1).pointee }
        @inline(__always)
        _modify { yield unsafe &(end - 1).pointee }
    }

    @inlinable
    @inline(__always)
    package mutating func push(_ element: Element) {
        if count == capacity { grow() }
        unsafe end.initialize(to: element)
        unsafe end += 1
        count &+= 1
    }

    /// - Precondition: there is a value.
    @inlinable
    @inline(__always)
    package mutating func pop() -> Element {
        precondition(count > 0)
        unsafe end -= 1
        count &-= 1
        return unsafe end.pointee
    }

    /// Forgets all but the first values.
    ///
    /// - Precondition: there are at least that many.
    @inlinable
    @inline(__always)
    package mutating func truncate(to count: Int) {
        precondition(count <= self.count)
        self.count = count
        unsafe end = start + count
    }

    @inlinable
    @inline(never)
    mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        unsafe larger.moveInitialize(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = larger
        unsafe end = start + count
        capacity *= 2
    }
}
