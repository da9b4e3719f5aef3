/// What reading arrays and dictionaries by their plans has in common.
extension JSONCursor {
    /// Reads the next value into a new block, which then holds an array and nothing else.
    ///
    /// The caller moves it out and gives the block back. After an error there is no block.
    ///
    /// - Precondition: the plan outlives the call, which does not retain it.
    package mutating func run(
        _ plan: Unmanaged<ArrayPlan>
    ) throws(JSONError) -> UnsafeMutableRawPointer {
        try unsafe run { cursor, block, start throws(JSONError) in
            try unsafe cursor.readArray(plan, into: block, at: start)
        }
    }

    /// The same for a dictionary.
    package mutating func run(
        _ plan: Unmanaged<MapPlan>
    ) throws(JSONError) -> UnsafeMutableRawPointer {
        try unsafe run { cursor, block, start throws(JSONError) in
            try unsafe cursor.readMap(plan, into: block, at: start)
        }
    }

    @inline(__always)
    private mutating func run(
        _ read: (
            inout JSONCursor, UnsafeMutableRawPointer, UnsafePointer<UInt8>?
        ) throws(JSONError) -> UnsafePointer<UInt8>
    ) throws(JSONError) -> UnsafeMutableRawPointer {
        // Arrays and dictionaries of all types have the layout of an address.
        let block = unsafe slots.take(
            byteCount: MemoryLayout<UnsafeRawPointer>.size,
            alignment: MemoryLayout<UnsafeRawPointer>.alignment
        )
        do {
            let isInBytes = try lookAtValue() < Lookahead.entry
            unsafe position = try unsafe read(&self, block, isInBytes ? position : nil)
        } catch {
            unsafe slots.giveBack(block)
            throw error
        }
        return unsafe block
    }

    /// Throws for a container that was left, whose number of values or some of whose values are wrong.
    @inline(never)
    mutating func failValues(of plan: RepeatedPlan, found: Int) throws(JSONError) {
        if !plan.counts.contains(found) { try note(wrongCount(plan, found)) }
        throw ErrorRecorder.noted
    }

    /// The error for a container with that many values.
    @inline(never)
    mutating func wrongCount(_ plan: RepeatedPlan, _ found: Int) -> JSONError {
        wrongCount(expected: plan.expectation, found: found)
    }
}
