import FastJSON

/// A type whose values are read into memory where they stand, if their text is of a common form.
@_documentation(visibility: internal)
public protocol DirectValue: DirectMember {
    /// Reads a value at an address into uninitialised memory, and returns the address after it.
    ///
    /// Returns nil, and has read nothing, if the plan has to read it. If it throws, the memory is
    /// uninitialised.
    @unsafe
    static func readValue(
        into slot: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> UnsafePointer<UInt8>?
}

extension DirectValue {
    /// Reads a member in place if that is possible, otherwise by the plan.
    @_documentation(visibility: internal)
    @inlinable
    @inline(__always)
    @unsafe
    public static func readMember(
        _ index: Int,
        keyCount: Int,
        _ members: inout MemberReader,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Bool {
        try unsafe members.readMember(index, keyCount: keyCount, &cursor) {
            slot,
            start,
            cursor throws(JSONError) in
            try unsafe readValue(into: slot, from: start, &cursor)
        }
    }

    /// Reads a member that may be null, in the same way.
    @_documentation(visibility: internal)
    @inlinable
    @inline(__always)
    @unsafe
    public static func readOptionalMember(
        _ index: Int,
        keyCount: Int,
        _ members: inout MemberReader,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Bool {
        try unsafe members.readMember(index, keyCount: keyCount, &cursor) {
            slot,
            start,
            cursor throws(JSONError) in
            guard let end = unsafe try readValue(into: slot, from: start, &cursor) else {
                return nil
            }
            let value = unsafe slot.assumingMemoryBound(to: Self.self).move()
            unsafe slot.initializeMemory(as: Self?.self, to: value)
            return unsafe end
        }
    }
}

extension MemberReader {
    /// Reads a member by a function that reads its value, or by the plan if that returns nil.
    @inlinable
    @inline(__always)
    mutating func readMember(
        _ index: Int,
        keyCount: Int,
        _ cursor: inout JSONCursor,
        _ read: (
            UnsafeMutableRawPointer, UnsafePointer<UInt8>, inout JSONCursor
        ) throws(JSONError) -> UnsafePointer<UInt8>?
    ) throws(JSONError) -> Bool {
        unsafe next = cursor.startMember(at: next, keyCount: keyCount)
        guard let end = unsafe try read(slot(index), next, &cursor) else {
            return try readByPlan(index, keyCount: 0, &cursor)
        }
        // The value counts before anything else can fail.
        field = index &+ 1
        return unsafe advance(index, to: try cursor.endMember(at: end))
    }
}
