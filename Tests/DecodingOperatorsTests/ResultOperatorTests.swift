import Decoding
import DecodingOperators
import FastJSON
import TestSupport
import Testing

/// The operators in the world of results: all failures, each with its path.
@Suite struct ResultOperatorTests {
    struct User: JSONValueDecodable, Equatable {
        let id: Int
        let name: String
        let email: String?
        let company: String
        let tags: [String]

        static func createWithJSONValue(_ value: JSONValue) -> Result<User, JSONError> {
            let json = value.result
            return curry(User.init)
                <^> json <| "id"
                <*> json <| "name"
                <*> json <|?! "email"
                <*> json <| ["company", "name"]
                <*> json <|| "tags"
        }
    }

    /// Documents with what is wrong with them.
    static let failures: [(json: JSON, errors: [String], paths: [JSONValuePath])] = [
        (["id": 1, "name": "a", "company": ["name": "b"], "tags": []], [], []),
        (
            ["name": "a", "company": ["name": "b"], "tags": []],
            ["`id` is not a key within the JSON."],
            [[]]
        ),
        (
            ["id": "1", "company": ["name": nil], "email": 2, "tags": ["a", 5, 6]],
            [
                "$.id: Unexpected type. `\"1\"` is not convertible to `Int`.",
                "`name` is not a key within the JSON.",
                "$.email: Unexpected type. `2` is not convertible to `String`.",
                "$.company.name: Unexpected type. `null` is not convertible to `String`.",
                "$.tags[1]: Unexpected type. `5` is not convertible to `String`.",
            ],
            [["id"], [], ["email"], ["company", "name"], ["tags", 1]]
        ),
        (
            ["id": 1.5, "name": "a", "company": "b", "tags": "c"],
            [
                "$.id: Unexpected type. `1.5` is not convertible to `Int`.",
                "$.company: `\"b\"` is not subscriptable with `name`.",
                "$.tags: Unexpected type. `\"c\"` is not convertible to `Array`.",
            ],
            [["id"], ["company"], ["tags"]]
        ),
        (
            ["id": 1, "name": "a", "company": [:], "tags": []],
            ["$.company: `name` is not a key within the JSON."],
            [["company"]]
        ),
    ]

    @Test(
        "S2+.2 S2+.3 all that is wrong, in order, each with its path",
        arguments: failures.indices
    )
    func accumulation(index: Int) {
        let (json, errors, paths) = ResultOperatorTests.failures[index]
        let result = User.createWithJSONValue(json)
        #expect((result.error?.errors ?? []).map(\.description) == errors)
        #expect((result.error?.errors ?? []).map(\.path) == paths)
        #expect(result.error?.description ?? "" == errors.joined(separator: "\n\n"))
        let code = errors.count > 1 ? .severalErrors : result.error?.errors[0].code
        #expect(result.error?.code == code)
        #expect((result.value != nil) == errors.isEmpty)
    }

    @Test("S2+.3 the same failure twice stands there once")
    func duplicates() {
        let json = JSON(dictionaryLiteral: ("a", 1)).result
        let pair: Result<[Int], JSONError> =
            curry { (x: Int, y: Int, z: Int) in [x, y, z] }
            <^> json <| "b" <*> json <| "c" <*> json <| "b"
        #expect(pair.error?.errors.map(\.key) == ["b", "c"])
        let nothing: JSONValueResult = .failure(ArticleTests.offline)
        let none: Result<[Int], JSONError> =
            curry { (x: Int, y: Int, z: [Int]?) in [x, y] }
            <^> nothing <| "b" <*> nothing <| ["c", "d"] <*> nothing <||? "b"
        #expect(none == .failure(ArticleTests.offline))
    }

    /// Where to look, and what `<|`, `<|?` and `<|?!` find there as an integer; nil: a failure.
    static let ints = ArgoOperatorTests.ints

    @Test("S2.9 S2.11 S2+.3 S2+.8 the same successes as with optionals", arguments: ints.indices)
    func sameAsOptionals(index: Int) {
        let json = ArgoOperatorTests.json.result
        let (keys, plain, lenient, strict) = ResultOperatorTests.ints[index]
        #expect((json <| keys as Result<Int, JSONError>).value == plain)
        #expect((json <|? keys as Result<Int?, JSONError>).value == lenient)
        #expect((json <|?! keys as Result<Int?, JSONError>).value == strict)
        let error = (json <| keys as Result<Int, JSONError>).error
        if strict == nil {
            #expect((json <|?! keys as Result<Int?, JSONError>).error == error)
        }
        guard keys.count == 1 else { return }
        #expect((json <| keys[0] as Result<Int, JSONError>).value == plain)
        #expect((json <|? keys[0] as Result<Int?, JSONError>).value == lenient)
        #expect((json <|?! keys[0] as Result<Int?, JSONError>).value == strict)
        #expect((json <| keys[0] as Result<Int, JSONError>).error == error)
    }

    @Test(
        "S2.7 S2.8 S2.10 S2.11 arrays as with optionals",
        arguments: ArgoOperatorTests.arrays.indices
    )
    func arrays(index: Int) {
        let json = ArgoOperatorTests.json.result
        let (keys, plain, lenient, strict) = ArgoOperatorTests.arrays[index]
        #expect((json <|| keys as Result<[Int], JSONError>).value == plain)
        #expect((json <||? keys as Result<[Int]?, JSONError>).value == lenient)
        #expect((json <||?! keys as Result<[Int]?, JSONError>).value == strict)
        guard keys.count == 1 else { return }
        #expect((json <|| keys[0] as Result<[Int], JSONError>).value == plain)
        #expect((json <||? keys[0] as Result<[Int]?, JSONError>).value == lenient)
        #expect((json <||?! keys[0] as Result<[Int]?, JSONError>).value == strict)
    }

    @Test("S2.6 S2.14 the path of a failure ends where the way does")
    func paths() {
        let json = ArgoOperatorTests.json.result
        let rows: [(keys: [String], code: JSONError.Code, path: JSONValuePath)] = [
            (["way", "missing", "int"], .missingKey, ["way"]),
            (["way", "way", "missing"], .missingKey, ["way", "way"]),
            (["way", "int", "int"], .unexpectedType, ["way", "int"]),
            (["way", "ints"], .typeMismatch, ["way", "ints"]),
            (["way", "null"], .unexpectedNull, ["way", "null"]),
            (["null", "int"], .unexpectedType, ["null"]),
            ([], .typeMismatch, []),
        ]
        for (keys, code, path) in rows {
            let result: Result<Int, JSONError> = json <| keys
            #expect(result.error?.code == code, "\(keys)")
            #expect(result.error?.path == path)
        }
    }

    @Test("S2+.4 one or the other, or what is wrong with both")
    func alternative() {
        let json = JSON(dictionaryLiteral: ("a", 1), ("b", "2"), ("c", 3)).result
        #expect((json <| "a" <|> json <| "c") == Result<Int, JSONError>.success(1))
        #expect((json <| "b" <|> json <| "c") == Result<Int, JSONError>.success(3))
        #expect((json <| "x" <|> json <| "b" <|> json <| "c") == .success(3) as Outcome)
        let failure: Outcome = json <| "x" <|> json <| "b" <|> json <| "x"
        #expect(
            failure.error?.errors.map(\.description) == [
                "`x` is not a key within the JSON.",
                "$.b: Unexpected type. `\"2\"` is not convertible to `Int`.",
            ]
        )
        #expect((json <| "x" <|> pure(0)) == .success(0) as Outcome)
        #expect((json <| "x" <|> json <| "x") == json <| "x" as Outcome)
    }

    typealias Outcome = Result<Int, JSONError>

    @Test("S2+.5 sequences: all or nothing; all failures with their index or key")
    func sequences() {
        #expect(sequence([1, 2] as [Int?]) == [1, 2])
        #expect(sequence([1, nil, 2] as [Int?]) == nil)
        #expect(sequence([] as [Int?]) == [])
        #expect(sequence(["a": 1, "b": 2] as [String: Int?]) == ["a": 1, "b": 2])
        #expect(sequence(["a": 1, "b": nil] as [String: Int?]) == nil)
        let texts: [String] = ["1", "2", "x"]
        #expect(sequence(texts.lazy.map { Int($0) }) == nil)
        let json = JSON(dictionaryLiteral: ("a", 1), ("b", "2"), ("c", 3)).result
        let keys = ["a", "c", "b", "x"]
        let good: Result<[Int], JSONError> = sequence(keys[..<2].map { json <| $0 as Outcome })
        #expect(good == .success([1, 3]))
        let bad: Result<[Int], JSONError> = sequence(keys.lazy.map { json <| $0 as Outcome })
        #expect(
            bad.error?.errors.map(\.description) == [
                "$[2].b: Unexpected type. `\"2\"` is not convertible to `Int`.",
                "$[3]: `x` is not a key within the JSON.",
            ]
        )
        let pairs = keys.map { ($0 + "!", json <| $0 as Outcome) }
        let members = sequence(Dictionary(uniqueKeysWithValues: pairs))
        #expect(members.error?.errors.map(\.path) == [["b!", "b"], ["x!"]])
        let successes = sequence(Dictionary(uniqueKeysWithValues: pairs[..<2]))
        #expect(successes == .success(["a!": 1, "c!": 3]))
    }
}
