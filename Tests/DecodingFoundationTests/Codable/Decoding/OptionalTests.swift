import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Values that may be absent or null, at every level.
@Suite struct OptionalTests {
    struct Row: Codable {
        var int: Int?
        var text: String?
        var list: [Int?]?
        var table: [String: Int?]?
        var row: [Row]?
        var twice: Int??
        var date: Date?
        var data: Data?
        var url: URL?
        var decimal: Decimal?
        var level: Sample.Level?
        var double: Double?
        var bool: Bool?
        var point: Sample.Point?
    }

    static let members = [
        "int", "text", "list", "table", "row", "twice", "date", "data", "url", "decimal", "level",
        "double", "bool", "point",
    ]

    static let values = [
        "null", "1", "1.0", "\"x\"", "\"\"", "true", "[]", "[null]", "[1,null]", "{}", "[{}]",
        "{\"x\":null}", "{\"x\":1,\"y\":null}", "[[]]", "10", "\"AA==\"", "[\"x\"]",
        "[{\"int\":null}]",
    ]

    @Test(arguments: members)
    func oneMember(_ name: String) {
        for value in Self.values {
            let text = "{\"\(name)\":\(value)}"
            expectSameDecoding([Row.self, Row?.self, Row??.self], [text])
            expectSameDecoding([[Row].self, [Row?].self], ["[{},\(text),null]", "[\(text)]"])
            expectSameDecoding([[String: Row?].self, [String: Row].self], ["{\"k\":\(text)}"])
            expectSameDecoding([Row.self], ["{\"row\":[{},{\"row\":[\(text)]}]}"])
        }
    }

    static var nested: [any Decodable.Type] {
        [
            Int?.self, Int??.self, Int???.self, [Int?].self, [Int??].self, [Int?]?.self,
            [[Int?]?].self, [String: Int?].self, [String: Int??].self, [String: [Int?]?].self,
            Set<Int?>.self, Sample.Wrapped<Int?>.self, Sample.Wrapped<Int??>.self,
            Sample.Wrapped<Sample.Wrapped<Int?>?>.self, Sample.Box<Int??>.self,
            Sample.Box<[Int?]>.self, Sample.Box<Sample.Box<Int?>?>.self,
            Sample.Pair<Int?, Int?>.self, [Sample.Wrapped<Int?>].self, [Sample.Wrapped<Int>?].self,
            [Sample.Empty?].self, Sample.Empty?.self, [Bool?].self, [String?].self, [Double?].self,
            [Date?].self, [Data?].self, [Decimal?].self, [URL?].self, [Sample.Shape?].self,
            [Sample.Colour?].self,
        ]
    }

    @Test(arguments: [
        "null", "1", "[]", "[null]", "[1,null,2]", "[null,null]", "[[null],null,[1]]", "{}",
        "{\"value\":null}", "{\"value\":1}", "{\"value\":[null]}", "{\"value\":{\"value\":null}}",
        "{\"value\":{}}", "[null,true]", "[null,\"x\"]", "\"x\"", "[{}]", "[null,{}]", "nullx",
        "nul",
    ])
    func nestedOptionals(_ text: String) {
        expectSameDecoding(Self.nested, [text])
    }

    @Test(arguments: values)
    func askingForNil(_ value: String) {
        expectSameScript(value) { decoder in
            let container = try decoder.singleValueContainer()
            return [
                report { container.decodeNil() },
                report { try container.decode(Int?.self) },
                report { try container.decode(String?.self) },
                report { try container.decode([Int?]?.self) },
                report { container.decodeNil() },
            ].joined(separator: "; ")
        }
        expectSameScript("[\(value),1]") { decoder in
            var container = try decoder.unkeyedContainer()
            var lines = [
                report { try container.decodeNil() }, report { container.currentIndex },
                report { try container.decodeIfPresent(Int.self) },
                report { container.currentIndex },
                report { try container.decodeNil() }, report { container.currentIndex },
            ]
            while !container.isAtEnd {
                lines.append(report { try container.decode(Int?.self) })
                if lines.count > 12 { break }
            }
            lines.append(report { try container.decodeNil() })
            lines.append(report { try container.decode(Int?.self) })
            lines.append(report { try container.decodeIfPresent(Int.self) })
            return lines.joined(separator: "; ")
        }
        expectSameScript("{\"a\":\(value)}") { decoder in
            let container = try decoder.container(keyedBy: AnyKey.self)
            return [
                report { try container.decodeNil(forKey: "a") },
                report { try container.decodeNil(forKey: "b") },
                report { try container.decodeIfPresent(Int.self, forKey: "a") },
                report { try container.decodeIfPresent(Int.self, forKey: "b") },
                report { try container.decodeIfPresent(Int?.self, forKey: "a") },
                report { try container.decodeIfPresent([Int].self, forKey: "a") },
                report { try container.decodeIfPresent(String.self, forKey: "a") },
                report { try container.decodeIfPresent(Sample.Point.self, forKey: "a") },
                report { try container.decode(Int?.self, forKey: "a") },
                report { try container.decode(Int?.self, forKey: "b") },
                report { try container.decode(Int??.self, forKey: "a") },
            ].joined(separator: "; ")
        }
    }
}
