/// A decimal number taken from its JSON text, exactly: a significand, and a power of ten.
struct DecimalText: Equatable {
    /// Never true of zero.
    var isNegative: Bool
    /// Ends in no zero, unless it is zero.
    var significand: UInt128
    /// That of ten; 0 for zero.
    ///
    /// Texts may say `1e99999999999999999999`. It is too small then, and still far beyond what any
    /// type can hold, whatever the number of digits.
    var exponent: Int

    /// Takes a number from a text that is a JSON number.
    ///
    /// Nil if its digits, without the zeros at both ends, do not fit 128 bits: 38 always do. Time
    /// is linear in the length of the text.
    init?(_ text: String) {
        var (significand, isNegative) = (0 as UInt128, false)
        // Digits after the point, and zeros that count only if another digit follows.
        var (fraction, zeros, isAfterPoint) = (0, 0, false)
        var digits = text.utf8.makeIterator()
        var exponent = 0
        scanning: while let byte = digits.next() {
            switch byte {
            case UInt8(ascii: "-"):
                isNegative = true
            case UInt8(ascii: "."):
                isAfterPoint = true
            case UInt8(ascii: "0"):
                if isAfterPoint { fraction += 1 }
                if significand != 0 { zeros += 1 }
            case UInt8(ascii: "1")...UInt8(ascii: "9"):
                if isAfterPoint { fraction += 1 }
                guard
                    let shifted = significand.timesTen(toThe: zeros + 1),
                    case let (sum, overflow) = shifted.addingReportingOverflow(
                        UInt128(byte - UInt8(ascii: "0"))
                    ),
                    !overflow
                else { return nil }
                (significand, zeros) = (sum, 0)
            default:
                exponent = DecimalText.exponent(&digits)
                break scanning
            }
        }
        let isZero = significand == 0
        self.isNegative = isNegative && !isZero
        self.significand = significand
        self.exponent = isZero ? 0 : exponent - fraction + zeros
    }

    /// The exponent after the `e`, held within bounds.
    private static func exponent(_ digits: inout String.UTF8View.Iterator) -> Int {
        var (value, isNegative) = (0, false)
        while let byte = digits.next() {
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "+"): break
            default: value = value < 1 << 58 ? value * 10 + Int(byte - UInt8(ascii: "0")) : value
            }
        }
        return isNegative ? -value : value
    }
}

extension UInt128 {
    /// The product with a power of ten; nil if it does not fit.
    func timesTen(toThe exponent: Int) -> UInt128? {
        // 10³⁹ does not fit.
        guard exponent <= 38 else { return self == 0 ? 0 : nil }
        var product = self
        for _ in 0..<exponent {
            let (next, overflow) = product.multipliedReportingOverflow(by: 10)
            if overflow { return nil }
            product = next
        }
        return product
    }
}
