import TestSupport
import Testing

@testable import FastJSON

/// The text of doubles, against the description that the standard library makes.
@Suite struct DoubleTextTests {
    /// Checks the texts with and without a fraction of zeros, of both signs, and reads them back.
    private func check(_ values: some Sequence<Double>, _ note: String = "") {
        for value in values where value.isFinite {
            for value in [value, -value] {
                let text = writtenText(of: value)
                let short = writtenText(of: value, keepsZeroFraction: false)
                let description = value.description
                guard
                    text == description,
                    short == withoutZeroFraction(description),
                    convertedDouble(text).bitPattern == value.bitPattern,
                    convertedDouble(short).bitPattern == value.bitPattern
                else {
                    Issue.record("\(value) became \(text) and \(short) \(note)")
                    return
                }
            }
        }
    }

    /// A number and the two beside it.
    private func neighbours(of value: Double) -> [Double] {
        [value.nextDown, value, value.nextUp]
    }

    /// Doubles with their text, in both forms.
    static let texts: [(value: Double, text: String, short: String)] = [
        (0, "0.0", "0"), (-0.0, "-0.0", "-0"), (1, "1.0", "1"), (-10, "-10.0", "-10"),
        (0.5, "0.5", "0.5"), (123.456, "123.456", "123.456"), (1.25e-4, "0.000125", "0.000125"),
        (99_999_999, "99999999.0", "99999999"), (100_000_000, "100000000.0", "100000000"),
        (0.000_123_456_789_012_345_67, "0.00012345678901234567", "0.00012345678901234567"),
        // The limits of texts without an exponent.
        (0.0001, "0.0001", "0.0001"),
        (0.0001.nextDown, "9.999999999999999e-05", "9.999999999999999e-05"),
        (0x1p53, "9007199254740992.0", "9007199254740992"),
        ((0x1p53).nextUp, "9.007199254740994e+15", "9.007199254740994e+15"),
        (1e16, "1e+16", "1e+16"), (1e99, "1e+99", "1e+99"), (1e100, "1e+100", "1e+100"),
        (1.5e-99, "1.5e-99", "1.5e-99"), (1e-100, "1e-100", "1e-100"),
        // Of two that are equally near, the even one.
        (0x1p50 + 0.25, "1125899906842624.2", "1125899906842624.2"),
        (0x1p50 + 0.75, "1125899906842624.8", "1125899906842624.8"),
        // An end of the interval, which is read as the value because that is even.
        (1e23, "1e+23", "1e+23"),
        (9.5367431640625e-07, "9.5367431640625e-07", "9.5367431640625e-07"),
        // Powers of two, below which the gap is half as wide.
        (0x1p-1022, "2.2250738585072014e-308", "2.2250738585072014e-308"),
        (0x1p-44, "5.684341886080802e-14", "5.684341886080802e-14"),
        (0x1p89, "6.189700196426902e+26", "6.189700196426902e+26"),
        (0x1p976, "6.386688990511104e+293", "6.386688990511104e+293"),
        // The limits of the type.
        (.greatestFiniteMagnitude, "1.7976931348623157e+308", "1.7976931348623157e+308"),
        (.leastNonzeroMagnitude, "5e-324", "5e-324"),
        (2 * .leastNonzeroMagnitude, "1e-323", "1e-323"),
        ((0x1p-1022).nextDown, "2.225073858507201e-308", "2.225073858507201e-308"),
        // The product that comes nearest to a whole number without being one.
        (0x1.f92bacb3cb40cp716, "6.802601037806062e+215", "6.802601037806062e+215"),
    ]

    @Test(arguments: texts)
    func knownTexts(_ value: Double, text: String, short: String) {
        #expect(writtenText(of: value) == text)
        #expect(writtenText(of: value, keepsZeroFraction: false) == short)
        check([value])
    }

    @Test func powersOfTwo() {
        for power in -1074...1023 {
            check(neighbours(of: Double(sign: .plus, exponent: power, significand: 1)))
        }
    }

    @Test func powersOfTen() {
        for power in -323...308 {
            for digit in [1, 5, 9] {
                check(
                    neighbours(of: convertedDouble("\(digit)e\(power)")),
                    "near \(digit)e\(power)"
                )
            }
        }
    }

    @Test func subnormals() {
        check((0...2000).map { Double(bitPattern: $0) })
        check((0...2000).map { Double(bitPattern: 1 << 52 - 1000 + $0) })
        check((0..<52).flatMap { neighbours(of: Double(bitPattern: 1 << $0)) })
    }

    @Test func wholeNumbers() {
        check((0...2000).map { Double($0) })
        for power in 0...60 {
            check((-20...20).map { Double(1 << power) + Double($0) }, "near 2^\(power)")
        }
        check((-1000...1000).map { 0x1p53 + Double($0) })
        check((0...18).flatMap { neighbours(of: Double(DigitCursor.powersOfTen[$0])) })
    }

    /// Fractions of a few bits below large numbers, of which many are as near to two decimals.
    @Test func fewBitsOfFraction() {
        for power in 0...53 {
            let value = Double(sign: .plus, exponent: power, significand: 1)
            check((0...100).map { value + Double($0) / 16 }, "above 2^\(power)")
        }
    }

    @Test func shortDecimals() {
        check((0...5000).map { Double($0) / 100 })
        for places in 0...30 {
            for digits in [1, 12, 123, 99, 101, 2_000_001, 123_456_789_012_345] {
                check(neighbours(of: convertedDouble("\(digits)e-\(places)")), "1e-\(places)")
            }
        }
    }

    @Test(arguments: [61, 62] as [UInt64])
    func randomBits(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let numbers = (0..<TestScope.rounds(20_000)).lazy.map { _ in
            Double(bitPattern: random.next())
        }
        check(numbers, "seed \(seed)")
    }

    /// Numbers as documents have them: neither very large nor very small.
    @Test(arguments: [63, 64] as [UInt64])
    func randomSizes(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let numbers = (0..<TestScope.rounds(20_000)).lazy.map { _ in
            Double(
                sign: .plus,
                exponent: Int(random.next() % 80) - 20,
                significand: Double(bitPattern: random.next() >> 12 | 0x3FF << 52)
            )
        }
        check(numbers, "seed \(seed)")
    }

    @Test(arguments: [65, 66] as [UInt64])
    func randomDecimals(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let numbers = (0..<10_000).lazy.map { _ in
            let digits = random.digits(Int(random.next() % 17) + 1)
            return convertedDouble("\(digits)e\(Int(random.next() % 50) - 30)")
        }
        check(numbers, "seed \(seed)")
    }

    // MARK: As a text

    @Test func onlyTheTextItselfIsTheText() {
        let texts: [(String, Double, Bool)] = [
            ("0.1", 0.1, true), ("0.10", 0.1, false), ("1.0", 1, true), ("1", 1, false),
            ("1e+16", 1e16, true), ("1e16", 1e16, false), ("-0.0", -0.0, true),
            ("0.0", -0.0, false),
            ("-2.2250738585072014e-308", -0x1p-1022, true), ("", 0, false),
            (String(repeating: "1", count: 100), 1, false),
        ]
        for (text, value, isText) in texts {
            let found = Array(text.utf8).withUnsafeBufferPointer {
                DoubleText.isText($0, of: value)
            }
            #expect(found == isText, "\(text)")
        }
    }
}
