/// Members of an object that no field names.
extension JSONCursor {
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
        let isRefused = unsafe run.plan._withUnsafeGuaranteedRef { $0.unknownKeys == .reject }
        return unsafe isRefused ? unknownKey(text.string(), run) : nil
    }

    /// Passes the value of a key that has no field.
    mutating func passUnknown(
        _ error: JSONError?,
        _ run: inout PlanRun
    ) throws(JSONError) {
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
