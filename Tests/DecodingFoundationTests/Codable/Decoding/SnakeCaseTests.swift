import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Keys in snake case.
@Suite struct SnakeCaseTests {
    static let settings = DecodingSettings(keys: .convertFromSnakeCase)

    static let names = [
        "", "_", "__", "___", "a", "_a", "a_", "_a_", "__a_b__", "one_two_three", "oneTwo",
        "_one_two_", "one__two", "one___two_", "ONE_TWO", "One_Two", "one_TWO", "oneTwo_three",
        "a_b_c", "a1_b2", "one_2", "1_one", "_1", "x_y1Z", "é_ü", "ÉCOLE_ÉTÉ", "straße_ß", "ß_a",
        "a_ß", "a_ǆ", "a_ﬁn", "i_İ", "😀_b", "a_😀_c", "a b_c", "a-b_c", "a_-_b", "a.b_c.d",
        "url_path", "my_URL_property", "\u{1F1E9}_x", "e\u{301}_e\u{301}", "a\u{FF3F}b",
        "a_\u{301}b",
    ]

    @Test("What becomes of a name", arguments: names)
    func allKeys(_ name: String) {
        for key in [name, "\(name)_", "_\(name)", "x_\(name)", "\(name)_x"] {
            expectSameScript("{\"\(key)\":1}", Self.settings) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                let values = container.allKeys.map { key in
                    report { try container.decode(Int.self, forKey: key) }
                }
                return "\(container.allKeys.map { valueText($0.stringValue) }) \(values)"
            }
            // The name that is asked for is not converted.
            expectSameScript("{\"\(key)\":1}", Self.settings) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                return report { try container.decode(Int.self, forKey: AnyKey(key)) }
                    + " \(container.contains(AnyKey(key)))"
            }
        }
    }

    struct Names: Codable, Equatable {
        var oneTwoThree: Int?
        var _private: Int?
        var trailing_: Int?
        var url: Int?
        var aB: Int?
        var camelCase: [Names]?
        var byName: [String: Names]?
        var x1Y2: Int?
    }

    @Test(arguments: [
        "{\"one_two_three\":1}", "{\"oneTwoThree\":1}", "{\"one_twoThree\":1}",
        "{\"_private\":1}", "{\"trailing_\":1}", "{\"URL\":1}", "{\"url\":1}", "{\"a_b\":1}",
        "{\"a_B\":1}", "{\"aB\":1}", "{\"x1_y2\":1}", "{\"x1_Y2\":1}", "{\"one_two_three\":\"a\"}",
        "{\"camel_case\":[{\"one_two_three\":1},{\"_private\":2}]}",
        "{\"camel_case\":[{\"one_two_three\":1},{\"one_two_three\":null}]}",
        "{\"camel_case\":[{\"one_two_three\":1},{\"one_two_three\":true}]}",
        "{\"by_name\":{\"one_two\":{\"one_two_three\":1}}}",
        "{\"by_name\":{\"oneTwo\":{\"x1_y2\":1}}}",
        "{\"by_name\":{\"_\":{\"by_name\":{\"a_b\":{\"a_b\":1}}}}}",
        "{\"by_name\":{\"a_b\":{\"a_b\":\"wrong\"}}}",
        "{\"by_name\":{\"a_b\":{\"camel_case\":[{},{\"a_b\":[]}]}}}",
        "{\"by_name\":{\"a_b\":null}}", "{\"one\\u005ftwo_three\":1}",
    ])
    func members(_ text: String) {
        expectSameDecoding(
            [Names.self, [String: Names].self, Names?.self],
            [text, "{\"one_key\":\(text)}"],
            Self.settings
        )
        expectSameDecoding([[Names].self, [[String: Names]].self], ["[\(text)]"], Self.settings)
    }

    @Test("The keys of a dictionary of strings stay as they are")
    func dictionaries() {
        let types: [any Decodable.Type] = [
            [String: Int].self, [String: Int]?.self, [String: [String: Int]].self,
            [String: [Int]].self, [String: [[String: Int]]].self, [String: String?].self,
            [Int: Int].self, [Sample.Colour: Int].self, [SnakeKey: Int].self,
            [SnakeKey: [SnakeKey: Int]].self, [String: Sample.Wrapped<[String: Int]>].self,
            Sample.Wrapped<[String: Int]>.self, [String: [SnakeKey: Int]].self,
        ]
        let texts = [
            "{\"a_b\":1}", "{\"_a_b_\":1}", "{\"a_b\":{\"c_d\":1}}", "{\"a_b\":[1]}",
            "{\"a_b\":[{\"c_d\":1}]}", "{\"a_b\":\"x\"}", "{\"1_0\":1}", "{\"1\":1}",
            "{\"a_b\":{\"c_d\":\"wrong\"}}", "{\"a_b\":[{\"c_d\":null}]}", "{\"red\":1}",
            "{\"aB\":1}", "{\"aB\":{\"a_b\":1}}",
        ]
        expectSameDecoding(types, texts, Self.settings)
    }

    enum SnakeKey: String, Codable, CodingKeyRepresentable {
        case first = "a_b"
        case second = "aB"
    }

    enum Payload: Codable, Equatable {
        case one_two(Int)
        case oneTwo(firstValue: Int, second_value: Int?)
        case _hidden
    }

    @Test(arguments: [
        "{\"one_two\":{\"_0\":1}}", "{\"oneTwo\":{\"firstValue\":1}}",
        "{\"one_two\":{\"first_value\":1}}", "{\"one_two\":{\"firstValue\":1,\"second_value\":2}}",
        "{\"oneTwo\":{\"_0\":1}}", "{\"_hidden\":{}}", "{\"hidden\":{}}", "{\"one_two\":{}}",
        "{\"one_two\":1}", "{\"one_two\":{},\"_hidden\":{}}", "{}", "[]",
    ])
    func enums(_ text: String) {
        expectSameDecoding([Payload.self, [String: Payload].self], [text], Self.settings)
        expectSameDecoding([[Payload].self], ["[\(text)]"], Self.settings)
        expectSameDecoding([[String: Payload].self], ["{\"a_b\":\(text)}"], Self.settings)
    }

    @Test("Nested containers and super")
    func nested() {
        let text = """
            {"a_b": {"c_d": {"e_f": 1}, "_g_h": [2, {"i_j": 3}]}, "super": {"k_l": 4},
            "super_key": {"m_n": "x"}}
            """
        expectSameScript(text, Self.settings) { decoder in
            let container = try decoder.container(keyedBy: AnyKey.self)
            let nested = try container.nestedContainer(keyedBy: AnyKey.self, forKey: "aB")
            let deeper = try nested.nestedContainer(keyedBy: AnyKey.self, forKey: "cD")
            var list = try nested.nestedUnkeyedContainer(forKey: "_gH")
            return [
                report { container.allKeys.map(\.stringValue).sorted() },
                report { try deeper.decode(Int.self, forKey: "eF") },
                report { try deeper.decode(Int.self, forKey: "e_f") },
                report { codingPathText(deeper.codingPath) },
                report { codingPathText(list.codingPath) },
                report { try list.decode(Int.self) },
                report { try list.decode([String: Int].self) },
                report { try container.superDecoder().container(keyedBy: AnyKey.self).allKeys },
                report {
                    let inner = try container.superDecoder(forKey: "superKey")
                    let keyed = try inner.container(keyedBy: AnyKey.self)
                    return try keyed.decode(Int.self, forKey: "mN")
                },
                report { try container.nestedContainer(keyedBy: AnyKey.self, forKey: "a_b") },
            ].joined(separator: "; ")
        }
    }
}
