import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Keys as they are, in snake case, and converted by a closure.
@Suite struct KeyEncodingTests {
    static let names = [
        "", "_", "__", "a", "A", "aB", "AB", "ABC", "aBC", "aBCd", "myURLProperty", "_x", "x_",
        "_x_",
        "x1Y2", "URL", "url", "oneTwoThree", "OneTwo", "one_two", "one_Two", "_oneTwo_",
        "__oneTwo__",
        "x1", "1x", "1X", "X1Y", "aÉcole", "éTé", "ÉTÉ", "straßeNord", "aẞb", "a😀B", "😀Ab", "a b",
        "a B",
        "A b", "a.B", "aB1C2D", "iPhoneXSMax", "JSONEncoder", "thisIsAnXMLProperty",
        "dataPointUTF8",
        "ﬁX", "ǅabc", "a\u{301}B", "aI\u{307}b", "Index 0", "single_", "\0A", "xY\n",
    ]

    /// Each strategy.
    static let strategies: [(name: String, strategy: JSONEncoder.KeyEncodingStrategy)] = [
        ("useDefaultKeys", .useDefaultKeys), ("convertToSnakeCase", .convertToSnakeCase),
        ("uppercased", .custom { AnyKey($0.last?.stringValue.uppercased() ?? "none") }),
        ("the path", .custom { AnyKey(codingPathText($0)) }),
        ("number", .custom { AnyKey($0.last?.stringValue ?? "", 7) }),
        ("constant", .custom { _ in AnyKey("same") }),
    ]

    @Test(arguments: names)
    func oneName(_ name: String) {
        for (_, strategy) in Self.strategies {
            let settings = EncodingSettings(keys: strategy)
            expectSameScript(settings) { encoder in
                var table = encoder.container(keyedBy: AnyKey.self)
                try table.encode(1, forKey: AnyKey(name))
            }
            expectSameScript(settings) { encoder in
                var list = encoder.unkeyedContainer()
                var table = list.nestedContainer(keyedBy: AnyKey.self)
                var inner = table.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey(name))
                try inner.encode([name: [name: Sample.Empty()]], forKey: AnyKey(name))
                try inner.encodeNil(forKey: AnyKey("x\(name)"))
            }
            expectSameEncoding([name: [name: 1]], settings)
            expectSameEncoding([[name: [1]]], settings)
        }
    }

    struct Names: Codable {
        var oneTwo = 1
        var _private: Int? = 2
        var myURLProperty = ["aKey": 1]
        var inner = [Sample.Box(value: ["innerKey": Sample.Point(x: 1)])]
        var byNumber = [1: ["aKey": 2]]
        var colours = [Sample.Colour.red: 1]
        var shape = Sample.Shape.circle(radius: 1)
        var loose = Payload.oneTwo(firstValue: 1)
    }

    enum Payload: Codable {
        case oneTwo(firstValue: Int)
        case _hidden
    }

    enum ColourKey: String, Codable, CodingKeyRepresentable {
        case darkRed, lightBlue
    }

    /// Without paths in keys: Foundation cuts those in enums short, see `DifferenceTests`.
    @Test(arguments: strategies.indices.filter { strategies[$0].name != "the path" })
    func nested(_ index: Int) {
        let strategy = Self.strategies[index].strategy
        for formatting in FormattingTests.formattings {
            // Where two keys become one, it depends on their order which value is kept.
            let settings = EncodingSettings(formatting: formatting, keys: strategy)
            let values: [any Encodable] = [
                Names(), [Names()], ["aKey": Names()], [5: Names()], Sample.Wrapped(Names()),
                Sample.Pair(Names(), 1), Payload._hidden, [Payload.oneTwo(firstValue: 2)],
                [ColourKey.darkRed: 1], [ColourKey.lightBlue: [ColourKey.darkRed: "x"]],
                ["aKey": ["bKey": ["cKey": 1]]], Sample.Wrapped(["aKey": 1]),
                ["aKey": Sample.Wrapped(["bKey": 1])], [["aKey": Int?.none]],
                Sample.Box(value: ["aKey": 1]), Sample.Box(value: [1: 1]),
            ]
            expectSameEncoding(each: values, settings)
        }
    }

    /// Without the last strategy: Foundation ends the process where a container that is asked for
    /// has the key of a scalar.
    @Test(
        "The paths that the closure and the types are given",
        arguments: strategies.indices.dropLast()
    )
    func paths(_ index: Int) {
        let settings = EncodingSettings(keys: Self.strategies[index].strategy)
        expectSameScript(settings) { encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode(PathWriter(), forKey: "firstKey")
            try table.encode([PathWriter()], forKey: "listKey")
            // With a strategy, Foundation cuts the paths in dictionaries short.
            if index == 0 { try table.encode(["innerKey": PathWriter()], forKey: "tableKey") }
            try table.encode([[PathWriter()], []], forKey: AnyKey("deepKey", 4))
            try PathWriter().encode(to: table.superEncoder())
            try PathWriter().encode(to: table.superEncoder(forKey: "superKey"))
            try table.encode(codingPathText(table.codingPath), forKey: "pathOfTable")
        }
    }

    /// Writes its paths.
    ///
    /// Not those of nested containers, which Foundation cuts short: see `DifferenceTests`.
    struct PathWriter: Encodable, Sendable {
        func encode(to encoder: any Encoder) throws {
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode(codingPathText(encoder.codingPath), forKey: "ofEncoder")
            try table.encode(codingPathText(table.codingPath), forKey: "ofTable")
            try table.encode([Single(), Single()], forKey: "aList")
            try table.encode(Single(), forKey: "single")
        }

        struct Single: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                let path = codingPathText(encoder.codingPath)
                try container.encode("\(path) \(codingPathText(container.codingPath))")
            }
        }
    }
}
