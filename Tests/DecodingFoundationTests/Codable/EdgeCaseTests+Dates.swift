import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

extension EdgeCaseTests {
    /// Dates at the borders of calendars and numbers, in every strategy.
    @Suite struct Dates {
        static let strategies = DateStrategy.all

        @Test("Numbers", arguments: strategies.indices)
        func numbers(_ index: Int) { expect(Self.numbers, Self.strategies[index]) }

        @Test("Strings", arguments: strategies.indices)
        func strings(_ index: Int) {
            expect(
                (Self.days + Self.times + Self.zones).map { "\"\($0)\"" },
                Self.strategies[index]
            )
        }

        @Test("Strings for a formatter", arguments: strategies.indices)
        func formatted(_ index: Int) {
            expect(Self.formatted.map { "\"\($0)\"" }, Self.strategies[index])
        }

        /// Those of ISO 8601 have another path inside, see `DifferenceTests`.
        private func expect(_ texts: [String], _ strategy: DateStrategy) {
            for text in texts {
                expectSameBits(
                    Date.self,
                    text,
                    DecodingSettings(dates: strategy.decoding),
                    EncodingSettings(dates: strategy.encoding),
                    isFailureInside: strategy.name != "iso8601"
                )
            }
        }

        @Test("Dates to text", arguments: strategies.indices)
        func encoding(_ index: Int) {
            let settings = EncodingSettings(dates: Self.strategies[index].encoding)
            for second in Self.seconds {
                let date = Date(timeIntervalSince1970: second)
                expectSameEncoding(date, settings)
                expectSameEncoding([date], settings)
                expectSameEncoding(["a": date], settings)
                expectSameEncoding(Sample.Box(value: date), settings)
            }
        }

        /// Dates around the first year that we handle ourselves, and around today.
        @Test("Any date in ISO 8601", arguments: [7, 8] as [UInt64])
        func randomDates(seed: UInt64) {
            var random = SeededRandom(seed: seed)
            let coding = EncodingSettings(dates: .iso8601)
            for round in 0..<TestScope.rounds(200) {
                let years = round % 2 == 0 ? -380.0 ... -360 : -30...60
                let interval = Double.random(in: years, using: &random) * 31_556_952
                let second = interval.rounded()
                let date = Date(
                    timeIntervalSince1970: [second, interval, second.nextDown][round % 3]
                )
                expectSameEncoding(date, coding)
                let text = date.formatted(.iso8601)
                expectSameBits(
                    Date.self,
                    "\"\(text)\"",
                    DecodingSettings(dates: .iso8601),
                    coding,
                    isFailureInside: false
                )
            }
        }
    }
}

/// A strategy for dates, both ways.
struct DateStrategy: Sendable {
    var name: String
    var decoding: JSONDecoder.DateDecodingStrategy
    var encoding: JSONEncoder.DateEncodingStrategy

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
        return formatter
    }()

    static let all = [
        DateStrategy(name: "deferredToDate", decoding: .deferredToDate, encoding: .deferredToDate),
        DateStrategy(
            name: "secondsSince1970",
            decoding: .secondsSince1970,
            encoding: .secondsSince1970
        ),
        DateStrategy(
            name: "millisecondsSince1970",
            decoding: .millisecondsSince1970,
            encoding: .millisecondsSince1970
        ),
        DateStrategy(name: "iso8601", decoding: .iso8601, encoding: .iso8601),
        DateStrategy(
            name: "formatted",
            decoding: .formatted(formatter),
            encoding: .formatted(formatter)
        ),
        DateStrategy(
            name: "custom",
            decoding: .custom { decoder in
                let single = try decoder.singleValueContainer()
                if let number = try? single.decode(Double.self) {
                    return Date(timeIntervalSinceReferenceDate: number / 3)
                }
                let length = try single.decode(String.self).utf8.count
                return Date(timeIntervalSince1970: Double(length) / 7)
            },
            encoding: .custom { date, encoder in
                var list = encoder.unkeyedContainer()
                try list.encode(date.timeIntervalSinceReferenceDate)
                try list.encode(date.timeIntervalSince1970 * 1000)
            }
        ),
    ]
}

extension EdgeCaseTests.Dates {
    static let numbers = [
        "0", "-0", "-0.0", "1", "-1", "0.1", "0.5", "-0.5", "1e10", "-1e10", "1e-200", "-1e-200",
        "253402300799", "253402300799.999", "253402300800", "-62135596800", "-62135596801",
        "-12219292800", "-2208988800", "951782400", "978307200", "978307200.1", "-978307200",
        "-978307200.1", "1700000000.123456789", "1700000000123", "1700000000123.456",
        "1700000000.1234567890123456", "0.12345678901234567890", "12345678901234567890",
        "1700000000.99999999999999999", "9007199254740993", "4294967296", "2147483648", "1.5e9",
        "17000000000e-1", "1e15", "-1e15", "0.0001", "123456.789e3",
    ]

    /// Years and days, at midnight.
    static let days =
        [
            "0001-01-01", "0000-01-01", "0000-12-31", "0004-02-29", "-0001-01-01", "1-01-01",
            "0099-12-31", "0100-02-28", "0100-02-29", "1500-02-29", "1582-10-04", "1582-10-05",
            "1582-10-10", "1582-10-14", "1582-10-15", "1582-12-31", "1600-02-29", "1700-02-28",
            "1700-02-29", "1899-12-30", "1899-12-31", "1900-01-01", "1900-02-28", "1900-02-29",
            "1900-03-01", "1969-12-31", "1970-01-01", "1999-12-31", "2000-01-01", "2000-02-29",
            "2001-01-01", "2001-02-29", "2004-02-29", "2023-02-29", "2024-02-29", "2024-02-30",
            "2024-04-31", "2024-12-32", "2024-00-01", "2024-01-00", "2024-13-01", "2024-1-1",
            "24-01-01", "20240101", "9999-12-31", "10000-01-01", "+10000-01-01", "99999-01-01",
            "2038-01-19", "2100-02-28", "2100-02-29", "+2024-01-01", "2024/01/01", "2024-W01-1",
            "2024-001", "2024-366", "２０２４-01-01",
        ].map { "\($0)T00:00:00Z" }

    /// Times of one day.
    static let times =
        [
            "23:59:59Z", "23:59:60Z", "23:59:61Z", "24:00:00Z", "24:00:01Z", "25:00:00Z",
            "00:60:00Z",
            "12:34Z", "12Z", "123456Z", "12:34:5Z", "1:02:03Z", "12:34:56 Z", "12:34:56.Z",
            "12:34:56,5Z", "-1:00:00Z", "12:-1:00Z", "12:34:56Z ", "12:34:56ZZ", "12:34:56Zx",
            "12:34:56+0", "\\u0031\\u0032:34:56Z", "12:34:56\\u005A", "12:34:56\\u0000Z",
        ].map { "2024-06-30T\($0)" }
        + (0...12).map { digits in
            "2024-06-30T12:34:56." + "123456789012".prefix(digits) + "Z"
        }
        + ["0", "000", "5", "50", "999", "9999", "999999999", "9999999999999999"].map {
            "2024-06-30T12:34:56.\($0)Z"
        }

    /// Zones, separators and what is missing.
    static let zones =
        [
            "Z", "z", "+00:00", "-00:00", "+14:00", "-12:00", "+14:01", "+15:00", "+18:00",
            "+19:00",
            "+23:59", "+24:00", "-18:00", "+05:30", "+0530", "-0330", "+05", "-05", "+5", "+053",
            "+05:3", "+05:60", "+05:99", "+053000", "+05:30:15", "", " ", " Z", " +05:30", "UTC",
            "GMT",
            "GMT+1", "+", "-", "A", "\u{2212}05:00", "+05:30Z",
        ].map { "2024-02-29T12:34:56\($0)" }
        + ["T", "t", " ", "", "_", "  ", " T"].map { "2024-02-29\($0)12:34:56Z" }
        + [
            "", " ", "T", "Z", "2024", "2024-02", "2024-02-29", "2024-02-29T", "12:34:56Z",
            "T12:34:56Z", "2024-02-29T12:34:56", "2024-02-29T12:34", " 2024-02-29T12:34:56Z",
            "2024-02-29T12:34:56+02:00 ", "2024-12-31T23:59:59-00:01", "0001-01-01T00:00:00+14:00",
            "9999-12-31T23:59:59-12:00", "1970-01-01T00:00:00+00:01", "2024-02-29t12:34:56z",
            "20240229T123456Z", "2024-02-29T12:34:56.789+05:30", "2024-02-29T12:34:56.789+0530",
            "2024\\u002d02-29T12:34:56Z", "2024-02-29T12:34:56\\u002b01:00",
        ]

    /// What the formatter may read.
    static let formatted = [
        "0001-01-01 00:00:00.000", "1582-10-04 00:00:00.000", "1582-10-10 12:00:00.000",
        "1582-10-15 00:00:00.000", "1899-12-31 23:59:59.999", "1900-01-01 00:00:00.001",
        "1970-01-01 00:00:00.000", "2000-02-29 12:34:56.789", "1900-02-29 12:34:56.789",
        "9999-12-31 23:59:59.999", "10000-01-01 00:00:00.000", "2024-06-30 23:59:60.000",
        "2024-06-30 24:00:00.000", "2024-06-30 12:34:56", "2024-06-30 12:34:56.7",
        "2024-06-30 12:34:56.78", "2024-06-30 12:34:56.7891234", "2024-06-30 12:34:56.789 ",
        " 2024-06-30 12:34:56.789", "2024-6-3 1:2:3.4", "24-06-30 12:34:56.789",
        "2024-06-30\\t12:34:56.789", "2024-06-30T12:34:56.789", "x", "",
        "２０２４-06-30 12:34:56.789", "-001-06-30 12:34:56.789", "2024-06-30 12:34:56.789Z",
    ]

    /// Seconds since 1970 of the dates that are written.
    static let seconds: [Double] = [
        0, -0.0, 0.1, 0.5, -0.5, 0.999, 0.9994, 0.9996, 0.9999999, -0.001, -1, 1e10, -1e10,
        1e-200, 951_782_400, 951_825_296.789, -2_208_988_800, -2_208_988_801.25, -12_219_292_800,
        -12_219_292_801, -12_219_724_800, -62_135_596_800, -62_135_596_801, -62_135_769_600,
        253_402_300_799, 253_402_300_799.999, 253_402_300_800, 978_307_200, 978_307_200.1,
        1_700_000_000.123456, 1_700_000_000.9999, 1_709_210_096.75, 1e11, 1e12, -1e11, -1e12,
        2_147_483_648, 4_294_967_296, 1_719_791_999, 1_719_792_000, (1_719_792_000).nextDown,
        (-1_719_792_000).nextDown, -11_676_096_000, (-11_676_096_000).nextDown,
    ]
}
