import DecodingClassics
import Testing

/// Types that are made from trees, among parsers that need none.
@Suite struct TreeParserTests {
    typealias Person = Freddy.Person

    private static let matt = #"{"name": "Matt", "age": 32, "spouse": true}"#
    private static let drew = #"{"name": "Drew", "age": "33", "spouse": true}"#

    // MARK: Where it may stand

    @Test("S0.39 a model is read wherever a parser is asked for")
    func places() {
        let person = Person(name: "Matt", age: 32, spouse: true)
        expectRead(Person.treeParser(), Self.matt, person)
        expectRead(JSONArray { Person.treeParser() }, "[]", [])
        expectRead(
            Field("people") { JSONArray { Person.treeParser() } },
            Freddy.corrected,
            Freddy.people
        )
        expectRead(JSONObject { Person.treeParser() }, "{\"a\": \(Self.matt)}", ["a": person])
        expectRead(Field("a") { Person.treeParser() }, "{\"b\":[1],\"a\":\(Self.matt)}", person)
        expectRead(OptionalField("b") { Person.treeParser() }, "{\"a\": \(Self.matt)}", nil)
        expectRead(
            JSONArray { Person.treeParser().orNull() },
            "[null, \(Self.matt)]",
            [nil, person]
        )
        expectRead(JSONArray { Person.treeParser().map { $0.name } }, "[\(Self.matt)]", ["Matt"])
    }

    @Test("S0.39 types that only make or make not, and those of the library")
    func decodables() {
        expectRead(
            JSONArray { Point.treeParser() },
            #"[{"x": 1, "y": 2}, {"y": 4, "x": 3, "z": []}]"#,
            [Point(x: 1, y: 2), Point(x: 3, y: 4)]
        )
        expectRead(JSONArray { Length.treeParser() }, #"["", "abc", "\u00e9"]"#, [0, 3, 1])
        expectRead(Int.treeParser(), " 5 ", 5)
        expectRead([String: [Int?]].treeParser(), #"{"a": [1, null]}"#, ["a": [1, nil]])
        expectRead(JSONArray { JSONValue.treeParser() }, #"[1, {"a": null}]"#, [1, ["a": nil]])
        expectRead(PathTests.Job.treeParser(), "\"judge\"", .judge)
    }

    @Test("S0.39 alternatives are tried in order")
    func alternatives() {
        let parser = JSONArray {
            OneOf {
                Person.treeParser().map { Shape.person($0) }
                Point.treeParser().map { Shape.point($0) }
                Int.jsonParser().map { Shape.number($0) }
            }
        }
        expectRead(
            parser,
            "[7, {\"x\": 1, \"y\": 2}, \(Self.matt)]",
            [
                .number(7), .point(Point(x: 1, y: 2)),
                .person(Person(name: "Matt", age: 32, spouse: true)),
            ]
        )
        expectFailures(
            parser,
            "[7,\n \"x\"]",
            [
                """
                $[1] 2:2 noAlternative: error: multiple failures occurred

                `"x"` is not subscriptable with `name`.

                Unexpected type. `"x"` is not convertible to `Point`.

                Expected an integer number, but found:
                "x"
                """
            ]
        )
    }

    // MARK: Errors

    @Test("S0.44 an error has the path inside of the document, and the place of its value")
    func errors() {
        expectFailures(
            Person.treeParser(),
            "\n  \(Self.drew)",
            ["$ 2:3 typeMismatch: Unexpected type. `\"33\"` is not convertible to `Int`."]
        )
        expectFailures(
            Field("people") { JSONArray { Person.treeParser() } },
            "{\"people\": [\n\(Self.matt),\n  {\"age\": 1}]}",
            ["$.people[1] 3:3 missingKey: `name` is not a key within the JSON."]
        )
        expectFailures(
            Field("a") { JSONObject { Person.treeParser() } },
            "{\"a\": {\"é\": {}, \"b\":\n\n1}}",
            ["$.a[\"é\"] 1:13 missingKey: `name` is not a key within the JSON."]
        )
        expectFailures(
            JSONArray { Person.treeParser() },
            "[ 7 ]",
            ["$[0] 1:3 unexpectedType: `7` is not subscriptable with `name`."]
        )
        expectFailures(
            Field("b") { [String: [Int]].treeParser() },
            "{\"a\": 1, \"b\":\n {\"x\": [1, 2], \"y\": [3, null]}}",
            ["$.b.y[1] 2:2 unexpectedNull: Unexpected type. `null` is not convertible to `Int`."]
        )
        expectFailures(
            JSONArray { Point.treeParser() },
            "[{\"x\": 1, \"y\": 2},\n\n   {\"x\": 1}]",
            [
                "$[1] 3:4 typeMismatch: "
                    + "Unexpected type. `{ \"x\": 1 }` is not convertible to `Point`."
            ]
        )
        expectFailures(
            JSONArray { Length.treeParser() },
            "[\"a\", null]",
            ["$[1] 1:7 unexpectedNull: Unexpected type. `null` is not convertible to `Int`."]
        )
    }

    @Test("S0.44 the description has the path on a line of its own")
    func description() throws {
        let parser = Field("people") { JSONArray { Person.treeParser() } }
        let error = try #require(parser.result(from: "{\"people\": [\n {}]}").error)
        #expect(
            error.description == """
                At "people"/[index 0]:
                `name` is not a key within the JSON.
                """
        )
        #expect(
            error.report == """
                error: `name` is not a key within the JSON.
                 --> line 2, column 2 (byte 14), at $.people[0]
                  |
                2 |  {}]}
                  |  ^
                """
        )
    }

    @Test("S0.11 wrong syntax inside of a value has its own place")
    func syntax() {
        expectFailures(
            Field("people") { JSONArray { Person.treeParser() } },
            "{\"people\": [\(Self.matt),\n{\"name\": \"Drew\", \"age\": 3x}]}",
            [
                "$.people[1] 2:26 unexpectedCharacter: "
                    + "expected ',' or '}' after a member, found 'x'"
            ],
            on: Road.bytes
        )
        expectFailures(
            Field("people") { JSONArray { Person.treeParser() } },
            "{\"people\": [\(Self.matt),\n{\"name\": \"Drew\", \"age\": 03}]}",
            [
                "$.people[1].age 2:26 invalidNumber: "
                    + "invalid number: a number cannot start with 0 followed by a digit"
            ],
            on: Road.bytes
        )
        expectFailures(
            JSONArray { Point.treeParser() },
            "[{\"x\": 1, \"y\": 2}, {\"x\"",
            ["$[1].x 1:24 unexpectedEnd: unexpected end of input: expected ':' after a key"],
            on: Road.bytes
        )
    }

    @Test("S0.11 wrong syntax is reported as by every other parser, wherever the text is cut")
    func syntaxOfOthers() {
        let trees = Field("people") { JSONArray { Person.treeParser() } }
        let values = Field("people") { JSONArray { JSONValue.jsonParser() } }
        let text = "{\"people\": [\(Self.matt),\n\(Self.matt)]}"
        for length in 0..<text.utf8.count {
            for rest in ["", "?"] {
                let bytes = Array(text.utf8.prefix(length)) + rest.utf8
                let alone = JSONValue.parse(bytes).error.map { Outcome.Failure($0) }
                for road in Road.few {
                    let failure = Outcome(road.result(of: trees, bytes)).failures.first
                    #expect(failure == Outcome(road.result(of: values, bytes)).failures.first)
                    #expect(failure?.offset == alone?.offset, "\(road), \(length)")
                    #expect(failure?.path == alone?.path, "\(road), \(length)")
                }
            }
        }
    }

    // MARK: Several errors

    private static let list = """
        {"a": "x", "people": [
          \(matt),
          \(drew),
          7, {},
          {"name": "Ringo", "age": 25, "spouse": false}
        ]}
        """
    private static let listErrors = [
        "$.people[1] 3:3 typeMismatch: Unexpected type. `\"33\"` is not convertible to `Int`.",
        "$.people[2] 4:3 unexpectedType: `7` is not subscriptable with `name`.",
        "$.people[3] 4:6 missingKey: `name` is not a key within the JSON.",
    ]

    @Test("S0.7 all errors are reported, with those of other parsers")
    func allErrors() {
        let parser = Parse {
            Field("a") { Int.jsonParser() }
            Field("people") { JSONArray { Person.treeParser() } }
        }
        let first = "$.a 1:7 typeMismatch: Expected an integer number, but found:\n\"x\""
        let all = [first] + Self.listErrors
        expectFailures(parser, Self.list, [first])
        for limit in 1...5 {
            expectFailures(parser, Self.list, errors: .all(limit: limit), Array(all.prefix(limit)))
        }
    }

    @Test("S0.7 a list keeps the good ones and the errors of the others")
    func lossyArray() throws {
        let parser = Field("people") { LossyArray { Person.treeParser() } }
        for road in Self.roads {
            let people = try road.result(of: parser, Array(Self.list.utf8)).get()
            #expect(people.elements.map(\.name) == ["Matt", "Ringo"], "\(road)")
            #expect(people.errorCount == 3, "\(road)")
            let paths = people.errors.map { "\($0.path)" }
            #expect(paths == ["$.people[1]", "$.people[2]", "$.people[3]"])
            #expect(people.errors.map(\.code) == [.typeMismatch, .unexpectedType, .missingKey])
            let offsets = people.errors.map(\.offset)
            let lines = try ["{\"name\": \"Drew\"", "7,", "{},"].map { part in
                try #require(Self.list.firstRange(of: part)).lowerBound.utf16Offset(in: Self.list)
            }
            #expect(offsets == lines, "\(road)")
        }
        let none = LossyArray(errorsKept: 0) { Point.treeParser() }
        let points = try none.decode("[1, {\"x\": 1, \"y\": 2}, null]")
        #expect(points.elements == [Point(x: 1, y: 2)])
        #expect(points.errorCount == 2)
    }

    @Test("S0.7 alternatives that fail leave no errors behind")
    func quietAlternatives() {
        let parser = JSONArray {
            OneOf {
                Person.treeParser().map { Shape.person($0) }
                Int.jsonParser().map { Shape.number($0) }
            }
        }
        for road in Self.roads {
            let result = road.result(of: parser, Array("[1, 2]".utf8), errors: .all(limit: 9))
            #expect(result == .success([.number(1), .number(2)]), "\(road)")
        }
    }
}
