import Decoding
import FastJSON
import Testing

/// How the errors of the JSONParsing README look.
@Suite struct JSONParsingErrorTests {
    /// An error of one's own.
    struct Unlucky: Error, CustomStringConvertible {
        let description = "Expected a lucky number."
    }

    /// A parser of one's own, with an error of its own.
    struct Even: JSONParser {
        func parse(from cursor: inout JSONCursor) throws(JSONError) -> Int {
            let number = try cursor.readInt()
            guard number.isMultiple(of: 2) else {
                throw JSONError(code: .conversionFailed, message: "Expected an even number.")
            }
            return number
        }
    }

    /// Checks the detail of an error without a path, and below the line of a path.
    private func expectDetail<Output>(
        _ parser: some JSONParser<Output>,
        _ marked: String,
        _ detail: String,
        _ code: JSONError.Code,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectFailure(parser, marked, detail, code, sourceLocation: sourceLocation)
        try expectFailure(
            Field("a") { JSONArray { Field("b c") { parser } } },
            "{\"a\": [\n{\"b c\": \(marked)}\n]}",
            "At \"a\"/[index 0]/\"b c\":\n\(detail)",
            code,
            ["a", 0, "b c"],
            sourceLocation: sourceLocation
        )
    }

    @Test("S3.14 a line with the path, then what was expected and what was found")
    func kinds() throws {
        try expectDetail(
            Int.jsonParser(),
            "▸true",
            "Expected an integer number, but found:\ntrue",
            .typeMismatch
        )
        try expectDetail(
            Double.jsonParser(),
            "▸{}",
            "Expected a number, but found:\n{}",
            .typeMismatch
        )
        try expectDetail(
            Bool.jsonParser(),
            "▸null",
            "Expected a boolean, but found:\nnull",
            .unexpectedNull
        )
        try expectDetail(Null(), "▸0", "Expected a null value, but found:\n0", .typeMismatch)
        try expectDetail(
            String.jsonParser().orNull(),
            "▸1",
            "Expected a string, but found:\n1",
            .typeMismatch
        )
        try expectDetail(
            JSONArray { Int.jsonParser() },
            #"▸"a""#,
            "Expected an array, but found:\n\"a\"",
            .typeMismatch
        )
        try expectDetail(
            JSONObject { Int.jsonParser() },
            #"▸"a""#,
            "Expected an object, but found:\n\"a\"",
            .typeMismatch
        )
        try expectDetail(
            Constant("circle"),
            #"▸"square""#,
            "Expected \"circle\", but found:\n\"square\"",
            .typeMismatch
        )
        try expectDetail(
            UInt8.jsonParser(),
            "▸256",
            "Expected an integer that fits UInt8, but found:\n256",
            .numberDoesNotFit
        )
    }

    @Test("S3.14 the same for keys and counts")
    func containers() throws {
        try expectDetail(
            Field("x") { Int.jsonParser() },
            #"{"y": 1▸}"#,
            #"Key "x" not present."#,
            .missingKey
        )
        try expectDetail(
            ParsePrint(unknownKeys: .reject) { Field("x") { Int.jsonParser() } },
            #"{"x": 1, ▸"y": 1}"#,
            #"Key "y" not known."#,
            .unknownKey
        )
        try expectDetail(
            JSONArray(2) { Int.jsonParser() },
            "[1▸]",
            "Expected 2 elements in array, but found 1.",
            .wrongCount
        )
        try expectDetail(
            JSONObject(2) { Int.jsonParser() },
            "{▸}",
            "Expected 2 key/value pairs in object, but found 0.",
            .wrongCount
        )
    }

    @Test("S3.14 the same for what a text or a function refuses")
    func refusals() throws {
        try expectDetail(
            JSONString {
                Int.parser()
            },
            #"▸"""#,
            """
            error: unexpected input
             --> input:1:1
            1 | \("")
              | ^ expected integer
            """,
            .unexpectedText
        )
        try expectDetail(
            Int.jsonParser().tryMap { number in
                guard number != 13 else { throw Unlucky() }
                return number
            },
            "▸13",
            "Expected a lucky number.",
            .conversionFailed
        )
        try expectDetail(
            Int.jsonParser().map(
                Convert(apply: { (_: Int) -> Int in throw Unlucky() }, unapply: { $0 })
            ),
            "▸13",
            "Expected a lucky number.",
            .conversionFailed
        )
        try expectDetail(
            OneOf {
                Int.jsonParser().map { "\($0)" }
                String.jsonParser()
            },
            "▸false",
            """
            error: multiple failures occurred

            Expected an integer number, but found:
            false

            Expected a string, but found:
            false
            """,
            .noAlternative
        )
    }

    @Test("S3.14 the same for the parsers that one writes oneself")
    func ownParsers() throws {
        let parser = Field("a") { JSONArray { Even() } }
        let uneven = try #require(throws: JSONError.self) { try parser.decode(#"{"a": [2, 3]}"#) }
        #expect(uneven.description == "At \"a\"/[index 1]:\nExpected an even number.")
        #expect(uneven.path == ["a", 1])
        #expect(uneven.line == 1)
        let text = try #require(throws: JSONError.self) { try parser.decode(#"{"a": [2, "x"]}"#) }
        #expect(text.path == ["a", 1])
        #expect(text.offset == 10)
        #expect(text.description == "At \"a\"/[index 1]:\nexpected an integer, found a string")
    }

    // MARK: S3+.1

    @Test("S3+.1 keys and indices are joined to one path")
    func nestedPath() throws {
        let value: JSONValue = [
            "key1": "value1",
            "key2": [
                [
                    "nested_key": false
                ],
                [
                    "nested_key": "hello"
                ],
            ],
        ]
        let parser = Field("key2") {
            JSONArray {
                Field("nested_key") {
                    Bool.jsonParser()
                }
            }
        }
        let description = """
            At "key2"/[index 1]/"nested_key":
            Expected a boolean, but found:
            "hello"
            """
        let error = #expect(throws: JSONError.self) { try parser.parse(value) }
        #expect(error?.description == description)
        try expectFailure(
            parser,
            """
            {
              "key1": "value1",
              "key2": [
                {
                  "nested_key": false
                },
                {
                  "nested_key": ▸"hello"
                }
              ]
            }
            """,
            description,
            .typeMismatch,
            ["key2", 1, "nested_key"]
        )
    }

    @Test("S3+.1 the path is data: its steps are keys and indices")
    func steps() throws {
        let parser = JSONArray { JSONObject { Int.jsonParser() } }
        let error = try #require(throws: JSONError.self) {
            try parser.decode("[{}, {\"a/\\\"b\": 1,\n \"c\": null}]")
        }
        #expect(error.path.steps == [.index(1), .key("c")])
        #expect(error.path.pointer.description == "/1/c")
        #expect(error.code == .unexpectedNull)
        #expect(
            error.report == """
                error: Expected an integer number, but found:
                null
                 --> line 2, column 7 (byte 24), at $[1].c
                  |
                2 |  "c": null}]
                  |       ^
                """
        )
    }

    @Test("S3+.1 a key is quoted so that the path stays one line")
    func keysWithQuotes() throws {
        try expectFailure(
            JSONObject { JSONArray { Int.jsonParser() } },
            "{\"a/\\\"b\\n\": [▸\"x\"]}",
            """
            At "a/\\"b\\n"/[index 0]:
            Expected an integer number, but found:
            "x"
            """,
            .typeMismatch,
            ["a/\"b\n", 0]
        )
    }
}
