import FastJSON

/// Reads and writes numbers of one type.
///
/// ```swift
/// try JSONNumber<Int>().parse(10)      // → 10
/// try JSONNumber<Double>().parse(2.4)  // → 2.4
/// ```
///
/// `Int.jsonParser()` and `Double.jsonParser()` are the same.
///
/// A number with a fraction or an exponent is not an integer, even if it is `10.0`. An integer that the
/// type cannot hold is `JSONError.Code.numberDoesNotFit`.
public struct JSONNumber<Number: JSONNumeric>: JSONParserPrinter {
    /// True to read integers too, where the type is a floating-point type.
    @usableFromInline let allowsInteger: Bool

    /// Creates a parser for integers.
    @inlinable
    public init() where Number: FixedWidthInteger {
        allowsInteger = true
    }

    /// Creates a parser for floating-point numbers, which may also be written as integers.
    @inlinable
    public init(allowInteger: Bool = true) where Number: BinaryFloatingPoint {
        allowsInteger = allowInteger
    }

    /// Reads the next value.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Number {
        try Number.parseJSON(from: &cursor, allowInteger: allowsInteger)
    }

    /// Writes a number.
    @_documentation(visibility: internal)
    @inlinable
    public func print(_ output: Number, to writer: inout JSONWriter) throws(JSONError) {
        output.printJSON(to: &writer)
    }
}

/// A number type that JSON can hold: all integers of fixed width, and all floating-point types of
/// the standard library.
///
/// Your own types that are `FixedWidthInteger` can conform without further code.
public protocol JSONNumeric: JSONParsable, Sendable {
    /// Reads the next value, a number.
    @_documentation(visibility: internal)
    static func parseJSON(
        from cursor: inout JSONCursor,
        allowInteger: Bool
    ) throws(JSONError) -> Self
    /// Writes the number.
    @_documentation(visibility: internal)
    func printJSON(to writer: inout JSONWriter)
}

extension JSONNumeric where Self: FixedWidthInteger {
    /// Reads the next value, an integer.
    @_documentation(visibility: internal)
    @inlinable
    public static func parseJSON(
        from cursor: inout JSONCursor,
        allowInteger: Bool
    ) throws(JSONError) -> Self {
        // The common case needs no generic code in the library.
        let value = try cursor.decodeSmallInteger(
            from: Int64(clamping: Self.min),
            through: Int64(clamping: Self.max)
        )
        if let value { return Self(truncatingIfNeeded: value) }
        return try cursor.decodeInteger(as: Self.self)
    }

    /// Writes the integer.
    @_documentation(visibility: internal)
    @inlinable
    public func printJSON(to writer: inout JSONWriter) {
        writer.write(self)
    }

    /// Reads and writes integers of this type.
    @inlinable
    public static var jsonParser: JSONNumber<Self> {
        JSONNumber()
    }
}

@_documentation(visibility: internal)
extension JSONNumeric where Self: BinaryFloatingPoint & LosslessStringConvertible {
    /// Reads the next value, a number, and gives the nearest one of this type.
    @inlinable
    public static func parseJSON(
        from cursor: inout JSONCursor,
        allowInteger: Bool
    ) throws(JSONError) -> Self {
        try cursor.takeFloatingPoint(allowInteger: allowInteger)
    }

    /// Writes the number with the digits that it needs.
    @inlinable
    public func printJSON(to writer: inout JSONWriter) {
        writer.writeFloatingPoint(self)
    }
}

extension JSONNumeric where Self: BinaryFloatingPoint {
    /// Reads and writes numbers of this type.
    ///
    /// Integers are numbers too, unless they are not allowed.
    @inlinable
    public static func jsonParser(allowInteger: Bool) -> JSONNumber<Self> {
        JSONNumber(allowInteger: allowInteger)
    }

    /// Reads and writes numbers of this type, which may also be written as integers.
    @inlinable
    public static var jsonParser: JSONNumber<Self> {
        JSONNumber()
    }
}

extension Int: JSONNumeric {}
extension Int8: JSONNumeric {}
extension Int16: JSONNumeric {}
extension Int32: JSONNumeric {}
extension Int64: JSONNumeric {}
extension Int128: JSONNumeric {}
extension UInt: JSONNumeric {}
extension UInt8: JSONNumeric {}
extension UInt16: JSONNumeric {}
extension UInt32: JSONNumeric {}
extension UInt64: JSONNumeric {}
extension UInt128: JSONNumeric {}
@_documentation(visibility: internal)
extension Float: JSONNumeric {
    /// Reads the next value, a number, and gives the nearest `Float`.
    ///
    /// It is rounded once, from the text, or in a tree from the `Double` of a `JSONValue.float`.
    public static func parseJSON(
        from cursor: inout JSONCursor,
        allowInteger: Bool
    ) throws(JSONError) -> Float {
        try cursor.decodeFloat(allowInteger: allowInteger)
    }

    /// Writes the number with the digits that it needs.
    @inlinable
    public func printJSON(to writer: inout JSONWriter) {
        writer.write(self)
    }
}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
extension Float16: JSONNumeric {
    /// Reads the next value, a number, and gives the nearest `Float16`.
    ///
    /// It is rounded once, from the text, or in a tree from the `Double` of a `JSONValue.float`.
    @_documentation(visibility: internal)
    public static func parseJSON(
        from cursor: inout JSONCursor,
        allowInteger: Bool
    ) throws(JSONError) -> Float16 {
        try cursor.decodeFloat16(allowInteger: allowInteger)
    }
}
#endif
#if arch(x86_64) && !os(Windows) && !os(Android)
extension Float80: JSONNumeric {}
#endif

@_documentation(visibility: internal)
extension Double: JSONNumeric {
    /// Reads the next value, a number, and gives the nearest `Double`.
    @inlinable
    public static func parseJSON(
        from cursor: inout JSONCursor,
        allowInteger: Bool
    ) throws(JSONError) -> Double {
        allowInteger
            ? try cursor.decodeDouble() : try cursor.takeFloatingPoint(allowInteger: allowInteger)
    }

    /// Writes the number with the digits that it needs.
    @inlinable
    public func printJSON(to writer: inout JSONWriter) {
        writer.write(self)
    }
}

extension JSONNumber {
    /// How plans read the values.
    @_documentation(visibility: internal)
    public var fieldOperation: FieldOperation<Number> {
        if Number.self == Int.self { return FieldOperation(.int) }
        return FieldOperation(Number.self == Double.self && allowsInteger ? .double : .closures)
    }
}

extension JSONCursor {
    /// The nearest number, by way of the text.
    ///
    /// A detour over `Double` would round twice.
    @usableFromInline
    mutating func takeFloatingPoint<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        allowInteger: Bool
    ) throws(JSONError) -> Number {
        let start = try place()
        let text = try decodeNumberText(allowInteger: allowInteger)
        if let value = Number(text), value.isFinite {
            return value
        }
        throw numberOutOfRange(text, "\(Number.self)", at: start)
    }
}

extension JSONWriter {
    /// Writes a number by its description.
    @usableFromInline
    mutating func writeFloatingPoint<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ value: Number
    ) {
        if let number = JSONValue.Number(value.description) {
            write(number)
        } else {
            // Not finite: the writer decides what to do.
            write(Double(value))
        }
    }
}
