import DecodingClassics
import Testing

/// What holds for all results, on tables of them.
@Suite struct FreddyLawTests {
    /// Values of all kinds.
    static let values: [JSONValue] = [
        nil, true, 0, 7, -1.5, "", "people", [], [1, [2]], [[["a": 1]]], [:], ["a": nil],
        ["a": ["b": [1, 2]], "0": "x"], Freddy.value,
    ]

    /// Failures of every kind, with and without place and path.
    static let failures: [JSONValueResult] = [
        .failure(JSONError(code: .conversionFailed, message: "own")),
        .failure(JSONError(code: .missingKey, message: "own", path: ["x", 1], offset: 3)),
        JSONValue.parse("[1, 2"), JSONValue.parse(""), JSONValue.parse("{\"a\":\n 01}"),
        JSONValue.createJSONValueFrom([0x22, 0xFF, 0x22]),
        Freddy.value["peopl"], Freddy.value["people"][3], Freddy.value["people"][-1],
        Freddy.value["success"]["x"], Freddy.value[0],
    ]

    static let results = values.map(\.result) + failures
    static let keys = ["", "a", "0", "people", "b"]
    static let indices = [Int.min, -1, 0, 1, 2, 3, .max]

    /// Functions from values to results.
    static let functions: [@Sendable (JSONValue) -> JSONValueResult] = [
        { .success($0) },
        { .success([$0, $0]) },
        { $0["a"] },
        { $0[0] },
        { $0["people"][0]["name"] },
        { _ in .failure(JSONError(code: .conversionFailed, message: "never")) },
        { $0.result.string.map { JSONValue.string($0 + "!") } },
    ]

    @Test("S0.17 a failure passes through subscripts and properties unchanged", arguments: failures)
    func failuresPass(_ failure: JSONValueResult) throws {
        let error = try #require(failure.error)
        var chains = [failure]
        for _ in 0..<4 {
            chains = chains.flatMap { [$0["people"], $0[0], $0[""], $0[-1]] }
        }
        #expect(chains.count == 256)
        for chain in chains {
            #expect(chain == failure)
        }
        let last = chains[100]
        #expect(last.array.error == error)
        #expect(last.dictionary.error == error)
        #expect(last.object.error == error)
        #expect(last.string.error == error)
        #expect(last.bool.error == error)
        #expect(last.int.error == error)
        #expect(last.double.error == error)
        #expect(last.number.error == error)
        #expect(last.error.map { SeenError($0) } == SeenError(error))
        #expect(last.error?.report == error.report)
    }

    @Test("S0.17 the first failure of a chain is the one that stays")
    func firstStays() {
        let json = Freddy.value.result
        let first = json["people"][7]
        #expect(first.error?.message == "`7` is out of bounds.")
        #expect(first["name"]["x"][1].string.error == first.error)
        #expect(json["people"]["name"][0].int.error?.code == .unexpectedType)
    }

    @Test("S0.15 S0.16 S0.26 subscripts are binds of subscripts", arguments: results)
    func subscriptsAreBinds(_ result: JSONValueResult) {
        for key in Self.keys {
            #expect(result[key] == result.bind { $0[key] }, "\(key)")
            #expect(result[key] == result.bind { value -> JSONValueResult in value[key] })
        }
        for index in Self.indices {
            #expect(result[index] == result.bind { $0[index] }, "\(index)")
        }
    }

    @Test("S0.18 S0.21 a subscript succeeds where the optional one does", arguments: values)
    func subscriptsAgree(_ value: JSONValue) {
        for key in Self.keys {
            #expect((value[key] as JSONValueResult).value == value[key] as JSONValue?)
        }
        for index in Self.indices {
            #expect((value[index] as JSONValueResult).value == value[index] as JSONValue?)
        }
    }

    @Test("S0.34 S0.35 properties of results and of values agree", arguments: values)
    func propertiesAgree(_ value: JSONValue) {
        let json = value.result
        #expect(json.array.value == value.array)
        #expect(json.dictionary.value == value.dictionary)
        #expect(json.object.value == value.object)
        #expect(json.string.value == value.string)
        #expect(json.bool.value == value.bool)
        #expect(json.int.value == value.int)
        #expect(json.double.value == value.double)
        #expect(json.number.value == value.double)
        #expect(value.isNull == (value == nil as JSONValue))
    }

    @Test("S0.25 bind obeys the laws of a monad", arguments: results)
    func bindLaws(_ result: JSONValueResult) {
        #expect(result.bind { JSONValueResult.success($0) } == result)
        for first in Self.functions {
            switch result {
            case .success(let value): #expect(result.bind(first) == first(value))
            case .failure: #expect(result.bind(first) == result)
            }
            for second in Self.functions {
                #expect(result.bind(first).bind(second) == result.bind { first($0).bind(second) })
            }
        }
    }

    @Test("S0.25 bind calls its function once for a success, and never for a failure")
    func bindCalls() {
        for result in Self.results {
            var calls: [JSONValue] = []
            _ = result.bind { value -> JSONValueResult in
                calls.append(value)
                return .success(value)
            }
            #expect(calls == (result.value.map { [$0] } ?? []))
        }
    }

    @Test("S0.27 S0.45 bind to another type, without annotations", arguments: results)
    func bindToOther(_ result: JSONValueResult) {
        #expect(result.bind { $0.result.int } == result.int)
        #expect(result.bind { $0["a"] }.array == result["a"].array)
        let numbers = result.bind { $0.result.array }.bind { collectResults($0.map(\.result.int)) }
        #expect(numbers == result.array.flatMap { collectResults($0.map(\.result.int)) })
        let people = result.bind(Freddy.Person.createWithJSONValue)
        switch result {
        case .success(let value): #expect(people == Freddy.Person.createWithJSONValue(value))
        case .failure(let error): #expect(people == .failure(error))
        }
        // Functions of results of numbers.
        let half = { (number: Int) -> Result<Int, JSONError> in
            guard number.isMultiple(of: 2) else {
                return .failure(JSONError(code: .conversionFailed, message: "odd"))
            }
            return .success(number / 2)
        }
        let text = { (number: Int) -> Result<String, JSONError> in .success("\(number)") }
        #expect(result.int.bind(half).bind(text) == result.int.bind { half($0).bind(text) })
        #expect(result.int.bind(half) == result.int.flatMap(half))
    }

    @Test("S0.46 map wraps the value itself", arguments: results)
    func mapLaws(_ result: JSONValueResult) {
        #expect(result.map { $0 } == result)
        let first = { (value: JSONValue) in value.kind }
        let second = { (kind: JSONKind) in "\(kind)" }
        #expect(result.map(first).map(second) == result.map { second(first($0)) })
        #expect(result.map(first) == result.bind { .success(first($0)) })
        switch result {
        case .success(let value): #expect(result.map(first) == .success(first(value)))
        case .failure(let error): #expect(result.map(first) == .failure(error))
        }
    }

    @Test("S0.47 the one-liner has the type of its people")
    func oneLiner() {
        for result in Self.results {
            let people = result.bind { $0["people"] }.array.bind {
                collectResults($0.map(Freddy.Person.createWithJSONValue))
            }
            let typed: Result<[Freddy.Person], JSONError> = people
            #expect(typed.value == (result.value == Freddy.value ? Freddy.people : nil))
            if case .failure(let error) = result {
                #expect(typed == .failure(error))
            }
        }
    }

    @Test("S0.48 collecting two lists and joining them is collecting the joined list")
    func collectJoins() {
        let lists =
            (0..<Self.results.count).map { count in
                Array(Self.results.suffix(count)) + Self.results.prefix(count / 2)
            } + (0..<Self.values.count).map { Array(Self.results.prefix($0)) }
        for left in lists {
            let collected = collectResults(left)
            #expect(collected.error == left.lazy.compactMap(\.error).first)
            if collected.error == nil {
                #expect(collected == .success(left.compactMap(\.value)))
            }
            for right in lists {
                #expect(
                    collectResults(left + right)
                        == collected.bind { start in collectResults(right).map { start + $0 } }
                )
            }
        }
    }

    @Test("S0.48 collecting the results of a function that never fails is mapping")
    func collectMaps() {
        #expect(collectResults(Self.values.map(\.result)) == .success(Self.values))
        #expect(collectResults([JSONValueResult]()) == .success([]))
        #expect(collectResults(Self.failures).error == Self.failures.first?.error)
    }
}
