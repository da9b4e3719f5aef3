import Decoding
import DecodingOperators
import FastJSON
import TestSupport
import Testing

/// Parsers after the operators, and types of operators inside parsers.
@Suite struct ParserOperatorTests {
    typealias User = ResultOperatorTests.User

    struct Point: Equatable {
        let x: Int
        let y: Int

        static let parser = ParsePrint(.memberwise(Point.init)) {
            Field("x") { Int.jsonParser() }
            Field("y") { Int.jsonParser() }
        }
    }

    struct Shape: Equatable {
        let name: String
        let born: Int
        let points: [Point]
        let origin: Point

        static func decode(_ json: JSON) -> Shape? {
            curry(Shape.init)
                <^> json <| "name"
                <*> json <| Field("born") { Int.jsonParser() }
                <*> json <| Field("points") { JSONArray { Point.parser } }
                <*> json <| Point.parser
        }

        static func decode(_ json: JSONValueResult) -> Result<Shape, JSONError> {
            curry(Shape.init)
                <^> json <| "name"
                <*> json <| Field("born") { Int.jsonParser() }
                <*> json <| Field("points") { JSONArray { Point.parser } }
                <*> json <| Point.parser
        }
    }

    @Test("S2+.3 any parser after the operator")
    func parsers() {
        let json: JSON = [
            "name": "a", "born": 1, "points": [["x": 1, "y": 2]], "x": 3, "y": 4,
        ]
        let shape = Shape(
            name: "a",
            born: 1,
            points: [Point(x: 1, y: 2)],
            origin: Point(x: 3, y: 4)
        )
        #expect(Shape.decode(json) == shape)
        #expect(Shape.decode(json.result) == .success(shape))
        let numbers: JSON = [1, 2]
        #expect(numbers <| JSONArray { Int.jsonParser() } == [1, 2])
        #expect(numbers.result <| JSONArray { Int.jsonParser() } == .success([1, 2]))
        #expect(numbers <| JSONArray(3) { Int.jsonParser() } == nil)
    }

    @Test("S2+.3 the failures of fields and of parsers together")
    func parserFailures() {
        let json: JSON = ["born": "x", "points": [["x": 1, "y": 2], ["x": 1]], "x": 3, "y": true]
        #expect(Shape.decode(json) == nil)
        let error = Shape.decode(json.result).error
        #expect(
            error?.errors.map(\.description) == [
                "`name` is not a key within the JSON.",
                "At \"born\":\nExpected an integer number, but found:\n\"x\"",
                "At \"points\"/[index 1]:\nKey \"y\" not present.",
                "At \"y\":\nExpected an integer number, but found:\ntrue",
            ]
        )
        #expect(error?.errors.map(\.path) == [[], ["born"], ["points", 1], ["y"]])
        #expect(error?.errors.map(\.key) == ["name", nil, "y", nil])
    }

    // MARK: Streams

    static let text = """
        [
          {"id": 1, "name": "a", "company": {"name": "b"}, "tags": ["c"]},
          {"id": 2, "name": "ä", "email": "e", "company": {"name": "b", "x": [1]}, "tags": []}
        ]
        """

    static let users = [
        User(id: 1, name: "a", email: nil, company: "b", tags: ["c"]),
        User(id: 2, name: "ä", email: "e", company: "b", tags: []),
    ]

    @Test("S2.20 S2+.3 types of operators read from a stream", arguments: ReadingMode.all)
    func stream(mode: ReadingMode) throws {
        let parser = JSONArray { User.treeParser() }
        let result = mode.decode(parser, Array(ParserOperatorTests.text.utf8))
        #expect(result == .success(ParserOperatorTests.users))
        let optionals = JSONArray { ArgoTests.User.treeParser() }
        let bytes = Array("[\(ArgoTests.text), \(ArgoTests.text)]".utf8)
        #expect(mode.decode(optionals, bytes) == .success([ArgoTests.michael, ArgoTests.michael]))
    }

    @Test("S2+.3 what is wrong in a stream, and where", arguments: ReadingMode.all)
    func streamFailure(mode: ReadingMode) throws {
        let text = #"[{"id": 1, "name": "a", "company": {"name": "b"}, "tags": []}, {"id": "x"}]"#
        let parser = JSONArray { User.treeParser() }
        let error = try #require(mode.decode(parser, Array(text.utf8)).error)
        #expect(
            error.errors.map(\.description) == [
                "At [index 1]/\"id\":\nUnexpected type. `\"x\"` is not convertible to `Int`.",
                "At [index 1]:\n`name` is not a key within the JSON.",
                "At [index 1]:\n`company` is not a key within the JSON.",
                "At [index 1]:\n`tags` is not a key within the JSON.",
            ]
        )
        #expect(error.errors.map(\.offset) == [63, 63, 63, 63])
        #expect(error.errors.map(\.column) == [64, 64, 64, 64])
        let optionals = JSONArray { ArgoTests.User.treeParser() }
        let simple = try #require(mode.decode(optionals, Array("[{}]".utf8)).error)
        #expect(
            simple.description
                == "At [index 0]:\nUnexpected type. `{}` is not convertible to `User`."
        )
        let syntax = try #require(mode.decode(parser, Array("[{\"id\": 1,, 2}]".utf8)).error)
        #expect(syntax == JSONValue.parse("[{\"id\": 1,, 2}]").error)
    }

    @Test("S2+.3 a field of a parser with a type of operators", arguments: ReadingMode.all)
    func field(mode: ReadingMode) throws {
        let parser = Field("owner") { User.treeParser() }
        let owner = #"{"id": 1, "name": "a", "company": {"name": "b"}, "tags": ["c"]}"#
        let good = mode.decode(parser, Array("{\"x\": [], \"owner\": \(owner)}".utf8))
        #expect(good == .success(ParserOperatorTests.users[0]))
        let bad = mode.decode(parser, Array("{\"owner\": {}}".utf8))
        #expect(bad.error?.errors.map(\.path) == Array(repeating: ["owner"], count: 4))
        #expect(bad.error?.errors.map(\.key) == ["id", "name", "company", "tags"])
    }
}
