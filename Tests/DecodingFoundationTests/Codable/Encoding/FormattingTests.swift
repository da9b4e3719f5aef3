import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Every combination of ways to format the output.
@Suite struct FormattingTests {
    static let formattings: [JSONEncoder.OutputFormatting] = (0..<8).map { bits in
        var formatting: JSONEncoder.OutputFormatting = []
        if bits & 1 != 0 { formatting.insert(.prettyPrinted) }
        if bits & 2 != 0 { formatting.insert(.sortedKeys) }
        if bits & 4 != 0 { formatting.insert(.withoutEscapingSlashes) }
        return formatting
    }

    /// Values of every kind and nesting.
    static let values: [any Encodable & Sendable] = [
        1, "a/b", true, [Int](), [String: Int](), [1], [1, 2], ["a"], ["a": 1], [[Int]](),
        [[]] as [[Int]],
        [[], [1], [[2].count]] as [[Int]], ["a": [Int]()], ["a": [String: Int]()],
        [[String: Int]()],
        ["b": 1, "a": 2, "c": 3], ["a": ["b": ["c": [1, 2]]]], [nil, 1] as [Int?],
        ["a": nil, "b": 1] as [String: Int?], Int?.none, Sample.Empty(), [Sample.Empty()],
        Sample.Point(x: 1, y: nil), [Sample.Point(x: 1, y: 0.5), Sample.Point(x: -1, y: nil)],
        Sample.Line(name: "http://x/", from: .init(x: 1), to: .init(x: 2, y: 3), tags: ["/", ""]),
        Sample.Line(name: "", from: .init(x: 1), to: nil, tags: []),
        Sample.Shape.none, Sample.Shape.pair(1, label: nil),
        Sample.Shape.group([.none], inner: nil),
        Sample.Tree(
            name: "a",
            children: [.init(name: "b/c", children: []), .init(name: "", children: [])]
        ),
        [
            "a/b": 1, "a": 2, "a b": 3, "": 4, "A": 5, "é": 6, "aa": 7, "\n": 8, "😀": 9,
            "\u{FFFF}": 10,
        ],
        [
            "1": 1, "10": 2, "2": 3, "01": 4, "a1": 5, "a10": 6, "a2": 7, "_": 8, "~": 9, "B": 10,
            "b": 11,
        ],
        ["e\u{301}x": 1, "f": 2, "e": 3, "z": 4, "\u{e9}y": 5], [1: "a", 10: "b", 2: "c", -1: "d"],
        URL(string: "http://a.b/c?d=/") ?? URL(fileURLWithPath: "/"), Data([255, 255, 255]),
        [true: 1], Set([1]), Sample.Wrapped([Sample.Wrapped("/")]),
        Sample.Box(value: [Sample.Box(value: 1)]),
        Sample.Pair("a", Sample.Pair(1, [2.5])),
    ]

    @Test(arguments: formattings.indices)
    func everyCombination(_ index: Int) {
        let settings = EncodingSettings(formatting: Self.formattings[index])
        expectSameEncoding(each: Self.values, settings)
        for value in Self.values { expectSameFamily(value, settings) }
    }

    private func expectSameFamily<Value: Encodable>(_ value: Value, _ settings: EncodingSettings) {
        expectSameEncoding([value], settings)
        expectSameEncoding([value, value], settings)
        expectSameEncoding([[value]], settings)
        expectSameEncoding(["k": value], settings)
        expectSameEncoding(["k": [value, value]], settings)
        expectSameEncoding(Value?.some(value), settings)
        expectSameEncoding(["a": Value?.none, "b": value], settings)
    }

    @Test("The exact text, so that the style cannot change with Foundation's")
    func exactText() throws {
        let encoder = FastJSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let line = Sample.Line(name: "a/b", from: .init(x: 1, y: 0.5), to: nil, tags: ["t"])
        let text = String(decoding: try encoder.encodeBytes(line), as: UTF8.self)
        #expect(
            text == """
                {
                  "from" : {
                    "x" : 1,
                    "y" : 0.5
                  },
                  "name" : "a\\/b",
                  "tags" : [
                    "t"
                  ]
                }
                """
        )
    }
}
