import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// A container that is asked for where a value was encoded goes on with that, as in Foundation.
@Suite struct MergedEncodingTests {
    typealias Script = @Sendable (any Encoder) throws -> Void

    /// Puts a container or a value under a key.
    typealias Step = @Sendable (inout KeyedEncodingContainer<AnyKey>, AnyKey) throws -> Void

    static let objects: [(name: String, step: Step)] = [
        ("a struct", { try $0.encode(Sample.Point(x: 1, y: 2.5), forKey: $1) }),
        ("another struct", { try $0.encode(Sample.Box(value: [1]), forKey: $1) }),
        ("an empty struct", { try $0.encode(Sample.Empty(), forKey: $1) }),
        ("a dictionary", { try $0.encode(["x": 3], forKey: $1) }),
        ("a dictionary by numbers", { try $0.encode([7: "seven"], forKey: $1) }),
        ("a tree", { try $0.encode(["x": [1], "z": nil] as JSONValue, forKey: $1) }),
        ("an enum", { try $0.encode(Sample.Shape.circle(radius: 2), forKey: $1) }),
        (
            "a nested container",
            { table, key in
                var inner = table.nestedContainer(keyedBy: AnyKey.self, forKey: key)
                try inner.encode("nested", forKey: "n")
                try inner.encode(8, forKey: "x")
            }
        ),
        (
            "an empty nested container",
            { table, key in _ = table.nestedContainer(keyedBy: AnyKey.self, forKey: key) }
        ),
        (
            "super",
            { table, key in
                var inner = table.superEncoder(forKey: key).container(keyedBy: AnyKey.self)
                try inner.encode("super", forKey: "s")
                try inner.encode(9, forKey: "x")
            }
        ),
    ]

    static let arrays: [(name: String, step: Step)] = [
        ("integers", { try $0.encode([1, 2], forKey: $1) }),
        ("doubles", { try $0.encode([1.5, -0.0], forKey: $1) }),
        ("strings", { try $0.encode(["a", "b"], forKey: $1) }),
        ("structs", { try $0.encode([Sample.Point(x: 1)], forKey: $1) }),
        ("no elements", { try $0.encode([Sample.Point](), forKey: $1) }),
        ("a tree", { try $0.encode([1, "x", nil] as JSONValue, forKey: $1) }),
        (
            "a nested container",
            { table, key in
                var inner = table.nestedUnkeyedContainer(forKey: key)
                try inner.encode("nested")
                try inner.encode("\(inner.count)")
            }
        ),
        (
            "an empty nested container",
            { table, key in _ = table.nestedUnkeyedContainer(forKey: key) }
        ),
    ]

    static let scalars: [(name: String, step: Step)] = [
        ("null", { try $0.encodeNil(forKey: $1) }),
        ("a number", { try $0.encode(4, forKey: $1) }),
        ("a string", { try $0.encode("text", forKey: $1) }),
        ("a date", { try $0.encode(Date(timeIntervalSince1970: 0), forKey: $1) }),
    ]

    /// True for steps that ask for a container, which Foundation refuses where a scalar stands.
    private static func isContainer(_ name: String) -> Bool { name.contains("container") }

    private func check(_ first: @escaping Step, _ second: @escaping Step) {
        for formatting in FormattingTests.formattings {
            let settings = EncodingSettings(formatting: formatting)
            expectSameScript(settings) { encoder in
                var table = encoder.container(keyedBy: AnyKey.self)
                try first(&table, "k")
                try table.encode(true, forKey: "other")
                try second(&table, "k")
            }
            // In a nested container, where both are called twice.
            expectSameScript(settings) { encoder in
                var list = encoder.unkeyedContainer()
                var table = list.nestedContainer(keyedBy: AnyKey.self)
                try first(&table, "k")
                try second(&table, "k")
                try first(&table, "k")
            }
        }
    }

    @Test(arguments: objects.indices) func objectOntoObject(_ index: Int) {
        for (_, second) in Self.objects { check(Self.objects[index].step, second) }
    }

    @Test(arguments: arrays.indices) func arrayOntoArray(_ index: Int) {
        for (_, second) in Self.arrays { check(Self.arrays[index].step, second) }
    }

    @Test(arguments: scalars.indices) func valueOverAnother(_ index: Int) {
        let (_, scalar) = Self.scalars[index]
        for (name, step) in Self.objects + Self.arrays + Self.scalars
        where !Self.isContainer(name) {
            check(scalar, step)
        }
    }

    @Test("A container that is kept goes on beside the one that joined it")
    func containersInTurns() {
        expectSameScript { encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode(Sample.Point(x: 1), forKey: "k")
            var first = table.nestedContainer(keyedBy: AnyKey.self, forKey: "k")
            try first.encode(2, forKey: "a")
            var second = table.nestedContainer(keyedBy: AnyKey.self, forKey: "k")
            try second.encode(3, forKey: "b")
            try first.encode(4, forKey: "c")
            try second.encode(5, forKey: "x")
            var list = first.nestedUnkeyedContainer(forKey: "list")
            try list.encode(6)
            var again = second.nestedUnkeyedContainer(forKey: "list")
            try again.encode("\(again.count) \(list.count)")
        }
    }

    @Test("An encoder goes on with what it encoded as a single value")
    func afterSingleValue() {
        let arrays: [any Encodable & Sendable] = [
            [1, 2], [1.5], ["a"], [Sample.Point(x: 1)], [1, nil] as JSONValue, [[1]],
        ]
        for value in arrays {
            expectSameScript { encoder in
                var single = encoder.singleValueContainer()
                try single.encode(value)
                var list = encoder.unkeyedContainer()
                try list.encode("more")
                try list.encode("\(list.count)")
            }
        }
        let objects: [any Encodable & Sendable] = [
            Sample.Point(x: 1), ["a": 1], ["a": [1]] as JSONValue, Sample.Empty(),
        ]
        for value in objects {
            expectSameScript { encoder in
                var single = encoder.singleValueContainer()
                try single.encode(value)
                var table = encoder.container(keyedBy: AnyKey.self)
                try table.encode("more", forKey: "more")
                try table.encode("over", forKey: "a")
            }
        }
    }
}
