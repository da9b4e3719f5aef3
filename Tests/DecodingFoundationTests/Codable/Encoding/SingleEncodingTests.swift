import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Each value is asked once for what it encodes, whatever the settings and the order of the calls.
@Suite struct SingleEncodingTests {
    /// Makes values, and counts how often each of them is encoded.
    final class Tally {
        struct Value: Encodable {
            let tally: Tally
            let index: Int
            let body: (any Encoder) throws -> Void

            func encode(to encoder: any Encoder) throws {
                tally.counts[index] += 1
                try body(encoder)
            }
        }

        var counts: [Int] = []
        /// What is kept until the whole is encoded.
        var kept: [Any] = []

        func value(_ body: @escaping (any Encoder) throws -> Void) -> Value {
            counts.append(0)
            return Value(tally: self, index: counts.count - 1, body: body)
        }

        /// A value that encodes an integer.
        func value(_ integer: Int) -> Value {
            value { encoder in
                var single = encoder.singleValueContainer()
                try single.encode(integer)
            }
        }

        /// A value that encodes an object of one member.
        func object(_ key: AnyKey, _ integer: Int) -> Value {
            value { encoder in
                var table = encoder.container(keyedBy: AnyKey.self)
                try table.encode(self.value(integer), forKey: key)
            }
        }
    }

    struct Row: Sendable {
        var name: String
        var text: String
        /// The text with sorted keys, where it differs.
        var sorted: String?
        var body: @Sendable (Tally, any Encoder) throws -> Void
    }

    static let rows: [Row] = [
        Row(name: "an empty object", text: "{}") { _, encoder in
            _ = encoder.container(keyedBy: AnyKey.self)
        },
        Row(name: "members that encode nothing", text: #"{"a":{},"b":[{}]}"#) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode(tally.value { _ in }, forKey: "a")
            try table.encode([tally.value { _ in }], forKey: "b")
        },
        Row(
            name: "members out of order",
            text: #"{"c":1,"a":{"z":2,"y":{"x":3}},"b":[4]}"#,
            sorted: #"{"a":{"y":{"x":3},"z":2},"b":[4],"c":1}"#
        ) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode(tally.value(1), forKey: "c")
            try table.encode(
                tally.value { encoder in
                    var table = encoder.container(keyedBy: AnyKey.self)
                    try table.encode(tally.value(2), forKey: "z")
                    try table.encode(tally.object("x", 3), forKey: "y")
                },
                forKey: "a"
            )
            try table.encode([tally.value(4)], forKey: "b")
        },
        Row(
            name: "keys that need escapes",
            text: #"{"\n":1,"\"":2,"a\\":3,"a":4,"":5,"a\/":6}"#,
            sorted: #"{"":5,"\n":1,"\"":2,"a":4,"a\/":6,"a\\":3}"#
        ) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            for (index, key) in ["\n", "\"", "a\\", "a", "", "a/"].enumerated() {
                try table.encode(tally.value(index + 1), forKey: AnyKey(key))
            }
        },
        Row(
            name: "a member twice",
            text: #"{"b":3,"a":2}"#,
            sorted: #"{"a":2,"b":3}"#
        ) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode(tally.object("x", 1), forKey: "b")
            try table.encode(tally.value(2), forKey: "a")
            try table.encode(tally.value(3), forKey: "b")
        },
        Row(
            name: "nested containers in turns",
            text: #"{"left":[1,{"x":2},3],"right":{"b":4,"a":5},"end":6}"#,
            sorted: #"{"end":6,"left":[1,{"x":2},3],"right":{"a":5,"b":4}}"#
        ) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            var left = table.nestedUnkeyedContainer(forKey: "left")
            var right = table.nestedContainer(keyedBy: AnyKey.self, forKey: "right")
            try left.encode(tally.value(1))
            try right.encode(tally.value(4), forKey: "b")
            try left.encode(tally.object("x", 2))
            try table.encode(tally.value(6), forKey: "end")
            try right.encode(tally.value(5), forKey: "a")
            try left.encode(tally.value(3))
        },
        Row(
            name: "a container that is asked for twice",
            text: #"{"k":{"b":1,"a":2,"c":3},"l":[4,"1",5,"3"]}"#,
            sorted: #"{"k":{"a":2,"b":1,"c":3},"l":[4,"1",5,"3"]}"#
        ) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            var first = table.nestedContainer(keyedBy: AnyKey.self, forKey: "k")
            try first.encode(tally.value(1), forKey: "b")
            var list = table.nestedUnkeyedContainer(forKey: "l")
            try list.encode(tally.value(4))
            var second = table.nestedContainer(keyedBy: AnyKey.self, forKey: "k")
            try second.encode(tally.value(2), forKey: "a")
            try first.encode(tally.value(3), forKey: "c")
            var again = table.nestedUnkeyedContainer(forKey: "l")
            try again.encode("\(again.count)")
            try list.encode(tally.value(5))
            try again.encode("\(list.count)")
        },
        Row(
            name: "super kept until later",
            text: #"{"super":{"b":1,"a":2},"own":3,"list":[4,5],"rest":{}}"#,
            sorted: #"{"list":[4,5],"own":3,"rest":{},"super":{"a":2,"b":1}}"#
        ) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            let outer = table.superEncoder()
            let own = table.superEncoder(forKey: "own")
            var list = table.nestedUnkeyedContainer(forKey: "list")
            let inner = list.superEncoder()
            try list.encode(tally.value(5))
            _ = table.superEncoder(forKey: "rest")
            var members = outer.container(keyedBy: AnyKey.self)
            try members.encode(tally.value(1), forKey: "b")
            try tally.value(4).encode(to: inner)
            try tally.value(3).encode(to: own)
            try members.encode(tally.value(2), forKey: "a")
        },
        Row(
            name: "an encoder that is kept after its value",
            text: #"{"a":[{"x":1,"late":3}],"b":2}"#,
            sorted: #"{"a":[{"late":3,"x":1}],"b":2}"#
        ) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            var kept: (any Encoder)?
            let value = tally.value { encoder in
                kept = encoder
                var table = encoder.container(keyedBy: AnyKey.self)
                try table.encode(tally.value(1), forKey: "x")
            }
            try table.encode([value], forKey: "a")
            try table.encode(tally.value(2), forKey: "b")
            var late = kept?.container(keyedBy: AnyKey.self)
            try late?.encode(tally.value(3), forKey: "late")
        },
        Row(
            name: "an encoder that is kept after a value that is no container",
            text: #"[1,{},[2],3]"#
        ) { tally, encoder in
            var list = encoder.unkeyedContainer()
            var kept: [any Encoder] = []
            try list.encode(
                tally.value { encoder in
                    kept.append(encoder)
                    var single = encoder.singleValueContainer()
                    try single.encode(1)
                }
            )
            try list.encode(tally.value { kept.append($0) })
            try list.encode(
                tally.value { encoder in
                    kept.append(encoder)
                    var single = encoder.singleValueContainer()
                    try single.encode([2])
                }
            )
            var nothing = kept[1].container(keyedBy: AnyKey.self)
            try nothing.encode(tally.value(7), forKey: "a")
            var more = kept[2].unkeyedContainer()
            try more.encode(tally.value(8))
            try list.encode(tally.value(3))
        },
        Row(
            name: "the container around, from within a value",
            text: #"{"a":1,"c":3,"b":{"x":2},"d":4}"#,
            sorted: #"{"a":1,"b":{"x":2},"c":3,"d":4}"#
        ) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode(tally.value(1), forKey: "a")
            try table.encode(
                tally.value { inner in
                    var members = inner.container(keyedBy: AnyKey.self)
                    var outer = encoder.container(keyedBy: AnyKey.self)
                    try outer.encode(tally.value(3), forKey: "c")
                    try members.encode(tally.value(2), forKey: "x")
                },
                forKey: "b"
            )
            try table.encode(tally.value(4), forKey: "d")
        },
        Row(
            name: "an array around, from within an element",
            text: #"[1,2,[3,4],5]"#
        ) { tally, encoder in
            var list = encoder.unkeyedContainer()
            try list.encode(tally.value(1))
            try list.encode(
                tally.value { inner in
                    var elements = inner.unkeyedContainer()
                    try elements.encode(tally.value(3))
                    var outer = encoder.unkeyedContainer()
                    try outer.encode(tally.value(2))
                    try elements.encode(tally.value(4))
                }
            )
            try list.encode(tally.value(5))
        },
        Row(
            name: "the value around, from within a piece of another place",
            text: #"{"first":[1,{"in":2}],"later":{"x":3},"last":4}"#,
            sorted: #"{"first":[1,{"in":2}],"last":4,"later":{"x":3}}"#
        ) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            var first = table.nestedUnkeyedContainer(forKey: "first")
            try first.encode(tally.value(1))
            let own = table.superEncoder(forKey: "later")
            try table.encode(
                tally.value { last in
                    try first.encode(
                        tally.value { element in
                            var members = element.container(keyedBy: AnyKey.self)
                            try members.encode(tally.value(2), forKey: "in")
                            try tally.object("x", 3).encode(to: own)
                            try tally.value(4).encode(to: last)
                        }
                    )
                },
                forKey: "last"
            )
        },
        Row(
            name: "what fails and is forgiven",
            text: #"{"a":[1,4],"b":2,"c":3}"#
        ) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            func failing(keeps: Bool) -> Tally.Value {
                tally.value { encoder in
                    var table = encoder.container(keyedBy: AnyKey.self)
                    try table.encode(tally.value(8), forKey: "x")
                    var list = table.nestedUnkeyedContainer(forKey: "y")
                    try list.encode(tally.value(9))
                    if keeps { tally.kept += [encoder, list] }
                    throw ScriptError(text: "no")
                }
            }
            var list = table.nestedUnkeyedContainer(forKey: "a")
            try? list.encode(failing(keeps: false))
            try? list.encode(failing(keeps: true))
            try list.encode(tally.value(1))
            try? list.encode(failing(keeps: true))
            try? table.encode(failing(keeps: true), forKey: "b")
            try table.encode(tally.value(2), forKey: "b")
            try? table.encode(failing(keeps: false), forKey: "b")
            try table.encode(
                tally.value { encoder in
                    var single = encoder.singleValueContainer()
                    try? single.encode(failing(keeps: false))
                    try single.encode(3)
                },
                forKey: "c"
            )
            for case let kept as any Encoder in tally.kept {
                var table = kept.container(keyedBy: AnyKey.self)
                try table.encode(tally.value(7), forKey: "z")
            }
            try list.encode(tally.value(4))
        },
        Row(
            name: "super encoders inside each other",
            text: #"{"super":{"super":{"a":1},"b":2},"c":3}"#,
            sorted: #"{"c":3,"super":{"b":2,"super":{"a":1}}}"#
        ) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            let value = tally.value { encoder in
                var table = encoder.container(keyedBy: AnyKey.self)
                try tally.object("a", 1).encode(to: table.superEncoder())
                try table.encode(tally.value(2), forKey: "b")
            }
            try value.encode(to: table.superEncoder())
            try table.encode(tally.value(3), forKey: "c")
        },
        Row(name: "dictionaries", text: #"{"a":{"x":{"y":1}},"b":{"k":3}}"#) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode(["x": tally.object("y", 1)], forKey: "a")
            try table.encode(["k": tally.value(2)], forKey: "b")
            var more = table.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
            try more.encode(tally.value(3), forKey: "k")
        },
        Row(name: "trees", text: #"{"a":[1,null,2],"b":{"x":1,"z":3}}"#) { tally, encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode([1, nil] as JSONValue, forKey: "a")
            try table.encode(["x": 1] as JSONValue, forKey: "b")
            var list = table.nestedUnkeyedContainer(forKey: "a")
            try list.encode(tally.value(2))
            var members = table.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
            try members.encode(tally.value(3), forKey: "z")
        },
    ]

    @Test(arguments: rows.indices)
    func once(_ index: Int) throws {
        let row = Self.rows[index]
        for formatting in FormattingTests.formattings {
            let tally = Tally()
            let value = tally.value { try row.body(tally, $0) }
            let encoder = FastJSONEncoder()
            encoder.outputFormatting = formatting
            let text = try encoder.encodeString(value)
            #expect(tally.counts.allSatisfy { $0 == 1 }, "\(row.name): \(tally.counts)")
            var expected = formatting.contains(.sortedKeys) ? row.sorted ?? row.text : row.text
            if formatting.contains(.withoutEscapingSlashes) {
                expected = expected.replacingOccurrences(of: "\\/", with: "/")
            }
            guard formatting.contains(.prettyPrinted) else {
                #expect(text == expected, "\(row.name)")
                continue
            }
            let compact = String(text.filter { !$0.isWhitespace })
            #expect(compact == expected, "\(row.name)")
        }
    }

    @Test("Values around each other, and containers that are returned to at each level")
    func deep() throws {
        let tally = Tally()
        func value(_ depth: Int) -> Tally.Value {
            tally.value { encoder in
                guard depth > 0 else { return try tally.value(0).encode(to: encoder) }
                var table = encoder.container(keyedBy: AnyKey.self)
                var list = table.nestedUnkeyedContainer(forKey: "l")
                try table.encode(value(depth - 1), forKey: "i")
                try list.encode(depth)
            }
        }
        let text = try FastJSONEncoder().encodeString(value(100))
        #expect(tally.counts.allSatisfy { $0 == 1 })
        let expected = (1...100).reduce("0") { #"{"l":[\#($1)],"i":\#($0)}"# }
        #expect(text == expected)
    }

    @Test("Containers that are filled in turns take time in proportion to their length")
    func columns() throws {
        let tally = Tally()
        let value = tally.value { encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            var columns = (0..<2000).map { table.nestedUnkeyedContainer(forKey: AnyKey("\($0)")) }
            for row in 0..<5 {
                for column in columns.indices { try columns[column].encode(row) }
            }
        }
        let text = try FastJSONEncoder().encodeString(value)
        let members = (0..<2000).map { #""\#($0)":[0,1,2,3,4]"# }
        #expect(text == "{\(members.joined(separator: ","))}")
        #expect(tally.counts == [1])
    }
}
