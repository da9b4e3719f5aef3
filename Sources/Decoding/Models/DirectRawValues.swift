import FastJSON

/// A type of raw values that are read in place if they are short.
///
/// No other type may conform, since it may read its JSON differently.
@_documentation(visibility: internal)
public protocol DirectRawValue: JSONParsable {
    /// A value at an address, and where it ends; the end is nil if the plan has to read the value.
    static func shortRawValue(
        at start: UnsafePointer<UInt8>,
        _ cursor: borrowing JSONCursor
    ) -> (value: Self, end: UnsafePointer<UInt8>?)
}

extension String: DirectRawValue {
    /// A string of at most 15 bytes.
    @_documentation(visibility: internal)
    @inlinable
    @inline(__always)
    public static func shortRawValue(
        at start: UnsafePointer<UInt8>,
        _ cursor: borrowing JSONCursor
    ) -> (value: String, end: UnsafePointer<UInt8>?) {
        unsafe cursor.shortStringValue(at: start)
    }
}

extension Int: DirectRawValue {
    /// An integer of at most 18 digits.
    @_documentation(visibility: internal)
    @inlinable
    @inline(__always)
    public static func shortRawValue(
        at start: UnsafePointer<UInt8>,
        _ cursor: borrowing JSONCursor
    ) -> (value: Int, end: UnsafePointer<UInt8>?) {
        let (value, end) = unsafe cursor.shortIntegerValue(at: start)
        return unsafe (Int(truncatingIfNeeded: value), Int(exactly: value) == nil ? nil : end)
    }
}

extension MemberReader {
    /// Reads a member whose value is a raw value: in place if that is short, otherwise by the plan.
    ///
    /// If `init(rawValue:)` refuses it, the plan calls it again. The type of the parser says all that it does with
    /// other raw values. `null` is never read in place, so a default does not matter.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read<
        Value: JSONParsable & RawRepresentable,
        Step: RawValueConversion<Value>
    >(
        _ index: Int,
        _ key: StaticString,
        _ type: Value.Type,
        hasDefault: Bool = false,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Bool
    where
        Value.RawValue: DirectRawValue,
        Value.Parser == ConvertedParser<Value.RawValue.Parser, Step>
    {
        guard expects(index, key) else { return false }
        return try readRawValue(index, key.utf8CodeUnitCount, &cursor) { (value: Value) in
            value
        }
    }

    /// Reads a member in the same way, for a field of the optional type.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read<
        Value: JSONParsable & RawRepresentable,
        Step: RawValueConversion<Value>
    >(
        _ index: Int,
        _ key: StaticString,
        _ type: Value?.Type,
        hasDefault: Bool = false,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> Bool
    where
        Value.RawValue: DirectRawValue,
        Value.Parser == ConvertedParser<Value.RawValue.Parser, Step>
    {
        guard expects(index, key) else { return false }
        return try readRawValue(index, key.utf8CodeUnitCount, &cursor) { (value: Value) in
            Optional(value)
        }
    }

    @inlinable
    @inline(__always)
    mutating func readRawValue<Value: RawRepresentable, Property>(
        _ index: Int,
        _ keyCount: Int,
        _ cursor: inout JSONCursor,
        _ property: (Value) -> Property
    ) throws(JSONError) -> Bool where Value.RawValue: DirectRawValue {
        try unsafe readMember(index, keyCount: keyCount, &cursor) { slot, start, cursor in
            let (rawValue, end) = unsafe Value.RawValue.shortRawValue(at: start, cursor)
            guard let end = unsafe end, let value = Value(rawValue: rawValue) else { return nil }
            unsafe slot.initializeMemory(as: Property.self, to: property(value))
            return unsafe end
        }
    }
}
