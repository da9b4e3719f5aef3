import FastJSON

/// An integer type of the standard library whose members are read in place.
///
/// `Int` is read by a function of its own, and the types of 128 bits by the plan. No other type may conform,
/// since it may read its JSON differently.
@_documentation(visibility: internal)
public protocol StandardInteger: DirectValue, JSONNumeric, FixedWidthInteger {}

extension StandardInteger {
    /// Reads an integer of at most 18 digits.
    @_documentation(visibility: internal)
    @inlinable
    @inline(__always)
    @unsafe
    public static func readValue(
        into slot: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        let (number, end) = unsafe cursor.shortIntegerValue(at: start)
        guard let end = unsafe end, let value = Self(exactly: number) else { return nil }
        unsafe slot.initializeMemory(as: Self.self, to: value)
        return unsafe end
    }
}

extension Int8: StandardInteger {}
extension Int16: StandardInteger {}
extension Int32: StandardInteger {}
extension Int64: StandardInteger {}
extension UInt: StandardInteger {}
extension UInt8: StandardInteger {}
extension UInt16: StandardInteger {}
extension UInt32: StandardInteger {}
extension UInt64: StandardInteger {}

extension Float: DirectValue {
    /// Reads a number of usual length.
    @_documentation(visibility: internal)
    @inlinable
    @inline(__always)
    @unsafe
    public static func readValue(
        into slot: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        let (value, end) = unsafe cursor.shortFloatValue(at: start)
        guard let end = unsafe end else { return nil }
        unsafe slot.initializeMemory(as: Float.self, to: value)
        return unsafe end
    }
}
