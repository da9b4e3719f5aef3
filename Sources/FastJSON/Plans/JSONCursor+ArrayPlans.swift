/// Reading arrays of any length into memory, by their plan.
extension JSONCursor {
    /// Reads the next value, an array, into a new block that holds nothing else.
    ///
    /// The caller moves it out and gives the block back. After an error there is no block.
    ///
    /// - Precondition: the plan outlives the call, which does not retain it.
    package mutating func run(
        _ plan: Unmanaged<ArrayPlan>
    ) throws(JSONError) -> UnsafeMutableRawPointer {
        // Arrays of all types have the same layout.
        let block = unsafe slots.take(
            byteCount: MemoryLayout<[Int]>.size,
            alignment: MemoryLayout<[Int]>.alignment
        )
        do {
            try unsafe readArray(plan, into: block, at: try lookAtValue())
        } catch {
            unsafe slots.giveBack(block)
            throw error
        }
        return unsafe block
    }

    /// Reads an array, at its first byte or entry, and initialises memory with it.
    ///
    /// - Precondition: the plan outlives the call, which does not retain it.
    @inline(never)
    mutating func readArray(
        _ plan: Unmanaged<ArrayPlan>,
        into target: UnsafeMutableRawPointer,
        at byte: UInt32
    ) throws(JSONError) {
        let hasElement: Bool
        if byte == UInt32(UInt8(ascii: "[")) {
            // SAFETY: the byte after the bracket is readable.
            if unsafe position[1] == UInt8(ascii: "]"), depth < depthGuard,
                unsafe plan._withUnsafeGuaranteedRef({ $0.lowestCount }) == 0
            {
                unsafe position += 2
                turn = .step
                return unsafe ArrayPlan.makeEmpty(at: target)
            }
            try unsafe push(.array, at: offset(of: position))
            unsafe position += 1
            hasElement = passesToElement() ? true : try firstElement()
        } else {
            hasElement = try decodeArrayStart()
        }
        guard hasElement else {
            if unsafe plan._withUnsafeGuaranteedRef({ $0.lowestCount }) > 0 {
                throw unsafe wrongElementCount(plan, 0)
            }
            return unsafe ArrayPlan.makeEmpty(at: target)
        }
        let (stride, alignment) = unsafe plan._withUnsafeGuaranteedRef { ($0.stride, $0.alignment) }
        let room = unsafe plan._withUnsafeGuaranteedRef { $0.room }
        let block = unsafe slots.take(byteCount: room &* stride, alignment: alignment)
        var stage = unsafe ArrayStage(plan, block: block, target: target)
        do {
            try unsafe readElements(of: plan, room: room, stride: stride, &stage)
        } catch {
            stage.destroy()
            unsafe slots.giveBack(block)
            throw error
        }
        stage.finish()
        unsafe slots.giveBack(block)
    }

    /// Reads elements from the first one to the end of the array.
    @inline(__always)
    private mutating func readElements(
        of plan: Unmanaged<ArrayPlan>,
        room: Int,
        stride: Int,
        _ stage: inout ArrayStage
    ) throws(JSONError) {
        let entry = unsafe UnsafePointer(plan._withUnsafeGuaranteedRef { unsafe $0.entry })
        let highestCount = unsafe plan._withUnsafeGuaranteedRef { $0.highestCount }
        let level = depth
        var found = 0
        var failed = false
        let isStrict = options.syntax.isEmpty
        var next = unsafe position
        while true {
            found &+= 1
            if found > highestCount {
                unsafe position = next
                turn = .value
                try skipValue()
                unsafe next = position
            } else {
                if stage.count == room { stage.spill() }
                do throws(JSONError) {
                    try unsafe read(entry, into: stage.next, from: &next)
                    unsafe stage.next += stride
                    stage.count &+= 1
                } catch {
                    try recover(from: error, to: level)
                    unsafe next = position
                    failed = true
                }
            }
            if isStrict, unsafe next < end {
                if unsafe next.pointee == UInt8(ascii: ",") {
                    unsafe passComma(&next)
                    unsafe frames[depth].advance()
                    continue
                }
                if unsafe passEnd(UInt8(ascii: "]"), &next) {
                    unsafe position = next
                    break
                }
            }
            unsafe position = next
            turn = .step
            guard try nextElement() else { break }
            unsafe next = position
        }
        if unsafe failed || found > highestCount
            || found < plan._withUnsafeGuaranteedRef({ $0.lowestCount })
        {
            try unsafe failArray(plan, found)
        }
    }

    /// Throws for an array that was left, whose number of elements or some of whose elements are
    /// wrong.
    @inline(never)
    private mutating func failArray(
        _ plan: Unmanaged<ArrayPlan>,
        _ found: Int
    ) throws(JSONError) {
        let (lowest, highest) = unsafe plan._withUnsafeGuaranteedRef {
            ($0.lowestCount, $0.highestCount)
        }
        if found < lowest || found > highest {
            try unsafe note(wrongElementCount(plan, found))
        }
        throw ErrorRecorder.noted
    }

    private mutating func wrongElementCount(_ plan: Unmanaged<ArrayPlan>, _ found: Int) -> JSONError
    {
        unsafe wrongCount(expected: plan._withUnsafeGuaranteedRef { $0.expectation }, found: found)
    }
}
