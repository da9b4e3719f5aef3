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
        let byte = try lookAtValue()
        let start: Int
        if byte == UInt32(UInt8(ascii: "{")) {
            start = offset(of: position)
            try push(.object, at: start)
            position += 1
        } else if byte == Lookahead.entry, entry.pointee.kind == .beginObject {
            start = entry.pointee.offset
            try push(.object, at: start)
            entry += 1
        } else {
            throw expectedObject(plan)
        }
        let (size, alignment) = plan._withUnsafeGuaranteedRef { ($0.blockSize, $0.blockAlignment) }
        let block = slots.take(byteCount: size, alignment: alignment)
        var run = PlanRun(plan, block: block, start: start, depth: depth)
        do {
            if try firstMember() {
                try readMembers(&run)
            }
            if !run.seen.isComplete(count: run.count) || run.failed {
                try complete(&run)
            }
        } catch {
            plan._withUnsafeGuaranteedRef { $0.destroySlots(of: block, where: run.seen) }
            slots.giveBack(block)
            throw error
        }
        return block
    }

    /// Gives back a block whose values were moved out.
    @usableFromInline
    package mutating func endBlock(_ block: UnsafeMutableRawPointer) {
        slots.giveBack(block)
    }

    /// Takes a block for values that are collected; ``endBlock(_:)`` gives it back.
    @usableFromInline
    package mutating func beginBlock(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
        slots.take(byteCount: byteCount, alignment: alignment)
    }

    // MARK: Members
    // The loop stands here twice, for bytes and for a tape: to ask at each member which it is
    // would cost the bytes some of their speed.

    /// Reads members from the first key to the end of the object.
    private mutating func readMembers(_ run: inout PlanRun) throws(JSONError) {
        if entry < entryEnd {
            if try readMembersOnTape(&run) { return }
        }
        try readMembersInBytes(&run)
    }

    private mutating func readMembersInBytes(_ run: inout PlanRun) throws(JSONError) {
        let entries = run.entries
        // A plan with a key beyond the limit takes no short way.
        let count = run.longestKey <= keyLimit ? run.count : 0
        while true {
            let byte = try skipWhiteSpace()
            guard byte == 0x22 else {
                if byte == 0x7D, options.syntax.contains(.allowTrailingCommas) {
                    _ = leaveContainer()
                    return
                }
                try unexpected(byte, .key, .container)
                continue
            }
            var index = run.predicted
            if index < count, entries[index].stands(behindQuote: position + 1, end: end) {
                frames[depth] = Frame(keyAt: offset(of: position))
                position += 1 + entries[index].quotedLength
                if position.pointee == 0x3A {
                    position += 1
                } else {
                    try refuseDuplicate(of: index, run)
                    try readColon()
                }
                turn = .value
            } else {
                let text = try scanString(.key)
                frames[depth] = Frame(keyAt: text.offset)
                index = run.index(of: text)
                let unknown = index < 0 ? try noteUnknown(text, &run) : nil
                try refuseDuplicate(of: index, run)
                try readColon()
                turn = .value
                if index < 0 {
                    try passUnknown(unknown, &run)
                }
            }
            if index >= 0, try isFree(index, &run) {
                do throws(JSONError) {
                    try read(
                        UnsafePointer(entries + index),
                        into: run.block,
                        at: try startOfValue()
                    )
                    run.seen.insert(index)
                } catch {
                    try recover(from: error, to: run.depth)
                    run.fail(index)
                }
                run.predicted = index &+ 1
            }
            let next = try skipWhiteSpace()
            if next == 0x2C {
                position += 1
            } else if next == 0x7D {
                _ = leaveContainer()
                return
            } else {
                turn = .step
                if try !nextMember() { return }
            }
        }
    }

    /// True if the object ended; false if libyajl stopped, and bytes follow from a key on.
    private mutating func readMembersOnTape(_ run: inout PlanRun) throws(JSONError) -> Bool {
        let entries = run.entries
        let count = run.count
        while true {
            let key = entry.pointee
            entry += 1
            frames[depth] = Frame(keyAt: key.offset)
            turn = .value
            let text = text(of: key)
            var index = run.predicted
            if index >= count || key.isEscaped || !entries[index].hasKey(text.bytes) {
                index = run.index(of: text)
                if index < 0 {
                    try passUnknown(try noteUnknown(text, &run), &run)
                }
            }
            if index >= 0, try isFree(index, &run) {
                do throws(JSONError) {
                    let byte = entry < entryEnd ? Lookahead.entry : try startOfValue()
                    try read(UnsafePointer(entries + index), into: run.block, at: byte)
                    run.seen.insert(index)
                } catch {
                    try recover(from: error, to: run.depth)
                    run.fail(index)
                }
                run.predicted = index &+ 1
            }
            if entry < entryEnd {
                if entry.pointee.kind == .key { continue }
                // Nothing else than the end can stand here.
                entry += 1
                depth &-= 1
                turn = .step
                return true
            }
            turn = .step
            if try !nextMember() { return true }
            if entry == entryEnd { return false }
        }
    }

    /// Passes what stands before a value; comments too, where they are allowed.
    @inline(__always)
    private mutating func startOfValue() throws(JSONError) -> UInt32 {
        let byte = try skipWhiteSpace()
        return byte == 0x2F ? try lookAtValue() : byte
    }

    // MARK: Rare cases

    /// What to do with a key that is no field: the error, if it is one.
    ///
    /// While the key is still in memory.
    @inline(never)
    private mutating func noteUnknown(
        _ text: TextToken,
        _ run: inout PlanRun
    ) throws(JSONError) -> JSONError? {
        if options.duplicateKeys == .reject, !run.noteUnknown(text.string()) {
            throw duplicateKey(text.string())
        }
        if run.plan._withUnsafeGuaranteedRef({ $0.collector }) >= 0 {
            let key = text.string()
            if !PlanRun.canCollect(key) { return longKey(key) }
            if run.standsFor(key) { return equalKey(key) }
            run.expectMember(key)
            return nil
        }
        let isRefused = run.plan._withUnsafeGuaranteedRef { $0.unknownKeys == .reject }
        return isRefused ? unknownKey(text.string(), run) : nil
    }

    /// Passes the value of a key that is no field.
    private mutating func passUnknown(
        _ error: JSONError?,
        _ run: inout PlanRun
    ) throws(JSONError) {
        guard let error else {
            if run.plan._withUnsafeGuaranteedRef({ $0.collector }) >= 0 { return try collect(&run) }
            return try skipValue()
        }
        // On a tape it is known only now if a colon followed.
        _ = try skipWhiteSpace()
        try recover(from: error, to: run.depth)
        run.failed = true
    }

    /// Reads the value of a key that no field has, for the field that collects them.
    private mutating func collect(_ run: inout PlanRun) throws(JSONError) {
        guard let key = run.wantedKey(options.duplicateKeys) else { return try skipValue() }
        do throws(JSONError) {
            run.collect(try readValue(), for: key)
        } catch {
            try recover(from: error, to: run.depth)
            run.failed = true
        }
    }

    /// Throws for a field whose key was there before, if that is an error.
    ///
    /// While the key is still in memory.
    @inline(__always)
    private func refuseDuplicate(of index: Int, _ run: PlanRun) throws(JSONError) {
        if options.duplicateKeys == .reject, index >= 0, run.wasThere(index) {
            throw duplicateKey(run.entries[index].field.pointee.key)
        }
    }

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
            run.plan._withUnsafeGuaranteedRef { $0.destroySlot(index, of: run.block) }
            run.seen.remove(index)
            return true
        case .first:
            try skipValue()
            return false
        case .reject:
            throw duplicateKey(run.entries[index].field.pointee.key)
        }
    }

    /// Makes the values of fields that were not there.
    @inline(never)
    private mutating func complete(_ run: inout PlanRun) throws(JSONError) {
        for index in 0..<run.count where !run.seen.contains(index) {
            let entry = run.entries + index
            if index == run.plan._withUnsafeGuaranteedRef({ $0.collector }) {
                // SAFETY: the slot of this field is of this type, and not initialised.
                (run.block + entry.pointee.offset)
                    .initializeMemory(as: [String: JSONValue].self, to: run.collected)
                run.seen.insert(index)
            } else if entry.pointee.initializeMissing(in: run.block) {
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
        guard let key = plan._withUnsafeGuaranteedRef({ $0.firstRequiredKey }) else {
            return expected("an object")
        }
        return expected("an object (containing the key \(DiagnosticText.quoted(key)))")
    }

    // MARK: Values

    /// Reads the value of a field into its slot.
    @inline(__always)
    mutating func read(
        _ entry: UnsafePointer<PlanEntry>,
        into block: UnsafeMutableRawPointer,
        at byte: UInt32
    ) throws(JSONError) {
        // SAFETY: the slot has the layout of the type that the operation names, and is not
        // initialised: `seen` tells.
        let slot = block + entry.pointee.offset
        switch entry.pointee.operation {
        case .closures:
            // A nil is copied: that is faster than a call.
            if entry.pointee.hasNilImage, try null(at: byte) {
                return entry.pointee.initializeNil(at: slot)
            }
            try entry.pointee.withAccessors { accessors throws(JSONError) in
                try accessors.read(&self, slot)
            }
        case .string:
            slot.initializeMemory(as: String.self, to: try string(at: byte))
        case .int:
            slot.initializeMemory(as: Int.self, to: try int(at: byte))
        case .double:
            slot.initializeMemory(as: Double.self, to: try double(at: byte))
        case .bool:
            slot.initializeMemory(as: Bool.self, to: try bool(at: byte))
        case .optionalString:
            let isNull = try null(at: byte)
            slot.initializeMemory(as: String?.self, to: isNull ? nil : try string(at: byte))
        case .optionalInt:
            let isNull = try null(at: byte)
            slot.initializeMemory(as: Int?.self, to: isNull ? nil : try int(at: byte))
        case .optionalDouble:
            let isNull = try null(at: byte)
            slot.initializeMemory(as: Double?.self, to: isNull ? nil : try double(at: byte))
        case .optionalBool:
            let isNull = try null(at: byte)
            slot.initializeMemory(as: Bool?.self, to: isNull ? nil : try bool(at: byte))
        }
    }
}
