/// A stack of plain values, which is cheaper than an array, because its memory is never shared.
///
/// SAFETY: the values before `end` are initialised and trivial. The memory has one owner, and
/// whoever sends the owner gives it up.
@safe
@usableFromInline
package struct PlainStack<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
    @usableFromInline var start: UnsafeMutablePointer<Element>
    /// After the last value.
    @usableFromInline var end: UnsafeMutablePointer<Element>
    /// After the last value for which there is room.
    @usableFromInline var limit: UnsafeMutablePointer<Element>

    @inlinable
    package init(capacity: Int = 16) {
        let capacity = max(16, capacity)
        unsafe start = .allocate(capacity: capacity)
        unsafe end = start
        unsafe limit = start + capacity
    }

    @inlinable
    deinit {
        unsafe start.deallocate()
    }

    /// The number of values.
    @inlinable
    @inline(__always)
    package var count: Int {
        // A difference of pointers may be negative, and takes more instructions.
        let length = unsafe UInt(bitPattern: end) &- UInt(bitPattern: start)
        return Int(bitPattern: length / UInt(bitPattern: MemoryLayout<Element>.stride))
    }

    /// The bytes of all values, which take fewer instructions than their number.
    @inlinable
    @inline(__always)
    package var byteCount: Int {
        unsafe Int(bitPattern: UInt(bitPattern: end) &- UInt(bitPattern: start))
    }

    /// True if a value can be pushed without growing.
    @inlinable
    @inline(__always)
    package var hasRoom: Bool { unsafe end < limit }

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
        if !hasRoom { grow() }
        unsafe end.initialize(to: element)
        unsafe end += 1
    }

    /// - Precondition: there is a value.
    @inlinable
    @inline(__always)
    package mutating func pop() -> Element {
        unsafe precondition(end > start)
        unsafe end -= 1
        return unsafe end.pointee
    }

    /// Forgets all but the first values.
    ///
    /// - Precondition: there are at least that many.
    @inlinable
    @inline(__always)
    package mutating func truncate(to count: Int) {
        precondition(count >= 0 && count <= self.count)
        unsafe end = start + count
    }

    @inlinable
    @inline(never)
    mutating func grow() {
        let (count, capacity) = (count, unsafe 2 * (limit - start))
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        unsafe larger.moveInitialize(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = larger
        unsafe end = larger + count
        unsafe limit = larger + capacity
    }
}
