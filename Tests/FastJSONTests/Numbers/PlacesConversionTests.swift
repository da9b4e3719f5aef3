import TestSupport
import Testing

@testable import FastJSON

/// Conversion of significands of at most 19 digits with some of them after the point.
@Suite struct PlacesConversionTests {
    /// The text of a significand with that many digits after the point.
    private static func text(_ significand: UInt64, _ places: Int) -> String {
        let digits = "\(significand)"
        let zeros = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count))
        let all = zeros + digits
        return places == 0 ? all : "\(all.dropLast(places)).\(all.suffix(places))"
    }

    /// Converts a number, and returns what is wrong with the result.
    private static func fault(_ significand: UInt64, _ places: Int, _ isNegative: Bool) -> String? {
        let double = DoubleConversion.double(
            significand: significand,
            places: places,
            isNegative: isNegative
        )
        let text = (isNegative ? "-" : "") + text(significand, places)
        let expected = systemDouble(text)
        return double.bitPattern == expected.bitPattern
            ? nil : "\(text): \(double), not \(expected)"
    }

    private static func check(
        _ significands: some Sequence<UInt64>,
        places: ClosedRange<Int> = 0...18,
        _ note: String
    ) {
        var faults: [String] = []
        for (turn, significand) in significands.enumerated() where significand < largest {
            for count in places {
                if let fault = fault(significand, count, turn % 2 == 1) { faults.append(fault) }
            }
        }
        #expect(faults.isEmpty, "\(note): \(faults.count), as \(faults.prefix(5))")
    }

    /// What has 20 digits.
    private static let largest: UInt64 = 10_000_000_000_000_000_000

    @Test func roundOnes() {
        let near = DigitCursor.powersOfTen.flatMap { (ten: UInt64) -> [UInt64] in
            [ten, ten - 1, ten &+ 1, ten / 2, ten / 2 + 1, 3 * (ten / 10)]
        }
        let powers = (0...63).flatMap { power in
            let value: UInt64 = 1 << power
            return [value, value - 1, value &+ 1]
        }
        Self.check([0, 1, 2, 3, 5, 7, 9] + near + powers, "near powers")
    }

    @Test("Random ones", arguments: [84, 85, 86] as [UInt64])
    func random(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let values = (0..<TestScope.rounds(6_000)).map { _ in
            random.next() >> UInt64(random.number(in: 0...63))
        }
        Self.check(values, "seed \(seed)")
    }

    /// Numbers in the middle between two doubles, and those next to them.
    @Test func ties() {
        let seed: UInt64 = 87
        var random = SeededRandom(seed: seed)
        for places in 0...8 {
            var values: [UInt64] = []
            for _ in 0..<TestScope.rounds(1_500) {
                // An odd number of halves of the last bit: 54 bits, that many of them after the point.
                let bits = random.next() >> 10 | 1 << 53 | 1
                let (shift, power) = (UInt64(places), DigitCursor.powersOfTen[places])
                // `bits / 2^places` has as many digits after the point.
                let scaled = bits.multipliedReportingOverflow(by: power >> shift)
                if !scaled.overflow {
                    values += [
                        scaled.partialValue - 1, scaled.partialValue, scaled.partialValue &+ 1,
                    ]
                }
                values += [bits, bits << 1, bits << 5, bits << 9, bits << 10, bits + 1, bits - 1]
            }
            Self.check(values, places: places...places, "seed \(seed)")
        }
    }

    /// Numbers whose low product word is small, or whose high one ends in ones.
    @Test func lowWords() {
        let seed: UInt64 = 88
        var random = SeededRandom(seed: seed)
        var ones = 0
        var small = 0
        for places in 0...18 {
            let row = 2 * (-places - PowersOfFive.smallestExponent)
            let word = PowersOfFive.words[row]
            var values: [UInt64] = []
            for _ in 0..<TestScope.rounds(30_000) {
                let value = random.next() >> UInt64(random.number(in: 1...40))
                guard value != 0 else { continue }
                let scaled = value << UInt64(value.leadingZeroBitCount)
                let product = scaled.multipliedFullWidth(by: word)
                let isOnes = product.high & 0x1FF == 0x1FF
                let isSmall = product.low <= 1 || product.low > .max - 1 << 20
                ones += isOnes ? 1 : 0
                small += isSmall ? 1 : 0
                if isOnes || isSmall { values.append(value) }
            }
            // Multiples of powers of two have low words of zeros.
            values += (0..<40).map { _ in
                (random.next() >> 44) << UInt64(random.number(in: 20...43))
            }
            Self.check(values, places: places...places, "seed \(seed)")
        }
        #expect(ones > 100 && small > 100, "\(ones) and \(small), seed \(seed)")
    }

    /// The value of exact fractions: ties of the last bit with few digits.
    @Test func exactFractions() {
        let table: [(UInt64, Int, Double)] = [
            (9_007_199_254_740_993, 0, 0x1p53), (9_007_199_254_740_995, 0, 0x1.0000000000002p53),
            (45_035_996_273_704_965, 1, 0x1p52), (45_035_996_273_704_975, 1, 0x1.0000000000002p52),
            (225_179_981_368_524_825, 2, 0x1p51),
            (225_179_981_368_524_875, 2, 0x1.0000000000002p51),
            (1_125_899_906_842_624_125, 3, 0x1p50),
            (1_125_899_906_842_624_375, 3, 0x1.0000000000002p50),
            (5_629_499_534_213_120_625, 4, 0x1p49),
            (5_629_499_534_213_121_875, 4, 0x1.0000000000002p49),
            (9_999_999_999_999_999_999, 0, 1e19), (9_999_999_999_999_999_999, 18, 10),
            (1, 18, 1e-18), (5, 1, 0.5), (0, 5, 0),
        ]
        for (significand, places, value) in table {
            let double = DoubleConversion.double(
                significand: significand,
                places: places,
                isNegative: false
            )
            #expect(double == value, "\(significand), \(places)")
            #expect(Self.fault(significand, places, true) == nil)
        }
    }
}
