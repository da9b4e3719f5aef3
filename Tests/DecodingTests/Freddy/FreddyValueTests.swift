import DecodingClassics
import Testing

/// Values and results as the Freddy README describes them.
@Suite struct FreddyValueTests {
    /// Freddy's six cases.
    enum Case: CaseIterable {
        case array, dictionary, number, string, bool, null

        init(_ value: JSONValue) {
            switch value {
            case .array: self = .array
            case .object: self = .dictionary
            case .integer, .float, .number: self = .number
            case .string: self = .string
            case .boolean: self = .bool
            case .null: self = .null
            }
        }
    }

    /// Texts with the case and the value that they are read as.
    static let cases: [(text: String, name: Case, value: JSONValue)] = [
        ("[]", .array, .array([])),
        ("[null]", .array, .array([.null])),
        ("[[],[{}]]", .array, .array([.array([]), .array([.object([:])])])),
        ("{}", .dictionary, .object([:])),
        (#"{"a":[]}"#, .dictionary, .object(["a": .array([])])),
        (#"{"a":{"b":{}}}"#, .dictionary, .object(["a": .object(["b": .object([:])])])),
        ("0", .number, .integer(0)),
        ("1", .number, .integer(1)),
        ("-7", .number, .integer(-7)),
        ("1.5", .number, .float(1.5)),
        ("1e2", .number, .float(100)),
        (#""""#, .string, .string("")),
        (#""true""#, .string, .string("true")),
        (#""é\n""#, .string, .string("é\n")),
        ("true", .bool, .boolean(true)),
        ("false", .bool, .boolean(false)),
        ("null", .null, .null),
    ]

    @Test("S0.8 S0+.5 each text has one of the six cases", arguments: JSONEngine.allCases)
    func sixCases(_ engine: JSONEngine) {
        for (text, name, value) in Self.cases {
            let json = JSONValue.parse(text, options: JSONReadingOptions(engine: engine))
            #expect(json == .success(value), "\(text)")
            #expect(json.value.map(Case.init) == name, "\(text)")
        }
        #expect(Set(Self.cases.map(\.name)) == Set(Case.allCases))
    }

    @Test("S0.8 each case has the properties of its kind, and no other")
    func properties() {
        for (text, name, value) in Self.cases {
            #expect((value.array != nil) == (name == .array), "\(text)")
            #expect((value.dictionary != nil) == (name == .dictionary), "\(text)")
            #expect((value.double != nil) == (name == .number), "\(text)")
            #expect((value.string != nil) == (name == .string), "\(text)")
            #expect((value.bool != nil) == (name == .bool), "\(text)")
            #expect(value.isNull == (name == .null), "\(text)")
        }
    }

    @Test("S0.13 true is a Boolean, and 1 a number", arguments: JSONEngine.allCases)
    func truthAndNumbers(_ engine: JSONEngine) {
        let options = JSONReadingOptions(engine: engine)
        let json = JSONValue.parse("[true, 1, false, 0]", options: options)
        #expect(json == .success([.boolean(true), .integer(1), .boolean(false), .integer(0)]))
        #expect(json[0].bool == .success(true))
        #expect(json[2].bool == .success(false))
        #expect(json[1].int == .success(1))
        #expect(json[3].double == .success(0))
        #expect(json[0].double.value == nil)
        #expect(json[1].bool.value == nil)
    }

    // MARK: Structure

    @Test("S0.10 arrays keep their order", arguments: Road.few)
    func arrayOrder(_ road: Road) {
        let numbers = (0..<500).map { $0 * 7_919 % 500 }
        let result = road.result(of: JSONValue.jsonParser(), Array("\(numbers)".utf8))
        #expect(result.array.bind { collectResults($0.map(\.result.int)) } == .success(numbers))
        #expect(result[499].int == .success(numbers[499]))
    }

    @Test("S0.10 objects keep every key, also in the order of the text", arguments: Road.few)
    func objectKeys(_ road: Road) {
        let keys =
            (0..<300).map { "key \($0 * 7_919 % 300)" } + ["", "é", "e\u{301}", "\u{0}", "😀"]
        let members = keys.indices.map { "\"\(keys[$0])\": \($0)" }
        let text = "{\(members.joined(separator: ", "))}".replacing("\u{0}", with: "\\u0000")
        let result = road.result(of: JSONValue.jsonParser(), Array(text.utf8))
        #expect(
            result.object.map { $0.map { Array($0.key.utf8) } }
                == .success(keys.map { Array($0.utf8) })
        )
        for (index, key) in keys.enumerated() {
            #expect(result[key].int == .success(index), "\(key)")
        }
    }

    @Test("S0.10 nesting is preserved", arguments: Road.few)
    func nesting(_ road: Road) {
        let levels = 200
        let text =
            String(repeating: #"{"a": [0, "#, count: levels) + "true"
            + String(repeating: "]}", count: levels)
        var json = road.result(of: JSONValue.jsonParser(), Array(text.utf8))
        for _ in 0..<levels {
            #expect(json.object.map(\.count) == .success(1))
            json = json["a"]
            #expect(json.array.map(\.count) == .success(2))
            #expect(json[0].int == .success(0))
            json = json[1]
        }
        #expect(json == .success(true))
    }

    @Test("S0.10 what was written is read again", arguments: JSONEngine.allCases)
    func roundTrip(_ engine: JSONEngine) throws {
        for value in FreddyLawTests.values {
            let options = JSONReadingOptions(engine: engine)
            let compact = try value.jsonString()
            #expect(JSONValue.parse(compact, options: options) == .success(value))
            let pretty = try value.jsonString(options: JSONWritingOptions(layout: .pretty()))
            #expect(JSONValue.parse(pretty, options: options) == .success(value))
        }
    }

    // MARK: Results

    @Test("S0.14 a result of a value is Swift's own")
    func resultType() throws {
        #expect(JSONValueResult.self == Result<JSONValue, JSONError>.self)
        let values: [JSONValueResult] = [
            .success(1), JSONValue.parse("1"), JSONValue.createJSONValueFrom([0x31]),
            JSONValue.integer(1).result, JSONValue.array([1])[0],
        ]
        for json in values {
            switch json {
            case .success(let value): #expect(value == 1)
            case .failure(let error): Issue.record(error)
            }
            #expect(try json.get() == 1)
            #expect(json.value == 1)
            #expect(json.error == nil)
        }
        let failed = JSONValue.parse("[")
        #expect(failed.value == nil)
        let thrown = #expect(throws: JSONError.self) { try failed.get() }
        #expect(thrown == failed.error)
        #expect(failed.flatMapError { _ in JSONValueResult.success(nil) } == .success(nil))
    }

    @Test("S0.14 functions of results take those of parsers")
    func parserResults() {
        func name(_ json: JSONValueResult) -> Result<String, JSONError> { json["name"].string }
        let text = #"{"name": "Matt"}"#
        #expect(name(JSONValue.jsonParser().result(from: text)) == .success("Matt"))
        #expect(
            name(Result { () throws(JSONError) in try JSONValue(parsing: text) }).value == "Matt"
        )
        #expect(
            name(.failure(JSONError(code: .missingKey, message: "own"))).error?.message == "own"
        )
    }
}
