/// The members of one dictionary that wait until it is known how many there are.
///
/// So the dictionary is made with the room that it needs, and no key is hashed twice.
@safe
struct MapStage {
    /// SAFETY: not retained, for the caller of the run holds it.
    let plan: Unmanaged<MapPlan>
    /// Where the dictionary goes.
    let target: UnsafeMutableRawPointer
    /// The blocks that are full; each has twice the room of the one before.
    private var fullBlocks: [UnsafeMutableRawPointer] = unsafe []
    /// The blocks whose members are gone, to be given back after the one that was taken last.
    private var emptyBlocks: [UnsafeMutableRawPointer] = unsafe []
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
        unsafe self.plan = plan
        unsafe self.block = block
        unsafe self.target = target
        self.waits = waits
        room = unsafe plan._withUnsafeGuaranteedRef { $0.firstRoom }
        unsafe next = block
    }

    /// Counts a member that was initialised at ``next``.
    @inline(__always)
    mutating func advance(_ stride: Int) {
        unsafe next += stride
        count &+= 1
    }

    /// The number of members that wait.
    var waiting: Int {
        // Each block has twice the room of the one before. So all before this one have room for
        // `room - firstRoom` members.
        unsafe room - plan._withUnsafeGuaranteedRef { $0.firstRoom } + count
    }

    /// Continues in a block with twice the room.
    mutating func add(_ larger: UnsafeMutableRawPointer) {
        unsafe fullBlocks.append(block)
        unsafe block = larger
        unsafe next = larger
        room *= 2
        count = 0
    }

    /// The block that was taken last, if there is one before it, in which this continues.
    ///
    /// - Precondition: no members wait.
    mutating func removeBlock() -> UnsafeMutableRawPointer? {
        guard let smaller = unsafe emptyBlocks.popLast() else { return nil }
        let removed = unsafe block
        unsafe block = smaller
        unsafe next = smaller
        room /= 2
        return unsafe removed
    }

    /// Makes the dictionary, or completes it, and returns the number of its members.
    @inline(__always)
    mutating func finish() -> Int {
        guard !isMade, unsafe fullBlocks.isEmpty else {
            return spill(room: waits ? waiting : 0)
        }
        isMade = true
        let found = unsafe plan._withUnsafeGuaranteedRef {
            unsafe $0.maker.make(block, count, count, target)
        }
        count = 0
        return found
    }

    /// Moves the members that wait into the dictionary, and returns the number of its members.
    ///
    /// The dictionary gets room for that many members at least.
    @inline(never)
    @discardableResult
    mutating func spill(room capacity: Int) -> Int {
        if !isMade { unsafe MapPlan.makeEmpty(at: target) }
        isMade = true
        var found = 0
        unsafe forEachBlock { plan, block, count in
            found = unsafe plan.maker.insert(block, count, capacity, target)
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
        unsafe forEachBlock { plan, block, count in unsafe plan.destroyMembers(block, count) }
        forgetMembers()
        if isMade { unsafe plan._withUnsafeGuaranteedRef { unsafe $0.maker.destroy(target) } }
    }

    /// Calls a function with each block and the number of its members, in the order of the text.
    private func forEachBlock(_ body: (MapPlan, UnsafeMutableRawPointer, Int) -> Void) {
        unsafe plan._withUnsafeGuaranteedRef { plan in
            var room = plan.firstRoom
            unsafe fullBlocks.forEach {
                unsafe body(plan, $0, room)
                room *= 2
            }
            unsafe body(plan, block, count)
        }
    }

    /// After all members that wait were moved elsewhere.
    private mutating func forgetMembers() {
        unsafe emptyBlocks += fullBlocks
        unsafe fullBlocks = []
        count = 0
        unsafe next = block
    }
}
