/// What a ``MemberReader`` asks for when a member is not the expected one, or when its object ends.
extension JSONCursor {
    /// The run of the plan for an object, made if there is none yet, with the fields that were seen.
    private func run(of members: MemberReader) -> UnsafeMutablePointer<PlanRun> {
        let header = unsafe members.frame.block.header
        // SAFETY: the header has room for a run, which is made before it is looked at.
        guard let run = unsafe header.pointer(to: \.run) else {
            preconditionFailure("A header holds its run.")
        }
        if unsafe !header.pointee.hasRun {
            unsafe header.pointee.hasRun = true
            unsafe run.initialize(
                to: PlanRun(
                    header.pointee.plan,
                    block: members.frame.block,
                    start: header.pointee.start,
                    depth: header.pointee.depth
                )
            )
        }
        for index in unsafe 0..<run.pointee.count where members.seen & 1 << UInt64(index) != 0 {
            unsafe run.pointee.seen.insert(index)
        }
        return unsafe run
    }

    /// Passes members until one comes whose field is the given one, or declared after it.
    @usableFromInline
    @inline(never)
    package mutating func findMember(
        _ expected: Int,
        _ members: inout MemberReader
    ) throws(JSONError) {
        if let next = unsafe passPlainKey(expected, &members) {
            unsafe members.next = next
            return
        }
        let run = unsafe run(of: members)
        unsafe position = members.next
        turn = .key
        while true {
            let key = unsafe offset(of: position)
            let index = try unsafe passKey(&run.pointee)
            if index == PlanRun.noMember {
                members.found = MemberReader.ended
                return
            }
            if index >= 0 {
                let isForPlan = unsafe index < expected || run.pointee.isPeculiar
                if isForPlan {
                    seek(to: key)
                    turn = .key
                }
                members.found = isForPlan ? MemberReader.others : index
                unsafe members.next = position
                return
            }
            guard let next = try unsafe findKey(from: position) else {
                members.found = MemberReader.ended
                return
            }
            unsafe position = next
        }
    }

    /// Passes the key of a field that is declared later, if it stands here without escapes and nothing
    /// of the object was unusual so far; returns the address after its colon.
    @inline(__always)
    private mutating func passPlainKey(
        _ expected: Int,
        _ members: inout MemberReader
    ) -> UnsafePointer<UInt8>? {
        let key = unsafe members.next
        let header = unsafe members.frame.block.header
        guard unsafe key < end, unsafe key.pointee == UInt8(ascii: "\""),
            unsafe !header.pointee.hasRun
        else {
            return nil
        }
        let plan = unsafe header.pointee.plan
        let (following, count) = unsafe plan._withUnsafeGuaranteedRef {
            unsafe (UnsafePointer($0.entries + (expected + 1)), $0.count)
        }
        var index = expected + 1
        var next = unsafe key
        if index < count, unsafe following.pointee.key.stands(at: key) {
            unsafe next += following.pointee.key.length
        } else {
            let length = unsafe ByteBlock.plainCount(at: key + 1)
            unsafe next += length &+ 3
            guard unsafe next[-2] == UInt8(ascii: "\""), unsafe next[-1] == UInt8(ascii: ":"),
                length <= keyLimit
            else { return nil }
            index = unsafe plan._withUnsafeGuaranteedRef {
                unsafe $0.keys.index(ofScanned: key + 1, count: length)
            }
            guard index > expected else { return nil }
        }
        unsafe frames[depth] = Frame(keyAt: offset(of: key))
        members.found = index
        return unsafe next
    }

    /// Reads the rest of an object, after an error or after the last field, and gives missing fields
    /// their values.
    ///
    /// Throws if that is not possible; then no value is left in the frame.
    @usableFromInline
    @inline(never)
    package mutating func finishMembers(
        _ members: MemberReader,
        after error: JSONError?
    ) throws(JSONError) {
        var members = members
        if error == nil, completePlainly(&members) { return }
        let run = unsafe run(of: members)
        do throws(JSONError) {
            var isAtKey = members.found != MemberReader.ended
            if let error {
                try unsafe recover(from: error, to: run.pointee.depth)
                unsafe run.pointee.fail(members.current)
                isAtKey = try nextMember()
            } else if isAtKey {
                unsafe position = members.next
                turn = .key
            }
            if isAtKey { try unsafe readOtherMembers(&run.pointee) }
            if unsafe !run.pointee.seen.isComplete(count: run.pointee.count) || run.pointee.failed {
                try unsafe complete(&run.pointee)
            }
        } catch {
            unsafe run.pointee.plan._withUnsafeGuaranteedRef {
                unsafe $0.destroySlots(of: run.pointee.block, where: run.pointee.seen)
            }
            unsafe run.pointee.end()
            throw error
        }
        unsafe run.pointee.end()
    }

    /// Gives the fields without a member their values, if nothing of the object was unusual; false if
    /// one of them needs a member, or the object continues.
    @inline(__always)
    private func completePlainly(_ members: inout MemberReader) -> Bool {
        let block = unsafe members.frame.block
        guard members.found == MemberReader.ended, unsafe !block.header.pointee.hasRun else {
            return false
        }
        let (entries, count) = unsafe block.header.pointee.plan._withUnsafeGuaranteedRef {
            unsafe (UnsafePointer($0.entries), $0.count)
        }
        var missing = ~members.seen & UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- count)
        while missing != 0 {
            let index = missing.trailingZeroBitCount
            guard unsafe entries[index].initializeMissing(in: block) else { return false }
            members.seen |= 1 &<< UInt64(truncatingIfNeeded: index)
            missing &= missing &- 1
        }
        return true
    }
}
