import Decoding
import FastJSON
import Foundation

/// Reads and writes decimal numbers, exactly.
///
/// `Decimal.jsonParser` makes one; see there for what it accepts.
public struct DecimalParser: JSONParserPrinter {
    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Decimal {
        let start = try cursor.place()
        let text = try cursor.decodeNumberText(allowInteger: true)
        if let number = DecimalText(text), let value = Decimal(number) { return value }
        throw cursor.numberOutOfRange(text, "Decimal", at: start)
    }

    /// Writes a number with all its digits, and without an exponent.
    public func print(_ output: Decimal, to writer: inout JSONWriter) throws(JSONError) {
        if let number = JSONValue.Number(output.description) {
            writer.write(number)
        } else {
            // Not a number: the writer decides what to do.
            writer.write(Double.nan)
        }
    }
}

extension Decimal: JSONParsable {
    /// Reads and writes decimal numbers, exactly.
    ///
    /// ```swift
    /// let price = Field("price", Decimal.self)
    /// ```
    ///
    /// The digits never pass through a `Double`, so 38 of them are kept. A number that `Decimal`
    /// would have to round is `JSONError.Code.numberDoesNotFit`: one with more digits,
    /// zeros at both ends not counted, or that is not a multiple of 10⁻¹²⁸, or beyond 10¹⁶⁵.
    public static var jsonParser: DecimalParser {
        DecimalParser()
    }
}

extension Decimal {
    /// The number, if it fits without being rounded.
    init?(_ number: DecimalText) {
        guard number.exponent >= -128 else { return nil }
        guard number.exponent > 127 else {
            self.init(number.significand, exponent: number.exponent, isNegative: number.isNegative)
            return
        }
        guard let significand = number.significand.timesTen(toThe: number.exponent - 127) else {
            return nil
        }
        // Foundation drops zeros at the end, for which there is no exponent left. It keeps them
        // when they come of a sum.
        let most = Decimal(significand - 1, exponent: 127, isNegative: number.isNegative)
        let one = Decimal(1 as UInt128, exponent: 127, isNegative: number.isNegative)
        self = most + one
        if isNaN { return nil }
    }

    /// - Precondition: the exponent is from -128 to 127, and the significand does not end in 0.
    private init(_ significand: UInt128, exponent: Int, isNegative: Bool) {
        let high = Decimal(UInt64(truncatingIfNeeded: significand >> 64))
        let low = Decimal(UInt64(truncatingIfNeeded: significand))
        let shift = Decimal(UInt64.max) + 1
        self.init(
            sign: isNegative ? .minus : .plus,
            exponent: exponent,
            significand: high * shift + low
        )
    }
}
