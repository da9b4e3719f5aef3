import FastJSON
import TestSupport
import Testing

/// Values as text for people: exactly so, within bounds, and the same however they are read.
@Suite struct PrettyPrintingTests {
    /// JSON text with the text that is shown.
    struct Row: CustomTestStringConvertible, Sendable {
        var json: String
        var shown: String
        var testDescription: String { json }

        init(_ json: String, _ shown: String) {
            self.json = json
            self.shown = shown
        }
    }

    /// The text of the value, and of the same document read by every engine without its value.
    private static func expect(
        _ row: Row,
        within bounds: ValueSketch.Bounds,
        location: SourceLocation = #_sourceLocation
    ) throws {
        let value = try JSONValue(parsing: row.json)
        let sketch = ValueSketch(value, within: bounds)
        #expect(sketch.text() == row.shown, sourceLocation: location)
        for mode in ReadingMode.all {
            let read = try mode.sketch(of: Array(row.json.utf8), within: bounds)
            #expect(read == sketch, "\(mode)", sourceLocation: location)
        }
    }

    // MARK: Scalars

    static let scalars = [
        Row("null", "null"),
        Row("true", "true"),
        Row("false", "false"),
        Row("0", "0"),
        Row("-12", "-12"),
        Row("-0", "-0"),
        Row("-0.0", "-0.0"),
        Row("10.0", "10.0"),
        Row("1e2", "100.0"),
        Row("1.10", "1.1"),
        Row("1e16", "1e+16"),
        Row("9223372036854775807", "9223372036854775807"),
        Row("9223372036854775808", "9223372036854775808"),
        Row("1E400", "1E400"),
        // 40 characters, and one more.
        Row("1234567890123456789012345678901234567890", "1234567890123456789012345678901234567890"),
        Row(
            "12345678901234567890123456789012345678901",
            "1234567890123456789012345678901234567890…"
        ),
        Row("-" + String(repeating: "9", count: 64), "-" + String(repeating: "9", count: 39) + "…"),
        Row(String(repeating: "7", count: 3000), String(repeating: "7", count: 40) + "…"),
        Row(
            "1e" + String(repeating: "9", count: 70),
            "1e" + String(repeating: "9", count: 38) + "…"
        ),
        // Long, but a double.
        Row("0.1" + String(repeating: "0", count: 80), "0.1"),
        Row("1e-" + String(repeating: "9", count: 80), "0.0"),
        Row(#""""#, #""""#),
        Row(#""a\/b""#, #""a/b""#),
        Row(#""say \"hi\" \\ bye""#, #""say \"hi\" \\ bye""#),
        Row(#""\t\r\b\u001b[31m\u007f""#, #""\t\r\u{8}\u{1B}[31m\u{7F}""#),
        Row(#""\u202eabc\u200b\ufeff\u2028""#, #""\u{202E}abc\u{200B}\u{FEFF}\u{2028}""#),
        Row(#""é \ud83d\ude00 e\u0301""#, "\"é 😀 e\u{301}\""),
    ]

    @Test(arguments: scalars)
    func scalarsStandAlone(_ row: Row) throws {
        try Self.expect(row, within: .forErrors)
    }

    @Test func numbersWithoutJSONFormHaveNames() {
        let value: JSONValue = [.float(.nan), .float(-.infinity), .float(.infinity)]
        #expect(value.prettyPrinted() == "[ nan, -inf, inf ]")
    }

    // MARK: Containers

    static let containers = [
        Row("[]", "[]"),
        Row("{}", "{}"),
        Row("[1,2,3]", "[ 1, 2, 3 ]"),
        Row("[[],{}]", "[ [], {} ]"),
        Row(#"{"key1":1,"key2":2}"#, #"{ "key1": 1, "key2": 2 }"#),
        // 29 characters on one line, then 30.
        Row(#"{"key1":1,"key2":"hell"}"#, #"{ "key1": 1, "key2": "hell" }"#),
        Row(
            #"{"key1":1,"key2":"hello"}"#,
            """
            {
              "key1": 1,
              "key2": "hello"
            }
            """
        ),
        // The same in an array, with characters of many bytes.
        Row(#"["\#(String(repeating: "é", count: 23))"]"#, "[ \"ééééééééééééééééééééééé\" ]"),
        Row(
            #"["\#(String(repeating: "é", count: 24))"]"#,
            """
            [
              "éééééééééééééééééééééééé"
            ]
            """
        ),
        // Escapes count as they are shown.
        Row(
            #"["\u0001\u0001\u0001\u0001\u0001"]"#,
            #"""
            [
              "\u{1}\u{1}\u{1}\u{1}\u{1}"
            ]
            """#
        ),
        Row("[[[1]]]", "[ [ [...] ] ]"),
        Row("[[[]],{}]", "[ [ [] ], {} ]"),
        Row(#"{"a":{"b":{"c":1}}}"#, #"{ "a": { "b": {...} } }"#),
        Row(#"[[{},[],{"a":1},[0]]]"#, elidedAmongEmpty),
        Row("[1,2,3,4]", "[ 1, 2, 3, ...(+1 more) ]"),
        Row("[[[1,2],3],[4,5,6,7],8,9,10]", nestedList),
        Row(#"{"a":1,"a":2,"a":3,"a":4}"#, manyMembers),
        Row(
            #"{"one":[1,2,3],"two":{"x":"long enough to need a line","y":[]}}"#,
            """
            {
              "one": [ 1, 2, 3 ],
              "two": {
                "x": "long enough to need a line",
                "y": []
              }
            }
            """
        ),
        Row(#"{"a\nb\u0000":"c"}"#, #"{ "a\nb\u{0}": "c" }"#),
    ]

    static let elidedAmongEmpty = """
        [
          [
            {},
            [],
            {...},
            ...(+1 more)
          ]
        ]
        """

    static let nestedList = """
        [
          [ [...], 3 ],
          [ 4, 5, 6, ...(+1 more) ],
          8,
          ...(+2 more)
        ]
        """

    static let manyMembers = """
        {
          "a": 1,
          "a": 2,
          "a": 3,
          ...(+1 more)
        }
        """

    @Test(arguments: containers)
    func containersTakeOneLineIfItIsShort(_ row: Row) throws {
        try Self.expect(row, within: .forErrors)
    }

    // MARK: Long strings

    private static func letters(_ count: Int) -> String {
        String(repeating: "a", count: count)
    }

    static let longStrings = [
        Row("\"\(letters(60))\"", "\"\(letters(60))\""),
        Row("\"\(letters(61))\"", "\"\(letters(60))...(+1 more chars)\""),
        Row("\"\(letters(100))\"", "\"\(letters(60))...(+40 more chars)\""),
        Row(
            "{\"\(letters(70))\":1}",
            """
            {
              "\(letters(60))...(+10 more chars)": 1
            }
            """
        ),
        // Characters of two to four bytes, and escapes of two to twelve, around the cut.
        Row("\"\(letters(58))é€😀ß\"", "\"\(letters(58))é€...(+2 more chars)\""),
        Row(
            #""\#(letters(58))\u00e9\ud83d\ude00\ud83d\ude00\n\"\u20ac""#,
            "\"\(letters(58))é😀...(+4 more chars)\""
        ),
        Row(#""\#(letters(59))\\\\""#, #""\#(letters(59))\\...(+1 more chars)""#),
        // A combining mark is a character of its own.
        Row("\"\(letters(60))\u{301}\"", "\"\(letters(60))...(+1 more chars)\""),
    ]

    @Test(arguments: longStrings)
    func longStringsAreCutBetweenCharacters(_ row: Row) throws {
        try Self.expect(row, within: .forErrors)
    }

    // MARK: Line feeds

    static let multilineStrings = [
        Row(#""one\ntwo""#, "\"\"\"\none\ntwo\n\"\"\""),
        Row(#""\n""#, "\"\"\"\n\n\n\"\"\""),
        Row(#""a \"b\" \\\r\n\tc""#, "\"\"\"\na \\\"b\\\" \\\\\\r\n\\tc\n\"\"\""),
        Row(
            #"["\n"]"#,
            #"""
            [
              """


              """
            ]
            """#
        ),
        Row(
            #"{"a":{"b":"one\n\n  two\n"},"c":1}"#,
            #"""
            {
              "a": {
                "b": """
                one

                  two

                """
              },
              "c": 1
            }
            """#
        ),
        // The cut is after the line feed, and before it.
        Row("\"\(letters(59))\\nmore\"", "\"\"\"\n\(letters(59))\n...(+4 more chars)\n\"\"\""),
        Row("\"\(letters(60))\\nmore\"", "\"\(letters(60))...(+5 more chars)\""),
        Row(
            "[\"\(letters(59))\\nmore\"]",
            """
            [
              \"""
              \(letters(59))
              ...(+4 more chars)
              \"""
            ]
            """
        ),
    ]

    @Test(arguments: multilineStrings)
    func lineFeedsBreakLines(_ row: Row) throws {
        try Self.expect(row, within: .forErrors)
    }

    // MARK: Bounds

    static let value: JSONValue = [
        "name": "Ada Lovelace", "tags": [1, [2, [3]], "x"], "none": nil,
    ]

    @Test func nothingIsLeftOutWithoutBounds() {
        #expect(
            Self.value.prettyPrinted() == """
                {
                  "name": "Ada Lovelace",
                  "tags": [ 1, [ 2, [ 3 ] ], "x" ],
                  "none": null
                }
                """
        )
        let digits = String(repeating: "7", count: 100)
        let number = JSONValue.Number(digits).map { JSONValue($0) }
        #expect(number?.prettyPrinted(maxStringLength: 5) == digits)
        #expect(JSONValue.string(Self.letters(500)).prettyPrinted() == "\"\(Self.letters(500))\"")
    }

    @Test func boundsAreWhatTheySay() {
        let value = Self.value
        #expect(value.prettyPrinted(maxDepth: 0) == "{...}")
        #expect(
            value.prettyPrinted(maxDepth: 1, indentation: "\t")
                == "{\n\t\"name\": \"Ada Lovelace\",\n\t\"tags\": [...],\n\t\"none\": null\n}"
        )
        #expect(
            value.prettyPrinted(maxDepth: 2, maxSubValueCount: 2, maxStringLength: 3) == """
                {
                  "nam...(+1 more chars)": "Ada...(+9 more chars)",
                  "tag...(+1 more chars)": [ 1, [...], ...(+1 more) ],
                  ...(+1 more)
                }
                """
        )
        #expect(value.prettyPrinted(maxSubValueCount: 0) == "{ ...(+3 more) }")
        #expect(
            JSONValue.string("abc").prettyPrinted(maxStringLength: 0) == #""...(+3 more chars)""#
        )
        #expect(JSONValue.string("").prettyPrinted(maxStringLength: 0) == #""""#)
        #expect(JSONValue.array([]).prettyPrinted(maxDepth: 0) == "[]")
        #expect(JSONValue.array([nil]).prettyPrinted(maxDepth: -1) == "[...]")
        #expect(JSONValue.array([nil]).prettyPrinted(maxSubValueCount: .min) == "[ ...(+1 more) ]")
    }

    /// The example of the documentation.
    @Test func theExampleIsTrue() {
        let value: JSONValue = ["name": "Ada", "born": 1815, "languages": ["en", "fr", "de"]]
        #expect(
            value.prettyPrinted(maxSubValueCount: 2) == """
                {
                  "name": "Ada",
                  "born": 1815,
                  ...(+1 more)
                }
                """
        )
    }
}
