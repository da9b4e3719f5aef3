import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

@Suite struct ISO8601Tests {
    /// Texts with their seconds since 1970.
    static let texts: [(text: String, seconds: Double)] = [
        ("1998-11-20T13:09:09Z", 911_567_349), ("2021-06-01T13:09:09Z", 1_622_552_949),
        ("1970-01-01T00:00:00Z", 0), ("2001-01-01T00:00:00Z", 978_307_200),
        ("1969-12-31T23:59:59Z", -1), ("1900-03-01T00:00:00Z", -2_203_891_200),
        ("1582-10-15T00:00:00Z", -12_219_292_800), ("1582-10-14T23:59:59Z", -12_219_292_801),
        ("0001-01-01T00:00:00Z", -62_135_596_800), ("0000-01-01T00:00:00Z", -62_167_219_200),
        ("0000-02-29T00:00:00Z", -62_162_121_600), ("2000-02-29T12:00:00Z", 951_825_600),
        ("2024-02-29T23:59:59Z", 1_709_251_199), ("2100-03-01T00:00:00Z", 4_107_542_400),
        ("9999-12-31T23:59:59Z", 253_402_300_799), ("2038-01-19T03:14:08Z", 2_147_483_648),
    ]

    @Test("S3+.8: seconds", arguments: texts)
    func bothWays(_ text: String, seconds: Double) throws {
        let date = Date(timeIntervalSince1970: seconds)
        let parser = Date.jsonParser(.iso8601)
        try expectBothWays(parser, "\"\(text)\"", date)
        let fractional = "\"\(text.dropLast()).000Z\""
        try expectBothWays(parser, fractional, date, writtenAs: "\"\(text)\"")
        try expectBothWays(Date.jsonParser(.iso8601(fractionalSeconds: true)), fractional, date)
        try expectBothWays(
            DateParser(.iso8601(fractionalSeconds: true)),
            "\"\(text)\"",
            date,
            writtenAs: fractional
        )
    }

    /// Fractions, with the seconds since 2001, and the milliseconds that are written.
    static let fractions: [(text: String, seconds: Double, written: String)] = [
        ("2001-01-01T00:00:00.1Z", 0.1, "2001-01-01T00:00:00.100Z"),
        ("2001-01-01T00:00:00.12Z", 0.12, "2001-01-01T00:00:00.120Z"),
        ("2001-01-01T00:00:00.123Z", 0.123, "2001-01-01T00:00:00.123Z"),
        ("2001-01-01T00:00:00.1234Z", 0.1234, "2001-01-01T00:00:00.123Z"),
        ("2001-01-01T00:00:00.12345Z", 0.12345, "2001-01-01T00:00:00.123Z"),
        ("2001-01-01T00:00:00.123456Z", 0.123456, "2001-01-01T00:00:00.123Z"),
        ("2001-01-01T00:00:00.1234567Z", 0.1234567, "2001-01-01T00:00:00.123Z"),
        ("2001-01-01T00:00:00.12345678Z", 0.12345678, "2001-01-01T00:00:00.123Z"),
        ("2001-01-01T00:00:00.123456789Z", 0.123456789, "2001-01-01T00:00:00.123Z"),
        ("2001-01-01T00:00:00.12345678999999Z", 0.123456789, "2001-01-01T00:00:00.123Z"),
        ("2001-01-01T00:00:00.000000001Z", 0.000000001, "2001-01-01T00:00:00.000Z"),
        ("2001-01-01T00:00:00.9996Z", 0.9996, "2001-01-01T00:00:01.000Z"),
        ("2000-12-31T23:59:59.75Z", -0.25, "2000-12-31T23:59:59.750Z"),
        ("2021-06-01T13:09:09.123Z", 644_245_749.123, "2021-06-01T13:09:09.123Z"),
        ("1969-12-31T23:59:59.999Z", -978_307_200.001, "1969-12-31T23:59:59.999Z"),
        ("1998-11-20T13:09:09.5Z", -66_739_850.5, "1998-11-20T13:09:09.500Z"),
    ]

    @Test("S3+.8: fractions of 1 to 14 digits", arguments: fractions)
    func fractionsBothWays(_ text: String, seconds: Double, written: String) throws {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        try expectBothWays(
            Date.jsonParser(.iso8601(fractionalSeconds: true)),
            "\"\(text)\"",
            date,
            writtenAs: "\"\(written)\""
        )
        // Without a fraction: that of the text is dropped.
        let whole = "\"\(text.prefix(19))Z\""
        try expectBothWays(Date.jsonParser(.iso8601), "\"\(text)\"", date, writtenAs: whole)
    }

    /// Distances from UTC, with the time in UTC.
    @Test(arguments: [
        ("2021-06-01T13:09:09+00:00", "2021-06-01T13:09:09Z"),
        ("2021-06-01T13:09:09-00:00", "2021-06-01T13:09:09Z"),
        ("2021-06-01T13:09:09+01:30", "2021-06-01T11:39:09Z"),
        ("2021-06-01T13:09:09-0130", "2021-06-01T14:39:09Z"),
        ("2021-06-01T13:09:09+02", "2021-06-01T11:09:09Z"),
        ("2021-06-01T13:09:09.999-11", "2021-06-02T00:09:09Z"),
        ("2021-01-01T00:00:00+23:59", "2020-12-31T00:01:00Z"),
        ("2021-06-01t13:09:09z", "2021-06-01T13:09:09Z"),
        ("2021-06-01T13:09:09\\u005A", "2021-06-01T13:09:09Z"),
    ])
    func distances(_ text: String, written: String) throws {
        let parser = Date.jsonParser(.iso8601)
        let date = try parser.decode("\"\(text)\"")
        try expectBothWays(parser, "\"\(text)\"", date, writtenAs: "\"\(written)\"")
    }

    @Test(
        "S3+.8: what is no date",
        arguments: [
            "", "Z", "2021", "2021-06-01", "2021-06-01T13:09Z", "2021-06-01T13:09:09",
            "2021-06-01 13:09:09Z", "2021-06-01T13:09:09Zx", "2021-06-01T13:09:09Z ",
            " 2021-06-01T13:09:09Z", "2021-06-01T13:09:09.Z", "2021-06-01T13:09:09,5Z",
            "2021-6-1T13:09:09Z", "21-06-01T13:09:09Z", "+2021-06-01T13:09:09Z",
            "-0001-06-01T13:09:09Z", "12021-06-01T13:09:09Z", "20210601T130909Z",
            "2021-00-01T13:09:09Z", "2021-13-01T13:09:09Z", "2021-06-00T13:09:09Z",
            "2021-06-31T13:09:09Z", "2021-02-29T13:09:09Z", "1900-02-29T13:09:09Z",
            "2021-06-01T24:00:00Z", "2021-06-01T13:60:09Z", "2016-12-31T23:59:60Z",
            "2021-06-01T13:09:61Z", "2021-06-01T13:09:09+", "2021-06-01T13:09:09+1",
            "2021-06-01T13:09:09+24:00", "2021-06-01T13:09:09+01:60", "2021-06-01T13:09:09+01:",
            "2021-06-01T13:09:09+01:3", "2021-06-01T13:09:09+01:300", "2021-06-01T13:09:09+01:30Z",
            "2021-06-01T13:09:09UTC", "２021-06-01T13:09:09Z", "2021-06-01T13:09:0٣Z",
            "2021-06-01T13:09:09Z\\u0000", "2021-06\u{301}-01T13:09:09Z",
        ]
    )
    func refused(_ text: String) {
        expectFailure(
            Date.jsonParser(.iso8601),
            "\"\(text)\"",
            expected(#"a date formatted such as "1998-11-20T13:09:09Z""#, text)
        )
    }

    @Test func otherFailures() {
        expectFailure(
            Date.jsonParser(.iso8601(fractionalSeconds: true)),
            "\"now\"",
            expected(#"a date formatted such as "1998-11-20T13:09:09.000Z""#, "now")
        )
        expectFailure(
            Date.jsonParser(.iso8601),
            "0",
            "Expected a string, but found:\n0",
            .typeMismatch
        )
    }

    @Test(arguments: [
        253_402_300_800, -62_167_219_200.5, 1e300, -1e300, .infinity, -.infinity, .nan,
    ])
    func unwritable(_ seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        let error = writingFailure(Date.jsonParser(.iso8601), Date(), date)
        #expect(error?.code == .unwritableValue)
        #expect(error?.message == "ISO 8601 has only dates of the years 0000 to 9999.")
        #expect(error?.path == ["a", 1])
    }

    @Test func earliestAndLatest() throws {
        let parser = Date.jsonParser(.iso8601)
        // The first day of the year 1 in the calendar of that time.
        #expect(try parser.encodeString(.distantPast) == #""0000-12-30T00:00:00Z""#)
        #expect(try parser.encodeString(.distantFuture) == #""4001-01-01T00:00:00Z""#)
        let last = Date(timeIntervalSince1970: 253_402_300_799.5)
        #expect(try parser.encodeString(last) == #""9999-12-31T23:59:59Z""#)
    }

    @Test("As Foundation has it, from 1600 to 9999", arguments: [31, 32] as [UInt64])
    func randomDates(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let parser = Date.jsonParser(.iso8601)
        let style = Date.ISO8601FormatStyle()
        for round in 0..<TestScope.rounds(2000) {
            let seconds = random.number(in: -11_676_096_000...253_402_300_799)
            let date = Date(timeIntervalSince1970: Double(seconds))
            let text = try parser.encodeString(date)
            let isSame = try parser.decode(text) == date && text == "\"\(style.format(date))\""
            #expect(isSame, "seed \(seed), round \(round): \(seconds)")
        }
    }

    @Test("Milliseconds come back", arguments: [33, 34] as [UInt64])
    func randomMilliseconds(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let parser = Date.jsonParser(.iso8601(fractionalSeconds: true))
        for round in 0..<TestScope.rounds(2000) {
            let milliseconds = random.number(in: -62_167_219_200_000...253_402_300_799_999)
            let date = try Date.jsonParser(.millisecondsSince1970).parse(.integer(milliseconds))
            let read = try parser.decode(try parser.encode(date))
            #expect(read == date, "seed \(seed), round \(round): \(milliseconds)")
        }
    }
}
