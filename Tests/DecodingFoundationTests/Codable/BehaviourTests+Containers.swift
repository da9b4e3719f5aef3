import Foundation
import TestSupport

extension BehaviourTests {
    /// Keeps the decoder that it was made with.
    private struct Keeper: Decodable {
        var decoder: any Decoder

        init(from decoder: any Decoder) throws { self.decoder = decoder }
    }

    /// Containers of a decoder.
    static let containers: [DecoderRow] = [
        DecoderRow(
            "nested containers",
            #"""
            2 0 false
            1
            "x"
            2 true $."a"."b"
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $."d"
            typeMismatch(Swift.Array<Any>) at $."a"
            keyNotFound($."x") at $
            """#
        ) { decoder in
            try decoder.run(#"{"a":{"b":[1,{"c":"x"}]},"d":5}"#) { inner in
                let table = try inner.container(keyedBy: AnyKey.self)
                let below = try table.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
                var list = try below.nestedUnkeyedContainer(forKey: "b")
                return lines(
                    "\(list.count ?? -1) \(list.currentIndex) \(list.isAtEnd)",
                    exactReport { try list.decode(Int.self) },
                    exactReport {
                        try list.nestedContainer(keyedBy: AnyKey.self)
                            .decode(String.self, forKey: "c")
                    },
                    "\(list.currentIndex) \(list.isAtEnd) \(codingPathText(list.codingPath))",
                    exactReport { try table.nestedContainer(keyedBy: AnyKey.self, forKey: "d") },
                    exactReport { try table.nestedUnkeyedContainer(forKey: "a").count },
                    exactReport { try table.nestedUnkeyedContainer(forKey: "x").count }
                )
            }
        },
        DecoderRow(
            "an unkeyed container past its end",
            """
            1
            valueNotFound(Swift.Int) at $[1]
            valueNotFound(Swift.Optional<Swift.Int>) at $[1]
            valueNotFound(DecodingFoundationTests.Sample.Point) at $[1]
            valueNotFound(Swift.Never) at $[1]
            valueNotFound(Swift.UnkeyedDecodingContainer) at $[1]
            valueNotFound(Swift.KeyedDecodingContainer<DecodingFoundationTests.AnyKey>) at \
            $[1]
            valueNotFound(Swift.Decoder) at $[1]
            1 true
            """
        ) { decoder in
            try decoder.run("[1]") { inner in
                var list = try inner.unkeyedContainer()
                return lines(
                    exactReport { try list.decode(Int.self) },
                    exactReport { try list.decode(Int.self) },
                    exactReport { try list.decode(Int?.self) },
                    exactReport { try list.decode(Sample.Point.self) },
                    exactReport { try list.decodeNil() },
                    exactReport { try list.nestedUnkeyedContainer().count },
                    exactReport { try list.nestedContainer(keyedBy: AnyKey.self).allKeys.count },
                    exactReport { try list.superDecoder().codingPath.count },
                    "\(list.currentIndex) \(list.isAtEnd)"
                )
            }
        },
        DecoderRow(
            "what need not be present, past the end",
            theirs: """
                1
                nil
                nil
                3
                """,
            ours: """
                1
                nil
                nil
                1
                """,
            because: "the index stays at the end"
        ) { decoder in
            try decoder.run("[1]") { inner in
                var list = try inner.unkeyedContainer()
                let found = (0..<3).map { _ in exactReport { try list.decodeIfPresent(Int.self) } }
                return lines(found + ["\(list.currentIndex)"])
            }
        },
        DecoderRow(
            "an element that fails is asked for again",
            #"""
            typeMismatch(Swift.Int) at $[0]
            typeMismatch(Swift.Bool) at $[0]
            0
            "x"
            valueNotFound(Swift.String) at $[1]
            true
            2
            false
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $[2]
            2
            1
            true
            """#
        ) { decoder in
            try decoder.run(#"["x",null,[1]]"#) { inner in
                var list = try inner.unkeyedContainer()
                return lines(
                    exactReport { try list.decode(Int.self) },
                    exactReport { try list.decode(Bool.self) },
                    "\(list.currentIndex)",
                    exactReport { try list.decode(String.self) },
                    exactReport { try list.decode(String.self) },
                    exactReport { try list.decodeNil() },
                    "\(list.currentIndex)",
                    exactReport { try list.decodeNil() },
                    exactReport { try list.nestedContainer(keyedBy: AnyKey.self).allKeys.count },
                    "\(list.currentIndex)",
                    exactReport { try list.nestedUnkeyedContainer().count ?? -1 },
                    "\(list.isAtEnd)"
                )
            }
        },
        DecoderRow(
            "super decoders",
            #"""
            1 at $."super"
            typeMismatch(Swift.Int) at $."a" at $."a"
            valueNotFound(Swift.Int) at $."n" at $."n"
            "valueNotFound(Swift.Int) at $.\"x\" at $.\"x\""
            2 at $."a"[0]
            3 at $."a"[1]
            valueNotFound(Swift.Decoder) at $."a"[2]
            """#
        ) { decoder in
            try decoder.run(#"{"super":1,"a":[2,3],"n":null}"#) { inner in
                let table = try inner.container(keyedBy: AnyKey.self)
                var list = try table.nestedUnkeyedContainer(forKey: "a")
                func value(_ decoder: any Decoder) -> String {
                    exactReport { try decoder.singleValueContainer().decode(Int.self) }
                        + " at \(codingPathText(decoder.codingPath))"
                }
                return lines(
                    value(try table.superDecoder()),
                    value(try table.superDecoder(forKey: "a")),
                    value(try table.superDecoder(forKey: "n")),
                    exactReport { value(try table.superDecoder(forKey: "x")) },
                    value(try list.superDecoder()),
                    value(try list.superDecoder()),
                    exactReport { value(try list.superDecoder()) }
                )
            }
        },
        DecoderRow(
            "keys of a container",
            #"""
            1 a b
            true true false
            false
            true
            keyNotFound($."c") at $
            nil
            nil
            typeMismatch(Swift.String) at $."a"
            valueNotFound(Swift.Int) at $."b"
            2
            keyNotFound($[7 "7"]) at $
            """#
        ) { decoder in
            try decoder.run(#"{"a":1,"b":null,"1":2}"#) { inner in
                let table = try inner.container(keyedBy: AnyKey.self)
                return lines(
                    table.allKeys.map(\.stringValue).sorted().joined(separator: " "),
                    "\(table.contains("a")) \(table.contains("b")) \(table.contains("c"))",
                    exactReport { try table.decodeNil(forKey: "a") },
                    exactReport { try table.decodeNil(forKey: "b") },
                    exactReport { try table.decodeNil(forKey: "c") },
                    exactReport { try table.decodeIfPresent(Int.self, forKey: "b") },
                    exactReport { try table.decodeIfPresent(Int.self, forKey: "c") },
                    exactReport { try table.decodeIfPresent(String.self, forKey: "a") },
                    exactReport { try table.decode(Int.self, forKey: "b") },
                    exactReport { try table.decode(Int.self, forKey: AnyKey("1", 1)) },
                    exactReport { try table.decode(Int.self, forKey: AnyKey("7", 7)) }
                )
            }
        },
        DecoderRow(
            "containers of another kind",
            """
            valueNotFound(Swift.Dictionary<Swift.String, Any>) at $
            valueNotFound(Swift.Array<Any>) at $
            true
            valueNotFound(Swift.Int) at $
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $
            typeMismatch(Swift.Array<Any>) at $
            false
            1
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $
            1
            false
            typeMismatch(Swift.Int) at $
            1
            typeMismatch(Swift.Array<Any>) at $
            false
            typeMismatch(Swift.Int) at $
            """
        ) { decoder in
            let script: Scripted.Body = { inner in
                lines(
                    exactReport { try inner.container(keyedBy: AnyKey.self).allKeys.count },
                    exactReport { try inner.unkeyedContainer().count ?? -1 },
                    exactReport { try inner.singleValueContainer().decodeNil() },
                    exactReport { try inner.singleValueContainer().decode(Int.self) }
                )
            }
            return lines(try ["null", "1", "[1]", "{\"a\":1}"].map { try decoder.run($0, script) })
        },
        DecoderRow(
            "paths of errors",
            #"""
            keyNotFound($."from") at $."a"[0]
            valueNotFound(Swift.String) at $."a"[0]."tags"[1]
            typeMismatch(Swift.String) at $[0]."children"[0]."name"
            typeMismatch(Swift.Int) at $[1][1][1]
            valueNotFound(Swift.String) at $[1]
            typeMismatch(Swift.Int) at $."value"
            """#
        ) { decoder in
            lines(
                decoder.answer([String: [Sample.Line]].self, #"{"a":[{"name":"x"}]}"#),
                decoder.answer(
                    [String: [Sample.Line]].self,
                    #"{"a":[{"name":"x","from":{"x":1},"tags":["a",null]}]}"#
                ),
                decoder.answer([Sample.Tree].self, #"[{"name":"a","children":[{"name":1}]}]"#),
                decoder.answer([[[Int]]].self, "[[],[[],[1,true]]]"),
                decoder.answer(Sample.Pair<Int, String>.self, "[1]"),
                decoder.answer(Sample.Box<Sample.Wrapped<Int>>.self, "{\"value\":\"x\"}")
            )
        },
        DecoderRow(
            "an error that is thrown by an initialiser",
            #"""
            DecodingFoundationTests.ScriptError($) at $
            dataCorrupted() at $."own"
            """#
        ) { decoder in
            let own = exactReport {
                try decoder.run("[1]") { throw ScriptError(text: codingPathText($0.codingPath)) }
            }
            let decoding = exactReport {
                try decoder.run("[1]") { _ in
                    throw DecodingError.dataCorrupted(
                        .init(codingPath: [AnyKey("own")], debugDescription: "own")
                    )
                }
            }
            return lines(own, decoding)
        },
        DecoderRow("an error that is caught inside", #"nil 0 ["x": "wrong"] 1"#) { decoder in
            try decoder.run(#"[{"x":"wrong"},{"x":1}]"#) { inner in
                var list = try inner.unkeyedContainer()
                let first = try? list.decode(Sample.Point.self)
                let index = list.currentIndex
                let text = try list.decode([String: String].self)
                return
                    "\(valueText(first as Any)) \(index) \(text) \(try list.decode(Sample.Point.self).x)"
            }
        },
        DecoderRow(
            "a decoder after an error",
            """
            dataCorrupted() at $
            typeMismatch(Swift.Int) at $[0]
            [1]
            """
        ) { decoder in
            decoder.answers([Int].self, "[1", "[\"x\"]", "[1]")
        },
        DecoderRow(
            "a decoder that is kept",
            #"""
            1
            typeMismatch(Swift.Int) at $."a"[1]
            keyNotFound($."b") at $
            """#
        ) { decoder in
            let keeper = try decoder.decode(Keeper.self, from: Data(#"{"a":[1,"x"]}"#.utf8))
            let table = try keeper.decoder.container(keyedBy: AnyKey.self)
            var list = try table.nestedUnkeyedContainer(forKey: "a")
            return lines(
                exactReport { try list.decode(Int.self) },
                exactReport { try list.decode(Int.self) },
                exactReport { try table.decode([Int].self, forKey: "b") }
            )
        },
        DecoderRow(
            "decoding inside of decoding, by the same decoder",
            """
            [1, 2]
            dataCorrupted() at $
            """
        ) { decoder in
            let text = try decoder.run(#"["[1,2]","[3"]"#) { inner in
                var list = try inner.unkeyedContainer()
                let texts = [try list.decode(String.self), try list.decode(String.self)]
                return lines(texts.map { decoder.answer([Int].self, $0) })
            }
            decoder.userInfo = [:]
            return text
        },
        DecoderRow(
            "one decoder in eight tasks at once",
            #"""
            valueNotFound(Swift.Int) at $[1]."x" [Point(x: 29, y: nil), Point(x: 0, y: nil)]
            [Point(x: 28, y: nil), Point(x: 1, y: nil)] valueNotFound(Swift.Int) at $[1]."x"
            valueNotFound(Swift.Int) at $[1]."x" [Point(x: 29, y: nil), Point(x: 2, y: nil)]
            [Point(x: 28, y: nil), Point(x: 3, y: nil)] valueNotFound(Swift.Int) at $[1]."x"
            valueNotFound(Swift.Int) at $[1]."x" [Point(x: 29, y: nil), Point(x: 4, y: nil)]
            [Point(x: 28, y: nil), Point(x: 5, y: nil)] valueNotFound(Swift.Int) at $[1]."x"
            valueNotFound(Swift.Int) at $[1]."x" [Point(x: 29, y: nil), Point(x: 6, y: nil)]
            [Point(x: 28, y: nil), Point(x: 7, y: nil)] valueNotFound(Swift.Int) at $[1]."x"
            """#
        ) { decoder in
            let answers = try await together(8) { number in
                (0..<30).map { round in
                    // Every other text is wrong.
                    let value = (number + round) % 2 == 0 ? "null" : "\(number)"
                    return decoder.answer(
                        [Sample.Point].self,
                        "[{\"x\":\(round)},{\"x\":\(value)}]"
                    )
                }.suffix(2).joined(separator: " ")
            }
            return lines(answers)
        },
    ]
}
