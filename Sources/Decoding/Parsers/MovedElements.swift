/// Values that leave their memory for an array, all at once.
///
/// Appending one by one passes each value through the stack, where the processor waits for it. Swift does not
/// specialise `Array(unsafeUninitializedCapacity:)`, and looks its type up at run time.
@usableFromInline
@safe
struct MovedElements<Element>: Sequence, IteratorProtocol {
    @usableFromInline var source: UnsafeMutablePointer<Element>
    @usableFromInline var count: Int

    /// - Precondition: that many initialised values start at the address. Iterate once, and to the end: a copy
    ///   would move them twice.
    @inlinable
    @inline(__always)
    init(from source: UnsafeMutablePointer<Element>, count: Int) {
        unsafe self.source = source
        self.count = count
    }

    @inlinable
    @inline(__always)
    var underestimatedCount: Int { count }

    @inlinable
    mutating func next() -> Element? {
        guard count > 0 else { return nil }
        count &-= 1
        defer { unsafe source += 1 }
        // SAFETY: the value is initialised, and not looked at again.
        return unsafe source.move()
    }

    /// What `append(contentsOf:)` calls when it has room for `underestimatedCount` values.
    ///
    /// A standard library that does not call it gets the same from `next()`.
    @inlinable
    @inline(__always)
    func _copyContents(
        initializing target: UnsafeMutableBufferPointer<Element>
    ) -> (MovedElements, Int) {
        if let start = target.baseAddress {
            precondition(target.count >= count)
            // SAFETY: there is room, and the values are moved out once.
            unsafe start.moveInitialize(from: source, count: count)
        }
        return (unsafe MovedElements(from: source + count, count: 0), count)
    }
}
