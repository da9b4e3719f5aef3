/// The elements of one array that wait until it is known how many there are.
@safe
struct ArrayStage {
    /// SAFETY: not retained, for the caller of the run holds it.
    let plan: Unmanaged<ArrayPlan>
    /// Where the array goes.
    let target: UnsafeMutableRawPointer
    /// The elements, and room for more.
    let block: UnsafeMutableRawPointer
    /// The number of elements in the block, once no more are read.
    var count = 0
    /// True if the array at the target has been begun, because there are more elements than can wait
    /// here.
    var isSpilled = false

    @inline(__always)
    init(
        _ plan: Unmanaged<ArrayPlan>,
        block: UnsafeMutableRawPointer,
        target: UnsafeMutableRawPointer
    ) {
        unsafe self.plan = plan
        unsafe self.block = block
        unsafe self.target = target
    }

    /// Makes the array, or completes it.
    @inline(__always)
    func finish() {
        unsafe plan._withUnsafeGuaranteedRef { plan in
            if isSpilled {
                unsafe plan.maker.append(block, count, target)
            } else {
                unsafe plan.maker.make(block, count, target)
            }
        }
    }

    /// Moves the elements that wait into the array, so that there is room for more.
    @inline(never)
    mutating func spill(_ count: Int) {
        if !isSpilled {
            unsafe ArrayPlan.makeEmpty(at: target)
            isSpilled = true
        }
        unsafe plan._withUnsafeGuaranteedRef { unsafe $0.maker.append(block, count, target) }
    }

    /// Ends the life of all elements.
    @inline(never)
    func destroy() {
        unsafe plan._withUnsafeGuaranteedRef { plan in
            unsafe plan.destroyElements(block, count)
            if isSpilled { unsafe plan.maker.destroy(target) }
        }
    }
}
