/// Describes how to read an object with any keys: its values, and the maker of the dictionary.
@usableFromInline
@safe
package final class MapPlan: RepeatedPlan, @unchecked Sendable {
    // SAFETY: as in the superclass.

    /// The most members in the first block: few, so that small dictionaries take little memory.
    private static let mostInFirstBlock = 16
    /// The most bytes of the first block, unless one member needs more.
    private static let firstBlockSize = 2048
    /// When so much memory is full, the members are moved into the dictionary, which then grows.
    private static let mostWaitingSize = 256 * 1024

    let maker: MapMaker
    /// The size of the first block.
    let firstSize: Int
    /// How many members have room in the first block.
    let firstRoom: Int
    /// How many members may wait; after that there is no further block.
    let mostWaiting: Int

    /// - Precondition: the maker is for values like this one, whose key means nothing.
    package init(
        of value: PlanField,
        _ maker: MapMaker,
        counts: ClosedRange<Int>,
        expectation: String
    ) {
        self.maker = maker
        firstRoom = max(1, min(MapPlan.mostInFirstBlock, MapPlan.firstBlockSize / maker.stride))
        firstSize = firstRoom * maker.stride
        mostWaiting = MapPlan.mostWaitingSize / maker.stride
        super.init(
            of: value,
            offset: maker.valueOffset,
            stride: maker.stride,
            alignment: maker.alignment,
            counts: counts,
            expectation: expectation
        )
    }

    /// True if the keys are their texts.
    var hasTextKeys: Bool { unsafe maker.makeKey == nil }

    /// Initialises the memory of a dictionary with an empty one.
    @inline(__always)
    static func makeEmpty(at target: UnsafeMutableRawPointer) {
        // SAFETY: an empty dictionary is the same object for all types, and is not counted.
        unsafe target.initializeMemory(as: [Int: Int].self, to: [:])
    }

    /// Ends the life of the members of a block.
    func destroyMembers(_ block: UnsafeMutableRawPointer, _ count: Int) {
        let destroyValue = unsafe destroy
        for index in 0..<count {
            let member = unsafe block + index * stride
            unsafe maker.destroyKey(member)
            unsafe destroyValue?(member + maker.valueOffset)
        }
    }
}
