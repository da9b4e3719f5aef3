import FastJSON
import TestSupport
import Testing

/// JSON Lines.
@Suite struct RecordLinesTests {
    /// A text, and what becomes of its records: see `StreamMode.records`.
    struct Row: CustomTestStringConvertible, Sendable {
        var text: String
        var records: [String]
        var testDescription: String { text.debugDescription }

        init(_ text: String, _ records: String...) {
            (self.text, self.records) = (text, records)
        }
    }

    static let good = [
        Row(""),
        Row("\n"),
        Row(" \n\t\r\n\n  "),
        Row("1", "0 @0 1"),
        Row("1\n", "0 @0 1"),
        Row("1\n2", "0 @0 1", "1 @2 2"),
        Row("1\r\n\r\n{\"a\":2}\r\n", "0 @0 1", #"1 @5 {"a":2}"#),
        Row("\n\n1\n \n\n2\n\n", "0 @2 1", "1 @7 2"),
        Row("  [1, 2]\t\r\n\t\"é\" \n", "0 @2 [1,2]", "1 @12 \"é\""),
        Row("null\ntrue\nfalse\n-0.5\n", "0 @0 null", "1 @5 true", "2 @10 false", "3 @16 -0.5"),
        Row("\u{FEFF}1\n2\n", "0 @3 1", "1 @5 2"),
        Row("\u{FEFF}"),
        Row("\u{FEFF}\n3", "0 @4 3"),
        Row("\u{FEFF} \n \n3", "0 @7 3"),
        Row("\"\\n\"\n\"\u{2028}\"\n", #"0 @0 "\n""#, "1 @5 \"\u{2028}\""),
        Row("{}\n[]\n\"\"", "0 @0 {}", "1 @3 []", #"2 @6 """#),
    ]

    static let bad = [
        Row(
            "1\nx\n3",
            "0 @0 1",
            "! 1 @2 unexpectedCharacter expected a value, found 'x' | $ 2:1 @2",
            "2 @4 3"
        ),
        Row(
            "1 2\n3\n",
            "! 0 @0 trailingContent expected the end of the document, found '2' | $ 1:3 @2",
            "1 @4 3"
        ),
        Row(
            "{\"a\": [1,\n2]}\n3\n",
            "! 0 @0 unexpectedEnd unexpected end of input: expected a value | $.a[1] 1:10 @9",
            "! 1 @10 trailingContent expected the end of the document, found ']' | $ 2:2 @11",
            "2 @14 3"
        ),
        Row(
            "\r\n\r\n  {\"é\": tru}\r\n  7\r\n",
            "! 0 @6 invalidLiteral invalid literal: expected 'true' | $[\"é\"] 3:12 @16",
            "1 @21 7"
        ),
        Row(
            "\"a\n\"b\"\n",
            "! 0 @0 unexpectedEnd unexpected end of input: expected the closing quote of a string "
                + "| $ 1:3 @2",
            "1 @3 \"b\""
        ),
        Row(
            "1\n\u{FEFF}2\n3",
            "0 @0 1",
            "! 1 @2 byteOrderMark a byte order mark is not allowed here | $ 2:1 @2",
            "2 @7 3"
        ),
        Row(
            "\n\u{FEFF}2\n3",
            "! 0 @1 byteOrderMark a byte order mark is not allowed here | $ 2:1 @1",
            "1 @6 3"
        ),
        Row(
            "\u{FEFF}x\n3",
            "! 0 @3 unexpectedCharacter expected a value, found 'x' | $ 1:2 @3",
            "1 @5 3"
        ),
        Row(
            "\u{FEFF}\u{FEFF}1\n3",
            "! 0 @3 byteOrderMark a byte order mark is not allowed here | $ 1:2 @3",
            "1 @8 3"
        ),
        Row(
            "[1, 2] garbage\n[3]]\n{} //\n4",
            "! 0 @0 trailingContent expected the end of the document, found 'g' | $ 1:8 @7",
            "! 1 @15 trailingContent expected the end of the document, found ']' | $ 2:4 @18",
            "! 2 @20 trailingContent expected the end of the document, found '/' | $ 3:4 @23",
            "3 @26 4"
        ),
    ]

    @Test(arguments: good + bad, StreamMode.all)
    func records(_ row: Row, mode: StreamMode) {
        #expect(mode.records(.lines, row.text) == row.records)
    }

    @Test(arguments: StreamMode.some)
    func optionsHoldForEachRecord(_ mode: StreamMode) {
        let text = "[1,/*a*/]\n{\"a\":1,\"a\":2}\n[[[]]]\n123456\n7//x\n"
        let options = JSONReadingOptions(
            syntax: [.allowComments, .allowTrailingCommas],
            duplicateKeys: .reject,
            limits: JSONLimits(depth: 2, numberLength: 5)
        )
        #expect(
            mode.records(.lines, text, options: options) == [
                "0 @0 [1]",
                #"! 1 @10 duplicateKey duplicate key "a" | $ 2:8 @17"#,
                "! 2 @24 depthExceeded arrays and objects are nested more than 2 levels deep "
                    + "| $[0][0] 3:3 @26",
                "! 3 @31 numberTooLong the number is longer than the limit of 5 bytes | $ 4:1 @31",
                "4 @38 7",
            ]
        )
        // The limit of a document is that of a record.
        let short = JSONReadingOptions(limits: JSONLimits(documentLength: 3))
        #expect(
            mode.records(.lines, "123\n1234\n[1]\n", options: short) == [
                "0 @0 123",
                "! 1 @4 documentTooLong the document is longer than the limit of 3 bytes "
                    + "| $ 2:4 @7",
                "2 @9 [1]",
            ]
        )
        let marked = JSONReadingOptions(byteOrderMark: .reject)
        #expect(
            mode.records(.lines, "\u{FEFF}1\n2", options: marked) == [
                "! 0 @0 byteOrderMark a byte order mark is not allowed here | $ 1:1 @0",
                "1 @5 2",
            ]
        )
    }

    /// What does not fit ends the reading of its record only; also where it is not text at all.
    @Test(arguments: StreamMode.some)
    func bytesThatAreNotUTF8(_ mode: StreamMode) {
        let bytes: [UInt8] = [0x22, 0xC3, 0x22, 0x0A, 0x31, 0x0A, 0xFF, 0xFE, 0x0A, 0x32]
        let records = mode.records(.lines, bytes)
        #expect(records.count == 4)
        #expect(records[1] == "1 @4 1")
        #expect(records[3] == "3 @9 2")
        #expect(
            records[0]
                == "! 0 @0 invalidUTF8 invalid UTF-8: byte 0xC3 starts no valid sequence here "
                + "| $ 1:2 @1"
        )
        #expect(records[2].hasPrefix("! 2 @6 "))
    }

    /// Byte for byte, without the space around it; written again where it would not be JSON.
    @Test(arguments: StreamMode.some)
    func textOfRecords(_ mode: StreamMode) throws {
        let text = " {\"a\" : 1.50}\t\r\nx\n\n[1, 2]\n\"\\u00e9\""
        let lines = mode.stream(text).rawLines(onError: .collect(limit: 9))
        var texts: [String] = []
        while let line = try lines.next() { texts.append(String(decoding: line, as: UTF8.self)) }
        #expect(texts == [#"{"a" : 1.50}"#, "[1, 2]", #""\u00e9""#])
        #expect(
            lines.rejects.map(\.error.place) == [
                "unexpectedCharacter expected a value, found 'x' | $ 2:1 @16"
            ]
        )
        let options = JSONReadingOptions(syntax: [.allowComments, .allowTrailingCommas])
        let sequence = mode.stream("\u{1E}[1,/**/]\n\u{1E} 2\n", options: options)
            .rawRecords(.sequence, onError: .stop)
        #expect(try sequence.next() == Array("[1]".utf8))
        #expect(try sequence.next() == Array("2".utf8))
        #expect(try sequence.next() == nil)
    }

    /// Many records of random values, some broken.
    @Test(arguments: StreamMode.all)
    func randomRecords(_ mode: StreamMode) throws {
        let seed: UInt64 = 5
        var random = RandomValue(seed: seed)
        var numbers = SeededRandom(seed: seed)
        var text = ""
        var expected: [JSONValue?] = []
        for _ in 0..<150 {
            let value = random.next(depth: 2)
            let isBroken = numbers.number(in: 0...9) == 0
            text += String(repeating: "\n", count: numbers.number(in: 0...2))
            text += try value.jsonString() + (isBroken ? " ]" : "")
            text += numbers.number(in: 0...1) == 0 ? "\n" : "\r\n"
            expected.append(isBroken ? Optional.none : value)
        }
        let rows = mode.stream(text).records(.lines, onError: .collect(limit: 1000))
        var values: [JSONValue] = []
        while let value = try rows.next() { values.append(value) }
        #expect(values == expected.compactMap { $0 }, "seed \(seed)")
        let wrong = expected.indices.filter { expected[$0] == Optional.none }
        #expect(rows.rejects.map(\.index) == wrong, "seed \(seed)")
        #expect(rows.rejectCount == wrong.count)
        // Lines and columns are those of the whole text.
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        for reject in rows.rejects {
            let number = try #require(reject.error.line)
            let line = String(decoding: lines[number - 1], as: UTF8.self)
                .replacing("\r", with: "")
            #expect(reject.bytes?.text == line, "seed \(seed)")
            #expect(reject.error.column == line.unicodeScalars.count)
            let offset = try #require(reject.error.offset)
            #expect(Array(text.utf8)[offset] == 0x5D)
        }
    }
}
