import DecodingClassics
import Testing

/// Values at the end of a path, or nil where the options say so.
@Suite struct OptionalPathTests {
    typealias Person = Freddy.Person

    private static let json = PathTests.json
    private static let both: JSONValuePathOptions = [.nullBecomesNil, .missingKeyBecomesNil]
    private static let all: [JSONValuePathOptions] = [
        [], .nullBecomesNil, .missingKeyBecomesNil, both,
    ]

    private static func error<Output>(_ read: () throws(JSONError) -> Output) -> SeenError? {
        PathTests.error(read)
    }

    @Test("S0+.16 what is there is taken with all options", arguments: all)
    func present(_ options: JSONValuePathOptions) throws {
        let json = Self.json
        #expect(try json.bool(at: "yes", alongPath: options) == true)
        #expect(try json.int(at: "answer", alongPath: options) == 42)
        #expect(try json.double(at: "half", alongPath: options) == 0.5)
        #expect(try json.string(at: "list", 1, alongPath: options) == "two")
        #expect(try json.array(at: "list", 2, alongPath: options) == [3, nil])
        #expect(try json.dictionary(at: "object", "b", alongPath: options) == ["c d": "e"])
        #expect(try json.decode(at: "jobs", 0, alongPath: options) == PathTests.Job.teacher)
        #expect(try json.decodedArray(at: "people", alongPath: options) == Freddy.people)
        #expect(
            try json.decodedDictionary(at: "object", "b", alongPath: options, as: String.self)
                == ["c d": "e"]
        )
    }

    /// Each kind of reading of a value that is not there: true if it is nil, or the code.
    private static func outcomes(
        _ json: JSONValue,
        _ first: any JSONValuePathElement,
        _ second: any JSONValuePathElement,
        _ options: JSONValuePathOptions
    ) -> [Result<Bool, JSONError>] {
        func isNil<Output>(_ read: () throws(JSONError) -> Output?) -> Result<Bool, JSONError> {
            Result(catching: read).map { $0 == nil }
        }
        return [
            isNil { () throws(JSONError) in try json.bool(at: first, second, alongPath: options) },
            isNil { () throws(JSONError) in try json.int(at: first, second, alongPath: options) },
            isNil { () throws(JSONError) in try json.double(at: first, second, alongPath: options)
            },
            isNil { () throws(JSONError) in try json.string(at: first, second, alongPath: options)
            },
            isNil { () throws(JSONError) in try json.array(at: first, second, alongPath: options) },
            isNil { () throws(JSONError) in
                try json.dictionary(at: first, second, alongPath: options)
            },
            isNil { () throws(JSONError) in
                try json.decode(at: first, second, alongPath: options, as: Person.self)
            },
            isNil { () throws(JSONError) in
                try json.decodedArray(at: first, second, alongPath: options, as: Int.self)
            },
            isNil { () throws(JSONError) in
                try json.decodedDictionary(at: first, second, alongPath: options, as: Int.self)
            },
        ]
    }

    @Test("S0+.16 a missing key is nil with its option, also in the middle", arguments: all)
    func missing(_ options: JSONValuePathOptions) {
        let paths: [(JSONValuePath.Step, JSONValuePath.Step, JSONError.Code, JSONValuePath)] = [
            ("object", "z", .missingKey, ["object"]),
            ("list", 3, .indexOutOfBounds, ["list"]),
            ("list", .index(-1), .indexOutOfBounds, ["list"]),
            ("a", "z", .missingKey, []),
            ("a", 0, .missingKey, []),
        ]
        for (first, second, code, path) in paths {
            for outcome in Self.outcomes(Self.json, first, second, options) {
                if options.contains(.missingKeyBecomesNil) {
                    #expect(outcome == .success(true))
                } else {
                    #expect(outcome.error?.code == code)
                    #expect(outcome.error?.path == path)
                }
            }
        }
    }

    @Test("S0+.16 null is nil with its option, at the end and in the middle", arguments: all)
    func null(_ options: JSONValuePathOptions) {
        for outcome in Self.outcomes(["a": [1, nil]], "a", 1, options) {
            if options.contains(.nullBecomesNil) {
                #expect(outcome == .success(true))
            } else {
                #expect(outcome.error.map { $0.path.steps.prefix(2) } == ["a", 1])
            }
        }
        for second: JSONValuePath.Step in ["z", 0] {
            for outcome in Self.outcomes(Self.json, "none", second, options) {
                if options.contains(.nullBecomesNil) {
                    #expect(outcome == .success(true))
                } else {
                    #expect(outcome.error?.code == .unexpectedType)
                    #expect(outcome.error?.path == ["none"])
                }
            }
        }
    }

    @Test("S0+.16 the root may be null too")
    func nullRoot() throws {
        let null: JSONValue = nil
        #expect(try null.string(alongPath: .nullBecomesNil) == nil)
        #expect(try null.string(at: "a", 0, alongPath: .nullBecomesNil) == nil)
        #expect(try null.decode(alongPath: .nullBecomesNil, as: Person.self) == nil)
        #expect(
            Self.error { () throws(JSONError) in
                try null.string(alongPath: .missingKeyBecomesNil)
            } == PathTests.mismatch([], "null", "String")
        )
        #expect(
            Self.error { () throws(JSONError) in
                try null.string(at: "a", 0, alongPath: .missingKeyBecomesNil)
            }
                == SeenError("`null` is not subscriptable with `a`.", .unexpectedType, [])
        )
    }

    @Test("S0+.16 another type is an error with all options, with its whole path", arguments: all)
    func mismatches(_ options: JSONValuePathOptions) {
        let json = Self.json
        #expect(
            Self.error { () throws(JSONError) in
                try json.string(at: "list", 2, 0, alongPath: options)
            } == PathTests.mismatch(["list", 2, 0], "3", "String")
        )
        #expect(
            Self.error { () throws(JSONError) in
                try json.decode(at: "jobs", 2, alongPath: options, as: PathTests.Job.self)
            } == PathTests.mismatch(["jobs", 2], "\"baker\"", "Job")
        )
        #expect(
            Self.error { () throws(JSONError) in
                try json.decodedArray(at: "list", alongPath: options, as: Int.self)
            } == PathTests.mismatch(["list", 1], "\"two\"", "Int")
        )
        #expect(
            Self.error { () throws(JSONError) in
                try json.decodedDictionary(at: "object", alongPath: options, as: Int.self)
            } == PathTests.mismatch(["object", "b"], "{ \"c d\": \"e\" }", "Int")
        )
        #expect(
            Self.error { () throws(JSONError) in
                try json.int(at: "list", 0, "x", "y", alongPath: options)
            }
                == SeenError(
                    "$.list[0]: `1` is not subscriptable with `x`.",
                    .unexpectedType,
                    ["list", 0]
                )
        )
    }

    @Test("S0+.16 what the type itself misses or finds null is an error", arguments: all)
    func inside(_ options: JSONValuePathOptions) {
        let json: JSONValue = [
            "people": [["name": "Matt", "age": 32], ["name": nil, "age": 1, "spouse": true]],
            "ages": [1, nil],
        ]
        #expect(
            Self.error { () throws(JSONError) in
                try json.decode(at: "people", 0, alongPath: options, as: Person.self)
            }
                == SeenError(
                    "$.people[0]: `spouse` is not a key within the JSON.",
                    .missingKey,
                    ["people", 0]
                )
        )
        #expect(
            Self.error { () throws(JSONError) in
                try json.decode(at: "people", 1, alongPath: options, as: Person.self)
            } == PathTests.mismatch(["people", 1], "null", "String")
        )
        #expect(
            Self.error { () throws(JSONError) in
                try json.decodedArray(at: "ages", alongPath: options, as: Int.self)
            } == PathTests.mismatch(["ages", 1], "null", "Int")
        )
    }

    @Test("S0+.16 own path elements")
    func ownElements() throws {
        let json = Self.json
        #expect(
            try json.string(
                at: PathTests.Key.people,
                PathTests.Position.number(1),
                PathTests.Key.name,
                alongPath: []
            ) == "Matt Mathias"
        )
        #expect(
            try json.string(
                at: PathTests.Key.people,
                PathTests.Position.number(4),
                PathTests.Key.name,
                alongPath: .missingKeyBecomesNil
            ) == nil
        )
        #expect(try json.int(at: PathTests.Key.states, PathTests.Key.georgia, 0, or: 1) == 1)
    }

    @Test("S0+.16 the options are a set")
    func optionSet() {
        #expect(JSONValuePathOptions.nullBecomesNil.rawValue == 1)
        #expect(JSONValuePathOptions.missingKeyBecomesNil.rawValue == 2)
        #expect(Self.both.rawValue == 3)
        #expect(JSONValuePathOptions(rawValue: 3) == Self.both)
        #expect(JSONValuePathOptions().isEmpty)
    }
}
