import TestSupport
import Testing

@testable import FastJSON

/// Conversion of the numbers that are hardest to round: midpoints of two doubles and their
/// nearest neighbours in decimal.
@Suite struct HalfwayTests {
    /// Checks the midpoint above one double, numbers just below it and numbers just above it.
    private func check(above bits: UInt64) {
        let midpoint = TestDecimal(midpointAbove: bits)
        let even = bits & 1 == 0 ? bits : bits + 1
        // A midpoint with few digits needs more of them after it, so as not to move too far.
        let isShort = midpoint.digits.count < 19
        let last = midpoint.digits.last ?? UInt8(ascii: "1")
        let below = String(UnicodeScalar(last - 1)) + (isShort ? "9999999999" : "9")
        var cases = [
            (midpoint.text(), even),
            (midpoint.text(appending: "0000"), even),
            (midpoint.text(appending: isShort ? "0000000001" : "1"), bits + 1),
            (midpoint.text(droppingLast: 1, appending: below), bits),
        ]
        if !isShort { cases.append((midpoint.text(droppingLast: 1), bits)) }
        for (text, expected) in cases {
            let result = convertedDouble(text)
            #expect(result.bitPattern == expected, "\(shortened(text)) above bits \(bits)")
        }
    }

    @Test func midpointsAcrossTheRange() {
        let seed: UInt64 = 4242
        var numbers = SeededRandom(seed: seed)
        for biased in stride(from: UInt64(0), through: 2046, by: 23) {
            check(above: biased << 52)
            if biased > 0 { check(above: biased << 52 - 1) }
            check(above: biased << 52 | numbers.next() >> 12)
        }
    }

    @Test func midpointsOfSubnormals() {
        for bits: UInt64 in [0, 1, 2, 3, 4, 5, 0xFFF, 1 << 51, 1 << 52 - 2, 1 << 52 - 1, 1 << 52] {
            check(above: bits)
        }
    }

    @Test func midpointsOfTheLargestDoubles() {
        // The last one is where numbers start to round to infinity.
        for bits: UInt64 in [0x7FEF_FFFF_FFFF_FFFD, 0x7FEF_FFFF_FFFF_FFFE, 0x7FEF_FFFF_FFFF_FFFF] {
            check(above: bits)
        }
    }

    @Test func midpointsThatFitIn64Bits() {
        // These take the short way: a whole number of 54 bits or a little more, or a short
        // fraction. The short way must see the tie and round to even.
        let seed: UInt64 = 99
        var numbers = SeededRandom(seed: seed)
        for _ in 0..<300 {
            let mantissa = numbers.next() >> 11 | 1 << 52
            for shift in 0..<10 {
                let whole = (2 * mantissa + 1) << UInt64(shift)
                let lower = Double(mantissa) * Double(2 << shift)
                let expected = mantissa & 1 == 0 ? lower : lower.nextUp
                #expect(convertedDouble(String(whole)) == expected, "seed \(seed), \(whole)")
            }
            check(above: Double(mantissa >> 4).bitPattern | 1)
        }
    }

    @Test func powersOfTwoWrittenOut() {
        for power in stride(from: -1074, through: 1023, by: 11) {
            let text = TestDecimal(1, timesTwoToThe: power).text()
            let expected = Double(sign: .plus, exponent: power, significand: 1)
            #expect(convertedDouble(text) == expected, "2^\(power)")
        }
    }

    @Test func digitsFarAfterTheMidpointCount() {
        let midpoint = TestDecimal(midpointAbove: 1)
        for zeros in [1, 40, 50, 100, 5_000] {
            let text = midpoint.text(appending: String(repeating: "0", count: zeros))
            #expect(convertedDouble(text).bitPattern == 2)
            let longer = midpoint.text(appending: String(repeating: "0", count: zeros) + "1")
            #expect(convertedDouble(longer).bitPattern == 2)
        }
        let odd = TestDecimal(midpointAbove: 2)
        for zeros in [1, 40, 50, 100, 5_000] {
            let text = odd.text(appending: String(repeating: "0", count: zeros))
            #expect(convertedDouble(text).bitPattern == 2)
            let longer = odd.text(appending: String(repeating: "0", count: zeros) + "1")
            #expect(convertedDouble(longer).bitPattern == 3)
        }
    }

    @Test func slowWayAloneAgrees() {
        // The short way settles nearly all numbers, so give the slow way ordinary ones too, and
        // estimates that are off.
        let seed: UInt64 = 7
        var numbers = SeededRandom(seed: seed)
        for _ in 0..<400 {
            let bits = numbers.next() & 0x7FFF_FFFF_FFFF_FFFF
            let value = Double(bitPattern: bits)
            guard value.isFinite, value > 0 else { continue }
            var text = value.description
            for offset in [-2, -1, 0, 1, 2] {
                let estimate = UInt64(max(Int64(bits) + Int64(offset), 0))
                let result = text.withUTF8 { bytes -> UInt64? in
                    guard let layout = NumberLayout(bytes) else { return nil }
                    return ExactDecimal.nearestBits(
                        to: SignificantDigits(bytes, layout),
                        exponent: layout.exponent,
                        estimate: min(estimate, DoubleConversion.infinityBits)
                    )
                }
                #expect(result == bits, "seed \(seed), \(text), estimate off by \(offset)")
            }
        }
    }
}
