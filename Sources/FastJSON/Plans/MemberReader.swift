/// Reads the members of an object into its block, by code that was compiled for their types.
///
/// The macro `@JSONModel` makes that code: a line for each field, in the order of their declaration.
///
/// ```text
/// try unsafe members.read(0, "\"id\":", Int.self, &cursor)
/// try unsafe members.read(1, "\"text\":", String.self, &cursor)
/// ```
///
/// The expected key is compared a word at a time, with its quotes and its colon. If the text has
/// another key there, the plan of the object looks for the next member that has a field. If a member
/// comes too early, the plan reads it and all members after it.
///
/// A reader is a value that fits into registers. So it is only passed to functions that are inlined;
/// rare work gets a copy of it.
@_documentation(visibility: internal)
@safe
public struct MemberReader {
    /// The most fields of an object that is read so.
    @usableFromInline package static var mostFields: Int { 64 }
    /// The most bytes of the key of such a field: as many can be read wherever a key may stand.
    @usableFromInline package static var longestKey: Int { 100 }
    /// In place of a field: none was looked for.
    @usableFromInline static var nothing: Int { -1 }
    /// In place of a field: the object has ended.
    @usableFromInline package static var ended: Int { .max }
    /// In place of a field: the next member was expected earlier.
    @usableFromInline static var others: Int { .max - 1 }

    /// The next key; after a key that was looked for, what follows its colon.
    @usableFromInline package var next: UnsafePointer<UInt8>
    /// The field whose key was looked for and passed, or a sentinel.
    @usableFromInline package var found = MemberReader.nothing
    /// The field that is being read.
    @usableFromInline package var current = 0
    /// The fields that have a value, a bit each.
    @usableFromInline package var seen: UInt64 = 0
    @usableFromInline package let frame: MemberFrame

    @inlinable
    @inline(__always)
    package init(_ frame: MemberFrame, next: UnsafePointer<UInt8>) {
        self.frame = frame
        unsafe self.next = next
    }

    /// True if the object has ended, and that many fields have a value.
    @inlinable
    @inline(__always)
    package func isComplete(_ count: Int) -> Bool {
        found == MemberReader.ended
            && seen == UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- count)
    }

    /// The address of the value of a field.
    @inlinable
    @inline(__always)
    package func slot(_ index: Int) -> UnsafeMutableRawPointer {
        unsafe frame.block + frame.offsets[index]
    }

    /// The bytes of the key of a field, with quotes and colon, if it stands at `next`; 0 if it was
    /// looked for and passed; nil if the field has no member.
    @inlinable
    @inline(__always)
    package mutating func comes(
        _ index: Int,
        _ key: StaticString,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Int? {
        current = index
        if found == MemberReader.nothing {
            if unsafe MemberReader.stands(key, at: next) { return key.utf8CodeUnitCount }
            var copy = self
            try cursor.findMember(index, &copy)
            self = copy
        }
        if found != index { return nil }
        found = MemberReader.nothing
        return 0
    }

    /// Notes that a field has its value, and goes to the next member, if there is one.
    @inlinable
    @inline(__always)
    package mutating func advance(_ index: Int, to next: UnsafePointer<UInt8>?) {
        seen |= 1 &<< UInt64(truncatingIfNeeded: index)
        if let next = unsafe next {
            unsafe self.next = next
        } else {
            found = MemberReader.ended
        }
    }

    /// True if a key stands at an address, with its quotes and its colon.
    ///
    /// - Precondition: as many bytes are readable, and 8.
    @inlinable
    @inline(__always)
    static func stands(_ key: StaticString, at next: UnsafePointer<UInt8>) -> Bool {
        // SAFETY: a literal has this many bytes, and the caller vouches for those of the text.
        let count = key.utf8CodeUnitCount
        let text = unsafe UnsafeRawPointer(key.utf8Start)
        let next = unsafe UnsafeRawPointer(next)
        if count < 8 {
            var word: UInt64 = 0
            for index in 0..<count {
                let byte = unsafe text.load(fromByteOffset: index, as: UInt8.self)
                word |= UInt64(byte) &<< UInt64(truncatingIfNeeded: 8 &* index)
            }
            let found = unsafe UInt64(littleEndian: next.loadUnaligned(as: UInt64.self))
            return (found ^ word) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count) == 0
        }
        var index = 0
        while index &+ 8 < count {
            if unsafe next.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                != text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            {
                return false
            }
            index &+= 8
        }
        return unsafe next.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            == text.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    }
}

// MARK: Values of the standard types

extension MemberReader {
    /// Reads the member of a field into its slot.
    ///
    /// - Precondition: the field has this index, key and type, and its member was not read before.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read(
        _ index: Int,
        _ key: StaticString,
        _ type: Int.Type,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        guard let count = try comes(index, key, &cursor) else { return }
        let (value, next) = try unsafe cursor.intMember(at: next, keyCount: count)
        unsafe slot(index).initializeMemory(as: Int.self, to: value)
        unsafe advance(index, to: next)
    }

    /// Reads the member of a field into its slot.
    ///
    /// - Precondition: the field has this index, key and type, and its member was not read before.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read(
        _ index: Int,
        _ key: StaticString,
        _ type: Double.Type,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        guard let count = try comes(index, key, &cursor) else { return }
        let (value, next) = try unsafe cursor.doubleMember(at: next, keyCount: count)
        unsafe slot(index).initializeMemory(as: Double.self, to: value)
        unsafe advance(index, to: next)
    }

    /// Reads the member of a field into its slot.
    ///
    /// - Precondition: the field has this index, key and type, and its member was not read before.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read(
        _ index: Int,
        _ key: StaticString,
        _ type: Bool.Type,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        guard let count = try comes(index, key, &cursor) else { return }
        let (value, next) = try unsafe cursor.boolMember(at: next, keyCount: count)
        unsafe slot(index).initializeMemory(as: Bool.self, to: value)
        unsafe advance(index, to: next)
    }

    /// Reads the member of a field into its slot.
    ///
    /// - Precondition: the field has this index, key and type, and its member was not read before.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read(
        _ index: Int,
        _ key: StaticString,
        _ type: String.Type,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        guard let count = try comes(index, key, &cursor) else { return }
        let (value, next) = try unsafe cursor.stringMember(at: next, keyCount: count)
        unsafe slot(index).initializeMemory(as: String.self, to: value)
        unsafe advance(index, to: next)
    }

    /// Reads the member of a field into its slot.
    ///
    /// - Precondition: the field has this index, key and type, and its member was not read before.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read(
        _ index: Int,
        _ key: StaticString,
        _ type: Int?.Type,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        guard let count = try comes(index, key, &cursor) else { return }
        let (value, next) = try unsafe cursor.optionalIntMember(at: next, keyCount: count)
        unsafe slot(index).initializeMemory(as: Int?.self, to: value)
        unsafe advance(index, to: next)
    }

    /// Reads the member of a field into its slot.
    ///
    /// - Precondition: the field has this index, key and type, and its member was not read before.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read(
        _ index: Int,
        _ key: StaticString,
        _ type: String?.Type,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        guard let count = try comes(index, key, &cursor) else { return }
        let (value, next) = try unsafe cursor.optionalStringMember(at: next, keyCount: count)
        unsafe slot(index).initializeMemory(as: String?.self, to: value)
        unsafe advance(index, to: next)
    }

    /// Reads the member of a field into its slot.
    ///
    /// - Precondition: the field has this index, key and type, and its member was not read before.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read(
        _ index: Int,
        _ key: StaticString,
        _ type: Double?.Type,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        guard let count = try comes(index, key, &cursor) else { return }
        let (value, next) = try unsafe cursor.optionalDoubleMember(at: next, keyCount: count)
        unsafe slot(index).initializeMemory(as: Double?.self, to: value)
        unsafe advance(index, to: next)
    }

    /// Reads the member of a field of any type, as the plan says.
    @inlinable
    @inline(__always)
    @_disfavoredOverload
    @unsafe
    public mutating func read<Value>(
        _ index: Int,
        _ key: StaticString,
        _ type: Value.Type,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        try unsafe read(index, key, &cursor)
    }

    /// Reads the member of a field as the plan says.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read(
        _ index: Int,
        _ key: StaticString,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        guard let count = try comes(index, key, &cursor) else { return }
        unsafe advance(
            index,
            to: try cursor.plannedMember(index, at: next, keyCount: count, frame.block)
        )
    }
}
