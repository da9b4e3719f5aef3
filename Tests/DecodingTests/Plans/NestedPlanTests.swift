import Decoding
import FastJSON
import TestSupport
import Testing

/// Arrays and objects that plans read inside others: syntax, limits and the lives of values.
@Suite struct NestedPlanTests {
    private static let numbers = ParsePrint {
        Field("list") { JSONArray { JSONArray { Int.jsonParser() } } }
        OptionalField("object") { ParsePrint { OptionalField("a", Bool.self) } }
    }

    @Test(
        "Wrong syntax is what it is in a tree",
        arguments: [
            "[,1]", "[1 2]", "[1,,2]", "[1 }", "[1:2]", "[", "[1", "[1,", "[x]", "[1,]", "[1,2,] ,",
            "[1,x]", "[/**/1]", "[1/**/]", "[1,//\n2]", "[1]]", "[1],]", "[1],,", "[1]x", "[01]",
            "[1],[tru", "[]],\"object\":{,}}", "[]],\"object\":{\"a\" true}}", "[]],\"object\":[}}",
            "[]],\"object\":{\"a\":}}", "[]],\"object\":{\"a\":true,}}", "[]],\"object\":nul}",
        ]
    )
    func syntax(_ inner: String) throws {
        let bytes = Array("{\"list\": [[], \(inner)".utf8)
        for syntax in [[], .allowTrailingCommas, .allowComments] as [JSONSyntax] {
            let options = JSONReadingOptions(syntax: syntax)
            for road in Road.bytes {
                let tree = Outcome(road.result(of: JSONValue.jsonParser, bytes, options: options))
                for errors in [.first, .all(limit: 3)] as [JSONErrorReporting] {
                    let result = road.result(
                        of: NestedPlanTests.numbers,
                        bytes,
                        options: options,
                        errors: errors
                    )
                    #expect(Outcome(result).failures == tree.failures, "\(road)")
                }
            }
        }
    }

    @Test("Depth", arguments: 1...6)
    func depth(_ limit: Int) {
        var options = JSONReadingOptions()
        options.limits.depth = limit
        for text in ["{\"list\":[[1],[]]}", "{\"list\":[],\"object\":{}}"] {
            for road in Road.bytes {
                let bytes = Array(text.utf8)
                let plan = Outcome(
                    road.result(of: NestedPlanTests.numbers, bytes, options: options)
                )
                let tree = Outcome(road.result(of: JSONValue.jsonParser, bytes, options: options))
                #expect(plan.failures == tree.failures, "\(road)")
            }
        }
    }

    /// Values in an object, an array of objects, a pair and an optional, all of them counted.
    private static func tracked(_ counter: Counter) -> some JSONParser<String> {
        let value = Tracked.parser(counter)
        let object = ParsePrint(.memberwise(Pair.init)) {
            Field("a") { value }
            OptionalField("b") { value }
        }
        return Parse { (object: Pair, list: [Pair], pair: (Tracked, Tracked)?, end: Int) in
            let texts = list.map { $0.a.text + ($0.b?.text ?? "") }
            return "\(object.a.text) \(texts) \(pair?.1.text ?? "-") \(end)"
        } fields: {
            Field("object") { object }
            Field("list") { JSONArray(...40) { object } }
            OptionalField("pair") {
                ParsePrint {
                    Element { value }
                    Element { value }
                }
            }
            Field("end", Int.self)
        }
    }

    private static let list = (0..<20).map { "{\"a\":\"\($0)\",\"b\":\"b\"}" }

    @Test(
        "Each value dies once",
        arguments: [
            // The last member that is wrong, so that all before it were read.
            ("\"list\":[LIST],\"pair\":[\"c\",\"d\"],\"end\":\"\"", JSONError.Code.typeMismatch),
            ("\"list\":[LIST,{\"a\":\"\",\"b\":1}],\"end\":1", .typeMismatch),
            ("\"list\":[LIST,{\"b\":\"\"}],\"end\":1", .missingKey),
            ("\"list\":[LIST,LIST,{\"a\":\"\"}],\"end\":1", .wrongCount),
            ("\"list\":[LIST],\"pair\":[\"c\",1],\"end\":1", .typeMismatch),
            ("\"list\":[LIST],\"pair\":[\"c\"],\"end\":1", .wrongCount),
            ("\"list\":[LIST],\"pair\":[\"c\",\"d\",\"e\"],\"end\":1", .wrongCount),
            ("\"list\":[LIST],\"pair\":null", .missingKey),
            ("\"list\":[LIST],\"list\":[LIST,1],\"end\":1", .typeMismatch),
            ("\"list\":[LIST],\"list\":null,\"end\":1", .unexpectedNull),
            ("\"list\":[LIST],\"end\":1,", .unexpectedCharacter),
        ]
    )
    func lives(_ members: String, _ code: JSONError.Code) {
        let list = NestedPlanTests.list.joined(separator: ",")
        let text =
            "{\"object\":{\"a\":\"x\",\"b\":null},\(members.replacing("LIST", with: list))}"
        for road in Road.bytes {
            for errors in [.first, .all(limit: 5)] as [JSONErrorReporting] {
                let counter = Counter()
                let parser = NestedPlanTests.tracked(counter)
                let outcome = Outcome(road.result(of: parser, Array(text.utf8), errors: errors))
                #expect(outcome.failures.map(\.code) == [code], "\(road)")
                #expect(counter.count == 0, "\(road)")
            }
        }
    }

    @Test("Keys that come twice", arguments: [JSONDuplicateKeys.first, .last])
    func duplicates(_ policy: JSONDuplicateKeys) {
        let text = """
            {"object":{"a":"1"},"list":[{"a":"2","a":"3"}],"pair":["4","5"],"end":6,\
            "object":{"a":"7","a":"8"},"list":[],"pair":null,"list":[{"a":"9"}],"end":0}
            """
        let options = JSONReadingOptions(duplicateKeys: policy)
        for road in Road.bytes {
            let counter = Counter()
            let parser = NestedPlanTests.tracked(counter)
            let outcome = Outcome(road.result(of: parser, Array(text.utf8), options: options))
            let expected = policy == .first ? "1 [\"2\"] 5 6" : "8 [\"9\"] - 0"
            #expect(outcome.value == String(reflecting: expected), "\(road)")
            #expect(counter.count == 0, "\(road)")
        }
    }

    @Test("Parts that are in the wrong order are still found")
    func misfit() throws {
        let wrong = ParsePrint(.memberwise(Size.init)) {
            Field("height", Int.self)
            Field("width", Int.self)
        }
        let text = "{\"size\":{\"height\":1,\"width\":2}}"
        for road in Road.few {
            let bytes = Array(text.utf8)
            let object = Outcome(road.result(of: ParsePrint { Field("size") { wrong } }, bytes))
            #expect(object.failures.map(\.code) == [.misplacedField], "\(road)")
            let inner = ParsePrint { Field("size") { wrong } }
            let list = ParsePrint { Field("sizes") { JSONArray { inner } } }
            let outcome = Outcome(road.result(of: list, Array("{\"sizes\":[\(text)]}".utf8)))
            #expect(outcome.failures.map(\.code) == [.misplacedField], "\(road)")
        }
    }

    @Test("Alternatives of arrays are tried without a word")
    func alternatives() throws {
        let parser = ParsePrint {
            Field("v") {
                OneOf {
                    JSONArray { Int.jsonParser() }.map(
                        apply: { $0.map { "\($0)" } },
                        unapply: { (texts: [String]) in texts.compactMap { Int($0) } }
                    )
                    JSONArray { String.jsonParser() }
                }
            }
        }
        for road in Road.bytes {
            let good = road.result(of: parser, Array("{\"v\":[\"a\",\"b\"]}".utf8))
            #expect(try good.get() == ["a", "b"], "\(road)")
            let bad = Outcome(road.result(of: parser, Array("{\"v\":[\"a\",null]}".utf8)))
            #expect(bad.failures.map(\.path) == [["v"]], "\(road)")
        }
    }
}

private struct Pair: Sendable {
    var a: Tracked
    var b: Tracked?
}

private struct Size: Sendable {
    var width: Int
    var height: Int
}
