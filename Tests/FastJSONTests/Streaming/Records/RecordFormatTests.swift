import FastJSON
import TestSupport
import Testing

/// RFC 7464, and values one after the other.
@Suite struct RecordFormatTests {
    typealias Row = RecordLinesTests.Row

    private static let cut = "unexpectedEnd the record is cut: it has no end of line"
    private static let withoutSeparator = "unexpectedCharacter expected a record separator (U+001E)"

    /// In the texts, `^` stands for the record separator.
    static let sequences = [
        Row(""),
        Row("^"),
        Row("^^^\n^ \n"),
        Row("^1\n", "0 @1 1"),
        Row("^1\n^2\n", "0 @1 1", "1 @4 2"),
        Row("^^1\n^\n^^2\n", "0 @2 1", "1 @8 2"),
        Row("^{\"a\":\n 1}\n^[]\n", #"0 @1 {"a":1}"#, "1 @12 []"),
        Row("^ 1 \r\n^ \"é\"", "0 @2 1", "1 @8 \"é\""),
        // After a bracket or quote nothing can be missing; after a digit there may be.
        Row("^[1]^{}^\"a\"", "0 @1 [1]", "1 @5 {}", "2 @8 \"a\""),
        Row("^1^2\n", "! 0 @1 \(cut) | $ 1:2 @1", "1 @3 2"),
        Row("^12", "! 0 @1 \(cut) | $ 1:2 @1"),
        Row("^1\n^tru^false\n", "0 @1 1", "! 1 @4 \(cut) | $ 2:2 @4", "2 @8 false"),
        Row("^true^null\n", "! 0 @1 \(cut) | $ 1:2 @1", "1 @6 null"),
        Row("^1 ^2\t", "0 @1 1", "1 @4 2"),
        // In front of the first separator there must be nothing.
        Row("0\n^1\n", "! 0 @0 \(withoutSeparator) | $ 1:1 @0", "1 @3 1"),
        Row(" \n^1\n", "0 @3 1"),
        Row("{}\n", "! 0 @0 \(withoutSeparator) | $ 1:1 @0"),
        Row("\u{FEFF}^1\n", "0 @4 1"),
        Row("\u{FEFF}"),
        Row("\u{FEFF}0^1\n", "! 0 @3 \(withoutSeparator) | $ 1:2 @3", "1 @5 1"),
        Row(
            "^\u{FEFF}1\n^2\n",
            "! 0 @1 byteOrderMark a byte order mark is not allowed here | $ 1:2 @1",
            "1 @7 2"
        ),
        Row(
            "^{\"a\":\n^2\n",
            "! 0 @1 unexpectedEnd unexpected end of input: expected a value | $.a 1:7 @6",
            "1 @8 2"
        ),
        Row(
            "^1 2\n^\n [3\n4]\n^5\n",
            "! 0 @1 trailingContent expected the end of the document, found '2' | $ 1:4 @3",
            "! 1 @8 unexpectedCharacter expected ',' or ']' after an element, found '4' "
                + "| $ 4:1 @11",
            "2 @15 5"
        ),
    ]

    static let concatenated = [
        Row(""),
        Row(" \n\t "),
        Row("1", "0 @0 1"),
        Row("1 2\n3", "0 @0 1", "1 @2 2", "2 @4 3"),
        Row("{}[]\"\"{}", "0 @0 {}", "1 @2 []", #"2 @4 """#, "3 @6 {}"),
        Row("[1][2]\n [3]", "0 @0 [1]", "1 @3 [2]", "2 @8 [3]"),
        Row(
            "1[2]3\"4\"5{}true[]null",
            "0 @0 1",
            "1 @1 [2]",
            "2 @4 3",
            "3 @5 \"4\"",
            "4 @8 5",
            "5 @9 {}",
            "6 @11 true",
            "7 @15 []",
            "8 @17 null"
        ),
        Row(
            #"{"a]}": "[{\"}\\"}{"b": ["\\\"", {}]}"#,
            #"0 @0 {"a]}":"[{\"}\\"}"#,
            #"1 @18 {"b":["\\\"",{}]}"#
        ),
        Row("\"a\\\\\"\"b\\\"\" 1", #"0 @0 "a\\""#, #"1 @5 "b\"""#, "2 @11 1"),
        Row("\u{FEFF}[1] [2]", "0 @3 [1]", "1 @7 [2]"),
        Row("\u{FEFF}1 2", "0 @3 1", "1 @5 2"),
        Row("\u{FEFF}"),
        Row("\u{FEFF} \n"),
        Row(" {\n\"a\": 1\n}\n{\n}", #"0 @1 {"a":1}"#, "1 @12 {}"),
        Row("-1.5e3\t\"é😀\"\r\n7", "0 @0 -1500.0", "1 @7 \"é😀\"", "2 @17 7"),
    ]

    static let brokenConcatenated = [
        Row(
            "1 x 2",
            "0 @0 1",
            "! 1 @2 unexpectedCharacter expected a value, found 'x' | $ 1:3 @2",
            "2 @4 2"
        ),
        Row(
            "[1,]{\"a\":\n tru} 2",
            "! 0 @0 unexpectedCharacter expected a value, found ']' | $[1] 1:4 @3",
            "! 1 @4 invalidLiteral invalid literal: expected 'true' | $.a 2:5 @14",
            "2 @16 2"
        ),
        Row(
            "1 , 2",
            "0 @0 1",
            "! 1 @2 unexpectedCharacter expected a value, found ',' | $ 1:3 @2",
            "2 @4 2"
        ),
        Row(
            "[1]] [2]",
            "0 @0 [1]",
            "! 1 @3 unexpectedCharacter expected a value, found ']' | $ 1:4 @3",
            "2 @5 [2]"
        ),
        Row(
            "[1\n[2]",
            "! 0 @0 unexpectedCharacter expected ',' or ']' after an element, found '[' | $ 2:1 @3"
        ),
        Row(
            "{\"a\": 1",
            "! 0 @0 unexpectedEnd unexpected end of input: expected ',' or '}' after a member "
                + "| $ 1:8 @7"
        ),
        Row(
            "1 \"abc",
            "0 @0 1",
            "! 1 @2 unexpectedEnd unexpected end of input: expected the closing quote of a string "
                + "| $ 1:7 @6"
        ),
        Row(
            "[1}2",
            "! 0 @0 unexpectedCharacter expected ',' or ']' after an element, found '}' | $ 1:3 @2",
            "1 @3 2"
        ),
        Row(
            "truefalse 1",
            "! 0 @0 trailingContent expected the end of the document, found 'f' | $ 1:5 @4",
            "1 @10 1"
        ),
        Row(
            "1 \u{FEFF}2 3",
            "0 @0 1",
            "! 1 @2 byteOrderMark a byte order mark is not allowed here | $ 1:3 @2",
            "2 @7 3"
        ),
    ]

    @Test(arguments: sequences, StreamMode.all)
    func sequence(_ row: Row, mode: StreamMode) {
        let text = row.text.replacing("^", with: "\u{1E}")
        #expect(mode.records(.sequence, text) == row.records)
    }

    @Test(arguments: concatenated + brokenConcatenated, StreamMode.all)
    func concatenatedValues(_ row: Row, mode: StreamMode) {
        #expect(mode.records(.concatenated, row.text) == row.records)
    }

    @Test(arguments: StreamMode.some)
    func aByteOrderMarkAndWhiteSpace(_ mode: StreamMode) {
        #expect(mode.records(.concatenated, "\u{FEFF}\n[1] [2]") == ["0 @4 [1]", "1 @8 [2]"])
    }

    /// One that is not to be skipped is wrong, and no more than that.
    @Test(arguments: StreamMode.some)
    func refusedByteOrderMarks(_ mode: StreamMode) {
        let options = JSONReadingOptions(byteOrderMark: .reject)
        let message = "byteOrderMark a byte order mark is not allowed here"
        for (format, text, next) in [
            (.lines, "\u{FEFF}1\n2\n", 5), (.lines, "\u{FEFF}\n2\n", 4),
            (.sequence, "\u{FEFF}\u{1E}2\n", 4), (.sequence, "\u{FEFF}1\u{1E}2\n", 5),
            (.concatenated, "\u{FEFF}1 2", 5), (.concatenated, "\u{FEFF}[] 2", 6),
            (.concatenated, "\u{FEFF} 2", 4),
        ] as [(JSONRecordFormat, String, Int)] {
            #expect(
                mode.records(format, text, options: options)
                    == ["! 0 @0 \(message) | $ 1:1 @0", "1 @\(next) 2"],
                "\(format) \(text.debugDescription)"
            )
        }
    }

    // MARK: Comments

    private static let commented: [(JSONRecordFormat, String, [String])] = [
        (.concatenated, "1 // say \"hi\n 2 3", ["0 @0 1", "1 @14 2", "2 @16 3"]),
        (.concatenated, "/* [ */ 1 2 [3] // ]", ["0 @8 1", "1 @10 2", "2 @12 [3]"]),
        (.concatenated, "/*/ [ */1/* { **/[2]//\n3//", ["0 @8 1", "1 @17 [2]", "2 @23 3"]),
        (
            .concatenated, "[1 /* ] */, 2 // ]\n] {/*\"*/\"a//\": //}\n/**/1} 5",
            ["0 @0 [1,2]", #"1 @21 {"a//":1}"#, "2 @45 5"]
        ),
        (.concatenated, "// é\n1 /* é */", ["0 @6 1"]),
        (
            .concatenated, "1 /x [2]",
            [
                "0 @0 1",
                "! 1 @2 unexpectedCharacter expected '/' or '*' to start a comment, "
                    + "found 'x' | $ 1:4 @3",
                "2 @5 [2]",
            ]
        ),
        (
            .concatenated, "1 /* [2]",
            [
                "0 @0 1",
                "! 1 @2 unexpectedEnd unexpected end of input: expected the end of a comment "
                    + "| $ 1:9 @8",
            ]
        ),
        (.lines, "// a\n1 // b\n /* c */ // [\n/**/\n2\n// d", ["0 @5 1", "1 @31 2"]),
        (
            .lines, "/* a\n*/\n1\n",
            [
                "! 0 @0 unexpectedEnd unexpected end of input: expected the end of a comment "
                    + "| $ 1:5 @4",
                "! 1 @5 unexpectedCharacter expected a value, found '*' | $ 2:1 @5", "2 @8 1",
            ]
        ),
        (.sequence, "// a\n\u{1E}// b\n\u{1E}1\n/* c */\u{1E} 2 //", ["0 @12 1", "1 @23 2"]),
        (
            .sequence, "\u{1E}1//\u{1E}/**/2/**/\u{1E}//\n3",
            ["0 @1 1", "1 @5 2", "! 2 @15 \(cut) | $ 1:16 @15"]
        ),
    ]

    /// Comments hold no values, and no records by themselves.
    @Test(arguments: 0..<commented.count, StreamMode.all)
    func comments(_ number: Int, mode: StreamMode) {
        let (format, text, records) = Self.commented[number]
        let options = JSONReadingOptions(syntax: .allowComments)
        #expect(mode.records(format, text, options: options) == records)
    }

    /// What is in them must be text.
    @Test(arguments: JSONRecordFormat.allCases, StreamMode.some)
    func commentsThatAreNotText(_ format: JSONRecordFormat, mode: StreamMode) {
        let separator: [UInt8] = format == .sequence ? [0x1E] : []
        let bytes = separator + [0x2F, 0x2F, 0xFF, 0x0A] + separator + [0x31, 0x0A]
        let records = mode.records(format, bytes, options: .init(syntax: .allowComments))
        #expect(records.count == 2)
        #expect(records.first?.contains("invalidUTF8") == true)
        #expect(records.last == "1 @\(bytes.count - 2) 1")
    }

    /// Comments have no limit of length.
    @Test(arguments: JSONRecordFormat.allCases, StreamMode.all)
    func longComments(_ format: JSONRecordFormat, mode: StreamMode) {
        let options = JSONReadingOptions(
            syntax: .allowComments,
            limits: JSONLimits(recordLength: 10)
        )
        let comment = format == .sequence ? "" : "// \(String(repeating: "[", count: 200))\n"
        let separator = format == .sequence ? "\u{1E}" : ""
        let text = "\(comment)\(separator)1\n\(comment)\(separator)2\n\(comment)"
        let first = comment.utf8.count + separator.utf8.count
        let second = 2 * first + 2
        #expect(
            mode.records(format, text, options: options)
                == ["0 @\(first) 1", "1 @\(second) 2"]
        )
    }

    /// A comment longer than a record may be is passed unread, in however many pieces it comes.
    @Test(arguments: [0, 6, 7, 8, 20], StreamMode.all)
    func longCommentsThatAreNotText(_ length: Int, mode: StreamMode) {
        let options = JSONReadingOptions(
            syntax: .allowComments,
            limits: JSONLimits(recordLength: 10)
        )
        let filling = [0xFF] + [UInt8](repeating: 0x2A, count: length)
        let block = [0x2F, 0x2A] + filling + [0x2A, 0x2F]
        let line = [0x2F, 0x2F] + filling + [0x0A]
        for (format, comment) in [(.concatenated, block), (.concatenated, line), (.lines, line)]
            as [(JSONRecordFormat, [UInt8])]
        {
            let records = mode.records(format, comment + [0x31, 0x0A], options: options)
            let isLong = comment.count - (comment.last == 0x0A && format == .lines ? 1 : 0) > 10
            #expect(records.last == "\(isLong ? 0 : 1) @\(comment.count) 1", "\(comment)")
            #expect(records.count == (isLong ? 1 : 2), "\(comment)")
            #expect(isLong || records[0].contains("invalidUTF8"), "\(comment)")
        }
    }

    /// Where the grammar allows it, values need nothing between them.
    @Test(arguments: StreamMode.some)
    func randomValues(_ mode: StreamMode) throws {
        let seed: UInt64 = 11
        var random = RandomValue(seed: seed)
        let values = (0..<100).map { _ in random.next(depth: 3) }
        for (format, before, after) in [
            (.concatenated, "", " "), (.concatenated, "\n", "\n\n"), (.sequence, "\u{1E}", "\n"),
            (.lines, "", "\n"),
        ] as [(JSONRecordFormat, String, String)] {
            let text = try values.map { before + (try $0.jsonString()) + after }.joined()
            let run = StreamRun { mode.stream(text).records(format, onError: .stop) }
            #expect(run.error == nil, "seed \(seed)")
            #expect(run.values == values, "seed \(seed)")
            #expect(run.indices == Array(0..<100))
            #expect(run.paths.allSatisfy { $0 == "$" })
        }
        let containers = values.filter { $0.array != nil || $0.object != nil }
        let text = try containers.map { try $0.jsonString(options: .init(layout: .pretty())) }
        let run = StreamRun { mode.stream(text.joined()).records(.concatenated, onError: .stop) }
        #expect(run.error == nil, "seed \(seed)")
        #expect(run.values == containers, "seed \(seed)")
    }
}
