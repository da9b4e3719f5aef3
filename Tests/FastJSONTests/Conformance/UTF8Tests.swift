import FastJSON
import TestSupport
import Testing

/// Sequences of bytes in strings: valid exactly when the standard says so (RFC 3629).
@Suite struct UTF8Tests {
    /// The offset of the first byte that is not UTF-8; nil if there is none.
    ///
    /// Written after table 3-7 of the Unicode standard, one line of it per line.
    static func faultOffset(in bytes: [UInt8]) -> Int? {
        var index = 0
        while index < bytes.count {
            let rest = bytes[index...].dropFirst()
            let ranges: [ClosedRange<UInt8>]
            switch bytes[index] {
            case 0x00...0x7F: ranges = []
            case 0xC2...0xDF: ranges = [0x80...0xBF]
            case 0xE0: ranges = [0xA0...0xBF, 0x80...0xBF]
            case 0xE1...0xEC: ranges = [0x80...0xBF, 0x80...0xBF]
            case 0xED: ranges = [0x80...0x9F, 0x80...0xBF]
            case 0xEE...0xEF: ranges = [0x80...0xBF, 0x80...0xBF]
            case 0xF0: ranges = [0x90...0xBF, 0x80...0xBF, 0x80...0xBF]
            case 0xF1...0xF3: ranges = [0x80...0xBF, 0x80...0xBF, 0x80...0xBF]
            case 0xF4: ranges = [0x80...0x8F, 0x80...0xBF, 0x80...0xBF]
            default: return index
            }
            guard rest.count >= ranges.count, zip(ranges, rest).allSatisfy({ $0.contains($1) })
            else { return index }
            index += 1 + ranges.count
        }
        return nil
    }

    /// Reads a string of these bytes, with text around it, and compares verdict and offset.
    ///
    /// The rest after the bytes is valid, and begins with ASCII.
    private func check(
        _ bytes: [UInt8],
        before rest: [UInt8] = [],
        _ modes: [ReadingMode],
        _ findings: inout Disagreements
    ) {
        let document = [0x5B, 0x22] + bytes + rest + [0x22, 0x5D]
        let fault = Self.faultOffset(in: bytes + rest.prefix(1)).map { $0 + 2 }
        for mode in modes {
            let error = mode.validate(document)
            findings.compare(error?.offset, fault, document, "\(mode)")
            if let error {
                findings.compare(error.code, .invalidUTF8, document, "\(mode)")
            }
        }
    }

    /// All pairs of bytes of which one is not ASCII.
    ///
    /// The other one is that too, or a letter, or DEL.
    @Test(arguments: JSONEngine.allCases)
    func everyTwoBytes(_ engine: JSONEngine) {
        var findings = Disagreements()
        let others: [UInt8] = [0x41, 0x7F]
        let modes = [ReadingMode(engine, .whole)]
        for first in UInt8(0x80)...0xFF {
            for second in others + Array(UInt8(0x80)...0xFF) {
                check([first, second], modes, &findings)
            }
            check([0x41, first], modes, &findings)
        }
        findings.expectNone()
    }

    /// Leads of three and four bytes with bytes on both sides of each border of the table.
    @Test func longerSequences() {
        var findings = Disagreements()
        let modes = ReadingMode.modes([.whole])
        let seconds: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
        let others: [UInt8] = [0x7F, 0x80, 0xBF, 0xC0]
        for lead in UInt8(0xE0)...0xEF {
            for second in seconds {
                for third in others {
                    check([lead, second, third], modes, &findings)
                }
            }
        }
        for lead in UInt8(0xF0)...0xF8 {
            for second in seconds {
                for third in others {
                    for fourth in others {
                        check([lead, second, third, fourth], modes, &findings)
                    }
                }
            }
        }
        findings.expectNone()
    }

    /// The same in text that is long enough to be checked in blocks.
    @Test func sequencesInBlocks() {
        var findings = Disagreements()
        let modes = [ReadingMode(.native, .whole)]
        let rest =
            [UInt8](repeating: 0x61, count: 33) + Array(String(repeating: "é漢😀a", count: 40).utf8)
        #expect(rest[0] < 0x80 && Self.faultOffset(in: rest) == nil)
        let bytes: [UInt8] = [0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1]
        for lead in UInt8(0x80)...0xFF {
            for second in bytes {
                for third in bytes {
                    let start = [0xC3, 0xA9, lead, second, third]
                    check(start + [0x80], before: rest, modes, &findings)
                    check(start, before: rest, modes, &findings)
                }
            }
        }
        // At each place of a block, and across two.
        for place in 0...66 {
            let before = [0xC3, 0xA9] + [UInt8](repeating: 0x61, count: place)
            for sequence in [
                [0xC3], [0xE2, 0x82], [0xE2, 0x82, 0xAC], [0xF0, 0x9F, 0x98],
                [0xF0, 0x9F, 0x98, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
            ] as [[UInt8]] {
                check(before + sequence, before: rest, ReadingMode.all, &findings)
            }
        }
        findings.expectNone()
    }

    /// Valid and faulty sequences at each distance from the start of a machine word, in each
    /// feeding.
    @Test func sequencesAtEveryPosition() {
        let sequences: [[UInt8]] = [
            [0xC3, 0xA9], [0xE2, 0x82, 0xAC], [0xF0, 0x9F, 0x98, 0x80], [0xC3], [0xE2, 0x82],
            [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xC0, 0x80],
        ]
        var findings = Disagreements()
        for sequence in sequences {
            for before in 0...9 {
                for after in [0, 1, 9] {
                    let bytes =
                        [UInt8](repeating: 0x61, count: before) + sequence
                        + [UInt8](repeating: 0x61, count: after)
                    check(bytes, ReadingMode.all, &findings)
                }
            }
        }
        findings.expectNone()
    }

    /// Sequences drawn at random, many of them nearly valid.
    @Test func randomSequences() {
        let seed: UInt64 = 3629
        var random = SeededRandom(seed: seed)
        var findings = Disagreements()
        let modes = ReadingMode.modes([.whole, .random(seed: seed)])
        for _ in 0..<TestScope.rounds(3000) {
            var bytes: [UInt8] = []
            for _ in 0..<random.number(in: 1...6) {
                let scalar = Unicode.Scalar(UInt32(random.number(in: 0x80...0x10FFFF))) ?? "é"
                bytes += Array(String(scalar).utf8)
            }
            if random.number(in: 0...2) > 0 {
                bytes[random.number(in: 0...(bytes.count - 1))] = UInt8(
                    random.number(in: 0x80...0xFF)
                )
            }
            check(bytes, modes, &findings)
        }
        findings.expectNone()
    }
}
