import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Containers that are written in turns, twice, or not at all.
@Suite struct ContainerEncodingTests {
    typealias Script = @Sendable (any Encoder) throws -> Void

    private static func table(_ encoder: any Encoder) -> KeyedEncodingContainer<AnyKey> {
        encoder.container(keyedBy: AnyKey.self)
    }

    static let scripts: [(name: String, script: Script)] = [
        ("nothing", { _ in }),
        ("an empty object", { _ = table($0) }),
        ("an empty array", { _ = $0.unkeyedContainer() }),
        ("a single container without a value", { _ = $0.singleValueContainer() }),
        (
            "null",
            { encoder in
                var single = encoder.singleValueContainer()
                try single.encodeNil()
            }
        ),
        (
            "the same key twice",
            { encoder in
                var table = table(encoder)
                try table.encode(1, forKey: "a")
                try table.encode("b", forKey: "b")
                try table.encode("two", forKey: "a")
            }
        ),
        (
            "a key again as null",
            { encoder in
                var table = table(encoder)
                try table.encode([1], forKey: "a")
                try table.encodeNil(forKey: "a")
            }
        ),
        (
            "a scalar over a container",
            { encoder in
                var table = table(encoder)
                var inner = table.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
                try inner.encode(1, forKey: "x")
                try table.encode(2, forKey: "a")
            }
        ),
        (
            "an object requested twice",
            { encoder in
                var first = table(encoder)
                try first.encode(1, forKey: "a")
                var second = table(encoder)
                try second.encode(2, forKey: "b")
                try first.encode(3, forKey: "c")
                try second.encode(4, forKey: "a")
            }
        ),
        (
            "an array requested twice",
            { encoder in
                var first = encoder.unkeyedContainer()
                try first.encode(1)
                var second = encoder.unkeyedContainer()
                try second.encode(2)
                try first.encode(3)
                try second.encode("\(first.count) \(second.count)")
            }
        ),
        (
            "a nested object requested twice",
            { encoder in
                var table = table(encoder)
                var first = table.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
                try first.encode(1, forKey: "x")
                var second = table.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
                try second.encode(2, forKey: "y")
                try first.encode(3, forKey: "z")
            }
        ),
        (
            "a nested array requested twice",
            { encoder in
                var table = table(encoder)
                var first = table.nestedUnkeyedContainer(forKey: "a")
                try first.encode(1)
                var second = table.nestedUnkeyedContainer(forKey: "a")
                try second.encode(2)
                try first.encode(3)
                try table.encode("\(first.count) \(second.count)", forKey: "counts")
            }
        ),
        (
            "two nested containers in turns",
            { encoder in
                var table = table(encoder)
                var left = table.nestedUnkeyedContainer(forKey: "left")
                var right = table.nestedContainer(keyedBy: AnyKey.self, forKey: "right")
                try left.encode(1)
                try right.encode(1, forKey: "a")
                var inner = left.nestedContainer(keyedBy: AnyKey.self)
                try right.encode(2, forKey: "b")
                try left.encode(2)
                try inner.encode("late", forKey: "x")
                try table.encode("end", forKey: "end")
                try left.encode(3)
                try inner.encode("later", forKey: "y")
            }
        ),
        (
            "containers in an array in turns",
            { encoder in
                var list = encoder.unkeyedContainer()
                var first = list.nestedUnkeyedContainer()
                var second = list.nestedContainer(keyedBy: AnyKey.self)
                var third = list.nestedUnkeyedContainer()
                try third.encode(true)
                try first.encode("1")
                try list.encode(0.5)
                try second.encode(Sample.Point(x: 1), forKey: "p")
                try first.encodeNil()
                _ = third.nestedContainer(keyedBy: AnyKey.self)
                try third.encode("\(first.count) \(third.count) \(list.count)")
            }
        ),
        (
            "super before and after other keys",
            { encoder in
                var table = table(encoder)
                let early = table.superEncoder()
                try table.encode(1, forKey: "a")
                var single = early.singleValueContainer()
                try single.encode("early")
                let late = table.superEncoder(forKey: "z")
                try table.encode(2, forKey: "b")
                var list = late.unkeyedContainer()
                try list.encode("late")
                try table.encode(3, forKey: "c")
                try list.encode("later")
            }
        ),
        (
            "super that is left empty",
            { encoder in
                var table = table(encoder)
                _ = table.superEncoder()
                _ = table.superEncoder(forKey: "own")
                try table.encode(1, forKey: "a")
                var list = table.nestedUnkeyedContainer(forKey: "list")
                _ = list.superEncoder()
                try list.encode(1)
                _ = list.superEncoder()
                try list.encode("\(list.count)")
            }
        ),
        (
            "super of an array, filled late",
            { encoder in
                var list = encoder.unkeyedContainer()
                try list.encode(1)
                let inner = list.superEncoder()
                try list.encode(2)
                var table = inner.container(keyedBy: AnyKey.self)
                try table.encode("x", forKey: "a")
                try list.encode(3)
                try table.encode("y", forKey: "b")
            }
        ),
        (
            "super over another value",
            { encoder in
                var table = table(encoder)
                try table.encode(1, forKey: "super")
                var single = table.superEncoder().singleValueContainer()
                try single.encode(2)
            }
        ),
        (
            "super of super",
            { encoder in
                var table = table(encoder)
                let first = table.superEncoder()
                var inner = first.container(keyedBy: AnyKey.self)
                let second = inner.superEncoder()
                try inner.encode(1, forKey: "a")
                try Sample.Point(x: 1).encode(to: second)
            }
        ),
        (
            "a value that encodes itself into the encoder",
            { encoder in
                try Sample.Point(x: 1, y: 2).encode(to: encoder)
                try Sample.Box(value: "more").encode(to: encoder)
            }
        ),
        (
            "arrays that encode themselves into the encoder",
            { encoder in
                try [1, 2].encode(to: encoder)
                try ["x"].encode(to: encoder)
            }
        ),
        (
            "an object whose members encode nothing",
            { encoder in
                var table = table(encoder)
                try table.encode(ScriptedEncodable { _ in }, forKey: "a")
                try table.encode(
                    [ScriptedEncodable { _ in }, ScriptedEncodable { _ in }],
                    forKey: "b"
                )
                try table.encode(ScriptedEncodable { _ = $0.unkeyedContainer() }, forKey: "c")
                try table.encodeIfPresent(ScriptedEncodable?.none, forKey: "d")
            }
        ),
        (
            "every type of scalar",
            { encoder in
                var list = encoder.unkeyedContainer()
                try list.encode(contentsOf: [1, 2, 3])
                try list.encode(contentsOf: ["a", "b"])
                try list.encode(contentsOf: [true])
                try list.encode(contentsOf: [1.5 as Float])
                try list.encode(Int8(-8))
                try list.encode(UInt64.max)
                try list.encode(Int128.min)
                try list.encode(UInt128.max)
                try list.encodeConditional(Held())
                try list.encode("\(list.count)")
            }
        ),
        (
            "conditional and optional members",
            { encoder in
                var table = table(encoder)
                try table.encodeConditional(Held(), forKey: "held")
                try table.encodeIfPresent(Int?.none, forKey: "none")
                try table.encodeIfPresent("x", forKey: "some")
                try table.encode(Int?.none, forKey: "null")
                try table.encode(Int??.some(nil), forKey: "twice")
            }
        ),
    ]

    final class Held: Encodable {
        func encode(to encoder: any Encoder) throws {
            var single = encoder.singleValueContainer()
            try single.encode("held")
        }
    }

    @Test(arguments: scripts.indices)
    func everyScript(_ index: Int) {
        let script = Self.scripts[index].script
        for formatting in FormattingTests.formattings {
            let settings = EncodingSettings(formatting: formatting)
            let value = ScriptedEncodable(script)
            expectSameEncoding(value, settings)
            expectSameEncoding([value, value], settings)
            expectSameEncoding(["k": value], settings)
            expectSameEncoding([[value], []], settings)
            expectSameEncoding([7: value], settings)
            expectSameEncoding(ScriptedEncodable?.some(value), settings)
            expectSameScript(settings) { encoder in
                var single = encoder.singleValueContainer()
                try single.encode(value)
            }
            expectSameScript(settings) { encoder in
                var table = encoder.container(keyedBy: AnyKey.self)
                try table.encode(1, forKey: "before")
                try script(table.superEncoder())
                try script(table.superEncoder(forKey: "own"))
                try table.encode(value, forKey: "value")
                var list = table.nestedUnkeyedContainer(forKey: "list")
                try script(list.superEncoder())
                try list.encode(value)
                try table.encode(2, forKey: "after")
            }
        }
    }
}
