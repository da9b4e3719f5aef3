import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Every strategy for data, wherever data may be.
@Suite struct DataStrategyTests {
    static let texts = [
        "\"\"", "\"AA==\"", "\"AAECAw==\"", "\"AAECAw\"", "\"AAEC\"", "\"A\"", "\"=\"", "\"AA=\"",
        "\"AA ==\"", "\"AAEC\\nAwQF\"", "\"+/+/\"", "\"-_-_\"", "\"é\"", "\"AA==AA==\"",
        "\"\\u0041A==\"", "\"+\\/+\\/\"", "null", "true", "1", "[]", "[0,255]", "[0,256]", "[-1]",
        "[1.0]", "[\"1\"]", "[null]", "[1,[2]]", "{}", "{\"bytes\":\"AA==\"}",
    ]

    static let strategies: [(name: String, strategy: JSONDecoder.DataDecodingStrategy)] = [
        ("base64", .base64), ("deferredToData", .deferredToData),
        (
            "custom",
            .custom { decoder in
                Data(try decoder.singleValueContainer().decode(String.self).utf8)
            }
        ),
        (
            "keyed",
            .custom { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                return Data(try container.decode(String.self, forKey: "bytes").utf8)
            }
        ),
        (
            "path",
            .custom { decoder in throw ScriptError(text: codingPathText(decoder.codingPath)) }
        ),
        ("reads nothing", .custom { _ in Data([7]) }),
    ]

    @Test(arguments: strategies.indices)
    func everywhere(_ index: Int) {
        let settings = DecodingSettings(data: Self.strategies[index].strategy)
        expectSameDecoding(
            [Data.self, Data?.self, Sample.Wrapped<Data>.self, Sample.Wrapped<Data?>.self],
            Self.texts,
            settings
        )
        expectSameDecoding(
            [[Data].self, [Data?].self, Sample.Pair<Data, Data?>.self, [[Data]].self],
            Self.texts.map { "[\($0)]" } + Self.texts.map { "[\"AAEC\",\($0)]" },
            settings
        )
        expectSameDecoding(
            [
                Sample.Box<Data>.self, Sample.Box<Data?>.self, [String: Data].self,
                [String: Data?].self, [Int: Data].self, [String: [Data]].self,
            ],
            Self.texts.map { "{\"value\":\($0)}" } + Self.texts.map { "{\"1\":[\($0)]}" },
            settings
        )
    }

    @Test("In nested containers and for super", arguments: strategies.indices)
    func containers(_ index: Int) {
        let settings = DecodingSettings(data: Self.strategies[index].strategy)
        for text in Self.texts {
            expectSameScript("{\"a\":[{\"b\":\(text)}],\"super\":\(text)}", settings) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                var list = try container.nestedUnkeyedContainer(forKey: "a")
                let nested = try list.nestedContainer(keyedBy: AnyKey.self)
                return [
                    report { try nested.decode(Data.self, forKey: "b") },
                    report { try nested.decodeIfPresent(Data.self, forKey: "b") },
                    report {
                        try container.superDecoder().singleValueContainer().decode(Data.self)
                    },
                    report { try Data(from: container.superDecoder()) },
                ].joined(separator: "; ")
            }
        }
    }
}
