import DecodingClassics
import Testing

/// Values at the end of a path, or a default where something is not there.
@Suite struct PathDefaultTests {
    typealias Person = Freddy.Person

    private static let json = PathTests.json
    private static let nobody = Person(name: "", age: 0, spouse: false)

    private static func error<Output>(_ read: () throws(JSONError) -> Output) -> SeenError? {
        PathTests.error(read)
    }

    @Test("S0+.15 what is there is taken, and the default is not made")
    func present() throws {
        func never<Output>(_ output: Output) -> Output {
            Issue.record("The default was asked for.")
            return output
        }
        let json = Self.json
        #expect(try json.bool(at: "yes", or: never(false)))
        #expect(try json.int(at: "answer", or: never(0)) == 42)
        #expect(try json.double(at: "half", or: never(0)) == 0.5)
        #expect(try json.string(at: "list", 1, or: never("")) == "two")
        #expect(try json.array(at: "list", 2, or: never([])) == [3, nil])
        #expect(try json.dictionary(at: "object", "b", or: never([:])) == ["c d": "e"])
        #expect(try json.decode(at: "jobs", 0, or: never(PathTests.Job.judge)) == .teacher)
        #expect(try json.decodedArray(at: "people", or: never([])) == Freddy.people)
        #expect(try json.decodedDictionary(at: "object", "b", or: never([:])) == ["c d": "e"])
    }

    @Test("S0+.15 the default for a missing key or index at the end of the path")
    func missingAtTheEnd() throws {
        let json = Self.json
        #expect(try json.bool(at: "a", or: true))
        #expect(try json.int(at: "list", 3, or: 7) == 7)
        #expect(try json.double(at: "list", -1, or: 7.5) == 7.5)
        #expect(try json.string(at: "object", "c", or: "z") == "z")
        #expect(try json.array(at: "list", 2, 2, or: [1]) == [1])
        #expect(try json.dictionary(at: "object", "z", or: ["k": 1]) == ["k": 1])
        #expect(try json.decode(at: "people", 3, or: Self.nobody) == Self.nobody)
        #expect(try json.decode(at: "job", or: PathTests.Job.judge) == .judge)
        #expect(try json.decodedArray(at: "persons", or: [Self.nobody]) == [Self.nobody])
        #expect(try json.decodedDictionary(at: "b", or: ["k": Self.nobody]) == ["k": Self.nobody])
    }

    @Test("S0+.15 the default for a missing key or index in the middle of the path")
    func missingInTheMiddle() throws {
        let json = Self.json
        #expect(try json.bool(at: "a", "b", 0, or: true))
        #expect(try json.int(at: "list", 9, "x", or: 7) == 7)
        #expect(try json.double(at: "people", 3, "age", or: 7) == 7)
        #expect(try json.string(at: "object", "c", 1, or: "z") == "z")
        #expect(try json.array(at: "object", "c", 1, or: []) == [])
        #expect(try json.dictionary(at: "people", -1, "x", or: [:]) == [:])
        #expect(try json.decode(at: "teams", 3, "owner", or: Self.nobody) == Self.nobody)
        #expect(try json.decodedArray(at: "teams", 3, "people", or: [7]) == [7])
        #expect(try json.decodedDictionary(at: "teams", 3, "zips", or: ["a": 7]) == ["a": 7])
    }

    @Test("S0+.15 no default for another type")
    func mismatches() {
        let json = Self.json
        func expect<Output>(
            _ path: JSONValuePath,
            _ text: String,
            _ type: String,
            _ read: () throws(JSONError) -> Output
        ) {
            #expect(Self.error(read) == PathTests.mismatch(path, text, type))
        }
        expect(["answer"], "42", "Bool") { () throws(JSONError) in
            try json.bool(at: "answer", or: true)
        }
        expect(["half"], "0.5", "Int") { () throws(JSONError) in
            try json.int(at: "half", or: 1)
        }
        expect(["yes"], "true", "Double") { () throws(JSONError) in
            try json.double(at: "yes", or: 1)
        }
        expect(["list", 0], "1", "String") { () throws(JSONError) in
            try json.string(at: "list", 0, or: "")
        }
        expect(["text"], "\"x\"", "Array") { () throws(JSONError) in
            try json.array(at: "text", or: [])
        }
        expect(["text"], "\"x\"", "Dictionary") { () throws(JSONError) in
            try json.dictionary(at: "text", or: [:])
        }
        expect(["jobs", 2], "\"baker\"", "Job") { () throws(JSONError) in
            try json.decode(at: "jobs", 2, or: PathTests.Job.judge)
        }
        expect(["list", 1], "\"two\"", "Int") { () throws(JSONError) in
            try json.decodedArray(at: "list", or: [1])
        }
        expect(["object", "b"], "{ \"c d\": \"e\" }", "Int") { () throws(JSONError) in
            try json.decodedDictionary(at: "object", or: ["a": 1])
        }
    }

    @Test("S0+.15 no default for null, at the end of the path and in its middle")
    func null() {
        let json = Self.json
        #expect(
            Self.error { () throws(JSONError) in try json.string(at: "none", or: "") }
                == PathTests.mismatch(["none"], "null", "String")
        )
        #expect(
            Self.error { () throws(JSONError) in try json.decodedArray(at: "none", or: [1]) }
                == PathTests.mismatch(["none"], "null", "Array")
        )
        #expect(
            Self.error { () throws(JSONError) in try json.int(at: "list", 2, 1, "x", or: 1) }
                == SeenError(
                    "$.list[2][1]: `null` is not subscriptable with `x`.",
                    .unexpectedType,
                    ["list", 2, 1]
                )
        )
    }

    @Test("S0+.15 no default where the path goes into a value without members")
    func unexpectedType() {
        let json = Self.json
        #expect(
            Self.error { () throws(JSONError) in try json.int(at: "answer", "x", "y", or: 1) }
                == SeenError(
                    "$.answer: `42` is not subscriptable with `x`.",
                    .unexpectedType,
                    ["answer"]
                )
        )
        #expect(
            Self.error { () throws(JSONError) in try json.int(at: "object", 0, or: 1) }
                .map(\.path) == ["object"]
        )
    }

    @Test("S0+.15 no default for a key that the type itself misses")
    func missingInside() {
        let json: JSONValue = ["people": [["name": "Matt", "age": 32]]]
        let missing = SeenError(
            "$.people[0]: `spouse` is not a key within the JSON.",
            .missingKey,
            ["people", 0]
        )
        #expect(
            Self.error { () throws(JSONError) in try json.decode(at: "people", 0, or: Self.nobody) }
                == missing
        )
        #expect(
            Self.error { () throws(JSONError) in
                try json.decodedArray(at: "people", or: [Self.nobody])
            } == missing
        )
    }
}
