import FastJSON
import Foundation

/// A type that encodes as one token.
protocol EncodableScalar: Encodable {
    /// False for a number that JSON has no form for.
    var hasText: Bool { get }
    /// Writes the token.
    func write(to writer: inout JSONWriter)
    /// Writes the token as the value of a key.
    func write(to writer: inout JSONWriter, after key: WrittenKey)
}

extension EncodableScalar {
    @inline(__always)
    var hasText: Bool { true }
    @inline(__always)
    func write(to writer: inout JSONWriter, after key: WrittenKey) {
        writer.key(key)
        write(to: &writer)
    }
}

extension Bool: EncodableScalar {
    @inline(__always)
    func write(to writer: inout JSONWriter) { writer.write(self) }
    @inline(__always)
    func write(to writer: inout JSONWriter, after key: WrittenKey) {
        writer.write(self, after: key)
    }
}

extension String: EncodableScalar {
    @inline(__always)
    func write(to writer: inout JSONWriter) { writer.write(self) }
    @inline(__always)
    func write(to writer: inout JSONWriter, after key: WrittenKey) {
        writer.write(self, after: key)
    }
}

extension Double: EncodableScalar {
    @inline(__always)
    var hasText: Bool { isFinite }
    @inline(__always)
    func write(to writer: inout JSONWriter) { writer.write(self, keepsZeroFraction: false) }
}

extension Float: EncodableScalar {
    @inline(__always)
    var hasText: Bool { isFinite }
    @inline(__always)
    func write(to writer: inout JSONWriter) { writer.write(self, keepsZeroFraction: false) }
}

extension EncodableScalar where Self: FixedWidthInteger {
    @inline(__always)
    func write(to writer: inout JSONWriter) {
        if Self.bitWidth > 64 {
            writer.write(numberText: description)
        } else if Self.isSigned || Self.bitWidth < 64 {
            writer.write(Int(truncatingIfNeeded: self))
        } else {
            writer.write(UInt64(truncatingIfNeeded: self))
        }
    }

    @inline(__always)
    func write(to writer: inout JSONWriter, after key: WrittenKey) {
        if Self.bitWidth < 64 || Self.bitWidth == 64 && Self.isSigned {
            writer.write(Int(truncatingIfNeeded: self), after: key)
        } else {
            writer.key(key)
            write(to: &writer)
        }
    }
}

extension Int: EncodableScalar {}
extension Int8: EncodableScalar {}
extension Int16: EncodableScalar {}
extension Int32: EncodableScalar {}
extension Int64: EncodableScalar {}
extension Int128: EncodableScalar {}
extension UInt: EncodableScalar {}
extension UInt8: EncodableScalar {}
extension UInt16: EncodableScalar {}
extension UInt32: EncodableScalar {}
extension UInt64: EncodableScalar {}
extension UInt128: EncodableScalar {}

extension ValueEncoder {
    /// Calls the function with what writes a scalar.
    ///
    /// That is its token, or a string if JSON has no form for the number. The key is that of a member of
    /// this value; nil if the scalar is the whole value.
    @inline(__always)
    func write<T: EncodableScalar>(
        _ value: T,
        _ key: @autoclosure () -> (any CodingKey)?,
        by write: ((inout JSONWriter) -> Void) -> Void
    ) throws {
        if value.hasText {
            write { value.write(to: &$0) }
        } else {
            let text = try nonConforming(value, key())
            write { $0.write(text) }
        }
    }

    /// The string for a number that JSON has no form for, by the strategy.
    ///
    /// The key is that of a member of this value; nil if the scalar is the whole value.
    @inline(never)
    func nonConforming<T>(_ value: T, _ key: (any CodingKey)?) throws -> String {
        let number = value as? Double ?? (value as? Float).map(Double.init) ?? 0
        if case .convertToString(let infinity, let minusInfinity, let nan) =
            context.settings.floats
        {
            return number.isNaN ? nan : number > 0 ? infinity : minusInfinity
        }
        throw unwritable(value, key)
    }

    /// The error for a number that JSON has no form for.
    func unwritable<T>(_ value: T, _ key: (any CodingKey)?) -> EncodingError {
        let (number, name) =
            (value as? Double).map { ($0, "Double") } ?? (
                (value as? Float).map(Double.init) ?? 0, "Float"
            )
        let text = number.isNaN ? "nan" : number > 0 ? "inf" : "-inf"
        return .refusing(
            value,
            at: codingPath + (key.map { [$0] } ?? []),
            "Unable to encode \(name).\(text) directly in JSON."
        )
    }
}
