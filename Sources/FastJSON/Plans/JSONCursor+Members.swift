/// The functions that a ``MemberReader`` calls. They are not inlined where the members are read, so
/// that this code stays short.
///
/// All of them take and return addresses in registers. The position is in memory, and each step would
/// wait until the step before it has been stored.
extension JSONCursor {
    /// Enters an object whose values go to a frame, and returns the address where its first key should
    /// be.
    ///
    /// Returns nil and does nothing if there is something else, or if the plan has to read the object.
    @usableFromInline
    @inline(never)
    package mutating func openMembers(
        at start: UnsafePointer<UInt8>,
        _ frame: UnsafeMutableRawPointer
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        var next = start
        // The code that compares keys does not look at their length.
        guard next < end, next.pointee == UInt8(ascii: "{"), keyLimit >= JSONCursor.lookahead,
            // A model may contain itself. When the stack is checked, there is room left for four
            // levels.
            depth < 12 || depth & 7 < 4 || !stack.isUsedUp()
        else { return nil }
        let offset = offset(of: next)
        try push(.object, at: offset)
        let header = frame.header
        header.pointee.start = offset
        header.pointee.depth = depth
        header.pointee.hasRun = false
        next += 1
        passIndent(&next)
        return next
    }

    // MARK: Members

    /// Notes the key of a member, and returns the address of what follows it.
    @inline(__always)
    private mutating func passKey(
        at key: UnsafePointer<UInt8>,
        _ count: Int
    ) -> UnsafePointer<UInt8> {
        // A key that was looked for is noted.
        if count > 0 { frames[depth] = Frame(keyAt: offset(of: key)) }
        var next = key + count
        if next < end, next.pointee == UInt8(ascii: " ") { next += 1 }
        return next
    }

    /// Goes from the end of a value to the next key; nil at the end of the object.
    @inline(__always)
    private mutating func passesToKey(
        from value: UnsafePointer<UInt8>
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        var next = value
        if next < end {
            if next.pointee == UInt8(ascii: ",") {
                passComma(&next)
                return next
            }
            if passEnd(UInt8(ascii: "}"), &next) {
                position = next
                return nil
            }
        }
        return try findKey(from: next)
    }

    @inline(never)
    private mutating func findKey(
        from value: UnsafePointer<UInt8>
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        position = value
        turn = .step
        return try nextMember() ? position : nil
    }

    /// Reads a member whose value is an integer, and goes to the next key; nil at the end of the object.
    @usableFromInline
    @inline(never)
    package mutating func intMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (Int, UnsafePointer<UInt8>?) {
        var next = passKey(at: key, keyCount)
        if next < end, let value = int(from: &next) {
            return (value, try passesToKey(from: next))
        }
        seekValue(next)
        let value = try decodeInteger(as: Int.self)
        return (value, try passesToKey(from: position))
    }

    /// The same for a number.
    @usableFromInline
    @inline(never)
    package mutating func doubleMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (Double, UnsafePointer<UInt8>?) {
        var next = passKey(at: key, keyCount)
        if next < end, JSONCursor.startsNumber(UInt32(next.pointee)),
            let value = shortDouble(from: &next)
        {
            return (value, try passesToKey(from: next))
        }
        seekValue(next)
        let value = try double(at: try lookAtValue())
        return (value, try passesToKey(from: position))
    }

    /// The same for a boolean.
    @usableFromInline
    @inline(never)
    package mutating func boolMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (Bool, UnsafePointer<UInt8>?) {
        var next = passKey(at: key, keyCount)
        if next < end, let value = JSONCursor.bool(from: &next) {
            return (value, try passesToKey(from: next))
        }
        seekValue(next)
        let value = try requiredBool(at: try lookAtValue())
        return (value, try passesToKey(from: position))
    }

    /// Passes `true` or `false`; nil, and nothing passed, for anything else.
    ///
    /// - Precondition: 8 bytes are readable.
    @inline(__always)
    private static func bool(from next: inout UnsafePointer<UInt8>) -> Bool? {
        let word = ByteWord.load(next)
        if UInt32(truncatingIfNeeded: word) == ByteWord.true {
            next += 4
            return true
        }
        if word &<< 24 == ByteWord.false &<< 24 {
            next += 5
            return false
        }
        return nil
    }

    /// The same for a string.
    @usableFromInline
    @inline(never)
    package mutating func stringMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (String, UnsafePointer<UInt8>?) {
        var next = passKey(at: key, keyCount)
        if next < end, next.pointee == UInt8(ascii: "\"") {
            let value = try scanString(from: &next).string()
            return (value, try passesToKey(from: next))
        }
        seekValue(next)
        let value = try requiredString(at: try lookAtValue())
        return (value, try passesToKey(from: position))
    }

    /// The same for an integer or `null`.
    @usableFromInline
    @inline(never)
    package mutating func optionalIntMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (Int?, UnsafePointer<UInt8>?) {
        var next = passKey(at: key, keyCount)
        if next < end, let value = int(from: &next) {
            return (value, try passesToKey(from: next))
        }
        seekValue(next)
        let byte = try lookAtValue()
        let value = try null(at: byte) ? nil : try int(at: byte)
        return (value, try passesToKey(from: position))
    }

    /// The same for a number or `null`.
    @usableFromInline
    @inline(never)
    package mutating func optionalDoubleMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (Double?, UnsafePointer<UInt8>?) {
        var next = passKey(at: key, keyCount)
        if next < end, JSONCursor.startsNumber(UInt32(next.pointee)),
            let value = shortDouble(from: &next)
        {
            return (value, try passesToKey(from: next))
        }
        seekValue(next)
        let byte = try lookAtValue()
        let value = try null(at: byte) ? nil : try double(at: byte)
        return (value, try passesToKey(from: position))
    }

    /// The same for a string or `null`.
    @usableFromInline
    @inline(never)
    package mutating func optionalStringMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (String?, UnsafePointer<UInt8>?) {
        var next = passKey(at: key, keyCount)
        if next < end, next.pointee == UInt8(ascii: "\"") {
            let value = try scanString(from: &next).string()
            return (value, try passesToKey(from: next))
        }
        seekValue(next)
        let byte = try lookAtValue()
        let value = try null(at: byte) ? nil : try requiredString(at: byte)
        return (value, try passesToKey(from: position))
    }

    /// Reads a member as its plan says, and goes to the next key; nil at the end of the object.
    @usableFromInline
    @inline(never)
    package mutating func plannedMember(
        _ index: Int,
        at key: UnsafePointer<UInt8>,
        keyCount: Int,
        _ block: UnsafeMutableRawPointer
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        let plan = block.header.pointee.plan
        let entry = plan._withUnsafeGuaranteedRef { UnsafePointer($0.entries + index) }
        var next = passKey(at: key, keyCount)
        if !passesEmptyArray(entry, into: block, &next) {
            try read(entry, into: block, from: &next)
        }
        do {
            return try passesToKey(from: next)
        } catch {
            plan._withUnsafeGuaranteedRef { $0.destroySlot(index, of: block) }
            throw error
        }
    }

    /// Passes an empty array if it may be empty; for any other value, returns false and passes nothing.
    @inline(__always)
    private func passesEmptyArray(
        _ entry: UnsafePointer<PlanEntry>,
        into block: UnsafeMutableRawPointer,
        _ next: inout UnsafePointer<UInt8>
    ) -> Bool {
        guard entry.pointee.kind == .array, next < end, next.pointee == UInt8(ascii: "["),
            next[1] == UInt8(ascii: "]"), depth < depthGuard,
            entry.pointee.arrayPlan._withUnsafeGuaranteedRef({ $0.lowestCount }) == 0
        else { return false }
        next += 2
        ArrayPlan.makeEmpty(at: block + entry.pointee.offset)
        return true
    }

    /// Notes the key of a member, and returns the address of its value, which other code reads.
    @usableFromInline
    @inline(never)
    package mutating func startMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) -> UnsafePointer<UInt8> {
        passKey(at: key, keyCount)
    }

    /// Goes from the end of a value that other code has read to the next key; nil at the end of the
    /// object.
    @usableFromInline
    @inline(never)
    package mutating func endMember(
        at next: UnsafePointer<UInt8>
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        try passesToKey(from: next)
    }

    // MARK: Elements

    /// Enters an array of objects, and returns the address of its first element.
    ///
    /// Not open, and nothing done, if something else stands there. No address if the array was empty
    /// and is passed.
    @usableFromInline
    @inline(never)
    package mutating func openElements(
        at start: UnsafePointer<UInt8>
    ) throws(JSONError) -> (first: UnsafePointer<UInt8>?, isOpen: Bool) {
        guard start < end, start.pointee == UInt8(ascii: "[") else { return (nil, false) }
        try push(.array, at: offset(of: start))
        position = start + 1
        if passesToElement() { return (position, true) }
        return (try firstElement() ? position : nil, true)
    }

    /// Goes from the end of an element to the next one; nil at the end of the array.
    @usableFromInline
    @inline(never)
    package mutating func endElement(
        at value: UnsafePointer<UInt8>
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        var next = value
        if next < end {
            if next.pointee == UInt8(ascii: ","), options.syntax.isEmpty {
                passComma(&next)
                frames[depth].advance()
                return next
            }
            if passEnd(UInt8(ascii: "]"), &next) {
                position = next
                return nil
            }
        }
        position = next
        turn = .step
        return try nextElement() ? position : nil
    }

    // MARK: Other values

    /// Where the next value stands, for code that reads it from there.
    @usableFromInline
    package mutating func addressOfValue() throws(JSONError) -> UnsafePointer<UInt8> {
        _ = try lookAtValue()
        return position
    }

    /// Goes to a value at an address, to read it from there.
    @usableFromInline
    package mutating func goToValue(at address: UnsafePointer<UInt8>) {
        seekValue(address)
    }

    /// The next byte.
    @inlinable
    @inline(__always)
    package var address: UnsafePointer<UInt8> { position }

    /// Goes to a value that is to be read from the position.
    @inline(__always)
    private mutating func seekValue(_ next: UnsafePointer<UInt8>) {
        position = next
        turn = .value
    }
}

// MARK: Rare cases

extension JSONCursor {
    /// The run of the plan for an object, made if there is none yet, with the fields that were seen.
    private func run(of members: MemberReader) -> UnsafeMutablePointer<PlanRun> {
        let header = members.frame.block.header
        // SAFETY: the header has room for a run, which is made before it is looked at.
        guard let run = header.pointer(to: \.run) else {
            preconditionFailure("A header holds its run.")
        }
        if !header.pointee.hasRun {
            header.pointee.hasRun = true
            run.initialize(
                to: PlanRun(
                    header.pointee.plan,
                    block: members.frame.block,
                    start: header.pointee.start,
                    depth: header.pointee.depth
                )
            )
        }
        for index in 0..<run.pointee.count where members.seen & 1 << UInt64(index) != 0 {
            run.pointee.seen.insert(index)
        }
        return run
    }

    /// Passes members until one comes whose field is the given one, or declared after it.
    @usableFromInline
    @inline(never)
    package mutating func findMember(
        _ expected: Int,
        _ members: inout MemberReader
    ) throws(JSONError) {
        if let next = passPlainKey(expected, &members) {
            members.next = next
            return
        }
        let run = run(of: members)
        position = members.next
        turn = .key
        while true {
            let key = offset(of: position)
            let index = try passKey(&run.pointee)
            if index == PlanRun.noMember {
                members.found = MemberReader.ended
                return
            }
            if index >= 0 {
                let isForPlan = index < expected || run.pointee.isPeculiar
                if isForPlan {
                    seek(to: key)
                    turn = .key
                }
                members.found = isForPlan ? MemberReader.others : index
                members.next = position
                return
            }
            guard let next = try findKey(from: position) else {
                members.found = MemberReader.ended
                return
            }
            position = next
        }
    }

    /// Passes the key of a field that is declared later, if it stands here without escapes and nothing
    /// of the object was unusual so far; returns the address after its colon.
    @inline(__always)
    private mutating func passPlainKey(
        _ expected: Int,
        _ members: inout MemberReader
    ) -> UnsafePointer<UInt8>? {
        let key = members.next
        let header = members.frame.block.header
        guard key < end, key.pointee == UInt8(ascii: "\""), !header.pointee.hasRun else {
            return nil
        }
        let plan = header.pointee.plan
        let (following, count) = plan._withUnsafeGuaranteedRef {
            (UnsafePointer($0.entries + (expected + 1)), $0.count)
        }
        var index = expected + 1
        var next = key
        if index < count, following.pointee.key.stands(at: key) {
            next += following.pointee.key.length
        } else {
            let length = ByteBlock.plainCount(at: key + 1)
            next += length &+ 3
            guard next[-2] == UInt8(ascii: "\""), next[-1] == UInt8(ascii: ":"),
                length <= keyLimit
            else { return nil }
            index = plan._withUnsafeGuaranteedRef {
                $0.keys.index(ofScanned: key + 1, count: length)
            }
            guard index > expected else { return nil }
        }
        frames[depth] = Frame(keyAt: offset(of: key))
        members.found = index
        return next
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
        let run = run(of: members)
        do throws(JSONError) {
            var isAtKey = members.found != MemberReader.ended
            if let error {
                try recover(from: error, to: run.pointee.depth)
                run.pointee.fail(members.current)
                isAtKey = try nextMember()
            } else if isAtKey {
                position = members.next
                turn = .key
            }
            if isAtKey { try readOtherMembers(&run.pointee) }
            if !run.pointee.seen.isComplete(count: run.pointee.count) || run.pointee.failed {
                try complete(&run.pointee)
            }
        } catch {
            run.pointee.plan._withUnsafeGuaranteedRef {
                $0.destroySlots(of: run.pointee.block, where: run.pointee.seen)
            }
            run.pointee.end()
            throw error
        }
        run.pointee.end()
    }

    /// Gives the fields without a member their values, if nothing of the object was unusual; false if
    /// one of them needs a member, or the object continues.
    @inline(__always)
    private func completePlainly(_ members: inout MemberReader) -> Bool {
        let block = members.frame.block
        guard members.found == MemberReader.ended, !block.header.pointee.hasRun else {
            return false
        }
        let (entries, count) = block.header.pointee.plan._withUnsafeGuaranteedRef {
            (UnsafePointer($0.entries), $0.count)
        }
        var missing = ~members.seen & UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- count)
        while missing != 0 {
            let index = missing.trailingZeroBitCount
            guard entries[index].initializeMissing(in: block) else { return false }
            members.seen |= 1 &<< UInt64(truncatingIfNeeded: index)
            missing &= missing &- 1
        }
        return true
    }
}
