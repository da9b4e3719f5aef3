import DecodingClassics
import Testing

/// Models at the end of a path, and arrays and dictionaries of them.
@Suite struct PathDecodingTests {
    typealias Person = Freddy.Person

    private static func error<Output>(_ read: () throws(JSONError) -> Output) -> SeenError? {
        PathTests.error(read)
    }

    private static let json: JSONValue = [
        "owner": ["name": "Matt", "age": 32, "spouse": true],
        "people": [
            ["name": "Matt", "age": 32, "spouse": true],
            ["name": "Drew", "age": "33", "spouse": true],
        ],
        "byName": [
            "Matt": ["name": "Matt", "age": 32, "spouse": true],
            "Drew": ["name": "Drew", "spouse": true],
        ],
        "jobs": ["teacher", "programmer", "baker"],
        "ages": [32, 33, nil],
        "zips": ["Georgia": [30301], "Wisconsin": [53000, "53001"]],
    ]

    @Test("S0+.14 what a type makes of the value at a path")
    func decode() throws {
        let matt = Person(name: "Matt", age: 32, spouse: true)
        #expect(try Self.json.decode(at: "owner") == matt)
        #expect(try Self.json.decode(at: "people", 0, as: Person.self) == matt)
        #expect(try Self.json.decode(at: "jobs", 1) == PathTests.Job.programmer)
        #expect(try Self.json.decode(at: "ages", 2, as: Int?.self) == nil)
        #expect(try Self.json.decode(at: "ages", 1, as: UInt8?.self) == 33)
        #expect(try Self.json.decode(at: "ages", as: [Int?].self) == [32, 33, nil])
        #expect(try Self.json.decode(at: "zips", "Georgia", as: [Int].self) == [30301])
        let person: Person = try Self.json.decode(at: "owner")
        #expect(person == matt)
    }

    @Test("S0+.14 the path of an error goes on inside of what the type reads")
    func decodeFails() {
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decode(at: "people", 1, as: Person.self)
            } == PathTests.mismatch(["people", 1], "\"33\"", "Int")
        )
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decode(at: "byName", "Drew", as: Person.self)
            }
                == SeenError(
                    "$.byName.Drew: `age` is not a key within the JSON.",
                    .missingKey,
                    ["byName", "Drew"]
                )
        )
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decode(at: "jobs", 2, as: PathTests.Job.self)
            } == PathTests.mismatch(["jobs", 2], "\"baker\"", "Job")
        )
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decode(at: "ages", 1, as: PathTests.Job.self)
            } == PathTests.mismatch(["ages", 1], "33", "String")
        )
        #expect(
            Self.error { () throws(JSONError) in try Self.json.decode(at: "ages", 0, as: Int4.self)
            }
            .map(\.path) == ["ages", 0]
        )
    }

    /// A type that refuses in words of its own.
    struct Int4: JSONValueDecodable {
        static func createWithJSONValue(_ value: JSONValue) -> Result<Int4, JSONError> {
            .failure(JSONError(code: .init("tooLarge"), message: "Four bits only."))
        }
    }

    @Test("S0+.14 the errors of own types keep code and message, and get the path")
    func ownErrors() {
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decodedArray(at: "ages", as: Int4.self)
            } == SeenError("$.ages[0]: Four bits only.", .init("tooLarge"), ["ages", 0])
        )
    }

    @Test("S0+.14 arrays of a type")
    func decodedArray() throws {
        #expect(try Freddy.value.decodedArray(at: "people") == Freddy.people)
        #expect(try Freddy.value.decodedArray(at: "people", as: Person.self) == Freddy.people)
        #expect(try Self.json.decodedArray(at: "ages") == [32, 33, nil] as [Int?])
        #expect(try JSONValue.array([]).decodedArray(as: Person.self) == [])
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decodedArray(at: "people", as: Person.self)
            } == PathTests.mismatch(["people", 1], "\"33\"", "Int")
        )
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decodedArray(at: "ages", as: Int.self)
            } == PathTests.mismatch(["ages", 2], "null", "Int")
        )
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decodedArray(at: "jobs", as: PathTests.Job.self)
            } == PathTests.mismatch(["jobs", 2], "\"baker\"", "Job")
        )
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decodedArray(at: "owner", "name", as: Int.self)
            } == PathTests.mismatch(["owner", "name"], "\"Matt\"", "Array")
        )
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decodedArray(at: "people", 2, as: Int.self)
            }
                == SeenError("$.people: `2` is out of bounds.", .indexOutOfBounds, ["people"])
        )
    }

    @Test("S0+.14 dictionaries of a type")
    func decodedDictionary() throws {
        let zips = [
            "Georgia": [30301, 30302, 30303], "Wisconsin": [53000, 53001, 53002],
        ]
        #expect(try Freddy.value.decodedDictionary(at: "states") == zips)
        #expect(try Freddy.value.decodedDictionary(at: "states", as: [Int].self) == zips)
        #expect(try JSONValue.object([:]).decodedDictionary(as: Person.self) == [:])
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decodedDictionary(at: "zips", as: [Int].self)
            } == PathTests.mismatch(["zips", "Wisconsin", 1], "\"53001\"", "Int")
        )
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decodedDictionary(at: "byName", as: Person.self)
            }
                == SeenError(
                    "$.byName.Drew: `age` is not a key within the JSON.",
                    .missingKey,
                    ["byName", "Drew"]
                )
        )
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decodedDictionary(at: "jobs", 0, as: Int.self)
            } == PathTests.mismatch(["jobs", 0], "\"teacher\"", "Dictionary")
        )
    }

    @Test("S0+.14 what a parser reads at a path")
    func parsers() throws {
        let parser = ParsePrint {
            Field("name") { String.jsonParser() }
            Field("age") { Int.jsonParser() }
        }
        let owner = try Self.json.decode(at: "owner", with: parser)
        #expect(owner == ("Matt", 32))
        let names = JSONArray { Field("name") { String.jsonParser() } }
        #expect(try Self.json.decode(at: "people", with: names) == ["Matt", "Drew"])
        #expect(try Self.json.decode(at: "people", 0, "age", with: UInt8.jsonParser()) == 32)
        #expect(try JSONValue.integer(5).decode(with: Int.jsonParser()) == 5)
        #expect(try Self.json.decode(at: "people", 0, with: Person.treeParser()).name == "Matt")
        #expect(
            Self.error { () throws(JSONError) in
                _ = try Self.json.decode(at: "people", 1, with: parser)
            }
                == SeenError(
                    """
                    At "people"/[index 1]/"age":
                    Expected an integer number, but found:
                    "33"
                    """,
                    .typeMismatch,
                    ["people", 1, "age"]
                )
        )
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decode(at: "ages", with: JSONArray { Int.jsonParser() })
            }
                == SeenError(
                    "At \"ages\"/[index 2]:\nExpected an integer number, but found:\nnull",
                    .unexpectedNull,
                    ["ages", 2]
                )
        )
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decode(
                    at: "byName",
                    with: JSONObject { Field("age") { Int.jsonParser() } }
                )
            }
                == SeenError(
                    "At \"byName\"/\"Drew\":\nKey \"age\" not present.",
                    .missingKey,
                    ["byName", "Drew"]
                )
        )
        #expect(
            Self.error { () throws(JSONError) in
                try Self.json.decode(at: "people", with: JSONArray { Person.treeParser() })
            }
                == SeenError(
                    """
                    At "people"/[index 1]:
                    Unexpected type. `"33"` is not convertible to `Int`.
                    """,
                    .typeMismatch,
                    ["people", 1]
                )
        )
    }
}
