/// Values that leave their memory for an array, all at once.
///
/// To append them one by one takes each through the stack, where the processor waits for it. Swift does not
/// specialise what makes an array of uninitialised memory, and looks its type up at run time.
@usableFromInline
@safe
struct MovedElements<Element>: Sequence, IteratorProtocol {
    @usableFromInline var source: UnsafeMutablePointer<Element>
    @usableFromInline var count: Int

    /// - Precondition: that many values are initialised at the address. They are moved out once, by one call of
    ///   `append(contentsOf:)`.
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

    /// What `append(contentsOf:)` asks first, with room for at least `underestimatedCount` values.
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
