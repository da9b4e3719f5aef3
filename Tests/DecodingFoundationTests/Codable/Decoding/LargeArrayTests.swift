import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Large arrays of plain values, for which there may be ways of their own.
@Suite struct LargeArrayTests {
    /// What an array holds: how each element is made, and the types that it is read as.
    struct Content: Sendable {
        var name: String
        var element: @Sendable (Int) -> String
    }

    static let contents: [Content] = [
        Content(name: "integers") { "\($0 * 7919 - 100_000)" },
        Content(name: "bytes") { "\($0 % 256)" },
        Content(name: "doubles") { "\(Double($0) * 0.37 - 100)" },
        Content(name: "exponents") { "\($0 % 10).5e\($0 % 30)" },
        Content(name: "bools") { $0 % 3 == 0 ? "true" : "false" },
        Content(name: "strings") { "\"text \($0)\"" },
        Content(name: "escapes") { "\"\\u00e9\\n\($0)😀\"" },
        Content(name: "rows") { "[\($0),\($0).5,-\($0 + 1)]" },
        Content(name: "empty rows") { $0 % 2 == 0 ? "[]" : "[0]" },
        Content(name: "tables") { "{\"x\":\($0),\"y\":0.5}" },
    ]

    static let wrongs = [
        "null", "true", "\"wrong\"", "\"\"", "1", "1.5", "[]", "[null]", "[[]]", "{}", "-1", "256",
        "{\"x\":null}", "[1,\"x\",2]", "[1,2,null]", "1e400", "99999999999999999999", "[1,1e400]",
    ]

    static var types: [any Decodable.Type] {
        [
            [Int].self, [UInt8].self, [Int8].self, [UInt64].self, [Int128].self, [Double].self,
            [Float].self, [CGFloat].self, [Bool].self, [String].self, [Decimal].self, [Int?].self,
            [Double?].self, [String?].self, [[Int]].self, [[Double]].self, [[Float?]].self,
            [[Double]?].self, [Sample.Point].self, [[String: Double]].self, Set<Int>.self,
            ContiguousArray<Int>.self, [[[Int]]].self, [Int32].self, [UInt16].self,
        ]
    }

    private static func text(
        _ content: Content,
        count: Int,
        wrong: String? = nil,
        at index: Int = 0
    ) -> String {
        var elements = (0..<count).map(content.element)
        if let wrong { elements[index] = wrong }
        return "[\(elements.joined(separator: ","))]"
    }

    @Test(arguments: contents.indices)
    func right(_ index: Int) {
        let texts = [1, 2, 31, 33, 500].map { Self.text(Self.contents[index], count: $0) }
        expectSameDecoding(Self.types.filter { !("\($0)".hasPrefix("Set<")) }, texts)
    }

    @Test("One wrong element in the middle", arguments: contents.indices)
    func wrong(_ index: Int) {
        let content = Self.contents[index]
        for wrong in TestScope.some(Self.wrongs, oneIn: 5, turn: index) {
            for (count, place) in [(3, 0), (3, 2), (40, 17), (40, 39)] {
                let text = Self.text(content, count: count, wrong: wrong, at: place)
                expectSameDecoding(Self.types, [text])
            }
        }
    }

    @Test("The same further inside", arguments: contents.indices)
    func inside(_ index: Int) {
        let content = Self.contents[index]
        for wrong in TestScope.some(Self.wrongs + ["0"], oneIn: 5, turn: index) {
            let text = Self.text(content, count: 30, wrong: wrong, at: 20)
            for type in Self.types { expectSameFamily(type, text) }
        }
    }

    private func expectSameFamily<Value: Decodable>(_ type: Value.Type, _ text: String) {
        expectSameDecoding([[String: Value].self], ["{\"k\":\(text)}"])
        expectSameDecoding([[Value].self], ["[[],\(text)]"])
        expectSameScript("{\"a\":[\(text)]}") { decoder in
            let table = try decoder.container(keyedBy: AnyKey.self)
            var list = try table.nestedUnkeyedContainer(forKey: "a")
            var inner = try list.nestedUnkeyedContainer()
            var count = 0
            while !inner.isAtEnd, (try? inner.decode(Double.self)) != nil { count += 1 }
            return "\(count) \(inner.currentIndex) \(inner.count ?? -1)"
        }
    }

    @Test("Thousands of elements")
    func thousands() {
        for content in Self.contents {
            let text = Self.text(content, count: 5000)
            let cut = String(text.dropLast())
            expectSameDecoding(
                [[Int].self, [Double].self, [Bool].self, [String].self, [[Double]].self],
                [text, cut, cut + ",]x"]
            )
        }
    }

    @Test("Arrays of empty things")
    func empty() {
        let texts = ["[]", "[ ]", "[[]]", "[[],[]]", "[[[]]]", "[{}]", "[[],[[]],{}]"]
        expectSameDecoding(Self.types, texts)
    }
}
