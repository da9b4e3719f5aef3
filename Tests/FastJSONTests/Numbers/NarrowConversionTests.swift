import TestSupport
import Testing

@testable import FastJSON

/// Conversion to `Float` and `Float16`, which rounds once also where the nearest `Double` lies in the
/// middle between two values.
@Suite struct NarrowConversionTests {
    private func float(_ text: String, isDouble: Bool = false) -> Float {
        KeyBytes.withBytes(text) { NarrowConversion.float(from: $0, isDouble: isDouble) }
    }

    @Test(
        arguments: [
            ("1.000000059604644775390625", 1),
            ("1.00000005960464477539062500000000001", Float(1).nextUp),
            ("1.0000000596046448", Float(1).nextUp),
            ("1.00000005960464477539062499999999999", 1),
            ("1.000000178813934326171875", Float(1).nextUp.nextUp),
            ("1.00000017881393432617187499999", Float(1).nextUp),
            ("16777217", 16_777_216), ("16777219", 16_777_220), ("-16777217", -16_777_216),
            ("16777217.000000000000000000001", 16_777_218),
            ("7.0064923216240854e-46", .leastNonzeroMagnitude),
            ("7.0064923216240853e-46", 0), ("-7.0064923216240854e-46", -.leastNonzeroMagnitude),
            ("0.70064923216240853546186479164495806564013097093825788587853414194489554e-45", 0),
            ("3.4028235677973366e38", .greatestFiniteMagnitude),
            ("3.4028235677973367e38", .infinity),
            ("340282356779733661637539395458142568447.99999", .greatestFiniteMagnitude),
            ("-340282356779733661637539395458142568448", -.infinity),
            ("0", 0), ("-0", -0.0), ("1e-400", 0), ("-1e-400", -0.0), ("1e400", .infinity),
            ("7.038531e-26", Float(bitPattern: 0x15AE_43FD)),
        ] as [(String, Float)]
    )
    func knownFloats(_ text: String, expected: Float) {
        #expect(float(text).bitPattern == expected.bitPattern, "\(text)")
    }

    @Test("A text that stands for a Double is that, and is rounded from there")
    func textsOfDoubles() throws {
        for text in ["1.0000000596046448", "7.0064923216240854e-46", "7.038531e-26", "-0.1"] {
            let double = try #require(Double(text))
            #expect(float(text, isDouble: true).bitPattern == Float(double).bitPattern, "\(text)")
        }
    }

    @Test("Numbers beside the middle between two floats", arguments: [5, 6] as [UInt64])
    func midpoints(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var samples: [UInt32] = [0, 1, 2, 0x007F_FFFF, 0x0080_0000, 0x7F7F_FFFF, 0x7F7F_FFFE]
        samples += (0..<300).map { _ in UInt32(random.next() % 0x7F80_0000) }
        for bits in samples {
            let lower = Float(bitPattern: bits)
            let upper = lower.nextUp
            let even = bits & 1 == 0 ? lower : upper
            let middle = Double(lower) + Double(lower.ulp) / 2
            let significand = UInt64(middle.significandBitPattern | 1 << 52)
            let text = TestDecimal(significand, timesTwoToThe: Int(middle.exponent) - 52)
            let note: Comment = "seed \(seed), above bits \(bits)"
            #expect(float(text.text()) == even, note)
            #expect(float(text.text(appending: "0000")) == even, note)
            #expect(float(text.text(appending: "00000000000000000000000001")) == upper, note)
            let last = text.digits.last ?? UInt8(ascii: "1")
            let below = String(UnicodeScalar(last - 1)) + "99999999999999999999999999"
            #expect(float(text.text(droppingLast: 1, appending: below)) == lower, note)
            #expect(float("-" + text.text()) == -even, note)
        }
    }

    @Test("What is written of a float gives it back also by way of a Double", arguments: [8, 9])
    func readBackByWayOfDouble(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var samples: [UInt32] = [0x15AE_43FC, 0x15AE_43FD, 0x15AE_43FE, 1, 2, 0x7F7F_FFFF]
        samples += (0..<20_000).map { _ in UInt32(random.next() % 0x7F80_0000) }
        for bits in samples {
            let text = writtenText(of: Float(bitPattern: bits))
            #expect(float(text).bitPattern == bits, "\(text), seed \(seed)")
            #expect(float(text, isDouble: true).bitPattern == bits, "\(text), seed \(seed)")
        }
    }

    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    private func float16(_ text: String) -> Float16 {
        KeyBytes.withBytes(text) { NarrowConversion.float16(from: $0, isDouble: false) }
    }

    @Test func everyFloat16AndItsMidpoint() {
        for bits in UInt16(0)..<0x7C00 {
            let value = Float16(bitPattern: bits)
            guard float16(value.description).bitPattern == bits else {
                Issue.record("\(value) is read as \(float16(value.description))")
                return
            }
            // All of these are exact.
            let middle = Double(value) + Double(value.ulp) / 2
            let even = bits & 1 == 0 ? value : value.nextUp
            let digits = TestDecimal(
                UInt64(middle.significandBitPattern | 1 << 52),
                timesTwoToThe: Int(middle.exponent) - 52
            )
            let found = [
                float16(digits.text()), float16(digits.text(appending: "0000000000000000000001")),
                float16("-" + digits.text()),
            ]
            guard found == [even, value.nextUp, -even] else {
                Issue.record("beside \(middle): \(found)")
                return
            }
        }
    }

    @Test(
        arguments: [
            ("65504", 65504), ("65519.99999999999999999999", 65504), ("65520", .infinity),
            ("-65520", -.infinity), ("2.98023223876953125e-8", 0),
            ("2.98023223876953125000000000000001e-8", .leastNonzeroMagnitude),
            ("1.00048828125", 1), ("1.00048828125000000000001", Float16(1).nextUp),
            ("1.00048828124999999999999", 1), ("-0", -0.0), ("2049", 2048), ("2051", 2052),
        ] as [(String, Float16)]
    )
    func knownFloat16s(_ text: String, expected: Float16) {
        #expect(float16(text).bitPattern == expected.bitPattern, "\(text)")
    }
    #endif
}
