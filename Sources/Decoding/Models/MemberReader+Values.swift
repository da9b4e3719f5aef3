import FastJSON

/// An integer type of the standard library whose members are read in place.
///
/// `Int` is read by a function of its own, and the types of 128 bits by the plan. No other type may conform,
/// since it may read its JSON differently.
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

// MARK: Members with a common short form

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
        let (number, end) = unsafe cursor.shortIntegerValue(at: next)
        guard let end = unsafe end, let value = Value(exactly: number) else {
            return try readByPlan(index, keyCount: 0, &cursor)
        }
        unsafe slot(index).initializeMemory(as: Value.self, to: value)
        return try unsafe advance(index, from: end, &cursor)
    }

    /// Reads a member in the same way: in place if it is a short string that is a raw value, otherwise by the plan.
    ///
    /// If `init(rawValue:)` refuses the string, the plan calls it again. The type of the parser says all that it
    /// does: neither it nor its parts have state.
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
        let (text, end) = unsafe cursor.shortStringValue(at: next)
        guard let end = unsafe end, let value = Value(rawValue: text) else {
            return try readByPlan(index, keyCount: 0, &cursor)
        }
        unsafe slot(index).initializeMemory(as: Value.self, to: value)
        return try unsafe advance(index, from: end, &cursor)
    }
}
