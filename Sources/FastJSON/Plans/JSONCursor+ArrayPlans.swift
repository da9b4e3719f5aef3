/// Reading arrays of any length into memory, by their plan.
extension JSONCursor {
    /// Reads an array that starts at an address, and initialises memory with it.
    ///
    /// Without an address it is the next value, on a tape. Returns the address after it.
    ///
    /// - Precondition: the address is before the end. The plan outlives the call, which does not retain
    ///   it.
    @inline(never)
    mutating func readArray(
        _ plan: Unmanaged<ArrayPlan>,
        into target: UnsafeMutableRawPointer,
        at start: UnsafePointer<UInt8>?
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        let hasElement: Bool
        if let start = unsafe start, unsafe start.pointee == UInt8(ascii: "[") {
            // SAFETY: the byte after the bracket is readable.
            if unsafe start[1] == UInt8(ascii: "]"), depth < depthGuard,
                unsafe plan._withUnsafeGuaranteedRef({ $0.counts.lowerBound }) == 0
            {
                turn = .step
                unsafe ArrayPlan.makeEmpty(at: target)
                return unsafe start + 2
            }
            unsafe position = start
            try unsafe push(.array, at: offset(of: start))
            unsafe position = start + 1
            hasElement = passesToElement() ? true : try firstElement()
        } else {
            hasElement = try decodeArrayStart()
        }
        guard hasElement else {
            if unsafe plan._withUnsafeGuaranteedRef({ $0.counts.lowerBound }) > 0 {
                throw unsafe wrongCount(plan.takeUnretainedValue(), 0)
            }
            unsafe ArrayPlan.makeEmpty(at: target)
            return unsafe position
        }
        let (stride, alignment) = unsafe plan._withUnsafeGuaranteedRef { ($0.stride, $0.alignment) }
        let room = unsafe plan._withUnsafeGuaranteedRef { $0.room }
        let block = unsafe slots.take(byteCount: room &* stride, alignment: alignment)
        var stage = unsafe ArrayStage(plan, block: block, target: target)
        let after: UnsafePointer<UInt8>
        do {
            unsafe after = try readElements(of: plan, room: room, stride: stride, &stage)
        } catch {
            stage.destroy()
            unsafe slots.giveBack(block)
            throw error
        }
        stage.finish()
        unsafe slots.giveBack(block)
        return unsafe after
    }

    /// Reads elements from the first one to the end of the array, and returns the address after it.
    @inline(__always)
    private mutating func readElements(
        of plan: Unmanaged<ArrayPlan>,
        room: Int,
        stride: Int,
        _ stage: inout ArrayStage
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        let entry = unsafe UnsafePointer(plan._withUnsafeGuaranteedRef { unsafe $0.entry })
        let highestCount = unsafe plan._withUnsafeGuaranteedRef { $0.counts.upperBound }
        let level = depth
        var found = 0
        var failed = false
        let isStrict = options.syntax.isEmpty
        var next = unsafe position
        // In registers, and not in the stage, which is in memory.
        var count = 0
        var slot = unsafe stage.block
        defer { stage.count = count }
        while true {
            found &+= 1
            if found > highestCount {
                unsafe position = next
                turn = .value
                try skipValue()
                unsafe next = position
            } else {
                if count == room {
                    stage.spill(count)
                    count = 0
                    unsafe slot = stage.block
                }
                do throws(JSONError) {
                    try unsafe read(entry, into: slot, from: &next)
                    unsafe slot += stride
                    count &+= 1
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
                if unsafe passEnd(UInt8(ascii: "]"), &next) { break }
            }
            unsafe position = next
            turn = .step
            let isInside = try stepToElement()
            unsafe next = position
            if !isInside { break }
        }
        if unsafe failed || found > highestCount
            || found < plan._withUnsafeGuaranteedRef({ $0.counts.lowerBound })
        {
            unsafe position = next
            try unsafe failValues(of: plan.takeUnretainedValue(), found: found)
        }
        return unsafe next
    }
}
