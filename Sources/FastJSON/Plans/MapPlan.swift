/// Describes how to read an object with any keys: its values, and the maker of the dictionary.
@safe
package final class MapPlan: @unchecked Sendable {
    // SAFETY: nothing changes after `init`, and the functions are `@Sendable`.

    /// The most members in the first block: few, so that small dictionaries take little memory.
    private static let mostInFirstBlock = 16
    /// The most bytes of the first block, unless one member needs more.
    private static let firstBlockSize = 2048
    /// When so much memory is full, the members are moved into the dictionary, which then grows.
    private static let mostWaitingSize = 256 * 1024

    /// The value, counted from the start of its member.
    let entry: UnsafeMutablePointer<PlanEntry>
    private let value: UnsafeMutablePointer<PlanField>
    let maker: MapMaker
    let stride: Int
    let alignment: Int
    /// The size of the first block.
    let firstSize: Int
    /// How many members have room in the first block.
    let firstRoom: Int
    /// How many members may wait; after that there is no further block.
    let mostWaiting: Int
    /// How many members there may be.
    let lowestCount: Int
    let highestCount: Int
    /// The expected count, for the error if their number is wrong.
    let expectation: String

    /// - Precondition: the maker is for values like this one, whose key means nothing.
    package init(
        of value: PlanField,
        _ maker: MapMaker,
        lowestCount: Int,
        highestCount: Int,
        expectation: String
    ) {
        unsafe self.value = .allocate(capacity: 1)
        unsafe self.value.initialize(to: value)
        unsafe entry = .allocate(capacity: 1)
        unsafe entry.initialize(to: PlanEntry(element: self.value, offset: maker.valueOffset))
        self.maker = maker
        stride = maker.stride
        alignment = maker.alignment
        firstRoom = max(1, min(MapPlan.mostInFirstBlock, MapPlan.firstBlockSize / stride))
        firstSize = firstRoom * stride
        mostWaiting = MapPlan.mostWaitingSize / stride
        self.lowestCount = lowestCount
        self.highestCount = highestCount
        self.expectation = expectation
    }

    deinit {
        unsafe entry.deallocate()
        unsafe value.deinitialize(count: 1)
        unsafe value.deallocate()
    }

    /// True if the keys are their texts.
    var hasTextKeys: Bool { unsafe maker.makeKey == nil }

    /// True if there may be that many members.
    @inline(__always)
    func allows(_ count: Int) -> Bool {
        lowestCount <= count && count <= highestCount
    }

    /// Initialises the memory of a dictionary with an empty one.
    @inline(__always)
    static func makeEmpty(at target: UnsafeMutableRawPointer) {
        // SAFETY: an empty dictionary is the same object for all types, and is not counted.
        unsafe target.initializeMemory(as: [Int: Int].self, to: [:])
    }

    /// Ends the life of the members of a block.
    func destroyMembers(_ block: UnsafeMutableRawPointer, _ count: Int) {
        let destroyValue = unsafe value.pointee.destroy
        for index in 0..<count {
            let member = unsafe block + index * stride
            unsafe maker.destroyKey(member)
            unsafe destroyValue?(member + maker.valueOffset)
        }
    }
}
