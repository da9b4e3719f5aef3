import Decoding
import FastJSON
import TestSupport
import Testing

/// Members that no field asks for.
@Suite struct UnknownKeyTests {
    private static let parser = ParsePrint {
        Field("a") { Int.jsonParser() }
        OptionalField("b") { String.jsonParser() }
    }
    private static let strict = ParsePrint(unknownKeys: .reject) {
        Field("a") { Int.jsonParser() }
        ParsePrint { OptionalField("b") { String.jsonParser() } }
    }

    @Test(arguments: [
        "null", "true", "-0.5e-7", "[]", "{}", #""\u0061 text""#, #"[[{"a":[{}]}],{"b":2}]"#,
        #"{"a":"wrong","b":{"a":null}}"#, "1e9999", "12345678901234567890123",
    ])
    func areSkipped(_ value: String) throws {
        let documents = [
            #"{"x":\#(value),"a":5}"#, #"{"a":5,"x":\#(value)}"#,
            #"{"A":\#(value),"a":5,"":\#(value),"b":"c","ab":\#(value)}"#,
            #" { "x" : \#(value) , "x" : \#(value) , "a" : 5 } "#,
        ]
        for road in Road.bytes + Road.documents + [.value] {
            for document in documents {
                let (a, b) = try road.result(of: UnknownKeyTests.parser, Array(document.utf8)).get()
                #expect(a == 5, "\(road), \(document)")
                #expect(b == (document.contains("\"c\"") ? "c" : nil))
            }
        }
    }

    @Test(
        "Are checked all the same",
        arguments: [
            "", "nul", "01", "1.", "+1", "[1,]", "[1 2]", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#,
            #"{a:1}"#, "\"\t\"", #""\x""#, #""\ud800""#, "[", "{", "\"", "[\"", "tru]", "'a'", "[}",
        ]
    )
    func areChecked(_ value: String) {
        for document in [#"{"x":\#(value),"a":5}"#, #"{"a":5,"x":[\#(value)]}"#] {
            let bytes = Array(document.utf8)
            let fault = Outcome(Road.whole(.native).result(of: JSONValue.jsonParser(), bytes))
            if fault.failures.isEmpty { continue }
            for road in Road.bytes {
                let outcome = Outcome(road.result(of: UnknownKeyTests.parser, bytes))
                #expect(outcome == fault, "\(road), \(document)")
            }
        }
        for byte in [0x80, 0xC3, 0xFF, 0x00, 0x1F] as [UInt8] {
            let bytes = Array(#"{"a":5,"x":"é"#.utf8) + [byte] + Array("\"}".utf8)
            let fault = Outcome(Road.whole(.native).result(of: JSONValue.jsonParser(), bytes))
            #expect(!fault.failures.isEmpty)
            for road in Road.bytes {
                #expect(Outcome(road.result(of: UnknownKeyTests.parser, bytes)) == fault)
            }
        }
    }

    @Test func areRefused() {
        let bytes = Array("{\"a\":1,\n\"c\" : [],\"b\":null,\"a b\\u0021\":{\"a\":2}}".utf8)
        for road in Road.bytes + [.document(.native)] {
            let first = Outcome(road.result(of: UnknownKeyTests.strict, bytes))
            #expect(
                first.failures.map(\.description) == [
                    "Key \"c\" not known. [unknownKey at 8, 2:1]"
                ]
            )
            let all = Outcome(
                road.result(of: UnknownKeyTests.strict, bytes, errors: .all(limit: 9))
            )
            #expect(
                all.failures.map(\.description) == [
                    "Key \"c\" not known. [unknownKey at 8, 2:1]",
                    "Key \"a b!\" not known. [unknownKey at 26, 2:19]",
                ]
            )
        }
    }

    @Test("Where parsers share an object, that of the outer one counts")
    func policies() throws {
        let inner = ParsePrint(unknownKeys: .reject) { Field("b") { Int.jsonParser() } }
        let skipping = ParsePrint {
            Field("a") { Int.jsonParser() }
            inner
        }
        let reading = Parse({ (a: Int, b: Int) in (a, b) }) {
            Field("a") { Int.jsonParser() }
            inner
        }
        for text in [#"{"c":[],"a":1,"b":2,"d":{"b":3}}"#, #"{"b":2,"a":1}"#] {
            try expectRead(skipping, text, (1, 2), by: ==)
            try expectRead(reading, text, (1, 2), by: ==)
        }
        #expect(try skipping.encodeString((1, 2)) == #"{"a":1,"b":2}"#)
        let message = "Key \"c\" not known."
        try expectFailure(inner, #"{▸"c":[],"b":2}"#, message, .unknownKey)
        let refusing = ParsePrint(unknownKeys: .reject) {
            Field("a") { Int.jsonParser() }
            ParsePrint(unknownKeys: .skip) { Field("b") { Int.jsonParser() } }
        }
        try expectRead(refusing, #"{"b":2,"a":1}"#, (1, 2), by: ==)
        try expectFailure(refusing, #"{"a":1,"b":2,▸"c":[]}"#, message, .unknownKey)
        // An object of its own has its own.
        let member = ParsePrint {
            Field("a") { Int.jsonParser() }
            Field("inner") { inner }
        }
        try expectRead(member, #"{"c":[],"a":1,"inner":{"b":2}}"#, (1, 2), by: ==)
        try expectFailure(
            member,
            #"{"a":1,"inner":{"b":2,▸"c":[]}}"#,
            "At \"inner\":\n\(message)",
            .unknownKey,
            ["inner"]
        )
    }

    @Test("The place of a key is known also after a long one, or much white space")
    func placesOfKeys() {
        let long = String(repeating: "k", count: 9_000)
        let space = String(repeating: " ", count: 9_000)
        let values = Array(repeating: "1", count: 4_000).joined(separator: ",")
        let dictionary = JSONObject {
            JSONArray { Int.jsonParser() }
        } keys: {
            Int.parser()
        }
        for road in Road.bytes {
            for key in ["\"\(long)\"", "\"k\"\(space)"] {
                let bytes = Array("{\"a\":1,\n\(key):2}".utf8)
                let unknown = Outcome(road.result(of: UnknownKeyTests.strict, bytes))
                #expect(unknown.failures.first?.offset == 8)
                #expect(unknown.failures.first?.line == 2, "\(road)")
                #expect(unknown.failures.first?.column == 1, "\(road)")
            }
            for key in ["\"\(long)\"", "\"01\"", "\"1\"\(space)", "\"01\"\(space)"] {
                let bytes = Array("{\"1\":[],\n\(key):[\(values)]}".utf8)
                let options = JSONReadingOptions(duplicateKeys: .reject)
                let wrong = Outcome(road.result(of: dictionary, bytes, options: options))
                #expect(wrong.failures.first?.offset == 9)
                #expect(wrong.failures.first?.line == 2, "\(road)")
                #expect(wrong.failures.first?.column == 1, "\(road)")
            }
            for key in ["\"a\"\(space)", "\"\(long)\":1,\n\"\(long)\""] {
                let bytes = Array("{\"a\":1,\n\(key):2}".utf8)
                let options = JSONReadingOptions(duplicateKeys: .reject)
                let twice = Outcome(
                    road.result(of: UnknownKeyTests.parser, bytes, options: options)
                )
                #expect(twice.failures.first?.line != nil, "\(road)")
                #expect(twice.failures.first?.column == 1, "\(road)")
            }
        }
    }
}
