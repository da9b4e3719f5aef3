import Decoding
import DecodingOperators
import FastJSON
import Testing

/// Map and apply, with functions curried by hand and by `curry`, for optionals and results.
@Suite struct ApplyTests {
    typealias User = ArticleTests.User
    typealias Outcome<Value> = Result<Value, JSONError>

    /// Two to four parameters, one by one.
    static func pair(_ a: Int) -> (String) -> [String] {
        { b in ["\(a)", b] }
    }

    static func triple(_ a: Int) -> (String) -> (Bool) -> [String] {
        { b in { c in ["\(a)", b, "\(c)"] } }
    }

    static func four(_ a: Int) -> (String) -> (Bool) -> (Double?) -> [String] {
        { b in { c in { d in ["\(a)", b, "\(c)", "\(d ?? 0)"] } } }
    }

    /// Four members, of which one is missing; none is missing at the end.
    static let rows: [(json: JSON, missing: Int)] = [
        (["b": "x", "c": true, "d": 1.5], 0), (["a": 1, "c": true, "d": 1.5], 1),
        (["a": 1, "b": "x", "d": 1.5], 2), (["a": 1, "b": "x", "c": true, "d": "1.5"], 3),
        (["a": 1, "b": "x", "c": true, "d": 1.5], 4),
    ]

    @Test("S1.19 a function with one parameter")
    func one() {
        let values: [Int?] = [nil, 3]
        for value in values {
            let negated: Int? = { -$0 } <^> value
            #expect(negated == (value == nil ? nil : -3))
            let wrapped = Curried { (value: Int) in -value } <^> value
            #expect(wrapped == negated)
            let error = ArticleTests.offline
            let outcome: Outcome<Int> = { -$0 } <^> resultFromOptional(value, error)
            #expect(outcome == (value == nil ? .failure(error) : .success(-3)))
        }
        let json: JSON = ["number": "12", "word": "x"]
        let number: Int?? = { Int($0) } <^> json <| "number" as String?
        #expect(number == .some(12))
        let word: Int?? = { Int($0) } <^> json <| "word" as String?
        #expect(word == .some(nil))
    }

    @Test("S1.19 a function that throws, and its error")
    func throwing() throws {
        func positive(_ value: Int) throws(JSONError) -> Int {
            guard value > 0 else { throw ArticleTests.offline }
            return value
        }
        let values: [Int?] = [nil, 3]
        for value in values {
            let same = try positive <^> value
            #expect(same == value)
        }
        let wrong: Int? = -3
        #expect(throws: ArticleTests.offline) { _ = try positive <^> wrong }
    }

    @Test("S1.20 an optional function and an optional value; any nil gives nil")
    func optionalFunction() {
        let functions: [((Int) -> Int)?] = [nil, { -$0 }]
        let values: [Int?] = [nil, 3]
        for function in functions {
            for value in values {
                let expected = function == nil || value == nil ? nil : -3
                #expect(apply(function, value) == expected)
                let curried = function.map { Curried($0) }
                let applied = curried <*> value
                #expect(applied == expected)
            }
        }
    }

    @Test("S1.21 S1.22 a model created by hand and by its initialiser")
    func create() {
        #expect(User.create(1)("Gob")("g@b.com") == ArticleTests.gob)
        #expect(curry(User.init)(1)("Gob")("g@b.com") == ArticleTests.gob)
        let names: [String?] = ["Gob", nil]
        for name in names {
            let expected = name == nil ? nil : ArticleTests.gob
            let user = User.create <^> pure(1) <*> name <*> pure("g@b.com")
            #expect(user == expected)
            let same = curry(User.init) <^> pure(1) <*> name <*> pure("g@b.com")
            #expect(same == expected)
        }
    }

    @Test("S1.20 S1.22 S2.17 curried by hand, optionals: any nil gives nil", arguments: rows)
    func handCurriedOptionals(json: JSON, missing: Int) {
        let full = ["1", "x", "true", "1.5"]
        let two = ApplyTests.pair <^> json <| "a" <*> json <| "b"
        #expect(two == (missing < 2 ? nil : Array(full[..<2])))
        let three = ApplyTests.triple <^> json <| "a" <*> json <| "b" <*> json <| "c"
        #expect(three == (missing < 3 ? nil : Array(full[..<3])))
        let four =
            ApplyTests.four <^> json <| "a" <*> json <| "b" <*> json <| "c" <*> json <|?! "d"
        #expect(four == (missing < 4 ? nil : full))
        let part = ApplyTests.four <^> json <| "a" <*> json <| "b"
        let rest: [String]? = apply(apply(part, json <| "c"), json <|?! "d")
        #expect(rest == four)
    }

    @Test("S1.22 S2+.3 curried by hand, results: the failure stays", arguments: rows)
    func handCurriedResults(json: JSON, missing: Int) {
        let json = json.result
        let full = ["1", "x", "true", "1.5"]
        let failures = missing == 4 ? [] : [["a", "b", "c", "$.d"][missing]]
        let two = ApplyTests.pair <^> json <| "a" <*> json <| "b"
        #expect(two.value == (missing < 2 ? nil : Array(full[..<2])))
        let three = ApplyTests.triple <^> json <| "a" <*> json <| "b" <*> json <| "c"
        #expect(three.value == (missing < 3 ? nil : Array(full[..<3])))
        let four =
            ApplyTests.four <^> json <| "a" <*> json <| "b" <*> json <| "c" <*> json <|?! "d"
        #expect(four.value == (missing < 4 ? nil : full))
        #expect((four.error?.errors ?? []).map { $0.key ?? "\($0.path)" } == failures)
    }

    @Test("S2+.3 curried by hand, results: all failures, each with its path")
    func handCurriedFailures() {
        let json = JSON(dictionaryLiteral: ("a", "x"), ("b", 1), ("d", "y")).result
        let errors = [
            "$.a: Unexpected type. `\"x\"` is not convertible to `Int`.",
            "$.b: Unexpected type. `1` is not convertible to `String`.",
            "`c` is not a key within the JSON.",
            "$.d: Unexpected type. `\"y\"` is not convertible to `Double`.",
        ]
        let two = ApplyTests.pair <^> json <| "a" <*> json <| "b"
        #expect(two.error?.errors.map(\.description) == Array(errors[..<2]))
        let three = ApplyTests.triple <^> json <| "a" <*> json <| "b" <*> json <| "c"
        #expect(three.error?.errors.map(\.description) == Array(errors[..<3]))
        let four =
            ApplyTests.four <^> json <| "a" <*> json <| "b" <*> json <| "c" <*> json <|?! "d"
        #expect(four.error?.errors.map(\.description) == errors)
    }
}
