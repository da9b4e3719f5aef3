/// What a ``MemberReader`` needs when a member is not the expected one, or when its object ends.
extension JSONCursor {
    /// Reads members by the plan until a key comes that the reader's code compares next, or until the
    /// object ends; then there is no address.
    @usableFromInline
    @inline(never)
    package mutating func findMember(
        _ field: Int,
        at key: UnsafePointer<UInt8>,
        of model: UnsafeMutableRawPointer,
        _ plan: Unmanaged<ObjectPlan>,
        _ state: inout MemberState
    ) throws(JSONError) -> (field: Int, next: UnsafePointer<UInt8>?) {
        // The key is not that of this field, or all fields were read.
        if let index = unsafe self.field(from: field + 1, at: key, plan) {
            state.pass(field..<index)
            return unsafe (index, key)
        }
        var field = field
        let run = unsafe run(of: model, plan, &state, before: field)
        unsafe position = key
        turn = .key
        state.isInPlan = true
        while true {
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
            guard let next = try unsafe findKey(from: position) else {
                return (field | MemberReader.ended, nil)
            }
            if let index = unsafe self.field(from: field, at: next, plan) {
                state.pass(field..<index)
                state.isInPlan = false
                return unsafe (index, next)
            }
        }
    }

    /// The field whose key stands at an address; nil if it is before the first one.
    ///
    /// Also nil for a key with escapes.
    @inline(__always)
    private func field(
        from first: Int,
        at key: UnsafePointer<UInt8>,
        _ plan: Unmanaged<ObjectPlan>
    ) -> Int? {
        guard unsafe key < end, unsafe key.pointee == UInt8(ascii: "\"") else { return nil }
        let (following, count) = unsafe plan._withUnsafeGuaranteedRef {
            unsafe (UnsafePointer($0.entries + first), $0.count)
        }
        if unsafe first < count && following.pointee.key.stands(at: key) { return first }
        let length = unsafe ByteBlock.plainCount(at: key + 1)
        let closing = unsafe key + (length &+ 1)
        guard unsafe closing.pointee == UInt8(ascii: "\""),
            unsafe closing[1] == UInt8(ascii: ":"), length <= keyLimit
        else { return nil }
        let index = unsafe plan._withUnsafeGuaranteedRef {
            unsafe $0.keys.index(ofScanned: key + 1, count: length)
        }
        return index >= first ? index : nil
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
                if try nextMember() { try unsafe readOtherMembers(&run.pointee) }
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
