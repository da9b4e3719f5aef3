import TestSupport
import Testing

@testable import FastJSON

/// The text of floats, against the description that the standard library makes.
@Suite struct FloatTextTests {
    /// Checks the texts with and without a fraction of zeros, of both signs.
    private func check(_ values: some Sequence<Float>, _ note: String = "") {
        for value in values where value.isFinite {
            for value in [value, -value] {
                let text = writtenText(of: value)
                let short = writtenText(of: value, keepsZeroFraction: false)
                let description = value.description
                guard text == description, short == withoutZeroFraction(description) else {
                    Issue.record("\(value) became \(text) and \(short) \(note)")
                    return
                }
            }
        }
    }

    @Test(
        arguments: [
            (0, "0.0"), (-0.0, "-0.0"), (1, "1.0"), (0.1, "0.1"), (1 / 3, "0.33333334"),
            (0x1p24, "16777216.0"), (Float(0x1p24).nextUp, "1.6777218e+07"), (1e8, "1e+08"),
            (0.0001, "0.0001"), (Float(0.0001).nextDown, "9.999999e-05"),
            (2_097_152.25, "2097152.2"),
            (.greatestFiniteMagnitude, "3.4028235e+38"), (.leastNormalMagnitude, "1.1754944e-38"),
            (.leastNonzeroMagnitude, "1e-45"), (2 * .leastNonzeroMagnitude, "3e-45"),
        ] as [(Float, String)]
    )
    func knownTexts(_ value: Float, text: String) {
        #expect(writtenText(of: value) == text)
        check([value])
    }

    @Test func powersOfTwo() {
        for power in -149...127 {
            let value = Float(sign: .plus, exponent: power, significand: 1)
            check([value.nextDown, value, value.nextUp])
        }
    }

    @Test func powersOfTen() throws {
        for power in -45...38 {
            let value = try #require(Float("1e\(power)"))
            check([value.nextDown, value, value.nextUp])
        }
    }

    @Test func smallestAndWhole() {
        check((0...3000).map { Float(bitPattern: $0) })
        check((0...3000).map { Float($0) })
        check((-3000...3000).map { 0x1p24 + Float($0) })
        check((0...3000).map { Float($0) / 100 })
    }

    @Test(arguments: [71, 72] as [UInt64])
    func randomBits(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let numbers = (0..<TestScope.rounds(20_000)).lazy.map { _ in
            Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
        }
        check(numbers, "seed \(seed)")
    }
}
