import TestSupport
import Testing

@testable import FastJSON

/// Paths and documents that are made to be costly.
@Suite struct PathCostTests {
    private static func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    @Test func manyDescendantsMeetALimit() throws {
        let text = Array(Self.nested(500).utf8)
        let value = try JSONValue(parsing: text)
        let document = try JSONDocument(parsing: text)
        #expect(try value.values(at: "$..*").count == 499)
        // Of 499 levels two, and three, in all orders.
        #expect(try value.values(at: "$..*..*").count == 499 * 498 / 2)
        var path: JSONPath = "$..*..*..*..*..*"
        path.valueLimit = 100_000
        let message = "the JSON path \"$..*..*..*..*..*\" finds more than 100000 values on its way"
        for error in [
            #expect(throws: JSONError.self) { try value.values(at: path) },
            #expect(throws: JSONError.self) { try document.nodes(at: path) },
            #expect(throws: JSONError.self) {
                let values = try JSONStream(.bytes(text)).values(at: path)
                while try values.next() != nil {}
            },
        ] {
            #expect(error?.code == .pathTooCostly)
            #expect(error?.message == message)
        }
    }

    @Test func filtersInFiltersMeetALimit() throws {
        let value = try JSONValue(parsing: Self.nested(400))
        var path: JSONPath = "$..[?@..[?@..[?@..[?@..x]]]]"
        path.stepLimit = 1_000_000
        let error = #expect(throws: JSONError.self) { try value.values(at: path) }
        #expect(error?.code == .pathTooCostly)
        #expect(
            error?.message
                == "the JSON path \"$..[?@..[?@..[?@..[?@..x]]]]\" takes more than 1000000 steps"
        )
    }

    /// The steps that a path takes, to the next power of ten.
    private func steps(_ path: String, in value: JSONValue) throws -> Int {
        var limit = 10
        while true {
            var path = try JSONPath(path)
            path.stepLimit = limit
            do throws(JSONError) {
                _ = try value.values(at: path)
                return limit
            } catch {
                guard error.code == .pathTooCostly, limit < 1_000_000_000 else { throw error }
                limit *= 10
            }
        }
    }

    @Test func stepsAreThoseOfTheWork() throws {
        let row: JSONValue = ["a": 1, "b": [1, 2, 3], "c": ["d": "e"]]
        let value = JSONValue.array(Array(repeating: row, count: 1000))
        let rows = [
            ("$[5].a", 10), ("$[*].a", 10_000), ("$..d", 100_000), ("$[?@.a == 1].b[*]", 10_000),
            // A query from the root is followed once.
            ("$[?count($..*) > 1]", 100_000),
            ("$[?@ == $[0]]", 10_000),
            ("$[?match(@.c.d, '(a|e)*')]", 10_000),
        ]
        for (path, count) in rows {
            let found = try steps(path, in: value)
            #expect(found == count, "\(path)")
        }
    }

    /// A key takes the time to hash it, or to compare it with the others of an object.
    @Test func longKeysTakeSteps() throws {
        let key = String(repeating: "k", count: 2560)
        for count in [1, 60, 100] {
            let members = (0..<count).map { (key + String(100 + $0), JSONValue.integer($0)) }
            let value = JSONValue.array([.object(JSONValue.Object(members))])
            let document = try JSONDocument(parsing: value.jsonBytes())
            var path = try JSONPath(
                "$[\(Array(repeating: "0", count: 20).joined(separator: ","))].\(key)100"
            )
            // A step costs what 16 bytes of a hash do, or 256 of a comparison.
            path.stepLimit = 20 * 160 + 20 * 10 * min(count, 64) + 50
            #expect(try value.values(at: path).count == 20)
            #expect(try document.nodes(at: path).count == 20)
            path.stepLimit = 20 * 160 + 20 * 10 * min(count, 64)
            for error in [
                #expect(throws: JSONError.self) { try value.values(at: path) },
                #expect(throws: JSONError.self) { try document.nodes(at: path) },
            ] {
                #expect(error?.code == .pathTooCostly)
            }
        }
    }

    /// Keys with escapes are read only where their length may fit.
    @Test func longEscapedKeys() throws {
        let text = "{\"" + String(repeating: #"\u0041"#, count: 100_000) + #"":1,"\u0062":2}"#
        let document = try JSONDocument(parsing: text)
        let time = ThreadTime.of {
            var found = 0
            for _ in 0..<20_000 where document.root["b"] != nil { found += 1 }
            #expect(found == 20_000)
            #expect(document.root["a"] == nil)
            #expect(document.root[String(repeating: "A", count: 100_000)]?.value == 1)
        }
        #expect(time < .seconds(ThreadTime.patience))
    }

    @Test func expressionsTakeTimeInTheLengthOfTheText() throws {
        let text = String(repeating: "a", count: 20_000)
        let value: JSONValue = [.string(text), .string(text + "b")]
        for path in [
            "$[?match(@, '(a*)*b')]", "$[?match(@, '(a|a)*b')]", "$[?search(@, '(a|aa)+b$')]",
        ] {
            #expect(try value.nodes(at: JSONPath(path)).map(\.path) == [[1]])
        }
        let large: JSONValue = [
            "p": "((a{0,60}){0,60})*b", "t": .string(String(text.prefix(400))),
        ]
        #expect(try JSONValue.array([large]).values(at: "$[?search(@.t, @.p)]").isEmpty)
        var path: JSONPath = "$[?search(@.t, @.p)]"
        path.stepLimit = 100_000
        let error = #expect(throws: JSONError.self) {
            try JSONValue.array([large]).values(at: path)
        }
        #expect(error?.code == .pathTooCostly)
    }

    @Test func deepDocumentsTakeNoStack() throws {
        let depth = 10_000
        let options = JSONReadingOptions(limits: JSONLimits(depth: depth))
        let text = Array(Self.nested(depth).utf8)
        let document = try JSONDocument(parsing: text, options: options)
        #expect(try document.nodes(at: "$..*").count == depth - 1)
        #expect(try document.nodes(at: "$..[?count(@.*) == 0]").count == 1)
        for engine in JSONEngine.allCases {
            var options = options
            options.engine = engine
            let path: JSONPath = "$..[?!@[0]]"
            let elements = try JSONStream(.bytes(text), options: options).rawValues(at: path)
            #expect(try elements.next() == Array("[]".utf8))
            #expect(try elements.next() == nil)
            #expect(elements.index == 0)
        }
    }

    @Test func manyMatchesInAValueThatIsHeldHaveTheirPaths() throws {
        let count = 20_000
        let text = "[" + (0..<count).map { "{\"a\":\($0)}" }.joined(separator: ",") + "]"
        let path = try JSONPath("$[-\(count):].a")
        let values = try JSONStream(.bytes(Array(text.utf8))).values(at: path).located()
        var number = 0
        while let element = try values.next() {
            #expect(element.value == .integer(number) && element.path == [.index(number), "a"])
            number += 1
        }
        #expect(number == count)
    }

    @Test func largePathsAreRefused() throws {
        let names = { (count: Int) in (0..<count).map { "'k\($0)'" }.joined(separator: ",") }
        _ = try JSONPath("$[\(names(1000))]")
        let error = #expect(throws: JSONError.self) { try JSONPath("$[\(names(40_000))]") }
        #expect(error?.message.contains("there are more than 1000 selectors, at column ") == true)
        let patterns = Array(repeating: "match(@,'a{9990}')", count: 11).joined(separator: "||")
        let tooLarge = #expect(throws: JSONError.self) { try JSONPath("$[?\(patterns)]") }
        #expect(
            tooLarge?.message.contains("the regular expressions of the path are too large") == true
        )
    }

    // MARK: Comparing

    private func message(_ path: JSONPath, _ reason: String) -> String {
        "the JSON path \(DiagnosticText.quoted(path.text)) \(reason)"
    }

    /// Expects that trees, documents and streams find as many values, or stop with an error.
    private func expect(
        _ path: JSONPath,
        in value: JSONValue,
        finds count: Int? = nil,
        _ reason: String = ""
    ) throws {
        let text = Array(value.description.utf8)
        let options = JSONReadingOptions(limits: JSONLimits(numberLength: 1 << 20))
        let document = try JSONDocument(parsing: text, options: options)
        let counts: [() throws -> Int] = [
            { try value.values(at: path).count },
            { try document.nodes(at: path).count },
            {
                let values = try JSONStream(.bytes(text), options: options).values(at: path)
                var count = 0
                while try values.next() != nil { count += 1 }
                return count
            },
        ]
        for found in counts {
            if let count {
                var foundCount = 0
                let time = try ThreadTime.of { foundCount = try found() }
                #expect(foundCount == count, "\(path)")
                #expect(time < .seconds(2 * ThreadTime.patience), "\(path)")
            } else {
                var error: JSONError?
                let time = ThreadTime.of {
                    error = #expect(throws: JSONError.self, "\(path)") { try found() }
                }
                #expect(time < .seconds(2 * ThreadTime.patience), "\(path)")
                #expect(error?.code == .pathTooCostly)
                #expect(error?.message == message(path, reason))
            }
        }
    }

    /// The value of a key that is there several times is compared once.
    @Test func equalKeysAreComparedOnce() throws {
        var text = "0"
        for _ in 0..<60 { text = #"{"a":1,"a":\#(text)}"# }
        let value = JSONValue.array(Array(repeating: try JSONValue(parsing: text), count: 2))
        for (path, count) in [
            ("$[?@ == $[0]]", 2), ("$[?@ <= $[0]]", 2), ("$[?@ >= $[0]]", 2), ("$[?@ != $[0]]", 0),
        ] {
            try expect(JSONPath(path), in: value, finds: count)
        }
    }

    /// A comparison ends where the steps do.
    @Test func comparisonsAreCounted() throws {
        let long = JSONValue.string(String(repeating: "x", count: 100_000))
        let digits = JSONValue.Number(String(repeating: "9", count: 20_000))
        let number = JSONValue.number(try #require(digits))
        let elements = JSONValue.array(Array(repeating: nil, count: 10_000))
        let members = JSONValue.object(
            JSONValue.Object((0..<10_000).map { ("k\($0)", .integer($0)) })
        )
        let key = JSONValue.object([String(repeating: "k", count: 200_000): nil])
        for element in [.array([long]), number, .array([number]), elements, members, key] {
            var path: JSONPath = "$[?@ == $[0]]"
            try expect(path, in: [element], finds: 1)
            path.stepLimit = 10_000
            try expect(path, in: [element], "takes more than 10000 steps")
        }
        var path: JSONPath = "$[?@ < 5]"
        path.stepLimit = 10_000
        try expect(path, in: [number], "takes more than 10000 steps")
    }

    /// To refuse an expression takes steps, too.
    @Test func refusedExpressionsAreCounted() throws {
        let patterns = (0..<10).map { JSONValue.string("(a{100}){98}\($0)[") }
        var path: JSONPath = "$[?match('a', @)]"
        try expect(path, in: .array(patterns), finds: 0)
        // A stream counts for each value.
        path.stepLimit = 9000
        try expect(path, in: .array(patterns), "takes more than 9000 steps")
        let literals = Array(repeating: "match(@,'(a{100}){98}0[')", count: 11)
        let error = #expect(throws: JSONError.self) {
            try JSONPath("$[?\(literals.joined(separator: "||"))]")
        }
        #expect(
            error?.message.contains("the regular expressions of the path are too large") == true
        )
    }

    /// Tests for categories take longer than those for characters.
    @Test func categoriesAreCounted() throws {
        let value: JSONValue = [.string(String(repeating: "é", count: 100))]
        for (pattern, isCostly) in [(#"\\p{L}{64}.*"#, true), ("é{64}.*", false)] {
            var path = try JSONPath("$[?match(@, '\(pattern)')]")
            path.stepLimit = 10_000
            if isCostly {
                try expect(path, in: value, "takes more than 10000 steps")
            } else {
                try expect(path, in: value, finds: 1)
            }
        }
    }

    // MARK: Values

    /// No segment finds more values than the limit, whatever it selects by.
    @Test func noSegmentFindsMoreThanTheLimit() throws {
        let value = JSONValue.array((0..<10).map { .integer($0) })
        let document = try JSONDocument(parsing: value.description)
        for text in [
            "$[*]", "$[0:9]", "$[::-1]", "$[?@ >= 0]", "$[0, 1, 2, 3, 4, 5]", "$..*", "/*",
        ] {
            var path = try JSONPath(text)
            path.valueLimit = 10
            let count = try value.values(at: path).count
            #expect((6...10).contains(count))
            #expect(try document.nodes(at: path).count == count)
            path.valueLimit = 5
            for error in [
                #expect(throws: JSONError.self) { try value.values(at: path) },
                #expect(throws: JSONError.self) { try document.nodes(at: path) },
            ] {
                #expect(error?.code == .pathTooCostly)
                #expect(error?.message == message(path, "finds more than 5 values on its way"))
            }
        }
    }

    /// A slice takes steps for what it selects; in a document, also for what comes before it.
    @Test func slicesLookAtWhatTheySelect() throws {
        let value = JSONValue.array(Array(repeating: [], count: 10_000))
        let document = try JSONDocument(parsing: value.description)
        for (text, count, isFar) in [
            ("$[0:1]", 1, false), ("$[:500]", 500, false), ("$[400:100:-2]", 150, false),
            ("$[-1:]", 1, true), ("$[::-1000]", 10, true), ("$[9000:100:-9000]", 1, true),
        ] {
            var path = try JSONPath(text)
            path.stepLimit = 1100
            #expect(try value.values(at: path).count == count)
            if isFar {
                let error = #expect(throws: JSONError.self) { try document.nodes(at: path) }
                #expect(error?.message == message(path, "takes more than 1100 steps"))
            } else {
                #expect(try document.nodes(at: path).count == count)
            }
        }
        var path: JSONPath = "$[:]"
        path.stepLimit = 1100
        let error = #expect(throws: JSONError.self) { try value.values(at: path) }
        #expect(error?.message == message(path, "takes more than 1100 steps"))
    }

    /// Many values deep in a tree share the ways to them.
    @Test func deepNodesShareTheirWays() throws {
        var value = JSONValue.array(Array(repeating: 1, count: 50_000))
        for _ in 0..<500 { value = [value] }
        var nodes: [JSONValue.Node] = []
        let time = try ThreadTime.of { nodes = try value.nodes(at: "$..*") }
        #expect(time < .seconds(3 * ThreadTime.patience))
        #expect(nodes.count == 50_500)
        #expect(nodes.last?.path.steps.count == 501)
        #expect(nodes.last?.path.steps.last == 49_999)
    }

    /// Each selector counts, and what a document must make for a comparison.
    @Test func selectorsAndValuesOfDocumentsCount() throws {
        let row = JSONValue.array(Array(repeating: ["a": 1], count: 1000))
        let names = Array(repeating: "'a'", count: 1000).joined(separator: ",")
        var path = try JSONPath("$..[\(names)]")
        path.valueLimit = 10_000
        #expect(throws: JSONError.self) { try row.values(at: path) }
        let document = try JSONDocument(
            parsing: Self.nested(400).replacing(
                "[]",
                with: "[\(Array(repeating: "1", count: 10_000).joined(separator: ","))]"
            )
        )
        // A number is no array: none is made.
        path = "$..[?@ == 1 || length(@) > 10000]"
        path.stepLimit = 100_000
        #expect(try document.nodes(at: path).count == 10_000)
        path = "$..[?@ == $]"
        path.stepLimit = 100_000
        #expect(throws: JSONError.self) { try document.nodes(at: path) }
    }

    @Test func deepTreesTakeNoStack() throws {
        let value = try JSONValue(parsing: Self.nested(500))
        let steps = try onThread(withStack: 512 << 10) {
            try value.nodes(at: "$..*").last?.path.steps.count
        }
        #expect(steps == 499)
    }
}
