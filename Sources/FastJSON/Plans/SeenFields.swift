/// Which fields of an object have their value, one bit each, in memory of the block.
struct SeenFields {
    private let words: UnsafeMutablePointer<UInt64>

    /// No field.
    ///
    /// - Precondition: the block was taken for the plan.
    @inline(__always)
    init(of plan: ObjectPlan, in block: UnsafeMutableRawPointer) {
        // SAFETY: the block has `seenWords` aligned words from `seenOffset` on.
        words = (block + plan.seenOffset).assumingMemoryBound(to: UInt64.self)
        words.initialize(repeating: 0, count: plan.seenWords)
    }

    @inline(__always)
    func contains(_ index: Int) -> Bool {
        words[index &>> 6] & (1 &<< UInt64(index & 63)) != 0
    }

    @inline(__always)
    func insert(_ index: Int) {
        words[index &>> 6] |= 1 &<< UInt64(index & 63)
    }

    @inline(__always)
    func remove(_ index: Int) {
        words[index &>> 6] &= ~(1 &<< UInt64(index & 63))
    }

    /// True if all fields below `count` are there.
    @inline(__always)
    func isComplete(count: Int) -> Bool {
        var left = count
        var index = 0
        while left >= 64 {
            if words[index] != .max { return false }
            index &+= 1
            left &-= 64
        }
        return left == 0 || words[index] == 1 &<< UInt64(left) &- 1
    }
}
