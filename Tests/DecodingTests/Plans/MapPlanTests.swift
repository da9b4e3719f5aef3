import Decoding
import FastJSON
import TestSupport
import Testing

/// Objects with any keys that a plan reads: their values, their number and their syntax.
@Suite struct MapPlanTests {
    /// A member of 300 bytes, so that few wait in one block.
    private struct Wide: Sendable {
        var values: (Tracked, [Int], String)
        var filler: InlineArray<32, Int> = .init(repeating: 7)

        static func parser(_ counter: Counter) -> some JSONParser<Wide> {
            Parse { (tracked: Tracked, list: [Int], name: String) in
                Wide(values: (tracked, list, name))
            } fields: {
                Field("t") { Tracked.parser(counter) }
                Field("list", [Int].self)
                Field("name", String.self)
            }
        }
    }

    private static let roads: [Road] = JSONEngine.allCases.flatMap { engine in
        [.whole(engine), .chunks(engine, 7), .chunks(engine, 64), .window(engine, 100)]
    }

    private static func roads(_ byteCount: Int) -> [Road] {
        byteCount < 20_000 || TestScope.isNightly
            ? roads : [.whole(.native), .chunks(.native, 4096)]
    }

    private static func object(_ members: [String]) -> [UInt8] {
        Array("{\(members.joined(separator: ", "))}".utf8)
    }

    @Test(
        "Each member is there, and lives as long as the dictionary",
        arguments: [0, 1, 2, 6, 7, 8, 15, 16, 17, 48, 49, 300, 11_000, 25_000]
    )
    func good(_ count: Int) throws {
        let bytes = MapPlanTests.object((0..<count).map { "\"key \($0)\":\"value \($0)\"" })
        for road in MapPlanTests.roads(bytes.count) {
            let counter = Counter()
            let parser = JSONObject { Tracked.parser(counter) }
            var members = try road.result(of: parser, bytes).get()
            #expect(members.count == count && counter.count == count, "\(road)")
            let isRight = (0..<count).allSatisfy { members["key \($0)"]?.text == "value \($0)" }
            #expect(isRight, "\(road)")
            members = [:]
            #expect(counter.count == 0, "\(road)")
        }
    }

    @Test("Large values, and dictionaries in dictionaries", arguments: [1, 6, 7, 8, 40, 2_000])
    func large(_ count: Int) throws {
        let member = #"{"a":{"t":"x","list":[1,2],"name":"n"},"b":{"t":"","list":[],"name":""}}"#
        let bytes = MapPlanTests.object((0..<count).map { "\"\($0)\":\(member)" })
        for road in MapPlanTests.roads(bytes.count) {
            let counter = Counter()
            let parser = JSONObject { JSONObject { Wide.parser(counter) } }
            var members = try road.result(of: parser, bytes).get()
            #expect(counter.count == 2 * count, "\(road)")
            for index in 0..<count {
                let wide = try #require(members["\(index)"]?["a"])
                #expect(wide.values.0.text == "x" && wide.values.1 == [1, 2], "\(road)")
                #expect(wide.values.2 == "n" && wide.filler[31] == 7, "\(road)")
            }
            members = [:]
            #expect(counter.count == 0, "\(road)")
        }
    }

    @Test("Wrong values", arguments: [1, 5, 16, 17, 49, 12_000])
    func wrongValues(_ count: Int) {
        let wrong = Set([0, count / 2, count - 1])
        let bytes = MapPlanTests.object(
            (0..<count).map { "\"k\($0)\":\(wrong.contains($0) ? "[{}]" : "\"\"")" }
        )
        for road in MapPlanTests.roads(bytes.count) {
            let counter = Counter()
            let parser = JSONObject(0...0) { Tracked.parser(counter) }
            let all = Outcome(road.result(of: parser, bytes, errors: .all(limit: 9)))
            let paths = all.failures.dropLast().map(\.path)
            #expect(paths == wrong.sorted().map { [.key("k\($0)")] }, "\(road)")
            #expect(all.failures.last?.path == [], "\(road)")
            #expect(all.failures.dropLast().allSatisfy { $0.code == .typeMismatch }, "\(road)")
            #expect(
                all.failures.last?.text
                    == "Expected 0 key/value pairs in object, but found \(count).",
                "\(road)"
            )
            let first = Outcome(road.result(of: parser, bytes))
            #expect(first.failures.map(\.path) == [["k0"]], "\(road)")
            #expect(first.failures.first?.offset == 6, "\(road)")
            #expect(counter.count == 0, "\(road)")
        }
    }

    @Test("Wrong counts: of equal keys only one counts", arguments: [0, 1, 20, 40])
    func wrongCounts(_ count: Int) throws {
        let members = (0..<count).flatMap { ["\"\($0)\":\"a\"", "\"\($0)\":\"b\""] }
        let bytes = MapPlanTests.object(members)
        for road in MapPlanTests.roads {
            let counter = Counter()
            let good = JSONObject(count) { Tracked.parser(counter) }
            #expect(try road.result(of: good, bytes).get().count == count, "\(road)")
            let parser = JSONObject(2...4) { Tracked.parser(counter) }
            let failure = try #require(Outcome(road.result(of: parser, bytes)).failures.first)
            #expect(failure.text == "Expected 2-4 key/value pairs in object, but found \(count).")
            #expect(failure.code == .wrongCount && failure.offset == bytes.count - 1, "\(road)")
            #expect(counter.count == 0, "\(road)")
        }
    }

    @Test(
        "Wrong values and a wrong count: each key counts once",
        arguments: [
            (#""a":1,"a":2"#, 1), (#""a":1,"a":"x""#, 1), (#""a":"x","a":1"#, 1),
            (#""a":"x","b":1,"\u0061":2"#, 2), (#""a":"x","b":"y","c":"z","d":1,"é":2"#, 5),
            (#""é":1,"e\u0301":"x""#, 2), (#""é":"x","e\u0301":"y""#, 2),
            (#""\#(String(repeating: "é", count: 3_000))":"x","a":"x""#, 2),
        ]
    )
    func wrongValuesAndCounts(_ members: String, _ count: Int) {
        let bytes = MapPlanTests.object([members])
        for road in MapPlanTests.roads {
            let counter = Counter()
            for policy in [JSONDuplicateKeys.first, .last] {
                var options = JSONReadingOptions()
                options.duplicateKeys = policy
                let tracked = JSONObject(9...) { Tracked.parser(counter) }
                let all = Outcome(
                    road.result(of: tracked, bytes, options: options, errors: .all(limit: 9))
                )
                let text = "Expected at least 9 key/value pairs in object, but found \(count)."
                #expect(all.failures.last?.text == text, "\(members) \(road) \(policy)")
                let key = JSONObject(9...) {
                    Tracked.parser(counter)
                } keys: {
                    StringPiece.prefix { _ in true }
                }
                let keys = Outcome(
                    road.result(of: key, bytes, options: options, errors: .all(limit: 9))
                )
                #expect(keys.failures.last?.text == text, "\(members) \(road) \(policy)")
            }
            #expect(counter.count == 0, "\(road)")
        }
    }

    @Test("Null and missing keys")
    func null() throws {
        let parser = Parse { (a: [String: Int]?, b: [String: Int], c: [String: Int]?) in
            "\(a.map { "\($0)" } ?? "nil") \(b) \(c.map { "\($0)" } ?? "nil")"
        } fields: {
            OptionalField("a") { JSONObject { Int.jsonParser() } }
            OptionalField("b", default: ["d": 1]) { JSONObject { Int.jsonParser() } }
            Field("c") { JSONObject { Int.jsonParser() }.orNull() }
        }
        for road in MapPlanTests.roads {
            func read(_ text: String) -> Outcome {
                Outcome(road.result(of: parser, Array(text.utf8))) { $0 }
            }
            #expect(read(#"{"c":null}"#).value == #"nil ["d": 1] nil"#, "\(road)")
            #expect(read(#"{"a":null,"b":null,"c":{}}"#).value == #"nil ["d": 1] [:]"#, "\(road)")
            let full = read(#"{"c":{"z":3},"b":{},"a":{"x":1}}"#)
            #expect(full.value == #"["x": 1] [:] ["z": 3]"#, "\(road)")
            #expect(read("{}").failures.map(\.code) == [.missingKey], "\(road)")
            #expect(read(#"{"c":[]}"#).failures.map(\.path) == [["c"]], "\(road)")
        }
    }

    @Test(
        "Wrong syntax is what it is in a tree",
        arguments: [
            "{,}", "{\"a\":1,}", "{\"a\":1,,}", "{\"a\":1 \"b\":2}", "{\"a\" 1}", "{\"a\":}",
            "{\"a\"",
            "{\"a\":1", "{\"a\":1,", "{\"a\":1,\"", "{\"a\":1]", "{1:2}", "{\"a\":1,2}", "{a:1}",
            "{\"\\x\":1}", "{\"\\ud800\":1}", "{/**/\"a\":1}", "{\"a\"/**/:/**/1/**/,/**/\"b\":2}",
            "{\"a\":1,//\n}", "{\"a\":{}}", "{\"a\":[1],,", "{\"a\":01}", "{\"a\":1}}", "{}", "{ }",
            "{",
            "{\"é\":1,}", "{\"é\" 1}", "{\"é\":1,\"b\":tru}", "{\"a\u{1}\":1}",
            "{\"a\":1,\"b\":nul}",
        ]
    )
    func syntax(_ inner: String) {
        let parser = Field("m") { JSONObject { JSONObject { JSONValue.jsonParser() } } }
        let bytes = Array("{\"m\": {\"o\": {}, \"p\": \(inner), \"q\":{}}}".utf8)
        for syntax in [[], .allowTrailingCommas, .allowComments] as [JSONSyntax] {
            let options = JSONReadingOptions(syntax: syntax)
            for road in Road.bytes {
                let tree = Outcome(road.result(of: JSONValue.jsonParser, bytes, options: options))
                for errors in [.first, .all(limit: 3)] as [JSONErrorReporting] {
                    let result = road.result(of: parser, bytes, options: options, errors: errors)
                    #expect(Outcome(result).failures == tree.failures, "\(road)")
                }
            }
        }
    }

    @Test("Documents that end too early")
    func truncated() {
        let bytes = MapPlanTests.object(
            (0..<20).map { "\"\($0 % 7 == 6 ? "é" : "k")\($0)\":[\"a\",\"\($0)\"]" }
        )
        for count in 0..<bytes.count {
            for road in JSONEngine.allCases.map({ Road.chunks($0, 7) }) {
                let counter = Counter()
                let parser = JSONObject { JSONArray { Tracked.parser(counter) } }
                let outcome = Outcome(
                    road.result(of: parser, Array(bytes.prefix(count)), errors: .all(limit: 3))
                )
                #expect(outcome.value == nil && counter.count == 0, "\(road), \(count) bytes")
            }
        }
    }

    @Test("Alternatives of dictionaries are tried without a word")
    func alternatives() throws {
        let parser = Field("v") {
            OneOf {
                JSONObject { Int.jsonParser() }.map { $0.mapValues { "\($0)" } }
                JSONObject { String.jsonParser() }
            }
        }
        for road in MapPlanTests.roads {
            let good = road.result(of: parser, Array("{\"v\":{\"a\":\"b\",\"é\":\"c\"}}".utf8))
            #expect(try good.get() == ["a": "b", "é": "c"], "\(road)")
            let bad = Outcome(
                road.result(of: parser, Array("{\"v\":{\"a\":\"b\",\"c\":null}}".utf8))
            )
            #expect(bad.failures.map(\.path) == [["v"]], "\(road)")
        }
    }
}
