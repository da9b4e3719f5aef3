/// Keys that may have been meant.
extension JSONCursor {
    /// The longest object that is read again to find such a key, in bytes.
    private static let longestObject = 1 << 16
    /// The most keys that are compared.
    private static let mostKeys = 200
    /// The most errors of one document for which such a key is looked for.
    private static let mostErrors = 100

    /// True if one more error may have such a key.
    ///
    /// Else a document with many wrong keys takes the time of comparing each of them with all fields.
    private var isSuggesting: Bool {
        (recorder?.errors.count ?? 0) < JSONCursor.mostErrors
    }

    /// The error for a field whose key is not in the object that was read.
    mutating func missingKey(of index: Int, _ run: PlanRun) -> JSONError {
        let plan = unsafe run.plan.takeUnretainedValue()
        let key = unsafe run.entries[index].field.pointee.key
        return missingKey(key, from: run.start) { key in
            unsafe KeyBytes.withBytes(key) { unsafe plan.keys.index(of: $0) } < 0
        }
    }

    /// The error for a key that is not in the object that was read.
    package mutating func missingKey(_ key: String, at place: Place) -> JSONError {
        missingKey(key, from: place.offset) { _ in true }
    }

    private mutating func missingKey(
        _ key: String,
        from start: Int,
        _ isUnknown: (String) -> Bool
    ) -> JSONError {
        if isQuiet { return JSONCursor.quietFailure }
        let others = isSuggesting ? unknownKeys(from: start, isUnknown) : []
        return failure(.missingKey(key, .nearest(to: key, among: others)), at: offsetOfEnd)
    }

    /// The error for the key that was read last, which no field has.
    mutating func unknownKey(_ key: String, _ run: PlanRun) -> JSONError {
        if isQuiet { return JSONCursor.quietFailure }
        let fields = (0..<(isSuggesting ? run.count : 0)).lazy.filter { !run.wasThere($0) }
            .map { unsafe run.entries[$0].field.pointee.key }
        return failureAtKey(.unknownKey(key, .nearest(to: key, among: fields)))
    }

    /// The keys that no field has, of an object that was read, if it is still in memory.
    private func unknownKeys(from start: Int, _ isUnknown: (String) -> Bool) -> [String] {
        let end = offsetOfEnd + 1
        guard end - start <= JSONCursor.longestObject else { return [] }
        let bytes = unsafe UnsafeBufferPointer(start: pointer(at: start), count: end - start)
        var keys: [String] = []
        do throws(JSONError) {
            var cursor = unsafe JSONCursor(value: 0..<bytes.count, of: bytes, options: options)
            guard try cursor.beginObject() else { return [] }
            while keys.count < JSONCursor.mostKeys {
                let key = try cursor.readKey()
                if isUnknown(key) { keys.append(key) }
                try cursor.skipValue()
                guard try cursor.nextMember() else { break }
            }
        } catch {
            // The object was read before without an error.
        }
        return keys
    }
}
