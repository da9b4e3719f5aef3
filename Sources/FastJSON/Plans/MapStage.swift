/// The members of one dictionary that wait until it is known how many there are.
///
/// So the dictionary is made with the room that it needs, and no key is hashed twice.
struct MapStage {
    /// SAFETY: not retained, for the caller of the run holds it.
    let plan: Unmanaged<MapPlan>
    /// Where the dictionary goes.
    let target: UnsafeMutableRawPointer
    /// The blocks that are full; each has twice the room of the one before.
    private var fullBlocks: [UnsafeMutableRawPointer] = []
    /// The blocks whose members are gone, to be given back after the one that was taken last.
    private var emptyBlocks: [UnsafeMutableRawPointer] = []
    /// The members that came last, and room for more.
    private(set) var block: UnsafeMutableRawPointer
    /// How many members have room in the block.
    private(set) var room: Int
    /// The number of members in the block.
    private(set) var count = 0
    /// The memory of the next member.
    private(set) var next: UnsafeMutableRawPointer
    /// True if there is a dictionary at the target.
    private var isMade = false
    /// True if members wait; else each one goes straight into the dictionary.
    private(set) var waits: Bool
    /// The texts of keys that the dictionary cannot tell.
    var texts = KeyTexts()

    @inline(__always)
    init(
        _ plan: Unmanaged<MapPlan>,
        block: UnsafeMutableRawPointer,
        target: UnsafeMutableRawPointer,
        waits: Bool
    ) {
        self.plan = plan
        self.block = block
        self.target = target
        self.waits = waits
        room = plan._withUnsafeGuaranteedRef { $0.firstRoom }
        next = block
    }

    /// Counts a member that was initialised at ``next``.
    @inline(__always)
    mutating func advance(_ stride: Int) {
        next += stride
        count &+= 1
    }

    /// The number of members that wait.
    var waiting: Int {
        // Each block has twice the room of the one before. So all before this one have room for
        // `room - firstRoom` members.
        room - plan._withUnsafeGuaranteedRef { $0.firstRoom } + count
    }

    /// Continues in a block with twice the room.
    mutating func add(_ larger: UnsafeMutableRawPointer) {
        fullBlocks.append(block)
        block = larger
        next = larger
        room *= 2
        count = 0
    }

    /// The block that was taken last, if there is one before it, in which this continues.
    ///
    /// - Precondition: no members wait.
    mutating func removeBlock() -> UnsafeMutableRawPointer? {
        guard let smaller = emptyBlocks.popLast() else { return nil }
        let removed = block
        block = smaller
        next = smaller
        room /= 2
        return removed
    }

    /// Makes the dictionary, or completes it, and returns the number of its members.
    @inline(__always)
    mutating func finish() -> Int {
        guard !isMade, fullBlocks.isEmpty else {
            return spill(room: waits ? waiting : 0)
        }
        isMade = true
        let found = plan._withUnsafeGuaranteedRef { $0.maker.make(block, count, count, target) }
        count = 0
        return found
    }

    /// Moves the members that wait into the dictionary, and returns the number of its members.
    ///
    /// The dictionary gets room for that many members at least.
    @inline(never)
    @discardableResult
    mutating func spill(room capacity: Int) -> Int {
        if !isMade { MapPlan.makeEmpty(at: target) }
        isMade = true
        var found = 0
        forEachBlock { plan, block, count in
            found = plan.maker.insert(block, count, capacity, target)
        }
        forgetMembers()
        return found
    }

    /// Lets no more members wait.
    mutating func stopWaiting() {
        guard waits || !isMade else { return }
        spill(room: max(3, waits ? waiting : 0))
        waits = false
    }

    /// Ends the life of all members.
    @inline(never)
    mutating func destroy() {
        forEachBlock { plan, block, count in plan.destroyMembers(block, count) }
        forgetMembers()
        if isMade { plan._withUnsafeGuaranteedRef { $0.maker.destroy(target) } }
    }

    /// Calls a function with each block and the number of its members, in the order of the text.
    private func forEachBlock(_ body: (MapPlan, UnsafeMutableRawPointer, Int) -> Void) {
        plan._withUnsafeGuaranteedRef { plan in
            var room = plan.firstRoom
            for block in fullBlocks {
                body(plan, block, room)
                room *= 2
            }
            body(plan, block, count)
        }
    }

    /// After all members that wait were moved elsewhere.
    private mutating func forgetMembers() {
        emptyBlocks += fullBlocks
        fullBlocks = []
        count = 0
        next = block
    }
}
