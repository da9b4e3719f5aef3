import TestSupport

@testable import FastJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Converts a text with the library under test.
func convertedDouble(_ text: String) -> Double {
    var text = text
    return text.withUTF8 { DoubleConversion.double(from: $0) }
}

/// Converts a text with the library under test.
func convertedInteger<T: FixedWidthInteger>(_ type: T.Type, _ text: String) -> T? {
    var text = text
    return text.withUTF8 { IntegerConversion.integer(type, from: $0) }
}

/// The text of a double by the library under test.
func writtenText(of value: Double, keepsZeroFraction: Bool = true) -> String {
    writtenText { DoubleText.write(value, keepsZeroFraction: keepsZeroFraction, to: $0) }
}

/// The text of a float by the library under test.
func writtenText(of value: Float, keepsZeroFraction: Bool = true) -> String {
    writtenText { DoubleText.write(value, keepsZeroFraction: keepsZeroFraction, to: $0) }
}

/// Calls a function with the room that it may write to, and checks that it writes to no more.
private func writtenText(
    _ write: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
) -> String {
    let room = DoubleText.length + 8
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room + 16) { buffer in
        buffer.initialize(repeating: 0xFF)
        guard let start = buffer.baseAddress else { return "nothing" }
        let length = write(start) - start
        guard length <= DoubleText.length, buffer[room...].allSatisfy({ $0 == 0xFF }) else {
            return "too much"
        }
        return String(decoding: buffer[..<length], as: UTF8.self)
    }
}

/// The text of a number without `.0` at its end.
func withoutZeroFraction(_ text: String) -> String {
    text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Converts a text with the C library, which rounds correctly.
///
/// The tests never set a locale, so the decimal point is a point.
func systemDouble(_ text: String) -> Double {
    strtod(text, nil)
}

/// The start of a long text, for a message.
func shortened(_ text: String) -> String {
    text.utf8.count <= 100 ? text : "\(text.prefix(60))... (\(text.utf8.count) characters)"
}

extension SeededRandom {
    /// A run of random decimal digits.
    mutating func digits(_ count: Int) -> String {
        var text: [UInt8] = []
        for _ in 0..<count { text.append(UInt8(ascii: "0") + UInt8(next() % 10)) }
        return String(decoding: text, as: UTF8.self)
    }
}

/// An exact decimal number `digits` times ten to the power `exponent`, above zero.
///
/// It shares no code with the library, and works in base 10^9 where the library uses base 2^64.
struct TestDecimal {
    /// All digits, with no zeros in front or at the end.
    let digits: [UInt8]

    /// The power of ten that the last digit counts.
    let exponent: Int

    /// Makes `significand` times two to the power `powerOfTwo`.
    init(_ significand: UInt64, timesTwoToThe powerOfTwo: Int) {
        // A negative power of two is a power of five over a power of ten.
        var limbs = [significand % 1_000_000_000, significand / 1_000_000_000 % 1_000_000_000]
        limbs.append(significand / 1_000_000_000_000_000_000)
        let (base, step): (UInt64, Int) = powerOfTwo < 0 ? (5, 13) : (2, 30)
        var left = abs(powerOfTwo)
        while left > 0 {
            let now = min(left, step)
            var factor: UInt64 = 1
            for _ in 0..<now { factor *= base }
            Self.multiply(&limbs, by: factor)
            left -= now
        }
        var reversed: [UInt8] = []
        for limb in limbs {
            var limb = limb
            for _ in 0..<9 {
                reversed.append(UInt8(ascii: "0") + UInt8(limb % 10))
                limb /= 10
            }
        }
        let zero = UInt8(ascii: "0")
        let trailing = reversed.prefix { $0 == zero }.count
        let kept = reversed[trailing...].reversed().drop { $0 == zero }
        digits = Array(kept)
        exponent = min(powerOfTwo, 0) + trailing
    }

    private static func multiply(_ limbs: inout [UInt64], by factor: UInt64) {
        var carry: UInt64 = 0
        limbs.withUnsafeMutableBufferPointer { limbs in
            var index = 0
            while index < limbs.count {
                let product = limbs[index] * factor + carry
                limbs[index] = product % 1_000_000_000
                carry = product / 1_000_000_000
                index += 1
            }
        }
        while carry > 0 {
            limbs.append(carry % 1_000_000_000)
            carry /= 1_000_000_000
        }
    }

    /// The midpoint of the double with these bits and the next larger one.
    init(midpointAbove bits: UInt64) {
        let biased = bits >> 52
        let fraction = bits & ((1 << 52) - 1)
        let mantissa = biased == 0 ? fraction : fraction | 1 << 52
        self.init(2 * mantissa + 1, timesTwoToThe: max(Int(biased), 1) - 1076)
    }

    /// The number in scientific form, with other digits if given in place of the last ones.
    func text(droppingLast dropped: Int = 0, appending extra: String = "") -> String {
        let kept = String(decoding: digits.dropLast(dropped), as: UTF8.self) + extra
        let power = exponent + digits.count - 1
        let fraction = kept.dropFirst()
        return fraction.isEmpty ? "\(kept)e\(power)" : "\(kept.prefix(1)).\(fraction)e\(power)"
    }
}
