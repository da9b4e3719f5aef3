import DecodingClassics
import Testing

/// Turning many results into one.
@Suite struct CollectResultsTests {
    /// An error that says which it is.
    struct Failure: Error, Hashable {
        var name: String

        init(_ name: String) {
            self.name = name
        }
    }

    typealias Outcome = Result<Int, Failure>

    // MARK: collectResults

    /// Results with what they become together.
    static let collected: [(results: [Outcome], expected: Result<[Int], Failure>)] = [
        ([], .success([])),
        ([.success(1)], .success([1])),
        ([.success(3), .success(1), .success(2)], .success([3, 1, 2])),
        ([.failure(Failure("a"))], .failure(Failure("a"))),
        ([.success(1), .failure(Failure("a")), .success(2)], .failure(Failure("a"))),
        ([.success(1), .failure(Failure("a")), .failure(Failure("b"))], .failure(Failure("a"))),
        ([.failure(Failure("b")), .failure(Failure("a"))], .failure(Failure("b"))),
    ]

    @Test(
        "S0.48: collectResults gives all successes in order, or the first failure",
        arguments: collected
    )
    func collect(_ results: [Outcome], expected: Result<[Int], Failure>) {
        #expect(collectResults(results) == expected)
    }

    @Test("S0.48: collectResults asks for no result after the first failure")
    func collectStopsAtTheFirstFailure() {
        var asked = 0
        let results = sequence(state: 0) { state -> Outcome? in
            asked += 1
            state += 1
            return state == 3 ? .failure(Failure("third")) : .success(state)
        }
        #expect(collectResults(results) == .failure(Failure("third")))
        #expect(asked == 3)
    }

    @Test("S0.48: collectResults takes lazy sequences")
    func collectTakesAnySequence() {
        let texts = ["1", "[2]", "\"x\""]
        let values = collectResults(texts.lazy.map { JSONValue.parse($0) })
        #expect(values == .success([1, [2], "x"]))
        let failed = collectResults((texts + ["tru", "?"]).lazy.map { JSONValue.parse($0) })
        #expect(failed == JSONValue.parse("tru").map { [$0] })
    }

    @Test("S0.48: collectResults keeps the order of ten thousand results")
    func collectMany() {
        let numbers = Array(0..<10_000)
        #expect(collectResults(numbers.map { Outcome.success($0) }) == .success(numbers))
    }

    // MARK: splitResults

    /// Results with their successes and failures.
    static let split: [(results: [Outcome], successes: [Int], failures: [Failure])] = [
        ([], [], []),
        ([.success(2), .success(1)], [2, 1], []),
        ([.failure(Failure("b")), .failure(Failure("a"))], [], [Failure("b"), Failure("a")]),
        (
            [.success(1), .failure(Failure("a")), .success(2), .failure(Failure("b"))],
            [1, 2], [Failure("a"), Failure("b")]
        ),
    ]

    @Test("S0+.2: splitResults gives the successes and the failures apart", arguments: split)
    func splitApart(_ results: [Outcome], successes: [Int], failures: [Failure]) {
        let outcome = splitResults(results)
        #expect(outcome.successes == successes)
        #expect(outcome.failures == failures)
    }

    @Test("S0+.2: splitResults takes lazy sequences and loses nothing")
    func splitTakesAnySequence() {
        let texts = ["1", "tru", "[2]", ""]
        let (values, errors) = splitResults(texts.lazy.map { JSONValue.parse($0) })
        #expect(values == [1, [2]])
        #expect(errors.map(\.code) == [.unexpectedEnd, .emptyInput])
    }
}
