import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// What an unkeyed container says at every step, and past its end.
@Suite struct UnkeyedContainerTests {
    static let texts = [
        "[]", "[1]", "[1,2,3]", "[null]", "[true,null,\"x\"]", "[[],[1],{}]",
        "[{\"a\":1},{\"a\":[2]}]",
        "{}", "null", "1", "\"x\"", "[1.5,2]", "[[[1]]]", "[{\"a\":null}]",
    ]

    /// One step of a container.
    typealias Step = @Sendable (inout any UnkeyedDecodingContainer) -> String

    static let steps: [(name: String, step: Step)] = [
        ("decode Int", { list in report { try list.decode(Int.self) } }),
        ("decode Bool", { list in report { try list.decode(Bool.self) } }),
        ("decode String", { list in report { try list.decode(String.self) } }),
        ("decode Double", { list in report { try list.decode(Double.self) } }),
        ("decode Float", { list in report { try list.decode(Float.self) } }),
        ("decode [Int]", { list in report { try list.decode([Int].self) } }),
        ("decode [String: Int]", { list in report { try list.decode([String: Int].self) } }),
        ("decode Point", { list in report { try list.decode(Sample.Point.self) } }),
        ("decode Date", { list in report { try list.decode(Date.self) } }),
        ("decode URL", { list in report { try list.decode(URL.self) } }),
        ("decode Int?", { list in report { try list.decode(Int?.self) } }),
        ("if present Int", { list in report { try list.decodeIfPresent(Int.self) } }),
        ("if present Int8", { list in report { try list.decodeIfPresent(Int8.self) } }),
        ("if present Bool", { list in report { try list.decodeIfPresent(Bool.self) } }),
        ("if present String", { list in report { try list.decodeIfPresent(String.self) } }),
        ("if present Double", { list in report { try list.decodeIfPresent(Double.self) } }),
        ("if present Point", { list in report { try list.decodeIfPresent(Sample.Point.self) } }),
        ("decode nil", { list in report { try list.decodeNil() } }),
        (
            "nested unkeyed",
            { list in
                report {
                    var inner = try list.nestedUnkeyedContainer()
                    return [
                        "\(inner.count ?? -1) \(inner.isAtEnd) \(codingPathText(inner.codingPath))",
                        report { try inner.decode(Int.self) },
                    ]
                }
            }
        ),
        (
            "nested keyed",
            { list in
                report {
                    let inner = try list.nestedContainer(keyedBy: AnyKey.self)
                    return [
                        "\(inner.allKeys.map(\.stringValue)) \(codingPathText(inner.codingPath))",
                        report { try inner.decode(Int.self, forKey: "a") },
                    ]
                }
            }
        ),
        (
            "super",
            { list in
                report {
                    let inner = try list.superDecoder()
                    return [
                        codingPathText(inner.codingPath),
                        report { try inner.singleValueContainer().decode(Int?.self) },
                        report { try inner.unkeyedContainer().count },
                    ]
                }
            }
        ),
    ]

    @Test(arguments: steps.indices)
    func everyStep(_ index: Int) {
        let step = Self.steps[index].step
        let isIfPresent = Self.steps[index].name.hasPrefix("if present")
        for text in Self.texts {
            for prefix in ["", "{\"k\":[0,"] {
                let document = prefix.isEmpty ? text : "\(prefix)\(text)]}"
                expectSameScript(document) { decoder in
                    var list: any UnkeyedDecodingContainer
                    if prefix.isEmpty {
                        list = try decoder.unkeyedContainer()
                    } else {
                        let outer = try decoder.container(keyedBy: AnyKey.self)
                        var middle = try outer.nestedUnkeyedContainer(forKey: "k")
                        _ = try middle.decode(Int.self)
                        list = try middle.nestedUnkeyedContainer()
                    }
                    var lines = [Self.state(of: list)]
                    // Foundation counts on past the end where a value need not be present.
                    for _ in 0..<5 where !(list.isAtEnd && isIfPresent) {
                        lines.append(step(&list))
                        lines.append(Self.state(of: list))
                    }
                    return lines.joined(separator: "; ")
                }
            }
        }
    }

    private static func state(of list: any UnkeyedDecodingContainer) -> String {
        "\(list.currentIndex)/\(list.count ?? -1) \(list.isAtEnd) \(codingPathText(list.codingPath))"
    }

    @Test("A wrong element is not passed, so another type may be tried")
    func secondAttempt() {
        for text in Self.texts {
            expectSameScript(text) { decoder in
                var list = try decoder.unkeyedContainer()
                var lines: [String] = []
                while !list.isAtEnd {
                    let before = list.currentIndex
                    lines.append(report { try list.decode(Int.self) })
                    if list.currentIndex == before { lines.append(report { try list.decodeNil() }) }
                    if list.currentIndex == before {
                        lines.append(report { try list.decode([Int].self) })
                    }
                    if list.currentIndex == before {
                        lines.append(report { try list.decode([String: Int].self) })
                    }
                    if list.currentIndex == before {
                        lines.append(report { try list.decode(String.self) })
                    }
                    if list.currentIndex == before { break }
                }
                return lines.joined(separator: "; ") + Self.state(of: list)
            }
        }
    }

    @Test("Two containers of one array are independent")
    func twoContainers() {
        expectSameScript("[1,[2,3],{\"a\":4},5]") { decoder in
            var first = try decoder.unkeyedContainer()
            var second = try decoder.unkeyedContainer()
            let number = try first.decode(Int.self)
            var nested = try first.nestedUnkeyedContainer()
            let other = try second.decode(Int.self)
            let list = try second.decode([Int].self)
            let inner = try nested.decode(Int.self)
            let table = try first.nestedContainer(keyedBy: AnyKey.self)
            let rest = try nested.decode(Int.self)
            let last = try first.decode(Int.self)
            let late = try table.decode(Int.self, forKey: "a")
            var third = second
            let again = report { try third.decode([String: Int].self) }
            return "\([number, other, inner, rest, last, late]) \(list) \(again)"
                + Self.state(of: first) + Self.state(of: second) + Self.state(of: third)
        }
    }

}
