/// The elements of one array that wait until it is known how many there are.
struct ArrayStage {
    /// SAFETY: not retained, for the caller of the run holds it.
    let plan: Unmanaged<ArrayPlan>
    /// Where the array goes.
    let target: UnsafeMutableRawPointer
    /// The elements, and room for more.
    let block: UnsafeMutableRawPointer
    /// The number of elements in the block.
    var count = 0
    /// The memory of the next element.
    var next: UnsafeMutableRawPointer
    /// True if the array at the target has been begun, because there are more elements than can wait
    /// here.
    var isSpilled = false

    @inline(__always)
    init(
        _ plan: Unmanaged<ArrayPlan>,
        block: UnsafeMutableRawPointer,
        target: UnsafeMutableRawPointer
    ) {
        self.plan = plan
        self.block = block
        self.target = target
        next = block
    }

    /// Makes the array, or completes it.
    @inline(__always)
    func finish() {
        plan._withUnsafeGuaranteedRef { plan in
            if isSpilled {
                plan.append(block, count, to: target)
            } else {
                plan.make(block, count, at: target)
            }
        }
    }

    /// Moves the elements that wait into the array, so that there is room for more.
    @inline(never)
    mutating func spill() {
        if !isSpilled {
            ArrayPlan.makeEmpty(at: target)
            isSpilled = true
        }
        plan._withUnsafeGuaranteedRef { $0.append(block, count, to: target) }
        count = 0
        next = block
    }

    /// Ends the life of all elements.
    @inline(never)
    func destroy() {
        plan._withUnsafeGuaranteedRef { plan in
            plan.destroyElements(block, count)
            if isSpilled { plan.destroyArray(at: target) }
        }
    }
}
