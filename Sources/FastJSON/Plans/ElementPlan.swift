/// How an array of a fixed number of elements is read into a block of memory, a slot for each.
@safe
package final class ElementPlan: @unchecked Sendable {
    // SAFETY: nothing changes after `init`, and the closures of the fields are `@Sendable`.

    let entries: UnsafeMutablePointer<PlanEntry>
    private let fields: UnsafeMutablePointer<PlanField>
    let count: Int
    /// The offset of each slot in the block.
    package let offsets: [Int]
    package let blockSize: Int
    let blockAlignment: Int
    /// True if every element is a `Double`: their slots lie one after the other.
    let isOfDoubles: Bool

    /// Lays out the elements.
    ///
    /// Their keys mean nothing.
    package init(_ elements: [PlanField]) {
        var offsets: [Int] = []
        var offset = 0
        var alignment = 16
        for element in elements {
            offset = (offset + element.alignment - 1) / element.alignment * element.alignment
            alignment = max(alignment, element.alignment)
            offsets.append(offset)
            offset += element.size
        }
        self.offsets = offsets
        blockSize = offset
        blockAlignment = alignment
        count = elements.count
        isOfDoubles = elements.allSatisfy { $0.operation.kind == .double }
        unsafe fields = .allocate(capacity: max(count, 1))
        unsafe fields.initialize(from: elements, count: count)
        unsafe entries = .allocate(capacity: max(count, 1))
        for (index, offset) in offsets.enumerated() {
            unsafe (entries + index).initialize(
                to: PlanEntry(element: fields + index, offset: offset)
            )
        }
    }

    deinit {
        unsafe entries.deallocate()
        unsafe fields.deinitialize(count: count)
        unsafe fields.deallocate()
    }
}
