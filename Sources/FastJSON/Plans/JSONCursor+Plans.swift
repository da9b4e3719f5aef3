/// Running plans: an object goes straight into a block of memory.
extension JSONCursor {
    /// Reads the next value, an object, into a new block.
    ///
    /// Every slot of a field is initialised then; extra slots are not. The caller moves the values
    /// out and gives the block back with ``endBlock(_:)``. After an error there is no block.
    ///
    /// The plan is not retained, which would take as long as reading a small field.
    ///
    /// - Precondition: the plan outlives the call.
    package mutating func run(
        _ plan: Unmanaged<ObjectPlan>
    ) throws(JSONError) -> UnsafeMutableRawPointer {
        let isInBytes =
            unsafe turn == .value && position < end && position.pointee == UInt8(ascii: "{")
        let block: UnsafeMutableRawPointer
        (unsafe block, unsafe position) = try unsafe readObject(
            plan,
            at: isInBytes ? position : nil
        )
        return unsafe block
    }

    /// Reads an object whose bracket is at an address into a new block.
    ///
    /// Without an address it is the next value, after white space or on a tape. Returns the block and
    /// the address after the object: both come back in registers, which is faster than storing the position.
    /// With an entry, its value is made in the slot, and there is no block any more.
    ///
    /// The expected key is compared a word at a time, with its quotes and its colon. ``passKey(_:)``
    /// handles anything else. One function reads the whole object; it calls itself for objects inside.
    ///
    /// - Precondition: the address is before the end. The plan outlives the call, which does not retain
    ///   it.
    @inline(__always)
    mutating func readObject(
        _ plan: Unmanaged<ObjectPlan>,
        at bracket: UnsafePointer<UInt8>?,
        for target: UnsafePointer<PlanEntry>? = nil,
        _ slot: UnsafeMutableRawPointer? = nil
    ) throws(JSONError) -> (UnsafeMutableRawPointer, UnsafePointer<UInt8>) {
        try unsafe readObject(plan, at: bracket, for: target, slot, WholeObject())
    }

    /// Reads an object or the rest of one, as `readObject(_:at:for:_:)` does.
    ///
    /// The rest starts at a key, whose address is the position. The caller gives missing fields their
    /// values, and destroys the values after an error.
    ///
    /// The part is generic, so that the compiler makes a function for each kind, and reading a whole object
    /// pays nothing for the other.
    @inline(never)
    mutating func readObject<Part: ObjectPart>(
        _ plan: Unmanaged<ObjectPlan>,
        at start: UnsafePointer<UInt8>?,
        for target: UnsafePointer<PlanEntry>?,
        _ slot: UnsafeMutableRawPointer?,
        _ part: Part
    ) throws(JSONError) -> (UnsafeMutableRawPointer, UnsafePointer<UInt8>) {
        var run: PlanRun
        if let started = unsafe part.run {
            run = unsafe started.pointee
        } else {
            run = try unsafe beginRun(plan, at: start)
        }
        let entries = unsafe UnsafePointer(run.entries)
        let count = run.count
        // A plan with a key beyond the limit takes no short way.
        let limit = unsafe entries + (run.longestKey <= keyLimit ? count : 0)
        let order = run.order
        var place = unsafe entries + part.lastField
        // No field from this one on has had its value.
        var firstFree = unsafe entries + part.fieldCount
        // How many fields came in the order of the plan.
        var countInOrder = 0
        var next = unsafe position
        do throws(JSONError) {
            var isInside = true
            if unsafe start == nil {
                isInside = try readMembersOnTape(&run)
                unsafe next = position
                // The members on the tape came in any order.
                unsafe firstFree = entries + count
            }
            if isInside, unsafe part.run == nil && next < end { unsafe passIndent(&next) }
            while isInside {
                var entry = unsafe order.expected(after: place)
                var hasValue = true
                if unsafe entry < limit, unsafe next < end,
                    unsafe entry.pointee.key.stands(at: next)
                {
                    unsafe frames[depth] = Frame(keyAt: offset(of: next))
                    unsafe next += entry.pointee.key.length
                } else {
                    unsafe position = next
                    let index = try passKey(&run)
                    unsafe next = position
                    if index == PlanRun.noMember { break }
                    hasValue = index >= 0
                    if hasValue {
                        unsafe entry = entries + index
                        unsafe order.learn(entry, after: place)
                    }
                }
                if hasValue {
                    if unsafe entry >= firstFree {
                        unsafe firstFree = entry + 1
                        countInOrder &+= 1
                    } else {
                        unsafe position = next
                        turn = .value
                        hasValue = try unsafe isFree(entry.pointee.index, &run)
                        unsafe next = position
                    }
                }
                if hasValue {
                    do throws(JSONError) {
                        try unsafe read(entry, into: run.block, from: &next)
                        unsafe run.seen.insert(entry.pointee.index)
                    } catch {
                        try recover(from: error, to: run.depth)
                        unsafe next = position
                        unsafe run.fail(entry.pointee.index)
                    }
                    unsafe place = entry
                }
                // Many brackets in a row must not lead far beyond the end of the region.
                if unsafe next < end {
                    if unsafe next.pointee == UInt8(ascii: ",") {
                        unsafe passComma(&next)
                        continue
                    }
                    if unsafe passEnd(UInt8(ascii: "}"), &next) { break }
                }
                unsafe position = next
                turn = .step
                isInside = try nextMember()
                unsafe next = position
            }
            if let started = unsafe part.run {
                unsafe started.pointee = run
                // Code read the first fields, so nothing else notes that an object ended here. Without this, the
                // plan would keep expecting the field that came next in an earlier object.
                if unsafe place >= entries, unsafe order.expected(after: place) <= place {
                    unsafe order.learn(entries + count, after: place)
                }
                return unsafe (run.block, next)
            }
            if run.failed || countInOrder != count && !run.seen.isComplete(count: count) {
                unsafe position = next
                try complete(&run)
            }
        } catch {
            if let started = unsafe part.run {
                unsafe started.pointee = run
                throw error
            }
            unsafe plan._withUnsafeGuaranteedRef {
                unsafe $0.destroySlots(of: run.block, where: run.seen)
            }
            unsafe slots.giveBack(run.block)
            run.end()
            throw error
        }
        run.end()
        if let target = unsafe target, let slot = unsafe slot {
            unsafe target.pointee.assemble(run.block, into: slot)
            unsafe slots.giveBack(run.block)
        }
        return unsafe (run.block, next)
    }

    /// Enters an object, takes a block for it, and goes to the byte after its bracket, or to the next
    /// entry of a tape.
    @inline(__always)
    private mutating func beginRun(
        _ plan: Unmanaged<ObjectPlan>,
        at bracket: UnsafePointer<UInt8>?
    ) throws(JSONError) -> PlanRun {
        let start: Int
        if let bracket = unsafe bracket {
            unsafe position = bracket
            start = unsafe offset(of: bracket)
        } else {
            start = try unsafe lookAtObject(plan)
        }
        try push(.object, at: start)
        if let bracket = unsafe bracket { unsafe position = bracket + 1 } else { passBracket() }
        let (size, alignment, seenOffset) = unsafe plan._withUnsafeGuaranteedRef {
            ($0.blockSize, $0.blockAlignment, $0.seenOffset)
        }
        let block = unsafe slots.take(byteCount: size, alignment: alignment)
        let seen = unsafe SeenFields(of: plan, at: block + seenOffset)
        return unsafe PlanRun(plan, block: block, seen: seen, start: start, depth: depth)
    }

    /// Looks for an object where white space or a comment may come first, or on a tape.
    ///
    /// Returns the offset of its bracket.
    @inline(never)
    private mutating func lookAtObject(_ plan: Unmanaged<ObjectPlan>) throws(JSONError) -> Int {
        guard try openingBracket() == UInt8(ascii: "{") else { throw unsafe expectedObject(plan) }
        return offset
    }

    /// Passes a bracket that was looked at.
    @inline(never)
    private mutating func passBracket() {
        if unsafe nextEntry < entriesEnd { unsafe nextEntry += 1 } else { unsafe position += 1 }
    }

    /// Gives back a block whose values were moved out.
    @usableFromInline
    package mutating func endBlock(_ block: UnsafeMutableRawPointer) {
        unsafe slots.giveBack(block)
    }

    /// Takes a block for values that are collected; ``endBlock(_:)`` gives it back.
    @usableFromInline
    package mutating func beginBlock(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
        unsafe slots.take(byteCount: byteCount, alignment: alignment)
    }

    /// Takes a block for the fields of a plan; ``endBlock(_:)`` gives it back.
    @usableFromInline
    package mutating func beginBlock(of plan: ModelPlan) -> UnsafeMutableRawPointer {
        let (size, alignment) = unsafe plan.plan._withUnsafeGuaranteedRef {
            ($0.blockSize, $0.blockAlignment)
        }
        return unsafe slots.take(byteCount: size, alignment: alignment)
    }

    // MARK: Members

    /// Reads the member of a field whose key was passed, unless an earlier one counts.
    @inline(__always)
    mutating func readMember(_ index: Int, _ run: inout PlanRun) throws(JSONError) {
        guard try isFree(index, &run) else { return }
        do throws(JSONError) {
            let byte = unsafe nextEntry < entriesEnd ? Lookahead.entry : try lookAtValue()
            try unsafe read(UnsafePointer(run.entries + index), into: run.block, at: byte)
            run.seen.insert(index)
        } catch {
            try recover(from: error, to: run.depth)
            run.fail(index)
        }
    }

    /// Passes the text before a value, including comments if they are allowed.
    ///
    /// Returns its first byte, or a `Lookahead` sentinel.
    @inline(__always)
    mutating func startOfValue() throws(JSONError) -> UInt32 {
        var byte = unsafe position.pointee
        if byte == UInt8(ascii: " ") {
            unsafe position += 1
            byte = unsafe position.pointee
        }
        if byte > UInt8(ascii: "/") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "-") {
            return UInt32(byte)
        }
        return try lookAtValue()
    }

    /// True if bytes follow from a key on, since libyajl stopped; false if the object ended.
    @inline(never)
    private mutating func readMembersOnTape(_ run: inout PlanRun) throws(JSONError) -> Bool {
        guard try firstMember() else { return false }
        if unsafe nextEntry == entriesEnd { return true }
        let entries = unsafe UnsafePointer(run.entries)
        let count = run.count
        let order = run.order
        var place = unsafe order.start
        while true {
            let key = unsafe nextEntry.pointee
            unsafe nextEntry += 1
            unsafe frames[depth] = Frame(keyAt: key.offset)
            turn = .value
            let text = unsafe text(of: key)
            var index = unsafe order.expected(after: place) - entries
            if unsafe index >= count || key.isEscaped || !entries[index].hasKey(text.bytes) {
                index = unsafe run.index(of: text)
                if index < 0 {
                    try unsafe passUnknown(try noteUnknown(text, &run), &run)
                } else {
                    unsafe order.learn(entries + index, after: place)
                }
            }
            if index >= 0 {
                try readMember(index, &run)
                unsafe place = entries + index
            }
            if unsafe nextEntry < entriesEnd {
                if unsafe nextEntry.pointee.kind == .key { continue }
                // Only the end can be here.
                unsafe nextEntry += 1
                depth &-= 1
                turn = .step
                return false
            }
            turn = .step
            if try !nextMember() { return false }
            if unsafe nextEntry == entriesEnd { return true }
        }
    }

    // MARK: Rare cases

    /// True if a value that comes for a field is to be read.
    @inline(__always)
    private mutating func isFree(_ index: Int, _ run: inout PlanRun) throws(JSONError) -> Bool {
        run.wasThere(index) ? try makesRoom(for: index, &run) : true
    }

    /// For a field that has its value already: true if this one takes its place.
    @inline(never)
    private mutating func makesRoom(
        for index: Int,
        _ run: inout PlanRun
    ) throws(JSONError) -> Bool {
        switch options.duplicateKeys {
        case .last:
            guard run.seen.contains(index) else { return true }
            unsafe run.plan._withUnsafeGuaranteedRef { unsafe $0.destroySlot(index, of: run.block) }
            run.seen.remove(index)
            return true
        case .first:
            try skipValue()
            return false
        case .reject:
            throw unsafe duplicateKey(run.entries[index].field.pointee.key)
        }
    }

    /// Makes the values of fields that were not there.
    @inline(never)
    mutating func complete(_ run: inout PlanRun) throws(JSONError) {
        for index in 0..<run.count where !run.seen.contains(index) {
            let entry = unsafe run.entries + index
            if unsafe index == run.plan._withUnsafeGuaranteedRef({ $0.collector }) {
                // SAFETY: the slot of this field is of this type, and not initialised.
                unsafe (run.block + entry.pointee.offset)
                    .initializeMemory(as: [String: JSONValue].self, to: run.collected)
                run.seen.insert(index)
            } else if unsafe entry.pointee.initializeMissing(in: run.block) {
                run.seen.insert(index)
            } else if !run.didFail(index) {
                try note(missingKey(of: index, run))
                run.failed = true
            }
        }
        if run.failed {
            throw ErrorRecorder.noted
        }
    }

    private mutating func expectedObject(_ plan: Unmanaged<ObjectPlan>) -> JSONError {
        guard let key = unsafe plan._withUnsafeGuaranteedRef({ $0.firstRequiredKey }) else {
            return expected("an object")
        }
        return expected("an object (containing the key \(DiagnosticText.quoted(key)))")
    }
}

/// Which part of an object is read.
protocol ObjectPart {
    /// The run that has read the start of the object; nil for a whole object.
    var run: UnsafeMutablePointer<PlanRun>? { get }
    /// Only this many fields, the first of the plan, may already have values.
    var fieldCount: Int { get }
    /// The field whose member was read last; -1 if there is none.
    var lastField: Int { get }
}

/// All of an object.
struct WholeObject: ObjectPart {
    @inline(__always) var run: UnsafeMutablePointer<PlanRun>? { nil }
    @inline(__always) var fieldCount: Int { 0 }
    @inline(__always) var lastField: Int { -1 }
}

/// What follows some members of an object.
@safe
struct RestOfObject: ObjectPart {
    let run: UnsafeMutablePointer<PlanRun>?
    let fieldCount: Int
    let lastField: Int
}
