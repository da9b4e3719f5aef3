import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

@Suite struct DecimalParserTests {
    static let most = "340282366920938463463374607431768211455"

    /// Texts of numbers that are written as they were read.
    @Test(arguments: [
        "0", "1", "-1", "19.99", "0.1", "-0.1", "0.3", "1000", "12345678901234567890.123456789",
        "99999999999999999999999999999999999999", "-99999999999999999999999999999999999999",
        "0.99999999999999999999999999999999999999", "18446744073709551615", "18446744073709551616",
        "18446744073709551617", "100000000000000000000000000000000000001", most, "-\(most)",
        "3.40282366920938463463374607431768211455", "0.1234567890123456789",
    ])
    func bothWays(_ text: String) throws {
        let value = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
        #expect(value.description == text)
        try expectBothWays(Decimal.jsonParser(), text, value)
        try expectBothWays(Decimal.jsonParser, text, value)
    }

    static let zeros127 = String(repeating: "0", count: 127)

    /// Other texts of numbers, with the one that is written.
    static let others: [(text: String, written: String)] = [
        ("-0", "0"), ("0.0", "0"), ("-0.0e-5", "0"), ("0e99999999999999999999999", "0"),
        ("0e-99999999999999999999999", "0"), ("1.0", "1"), ("1.10", "1.1"), ("1e2", "100"),
        ("1E+2", "100"), ("120e-1", "12"), ("1.5e3", "1500"), ("12345e-3", "12.345"),
        ("1e127", "1\(zeros127)"), ("1e128", "10\(zeros127)"),
        ("-1e165", "-1\(String(repeating: "0", count: 38))\(zeros127)"),
        ("\(most)e127", "\(most)\(zeros127)"), ("-\(most)0e126", "-\(most)\(zeros127)"),
        ("34e164", "34\(String(repeating: "0", count: 37))\(zeros127)"),
        ("1e-127", "0.\(zeros127.dropLast())1"), ("-1e-128", "-0.\(zeros127)1"),
        ("10e-129", "0.\(zeros127)1"),
        ("0.\(zeros127)1e256", "10\(zeros127)"),
        ("1\(zeros127)\(zeros127)e-254", "1"),
        ("0.\(zeros127)\(zeros127)1e255", "1"),
        ("1.\(zeros127)\(zeros127)", "1"),
    ]

    @Test(arguments: others)
    func otherTexts(_ text: String, written: String) throws {
        let parser = Decimal.jsonParser()
        let value = try parser.decode(text)
        #expect(!value.isNaN)
        try expectBothWays(parser, text, value, writtenAs: written)
        #expect(try parser.decode(written) == value)
    }

    @Test func extremes() throws {
        for value in [
            Decimal.greatestFiniteMagnitude, -Decimal.greatestFiniteMagnitude,
            .leastNonzeroMagnitude, .leastNormalMagnitude, .pi, 0,
        ] {
            try expectBothWays(Decimal.jsonParser(), value.description, value)
        }
    }

    /// Numbers that would be rounded, or for which there is no exponent.
    @Test(arguments: [
        // One more than the most.
        "340282366920938463463374607431768211456", "999999999999999999999999999999999999999",
        "1.234567890123456789012345678901234567891", "0.1000000000000000000000000000000000000001",
        "1e166", "-1e166", "35e164", "1e-129", "1.1e-128", "1e400", "1e-400",
        "1e999999999999999999999999", "-1e-999999999999999999999999",
        "340282366920938463463374607431768211455e128",
    ])
    func refused(_ text: String) {
        let shown = text.utf8.count > 40 ? text.prefix(40) + "…" : text[...]
        expectFailure(
            Decimal.jsonParser(),
            text,
            "Expected a number that fits Decimal, but found:\n\(shown)",
            .numberDoesNotFit
        )
    }

    @Test func otherKinds() {
        expectFailure(
            Decimal.jsonParser(),
            "\"1\"",
            "Expected a number, but found:\n\"1\"",
            .typeMismatch
        )
    }

    @Test func notANumber() {
        let error = writingFailure(Decimal.jsonParser(), 1, Decimal.nan)
        #expect(error == writingFailure(Double.jsonParser(), 1, .nan))
        #expect(error?.code == .unwritableValue)
    }

    @Test func values() throws {
        #expect(try Decimal.jsonParser().parse(0.1) == Decimal(string: "0.1"))
        #expect(try Decimal.jsonParser().parse(10) == 10)
        #expect(try Decimal.jsonParser().print(Decimal(25) / 10) == 2.5)
    }

    /// As long as a number may be, with its only digit at either end.
    @Test func longTexts() throws {
        let time = try ThreadTime.of(decodeLongTexts)
        #expect(time < .seconds(10 * ThreadTime.patience))
    }

    private func decodeLongTexts() throws {
        let parser = Decimal.jsonParser()
        let length = 4_000_000
        let options = JSONReadingOptions(limits: JSONLimits(numberLength: length + 20))
        let zeros = String(repeating: "0", count: length)
        #expect(try parser.decode("0.\(zeros)", options: options) == 0)
        #expect(try parser.decode("5.\(zeros)", options: options) == 5)
        #expect(try parser.decode("0.\(zeros)1e\(length + 1)", options: options) == 1)
        #expect(try parser.decode("1\(zeros)e-\(length)", options: options) == 1)
        for text in ["1\(zeros)", "0.\(zeros)1", String(repeating: "9", count: length)] {
            let error = #expect(throws: JSONError.self) {
                try parser.decode(text, options: options)
            }
            #expect(error?.code == .numberDoesNotFit)
        }
    }

    @Test("Values, and texts of up to 38 digits", arguments: [21, 22] as [UInt64])
    func randomRoundTrips(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let parser = Decimal.jsonParser()
        for round in 0..<TestScope.rounds(2000) {
            let digits = (0..<random.number(in: 1...38)).map { _ in
                String(random.number(in: 0...9))
            }.joined()
            let significand = digits.drop { $0 == "0" }
            let exponent = random.number(in: -128...127)
            let text = "\(significand.isEmpty ? "0" : significand)e\(exponent)"
            let value = try parser.decode(text)
            // What Foundation reads of the plain text, without an exponent to trip over.
            let written = try parser.encodeString(value)
            let isSame = try parser.decode(written) == value
            let oracle = Decimal(string: written, locale: Locale(identifier: "en_US_POSIX"))
            // Its own reading stops at many zeros after 38 digits.
            let agrees = oracle == value || exponent > 80
            let isExact = plain(String(significand), exponent) == written
            #expect(
                isSame && agrees && isExact,
                "seed \(seed), round \(round): \(text) became \(written)"
            )
        }
    }

    /// Digits times a power of ten, by moving the point alone.
    private func plain(_ digits: String, _ exponent: Int) -> String {
        guard !digits.isEmpty else { return "0" }
        guard exponent < 0 else { return digits + String(repeating: "0", count: exponent) }
        let padding = String(repeating: "0", count: max(0, 1 - exponent - digits.count))
        let padded = padding + digits
        let whole = padded.dropLast(-exponent)
        let fraction = padded.suffix(-exponent)
        let trimmed = String(fraction.reversed().drop { $0 == "0" }.reversed())
        return trimmed.isEmpty ? String(whole) : "\(whole).\(trimmed)"
    }
}
