import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Where we differ from Foundation on purpose, with what either makes of it.
@Suite struct DifferenceTests {
    struct Row: Sendable {
        var type: any (Decodable & SendableMetatype).Type
        var text: String
        var theirs: String
        var ours: String

        init(
            _ type: any (Decodable & SendableMetatype).Type,
            _ text: String,
            theirs: String,
            ours: String
        ) {
            (self.type, self.text, self.theirs, self.ours) = (type, text, theirs, ours)
        }
    }

    private static let noJSON = "dataCorrupted() at $"

    /// Texts that are no JSON by RFC 8259, but pass with Foundation where nobody looks at them.
    static let syntax: [Row] = [
        Row([Int].self, "[1,]", theirs: "[1]", ours: noJSON),
        Row([String: Int].self, "{\"a\":1,}", theirs: "[\"a\": 1]", ours: noJSON),
        Row(Anything.self, "[01]", theirs: "Anything()", ours: noJSON),
        Row(Anything.self, "[-]", theirs: "Anything()", ours: noJSON),
        Row(Anything.self, "[1.]", theirs: "Anything()", ours: noJSON),
        Row(Anything.self, "[1e]", theirs: "Anything()", ours: noJSON),
        Row(Anything.self, "1.0.0", theirs: "Anything()", ours: noJSON),
        Row(Anything.self, "--1", theirs: "Anything()", ours: noJSON),
        Row(Anything.self, "\"a\nb\"", theirs: "Anything()", ours: noJSON),
        Row(Anything.self, "\"\\x\"", theirs: "Anything()", ours: noJSON),
        Row(Anything.self, "\"\\ud800\"", theirs: "Anything()", ours: noJSON),
        Row(Anything.self, "\"\\ude00\\ud800\"", theirs: "Anything()", ours: noJSON),
        Row(
            [Anything?].self,
            "{\"a\":\"\\x\"}",
            theirs: "typeMismatch(Swift.Array<Any>) at $",
            ours: noJSON
        ),
        Row(Member.self, "{\"x\":1,\"y\":01}", theirs: "Member(x: 1)", ours: noJSON),
        Row(Member.self, "{\"x\":1,\"y\":\"\\x\"}", theirs: "Member(x: 1)", ours: noJSON),
        Row(Member.self, "{\"x\":1,\"y\":2-3}", theirs: "Member(x: 1)", ours: noJSON),
        Row(Member.self, "{\"x\":1,\"y\":\"\u{1}\"}", theirs: "Member(x: 1)", ours: noJSON),
        Row(Member.self, "{\"x\":1,\"y\":\"\t\"}", theirs: "Member(x: 1)", ours: noJSON),
    ]

    /// Numbers: ours are exact, say where they are, and round to zero what is nearest to it.
    static let numbers: [Row] = [
        Row(Double.self, "1e-400", theirs: noJSON, ours: "0.0"),
        Row(Double.self, "-1e-5000", theirs: noJSON, ours: "-0.0"),
        Row(Float.self, "1e-46", theirs: noJSON, ours: "0.0"),
        Row(Float.self, "5e-324", theirs: noJSON, ours: "0.0"),
        Row([Float].self, "[1,-1e-46]", theirs: noJSON, ours: "[1.0, -0.0]"),
        Row(Int.self, "1.0000000000000001", theirs: "1", ours: noJSON),
        Row(
            [Int].self,
            "[1,1.0000000000000001]",
            theirs: "[1, 1]",
            ours: "dataCorrupted() at $[1]"
        ),
        Row([Int].self, "[1,1.5]", theirs: noJSON, ours: "dataCorrupted() at $[1]"),
        Row([UInt8].self, "[1,300]", theirs: noJSON, ours: "dataCorrupted() at $[1]"),
        Row([UInt8?].self, "[1,-1]", theirs: noJSON, ours: "dataCorrupted() at $[1]"),
        Row([[Double]].self, "[[],[1e400]]", theirs: noJSON, ours: "dataCorrupted() at $[1][0]"),
        Row([Double].self, "[0,-1e400]", theirs: noJSON, ours: "dataCorrupted() at $[1]"),
        Row([Float].self, "[0,1e39]", theirs: noJSON, ours: "dataCorrupted() at $[1]"),
        Row(Member.self, "{\"x\":1.5}", theirs: noJSON, ours: "dataCorrupted() at $.\"x\""),
        Row([String: Int8].self, "{\"a\":128}", theirs: noJSON, ours: "dataCorrupted() at $.\"a\""),
        Row(
            Sample.Box<Decimal>.self,
            "{\"value\":1e400}",
            theirs: noJSON,
            ours: "dataCorrupted() at $.\"value\""
        ),
        Row(
            Sample.Box<UInt64?>.self,
            "{\"value\":-1}",
            theirs: noJSON,
            ours: "dataCorrupted() at $.\"value\""
        ),
        Row(
            [Int128].self,
            "[170141183460469231731687303715884105728]",
            theirs: noJSON,
            ours: "dataCorrupted() at $[0]"
        ),
    ]

    /// Keys: ours are the same only if their bytes are.
    static let keys: [Row] = [
        Row(Accent.self, "{\"\u{e9}\":1}", theirs: "Accent(é: 1)", ours: "Accent(é: 1)"),
        Row(
            Accent.self,
            "{\"e\u{301}\":1}",
            theirs: "Accent(é: 1)",
            ours: "keyNotFound($.\"\\u{00E9}\") at $"
        ),
        Row(
            Accent.self,
            "{\"e\\u0301\":1,\"\u{e9}\":2}",
            theirs: "Accent(é: 1)",
            ours: "Accent(é: 2)"
        ),
        Row(
            AllKeys.self,
            "{\"e\\u0301\":1,\"\u{e9}\":2}",
            theirs: "AllKeys(count: 1)",
            ours: "AllKeys(count: 2)"
        ),
        Row(
            AllKeys.self,
            "{\"\u{212b}\":1,\"\u{c5}\":2}",
            theirs: "AllKeys(count: 1)",
            ours: "AllKeys(count: 2)"
        ),
    ]

    /// A type that asks for nothing.
    struct Anything: Codable {
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}
    }

    struct Member: Codable {
        var x: Int
    }

    /// One member with a composed letter.
    struct Accent: Codable {
        var é: Int
    }

    /// How many keys there are.
    struct AllKeys: Codable {
        var count: Int

        init(from decoder: any Decoder) throws {
            count = try decoder.container(keyedBy: AnyKey.self).allKeys.count
        }

        func encode(to encoder: any Encoder) throws {}
    }

    @Test(arguments: syntax.indices)
    func strictSyntax(_ index: Int) { expect(Self.syntax[index]) }

    @Test(arguments: numbers.indices)
    func exactNumbers(_ index: Int) { expect(Self.numbers[index]) }

    @Test(arguments: keys.indices)
    func keysByBytes(_ index: Int) { expect(Self.keys[index]) }

    private func expect(_ row: Row, sourceLocation: SourceLocation = #_sourceLocation) {
        let data = Data(row.text.utf8)
        let type: any Decodable.Type = row.type
        #expect(
            exactly { try JSONDecoder().decode(type, from: data) as Any } == row.theirs,
            "\(row.text)",
            sourceLocation: sourceLocation
        )
        for engine in JSONEngine.allCases {
            let decoder = DecodingSettings().ours(engine)
            #expect(
                exactly { try decoder.decode(type, from: data) as Any } == row.ours,
                "\(row.text)",
                sourceLocation: sourceLocation
            )
        }
    }

    /// Foundation compares them with the text as it was written.
    @Test(
        "Strings for what is no number, with escapes",
        arguments: [
            ("\"i\\u006ef\"", "inf"), ("\"\\u00e9\"", "-inf"), ("\"n\\/a\"", "nan"),
        ]
    )
    func escapedNonConforming(_ text: String, ours: String) {
        let settings = DecodingSettings(
            floats: .convertFromString(positiveInfinity: "inf", negativeInfinity: "é", nan: "n/a")
        )
        let data = Data(text.utf8)
        let theirs = "typeMismatch(Swift.Double) at $"
        #expect(exactly { try settings.foundation.decode(Double.self, from: data) } == theirs)
        for engine in JSONEngine.allCases {
            #expect(exactly { try settings.ours(engine).decode(Double.self, from: data) } == ours)
        }
    }

    /// Foundation counts on where there is nothing any more.
    @Test("Asking for what need not be present at the end of an array")
    func pastTheEnd() throws {
        let key = try #require(Scripted.key)
        let body: Scripted.Body = { decoder in
            var list = try decoder.unkeyedContainer()
            let found = (0..<3).map { _ in report { try list.decodeIfPresent(Int.self) } }
            return "\(found.joined(separator: " ")) \(list.currentIndex) of \(list.count ?? -1)"
        }
        let settings = DecodingSettings(userInfo: [key: body])
        let data = Data("[1]".utf8)
        let theirs = try settings.foundation.decode(Scripted.self, from: data).report
        #expect(theirs == "1 nil nil 3 of 1")
        for engine in JSONEngine.allCases {
            let ours = try settings.ours(engine).decode(Scripted.self, from: data).report
            #expect(ours == "1 nil nil 1 of 1")
        }
    }

    /// Foundation leaves the key of the date out of the path.
    @Test("Strings that are no date by ISO 8601")
    func dates() {
        let settings = DecodingSettings(dates: .iso8601)
        let data = Data("{\"a\":[\"x\"]}".utf8)
        let theirs = exactly { try settings.foundation.decode([String: [Date]].self, from: data) }
        #expect(theirs == "dataCorrupted() at $.\"a\"")
        for engine in JSONEngine.allCases {
            let decoder = settings.ours(engine)
            let ours = exactly { try decoder.decode([String: [Date]].self, from: data) }
            #expect(ours == "dataCorrupted() at $.\"a\"[0]")
        }
    }

    /// Encodes its own path.
    struct PathWriter: Encodable {
        func encode(to encoder: any Encoder) throws {
            var single = encoder.singleValueContainer()
            try single.encode(codingPathText(encoder.codingPath))
        }
    }

    /// Foundation forgets what is outside of the innermost nested container.
    @Test("Paths in nested containers when encoding")
    func nestedPaths() throws {
        let script = ScriptedEncodable { encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            var list = table.nestedUnkeyedContainer(forKey: "a")
            try list.encode(PathWriter())
            try list.encode(["c": PathWriter()])
            var inner = list.nestedContainer(keyedBy: AnyKey.self)
            try inner.encode(PathWriter(), forKey: "b")
        }
        let settings = EncodingSettings(formatting: [.sortedKeys, .withoutEscapingSlashes])
        let theirs = try settings.foundation.encode(script)
        let ours = try settings.ours.encode(script)
        #expect(
            String(decoding: theirs, as: UTF8.self)
                == #"{"a":["$[0]",{"c":"$[1].\"c\""},{"b":"$.\"b\""}]}"#
        )
        #expect(
            String(decoding: ours, as: UTF8.self)
                == #"{"a":["$.\"a\"[0]",{"c":"$.\"a\"[1].\"c\""},{"b":"$.\"a\"[2].\"b\""}]}"#
        )
    }

    /// Foundation writes what is no JSON.
    @Test("A decimal that is no number")
    func decimalNaN() throws {
        #expect(try JSONEncoder().encode([Decimal.nan]) == Data("[NaN]".utf8))
        let error = #expect(throws: EncodingError.self) {
            try FastJSONEncoder().encode([Decimal.nan])
        }
        guard case .invalidValue(_, let context)? = error else { return }
        #expect(codingPathText(context.codingPath) == "$[0]")
    }

    /// The value, or all of the error.
    private func exactly<Value>(_ body: () throws -> Value) -> String {
        do {
            return valueText(try body())
        } catch {
            return "\(CodecFailure(exactly: error))"
        }
    }
}
