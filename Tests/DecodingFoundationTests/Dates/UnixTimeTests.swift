import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

@Suite struct UnixTimeTests {
    /// Seconds as they are written, with the seconds since 2001.
    static let seconds: [(text: String, since2001: Double)] = [
        ("0", -978_307_200), ("978307200", 0), ("1622552949", 644_245_749), ("-1", -978_307_201),
        ("1622552949.123", 644_245_749.123), ("0.1", -978_307_199.9), ("-0.5", -978_307_200.5),
        ("978307200.1", 0.1), ("978307199.75", -0.25), ("978307200.000001", 1e-6),
        ("253402300799", 252_423_993_599), ("-62135596800", -63_113_904_000),
        ("100000000000000000978307200", 1e26),
        // At the borders of what is read and written as an integer.
        ("562950931728511", 562_949_953_421_311), ("562950931728512", 562_949_953_421_312),
        ("-562948975114113", -562_949_953_421_313), ("1125899906842624", 1_125_898_928_535_424),
        ("1125899906842625", 1_125_898_928_535_425),
    ]

    @Test("S3+.8: seconds", arguments: seconds)
    func secondsBothWays(_ text: String, since2001: Double) throws {
        let date = Date(timeIntervalSinceReferenceDate: since2001)
        try expectBothWays(Date.jsonParser(.secondsSince1970), text, date)
        try expectBothWays(DateParser(.secondsSince1970), text, date)
    }

    /// Milliseconds as they are written, with the seconds since 2001.
    static let milliseconds: [(text: String, since2001: Double)] = [
        ("0", -978_307_200), ("978307200000", 0), ("1622552949123", 644_245_749.123),
        ("1622552949000", 644_245_749), ("-1", -978_307_200.001), ("0.5", -978_307_199.9995),
        ("978307200000.125", 0.000125), ("1622552949123.4", 644_245_749.1234),
        ("253402300799999", 252_423_993_599.999),
    ]

    @Test("S3+.8: milliseconds", arguments: milliseconds)
    func millisecondsBothWays(_ text: String, since2001: Double) throws {
        let date = Date(timeIntervalSinceReferenceDate: since2001)
        try expectBothWays(Date.jsonParser(.millisecondsSince1970), text, date)
    }

    /// Other texts for numbers, with the one that is written.
    @Test(arguments: [
        ("1.622552949e9", "1622552949"), ("1622552949.0", "1622552949"), ("-0", "0"),
        ("-0.0e7", "0"), ("0e9999999999999999999", "0"), ("1E1", "10"),
        // More digits than a date has, and more than are read exactly.
        ("1622552949.12345678901234567890", "1622552949.1234568"),
        ("1622552949.1234567890123456789012345678901234567890", "1622552949.1234567"),
        ("1e-400", "0"), ("1e-99999999999999999999", "0"),
    ])
    func otherTexts(_ text: String, written: String) throws {
        let parser = Date.jsonParser(.secondsSince1970)
        let date = try parser.decode(text)
        try expectBothWays(parser, text, date, writtenAs: written)
        #expect(try parser.decode(written) == date)
    }

    @Test func hugeNumbers() throws {
        let parser = Date.jsonParser(.secondsSince1970)
        let date = Date(timeIntervalSince1970: 1e300)
        try expectBothWays(parser, "1e+300", date)
        try expectBothWays(
            parser,
            "1.7976931348623157e+308",
            Date(timeIntervalSince1970: .greatestFiniteMagnitude)
        )
        for format in [JSONDateFormat.secondsSince1970, .millisecondsSince1970] {
            for text in ["1e309", "-1e309", "1e99999999999999999999"] {
                expectFailure(
                    Date.jsonParser(format),
                    text,
                    "Expected a number that fits Date, but found:\n\(text)",
                    .numberDoesNotFit
                )
            }
        }
    }

    @Test func otherKinds() {
        expectFailure(
            Date.jsonParser(.secondsSince1970),
            "\"0\"",
            "Expected a number, but found:\n\"0\"",
            .typeMismatch
        )
    }

    @Test func nonFinite() throws {
        for seconds in [Double.nan, .infinity, -.infinity] {
            let date = Date(timeIntervalSince1970: seconds)
            for format in [JSONDateFormat.secondsSince1970, .millisecondsSince1970] {
                let error = writingFailure(Date.jsonParser(format), Date(), date)
                #expect(error?.code == .unwritableValue)
                #expect(error?.path == ["a", 1])
            }
        }
        // A Double has no room for that many milliseconds.
        let date = Date(timeIntervalSince1970: 1e307)
        let error = writingFailure(Date.jsonParser(.millisecondsSince1970), Date(), date)
        #expect(error?.code == .unwritableValue)
    }

    @Test("Any date comes back, to the last bit", arguments: [41, 42] as [UInt64])
    func randomDates(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let seconds = Date.jsonParser(.secondsSince1970)
        let milliseconds = Date.jsonParser(.millisecondsSince1970)
        for round in 0..<TestScope.rounds(2000) {
            let magnitude = pow(10, Double(random.number(in: -9...12)))
            let interval = Double.random(in: -magnitude...magnitude, using: &random)
            let date = Date(timeIntervalSinceReferenceDate: interval)
            let isSame =
                try seconds.decode(try seconds.encode(date)) == date
                && milliseconds.decode(try milliseconds.encode(date)) == date
            #expect(isSame, "seed \(seed), round \(round): \(interval)")
        }
    }

    @Test("Numbers are written as they were read", arguments: [43, 44] as [UInt64])
    func randomNumbers(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for round in 0..<TestScope.rounds(2000) {
            // Milliseconds of the years 1 to 9999, with up to one digit after the point.
            let number = random.number(in: -62_135_596_800_000...253_402_300_799_999)
            let text = round % 2 == 0 ? "\(number)" : "\(number / 10).\(random.number(in: 1...9))"
            let parser = Date.jsonParser(.millisecondsSince1970)
            let written = try parser.encodeString(try parser.decode(text))
            // What is further from 2001 has no digits for tenths of milliseconds.
            let isShort = round % 2 == 0 || abs(number) < 10_000_000_000_000
            #expect(!isShort || written == text, "seed \(seed), round \(round): \(text)")
        }
    }

    // MARK: Conversions

    @Test("S3+.8: .dateFromSecondsSince1970 on Double.jsonParser()")
    func conversions() throws {
        let date = Date(timeIntervalSince1970: 1_622_552_949.5)
        let seconds = Double.jsonParser().map(.dateFromSecondsSince1970)
        try expectBothWays(seconds, "1622552949.5", date)
        let milliseconds = Double.jsonParser().map(.dateFromMillisecondsSince1970)
        try expectBothWays(milliseconds, "1622552949500.0", date)
        let nested = Field("at") { Double.jsonParser().map(.dateFromSecondsSince1970) }
        #expect(try nested.parse(["at": 0]) == Date(timeIntervalSince1970: 0))
        #expect(try nested.print(Date(timeIntervalSince1970: 0)) == ["at": 0.0])
    }

    @Test func conversionErrors() {
        let seconds = Double.jsonParser().map(.dateFromSecondsSince1970)
        expectFailure(seconds, "\"0\"", "Expected a number, but found:\n\"0\"", .typeMismatch)
        let date = Date(timeIntervalSince1970: .infinity)
        #expect(writingFailure(seconds, Date(), date)?.code == .unwritableValue)
    }

    @Test func conversionsOfStrings() throws {
        let parser = JSONString {
            "/Date("
            Double.parser().map(.dateFromMillisecondsSince1970)
            ")/"
        }
        let date = Date(timeIntervalSince1970: 1.5)
        #expect(try parser.parse("/Date(1500)/") == date)
        #expect(try parser.print(date) == "/Date(1500.0)/")
    }
}
