/// The values of a model's fields, before they become the model.
///
/// Each value is taken out once, in the order of the fields:
///
/// ```swift
/// struct Point {
///     let x: Double
///     let y: Double
///
///     init(slots: ModelSlots) {
///         x = unsafe slots.take(0)
///         y = unsafe slots.take(1)
///     }
/// }
/// ```
@safe
public struct ModelSlots {
    @usableFromInline let slots: Slots

    @inlinable
    init(_ slots: Slots) {
        unsafe self.slots = slots
    }

    /// Moves the value of a field out of its slot.
    ///
    /// Unsafe: neither the index nor the type is checked.
    ///
    /// - Precondition: the field has this index and this type, and its value was not taken before.
    @inlinable
    @inline(__always)
    @unsafe
    public func take<Value>(_ index: Int) -> Value {
        unsafe slots.take(index)
    }
}
