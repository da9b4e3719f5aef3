import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Keys that are converted by a closure, and keys that collide.
@Suite struct KeyStrategyTests {
    static let strategies: [(name: String, strategy: JSONDecoder.KeyDecodingStrategy)] = [
        ("useDefaultKeys", .useDefaultKeys), ("convertFromSnakeCase", .convertFromSnakeCase),
        ("lowercased", .custom { AnyKey($0.last?.stringValue.lowercased() ?? "none") }),
        ("the path", .custom { AnyKey(codingPathText($0)) }),
        ("count", .custom { AnyKey("\($0.count)") }),
        ("number", .custom { AnyKey($0.last?.stringValue ?? "", 7) }),
        ("prefix", .custom { AnyKey(String($0.last?.stringValue.prefix(1) ?? "")) }),
    ]

    static let texts = [
        "{\"x\":1}", "{\"X\":1}", "{\"X\":\"wrong\"}", "{\"xx\":1,\"yy\":2.5}", "{}",
        "{\"X\":1,\"Y\":null}", "{\"x_y\":1,\"x\":2}",
    ]

    @Test(arguments: strategies.indices)
    func members(_ index: Int) {
        let settings = DecodingSettings(keys: Self.strategies[index].strategy)
        expectSameDecoding(
            [Sample.Point.self, Sample.Point?.self, Sample.Empty.self, [String: Double].self],
            Self.texts.filter { !$0.contains("wrong") },
            settings
        )
        // Of several wrong members of a dictionary any may be refused first.
        let texts = Self.texts.filter { !$0.contains(",") }
        expectSameDecoding(
            [[Sample.Point].self, Sample.Pair<Sample.Point, Sample.Point>.self],
            Self.texts.map { "[\($0)]" } + Self.texts.map { "[{\"x\":0},\($0)]" },
            settings
        )
        expectSameDecoding(
            [
                [String: Sample.Point].self, Sample.Box<Sample.Point>.self,
                [String: Sample.Point?].self, [String: [String: Sample.Point]].self,
                [Int: Sample.Point].self, [Sample.Colour: Sample.Point].self,
            ],
            texts.map { "{\"value\":\($0)}" } + texts.map { "{\"RED\":\($0)}" }
                + texts.map { "{\"1\":\($0)}" },
            settings
        )
    }

    @Test("The path that the closure is given", arguments: strategies.indices)
    func nested(_ index: Int) {
        let text = "{\"Aa\":{\"Bb\":[[0,{\"Cc\":1}]]},\"super\":{\"Dd\":2}}"
        let settings = DecodingSettings(keys: Self.strategies[index].strategy)
        expectSameScript(text, settings) { decoder in
            let container = try decoder.container(keyedBy: AnyKey.self)
            var lines = ["\(container.allKeys.map(codingKeyText).sorted())"]
            for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
                lines.append(
                    report {
                        let inner = try container.nestedContainer(keyedBy: AnyKey.self, forKey: key)
                        return inner.allKeys.map(codingKeyText).sorted()
                    }
                )
                lines.append(
                    report {
                        let inner = try container.superDecoder(forKey: key)
                        let keyed = try inner.container(keyedBy: AnyKey.self)
                        return keyed.allKeys.map(codingKeyText) + [codingPathText(keyed.codingPath)]
                    }
                )
            }
            return lines.joined(separator: "; ")
        }
        expectSameDecoding([Deep].self, "[{\"aa\":{\"bb\":[[{\"cc\":1}]]}}]", settings)
        expectSameDecoding([Deep].self, "[{\"AA\":{\"BB\":[[{\"CC\":1}]]}}]", settings)
        expectSameDecoding([Deep].self, "[{\"AA\":{\"BB\":[[{\"CC\":[]}]]}}]", settings)
    }

    struct Deep: Codable {
        struct Inner: Codable { var bb: [[Innermost]] }
        struct Innermost: Codable { var cc: Int }

        var aa: Inner
    }

    /// Foundation takes the first of two members of the same name, after conversion.
    @Test(arguments: strategies.indices)
    func collisions(_ index: Int) {
        let settings = DecodingSettings(keys: Self.strategies[index].strategy)
        let texts = [
            "{\"x\":1,\"x\":2}", "{\"x\":1,\"X\":2}", "{\"X\":1,\"x\":2}",
            "{\"X\":1,\"X\":2,\"x\":3}",
            "{\"x\":1,\"y\":2,\"x\":3,\"y\":4}", "{\"x\":1,\"\\u0078\":2}",
            "{\"\\u0078\":1,\"x\":2}",
            "{\"x\":1,\"x\":\"wrong\"}", "{\"x\":\"wrong\",\"x\":1}", "{\"x\":null,\"x\":1}",
        ]
        expectSameDecoding([Sample.Point.self, Sample.Point?.self], texts, settings)
        for text in texts {
            expectSameScript(text, settings) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                return container.allKeys.map(codingKeyText).sorted().joined(separator: ", ")
            }
        }
        let snake = [
            "{\"a_b\":1,\"aB\":2}", "{\"aB\":1,\"a_b\":2}", "{\"a_b\":1,\"a_B\":2,\"aB\":3}",
        ]
        for text in snake {
            expectSameScript(text, settings) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                return report { try container.decode(Int.self, forKey: "aB") }
                    + "\(container.allKeys.count)"
            }
        }
        expectSameDecoding(
            [[String: Int].self, [String: Int]?.self],
            ["{\"x\":1,\"x\":2}", "{\"a_b\":1,\"a_b\":2,\"aB\":3}", "{\"a\\u005fb\":1,\"a_b\":2}"],
            settings
        )
    }
}

/// A key with its number.
private func codingKeyText(_ key: AnyKey) -> String {
    codingPathText([key])
}
