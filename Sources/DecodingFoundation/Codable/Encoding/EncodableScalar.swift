import FastJSON
import Foundation

/// A type that encodes as one token.
protocol EncodableScalar: Encodable {
    /// The token; nil for a number that JSON has no form for.
    var encoded: EncodedValue? { get }
}

extension Bool: EncodableScalar {
    var encoded: EncodedValue? { .boolean(self) }
}

extension String: EncodableScalar {
    var encoded: EncodedValue? { .string(self) }
}

extension Double: EncodableScalar {
    var encoded: EncodedValue? { isFinite ? .double(self) : nil }
}

extension Float: EncodableScalar {
    var encoded: EncodedValue? { isFinite ? .float(self) : nil }
}

extension EncodableScalar where Self: FixedWidthInteger {
    @inline(__always)
    var encoded: EncodedValue? {
        if Self.bitWidth > 64 { return .number(description) }
        return Self.isSigned || Self.bitWidth < 64
            ? .integer(Int64(truncatingIfNeeded: self))
            : .unsigned(UInt64(truncatingIfNeeded: self))
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
    /// A number that JSON has no form for, by the strategy.
    ///
    /// The key is that of the value in this one; nil if it is this one.
    @inline(never)
    func nonConforming<T>(_ value: T, _ key: (any CodingKey)?) throws -> EncodedValue {
        let (number, name) =
            (value as? Double).map { ($0, "Double") } ?? (
                (value as? Float).map(Double.init) ?? 0, "Float"
            )
        if case .convertToString(let infinity, let minusInfinity, let nan) =
            context.settings.floats
        {
            return .string(number.isNaN ? nan : number > 0 ? infinity : minusInfinity)
        }
        let text = number.isNaN ? "nan" : number > 0 ? "inf" : "-inf"
        throw EncodingError.invalidValue(
            value,
            EncodingError.Context(
                codingPath: codingPath + (key.map { [$0] } ?? []),
                debugDescription: "Unable to encode \(name).\(text) directly in JSON."
            )
        )
    }
}
