import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import Testing

@Suite struct DateStyleTests {
    static let day = Date(timeIntervalSince1970: 911_520_000)
    static let dayStyle = Date.ISO8601FormatStyle().year().month().day()
    static let numeric = Date.FormatStyle(
        date: .numeric,
        time: .omitted,
        locale: Locale(identifier: "en_US_POSIX"),
        calendar: Calendar(identifier: .gregorian),
        timeZone: .gmt
    )

    @Test("S3+.8: format styles")
    func bothWays() throws {
        try expectBothWays(Date.jsonParser(Self.dayStyle), #""1998-11-20""#, Self.day)
        try expectBothWays(Date.jsonParser(Self.numeric), #""11/20/1998""#, Self.day)
        let whole = Date.ISO8601FormatStyle(timeZone: .gmt)
        try expectBothWays(Date.jsonParser(whole), #""1998-11-20T00:00:00Z""#, Self.day)
    }

    @Test("The dot forms of Foundation, and ours")
    func dotForms() throws {
        try expectBothWays(
            Date.jsonParser(.iso8601.year().month().day()),
            #""1998-11-20""#,
            Self.day
        )
        let ours: DateParser = Date.jsonParser(.iso8601)
        try expectBothWays(ours, #""1998-11-20T00:00:00Z""#, Self.day)
        let strategy: DateStyleParser<Date.ISO8601FormatStyle> = Date.jsonParser(.iso8601)
        try expectBothWays(strategy, #""1998-11-20T00:00:00Z""#, Self.day)
    }

    @Test(
        "S3+.8: what is no date of the style",
        arguments: [
            "", "1998", "1998-11-20x", "1998-11-20 ", "1998-11-20T00:00:00Z", "x",
            "1998-11\u{301}-20",
            "1998-11-20\u{301}", "😀",
        ]
    )
    func refused(_ text: String) {
        expectFailure(
            Date.jsonParser(Self.dayStyle),
            "\"\(text)\"",
            expected(#"a date formatted such as "1998-11-20""#, text)
        )
    }

    @Test(arguments: ["", "11/20/1998x", "11/20", "x", "11/20/1998\u{301}"])
    func refusedByNumeric(_ text: String) {
        expectFailure(
            Date.jsonParser(Self.numeric),
            "\"\(text)\"",
            expected(#"a date formatted such as "11/20/1998""#, text)
        )
    }

    @Test func otherKinds() {
        expectFailure(
            Date.jsonParser(Self.dayStyle),
            "1998",
            "Expected a string, but found:\n1998",
            .typeMismatch
        )
    }

    @Test(arguments: [1e300, -1e300, 1e15, .infinity, -.infinity, .nan])
    func unwritable(_ seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        for error in [
            writingFailure(Date.jsonParser(Self.dayStyle), Self.day, date),
            writingFailure(Date.jsonParser(Self.numeric), Self.day, date),
        ] {
            #expect(error?.code == .unwritableValue)
            #expect(error?.message == "The date has no text that could be read again.")
            #expect(error?.path == ["a", 1])
        }
    }

    /// Weeks counted from 1970: a style of one's own, whose strategy reads whole texts.
    struct Weeks: ParseableFormatStyle, Sendable {
        struct Strategy: ParseStrategy {
            struct Failure: Error {}

            func parse(_ value: String) throws -> Date {
                guard let week = Int(value) else { throw Failure() }
                return Date(timeIntervalSince1970: Double(week) * 604_800)
            }
        }

        var parseStrategy: Strategy { Strategy() }

        func format(_ value: Date) -> String {
            String(Int((value.timeIntervalSince1970 / 604_800).rounded(.down)))
        }
    }

    @Test func ownStyles() throws {
        let date = Date(timeIntervalSince1970: 604_800 * 7)
        try expectBothWays(Date.jsonParser(Weeks()), #""7""#, date)
        expectFailure(
            Date.jsonParser(Weeks()),
            "\"x\"",
            expected(#"a date formatted such as "1507""#, "x")
        )
    }
}
