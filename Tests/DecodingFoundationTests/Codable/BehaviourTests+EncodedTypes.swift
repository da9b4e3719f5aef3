import Foundation

extension BehaviourTests {
    /// What is written for types.
    static let encodedTypes: [EncoderRow] = [
        EncoderRow(
            "enums with payloads",
            #"""
            {"none":{}}
            {"circle":{"radius":1}}
            {"square":{"_0":2.5}}
            {"pair":{"_0":1}}
            {"pair":{"_0":1,"label":"x"}}
            {"group":{"_0":[{"none":{}}],"inner":{"square":{"_0":1}}}}
            """#
        ) { encoder in
            encoder.outputFormatting = .sortedKeys
            return encoder.answers(
                Sample.Shape.none,
                Sample.Shape.circle(radius: 1),
                Sample.Shape.square(2.5),
                Sample.Shape.pair(1, label: nil),
                Sample.Shape.pair(1, label: "x"),
                Sample.Shape.group([.none], inner: .square(1))
            )
        },
        EncoderRow(
            "dictionaries",
            #"""
            {"a":1}
            {"1":"a"}
            ["red",1]
            {"left":1}
            [1.5,"x"]
            []
            {}
            {}
            {"a":null}
            [7,1]
            """#
        ) { encoder in
            encoder.answers(
                ["a": 1],
                [1: "a"],
                [Sample.Colour.red: 1],
                [Side.left: 1],
                [1.5: "x"],
                [Bool: Int](),
                [String: Int](),
                [Int: Int](),
                ["a": Int?.none],
                [UInt8(7): 1]
            )
        },
        EncoderRow(
            "optionals",
            #"""
            null
            1
            [null,1]
            {"x":1}
            {"x":1,"y":2.5}
            {"value":null}
            null
            """#
        ) { encoder in
            encoder.outputFormatting = .sortedKeys
            return encoder.answers(
                Int?.none,
                Int?.some(1),
                [Int?.none, 1],
                Sample.Point(x: 1, y: nil),
                Sample.Point(x: 1, y: 2.5),
                Sample.Box(value: Int??.some(nil)),
                Sample.Wrapped(Int?.none)
            )
        },
        EncoderRow(
            "a subclass",
            #"""
            {"name":"a","super":{"legs":4}}
            {"legs":2,"song":"b"}
            [{"legs":3},{"legs":2,"song":"c"}]
            """#
        ) { encoder in
            encoder.outputFormatting = .sortedKeys
            return encoder.answers(
                Dog(name: "a"),
                Bird(song: "b"),
                [Animal(legs: 3), Bird(song: "c")]
            )
        },
        EncoderRow(
            "types of Foundation",
            #"""
            ["http:\/\/a\/b?c=d#e"]
            ["E621E1F8-C36C-495A-93FC-0C247A3E6E5F"]
            [12.5,-0.00001,100000000000000000000]
            [1.5,-2]
            [0.1]
            {"a":[1,2]}
            """#
        ) { encoder in
            encoder.answers(
                [URL(string: "http://a/b?c=d#e")],
                [UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")],
                [Decimal(string: "12.50"), Decimal(string: "-1e-5"), Decimal(string: "1e20")],
                CGPoint(x: 1.5, y: -2),
                [CGFloat(0.1)],
                ["a": 1...2]
            )
        },
        EncoderRow(
            "configurations",
            """
            10
            3
            """
        ) { encoder in
            lines(
                String(decoding: try encoder.encode(Scaled(30), configuration: 3), as: UTF8.self),
                String(
                    decoding: try encoder.encode(Scaled(30), configuration: Scaled.Ten.self),
                    as: UTF8.self
                )
            )
        },
        EncoderRow(
            "a decimal that is no number",
            theirs: "[NaN]",
            ours: "invalidValue(Decimal NaN) at $[0]",
            because: "it has no form in JSON"
        ) { encoder in
            encoder.answer([Decimal.nan])
        },
    ]
}
