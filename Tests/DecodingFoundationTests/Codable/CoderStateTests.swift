import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Coders after a failure, containers that are kept, and types inside others: as in Foundation.
@Suite struct CoderStateTests {
    // MARK: Encoding

    /// Encodes a value after a super encoder of an array.
    struct Referencing<Value: Encodable & Sendable>: Encodable, Sendable {
        var value: Value

        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            var inner = list.superEncoder().unkeyedContainer()
            try inner.encode(value)
        }
    }

    /// Tries to encode a value in each kind of container, and then goes on.
    ///
    /// Only with what does not stop half way: there Foundation may end the process.
    struct Trying<Value: Encodable & Sendable>: Encodable, Sendable {
        var value: Value

        func encode(to encoder: any Encoder) throws {
            var table = encoder.container(keyedBy: AnyKey.self)
            try? table.encode(value, forKey: "member")
            try table.encode(1, forKey: "before")
            var list = table.nestedUnkeyedContainer(forKey: "list")
            try? list.encode(value)
            try list.encode("\(list.count)")
            var single = table.superEncoder(forKey: "single").singleValueContainer()
            try? single.encode(value)
            try? table.encode(Referencing(value: value), forKey: "referencing")
            try table.encode(2, forKey: "after")
        }
    }

    static let custom: [@Sendable (any Encoder) throws -> Void] = [
        { _ in },
        { _ in throw ScriptError(text: "at once") },
        {
            _ = $0.unkeyedContainer()
            throw ScriptError(text: "after an empty array")
        },
        { encoder in
            var list = encoder.unkeyedContainer()
            try list.encode(1)
            throw ScriptError(text: "after an element")
        },
        { encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode("x", forKey: "a")
            _ = table.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
            throw ScriptError(text: "after a member")
        },
        { encoder in
            var single = encoder.singleValueContainer()
            try single.encode("text")
        },
    ]

    private static func stopsHalfWay(_ index: Int) -> Bool { (2...4).contains(index) }

    @Test("Strategies that throw, encode nothing, or stop half way", arguments: custom.indices)
    func customStrategies(_ index: Int) {
        let body = Self.custom[index]
        let settings = EncodingSettings(
            dates: .custom { try body($1) },
            data: .custom { try body($1) }
        )
        let date = Date(timeIntervalSince1970: 0)
        var values: [any Encodable] = [
            date, [date], ["a": date], [7: date], Sample.Box(value: date), Sample.Wrapped(date),
            Sample.Box(value: date as Date?), Referencing(value: date), Data(), [Data()],
            ["a": [Data()]], Referencing(value: Data()),
        ]
        if !Self.stopsHalfWay(index) {
            values += [Trying(value: date), Trying(value: Data())] as [any Encodable]
        }
        expectSameEncoding(each: values, settings)
    }

    @Test("Types that throw half way", arguments: custom.indices)
    func throwingTypes(_ index: Int) {
        let value = ScriptedEncodable(Self.custom[index])
        var values: [any Encodable] = [value, [value], ["a": value], Referencing(value: value)]
        if !Self.stopsHalfWay(index) {
            values += [
                Trying(value: value), [Trying(value: value)], Trying(value: Trying(value: value)),
                Trying(value: Referencing(value: value)),
            ]
        }
        expectSameEncoding(each: values)
    }

    @Test("Two super encoders of one key, and containers that are kept")
    func keptContainers() {
        expectSameScript { encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            try Sample.Point(x: 1).encode(to: table.superEncoder(forKey: "k"))
            try Sample.Box(value: "b").encode(to: table.superEncoder(forKey: "k"))
            try Sample.Point(x: 2).encode(to: table.superEncoder())
            try table.encode(3, forKey: "super")
        }
        expectSameScript { encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            var lists = (0..<3).map { table.nestedUnkeyedContainer(forKey: AnyKey("\($0)")) }
            for round in 0..<3 {
                for index in lists.indices {
                    try lists[index].encode(round * index)
                    var inner = lists[index].nestedContainer(keyedBy: AnyKey.self)
                    try inner.encode("\(lists[index].count)", forKey: "count")
                }
            }
        }
    }

    private static let zero = "00000000-0000-0000-0000-000000000000"

    static let values: [any Encodable & Sendable] = [
        Int?.none, [Int?]([1, nil]), ["a": Int?.none], [Int??.some(nil)], "", [[String: Int]](),
        [[]] as [[Int]], ["": [:]] as [String: [String: Int]],
        [Sample.Level.low: Sample.Colour.red], [Sample.Colour.red: [Sample.Shape.none]],
        [UInt8(1): 1.5], [UUID(uuidString: zero): 1], ["u": URL(string: "https://a.b/c")],
        [URL(string: "a")], ["d": Decimal(1) / 3], [Decimal(0.1)],
        ["d": Date(timeIntervalSinceReferenceDate: 0.5)], ["d": Data([1, 2])],
        Sample.Wrapped(Sample.Wrapped(Decimal(5))), Sample.Pair(URL(string: "x"), Data()),
        [1...2], [Set([1])], 1..<3, UInt128.max, [Int128.min],
        Sample.Shape.group([.circle(radius: 1), .none], inner: .pair(1, label: nil)),
    ]

    @Test(arguments: values.indices) func insideOthers(_ index: Int) {
        let value = Self.values[index]
        for formatting in FormattingTests.formattings {
            expectSameEncoding(each: [value], EncodingSettings(formatting: formatting))
        }
        expectSameScript { encoder in
            var single = encoder.singleValueContainer()
            try single.encode(value)
        }
    }

    // MARK: Decoding

    @Test("A decoder goes on after each kind of error")
    func afterErrors() {
        let text = #"{"a":[1,"x",{"b":null},[2]],"n":null,"s":"text","d":{"e":{"f":1.5}}}"#
        expectSameScript(text) { decoder in
            let table = try decoder.container(keyedBy: AnyKey.self)
            var lines: [String] = []
            lines.append(report { try decoder.unkeyedContainer().count })
            lines.append(report { try decoder.singleValueContainer().decode(Int.self) })
            lines.append("\(table.allKeys.map(\.stringValue).sorted())")
            for key: AnyKey in ["a", "n", "s", "d", "absent"] {
                lines.append(report { try table.decode([Int].self, forKey: key) })
                lines.append(report { try table.decode([String: [String: Int]].self, forKey: key) })
                lines.append(
                    report { try table.decode([String: [String: Double]].self, forKey: key) }
                )
                lines.append(report { try table.decode(Date.self, forKey: key) })
                lines.append(report { try table.decode(UUID.self, forKey: key) })
                lines.append(report { try table.decodeNil(forKey: key) })
                lines.append("\(table.contains(key)) \(codingPathText(table.codingPath))")
            }
            var list = try table.nestedUnkeyedContainer(forKey: "a")
            while !list.isAtEnd {
                let start = list.currentIndex
                lines.append(report { try list.decode(Bool.self) })
                lines.append(
                    report { try list.nestedContainer(keyedBy: AnyKey.self).allKeys.count }
                )
                if list.currentIndex == start { lines.append(report { try list.decode(Int.self) }) }
                if list.currentIndex == start {
                    lines.append(report { try list.decode(String.self) })
                }
                if list.currentIndex == start {
                    lines.append(report { try list.decode([Int].self) })
                }
                lines.append("\(list.currentIndex) \(list.isAtEnd)")
            }
            lines.append(report { try list.decode(Int.self) })
            lines.append(report { try list.superDecoder().codingPath.count })
            lines.append(report { try list.nestedUnkeyedContainer().count })
            return lines.joined(separator: "; ")
        }
    }

    static var types: [any Decodable.Type] {
        [
            [UUID].self, [String: UUID].self, [UUID?].self, Sample.Box<UUID>.self,
            Sample.Wrapped<UUID>.self, [String: [URL]].self, [[String: Decimal]].self,
            [Int: Date].self, [Sample.Level: Data].self, [Sample.Colour: Int].self,
            [UUID: Int].self, Sample.Pair<UUID, UUID?>.self,
        ]
    }

    @Test(
        "Types of Foundation inside of others",
        arguments: [
            "[]", "{}", "null", "[null]", "[1]", #"["x"]"#, #"{"value":null}"#, #"{"value":1}"#,
            #"["00000000-0000-0000-0000-000000000000"]"#,
            #"["00000000-0000-0000-0000-0000000000001"]"#,
            #"{"value":"e621e1f8-c36c-495a-93fc-0c247a3e6e5f"}"#,
            #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, #"{"a":["a:b"]}"#, #"{"1":0}"#,
            #"{"10":"AQ=="}"#, #"[{"a":0.1}]"#, #"{"value":""}"#,
            #"["00000000-0000-0000-0000-000000000000",1]"#,
        ]
    )
    func typesInside(_ text: String) { expectSameDecoding(Self.types, [text]) }
}
