import Decoding
import FastJSON
import TestSupport
import Testing

/// Alternatives: which one is taken, what a failure says, and what is written.
@Suite struct OneOfTests {
    private static let roads = Road.bytes + Road.documents

    private func failures<Parser: JSONParser>(
        _ parser: Parser,
        _ text: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> [Outcome.Failure] {
        let bytes = Array(text.utf8)
        let first = Outcome(Road.whole(.native).result(of: parser, bytes))
        for road in OneOfTests.roads {
            let outcome = Outcome(road.result(of: parser, bytes))
            #expect(outcome == first, "\(road)", sourceLocation: sourceLocation)
        }
        let tree = Outcome(Road.value.result(of: parser, bytes))
        #expect(tree == first.withoutPlaces, sourceLocation: sourceLocation)
        return first.failures
    }

    @Test func theFirstThatFits() throws {
        let parser = JSONArray {
            OneOf {
                Parse { (x: Int) in
                    "x \(x)"
                } fields: {
                    Field("x") { Int.jsonParser() }
                }
                Parse { (y: Int) in
                    "y \(y)"
                } fields: {
                    Field("y") { Int.jsonParser() }
                }
                JSONArray { Int.jsonParser() }.map { "list \($0)" }
                UInt8.jsonParser().map { "byte \($0)" }
                Int.jsonParser().map { "integer \($0)" }
                Double.jsonParser().map { "number \($0)" }
                JSONNot { String.jsonParser() }.map { "something" }
                Always("anything").map { $0 }
            }
        }
        let text = """
            [{"y":1,"x":2},{"y":3,"x":null},[],[1,2],[1,"2"],255,256,1e3,true,"text",{"y":"z"}]
            """
        for road in OneOfTests.roads + [.value] {
            let values = try road.result(of: parser, Array(text.utf8)).get()
            #expect(
                values == [
                    "x 2", "y 3", "list []", "list [1, 2]", "something", "byte 255", "integer 256",
                    "number 1000.0", "something", "anything", "something",
                ],
                "\(road)"
            )
        }
    }

    @Test("What each alternative says, with its path from the value on")
    func failureTexts() {
        let found = failures(
            JSONArray { Amount.parser },
            #"["a", {"value":1,"unit":[{}],"values":[1,"x"]}]"#
        )
        #expect(found.map(\.path) == [[1]])
        #expect(found.map(\.offset) == [6])
        let object = """
            {
              "value": 1,
              "unit": [ {} ],
              "values": [ 1, "x" ]
            }
            """
        #expect(
            found.first?.text == """
                At [index 1]:
                error: multiple failures occurred

                error: At "unit":
                Expected a string, but found:
                [ {} ]

                Expected an array, but found:
                \(object)

                Expected a string, but found:
                \(object)

                error: At "values"/[index 1]:
                Expected an integer number, but found:
                "x"

                Expected a null value, but found:
                \(object)
                """
        )
    }

    @Test("Failures inside failures")
    func nestedFailures() {
        let inner = OneOf {
            Int.jsonParser().map { "\($0)" }
            Field("a") {
                JSONArray {
                    OneOf {
                        String.jsonParser(); Null().map { "-" }
                    }
                }
            }
            .map { $0.joined() }
        }
        let parser = JSONObject {
            OneOf {
                JSONArray { inner }.map { $0.joined() }
                inner
            }
        }
        let found = failures(parser, #"{"k":[1,{"a":[null,"x",5]}]}"#)
        #expect(found.map(\.path) == [["k"]])
        #expect(found.map(\.offset) == [5])
        #expect(
            found.first?.text == """
                At "k":
                error: multiple failures occurred

                At [index 1]:
                error: multiple failures occurred

                Expected an integer number, but found:
                { "a": [ null, "x", 5 ] }

                At "a"/[index 2]:
                error: multiple failures occurred

                Expected a string, but found:
                5

                Expected a null value, but found:
                5

                error: multiple failures occurred

                Expected an integer number, but found:
                [ 1, { "a": [...] } ]

                Expected an object (containing the key "a"), but found:
                [ 1, { "a": [...] } ]
                """
        )
    }

    @Test(
        "Wrong syntax is no reason to try another",
        arguments: [
            (#"{"value":1,"unit":tru}"#, 21), (#"{"value":"x","unit":"#, 20), (#"[1,2"#, 4),
            (#"[1,2,3,4 5]"#, 9), (#"{"value":1}x"#, 11), (#"["\q"]"#, 2), ("", 0), (" ", 1),
            (#"{"value":1,"unit":"\ud800"}"#, 19), (#"{"value":{"a":}}"#, 14),
        ]
    )
    func wrongSyntax(_ text: String, _ offset: Int) {
        let bytes = Array(text.utf8)
        let fault = Outcome(Road.whole(.native).result(of: JSONValue.jsonParser(), bytes))
        for road in Road.bytes {
            let outcome = Outcome(road.result(of: Amount.parser, bytes))
            let failure = outcome.failures.first
            // What is after the value is looked at only when the value is right.
            if failure?.code == .noAlternative, text.hasSuffix("x") { continue }
            #expect(outcome == fault, "\(road)")
            #expect(failure?.offset == offset)
        }
    }

    @Test func limitsInsideOfAlternatives() {
        let options = JSONReadingOptions(
            duplicateKeys: .reject,
            limits: JSONLimits(depth: 3, stringLength: 5)
        )
        for (text, code) in [
            (#"[["x",[[1]]]]"#, JSONError.Code.depthExceeded), (#"["123456"]"#, .stringTooLong),
            (#"[{"unit":1,"unit":2}]"#, .duplicateKey), (#"[{"q":1,"q":2}]"#, .duplicateKey),
            (#"[{"q":{"a":1,"a":2}}]"#, .duplicateKey),
        ] {
            for road in Road.bytes {
                let result = road.result(
                    of: JSONArray { Amount.parser },
                    Array(text.utf8),
                    options: options
                )
                #expect(Outcome(result).failures.map(\.code) == [code], "\(road), \(text)")
            }
        }
    }

    @Test("Parsers of users are alternatives as well")
    func customParsers() {
        let parser = OneOf {
            Flag()
            Bool.jsonParser()
            Failing().map { _ in false }
            Always(true).map { $0 }
        }
        for road in OneOfTests.roads + [.value] {
            for (text, expected) in [
                ("0", "false"), ("7", "true"), ("true", "true"), ("[]", "true"),
            ] {
                let outcome = Outcome(road.result(of: parser, Array(text.utf8)))
                #expect(outcome.value == expected, "\(road), \(text)")
            }
        }
        let found = failures(
            JSONArray {
                OneOf {
                    Flag(); Failing().map { false }
                }
            },
            "[1, {}]"
        )
        #expect(found.map(\.path) == [[1]])
        #expect(found.map(\.code) == [.noAlternative])
        #expect(found.first?.text.contains("never right") == true)
    }

    // MARK: Writing

    @Test func printersAreTriedInOrder() throws {
        let parser = JSONArray { Amount.parser }
        let amounts: [Amount] = [
            .unknown, .freetext("x"), .range(from: 1, to: 2), .exact(value: 1, unit: "u"),
            .many([1]),
        ]
        let text = #"[null,"x",[1.0,2.0],{"unit":"u","value":1},{"values":[1]}]"#
        #expect(try parser.encodeString(amounts) == text)
    }

    @Test("What a printer wrote before it failed is taken back")
    func printersRollBack() throws {
        let numbers = OneOf {
            JSONArray(...2) {
                JSONArray {
                    OneOf {
                        Even(); Even()
                    }
                }
            }
            JSONArray(3...) { JSONArray { Int.jsonParser() } }
            Field("all") { JSONArray { JSONArray { Int.jsonParser() } } }
        }
        let parser = ParsePrint {
            Field("first") { numbers }
            Field("second") { numbers }
        }
        func text(_ first: [[Int]], _ second: [[Int]]) throws -> String {
            try parser.encodeString((first, second))
        }
        #expect(try text([[2, 4], []], [[6]]) == #"{"first":[[2,4],[]],"second":[[6]]}"#)
        #expect(
            try text([[2, 4], [2, 3]], []) == #"{"first":{"all":[[2,4],[2,3]]},"second":[]}"#
        )
        #expect(
            try text([[2], [4], [1]], [[1]]) == #"{"first":[[2],[4],[1]],"second":{"all":[[1]]}}"#
        )
        let pretty = JSONWritingOptions(layout: .pretty())
        let lines = try parser.encodeString(([[2, 1]], [[]]), options: pretty)
        let same = try parser.decode(lines)
        #expect(same == ([[2, 1]], [[]]))
        #expect(
            lines == """
                {
                  "first": {
                    "all": [
                      [
                        2,
                        1
                      ]
                    ]
                  },
                  "second": [
                    []
                  ]
                }
                """
        )
    }

    @Test func nothingCanPrint() {
        let parser = Field("list") {
            JSONArray {
                OneOf {
                    Even(); Constant(1).map(Odd())
                }
            }
        }
        expectUnwritable(
            parser,
            [2, 1, 3, 5],
            """
            At "list"/[index 2]:
            error: multiple failures occurred

            3 is odd

            3 is not 1
            """
        )
        let numbers = OneOf {
            Double.jsonParser(); Double.jsonParser()
        }
        expectUnwritable(
            JSONArray { numbers },
            [1, .nan],
            """
            At [index 1]:
            error: multiple failures occurred

            the number nan has no JSON form

            the number nan has no JSON form
            """
        )
    }

    @Test("A number without a JSON form is written in another way")
    func notANumber() throws {
        let parser = JSONArray {
            OneOf {
                Double.jsonParser()
                Constant("NaN").map(Convert(apply: { Double.nan }, unapply: { (_: Double) in }))
            }
        }
        #expect(try parser.encodeString([1, .nan, 2, .infinity]) == #"[1.0,"NaN",2.0,"NaN"]"#)
        let values = try parser.decode(#"[1.0,"NaN",2]"#)
        #expect(values.map(\.isNaN) == [false, true, false])
    }
}

private struct Flag: JSONParser {
    func parse(from cursor: inout JSONCursor) throws(JSONError) -> Bool {
        try cursor.readInt() != 0
    }
}

private struct Failing: JSONParser {
    func parse(from cursor: inout JSONCursor) throws(JSONError) {
        try cursor.skipValue()
        throw JSONError(code: .conversionFailed, message: "never right")
    }
}

private struct Even: JSONParserPrinter {
    func parse(from cursor: inout JSONCursor) throws(JSONError) -> Int {
        try cursor.readInt()
    }

    func print(_ output: Int, to writer: inout JSONWriter) throws(JSONError) {
        guard output.isMultiple(of: 2) else {
            throw JSONError(code: .unwritableValue, message: "\(output) is odd")
        }
        writer.write(output)
    }
}

private struct Odd: Conversion {
    func apply(_ input: Void) -> Int { 1 }

    func unapply(_ output: Int) throws {
        guard output == 1 else {
            throw JSONError(code: .unwritableValue, message: "\(output) is not 1")
        }
    }
}
