/// A type whose values are read as members where they stand: see ``MemberReader``.
///
/// Some standard types and models conform. No other type may, because it may read its JSON differently.
@_documentation(visibility: internal)
public protocol DirectMember: SendableMetatype {
    /// Reads the value of a member into the model, and goes to the next member.
    ///
    /// - Parameters:
    ///   - index: The field.
    ///   - keyCount: The bytes of the key that stands where the reader is; 0 if it was passed.
    ///   - members: The reader of the members.
    ///   - cursor: The cursor of the text.
    /// - Returns: False if there is no next member.
    /// - Throws: ``JSONError`` if the value is wrong, or what follows it.
    /// - Precondition: the field is of this type.
    @unsafe
    static func readMember(
        _ index: Int,
        keyCount: Int,
        _ members: inout MemberReader,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Bool

    /// Reads a member in the same way, for a field of the optional type.
    @unsafe
    static func readOptionalMember(
        _ index: Int,
        keyCount: Int,
        _ members: inout MemberReader,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Bool
}

extension Optional: DirectMember where Wrapped: DirectMember {
    /// Reads a member that may be null.
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
        try unsafe Wrapped.readOptionalMember(index, keyCount: keyCount, &members, &cursor)
    }

    /// Reads a member by the plan: an optional in an optional is rare.
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
        try members.readByPlan(index, keyCount: keyCount, &cursor)
    }
}

extension Int: DirectMember {
    /// Reads a member that is an integer.
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
        let member = try unsafe cursor.intMember(at: members.next, keyCount: keyCount)
        return unsafe members.store(member, index)
    }

    /// Reads a member that is an integer or null.
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
        let member = try unsafe cursor.optionalIntMember(at: members.next, keyCount: keyCount)
        return unsafe members.store(member, index)
    }
}

extension Double: DirectMember {
    /// Reads a member that is a number.
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
        let member = try unsafe cursor.doubleMember(at: members.next, keyCount: keyCount)
        return unsafe members.store(member, index)
    }

    /// Reads a member that is a number or null.
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
        let member = try unsafe cursor.optionalDoubleMember(at: members.next, keyCount: keyCount)
        return unsafe members.store(member, index)
    }
}

extension String: DirectMember {
    /// Reads a member that is a string.
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
        let member = try unsafe cursor.stringMember(at: members.next, keyCount: keyCount)
        return unsafe members.store(member, index)
    }

    /// Reads a member that is a string or null.
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
        let member = try unsafe cursor.optionalStringMember(at: members.next, keyCount: keyCount)
        return unsafe members.store(member, index)
    }
}

extension Bool: DirectMember {
    /// Reads a member that is a boolean.
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
        let member = try unsafe cursor.boolMember(at: members.next, keyCount: keyCount)
        return unsafe members.store(member, index)
    }

    /// Reads a member that is a boolean or null.
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
        guard members.passesKeyToPlainValue(keyCount: keyCount, &cursor) else {
            return try members.readByPlan(index, keyCount: 0, &cursor)
        }
        let (value, next) = try unsafe cursor.boolMember(at: members.next, keyCount: 0)
        return unsafe members.store((Optional(value), next), index)
    }
}
