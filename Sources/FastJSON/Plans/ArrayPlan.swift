/// Describes how to read an array of any length: its elements, and the maker of the array.
@safe
package final class ArrayPlan: @unchecked Sendable {
    // SAFETY: nothing changes after `init`, and the functions are `@Sendable`.

    /// The most elements that wait: few, so that they fit into the memory that a cursor starts with.
    private static let mostWaiting = 16
    /// The most bytes that elements wait in, unless two need more.
    private static let waitingSize = 640

    /// The element, at the start of its memory.
    let entry: UnsafeMutablePointer<PlanEntry>
    private let element: UnsafeMutablePointer<PlanField>
    let maker: ArrayMaker
    let stride: Int
    let alignment: Int
    /// How many elements wait at most, before they are moved into the array.
    let room: Int
    /// How many elements there may be.
    let lowestCount: Int
    let highestCount: Int
    /// The expected count, for the error if their number is wrong.
    let expectation: String

    /// - Precondition: the maker is for elements like this one, whose key means nothing.
    package init(
        of element: PlanField,
        _ maker: ArrayMaker,
        lowestCount: Int,
        highestCount: Int,
        expectation: String
    ) {
        unsafe self.element = .allocate(capacity: 1)
        unsafe self.element.initialize(to: element)
        unsafe entry = .allocate(capacity: 1)
        unsafe entry.initialize(to: PlanEntry(element: self.element, offset: 0))
        self.maker = maker
        stride = maker.stride
        alignment = element.alignment
        room = max(2, min(ArrayPlan.mostWaiting, ArrayPlan.waitingSize / stride))
        self.lowestCount = lowestCount
        self.highestCount = highestCount
        self.expectation = expectation
    }

    deinit {
        unsafe entry.deallocate()
        unsafe element.deinitialize(count: 1)
        unsafe element.deallocate()
    }

    /// Initialises the memory of an array with an empty one.
    @inline(__always)
    static func makeEmpty(at target: UnsafeMutableRawPointer) {
        // SAFETY: an empty array is the same object for all types, and is not counted.
        unsafe target.initializeMemory(as: [Int].self, to: [])
    }

    /// Ends the life of the elements of a block.
    func destroyElements(_ block: UnsafeMutableRawPointer, _ count: Int) {
        guard let destroy = unsafe element.pointee.destroy else { return }
        for index in 0..<count {
            unsafe destroy(block + index * stride)
        }
    }
}
