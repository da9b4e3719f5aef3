import FastJSON
import Testing

/// Strings in JSON text and their escapes.
@Suite struct WritingStringsTests {
    private static let plain = JSONWritingOptions()
    private static let ascii = JSONWritingOptions(escapesNonASCII: true)
    private static let slashes = JSONWritingOptions(escapesSlashes: true)
    private static let both = JSONWritingOptions(escapesSlashes: true, escapesNonASCII: true)

    /// A string with its text when only what must be is escaped, and when all may be.
    struct Row: CustomTestStringConvertible, Sendable {
        var string: String
        var plain: String
        var escaped: String
        var testDescription: String { plain }

        init(_ string: String, _ plain: String, escaped: String? = nil) {
            (self.string, self.plain, self.escaped) = (string, plain, escaped ?? plain)
        }
    }

    static let rows = [
        Row("", ""),
        Row("a", "a"),
        Row("\"", #"\""#),
        Row("\\", #"\\"#),
        Row("/", "/", escaped: #"\/"#),
        Row("\u{8}\t\n\u{C}\r", #"\b\t\n\f\r"#),
        Row("\0\u{1}\u{7}\u{B}\u{E}\u{1B}\u{1F}", #"\u0000\u0001\u0007\u000b\u000e\u001b\u001f"#),
        Row(" !~\u{7F}", " !~\u{7F}"),
        Row("\u{80}", "\u{80}", escaped: #"\u0080"#),
        Row("é", "é", escaped: #"\u00e9"#),
        Row("e\u{301}", "e\u{301}", escaped: #"e\u0301"#),
        Row("\u{7FF}\u{800}", "\u{7FF}\u{800}", escaped: #"\u07ff\u0800"#),
        Row("\u{2028}\u{FEFF}", "\u{2028}\u{FEFF}", escaped: #"\u2028\ufeff"#),
        Row("\u{FFFF}", "\u{FFFF}", escaped: #"\uffff"#),
        Row("\u{D7FF}\u{E000}", "\u{D7FF}\u{E000}", escaped: #"\ud7ff\ue000"#),
        Row("\u{10000}", "\u{10000}", escaped: #"\ud800\udc00"#),
        Row("😀", "😀", escaped: #"\ud83d\ude00"#),
        Row("\u{10FFFF}", "\u{10FFFF}", escaped: #"\udbff\udfff"#),
        Row("</script>", "</script>", escaped: #"<\/script>"#),
        Row(
            "1234567\"12345678/123456789\\é1234567\n😀",
            #"1234567\"12345678/123456789\\é1234567\n😀"#,
            escaped: #"1234567\"12345678\/123456789\\\u00e91234567\n\ud83d\ude00"#
        ),
    ]

    @Test(arguments: rows)
    func escapes(_ row: Row) throws {
        let value = JSONValue.string(row.string)
        let object = JSONValue.object([row.string: 1])
        for (options, expected) in [(Self.plain, row.plain), (Self.both, row.escaped)] {
            let text = try value.jsonString(options: options)
            #expect(Array(text.utf8) == Array("\"\(expected)\"".utf8))
            #expect(try JSONValue(parsing: text) == value)
            let keyed = try object.jsonString(options: options)
            #expect(Array(keyed.utf8) == Array("{\"\(expected)\":1}".utf8))
            #expect(try JSONValue(parsing: keyed) == object)
        }
    }

    @Test func eachOptionActsAlone() throws {
        let value: JSONValue = "é/\u{1}"
        #expect(try value.jsonString(options: Self.plain) == #""é/\u0001""#)
        #expect(try value.jsonString(options: Self.slashes) == #""é\/\u0001""#)
        #expect(try value.jsonString(options: Self.ascii) == #""\u00e9/\u0001""#)
        #expect(try value.jsonString(options: Self.both) == #""\u00e9\/\u0001""#)
    }

    /// Every character that is escaped, at every place in words of eight bytes and blocks of sixteen.
    @Test(arguments: [plain, ascii, slashes, both])
    func everyPlace(_ options: JSONWritingOptions) throws {
        for special in ["\"", "\\", "/", "\n", "\u{1F}", "\u{7F}", "é", "\u{800}", "😀"] {
            let alone = try JSONValue.string(special).jsonString(options: options)
            for before in 0..<34 {
                for after in [0, 1, 7, 8, 9] {
                    let string =
                        String(repeating: "a", count: before) + special
                        + String(repeating: "b", count: after)
                    let text = try JSONValue.string(string).jsonString(options: options)
                    let start = "\"" + String(repeating: "a", count: before)
                    let end = String(repeating: "b", count: after) + "\""
                    guard text == start + alone.dropFirst().dropLast() + end,
                        try JSONValue(parsing: text) == .string(string)
                    else {
                        Issue.record("\(text)")
                        continue
                    }
                }
            }
        }
    }

    @Test func everyScalarSurvives() throws {
        var scalars = String.UnicodeScalarView()
        for value in UInt32(0)...0x10FFFF where value < 0x3000 || value % 61 == 0 {
            if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
        }
        let value = JSONValue.string(String(scalars))
        for options in [Self.plain, Self.both] {
            let text = try value.jsonBytes(options: options)
            #expect(options == Self.plain || text.allSatisfy { (0x20...0x7F).contains($0) })
            for engine in JSONEngine.allCases {
                let isSame = try JSONValue(parsing: text, options: .init(engine: engine)) == value
                #expect(isSame, "\(engine)")
            }
        }
    }

    /// A substring whose storage is shared and starts in the middle.
    @Test func substringsAreWritten() throws {
        let text = "0123456789\"é0123456789"
        let part = String(text.dropFirst(5).dropLast(5))
        #expect(try JSONValue.string(part).jsonString() == #""56789\"é01234""#)
    }
}
