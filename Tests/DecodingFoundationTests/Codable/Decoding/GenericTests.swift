import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Generic types, property wrappers, recursive types and types with containers of their own.
@Suite struct GenericTests {
    /// A wrapper that reads null and absence as a value of its own.
    @propertyWrapper struct Defaulted: Codable {
        var wrappedValue: Int

        init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            wrappedValue = container.decodeNil() ? -1 : try container.decode(Int.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(wrappedValue)
        }
    }

    /// A wrapper that keeps what it can of an array.
    @propertyWrapper struct Lossy<Element: Codable>: Codable {
        struct Skipped: Codable {}

        var wrappedValue: [Element]

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            wrappedValue = []
            while !container.isAtEnd {
                if let element = try? container.decode(Element.self) {
                    wrappedValue.append(element)
                } else {
                    _ = try container.decode(Skipped.self)
                }
            }
        }

        func encode(to encoder: any Encoder) throws {
            try wrappedValue.encode(to: encoder)
        }
    }

    struct Wrappers: Codable {
        @Defaulted var number: Int
        @Lossy var list: [Sample.Point]
    }

    @Test(arguments: [
        "{\"number\":1,\"list\":[]}", "{\"number\":null,\"list\":[{\"x\":1}]}", "{\"list\":[]}",
        "{\"number\":1,\"list\":[{\"x\":1},{\"x\":\"2\"},{},{\"x\":3,\"y\":4}]}", "{\"number\":1}",
        "{\"number\":\"1\",\"list\":[]}", "{\"number\":1,\"list\":[1]}",
        "{\"number\":1,\"list\":[{\"x\":1},null]}",
        "{\"number\":1,\"list\":[[{\"x\":1}],{\"x\":2}]}",
        "{\"number\":1,\"list\":{}}", "{\"number\":1,\"list\":null}",
    ])
    func propertyWrappers(_ text: String) {
        expectSameDecoding([Wrappers.self, Wrappers?.self], [text])
        expectSameDecoding([[Wrappers].self], ["[\(text)]"])
        expectSameDecoding([[String: Wrappers].self], ["{\"k\":\(text)}"])
    }

    struct Page<Item: Codable, Extra: Codable>: Codable {
        var items: [Item]
        var extra: Extra?
        var next: [Page<Extra, Item>]?
    }

    @Test(arguments: [
        "{\"items\":[]}", "{\"items\":[1,2],\"extra\":\"x\"}", "{\"items\":[\"x\"],\"extra\":1}",
        "{\"items\":[1],\"next\":[{\"items\":[\"x\"],\"extra\":5}]}",
        "{\"items\":[1],\"next\":[{\"items\":[\"x\"],\"extra\":\"y\"}]}",
        "{\"items\":[1],\"next\":[{\"items\":[2]}]}",
        "{\"items\":[{\"x\":1}],\"extra\":{\"items\":[]}}",
        "{\"items\":[{\"x\":1},{\"x\":null}]}", "{\"items\":{}}", "{\"items\":[1,\"x\"]}",
    ])
    func pages(_ text: String) {
        let types: [any Decodable.Type] = [
            Page<Int, String>.self, Page<String, Int>.self, Page<Int, Int>?.self,
            Page<Sample.Point, Page<Int, String>>.self, Page<Double, [Int]>.self,
            Page<Sample.Wrapped<Int>, Sample.Wrapped<String>>.self,
        ]
        expectSameDecoding(types, [text])
    }

    /// A leaf and a node of a tree, `depth` levels down.
    private static func tree(depth: Int, leaf: String) -> String {
        (0..<depth).reduce(leaf) { inner, level in
            "{\"name\":\"\(level)\",\"children\":[{\"name\":\"\",\"children\":[]},\(inner)]}"
        }
    }

    @Test(arguments: [0, 1, 2, 5, 20, 60])
    func trees(_ depth: Int) {
        let leaves = [
            "{\"name\":\"leaf\",\"children\":[]}", "{\"name\":\"leaf\",\"children\":null}",
            "{\"name\":1,\"children\":[]}", "{\"children\":[]}", "[]", "null", "{}", "\"x\"",
        ]
        for leaf in leaves {
            let text = Self.tree(depth: depth, leaf: leaf)
            expectSameDecoding([Sample.Tree.self, Sample.Tree?.self], [text])
            expectSameDecoding([[Sample.Tree].self], ["[\(text)]"])
        }
    }

    /// Arrays in arrays, and objects in objects.
    indirect enum Nested: Decodable {
        case leaf, list([Nested]), table([String: Nested])

        init(from decoder: any Decoder) throws {
            if var list = try? decoder.unkeyedContainer() {
                var elements: [Nested] = []
                while !list.isAtEnd { elements.append(try list.decode(Nested.self)) }
                self = .list(elements)
            } else if let table = try? decoder.container(keyedBy: AnyKey.self) {
                var members: [String: Nested] = [:]
                for key in table.allKeys {
                    members[key.stringValue] = try table.decode(Nested.self, forKey: key)
                }
                self = .table(members)
            } else if try decoder.singleValueContainer().decodeNil() {
                self = .leaf
            } else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "thrown by the type")
                )
            }
        }
    }

    @Test(arguments: [
        "null", "[]", "{}", "[[]]", "[[],[[],[null]],null]", "{\"a\":{\"b\":[{\"c\":null},{}]}}",
        "1", "[1]", "[[],[[],[true]]]", "{\"a\":{\"b\":[{\"c\":\"x\"}]}}", "[{\"a\":[0]}]",
    ])
    func nested(_ text: String) {
        expectSameDecoding(
            [Nested.self, Nested?.self, [Nested].self, [String: Nested].self],
            [text]
        )
    }

    @Test(arguments: [10, 100, 400])
    func deepNesting(_ depth: Int) {
        for leaf in ["", "null", "1"] {
            let list =
                String(repeating: "[", count: depth) + leaf
                + String(repeating: "]", count: depth)
            let table =
                String(repeating: "{\"a\":[", count: depth / 2) + leaf
                + String(repeating: "]}", count: depth / 2)
            expectSameDecoding([Nested.self], [list, table])
        }
    }
}
