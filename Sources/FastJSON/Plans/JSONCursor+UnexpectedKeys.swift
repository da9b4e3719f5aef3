/// Keys of an object that its plan does not expect.
extension JSONCursor {
    /// Passes a key that was not expected, and returns the index of its field.
    ///
    /// If it has none, its value is passed too. Returns ``PlanRun/noMember`` at the end of the
    /// object.
    @inline(never)
    mutating func passKey(_ run: inout PlanRun) throws(JSONError) -> Int {
        let key = unsafe position
        if let (index, value) = unsafe lookUp(key, run.plan),
            unsafe index >= 0 || skipsUnknownMembers(run.plan)
        {
            unsafe frames[depth] = Frame(keyAt: offset(of: key))
            try refuseDuplicate(of: index, run)
            unsafe position = value
            turn = .value
            if index < 0 { try skipValue() }
            return index
        }
        return try passOtherKey(&run)
    }

    /// The field whose key stands at an address, and the address after its colon.
    ///
    /// The field is -1 if none has this key. Nil for a key that needs a closer look: it has escapes, other
    /// characters than ASCII, more than 32 bytes, or white space around it.
    @inline(__always)
    func lookUp(
        _ key: UnsafePointer<UInt8>,
        _ plan: Unmanaged<ObjectPlan>
    ) -> (field: Int, value: UnsafePointer<UInt8>)? {
        guard unsafe key < end, unsafe key.pointee == UInt8(ascii: "\"") else { return nil }
        let count = unsafe ByteBlock.plainCount(at: key + 1)
        let closing = unsafe key + (count &+ 1)
        guard unsafe closing.pointee == UInt8(ascii: "\""),
            unsafe closing[1] == UInt8(ascii: ":"), count <= keyLimit
        else { return nil }
        let index = unsafe plan._withUnsafeGuaranteedRef {
            unsafe $0.keys.index(ofScanned: key + 1, count: count)
        }
        return unsafe (index, closing + 2)
    }

    /// True if members without a field are checked and dropped.
    @inline(__always)
    func skipsUnknownMembers(_ plan: Unmanaged<ObjectPlan>) -> Bool {
        guard options.duplicateKeys != .reject else { return false }
        return unsafe plan._withUnsafeGuaranteedRef { $0.skipsUnknownKeys }
    }

    /// Passes a key that has no field, that needs a closer look, or that is not a key at all.
    private mutating func passOtherKey(_ run: inout PlanRun) throws(JSONError) -> Int {
        let isFirst = unsafe frames[depth].keyOffset == nil
        while true {
            let byte = try skipWhiteSpace()
            if byte == UInt32(UInt8(ascii: "\"")) { break }
            let canEnd = isFirst || options.syntax.contains(.allowTrailingCommas)
            if byte == UInt32(UInt8(ascii: "}")), canEnd {
                _ = leaveContainer()
                return PlanRun.noMember
            }
            try unexpected(byte, isFirst ? .keyOrEndOfObject : .key, .container)
        }
        let text = try unsafe scanKeyText()
        unsafe frames[depth] = Frame(keyAt: text.offset)
        let index = unsafe run.index(of: text)
        let unknown = unsafe index < 0 ? try noteUnknown(text, &run) : nil
        try refuseDuplicate(of: index, run)
        try readColon()
        turn = .value
        if index < 0 { try passUnknown(unknown, &run) }
        return index
    }

    /// Throws for a field whose key was there before, if that is an error.
    ///
    /// The key must still be in memory.
    /// Mutating, or the compiler would copy the cursor for the call.
    @inline(__always)
    private mutating func refuseDuplicate(of index: Int, _ run: PlanRun) throws(JSONError) {
        if options.duplicateKeys == .reject, index >= 0, run.wasThere(index) {
            throw unsafe duplicateKey(run.entries[index].field.pointee.key)
        }
    }

    // MARK: Members without a field

    /// The error for a key that has no field, if it is one.
    ///
    /// The key must still be in memory.
    @inline(never)
    mutating func noteUnknown(
        _ text: TextToken,
        _ run: inout PlanRun
    ) throws(JSONError) -> JSONError? {
        if options.duplicateKeys == .reject, unsafe !run.noteUnknown(text.string()) {
            throw unsafe duplicateKey(text.string())
        }
        if unsafe run.plan._withUnsafeGuaranteedRef({ $0.collector }) >= 0 {
            let key = unsafe text.string()
            if !key.isFastToHash { return failureAtKey(.longKey(key)) }
            if run.standsFor(key) { return failureAtKey(.equalKey(key)) }
            run.expectMember(key)
            return nil
        }
        let isRefused = unsafe run.plan._withUnsafeGuaranteedRef { $0.rejectsUnknownKeys }
        return unsafe isRefused ? unknownKey(text.string(), run) : nil
    }

    /// Passes the value of a key that has no field.
    mutating func passUnknown(_ error: JSONError?, _ run: inout PlanRun) throws(JSONError) {
        guard let error else {
            if unsafe run.plan._withUnsafeGuaranteedRef({ $0.collector }) >= 0 {
                return try collect(&run)
            }
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
}
