import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// What a keyed container says of every member, present, null, absent or wrong.
@Suite struct KeyedContainerTests {
    static let values = [
        "null", "true", "1", "0.5", "\"x\"", "[]", "[1,2]", "{}", "{\"b\":1}", "\"\"",
        "[{\"b\":[]}]",
        "{\"b\":{\"b\":null}}",
    ]

    typealias Container = KeyedDecodingContainer<AnyKey>
    typealias Step = @Sendable (Container, AnyKey) -> String

    static let steps: [(name: String, step: Step)] = [
        ("contains", { table, key in "\(table.contains(key))" }),
        ("nil", { table, key in report { try table.decodeNil(forKey: key) } }),
        ("Bool", { table, key in report { try table.decode(Bool.self, forKey: key) } }),
        ("Int", { table, key in report { try table.decode(Int.self, forKey: key) } }),
        ("UInt16", { table, key in report { try table.decode(UInt16.self, forKey: key) } }),
        ("Double", { table, key in report { try table.decode(Double.self, forKey: key) } }),
        ("Float", { table, key in report { try table.decode(Float.self, forKey: key) } }),
        ("String", { table, key in report { try table.decode(String.self, forKey: key) } }),
        ("[Int]", { table, key in report { try table.decode([Int].self, forKey: key) } }),
        (
            "[String: Int]",
            { table, key in report { try table.decode([String: Int].self, forKey: key) } }
        ),
        ("Point", { table, key in report { try table.decode(Sample.Point.self, forKey: key) } }),
        ("Empty", { table, key in report { try table.decode(Sample.Empty.self, forKey: key) } }),
        ("Int?", { table, key in report { try table.decode(Int?.self, forKey: key) } }),
        ("Decimal", { table, key in report { try table.decode(Decimal.self, forKey: key) } }),
        ("URL", { table, key in report { try table.decode(URL.self, forKey: key) } }),
        ("Data", { table, key in report { try table.decode(Data.self, forKey: key) } }),
        ("Date", { table, key in report { try table.decode(Date.self, forKey: key) } }),
        ("Bool?", { table, key in report { try table.decodeIfPresent(Bool.self, forKey: key) } }),
        ("Int8?", { table, key in report { try table.decodeIfPresent(Int8.self, forKey: key) } }),
        ("Float?", { table, key in report { try table.decodeIfPresent(Float.self, forKey: key) } }),
        (
            "String?",
            { table, key in report { try table.decodeIfPresent(String.self, forKey: key) } }
        ),
        ("[Int]?", { table, key in report { try table.decodeIfPresent([Int].self, forKey: key) } }),
        (
            "Point?",
            { table, key in report { try table.decodeIfPresent(Sample.Point.self, forKey: key) } }
        ),
        (
            "nested keyed",
            { table, key in
                report {
                    let inner = try table.nestedContainer(keyedBy: AnyKey.self, forKey: key)
                    return [
                        codingPathText(inner.codingPath), "\(inner.allKeys.map(\.stringValue))",
                        report { try inner.decode(Int.self, forKey: "b") },
                        report { try inner.decode(Int.self, forKey: "absent") },
                    ]
                }
            }
        ),
        (
            "nested unkeyed",
            { table, key in
                report {
                    var inner = try table.nestedUnkeyedContainer(forKey: key)
                    return [
                        codingPathText(inner.codingPath), "\(inner.count ?? -1)",
                        report { try inner.decode(Int.self) },
                        report { try inner.decode(Int.self) },
                        report { try inner.decode(Int.self) },
                    ]
                }
            }
        ),
        (
            "super",
            { table, key in
                report {
                    let inner = try table.superDecoder(forKey: key)
                    return [
                        codingPathText(inner.codingPath),
                        report { try inner.singleValueContainer().decode(Int?.self) },
                        report { try inner.container(keyedBy: AnyKey.self).allKeys.count },
                        report { try [Int](from: inner) },
                    ]
                }
            }
        ),
    ]

    /// Keys with and without a number; only their strings count.
    static let keys: [AnyKey] = [
        "a", "absent", AnyKey("a", 3), AnyKey("absent", 3), AnyKey("0", 0),
    ]

    @Test(arguments: steps.indices)
    func everyStep(_ index: Int) {
        let step = Self.steps[index].step
        for value in Self.values {
            for text in ["{\"a\":\(value)}", "{\"z\":[1],\"a\":\(value),\"0\":\(value)}"] {
                expectSameScript(text) { decoder in
                    let table = try decoder.container(keyedBy: AnyKey.self)
                    return Self.keys.map { step(table, $0) }.joined(separator: "; ")
                }
                // The same, further inside.
                expectSameScript("[{\"deep\":\(text)}]") { decoder in
                    var list = try decoder.unkeyedContainer()
                    let outer = try list.nestedContainer(keyedBy: AnyKey.self)
                    let table = try outer.nestedContainer(keyedBy: AnyKey.self, forKey: "deep")
                    return Self.keys.map { step(table, $0) }.joined(separator: "; ")
                }
            }
        }
    }

    /// Keys of which only some are known.
    enum Known: String, CodingKey { case a, b }

    /// Keys that are numbers.
    enum Numbered: Int, CodingKey { case zero, one, seven = 7 }

    @Test(arguments: [
        "{}", "{\"a\":1}", "{\"c\":1,\"b\":2}", "{\"c\":1,\"d\":2}", "{\"0\":1,\"1\":2}",
        "{\"7\":1,\"07\":2,\"x\":3}", "{\"zero\":1}", "{\"a\":1,\"a\":2,\"b\":3}", "[]", "1",
        "null",
    ])
    func keyTypes(_ text: String) {
        expectSameScript(text) { decoder in
            [
                report {
                    try decoder.container(keyedBy: Known.self).allKeys.map(\.rawValue).sorted()
                },
                report {
                    try decoder.container(keyedBy: Numbered.self).allKeys.map(\.rawValue).sorted()
                },
                report {
                    try decoder.container(keyedBy: Numbered.self).decode(Int.self, forKey: .seven)
                },
                report {
                    try decoder.container(keyedBy: Numbered.self).decode(Int.self, forKey: .zero)
                },
                report { try decoder.container(keyedBy: Known.self).decode(Int.self, forKey: .b) },
                report { try decoder.unkeyedContainer().count },
                report { try decoder.singleValueContainer().decode(Int.self) },
                report { try decoder.singleValueContainer().decode([String: Int].self).count },
            ].joined(separator: "; ")
        }
    }

    @Test("Several containers of one object, read in turns")
    func severalContainers() {
        let text = "{\"a\":{\"x\":1,\"y\":[1,2,3]},\"b\":[4,[5],{\"z\":6}],\"c\":\"end\"}"
        expectSameScript(text) { decoder in
            let first = try decoder.container(keyedBy: AnyKey.self)
            let second = try decoder.container(keyedBy: Known.self)
            var list = try first.nestedUnkeyedContainer(forKey: "b")
            let table = try second.nestedContainer(keyedBy: AnyKey.self, forKey: .a)
            var numbers = try table.nestedUnkeyedContainer(forKey: "y")
            var found = [try list.decode(Int.self), try numbers.decode(Int.self)]
            var inner = try list.nestedUnkeyedContainer()
            found.append(try table.decode(Int.self, forKey: "x"))
            found.append(try numbers.decode(Int.self))
            let last = try list.nestedContainer(keyedBy: AnyKey.self)
            found.append(try inner.decode(Int.self))
            let end = try first.decode(String.self, forKey: "c")
            found.append(try last.decode(Int.self, forKey: "z"))
            found.append(try numbers.decode(Int.self))
            let again = try first.decode([String: Sample.Wrapped<Loose>].self, forKey: "a").count
            return "\(found) \(end) \(again) \(numbers.isAtEnd) \(inner.isAtEnd) \(list.isAtEnd)"
        }
    }

    /// Any value.
    struct Loose: Codable {
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}
    }
}
