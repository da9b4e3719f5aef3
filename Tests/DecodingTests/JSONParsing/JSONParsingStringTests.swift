import Decoding
import FastJSON
import Testing

/// `JSONString` of the JSONParsing README.
@Suite struct JSONParsingStringTests {
    enum Direction: String {
        case up, down, left, right
    }

    let stringJson: JSONValue = "120,200,43"
    let nonStringJson: JSONValue = [1, 2, 3]

    @Test("S3.38 a string is read as it is")
    func whole() throws {
        #expect(try JSONString().parse(stringJson) == "120,200,43")
        try expectBothWays(JSONString(), "120,200,43", #""120,200,43""#)
        try expectBothWays(JSONString(), "", #""""#)
    }

    @Test("S3.39 an array is no string")
    func noString() throws {
        let description = """
            Expected a string, but found:
            [ 1, 2, 3 ]
            """
        let error = #expect(throws: JSONError.self) { try JSONString().parse(nonStringJson) }
        #expect(error?.description == description)
        try expectFailure(JSONString(), " ▸[1,2,3]", description, .typeMismatch)
        try expectFailure(
            JSONString {
                Int.parser()
            },
            "▸[ 1, 2, 3 ]",
            description,
            .typeMismatch
        )
    }

    @Test("S3.40 a string of pieces is read as a tuple")
    func pieces() throws {
        let numbers = try JSONString {
            Int.parser()
            ","
            Int.parser()
            ","
            Int.parser()
        }.parse(stringJson)
        #expect(numbers == (120, 200, 43))
        #expect(
            try JSONString {
                Int.parser()
                ","
                Int.parser()
                ","
                Int.parser()
            }.parse(stringJson) == (120, 200, 43)
        )
        #expect("\(numbers)" == "(120, 200, 43)")
    }

    @Test("S3.41 a text that does not fit is shown with the place in it")
    func apple() throws {
        let parser = JSONString {
            Int.parser()
            ","
            Int.parser()
            ","
            Int.parser()
        }
        let nonMatchingStringJson: JSONValue = "apple"
        let description = """
            error: unexpected input
             --> input:1:1
            1 | apple
              | ^ expected integer
            """
        let error = #expect(throws: JSONError.self) { try parser.parse(nonMatchingStringJson) }
        #expect(error?.description == description)
        try expectFailure(parser, #"▸"apple""#, description, .unexpectedText)
        try expectFailure(
            Field("color") { parser },
            "{\n  \"color\": ▸\"apple\"}",
            "At \"color\":\n" + description,
            .unexpectedText,
            ["color"]
        )
    }

    @Test("S3.42 a raw value is read as what it represents, both ways")
    func representing() throws {
        let json: JSONValue = "left"
        let direction = try Direction.jsonParser.parse(json)
        #expect("\(direction)" == "left")
        #expect(direction == Direction.left)
        #expect(try Direction.jsonParser.print(direction) == .string("left"))
        for (direction, text) in [(Direction.up, "up"), (.down, "down"), (.right, "right")] {
            try expectBothWays(Direction.jsonParser, direction, "\"\(text)\"")
        }
    }

    @Test("A raw value that represents nothing is read as what stands for it")
    func representingUnknown() throws {
        let parsers = [
            Direction.rawValueParser(unknown: .up),
            String.jsonParser.map(.representing(Direction.self, unknown: .up)),
        ]
        for parser in parsers {
            try expectBothWays(parser, Direction.left, #""left""#)
            try expectRead(parser, #""forward""#, .up)
            // Texts that take long to compare are not compared with the names of cases.
            try expectRead(parser, "\"\(String(repeating: "é", count: 5000))\"", .up)
            try expectFailure(parser, "▸1", "Expected a string, but found:\n1", .typeMismatch)
        }
    }

    @Test("S3.42 a text that represents nothing is an error")
    func representingNothing() throws {
        try expectFailure(
            JSONArray { Direction.jsonParser },
            #"["left", ▸"forward"]"#,
            """
            At [index 1]:
            Expected a value of Direction, but found:
            "forward"
            """,
            .conversionFailed,
            [1]
        )
        try expectFailure(
            Direction.jsonParser,
            "▸1",
            """
            Expected a string, but found:
            1
            """,
            .typeMismatch
        )
    }

    @Test("S3.43 String.jsonParser() is the same")
    func staticString() throws {
        let json: JSONValue = "hello"
        #expect(try String.jsonParser().parse(json) == "hello")
        try expectBothWays(String.jsonParser(), "hello", #""hello""#)
        try expectFailure(
            String.jsonParser(),
            "▸null",
            """
            Expected a string, but found:
            null
            """,
            .unexpectedNull
        )
    }

    @Test("S3.44 pieces are printed as a string")
    func printing() throws {
        #expect(
            try JSONString {
                Int.parser()
                ","
                Int.parser()
                ","
                Int.parser()
            }.print((120, 200, 43)) == .string("120,200,43")
        )
    }

    @Test("S3.44 what pieces cannot print is an error")
    func printingFails() {
        expectPrintFailure(
            Field("code") {
                JSONString {
                    StringPiece.prefix(2)
                }
            },
            "abc",
            """
            At "code":
            error: cannot print "abc": expected 2 characters
            """,
            ["code"]
        )
    }

    // MARK: S3+.14

    /// Texts of strings, what they mean, and how that is printed.
    static let escapes: [(text: String, meaning: String, printed: String)] = [
        (
            #""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t", #""\"\\/\b\f\n\r\t""#
        ),
        (#""\u0031\u0032\u0033 \u0061\u0062\u0063""#, "123 abc", #""123 abc""#),
        (#""\uD834\uDD1E""#, "𝄞", #""𝄞""#),
        (#""\ud834\udd1e\u00e9""#, "𝄞é", #""𝄞é""#),
        (
            #""abc 123\u0034\u0035 \uD834\uDD1E 🎉:\thello""#, "abc 12345 𝄞 🎉:\thello",
            #""abc 12345 𝄞 🎉:\thello""#
        ),
    ]

    @Test("S3+.14 escapes and surrogate pairs are undone, and written only where needed")
    func escapesAreUndone() throws {
        for (text, meaning, printed) in Self.escapes {
            try expectRead(String.jsonParser(), text, meaning)
            try expectRead(JSONValue.jsonParser(), text, .string(meaning))
            try expectRead(
                Field("a\tb") { String.jsonParser() },
                #"{"a\u0009b":\#(text)}"#,
                meaning
            )
            try expectBothWays(String.jsonParser(), meaning, printed)
        }
    }
}

extension JSONParsingStringTests.Direction {
    static let jsonParser = JSONString(.representing(Self.self))
}
