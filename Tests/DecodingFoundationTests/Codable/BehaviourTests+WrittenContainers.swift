import Foundation
import Synchronization
import TestSupport

extension BehaviourTests {
    /// A type that writes nothing.
    private struct Nothing: Encodable {
        func encode(to encoder: any Encoder) throws {}
    }

    /// A type that writes its own path.
    private struct Path: Encodable {
        func encode(to encoder: any Encoder) throws {
            var single = encoder.singleValueContainer()
            try single.encode(codingPathText(encoder.codingPath))
        }
    }

    /// An array with so many levels.
    private struct Levels: Encodable {
        var count: Int

        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            if count > 1 { try list.encode(Levels(count: count - 1)) }
        }
    }

    /// Containers of an encoder, and what is wrong in them.
    static let encoderContainers: [EncoderRow] = [
        EncoderRow(
            "nothing",
            #"""
            invalidValue(Nothing Nothing()) at $
            [{}]
            {"a":{}}
            []
            """#
        ) { encoder in
            encoder.answers(Nothing(), [Nothing()], ["a": Nothing()], Sample.Wrapped([Int]()))
        },
        EncoderRow(
            "nothing in containers",
            #"""
            []
            {}
            invalidValue(ScriptedEncodable ScriptedEncodable(body: (Function))) at $
            {"a":{},"b":[],"c":{},"d":null,"e":{},"super":{}}
            """#
        ) { encoder in
            encoder.outputFormatting = .sortedKeys
            return lines(
                encoder.run { _ = $0.unkeyedContainer() },
                encoder.run { _ = $0.container(keyedBy: AnyKey.self) },
                encoder.run { _ = $0.singleValueContainer() },
                encoder.run { inner in
                    var table = inner.container(keyedBy: AnyKey.self)
                    _ = table.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
                    _ = table.nestedUnkeyedContainer(forKey: "b")
                    _ = table.superEncoder(forKey: "c")
                    _ = table.superEncoder()
                    try table.encodeNil(forKey: "d")
                    try table.encode(Nothing(), forKey: "e")
                }
            )
        },
        EncoderRow(
            "nested containers and super encoders",
            #"{"list":[1,{"a":"x","b":"y"},5,null,4],"super":"s","t":"t"}"#
        ) { encoder in
            encoder.outputFormatting = .sortedKeys
            return encoder.run { inner in
                var table = inner.container(keyedBy: AnyKey.self)
                var list = table.nestedUnkeyedContainer(forKey: "list")
                try list.encode(1)
                var below = list.nestedContainer(keyedBy: AnyKey.self)
                try below.encode("x", forKey: "a")
                try 5.encode(to: list.superEncoder())
                try list.encodeNil()
                try list.encode(list.count)
                try "s".encode(to: table.superEncoder())
                try "t".encode(to: table.superEncoder(forKey: "t"))
                try below.encode("y", forKey: "b")
            }
        },
        EncoderRow(
            "paths",
            #"""
            "$"
            ["$[0]"]
            {"a":["$.\"a\"[0]"]}
            [[["$[0][0][0]"]]]
            """#
        ) { encoder in
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return encoder.answers(Path(), [Path()], ["a": [Path()]], [[[Path()]]])
        },
        EncoderRow(
            "paths in nested containers",
            theirs: #"{"a":["$[0]",{"c":"$[1].\"c\""}]}"#,
            ours: #"{"a":["$.\"a\"[0]",{"c":"$.\"a\"[1].\"c\""}]}"#,
            because: "paths are complete"
        ) { encoder in
            encoder.run { inner in
                var table = inner.container(keyedBy: AnyKey.self)
                var list = table.nestedUnkeyedContainer(forKey: "a")
                try list.encode(Path())
                try list.encode(["c": Path()])
            }
        },
        EncoderRow(
            "errors",
            #"""
            DecodingFoundationTests.ScriptError($) at $
            DecodingFoundationTests.ScriptError(inside) at $
            invalidValue(Int 1) at $."own"
            [1]
            [2]
            """#
        ) { encoder in
            lines(
                encoder.run { throw ScriptError(text: codingPathText($0.codingPath)) },
                encoder.answer([ScriptedEncodable { _ in throw ScriptError(text: "inside") }]),
                encoder.run { inner in
                    throw EncodingError.invalidValue(
                        1,
                        .init(codingPath: [AnyKey("own")], debugDescription: "own")
                    )
                },
                encoder.answer([1]),
                encoder.run { inner in
                    var list = inner.unkeyedContainer()
                    try? list.encode(ScriptedEncodable { _ in throw ScriptError(text: "caught") })
                    try list.encode(2)
                }
            )
        },
        EncoderRow("a key that is written twice", #"{"a":[2]}"#) { encoder in
            encoder.run { inner in
                var table = inner.container(keyedBy: AnyKey.self)
                try table.encode(1, forKey: "a")
                try table.encode([2], forKey: "a")
            }
        },
        EncoderRow("a container that is continued", #"{"a":1,"b":2,"c":[3,4]}"#) { encoder in
            encoder.outputFormatting = .sortedKeys
            return encoder.run { inner in
                var first = inner.container(keyedBy: AnyKey.self)
                try first.encode(1, forKey: "a")
                var second = inner.container(keyedBy: AnyKey.self)
                try second.encode(2, forKey: "b")
                var list = second.nestedUnkeyedContainer(forKey: "c")
                try list.encode(3)
                var again = first.nestedUnkeyedContainer(forKey: "c")
                try again.encode(4)
            }
        },
        EncoderRow(
            "how often a type is asked that writes to several containers in turn",
            "1"
        ) { encoder in
            let count = Mutex(0)
            _ = encoder.run { inner in
                count.withLock { $0 += 1 }
                var first = inner.container(keyedBy: AnyKey.self)
                var below = first.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
                try first.encode(1, forKey: "a")
                try below.encode(2, forKey: "c")
            }
            return "\(count.withLock { $0 })"
        },
        EncoderRow(
            "many levels",
            theirs: """
                1: 2 bytes
                511: 1022 bytes
                512: an error
                513: an error
                600: an error
                """,
            ours: """
                1: 2 bytes
                511: 1022 bytes
                512: 1024 bytes
                513: an error
                600: an error
                """,
            because: "what may be read may be written"
        ) { encoder in
            lines(
                [1, 511, 512, 513, 600].map { count in
                    let text = encoder.answer(Levels(count: count))
                    return
                        "\(count): \(text.hasPrefix("[") ? "\(text.utf8.count) bytes" : "an error")"
                }
            )
        },
        EncoderRow("encoding inside of encoding, by the same encoder", #"["{\"a\":[1]}",2]"#) {
            encoder in
            encoder.run { inner in
                var list = inner.unkeyedContainer()
                try list.encode(encoder.answer(["a": [1]]))
                try list.encode(2)
            }
        },
        EncoderRow(
            "one encoder in eight tasks at once",
            #"""
            invalidValue(Double nan) at $[0]."y" [{"x":0,"y":0.5}]
            [{"x":1,"y":0.5}] invalidValue(Double nan) at $[0]."y"
            invalidValue(Double nan) at $[0]."y" [{"x":2,"y":0.5}]
            [{"x":3,"y":0.5}] invalidValue(Double nan) at $[0]."y"
            invalidValue(Double nan) at $[0]."y" [{"x":4,"y":0.5}]
            [{"x":5,"y":0.5}] invalidValue(Double nan) at $[0]."y"
            invalidValue(Double nan) at $[0]."y" [{"x":6,"y":0.5}]
            [{"x":7,"y":0.5}] invalidValue(Double nan) at $[0]."y"
            """#
        ) { encoder in
            encoder.outputFormatting = .sortedKeys
            let answers = try await together(8) { number in
                (0..<30).map { round in
                    // Every other value has no text.
                    let y = (number + round) % 2 == 0 ? Double.nan : 0.5
                    return encoder.answer([Sample.Point(x: number, y: y)])
                }.suffix(2).joined(separator: " ")
            }
            return lines(answers)
        },
    ]
}
