import FastJSON
import Testing

/// Writing piece by piece, in every layout.
@Suite struct JSONWriterTests {
    /// A writer's options with the text that they make of one document.
    struct Row: CustomTestStringConvertible, Sendable {
        var name: String
        var options: JSONWritingOptions
        var expected: String
        var testDescription: String { name }
    }

    private static let value: JSONValue = [
        "b/é": [1, -2.5, "x/😀", [], [:]],
        "a": ["z": nil, "y": [true, [false]]],
        "": [[[]]],
    ]

    static let rows = [
        Row(
            name: "compact",
            options: .init(),
            expected: #"{"b/é":[1,-2.5,"x/😀",[],{}],"a":{"z":null,"y":[true,[false]]},"":[[[]]]}"#
        ),
        Row(
            name: "sorted",
            options: .init(sortsKeys: true),
            expected: #"{"":[[[]]],"a":{"y":[true,[false]],"z":null},"b/é":[1,-2.5,"x/😀",[],{}]}"#
        ),
        Row(
            name: "escaped slashes",
            options: .init(sortsKeys: true, escapesSlashes: true),
            expected:
                #"{"":[[[]]],"a":{"y":[true,[false]],"z":null},"b\/é":[1,-2.5,"x\/😀",[],{}]}"#
        ),
        Row(
            name: "ASCII",
            options: .init(sortsKeys: true, escapesNonASCII: true),
            expected: #"{"":[[[]]],"a":{"y":[true,[false]],"z":null},"#
                + #""b/\u00e9":[1,-2.5,"x/\ud83d\ude00",[],{}]}"#
        ),
        Row(
            name: "pretty",
            options: .init(layout: .pretty(), sortsKeys: true),
            expected: """
                {
                  "": [
                    [
                      []
                    ]
                  ],
                  "a": {
                    "y": [
                      true,
                      [
                        false
                      ]
                    ],
                    "z": null
                  },
                  "b/é": [
                    1,
                    -2.5,
                    "x/😀",
                    [],
                    {}
                  ]
                }
                """
        ),
        Row(
            name: "tabs",
            options: .init(layout: .pretty(indent: "\t")),
            expected: "{\n\t\"b/é\": [\n\t\t1,\n\t\t-2.5,\n\t\t\"x/😀\",\n\t\t[],\n\t\t{}\n\t],\n"
                + "\t\"a\": {\n\t\t\"z\": null,\n\t\t\"y\": [\n\t\t\ttrue,\n\t\t\t[\n\t\t\t\tfalse\n"
                + "\t\t\t]\n\t\t]\n\t},\n\t\"\": [\n\t\t[\n\t\t\t[]\n\t\t]\n\t]\n}"
        ),
        Row(
            name: "no indent",
            options: .init(layout: .pretty(indent: ""), sortsKeys: true),
            expected: "{\n\"\": [\n[\n[]\n]\n],\n\"a\": {\n\"y\": [\ntrue,\n[\nfalse\n]\n],\n"
                + "\"z\": null\n},\n\"b/é\": [\n1,\n-2.5,\n\"x/😀\",\n[],\n{}\n]\n}"
        ),
    ]

    @Test(arguments: rows)
    func layout(_ row: Row) throws {
        #expect(try Self.value.jsonString(options: row.options) == row.expected)
        #expect(try Self.value.jsonBytes(options: row.options) == Array(row.expected.utf8))
        var writer = JSONWriter(options: row.options)
        writer.write(Self.value)
        #expect(try writer.finishString() == row.expected)
        #expect(try JSONValue(parsing: row.expected) == Self.value)
    }

    @Test(
        arguments: [
            ("[]", [], "[]"), ("{}", [:], "{}"), ("null", nil, "null"),
            ("[[]]", [[]], "[\n  []\n]"), (#"{"a":{}}"#, ["a": [:]], "{\n  \"a\": {}\n}"),
            ("1", 1, "1"), (#""""#, "", #""""#),
        ] as [(String, JSONValue, String)]
    )
    func smallDocument(_ compact: String, _ value: JSONValue, _ pretty: String) throws {
        #expect(try value.jsonString() == compact)
        #expect(try value.jsonString(options: .init(layout: .pretty())) == pretty)
    }

    @Test func keysAreSortedByTheirBytes() throws {
        let keys = ["b", "a", "é", "e\u{301}", "B", "", "aa", "\u{FFFF}", "😀", "a\0", "10", "9"]
        let value = JSONValue.object(JSONValue.Object(keys.map { ($0, .null) }))
        let text = try value.jsonBytes(options: .init(sortsKeys: true))
        #expect(
            try JSONValue(parsing: text).object?.keys.map { Array($0.utf8) }
                == ["", "10", "9", "B", "a", "a\0", "aa", "b", "e\u{301}", "é", "\u{FFFF}", "😀"]
                .map { Array($0.utf8) }
        )
    }

    @Test func equalKeysKeepTheirOrderWhenSorted() throws {
        let value: JSONValue = ["b": 1, "a": 1, "b": 2, "a": 2, "b": 3]
        #expect(
            try value.jsonString(options: .init(sortsKeys: true))
                == #"{"a":1,"a":2,"b":1,"b":2,"b":3}"#
        )
    }

    // MARK: Piece by piece

    @Test(arguments: [
        JSONWritingOptions(),
        JSONWritingOptions(layout: .pretty()),
        JSONWritingOptions(layout: .pretty(indent: " \t"), escapesNonASCII: true),
    ])
    func piecesMakeTheSameTextAsAValue(_ options: JSONWritingOptions) throws {
        var writer = JSONWriter(options: options)
        writer.beginObject()
        writer.key("é")
        writer.beginArray()
        writer.write(1)
        writer.write(UInt64.max)
        writer.write(2.5)
        writer.write("text")
        writer.write(true)
        writer.writeNull()
        writer.write(["v": [1]] as JSONValue)
        writer.beginArray()
        writer.endArray()
        writer.endArray()
        writer.key("empty")
        writer.beginObject()
        writer.endObject()
        writer.endObject()
        let value = try JSONValue(
            parsing: #"{"é":[1,18446744073709551615,2.5,"text",true,null,{"v":[1]},[]],"empty":{}}"#
        )
        #expect(try writer.finishString() == value.jsonString(options: options))
    }

    @Test func keysOfPiecesAreNotSorted() throws {
        var writer = JSONWriter(options: .init(sortsKeys: true))
        writer.beginObject()
        writer.key("b")
        writer.write(["d": 1, "c": 2] as JSONValue)
        writer.key("a")
        writer.writeNull()
        writer.endObject()
        #expect(try writer.finishString() == #"{"b":{"c":2,"d":1},"a":null}"#)
    }

    @Test func writersDoNotShareTheirText() throws {
        var first = JSONWriter()
        var second = JSONWriter()
        first.beginArray()
        second.beginArray()
        first.write(1)
        second.write(2)
        first.endArray()
        second.endArray()
        #expect(try first.finishString() == "[1]")
        #expect(try second.finishString() == "[2]")
    }
}
