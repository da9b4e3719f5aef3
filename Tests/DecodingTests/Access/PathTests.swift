import DecodingClassics
import Testing

/// Values at the end of a path, and the errors on the way.
@Suite struct PathTests {
    /// Steps of one's own.
    enum Key: String, JSONValuePathElement {
        case people, name, states
        case georgia = "Georgia"
    }

    /// A step of one's own that is no string.
    enum Position: JSONValuePathElement {
        case first
        case number(Int)

        var pathStep: JSONValuePath.Step {
            switch self {
            case .first: .index(0)
            case .number(let number): .index(number - 1)
            }
        }
    }

    /// A name with a type of its own.
    enum Job: String, JSONValueDecodable {
        case teacher, programmer, judge
    }

    static let json: JSONValue = [
        "yes": true,
        "answer": 42,
        "half": 0.5,
        "text": "x",
        "none": nil,
        "list": [1, "two", [3, nil]],
        "object": ["a": 1, "b": ["c d": "e"]],
        "people": Freddy.value["people"] ?? nil,
        "jobs": ["teacher", "programmer", "baker"],
    ]

    /// The description, code and path of what is thrown.
    static func error<Output>(_ read: () throws(JSONError) -> Output) -> SeenError? {
        do throws(JSONError) {
            _ = try read()
            return nil
        } catch {
            return SeenError(error)
        }
    }

    static func mismatch(_ path: JSONValuePath, _ text: String, _ type: String) -> SeenError {
        let message = "Unexpected type. `\(text)` is not convertible to `\(type)`."
        return SeenError(
            path.isRoot ? message : "\(path): \(message)",
            text == "null" ? .unexpectedNull : .typeMismatch,
            path
        )
    }

    @Test("S0+.13 S0+.14 the value at a path")
    func success() throws {
        let json = Self.json
        #expect(try json.bool(at: "yes"))
        #expect(try json.int(at: "answer") == 42)
        #expect(try json.double(at: "answer") == 42)
        #expect(try json.double(at: "half") == 0.5)
        #expect(try json.string(at: "list", 1) == "two")
        #expect(try json.string(at: "object", "b", "c d") == "e")
        #expect(try json.array(at: "list", 2) == [3, nil])
        #expect(try json.dictionary(at: "object", "b") == ["c d": "e"])
        #expect(try json.value(at: "none") == nil)
        #expect(try json.value(at: "list", 2, 1) == nil)
        #expect(try json.value() == json)
        #expect(try JSONValue.integer(3).int() == 3)
        #expect(try json.string(at: "people", 0, "name") == "Matt Mathias")
        #expect(try json.int(at: "people", 2, "age") == 25)
    }

    @Test("S0+.13 keys, indices, steps and own types are path elements")
    func elements() throws {
        let json = Freddy.value
        #expect(try json.string(at: Key.people, 1, Key.name) == "Drew Mathias")
        #expect(try json.string(at: Key.people, Position.first, "name") == "Matt Mathias")
        #expect(try json.string(at: "people", Position.number(3), Key.name) == "Sergeant Pepper")
        #expect(try json.int(at: Key.states, Key.georgia, Position.number(2)) == 30302)
        let steps: [JSONValuePath.Step] = ["people", 1]
        #expect(try json.string(at: steps[0], steps[1], "name") == "Drew Mathias")
        #expect(
            Self.error { () throws(JSONError) in
                try json.string(at: Key.people, Position.number(9), Key.name)
            }
                == SeenError("$.people: `8` is out of bounds.", .indexOutOfBounds, ["people"])
        )
        #expect(
            Self.error { () throws(JSONError) in try json.string(at: Key.people, Key.name) }
                .map(\.path) == ["people"]
        )
    }

    /// Paths on which nothing is found, with the error for them.
    static let lost: [(path: [JSONValuePath.Step], error: SeenError)] = [
        (["a"], SeenError("`a` is not a key within the JSON.", .missingKey, [])),
        (["a", "b", 3], SeenError("`a` is not a key within the JSON.", .missingKey, [])),
        (
            ["object", "b", "c"],
            SeenError(
                "$.object.b: `c` is not a key within the JSON.",
                .missingKey,
                ["object", "b"]
            )
        ),
        (["list", 3], SeenError("$.list: `3` is out of bounds.", .indexOutOfBounds, ["list"])),
        (
            ["list", 2, .index(-1), "x"],
            SeenError("$.list[2]: `-1` is out of bounds.", .indexOutOfBounds, ["list", 2])
        ),
        (
            ["list", "a"],
            SeenError(
                "$.list: `\(listText)` is not subscriptable with `a`.",
                .unexpectedType,
                ["list"]
            )
        ),
        (
            ["object", "a", "b", "c"],
            SeenError(
                "$.object.a: `1` is not subscriptable with `b`.",
                .unexpectedType,
                ["object", "a"]
            )
        ),
        (
            ["none", "b"],
            SeenError("$.none: `null` is not subscriptable with `b`.", .unexpectedType, ["none"])
        ),
        (
            ["object", "b", 0],
            SeenError(
                "$.object.b: `{ \"c d\": \"e\" }` is not subscriptable with `0`.",
                .unexpectedType,
                ["object", "b"]
            )
        ),
    ]
    private static let listText = "[ 1, \"two\", [ 3, null ] ]"

    @Test("S0+.14 the error of the access that failed has its whole path", arguments: lost)
    func lostPaths(_ path: [JSONValuePath.Step], error: SeenError) {
        // A list of steps cannot be given to variadic parameters.
        func at<Output>(
            _ read: (JSONValuePath.Step, JSONValuePath.Step, JSONValuePath.Step, JSONValuePath.Step)
                throws(JSONError)
                -> Output,
            _ three: (JSONValuePath.Step, JSONValuePath.Step, JSONValuePath.Step) throws(JSONError)
                -> Output,
            _ two: (JSONValuePath.Step, JSONValuePath.Step) throws(JSONError) -> Output,
            _ one: (JSONValuePath.Step) throws(JSONError) -> Output
        ) -> SeenError? {
            Self.error { () throws(JSONError) in
                switch path.count {
                case 1: try one(path[0])
                case 2: try two(path[0], path[1])
                case 3: try three(path[0], path[1], path[2])
                default: try read(path[0], path[1], path[2], path[3])
                }
            }
        }
        let json = Self.json
        let value = at(
            { (a, b, c, d) throws(JSONError) in try json.value(at: a, b, c, d) },
            { (a, b, c) throws(JSONError) in try json.value(at: a, b, c) },
            { (a, b) throws(JSONError) in try json.value(at: a, b) },
            { (a) throws(JSONError) in try json.value(at: a) }
        )
        #expect(value == error)
        let string = at(
            { (a, b, c, d) throws(JSONError) in try json.string(at: a, b, c, d) },
            { (a, b, c) throws(JSONError) in try json.string(at: a, b, c) },
            { (a, b) throws(JSONError) in try json.string(at: a, b) },
            { (a) throws(JSONError) in try json.string(at: a) }
        )
        #expect(string == error)
        let person = at(
            { (a, b, c, d) throws(JSONError) in
                try json.decode(at: a, b, c, d, as: Freddy.Person.self).name
            },
            { (a, b, c) throws(JSONError) in
                try json.decode(at: a, b, c, as: Freddy.Person.self).name
            },
            { (a, b) throws(JSONError) in try json.decode(at: a, b, as: Freddy.Person.self).name },
            { (a) throws(JSONError) in try json.decode(at: a, as: Freddy.Person.self).name }
        )
        #expect(person == error)
        let parsed = at(
            { (a, b, c, d) throws(JSONError) in
                try json.decode(at: a, b, c, d, with: String.jsonParser())
            },
            { (a, b, c) throws(JSONError) in
                try json.decode(at: a, b, c, with: String.jsonParser())
            },
            { (a, b) throws(JSONError) in try json.decode(at: a, b, with: String.jsonParser()) },
            { (a) throws(JSONError) in try json.decode(at: a, with: String.jsonParser()) }
        )
        #expect(parsed == error)
    }

    @Test("S0+.14 a value of another type is an error at its path")
    func mismatches() {
        let json = Self.json
        #expect(
            Self.error { () throws(JSONError) in try json.bool(at: "answer") }
                == Self.mismatch(["answer"], "42", "Bool")
        )
        #expect(
            Self.error { () throws(JSONError) in try json.int(at: "half") }
                == Self.mismatch(["half"], "0.5", "Int")
        )
        #expect(
            Self.error { () throws(JSONError) in try json.double(at: "yes") }
                == Self.mismatch(["yes"], "true", "Double")
        )
        #expect(
            Self.error { () throws(JSONError) in try json.string(at: "none") }
                == Self.mismatch(["none"], "null", "String")
        )
        #expect(
            Self.error { () throws(JSONError) in try json.string(at: "list", 2, 1) }
                == Self.mismatch(["list", 2, 1], "null", "String")
        )
        #expect(
            Self.error { () throws(JSONError) in try json.array(at: "object", "b") }
                == Self.mismatch(["object", "b"], "{ \"c d\": \"e\" }", "Array")
        )
        #expect(
            Self.error { () throws(JSONError) in try json.dictionary(at: "text") }
                == Self.mismatch(["text"], "\"x\"", "Dictionary")
        )
        #expect(
            Self.error { () throws(JSONError) in try JSONValue.string("x").int() }
                == Self.mismatch([], "\"x\"", "Int")
        )
    }
}
