/// Reading objects with any keys into memory, by their plan.
extension JSONCursor {
    /// Reads an object with any keys that starts at an address, and initialises memory with the
    /// dictionary.
    ///
    /// Without an address it is the next value, on a tape. Returns the address after it.
    ///
    /// - Precondition: the address is before the end. The plan outlives the call, which does not retain
    ///   it.
    @inline(never)
    mutating func readMap(
        _ plan: Unmanaged<MapPlan>,
        into target: UnsafeMutableRawPointer,
        at start: UnsafePointer<UInt8>?
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        let hasMember: Bool
        if let start = unsafe start, unsafe start.pointee == UInt8(ascii: "{") {
            unsafe position = start
            try unsafe push(.object, at: offset(of: start))
            unsafe position = start + 1
            if unsafe position < end { passIndent() }
            hasMember = isAtKey ? true : try firstMember()
        } else {
            hasMember = try decodeObjectStart("an object")
        }
        guard hasMember else {
            if unsafe plan._withUnsafeGuaranteedRef({ $0.counts.lowerBound }) > 0 {
                throw unsafe wrongCount(plan.takeUnretainedValue(), 0)
            }
            unsafe MapPlan.makeEmpty(at: target)
            return unsafe position
        }
        let (size, alignment) = unsafe plan._withUnsafeGuaranteedRef {
            ($0.firstSize, $0.alignment)
        }
        let block = unsafe slots.take(byteCount: size, alignment: alignment)
        let waits =
            unsafe options.duplicateKeys == .last && plan._withUnsafeGuaranteedRef(\.hasTextKeys)
        var stage = unsafe MapStage(plan, block: block, target: target, waits: waits)
        do throws(JSONError) {
            let failed = try unsafe readMembers(of: plan, &stage)
            let found = stage.finish()
            if unsafe failed || !plan._withUnsafeGuaranteedRef({ $0.counts.contains(found) }) {
                try unsafe failValues(
                    of: plan.takeUnretainedValue(),
                    found: failed ? stage.keyCount(found) : found
                )
            }
        } catch {
            stage.destroy()
            giveBackBlocks(of: &stage)
            throw error
        }
        giveBackBlocks(of: &stage)
        return unsafe position
    }

    /// True if a key is known to be next.
    @inline(__always)
    private var isAtKey: Bool {
        unsafe position < end && position.pointee == UInt8(ascii: "\"")
    }

    /// Reads members from the first key to the end of the object.
    ///
    /// True if some of them were wrong, which was noted.
    @inline(__always)
    private mutating func readMembers(
        of plan: Unmanaged<MapPlan>,
        _ stage: inout MapStage
    ) throws(JSONError) -> Bool {
        let level = depth
        var failed = false
        while true {
            if isAtKey {
                let text = try unsafe scanKeyText()
                unsafe frames[depth] = Frame(keyAt: text.offset)
                turn = .value
                let key = unsafe text.string()
                if stage.waits, unsafe text.isKnownASCII {
                    try passColon()
                    if try !readWaiting(key, &stage, level) { failed = true }
                } else if try !readMember(key, awaitsColon: true, &stage, level) {
                    failed = true
                }
            } else {
                let (key, awaitsColon) = try scanKey()
                if try !readMember(key, awaitsColon: awaitsColon, &stage, level) { failed = true }
            }
            if unsafe position < end {
                if unsafe position.pointee == UInt8(ascii: ",") {
                    passComma()
                    if isAtKey { continue }
                    if try findKey() { continue } else { break }
                }
                if passEnd(UInt8(ascii: "}")) { break }
            }
            turn = .step
            guard try nextMember() else { break }
        }
        return failed
    }

    /// Reads the value of a key that is ASCII, and lets the member wait.
    ///
    /// Such keys are equal only if their texts are the same, so that it is enough to look for equal
    /// ones when the dictionary is made. False if there is no value, which was noted.
    @inline(__always)
    private mutating func readWaiting(
        _ key: String,
        _ stage: inout MapStage,
        _ level: Int
    ) throws(JSONError) -> Bool {
        if stage.count == stage.room { makeRoom(in: &stage) }
        let (entry, stride) = unsafe stage.plan._withUnsafeGuaranteedRef {
            unsafe ($0.entry, $0.stride)
        }
        do throws(JSONError) {
            var next = unsafe position
            try unsafe read(UnsafePointer(entry), into: stage.next, from: &next)
            unsafe position = next
        } catch {
            try recover(from: error, to: level)
            stage.texts.note(key)
            return false
        }
        // SAFETY: the member starts with its key, which is not initialised.
        unsafe stage.next.initializeMemory(as: String.self, to: key)
        stage.advance(stride)
        return true
    }

    /// Makes room for one more member that waits.
    @inline(never)
    private mutating func makeRoom(in stage: inout MapStage) {
        let (most, size) = unsafe stage.plan._withUnsafeGuaranteedRef {
            ($0.mostWaiting, $0.stride)
        }
        let waiting = stage.waiting
        if waiting < most {
            let alignment = unsafe stage.plan._withUnsafeGuaranteedRef { $0.alignment }
            unsafe stage.add(slots.take(byteCount: 2 * stage.room * size, alignment: alignment))
        } else {
            stage.spill(room: waiting + waiting / 2)
            removeBlocks(of: &stage)
        }
    }

    /// Gives back all blocks but the first.
    private mutating func removeBlocks(of stage: inout MapStage) {
        while let block = unsafe stage.removeBlock() { unsafe slots.giveBack(block) }
    }

    @inline(__always)
    private mutating func giveBackBlocks(of stage: inout MapStage) {
        removeBlocks(of: &stage)
        unsafe slots.giveBack(stage.block)
    }

    // MARK: Keys that need more

    /// Passes the colon after a key, and reads the value, whatever the key is.
    ///
    /// False if there is none, which was noted.
    @inline(never)
    private mutating func readMember(
        _ text: String,
        awaitsColon: Bool,
        _ stage: inout MapStage,
        _ level: Int
    ) throws(JSONError) -> Bool {
        if stage.waits, text.utf8.allSatisfy(UTF8.isASCII) {
            try endKey(awaitsColon: awaitsColon)
            return try readWaiting(text, &stage, level)
        }
        guard text.isFastToHash else {
            try endKey(awaitsColon: awaitsColon)
            try recover(from: failureAtKey(.longKey(text)), to: level)
            stage.texts.note(text)
            return false
        }
        stage.stopWaiting()
        stage.note(text)
        if options.duplicateKeys != .last, stage.isRepeated(text) {
            if options.duplicateKeys == .reject { throw duplicateKey(text) }
            try endKey(awaitsColon: awaitsColon)
            try skipValue()
            return true
        }
        try endKey(awaitsColon: awaitsColon)
        do throws(JSONError) {
            try readValue(of: text, &stage)
            return true
        } catch {
            try recover(from: error, to: level)
            stage.noteFailure(text)
            return false
        }
    }

    /// Reads the value of a key, and puts the member into the dictionary.
    private mutating func readValue(of text: String, _ stage: inout MapStage) throws(JSONError) {
        do {
            try stage.makeKey(text)
        } catch {
            let name = DiagnosticText.name(text)
            throw keyFailure("Failed to parse key \(name):\n\(error)")
        }
        let entry = unsafe stage.plan._withUnsafeGuaranteedRef { unsafe $0.entry }
        do throws(JSONError) {
            try unsafe read(UnsafePointer(entry), into: stage.next, at: try lookAtValue())
        } catch {
            stage.destroyKey()
            throw error
        }
        if stage.put(text) { return }
        let name = DiagnosticText.quoted(text)
        throw keyFailure("Key \(name) means the same as an earlier key.")
    }
}
