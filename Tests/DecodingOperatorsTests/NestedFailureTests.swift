import Decoding
import DecodingOperators
import FastJSON
import TestSupport
import Testing

/// Types inside types, with several things wrong in each.
@Suite struct NestedFailureTests {
    struct Company: Equatable, JSONValueDecodable {
        let name: String
        let city: String

        static func createWithJSONValue(_ value: JSONValue) -> Result<Company, JSONError> {
            let json = value.result
            return curry(Company.init) <^> json <| "name" <*> json <| "city"
        }
    }

    struct Account: Equatable, JSONValueDecodable {
        let id: Int
        let company: Company

        static func createWithJSONValue(_ value: JSONValue) -> Result<Account, JSONError> {
            let json = value.result
            return curry(Account.init) <^> json <| "id" <*> json <| "company"
        }
    }

    static let account: JSON = ["id": "x", "company": ["name": 1]]
    static let paths = ["$.id", "$.company.name", "$.company city"]

    private func paths<Success>(_ result: Result<Success, JSONError>) -> [String] {
        (result.error?.errors ?? []).map { error in
            ["\(error.path)", error.key].compactMap(\.self).joined(separator: " ")
        }
    }

    @Test("S2+.3 the path leads through the types")
    func nested() {
        let result = Account.createWithJSONValue(Self.account)
        #expect(paths(result) == Self.paths)
        #expect(
            result.error?.errors.map(\.description) == [
                "$.id: Unexpected type. `\"x\"` is not convertible to `Int`.",
                "$.company.name: Unexpected type. `1` is not convertible to `String`.",
                "$.company: `city` is not a key within the JSON.",
            ]
        )
        let lone: Result<Company, JSONError> =
            JSON(dictionaryLiteral: ("a", ["b": [:]])).result <| ["a", "b"]
        #expect(paths(lone) == ["$.a.b name", "$.a.b city"])
        #expect(lone.error?.path == ["a", "b"])
        #expect(lone.error?.report.contains("--> at $.a.b") == true)
    }

    @Test("S2+.3 several failures of one element count one by one", arguments: [1, 2, 3, 20])
    func limit(_ limit: Int) throws {
        let parser = JSONArray { Company.treeParser() }
        let text = #"[{"name": 1}, {"city": 2}]"#
        for engine in JSONEngine.allCases {
            let options = JSONReadingOptions(engine: engine)
            let result = parser.result(from: text, options: options, errors: .all(limit: limit))
            let all = ["$[0].name", "$[0] city", "$[1] name", "$[1].city"]
            #expect(paths(result) == Array(all.prefix(limit)))
        }
    }

    @Test("S2+.3 equal failures of two members are two")
    func twoMembers() {
        let json = JSON(dictionaryLiteral: ("a", [:]), ("b", [:])).result
        let pair: Result<[Company], JSONError> =
            curry { (a: Company, b: Company) in [a, b] } <^> json <| "a" <*> json <| "b"
        #expect(paths(pair) == ["$.a name", "$.a city", "$.b name", "$.b city"])
        let either: Result<Company, JSONError> = json <| "a" <|> json <| "b" <|> json <| "a"
        #expect(paths(either) == ["$.a name", "$.a city", "$.b name", "$.b city"])
    }

    @Test("S0.44 S2+.5 and through arrays, dictionaries, sequences and along paths")
    func containers() throws {
        let good: JSON = ["id": 1, "company": ["name": "a", "city": "b"]]
        let list: JSON = [good, Self.account]
        let elements = Self.paths.map { "$[1]\($0.dropFirst())" }
        #expect(paths([Account].createWithJSONValue(list)) == elements)
        let object: JSON = ["good": good, "bad": Self.account]
        let members = Self.paths.map { "$.bad\($0.dropFirst())" }
        #expect(paths([String: Account].createWithJSONValue(object)) == members)
        #expect(paths(sequence([list, list].map(Company.createWithJSONValue))).count == 4)
        let results = [good, Self.account].map(Account.createWithJSONValue)
        #expect(paths(sequence(results)) == elements)
        let keyed = ["good": results[0], "bad": results[1]]
        #expect(paths(sequence(keyed)) == members)
        let along = Result { () throws(JSONError) in
            try JSON(arrayLiteral: object).decode(at: 0, "bad", as: Account.self)
        }
        #expect(paths(along) == Self.paths.map { "$[0].bad\($0.dropFirst())" })
    }

    @Test("S0.44 and through parsers, with the place of the value")
    func parsers() {
        let text = """
            {"list": [
              {"id": "x", "company": {"name": 1}}
            ]}
            """
        let parser = Field("list") { JSONArray { Account.treeParser() } }
        let expected = Self.paths.map { "$.list[0]\($0.dropFirst())" }
        let result = parser.result(from: text)
        #expect(paths(result) == expected)
        #expect(result.error?.errors.map(\.line) == [2, 2, 2])
        let value = JSON(dictionaryLiteral: ("list", [Self.account]))
        #expect(paths(parser.result(from: value)) == expected)
        #expect(paths(value.result <| parser) == expected)
        let afterPath = Result { () throws(JSONError) in
            try JSON(arrayLiteral: value).decode(at: 0, with: parser)
        }
        #expect(paths(afterPath) == expected.map { "$[0]\($0.dropFirst())" })
    }

    @Test("S0.44 inside of alternatives the path starts at the value")
    func alternatives() {
        let parser = Field("a") {
            OneOf {
                Company.treeParser().map { _ in 0 }
                Int.jsonParser()
            }
        }
        let message = parser.result(from: #"{"a": {"name": 1}}"#).error?.message ?? ""
        #expect(message.contains("At \"name\":\nUnexpected type."), "\(message)")
        #expect(message.contains("`city` is not a key"), "\(message)")
    }

    /// An enum that says how it is decoded, and one that leaves it to its raw values.
    enum Level: JSONDecodable {
        case low, high

        static func decode(_ json: JSON) -> Level? {
            json.int.map { $0 < 10 ? .low : .high }
        }
    }

    enum Role: String, JSONDecodable {
        case admin = "Admin"
    }

    @Test("S2.17 S2+.3 a type for optionals needs only to say that it is one for results")
    func bothProtocols() {
        let json = JSON(dictionaryLiteral: ("role", "Admin"), ("level", 12), ("bad", "x"))
        #expect((json.result <| "role") == Result<Role, JSONError>.success(.admin))
        #expect((json.result <| "level") == Result<Level, JSONError>.success(.high))
        let role: Result<Role, JSONError> = json.result <| "bad"
        #expect(
            role.error?.description
                == "$.bad: Unexpected type. `\"x\"` is not convertible to `Role`."
        )
        let level: Result<Level, JSONError> = json.result <| "bad"
        #expect(level.error?.path == ["bad"])
    }

    @Test("S2+.5 an array has its first wrong element, a sequence all")
    func firstOrAll() {
        let json = JSON(dictionaryLiteral: ("list", ["x", 1, "y"])).result
        let first: Result<[Int], JSONError> = json <|| "list"
        #expect(paths(first) == ["$.list[0]"])
        let all = json["list"].array.flatMap { sequence($0.map(Int.createWithJSONValue)) }
        #expect(paths(all) == ["$[0]", "$[2]"])
    }

    // MARK: Many failures

    @Test("S2+.5 of very many failures the first thousand are kept, in linear time")
    func manyFailures() {
        let results = (0..<100_000).map { _ in Int.createWithJSONValue("x") }
        var errors: [JSONError] = []
        let time = ThreadTime.of { errors = sequence(results).error?.errors ?? [] }
        #expect(time < .seconds(5 * ThreadTime.patience))
        #expect(errors.count == 1_000)
        #expect(errors.last?.path == [999])
        let keyed = Dictionary(uniqueKeysWithValues: results.enumerated().map { ("\($0)", $1) })
        #expect(sequence(keyed).error?.errors.count == 1_000)
        // Equal ones do not count.
        let same = Result<Int, JSONError>.failure(JSONError(code: .conversionFailed, message: "a"))
        let folded = results[..<10].enumerated().reduce(same) { all, next in
            let moved = next.element.mapError { $0.prefixed(by: [.index(next.offset)]) }
            return apply(all.map { sum in { sum + $0 } }, moved) <|> same
        }
        #expect(folded.error?.errors.count == 11)
    }

    /// A chain of objects, in each of which all fields are wrong.
    struct Chain: JSONValueDecodable {
        static func createWithJSONValue(_ value: JSONValue) -> Result<Chain, JSONError> {
            let json = value.result
            return curry { (_: Int, _: Int, _: Int, _: Int, _: Int, _: Int, _: Int, _: Chain?) in
                Chain()
            }
                <^> json <| "a" <*> json <| "b" <*> json <| "c" <*> json <| "d" <*> json <| "e"
                <*> json <| "f" <*> json <| "g" <*> json <|?! "next"
        }
    }

    @Test("S2+.3 deep values with many failures take no more than linear time for each level")
    func deepFailures() {
        let json = (0..<199).reduce(JSON(dictionaryLiteral: ("a", "x"))) { inner, _ in
            ["a": "x", "next": inner]
        }
        var errors: [JSONError] = []
        let time = ThreadTime.of { errors = Chain.createWithJSONValue(json).error?.errors ?? [] }
        #expect(time < .seconds(10 * ThreadTime.patience))
        #expect(errors.count == 1_000)
        #expect(errors.prefix(8).map(\.path.steps.count) == [1, 0, 0, 0, 0, 0, 0, 2])
        #expect(Set(errors).count == 1_000)
    }
}

extension NestedFailureTests.Role: JSONValueDecodable {}
extension NestedFailureTests.Level: JSONValueDecodable {}
