import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

@Suite struct DateFormatterTests {
    static let day = Date(timeIntervalSince1970: 911_520_000)

    @Test("S3.8: one format")
    func bothWays() throws {
        let formatter = DateFormatter.utc("yyyy-MM-dd")
        try expectBothWays(Date.jsonParser(formatter: formatter), #""1998-11-20""#, Self.day)
        let before = Date(timeIntervalSince1970: -86_400)
        try expectBothWays(Date.jsonParser(formatter: formatter), #""1969-12-31""#, before)
    }

    @Test func timeZones() throws {
        let formatter = DateFormatter.utc("yyyy-MM-dd HH:mm:ss.SSS xx")
        formatter.timeZone = TimeZone(secondsFromGMT: -5 * 3600)
        let date = Date(timeIntervalSince1970: 911_520_000.25)
        try expectBothWays(
            Date.jsonParser(formatter: formatter),
            #""1998-11-19 19:00:00.250 -0500""#,
            date
        )
    }

    @Test(
        "S3+.8: what is no date of the format",
        arguments: [
            "", "1998-11-20T", "1998-11-20x", "1998-13-01", "1998-11-31", "x",
            // Characters of several units, and where a formatter stops within them.
            "19\u{301}98-11-20", "1998-11-20\u{301}", "1998-11-20😀", "😀", #"\r\n"#, "👩‍👩‍👧",
            #"1998-11-20\u0000"#, #"1998\r\n-11-20"#, "\u{1F1E9}\u{1F1EA}",
        ]
    )
    func refused(_ text: String) {
        expectFailure(
            Date.jsonParser(formatter: .utc("yyyy-MM-dd")),
            "\"\(text)\"",
            expected(#"a date formatted such as "1998-11-20""#, text)
        )
    }

    @Test("The example is that of the formatter")
    func examples() throws {
        for (format, example) in [
            ("d MMM yyyy, HH:mm", "20 Nov 1998, 13:09"), ("EEEE", "Friday"),
            ("yyyy'\"'", #"1998\""#), ("HH:mm:ss", "13:09:09"),
        ] {
            expectFailure(
                Date.jsonParser(formatter: .utc(format)),
                "\"?\"",
                expected("a date formatted such as \"\(example)\"", "?")
            )
        }
        expectFailure(Date.jsonParser(formatter: DateFormatter()), "\"?\"", expected("a date", "?"))
    }

    @Test func otherKinds() {
        expectFailure(
            Date.jsonParser(formatter: .utc("yyyy")),
            "1998",
            "Expected a string, but found:\n1998",
            .typeMismatch
        )
    }

    @Test("Changing the formatter afterwards changes nothing")
    func copies() throws {
        let formatter = DateFormatter.utc("yyyy-MM-dd")
        let parser = Date.jsonParser(formatter: formatter)
        formatter.dateFormat = "yyyy"
        formatter.timeZone = TimeZone(secondsFromGMT: 3600)
        try expectBothWays(parser, #""1998-11-20""#, Self.day)
    }

    @Test(arguments: [1e300, -1e300, 1e15, .infinity, -.infinity, .nan])
    func unwritable(_ seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        let parser = Date.jsonParser(formatter: .utc("yyyy-MM-dd"))
        let error = writingFailure(parser, Self.day, date)
        #expect(error?.code == .unwritableValue)
        #expect(error?.message == "The date has no text that could be read again.")
        #expect(error?.path == ["a", 1])
    }

    @Test func withoutFormat() {
        let error = writingFailure(Date.jsonParser(formatter: DateFormatter()), Self.day, Self.day)
        #expect(error?.message == "The date has no text that could be read again.")
        #expect(error?.path == ["a", 0])
    }

    #if !canImport(Darwin)
    @Test("What could end the process when it is read is not written")
    func combiningMarks() throws {
        let formatter = DateFormatter.utc("d MMMM yyyy")
        formatter.locale = Locale(identifier: "th_TH")
        formatter.calendar = Calendar(identifier: .gregorian)
        let text = formatter.string(from: Self.day)
        try #require(text.count < text.utf16.count)
        let parser = Date.jsonParser(formatter: formatter)
        #expect(writingFailure(parser, Self.day, Self.day)?.code == .unwritableValue)
        #expect(throws: JSONError.self) { try parser.parse(.string(text)) }
        // Other letters are read.
        formatter.locale = Locale(identifier: "ru_RU")
        try expectBothWays(Date.jsonParser(formatter: formatter), "\"20 ноября 1998\"", Self.day)
    }
    #endif

    @Test("One parser in many tasks")
    func tasks() async throws {
        let parser = Date.jsonParser(formatter: .utc("yyyy-MM-dd'T'HH:mm:ss'Z'"))
        let failures = await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<500).filter { round in
                        let date = Date(timeIntervalSince1970: Double(round * 86_413 + task))
                        let bytes = try? parser.encode(date)
                        return (try? parser.decode(bytes ?? [])) != date
                    }.count
                }
            }
            return await group.reduce(0, +)
        }
        #expect(failures == 0)
    }

    @Test("No text ends the process", arguments: [51, 52] as [UInt64])
    func randomTexts(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let pieces = [
            "1", "9", "98", "-", ":", "T", "Z", "Nov", " ", "é", "e\u{301}", "\u{301}", "😀",
            "\u{200D}",
            "\u{FEFF}", "٣", "\r\n", "\u{0}", "\u{1F1E9}", "ก็", "\u{3000}", "'",
        ]
        let parsers = ["yyyy-MM-dd", "d MMM y", "EEE, HH:mm:ss zzz", "'😀'yyyy", "GGGG QQQQ"].map {
            Date.jsonParser(formatter: .utc($0))
        }
        for round in 0..<TestScope.rounds(5000) {
            let text = (0..<random.number(in: 0...8)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            for parser in parsers {
                // What is read is written, and read as the same.
                guard let date = try? parser.parse(.string(text)) else { continue }
                let written = try parser.print(date)
                let isStable = try parser.print(try parser.parse(written)) == written
                #expect(isStable, "seed \(seed), round \(round): \(text.debugDescription)")
            }
        }
    }
}
