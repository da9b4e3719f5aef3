/// Describes how to read a container with any number of values of one kind.
///
/// An ``ArrayPlan`` or a ``MapPlan``.
@usableFromInline
@safe
package class RepeatedPlan: @unchecked Sendable {
    // SAFETY: nothing changes after `init`, and the functions are `@Sendable`.

    /// The value, counted from the start of the memory for one.
    final let entry: UnsafeMutablePointer<PlanEntry>
    private final let field: UnsafeMutablePointer<PlanField>
    /// The distance from one value to the next, in bytes.
    final let stride: Int
    final let alignment: Int
    /// How many values there may be.
    final let counts: ClosedRange<Int>
    /// The expected count, for the error if their number is wrong.
    final let expectation: String

    /// - Precondition: the key of the field means nothing.
    init(
        of value: PlanField,
        offset: Int,
        stride: Int,
        alignment: Int,
        counts: ClosedRange<Int>,
        expectation: String
    ) {
        unsafe field = .allocate(capacity: 1)
        unsafe field.initialize(to: value)
        unsafe entry = .allocate(capacity: 1)
        unsafe entry.initialize(to: PlanEntry(element: field, offset: offset))
        self.stride = stride
        self.alignment = alignment
        self.counts = counts
        self.expectation = expectation
    }

    deinit {
        unsafe entry.deallocate()
        unsafe field.deinitialize(count: 1)
        unsafe field.deallocate()
    }

    /// Ends the life of values; nil if there is nothing to do.
    final var destroy: (@Sendable (UnsafeMutableRawPointer) -> Void)? {
        unsafe field.pointee.destroy
    }
}
