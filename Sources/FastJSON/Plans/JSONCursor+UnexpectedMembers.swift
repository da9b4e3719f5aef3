/// What a ``MemberReader`` needs when a member is not the expected one, or when its object ends.
extension JSONCursor {
    /// Reads or skips members until the reader's code can continue at one, or until the object ends; then
    /// there is no address.
    ///
    /// If the members come in a different order from the fields, the plan reads all remaining members.
    @usableFromInline
    @inline(never)
    package mutating func findMember(
        _ field: Int,
        at key: UnsafePointer<UInt8>,
        of model: UnsafeMutableRawPointer,
        _ plan: Unmanaged<ObjectPlan>,
        _ state: inout MemberState
    ) throws(JSONError) -> (field: Int, next: UnsafePointer<UInt8>?) {
        var field = field
        var next = unsafe key
        // The key is not that of this field, or all fields were read.
        var first = field + 1
        while true {
            let (found, value) = unsafe lookUp(next, expecting: first, plan)
            if found >= first, unsafe keepsOrder(found, plan) {
                state.pass(field..<found)
                state.isInPlan = false
                return unsafe (found, next)
            }
            let following: UnsafePointer<UInt8>?
            if found < 0, let value = unsafe value, unsafe skipsUnknownMembers(plan) {
                unsafe frames[depth] = Frame(keyAt: offset(of: next))
                unsafe position = value
                turn = .value
                // What this throws is not typed: nothing can be read after it.
                try skipValue()
                unsafe following = try passesToKey(from: position)
            } else {
                let run = unsafe run(of: model, plan, &state, before: field)
                state.isInPlan = true
                unsafe position = next
                turn = .key
                if found >= 0, unsafe found < field || !keepsOrder(found, plan) {
                    // The members come in a different order from the fields. The plan learns it.
                    try unsafe readMembers(run, fieldCount: field, lastField: field - 1)
                    return (field | MemberReader.ended, nil)
                }
                let index = try unsafe passKey(&run.pointee)
                if index == PlanRun.noMember { return (field | MemberReader.ended, nil) }
                if index >= 0 {
                    try unsafe readMember(index, &run.pointee)
                    if index >= field {
                        state.pass(field..<index + 1)
                        field = index + 1
                    }
                    state.note(index, hasValue: unsafe run.pointee.seen.contains(index))
                }
                unsafe following = try findKey(from: position)
            }
            guard let following = unsafe following else {
                return (field | MemberReader.ended, nil)
            }
            unsafe next = following
            first = field
        }
    }

    /// Reads members by the plan, from the key at the position on to the end of the object.
    ///
    /// Only the first `fieldCount` fields may already have values.
    private mutating func readMembers(
        _ run: UnsafeMutablePointer<PlanRun>,
        fieldCount: Int,
        lastField: Int
    ) throws(JSONError) {
        (_, unsafe position) = try unsafe readObject(
            run.pointee.plan,
            at: position,
            for: nil,
            nil,
            RestOfObject(run: run, fieldCount: fieldCount, lastField: lastField)
        )
    }

    /// True unless the plan has learned that an earlier field follows this one.
    @inline(__always)
    private func keepsOrder(_ index: Int, _ plan: Unmanaged<ObjectPlan>) -> Bool {
        unsafe plan._withUnsafeGuaranteedRef {
            let entry = unsafe UnsafePointer($0.entries + index)
            return unsafe $0.order.expected(after: entry) > entry
        }
    }

    /// The same as ``lookUp(_:_:)``, with the expected field first, which comes without an address.
    ///
    /// A key that needs a closer look is -1 without an address.
    @inline(__always)
    private func lookUp(
        _ key: UnsafePointer<UInt8>,
        expecting expected: Int,
        _ plan: Unmanaged<ObjectPlan>
    ) -> (field: Int, value: UnsafePointer<UInt8>?) {
        let (entry, count) = unsafe plan._withUnsafeGuaranteedRef {
            unsafe (UnsafePointer($0.entries + expected), $0.count)
        }
        if unsafe expected < count && key < end && entry.pointee.key.stands(at: key) {
            return (expected, nil)
        }
        guard let (field, value) = unsafe lookUp(key, plan) else { return (-1, nil) }
        return unsafe (field, value)
    }

    /// The run of the plan for an object, made if there is none yet, with the fields that have values.
    ///
    /// While the plan reads, only the run knows these fields: the plan may have destroyed a value to read
    /// another one in its place.
    private mutating func run(
        of model: UnsafeMutableRawPointer,
        _ plan: Unmanaged<ObjectPlan>,
        _ state: inout MemberState,
        before field: Int
    ) -> UnsafeMutablePointer<PlanRun> {
        let run: UnsafeMutablePointer<PlanRun>
        if let made = unsafe state.run {
            unsafe run = made.assumingMemoryBound(to: PlanRun.self)
            if state.isInPlan { return unsafe run }
        } else {
            let runSize = (MemoryLayout<PlanRun>.size + 15) / 16 * 16
            let seenSize = unsafe plan._withUnsafeGuaranteedRef { $0.seenSize }
            let memory = unsafe slots.take(byteCount: runSize + seenSize, alignment: 16)
            unsafe state.run = memory
            // SAFETY: the memory has room for a run, and for the bytes of the fields after it.
            unsafe run = memory.bindMemory(to: PlanRun.self, capacity: 1)
            unsafe run.initialize(
                to: PlanRun(
                    plan,
                    block: model,
                    seen: SeenFields(of: plan, at: memory + runSize),
                    start: state.start,
                    depth: state.depth
                )
            )
        }
        for index in 0..<field where !state.isMissing(index) {
            unsafe run.pointee.seen.insert(index)
        }
        return unsafe run
    }

    /// Finishes an object: gives missing fields their values.
    ///
    /// After an error, it first reads the rest of the object, if it may continue.
    ///
    /// Throws if that is not possible; then no value is left in the model.
    @usableFromInline
    @inline(never)
    package mutating func finishMembers(
        _ field: Int,
        of model: UnsafeMutableRawPointer,
        _ plan: Unmanaged<ObjectPlan>,
        _ state: inout MemberState,
        after error: JSONError?
    ) throws(JSONError) {
        var field = field & ~MemberReader.ended
        if error == nil {
            let count = unsafe plan._withUnsafeGuaranteedRef { $0.count }
            state.pass(field..<count)
            field = count
            if unsafe state.run == nil, unsafe completePlainly(model, plan, &state) { return }
        }
        let run = unsafe run(of: model, plan, &state, before: field)
        defer {
            unsafe run.pointee.end()
            unsafe slots.giveBack(UnsafeMutableRawPointer(run))
        }
        do throws(JSONError) {
            if let error {
                // The plan has recovered from what it can.
                if state.isInPlan { throw error }
                try recover(from: error, to: state.depth)
                unsafe run.pointee.fail(field)
                if try nextMember() {
                    try unsafe readMembers(run, fieldCount: run.pointee.count, lastField: field)
                }
            }
            if unsafe !run.pointee.seen.isComplete(count: run.pointee.count) || run.pointee.failed {
                try unsafe complete(&run.pointee)
            }
        } catch {
            unsafe plan._withUnsafeGuaranteedRef {
                unsafe $0.destroySlots(of: model, where: run.pointee.seen)
            }
            throw error
        }
    }

    /// Gives the fields without a member their values; false if one of them needs a member.
    @inline(__always)
    private func completePlainly(
        _ model: UnsafeMutableRawPointer,
        _ plan: Unmanaged<ObjectPlan>,
        _ state: inout MemberState
    ) -> Bool {
        let entries = unsafe plan._withUnsafeGuaranteedRef { unsafe $0.entries }
        while state.missing != 0 {
            let index = state.missing.trailingZeroBitCount
            guard unsafe entries[index].initializeMissing(in: model) else { return false }
            state.missing &= state.missing &- 1
        }
        return true
    }
}
