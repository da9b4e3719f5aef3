/// The values of fields in a block of memory, before they become one value.
@usableFromInline
@unsafe
struct Slots {
    @usableFromInline let base: UnsafeMutableRawPointer
    @usableFromInline let offsets: UnsafePointer<Int>

    /// - Precondition: the offsets are those of the slots in the block, and live as long.
    @inlinable
    init(base: UnsafeMutableRawPointer, offsets: UnsafePointer<Int>) {
        unsafe self.base = base
        unsafe self.offsets = offsets
    }

    /// Moves the value out of a slot.
    ///
    /// - Precondition: the slot is of this type and initialised. It is not afterwards.
    @inlinable
    @inline(__always)
    func take<Value>(_ index: Int, as type: Value.Type = Value.self) -> Value {
        // SAFETY: the caller vouches for the slot.
        unsafe (base + offsets[index]).assumingMemoryBound(to: Value.self).move()
    }

    /// Puts a value into a slot.
    ///
    /// - Precondition: the slot is of this type and not initialised.
    @inlinable
    @inline(__always)
    func put<Value>(_ value: consuming Value, _ index: Int) {
        // SAFETY: the caller vouches for the slot.
        unsafe (base + offsets[index]).initializeMemory(as: Value.self, to: value)
    }

    /// Copies the value in a slot.
    ///
    /// - Precondition: the slot is of this type and initialised.
    func copy<Value>(_ index: Int) -> Value {
        // SAFETY: the caller vouches for the slot.
        unsafe (base + offsets[index]).assumingMemoryBound(to: Value.self).pointee
    }
}

/// Moves the values out of slots, one after the other.
///
/// A variable that a nested function captures would be checked for exclusive access at each slot.
@usableFromInline
@safe
struct SlotReader {
    @usableFromInline let slots: Slots
    @usableFromInline var index = 0

    @inlinable
    init(_ slots: Slots) {
        unsafe self.slots = slots
    }

    /// - Precondition: the next slot is of this type and initialised. It is not afterwards.
    @inlinable
    @inline(__always)
    mutating func next<Value>(as type: Value.Type) -> Value {
        defer { index += 1 }
        return unsafe slots.take(index)
    }
}

extension Slots {
    /// Puts a value into the only slot; what is without a value has none.
    @inlinable
    func putFirst<Value>(_ value: consuming Value) {
        if Value.self != Void.self {
            unsafe put(value, 0)
        }
    }

    /// The address of the only slot.
    @inlinable
    func addressOfFirst<Value>(as type: Value.Type) -> UnsafePointer<Value> {
        // SAFETY: the slot is of this type; what is without a value is never read.
        let address = unsafe Value.self == Void.self ? base : base + offsets[0]
        return unsafe UnsafePointer(address.assumingMemoryBound(to: Value.self))
    }
}
