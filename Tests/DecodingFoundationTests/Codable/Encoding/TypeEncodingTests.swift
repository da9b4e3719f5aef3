import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Classes, enums, dictionaries of every kind of key, and optionals.
@Suite struct TypeEncodingTests {
    class Animal: Codable {
        var name = "a/b"
        var legs: Int?

        init() {}
    }

    /// Shares the container of its superclass.
    class Dog: Animal {
        var breed = "b"

        private enum CodingKeys: CodingKey { case breed, name }

        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var table = encoder.container(keyedBy: CodingKeys.self)
            try table.encode(breed, forKey: .breed)
            try table.encode("over", forKey: .name)
        }
    }

    /// Has the superclass under `super`.
    final class Puppy: Dog {
        private enum CodingKeys: CodingKey { case age }

        override func encode(to encoder: any Encoder) throws {
            var table = encoder.container(keyedBy: CodingKeys.self)
            try super.encode(to: table.superEncoder())
            try table.encode(1, forKey: .age)
        }
    }

    /// Has the superclass in an array.
    final class Fish: Animal {
        override func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            try list.encode("fish")
            try super.encode(to: list.superEncoder())
            try list.encode(list.count)
        }
    }

    static var values: [any Encodable] {
        [
            Animal(), Dog(), Puppy(), Fish(), [Animal(), Dog(), Puppy(), Fish()], ["a": Puppy()],
            Sample.Shape.none, Sample.Shape.circle(radius: 0.5), Sample.Shape.square(2),
            Sample.Shape.pair(1, label: "x"), Sample.Shape.pair(1, label: nil),
            Sample.Shape.group([.none, .square(1)], inner: .group([], inner: nil)),
            [Sample.Shape.none], ["a": Sample.Shape.square(1)], Sample.Colour.allCases,
            Sample.Level.allCases, Sample.Colour.red, Sample.Level.high,
            [1: 1], [Int8(1): "x"], [UInt64.max: 1], [1.5: 1], [true: false],
            [Sample.Colour.blue: 1], [Sample.Level.low: 1], [CollectionTests.Number.two: 1],
            [CollectionTests.Compound(first: "a", second: 1): [1]], [CollectionTests.Plain.red: 1],
            [UUID(): 1], [Date(timeIntervalSince1970: 0): 1], [[1, 2]: [3]], [Int?.none: 1],
            [Int?.some(1): Int?.none], ["a": Int?.none], [1: [2: [3: [4]]]], [Int: Int](),
            [Bool: Int](), [String: [Int: [String: Int]]](), ["b": ["a": [1: "x"]], "a": [:]],
            Set<Int>(), Set(["x"]), 1..<5, 1...5, 1..., ...5, ..<5, ContiguousArray([1, 2]),
            SIMD3<Float>(1, 2.5, -0), Int?.none, Int??.some(nil), [Int?.none, 1],
            Sample.Box(value: Int?.none), Sample.Box(value: Int??.some(nil)), Duration.seconds(5),
            Sample.Tree(name: "r", children: [.init(name: "c", children: [])]),
            Sample.Wrapped(Sample.Wrapped(Sample.Wrapped(1))), Sample.Wrapped([Int]()),
            [[[[]]]] as [[[[Int]]]], [["a": [["b": [1]]]]], Array(repeating: 0.5, count: 300),
            Array(0..<1000), (0..<300).map { "text \($0)/" }, (0..<100).map { Sample.Point(x: $0) },
            Array(repeating: [true, false], count: 60), Array(UInt8.min...UInt8.max),
            (0..<50).map { Float($0) / 7 }, (0..<50).map { $0 % 3 == 0 ? nil : $0 } as [Int?],
        ]
    }

    @Test(arguments: FormattingTests.formattings.indices)
    func everyValue(_ index: Int) {
        let settings = EncodingSettings(formatting: FormattingTests.formattings[index])
        expectSameEncoding(each: Self.values, settings)
        for value in Self.values { expectSameInside(value, settings) }
    }

    private func expectSameInside<Value: Encodable>(_ value: Value, _ settings: EncodingSettings) {
        expectSameEncoding([value], settings)
        expectSameEncoding(["k": [value]], settings)
        expectSameEncoding([3: value], settings)
        expectSameEncoding(Value?.some(value), settings)
    }

    @Test("The user info is the same at every level")
    func userInfo() throws {
        let key = try #require(CodingUserInfoKey(rawValue: "own"))
        let settings = EncodingSettings(userInfo: [key: 7])
        expectSameScript(settings) { encoder in
            let text: @Sendable (any Encoder) -> String = { "\($0.userInfo[key] ?? "none")" }
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode(text(encoder), forKey: "top")
            try table.encode(text(table.superEncoder(forKey: "own")), forKey: "super")
            let inner = ScriptedEncodable { encoder in
                var single = encoder.singleValueContainer()
                try single.encode(text(encoder))
            }
            try table.encode(inner, forKey: "inner")
            try table.encode([[inner]], forKey: "list")
            try table.encode(["a": inner], forKey: "table")
            var list = table.nestedUnkeyedContainer(forKey: "nested")
            try list.encode(inner)
            try inner.encode(to: list.superEncoder())
        }
    }

    @Test(arguments: [10, 100, 250])
    func deepNesting(_ depth: Int) {
        var tree = Sample.Tree(name: "leaf", children: [])
        for level in 0..<depth { tree = Sample.Tree(name: "\(level)", children: [tree]) }
        for formatting in TestScope.some(FormattingTests.formattings, oneIn: 2, turn: depth / 10) {
            expectSameEncoding(tree, EncodingSettings(formatting: formatting))
        }
    }
}
