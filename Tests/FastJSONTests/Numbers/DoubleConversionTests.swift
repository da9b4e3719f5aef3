import TestSupport
import Testing

@testable import FastJSON

/// Conversion of number text to doubles.
@Suite struct DoubleConversionTests {
    /// Checks one text against the C library, bit by bit.
    private func check(_ text: String, _ note: String = "") {
        let result = convertedDouble(text)
        let expected = systemDouble(text)
        #expect(result.bitPattern == expected.bitPattern, "\(shortened(text)) \(note)")
    }

    @Test func knownValues() {
        let table: [(String, UInt64)] = [
            ("0", 0), ("-0", 1 << 63), ("0.0", 0), ("-0.000e5", 1 << 63), ("0e0", 0),
            ("1", 0x3FF0_0000_0000_0000), ("-1", 0xBFF0_0000_0000_0000),
            ("0.1", 0x3FB9_9999_9999_999A), ("9007199254740993", 0x4340_0000_0000_0000),
            ("9007199254740993.0000000000000000000001", 0x4340_0000_0000_0001),
            ("9007199254740995", 0x4340_0000_0000_0002),
            ("1e23", 0x44B5_2D02_C7E1_4AF6), ("1e22", 0x4480_F0CF_064D_D592),
            ("2.2250738585072011e-308", 0x000F_FFFF_FFFF_FFFF),
            ("2.2250738585072012e-308", 0x0010_0000_0000_0000),
            ("2.2250738585072014e-308", 0x0010_0000_0000_0000),
            ("4.9406564584124654e-324", 1), ("5e-324", 1), ("3e-324", 1), ("2e-324", 0),
            ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", 1),
            ("7.4109846876186981e-324", 1), ("7.4109846876186982e-324", 2),
            ("1.7976931348623157e308", 0x7FEF_FFFF_FFFF_FFFF),
            ("1.7976931348623158e308", 0x7FEF_FFFF_FFFF_FFFF),
            ("1.7976931348623159e308", 0x7FF0_0000_0000_0000),
            ("-1.8e308", 0xFFF0_0000_0000_0000), ("1e309", 0x7FF0_0000_0000_0000),
            ("18446744073709551615", 0x43F0_0000_0000_0000),
            ("9999999999999999999", 0x43E1_58E4_6091_3D00),
        ]
        for (text, bits) in table {
            #expect(convertedDouble(text).bitPattern == bits, "\(text)")
            check(text)
        }
    }

    @Test func powersOfTen() {
        for power in -400...400 {
            check("1e\(power)")
            check("-1.0E\(power)")
            check("9999999999999999e\(power)")
            check("12345678901234567890123e\(power)")
        }
        for power in 0...400 {
            let zeros = String(repeating: "0", count: power)
            check("1\(zeros)")
            check("1\(zeros).0e+00\(power)")
            check("0.\(zeros)1")
            check("-0.\(zeros)123456789012345678901e-10")
        }
    }

    @Test func powersOfTwoAndTheirNeighbours() {
        for power in -1074...1023 {
            let value = Double(sign: .plus, exponent: power, significand: 1)
            for near in [value.nextDown, value, value.nextUp] {
                let result = convertedDouble(near.description)
                #expect(result.bitPattern == near.bitPattern, "\(near), near 2^\(power)")
            }
        }
    }

    @Test func hugeExponents() {
        let nines = String(repeating: "9", count: 5_000)
        let zeros = String(repeating: "0", count: 1_000)
        let infinite = [
            "1e1000000000", "1e9223372036854775808", "1E+\(nines)", "0.\(zeros)1e\(nines)",
        ]
        for text in infinite {
            #expect(convertedDouble(text) == .infinity, "\(shortened(text))")
            #expect(convertedDouble("-" + text) == -.infinity, "\(shortened(text))")
        }
        let tiny = [
            "1e-1000000000", "0e99999999999999999999", "0.0e\(nines)", "1e-\(nines)",
            "1\(zeros)e-\(nines)", "0e-9223372036854775809", "0.\(zeros)e1\(zeros)",
        ]
        for text in tiny {
            #expect(convertedDouble(text).bitPattern == 0, "\(shortened(text))")
            #expect(convertedDouble("-" + text).bitPattern == 1 << 63, "\(shortened(text))")
        }
        #expect(convertedDouble("0.\(zeros)1e1001") == 1)
        #expect(convertedDouble("0.\(zeros)1e1000") == 0.1)
        #expect(convertedDouble("0.\(zeros)1e\(zeros)1001") == 1)
        #expect(convertedDouble("125\(zeros)e-1000") == 125)
        #expect(convertedDouble("125\(zeros)e-1001") == 12.5)
    }

    @Test func leadingZeroFractions() {
        for zeros in [0, 1, 5, 7, 8, 9, 15, 16, 17, 18, 19, 20, 30, 100, 300, 320, 340] {
            let padding = String(repeating: "0", count: zeros)
            for digits in ["1", "5", "123456789", "1234567890123456789", "12345678901234567891"] {
                check("0.\(padding)\(digits)")
                check("-0.\(padding)\(digits)e\(zeros)")
                check("0.\(padding)\(digits)000000000000000000000000")
            }
        }
    }

    @Test func randomBitPatternsRoundTrip() {
        let seed: UInt64 = 20_260_101
        var numbers = SeededRandom(seed: seed)
        for _ in 0..<TestScope.rounds(10_000) {
            let value = Double(bitPattern: numbers.next())
            guard value.isFinite else { continue }
            let result = convertedDouble(value.description)
            #expect(result.bitPattern == value.bitPattern, "seed \(seed), \(value)")
        }
    }

    @Test func randomDigitStrings() {
        let seed: UInt64 = 314_159
        var numbers = SeededRandom(seed: seed)
        for _ in 0..<TestScope.rounds(10_000) {
            let count = Int.random(in: 1...40, using: &numbers)
            let wholeCount = Int.random(in: 1...count, using: &numbers)
            var text = numbers.next() & 1 == 0 ? "-" : ""
            // A whole part has no zero in front unless it is just zero.
            let first = Int.random(in: 0...9, using: &numbers)
            text += String(first)
            if first != 0 { text += numbers.digits(wholeCount - 1) }
            if count > wholeCount { text += "." + numbers.digits(count - wholeCount) }
            if numbers.next() % 4 != 0 {
                text += ["e", "E", "e+", "e-", "E-"][Int(numbers.next() % 5)]
                text += String(Int.random(in: 0...330, using: &numbers))
            }
            check(text, "seed \(seed)")
        }
    }

    @Test func longDigitStrings() {
        let seed: UInt64 = 271_828
        var numbers = SeededRandom(seed: seed)
        for count in [100, 767, 768, 769, 799, 800, 801, 1_000, 100_000] {
            let digits = numbers.digits(count)
            check("1\(digits)", "seed \(seed)")
            check("3.\(digits)", "seed \(seed)")
            check("-1\(digits).\(digits)e-\(count)", "seed \(seed)")
            check("0.\(digits)e-300", "seed \(seed)")
            check("7\(digits)e-\(count + 310)", "seed \(seed)")
        }
    }

    @Test func aMillionDigits() {
        let zeros = String(repeating: "0", count: 1_000_000)
        #expect(convertedDouble("1\(zeros)e-1000000") == 1)
        #expect(convertedDouble("0.\(zeros)1e1000001") == 1)
        #expect(convertedDouble("9007199254740993.\(zeros)1") == 9_007_199_254_740_994)
        #expect(convertedDouble("1\(zeros)") == .infinity)
    }

    @Test func significandAndExponent() {
        let seed: UInt64 = 5
        var numbers = SeededRandom(seed: seed)
        for _ in 0..<TestScope.rounds(2_000) {
            // Up to nineteen digits, with every length as likely.
            let significand = numbers.next() % 10_000_000_000_000_000_000 >> (numbers.next() % 63)
            let exponent = Int.random(in: -350...320, using: &numbers)
            let result = DoubleConversion.double(
                significand: significand,
                exponent: exponent,
                isNegative: true
            )
            let text = "-\(significand)e\(exponent)"
            // Nil is allowed, but no such number is known.
            #expect(result?.bitPattern == systemDouble(text).bitPattern, "seed \(seed), \(text)")
        }
        for exponent in [Int.min, Int.min + 1, -343, 309, Int.max] {
            let zero = DoubleConversion.double(
                significand: 0,
                exponent: exponent,
                isNegative: false
            )
            #expect(zero == 0)
            let one = DoubleConversion.double(significand: 1, exponent: exponent, isNegative: false)
            #expect(one == (exponent < 0 ? 0 : .infinity))
        }
    }

    @Test func textAtTheEndOfABuffer() {
        // The digits around the text must not take part.
        let bytes = Array("99999999123.4567899999999".utf8)
        bytes.withUnsafeBufferPointer { buffer in
            for length in 1...8 where length != 4 {
                let text = UnsafeBufferPointer(rebasing: buffer[8..<8 + length])
                let expected = systemDouble(String(decoding: text, as: UTF8.self))
                #expect(DoubleConversion.double(from: text) == expected)
            }
        }
    }
}
