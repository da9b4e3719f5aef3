/// Describes how to read an array of any length: its elements, and the maker of the array.
@usableFromInline
@safe
package final class ArrayPlan: RepeatedPlan, @unchecked Sendable {
    // SAFETY: as in the superclass.

    /// The most elements that wait: few, so that they fit into the memory that a cursor starts with.
    private static let mostWaiting = 16
    /// The most bytes that elements wait in, unless two need more.
    private static let waitingSize = 640

    let maker: ArrayMaker
    /// How many elements wait at most, before they are moved into the array.
    let room: Int

    /// - Precondition: the maker is for elements like this one, whose key means nothing.
    package init(
        of element: PlanField,
        _ maker: ArrayMaker,
        counts: ClosedRange<Int>,
        expectation: String
    ) {
        self.maker = maker
        room = max(2, min(ArrayPlan.mostWaiting, ArrayPlan.waitingSize / maker.stride))
        super.init(
            of: element,
            offset: 0,
            stride: maker.stride,
            alignment: element.alignment,
            counts: counts,
            expectation: expectation
        )
    }

    /// Initialises the memory of an array with an empty one.
    @inline(__always)
    static func makeEmpty(at target: UnsafeMutableRawPointer) {
        // SAFETY: an empty array is the same object for all types, and is not counted.
        unsafe target.initializeMemory(as: [Int].self, to: [])
    }

    /// Ends the life of the elements of a block.
    func destroyElements(_ block: UnsafeMutableRawPointer, _ count: Int) {
        guard let destroy = unsafe destroy else { return }
        for index in 0..<count {
            unsafe destroy(block + index * stride)
        }
    }
}
