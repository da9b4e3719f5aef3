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
        Row(Member.self, "{\"x\":1,\"y\":01}", theirs: "Member(x: 1)", ours: noJSON),
        Row(Member.self, "{\"x\":1,\"y\":\"\\x\"}", theirs: "Member(x: 1)", ours: noJSON),
        Row(Member.self, "{\"x\":1,\"y\":2-3}", theirs: "Member(x: 1)", ours: noJSON),
        Row(Member.self, "{\"x\":1,\"y\":\"\u{1}\"}", theirs: "Member(x: 1)", ours: noJSON),
        Row(Member.self, "{\"x\":1,\"y\":\"\t\"}", theirs: "Member(x: 1)", ours: noJSON),
    ]

    /// Numbers: ours are exact, and say where they are.
    static let numbers: [Row] = [
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
            ours: "keyNotFound($.\"\\u{E9}\") at $"
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
            "\(outcome { try JSONDecoder().decode(type, from: data) as Any })" == row.theirs,
            "\(row.text)",
            sourceLocation: sourceLocation
        )
        for engine in JSONEngine.allCases {
            let decoder = DecodingSettings().ours(engine)
            #expect(
                "\(outcome { try decoder.decode(type, from: data) as Any })" == row.ours,
                "\(row.text)",
                sourceLocation: sourceLocation
            )
        }
    }
}
