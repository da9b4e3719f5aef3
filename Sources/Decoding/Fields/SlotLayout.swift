/// The information about the type of a slot.
@usableFromInline
@safe
struct SlotLayout: Sendable {
    @usableFromInline let type: any Any.Type
    @usableFromInline let size: Int
    @usableFromInline let alignment: Int
    /// Ends the life of a value; nil if there is nothing to do.
    @usableFromInline let destroy: (@Sendable (UnsafeMutableRawPointer) -> Void)?
    /// Initialises the second memory with a copy of the value in the first.
    @usableFromInline let copy: @Sendable (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void

    @inlinable
    init<Value>(_ type: Value.Type) {
        self.type = type
        size = MemoryLayout<Value>.size
        alignment = MemoryLayout<Value>.alignment
        if _isPOD(Value.self) {
            unsafe destroy = nil
        } else {
            unsafe destroy = { address in
                // SAFETY: the caller vouches for a value of this type at the address.
                unsafe address.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
            }
        }
        unsafe copy = { source, target in
            // SAFETY: the caller vouches for a value at the first address and room at the second.
            unsafe target.initializeMemory(
                as: Value.self,
                to: source.assumingMemoryBound(to: Value.self).pointee
            )
        }
    }
}
