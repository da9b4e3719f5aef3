import FastJSON

/// An integer type of the standard library: other types may read their JSON in their own way.
@_documentation(visibility: internal)
public protocol StandardInteger: JSONNumeric, FixedWidthInteger {}

extension Int8: StandardInteger {}
extension Int16: StandardInteger {}
extension Int32: StandardInteger {}
extension Int64: StandardInteger {}
extension UInt: StandardInteger {}
extension UInt8: StandardInteger {}
extension UInt16: StandardInteger {}
extension UInt32: StandardInteger {}
extension UInt64: StandardInteger {}

// MARK: Members of types that have a usual form

extension MemberReader {
    /// Reads the member of a field into the model, if it comes next, and goes to the next member.
    ///
    /// Returns false if another member comes next, or none. An integer that is long or does not fit is left to
    /// the plan.
    ///
    /// - Precondition: the field has this index, key and type.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read<Value: StandardInteger>(
        _ index: Int,
        _ key: StaticString,
        _ type: Value.Type,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Bool {
        guard expects(index, key) else { return false }
        unsafe next = cursor.startMember(at: next, keyCount: key.utf8CodeUnitCount)
        let (number, end) = unsafe cursor.shortInteger(at: next)
        guard let end = unsafe end, let value = Value(exactly: number) else {
            return try readByPlan(index, keyCount: 0, &cursor)
        }
        unsafe slot(index).initializeMemory(as: Value.self, to: value)
        return try unsafe advance(index, from: end, &cursor)
    }

    /// Reads a member as the first of these functions does, if it is the short text of a raw value.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read<Value: JSONParsable & RawRepresentable>(
        _ index: Int,
        _ key: StaticString,
        _ type: Value.Type,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Bool
    where
        Value.RawValue == String,
        Value.Parser == ConvertedParser<String.Parser, Representing<Value>>
    {
        guard expects(index, key) else { return false }
        unsafe next = cursor.startMember(at: next, keyCount: key.utf8CodeUnitCount)
        let (text, end) = unsafe cursor.shortString(at: next)
        guard let end = unsafe end, let value = Value(rawValue: text) else {
            return try readByPlan(index, keyCount: 0, &cursor)
        }
        unsafe slot(index).initializeMemory(as: Value.self, to: value)
        return try unsafe advance(index, from: end, &cursor)
    }
}
