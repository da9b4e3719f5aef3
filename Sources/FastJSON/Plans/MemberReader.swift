/// Reads the members of an object into a model, by code that was compiled for their types.
///
/// The macro `@JSONModel` makes that code: a case for each field, in the order of their declaration.
///
/// ```text
/// repeat {
///     switch members.field {
///     case 0:
///         guard try unsafe members.read(0, "\"id\":", Int.self, &cursor) else { break }
///         fallthrough
///     case 1:
///         guard try unsafe members.read(1, "\"text\":", String.self, &cursor) else { break }
///         fallthrough
///     default: break
///     }
/// } while try members.findNext(&state, &cursor)
/// ```
///
/// The expected key is compared a word at a time, with its quotes and its colon. If another key stands
/// there, unknown members are skipped, and others are read by the plan, until the code can continue at a
/// later field. If the members come in a different order, the plan reads the rest of the object.
///
/// A reader is a value that fits into registers. So it is only passed to functions that are inlined.
/// What rare work needs besides is in a ``MemberState``.
@_documentation(visibility: internal)
@safe
public struct MemberReader {
    /// The most fields of an object that is read so.
    package static var mostFields: Int { 64 }
    /// The most bytes of the key of such a field: with its quotes and its colon, it can be read wherever a key may
    /// stand (see `JSONCursor.lookahead`).
    package static var longestKey: Int { 100 }
    /// What is added to the number of a field after the end of the object.
    @usableFromInline static var ended: Int { 1 << 16 }

    /// The field whose member is expected next.
    public var field = 0
    /// The next key.
    @usableFromInline package var next: UnsafePointer<UInt8>
    /// The memory of the fields: that of the model, or a block that it is made of.
    @usableFromInline package let memory: UnsafeMutableRawPointer
    @usableFromInline package let plan: ModelPlan

    /// - Precondition: the first key of an object is expected at the address. The memory has room for the
    ///   values of all fields of the plan.
    @inlinable
    @inline(__always)
    package init(
        in memory: UnsafeMutableRawPointer,
        _ plan: ModelPlan,
        next: UnsafePointer<UInt8>
    ) {
        unsafe self.next = next
        unsafe self.memory = memory
        self.plan = plan
    }

    /// True if the object has ended, and `count` fields were read or passed.
    @inlinable
    @inline(__always)
    package func hasEnded(after count: Int) -> Bool {
        field == count | MemberReader.ended
    }

    /// The address of the value of a field.
    @inlinable
    @inline(__always)
    package func slot(_ index: Int) -> UnsafeMutableRawPointer {
        unsafe memory + plan.offsets[index]
    }

    /// True if the key of a field stands at `next`.
    @inlinable
    @inline(__always)
    package mutating func expects(_ index: Int, _ key: StaticString) -> Bool {
        field = index
        return unsafe MemberReader.stands(key, at: next)
    }

    /// Notes that a field has its value, and goes to the next member; false if there is none.
    @inlinable
    @inline(__always)
    package mutating func advance(_ index: Int, to next: UnsafePointer<UInt8>?) -> Bool {
        guard let next = unsafe next else {
            field = (index &+ 1) | MemberReader.ended
            return false
        }
        field = index &+ 1
        unsafe self.next = next
        return true
    }

    /// Puts the value of a field into the model, and goes to the next member; false if there is none.
    @inlinable
    @inline(__always)
    package mutating func store<Value>(
        _ member: (value: Value, next: UnsafePointer<UInt8>?),
        _ index: Int
    ) -> Bool {
        unsafe slot(index).initializeMemory(as: Value.self, to: member.value)
        return unsafe advance(index, to: member.next)
    }

    /// Reads or skips members until one comes for `field` or a later one, which is `field` then.
    ///
    /// Returns false at the end of the object. If the members come in a different order, the plan has read
    /// the rest by then.
    @inlinable
    @inline(__always)
    public mutating func findNext(
        _ state: inout MemberState,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Bool {
        if field >= MemberReader.ended { return false }
        let found = try unsafe cursor.findMember(field, at: next, of: memory, plan.plan, &state)
        unsafe field = found.field
        guard let next = unsafe found.next else { return false }
        unsafe self.next = next
        return true
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

// MARK: Members

extension MemberReader {
    /// Reads the member of a field into the model, if it comes next, and goes to the next member.
    ///
    /// - Parameters:
    ///   - index: The field.
    ///   - key: Its key, with the quotes and the colon.
    ///   - type: Its type.
    ///   - hasDefault: True if the field has a default. Then the plan reads `null`.
    ///   - cursor: The cursor of the text.
    /// - Returns: False if another member comes next, or none.
    /// - Throws: ``JSONError`` if the value is wrong, or what follows it.
    /// - Precondition: the field has this index, key and type.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read<Value: DirectMember>(
        _ index: Int,
        _ key: StaticString,
        _ type: Value.Type,
        hasDefault: Bool = false,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Bool {
        guard expects(index, key) else { return false }
        if !hasDefault {
            let keyCount = key.utf8CodeUnitCount
            return try unsafe Value.readMember(index, keyCount: keyCount, &self, &cursor)
        }
        return try passesKeyToPlainValue(keyCount: key.utf8CodeUnitCount, &cursor)
            ? unsafe Value.readMember(index, keyCount: 0, &self, &cursor)
            : readByPlan(index, keyCount: 0, &cursor)
    }

    /// Passes the key of a member; false if white space, a comment or `null` may come next.
    @inlinable
    @inline(__always)
    package mutating func passesKeyToPlainValue(keyCount: Int, _ cursor: inout JSONCursor) -> Bool {
        unsafe next = cursor.startMember(at: next, keyCount: keyCount)
        // SAFETY: the key was found within the readable bytes, and more bytes after it are readable.
        let byte = unsafe next.pointee
        return byte > UInt8(ascii: " ") && byte != UInt8(ascii: "n") && byte != UInt8(ascii: "/")
    }

    /// The type of a property, as the compiler knows it.
    ///
    /// The function is never called.
    @inlinable
    @inline(__always)
    public static func propertyType<Model, Value>(_ property: (Model) -> Value) -> Value.Type {
        Value.self
    }

    /// Reads the member of a field of any type by the plan, which also knows its default.
    @inlinable
    @inline(__always)
    @_disfavoredOverload
    @unsafe
    public mutating func read<Value>(
        _ index: Int,
        _ key: StaticString,
        _ type: Value.Type,
        hasDefault: Bool = false,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Bool {
        try unsafe read(index, key, &cursor)
    }

    /// Reads the member of a field by the plan.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read(
        _ index: Int,
        _ key: StaticString,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Bool {
        guard expects(index, key) else { return false }
        return try readByPlan(index, keyCount: key.utf8CodeUnitCount, &cursor)
    }

    /// Reads the member of a field by the plan, and goes to the next member.
    ///
    /// - Parameters:
    ///   - index: The field.
    ///   - keyCount: The bytes of the key that stands at `next`; 0 if it was passed.
    ///   - cursor: The cursor of the text.
    /// - Returns: False if there is no next member.
    /// - Throws: ``JSONError`` if the value is wrong.
    @inlinable
    @inline(__always)
    package mutating func readByPlan(
        _ index: Int,
        keyCount: Int,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Bool {
        let next = try unsafe cursor.plannedMember(
            index,
            of: plan.plan,
            at: next,
            keyCount: keyCount,
            memory
        )
        return unsafe advance(index, to: next)
    }
}

/// The plan of a model, for code that reads its members.
@_documentation(visibility: internal)
@safe
public struct ModelPlan: BitwiseCopyable {
    /// Not retained: the parser of the model keeps it.
    @usableFromInline package let plan: Unmanaged<ObjectPlan>
    /// Where the fields lie in the model, or in the block that it is made of.
    @usableFromInline package let offsets: UnsafePointer<Int>

    /// - Precondition: the slots of the plan are the properties of the model, or the model is made of them.
    @inlinable
    @inline(__always)
    package init(_ plan: Unmanaged<ObjectPlan>) {
        unsafe self.plan = plan
        unsafe offsets = plan._withUnsafeGuaranteedRef { unsafe UnsafePointer($0.offsets) }
    }
}
