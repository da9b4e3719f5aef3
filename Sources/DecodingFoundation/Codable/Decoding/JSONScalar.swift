import FastJSON
import Foundation

/// A type that decodes from one token.
///
/// The containers read all of these through one generic function, of which the compiler makes one
/// for each type.
protocol JSONScalar: Decodable, CodedForm {
    /// The value at an index, if it is written in the plain way.
    static func value(at index: Int, in reader: TapeReader) -> Self?
    /// The value of a decoder, if it stands for one in another way; else throws what is wrong.
    static func lenientValue(of decoder: NodeDecoder) throws -> Self
}

extension JSONScalar {
    static func lenientValue(of decoder: NodeDecoder) throws -> Self {
        throw decoder.mismatch(Self.self)
    }
}

extension Bool: JSONScalar {
    @inline(__always)
    static func value(at index: Int, in reader: TapeReader) -> Bool? {
        switch unsafe reader.kind(at: index) {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// As in Foundation, `null` is a value of the wrong type and not one that is missing.
    static func lenientValue(of decoder: NodeDecoder) throws -> Bool {
        throw decoder.typeMismatch(Bool.self)
    }
}

extension String: JSONScalar {
    @inline(__always)
    static func value(at index: Int, in reader: TapeReader) -> String? {
        unsafe reader.string(at: index)
    }
}

// MARK: - Integers

/// Integers may be written with a fraction of zeros, or an exponent: `1.0`, `1e2`.
extension JSONScalar where Self: FixedWidthInteger {
    @inline(__always)
    static func value(at index: Int, in reader: TapeReader) -> Self? {
        if bitWidth > 64 { return unsafe reader.wideInteger(at: index) }
        if isSigned || bitWidth < 64 {
            return unsafe reader.int64(at: index).flatMap { Self(exactly: $0) }
        }
        return unsafe reader.uint64(at: index).flatMap { Self(exactly: $0) }
    }

    @inline(never)
    static func lenientValue(of decoder: NodeDecoder) throws -> Self {
        guard decoder.kind == .number,
            let text = unsafe decoder.reader.numberText(at: decoder.index)
        else { throw decoder.mismatch(Self.self) }
        if let number = DecimalText(text), number.exponent >= 0,
            let magnitude = number.significand.timesTen(toThe: number.exponent)
        {
            let value = number.isNegative ? negative(magnitude) : Self(exactly: magnitude)
            if let value { return value }
        }
        throw decoder.doesNotFit(text, Self.self)
    }

    /// Minus a number, if that fits.
    private static func negative(_ magnitude: UInt128) -> Self? {
        guard isSigned, magnitude <= UInt128(Self.min.magnitude) else { return nil }
        return Self(truncatingIfNeeded: 0 &- magnitude)
    }
}

extension Int: JSONScalar {}
extension Int8: JSONScalar {}
extension Int16: JSONScalar {}
extension Int32: JSONScalar {}
extension Int64: JSONScalar {}
extension Int128: JSONScalar {}
extension UInt: JSONScalar {}
extension UInt8: JSONScalar {}
extension UInt16: JSONScalar {}
extension UInt32: JSONScalar {}
extension UInt64: JSONScalar {}
extension UInt128: JSONScalar {}

// MARK: - Floating point

extension Double: JSONScalar {
    @inline(__always)
    static func value(at index: Int, in reader: TapeReader) -> Double? {
        unsafe reader.double(at: index).flatMap { $0.isFinite ? $0 : nil }
    }

    static func lenientValue(of decoder: NodeDecoder) throws -> Double {
        try decoder.nonConformingNumber()
    }
}

extension Float: JSONScalar {
    static func value(at index: Int, in reader: TapeReader) -> Float? {
        unsafe reader.float(at: index).flatMap { $0.isFinite ? $0 : nil }
    }

    static func lenientValue(of decoder: NodeDecoder) throws -> Float {
        try decoder.nonConformingNumber()
    }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
/// It would decode itself by way of a `Float`, which rounds twice.
extension Float16: JSONScalar {
    static func value(at index: Int, in reader: TapeReader) -> Float16? {
        unsafe reader.float16(at: index).flatMap { $0.isFinite ? $0 : nil }
    }

    /// As in Foundation, errors about a value of another kind say that it is no `Float`.
    static func lenientValue(of decoder: NodeDecoder) throws -> Float16 {
        if unsafe decoder.index >= 0, let text = unsafe decoder.reader.numberText(at: decoder.index)
        {
            throw decoder.doesNotFit(text, Float16.self)
        }
        return Float16(try Float.lenientValue(of: decoder))
    }
}
#endif

extension NodeDecoder {
    /// A number that JSON has no form for, by the strategy.
    fileprivate func nonConformingNumber<Number: BinaryFloatingPoint>() throws -> Number {
        if unsafe index >= 0, let text = unsafe reader.numberText(at: index) {
            throw doesNotFit(text, Number.self)
        }
        if case .convertFromString(let infinity, let minusInfinity, let nan) =
            source.settings.floats, kind == .string, let text = unsafe reader.string(at: index)
        {
            // As bytes, as in Foundation: to compare many combining marks takes quadratic time.
            if KeyBytes.areEqual(text, infinity) { return .infinity }
            if KeyBytes.areEqual(text, minusInfinity) { return -.infinity }
            if KeyBytes.areEqual(text, nan) { return .nan }
        }
        throw mismatch(Number.self)
    }

    /// The error for a number that does not fit a type.
    func doesNotFit(_ text: String, _ type: Any.Type) -> DecodingError {
        corrupted(.numberDoesNotFit, "Parsed JSON number <\(text)> does not fit in \(type).")
    }
}
