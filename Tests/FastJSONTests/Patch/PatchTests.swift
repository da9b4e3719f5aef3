import FastJSON
import TestSupport
import Testing

/// Applying patches (RFC 6902).
@Suite struct PatchTests {
    @Test(arguments: PatchRow.appendix + PatchRow.successes + PatchRow.failures)
    func outcomes(_ row: PatchRow) throws {
        var value = try JSONValue(parsing: row.start)
        let copy = value
        do throws(JSONError) {
            try value.apply(row.patch)
            #expect(.value(value.description) == row.outcome)
        } catch {
            #expect(.error(error.code, error.message, error.path, key: error.key) == row.outcome)
            #expect(error.offset == nil)
            #expect(value.description == row.start, "nothing is changed")
        }
        #expect(copy.description == row.start)
    }

    @Test func theErrorSaysWhatFailed() {
        var value: JSONValue = ["a": [["b": 1]]]
        let error = #expect(throws: JSONError.self) {
            try value.apply([.test(1, at: "/a/0/b"), .replace(at: "/a/0/c", with: 2)])
        }
        #expect(
            error?.description == #"$.a[0]: operation 1 (replace "/a/0/c"): Key "c" not present."#
        )
        #expect(error?.key == "c")
    }

    // MARK: Limits

    /// Operations that double the value, and the number of the one that a limit refuses.
    @Test(arguments: [
        (
            (0..<100).map { _ in "/-" as JSONPointer }, 16, JSONError.Code.patchTooCostly,
            "the patch copies more than 1000000 bytes"
        ),
        (
            (0..<12).map { JSONPointer(tokens: Array(repeating: "0", count: 1 << $0)) }, 9,
            .depthExceeded, "arrays and objects are nested more than 512 levels deep"
        ),
    ])
    func doublingCopies(
        to targets: [JSONPointer],
        failure: Int,
        code: JSONError.Code,
        message: String
    ) throws {
        var patch = JSONPatch(targets.map { .copy(from: "", to: $0) })
        patch.copyLimit = 1_000_000
        var value: JSONValue = []
        let error = #expect(throws: JSONError.self) { try value.apply(patch) }
        #expect(error?.code == code)
        #expect(error?.message.hasPrefix("operation \(failure) (copy ") == true)
        #expect(error?.message.hasSuffix("): \(message)") == true)
        #expect(value == [], "nothing is changed")
    }

    /// Each operation may make a value as deep as the limit, and no deeper.
    @Test(
        arguments: [
            .add([[]], at: "/0/0"), .replace(at: "/0/0", with: [[]]), .copy(from: "/1", to: "/0/0"),
            .move(from: "/1", to: "/0/0"), .add(1, at: "/0/0"),
        ] as [JSONPatch.Operation]
    )
    func depths(_ operation: JSONPatch.Operation) throws {
        let isScalar = operation == .add(1, at: "/0/0")
        for limit in 2...5 {
            var value: JSONValue = [["a"], [["b"]]]
            var patch = JSONPatch([operation])
            patch.depthLimit = limit
            if isScalar || limit >= 4 {
                try value.apply(patch)
            } else {
                let error = #expect(throws: JSONError.self) { try value.apply(patch) }
                #expect(error?.code == .depthExceeded)
                #expect(value == [["a"], [["b"]]])
            }
        }
    }

    /// What is copied is counted, with keys and long numbers.
    @Test func copyLimits() throws {
        var value: JSONValue = ["key": ["text", 1, nil]]
        // 5 values of 8 bytes, and 7 bytes of text.
        for limit in [47, 46] {
            var patch: JSONPatch = [.copy(from: "", to: "/all")]
            patch.copyLimit = limit
            if limit == 47 {
                var changed = value
                try changed.apply(patch)
                #expect(changed["all"] == value)
            } else {
                let error = #expect(throws: JSONError.self) { try value.apply(patch) }
                #expect(error?.code == .patchTooCostly)
            }
        }
    }

    /// Moves to deeper places are counted, and no others; the path is that of the target.
    @Test func moveLimits() throws {
        var value: JSONValue = ["a": [1, 2, 3], "x": [:]]
        let operations: [JSONPatch.Operation] = (0..<4).flatMap { _ in
            [.move(from: "/a", to: "/x/a"), .move(from: "/x/a", to: "/a")]
        }
        // 4 values of 8 bytes, 4 times.
        for limit in [128, 127] {
            var patch = JSONPatch(operations)
            patch.copyLimit = limit
            if limit == 128 {
                try value.apply(patch)
            } else {
                let error = #expect(throws: JSONError.self) { try value.apply(patch) }
                #expect(error?.code == .patchTooCostly)
                #expect(
                    error?.message == #"operation 6 (move "/a" to "/x/a"): "#
                        + "the patch moves more than 127 bytes to deeper places"
                )
                #expect(error?.path == ["x"])
            }
            #expect(value == ["a": [1, 2, 3], "x": [:]])
        }
    }

    @Test func manyMovesOfALargeValue() throws {
        let large = JSONValue.array(Array(repeating: 0, count: 80_000))
        var value: JSONValue = ["a": large, "x": [:]]
        var patch = JSONPatch(
            (0..<1000).flatMap { _ in
                [.move(from: "/a", to: "/x/a"), .move(from: "/x/a", to: "/a")]
            }
        )
        patch.copyLimit = 10_000_000
        var error: JSONError?
        let time = ThreadTime.of {
            error = #expect(throws: JSONError.self) { try value.apply(patch) }
        }
        #expect(time < .seconds(3 * ThreadTime.patience))
        #expect(error?.code == .patchTooCostly)
        #expect(error?.message.hasPrefix("operation 30 ") == true)
        #expect(value["a"]?.count == 80_000)
    }

    /// Elements that are shifted by insertions and removals are counted together, including those of moves.
    @Test func shiftLimits() throws {
        var value: JSONValue = [[1, 2, 3, 4], [5, 6]]
        let operations: [JSONPatch.Operation] = [
            .remove(at: "/0/0"), .add(0, at: "/1/0"), .add(7, at: "/1/-"),
            .replace(at: "/0/0", with: 9),
            .move(from: "/0/0", to: "/1/2"),
        ]
        // 3, 2, 0, 0, and 2 + 2.
        for limit in [9, 8, 4] {
            var patch = JSONPatch(operations)
            patch.shiftLimit = limit
            if limit == 9 {
                var changed = value
                try changed.apply(patch)
                #expect(changed == [[3, 4], [0, 5, 9, 6, 7]])
            } else {
                let error = #expect(throws: JSONError.self) { try value.apply(patch) }
                let operation = limit == 8 ? #"4 (move "/0/0" to "/1/2")"# : #"1 (add "/1/0")"#
                #expect(
                    error?.message
                        == "operation \(operation): the patch shifts more than \(limit) elements of arrays"
                )
                #expect(error?.code == .patchTooCostly)
            }
            #expect(value == [[1, 2, 3, 4], [5, 6]])
        }
    }

    /// A limit below zero is zero.
    @Test func limitsBelowZero() {
        for limit in [0, -1, .min] {
            var value: JSONValue = []
            var patch: JSONPatch = [.add([], at: "")]
            patch.depthLimit = limit
            let tooDeep = #expect(throws: JSONError.self) { try value.apply(patch) }
            #expect(
                tooDeep?.message == #"operation 0 (add ""): "#
                    + "arrays and objects are nested more than 0 levels deep"
            )
            patch = [.copy(from: "", to: "/-")]
            patch.copyLimit = limit
            let tooCostly = #expect(throws: JSONError.self) { try value.apply(patch) }
            #expect(
                tooCostly?.message
                    == #"operation 0 (copy "" to "/-"): the patch copies more than 0 bytes"#
            )
        }
    }

    /// A test takes linear time, also where each key is there twice.
    @Test func testsOfEqualKeys() throws {
        var text = "0"
        for _ in 0..<60 { text = #"{"a":1,"a":\#(text)}"# }
        var value = try JSONValue(parsing: text)
        let time = try ThreadTime.of { try value.apply([.test(value, at: "")]) }
        #expect(time < .seconds(ThreadTime.patience))
    }

    /// Unequal values, also by what numbers stand for.
    @Test(arguments: [
        ("1", "2"), ("1", "1.5"), ("1", "true"), ("9007199254740993", "9007199254740992.0"),
        ("1e400", "1e401"), ("1e400", "-1e400"), ("1e400", "1.5"), ("-0", "1"), ("-0", #""0""#),
        ("1e99999999999999999999", "1e99999999999999999998"), ("[1]", "[1,1]"), ("[1]", "[[1]]"),
        ("[1]", #"{"0":1}"#), (#"{"a":1}"#, #"{"b":1}"#), (#"{"a":1}"#, #"{"a":2}"#),
        (#"{"a":2,"a":1}"#, #"{"a":2}"#), (#"{}"#, #"{"a":1,"a":1}"#),
        (#"{"a":1,"a":2}"#, #"{"a":2,"b":2}"#), (#"{"a":2,"b":2}"#, #"{"a":1,"a":2}"#),
        (#"[[{"a":[1.0]}]]"#, #"[[{"a":[1.5]}]]"#), (#""é""#, #""e\u0301""#),
    ])
    func unequalValues(_ one: String, _ other: String) throws {
        var value = try JSONValue(parsing: one)
        let error = #expect(throws: JSONError.self) {
            try value.apply([.test(try JSONValue(parsing: other), at: "")])
        }
        #expect(error?.code == .patchTestFailed)
    }

    @Test("Many tests of an object with very many equal keys")
    func manyTestsOfEqualKeys() throws {
        let members = Array(repeating: ("a", 1 as JSONValue), count: 100_000)
        var value = JSONValue.object(JSONValue.Object(members + [("b", 2)]))
        let test = JSONPatch.Operation.test(["b": 2, "a": 1], at: "")
        let patch = JSONPatch(Array(repeating: test, count: 1000))
        let time = try ThreadTime.of { try value.apply(patch) }
        #expect(time < .seconds(2 * ThreadTime.patience))
        #expect(throws: JSONError.self) { try value.apply([.test(["a": 1], at: "")]) }
        #expect(throws: JSONError.self) { try value.apply([.test(["a": 1, "c": 2], at: "")]) }
    }

    /// Zero is zero, with any sign and exponent.
    @Test(arguments: ["0", "0.0", "-0.0", "0e5", "-0", "0e99999999999999999999"])
    func zeros(_ text: String) throws {
        let zero = PatchRow.number(text)
        for other: JSONValue in [0, 0.0, .float(-0.0), try JSONValue(parsing: "-0")] {
            var value = other
            try value.apply([.test(zero, at: ""), .test(try JSONValue(parsing: text), at: "")])
        }
    }

    @Test func descriptions() {
        let patch: JSONPatch = [
            .add([1], at: "/a~1b"), .remove(at: ""), .replace(at: "/a", with: nil),
            .move(from: "/a", to: "/b"), .copy(from: "/a", to: "/-"), .test("x", at: "/0"),
        ]
        #expect(
            patch.description == """
                [{"op":"add","path":"/a~1b","value":[1]},{"op":"remove","path":""},\
                {"op":"replace","path":"/a","value":null},{"op":"move","from":"/a","path":"/b"},\
                {"op":"copy","from":"/a","path":"/-"},{"op":"test","path":"/0","value":"x"}]
                """
        )
        #expect(JSONPatch().description == "[]")
        #expect(patch == JSONPatch(patch.operations))
        #expect(Set([patch, [], JSONPatch(patch.operations)]).count == 2)
    }

    // MARK: Laws

    /// A patch does what its operations do one by one, or nothing, whatever it has done before.
    @Test(arguments: [51, 52] as [UInt64])
    func allOrNothing(seed: UInt64) throws {
        var random = RandomValue(seed: seed)
        var changes = RandomChanges(seed: seed)
        var failures = 0
        let rounds = TestScope.rounds(6000)
        for round in 0..<rounds {
            let old = random.next()
            var expected = old
            var operations: [JSONPatch.Operation] = []
            var error: JSONError?
            for _ in 0..<8 where error == nil {
                let operation = changes.operation(on: expected)
                operations.append(operation)
                do throws(JSONError) {
                    try expected.apply([operation])
                } catch let failure {
                    error = failure
                }
            }
            var value = old
            let result = Result { () throws(JSONError) in try value.apply(JSONPatch(operations)) }
            switch result {
            case .success:
                // Also the order of members and equal keys are compared.
                if error != nil || value.description != expected.description {
                    Issue.record("seed \(seed), round \(round): \(old) by \(operations): \(value)")
                }
            case .failure(let failure):
                failures += 1
                if error?.code != failure.code || error?.path != failure.path
                    || value.description != old.description
                {
                    Issue.record(
                        "seed \(seed), round \(round): \(old) by \(operations): \(failure)"
                    )
                }
            }
        }
        #expect((rounds / 10...rounds * 9 / 10).contains(failures))
    }

    // MARK: Memory

    /// Where the arrays of a value are in memory.
    private func places(_ value: JSONValue) throws -> [UnsafeRawPointer?] {
        try [value["a"]?["b"]?.array, value["a"]?["c"]?.array, value["d"]?.array].map {
            UnsafeRawPointer(try #require($0).withUnsafeBufferPointer(\.baseAddress))
        }
    }

    /// Also those on the way stay where they are, and come back after an error.
    @Test func changesAreMadeInPlace() throws {
        var value: JSONValue = ["a": ["b": [1, 2, 3], "c": [4]], "d": [5]]
        let before = try places(value)
        try value.apply([.replace(at: "/a/b/0", with: 9), .replace(at: "/a/b/1", with: 8)])
        try value.apply([.test([4], at: "/a/c"), .move(from: "/a/b/0", to: "/a/b/2")])
        #expect(throws: JSONError.self) {
            try value.apply([.replace(at: "/a/b/0", with: 7), .remove(at: "/x")])
        }
        #expect(value == ["a": ["b": [8, 3, 9], "c": [4]], "d": [5]])
        #expect(try places(value) == before)
    }

    /// Of a tree that another variable holds, what is on the way is copied, and nothing else.
    @Test func copiesShareWhatIsOffTheWay() throws {
        var value: JSONValue = ["a": ["b": [1, 2, 3], "c": [4]], "d": [5]]
        let copy = value
        let before = try places(value)
        try value.apply([.replace(at: "/a/b/0", with: 9), .test([5], at: "/d")])
        let after = try places(value)
        #expect(after[0] != before[0])
        #expect(after[1...] == before[1...])
        #expect(try places(copy) == before)
        #expect(copy == ["a": ["b": [1, 2, 3], "c": [4]], "d": [5]])
    }

    // MARK: Deep

    @Test func deepPatchesTakeNoStack() throws {
        let depth = 10_000
        let text = DepthTests.Shape.objects.text(levels: depth)
        let options = JSONReadingOptions(limits: JSONLimits(depth: depth))
        let pointer = JSONPointer(tokens: Array(repeating: "a", count: depth))
        let holder = try Holder(JSONValue(parsing: text, options: options))
        try onThread(withStack: 128 << 10) {
            func apply(_ operations: [JSONPatch.Operation]) throws(JSONError) {
                var patch = JSONPatch(operations)
                patch.depthLimit = depth
                try holder.value.apply(patch)
            }
            try apply([
                .test(1, at: pointer), .replace(at: pointer, with: 2), .remove(at: pointer),
                .add(3, at: pointer),
            ])
            try #require(holder.value[pointer] == 3)
            let error = #expect(throws: JSONError.self) {
                try apply([
                    .remove(at: pointer), .add(1, at: pointer), .test(2, at: pointer),
                ])
            }
            try #require(error?.path.steps.count == depth)
            let other = #expect(throws: JSONError.self) {
                try apply([
                    .replace(at: pointer, with: 2), .remove(at: pointer), .remove(at: pointer),
                ])
            }
            try #require(other?.path.steps.count == depth - 1)
            try #require(holder.value[pointer] == 3)
        }
        // Only releasing a value takes stack for each level.
        try onThread(withStack: 64 << 20) { holder.value = .null }
    }

    /// A value that one thread after the other has.
    private final class Holder: @unchecked Sendable {
        var value: JSONValue

        init(_ value: JSONValue) {
            self.value = value
        }
    }
}
