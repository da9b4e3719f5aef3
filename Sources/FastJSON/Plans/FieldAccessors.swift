/// The functions of a field that are called for each value.
///
/// In an object of their own, whose properties never change: so a call does not count references.
@safe
final class FieldAccessors: Sendable {
    /// Reads the next value and initialises the memory with it.
    let read: PlanField.Read
    /// Writes the value; nil if the field can only be read.
    let write: PlanField.Write?

    init(read: @escaping PlanField.Read, write: PlanField.Write?) {
        unsafe self.read = read
        unsafe self.write = write
    }
}
