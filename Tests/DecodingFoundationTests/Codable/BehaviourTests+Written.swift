import Foundation

extension BehaviourTests {
    private static let formats: [JSONEncoder.OutputFormatting] = [
        [], .prettyPrinted, .sortedKeys, [.prettyPrinted, .sortedKeys],
    ]

    /// The text that is written.
    static let written: [EncoderRow] = [
        EncoderRow(
            "fragments",
            #"""
            1
            true
            "x"
            1.5
            null
            ""
            "red"
            """#
        ) { encoder in
            encoder.answers(1, true, "x", 1.5, Int?.none, "", Sample.Colour.red)
        },
        EncoderRow(
            "empty arrays and objects",
            #"""
            []
            {}
            [[]]
            {"a":{}}
            {}
            [

            ]
            {

            }
            [
              [

              ]
            ]
            {
              "a" : {

              }
            }
            {

            }
            []
            {}
            [[]]
            {"a":{}}
            {}
            [

            ]
            {

            }
            [
              [

              ]
            ]
            {
              "a" : {

              }
            }
            {

            }
            """#
        ) { encoder in
            lines(
                formats.map { format in
                    encoder.outputFormatting = format
                    return encoder.answers(
                        [Int](),
                        [String: Int](),
                        [[Int]()],
                        ["a": [String: Int]()],
                        Sample.Empty()
                    )
                }
            )
        },
        EncoderRow(
            "pretty text",
            #"""
            {
              "from" : {
                "x" : 1,
                "y" : 2.5
              },
              "name" : "a\/b",
              "tags" : [
                "x",
                "y"
              ]
            }
            """#
        ) { encoder in
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return encoder.answer(
                Sample.Line(
                    name: "a/b",
                    from: Sample.Point(x: 1, y: 2.5),
                    to: nil,
                    tags: ["x", "y"]
                )
            )
        },
        EncoderRow(
            "slashes",
            #"""
            {"a\/b":"<\/c>"}
            {"a/b":"</c>"}
            """#
        ) { encoder in
            let before = encoder.answer(["a/b": "</c>"])
            encoder.outputFormatting = .withoutEscapingSlashes
            return lines(before, encoder.answer(["a/b": "</c>"]))
        },
        EncoderRow(
            "sorted keys",
            #"""
            {"":0,"A":0,"B":0,"_":0,"a":0,"a10":0,"a9":0,"aé":0,"b":0,"z":0,"é":0,"\#u{ffff}":0,"😀":0}
            """#
        ) { encoder in
            encoder.outputFormatting = .sortedKeys
            let keys = ["b", "a", "B", "a10", "a9", "", "é", "z", "_", "aé", "😀", "\u{ffff}", "A"]
            return encoder.answer(Dictionary(uniqueKeysWithValues: keys.map { ($0, 0) }))
        },
        EncoderRow(
            "escapes",
            #"["\"\\\/","\b\f\n\r\t","\u0000\u001f","\#u{7f}","\#u{2028}é😀","e\#u{301}"]"#
        ) { encoder in
            encoder.answer([
                "\"\\/", "\u{8}\u{c}\n\r\t", "\u{0}\u{1f}", "\u{7f}", "\u{2028}é😀", "e\u{301}",
            ])
        },
        EncoderRow(
            "numbers",
            """
            [1,-0,0.1,1000000000000000,1e+16,1e+20,1e+22,0.0001,1e-05,1e-07,5e-324]
            [1,0.1,16777216,3.4028235e+38,1e-45]
            [1.7976931348623157e+308,2.2250738585072014e-308,3.141592653589793]
            [-9223372036854775808,9223372036854775807]
            [18446744073709551615]
            [-170141183460469231731687303715884105728]
            [340282366920938463463374607431768211455]
            """
        ) { encoder in
            encoder.answers(
                [1.0, -0.0, 0.1, 1e15, 1e16, 1e20, 1e22, 1e-4, 1e-5, 1e-7, .leastNonzeroMagnitude]
                    as [Double],
                [1.0, 0.1, 16_777_216, 3.4028235e38, .leastNonzeroMagnitude] as [Float],
                [Double.greatestFiniteMagnitude, .leastNormalMagnitude, .pi],
                [Int64.min, Int64.max],
                [UInt64.max],
                [Int128.min],
                [UInt128.max]
            )
        },
    ]
}
