import Foundation

extension BehaviourTests {
    /// A type that asks for nothing.
    struct Anything: Decodable {
        init(from decoder: any Decoder) throws {}
    }

    /// One member with a composed letter.
    private struct Accent: Decodable {
        var é: Int
    }

    /// Arrays in arrays: how many there are.
    private struct Depth: Decodable {
        var count: Int

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            count = list.isAtEnd ? 1 : try list.decode(Depth.self).count + 1
        }
    }

    private static func nested(_ levels: Int) -> String {
        String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }

    /// What is text to a decoder.
    static let texts: [DecoderRow] = [
        DecoderRow(
            "fragments",
            #"""
            1
            true
            "\u{00E9}"
            -1500.0
            nil
            valueNotFound(Swift.Int) at $
            []
            """#
        ) { decoder in
            lines(
                decoder.answer(Int.self, " 1\n"),
                decoder.answer(Bool.self, "true"),
                decoder.answer(String.self, "\"é\""),
                decoder.answer(Double.self, "-1.5e3"),
                decoder.answer(Int?.self, "null"),
                decoder.answer(Int.self, "null"),
                decoder.answer([Int].self, "[]")
            )
        },
        DecoderRow(
            "no text",
            """
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            """
        ) { decoder in
            lines(
                decoder.answer(Int.self, Data()),
                decoder.answer([Int]?.self, Data()),
                decoder.answer(Anything.self, Data()),
                decoder.answer([Int].self, " \n\t\r")
            )
        },
        DecoderRow(
            "a byte order mark",
            #"""
            [1]
            dataCorrupted() at $
            dataCorrupted() at $
            "\u{FEFF}"
            """#
        ) { decoder in
            lines(
                decoder.answer([Int].self, Data([0xEF, 0xBB, 0xBF]) + Data("[1]".utf8)),
                decoder.answer([Int].self, Data([0xEF, 0xBB, 0xBF])),
                decoder.answer([Int].self, Data([0xEF, 0xBB]) + Data("[1]".utf8)),
                decoder.answer(String.self, "\"\u{feff}\"")
            )
        },
        DecoderRow(
            "more after the value",
            """
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            [1]
            """
        ) { decoder in
            lines(
                decoder.answer(Int.self, "1 2"),
                decoder.answer([Int].self, "[1]]"),
                decoder.answer([Int].self, "[1],"),
                decoder.answer([Int].self, "[1]\0"),
                decoder.answer([String: Int].self, "{}x"),
                decoder.answer(Bool.self, "truefalse"),
                decoder.answer([Int].self, "[1] \n\t\r")
            )
        },
        DecoderRow(
            "text that ends early",
            """
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            """
        ) { decoder in
            lines(
                decoder.answer([Int].self, "["),
                decoder.answer([Int].self, "[1"),
                decoder.answer([Int].self, "[1,"),
                decoder.answer([String: Int].self, "{\"a\""),
                decoder.answer([String: Int].self, "{\"a\":"),
                decoder.answer(String.self, "\"a"),
                decoder.answer(Bool.self, "tru"),
                decoder.answer(Int.self, "-")
            )
        },
        DecoderRow(
            "UTF-16 and UTF-32",
            #"""
            ["\u{00E9}\u{0001F600}"]
            ["\u{00E9}\u{0001F600}"]
            ["\u{00E9}\u{0001F600}"]
            ["\u{00E9}\u{0001F600}"]
            ["\u{00E9}\u{0001F600}"]
            """#
        ) { decoder in
            let encodings: [String.Encoding] = [
                .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
            ]
            return lines(
                encodings.map { encoding in
                    decoder.answer([String].self, "[\"é😀\"]".data(using: encoding) ?? Data())
                }
            )
        },
        DecoderRow(
            "UTF-32 with a mark",
            theirs: "dataCorrupted() at $",
            ours: #"["\u{00E9}"]"#,
            because: "the mark of UTF-32 is no mark of UTF-16"
        ) { decoder in
            decoder.answer([String].self, "[\"é\"]".data(using: .utf32) ?? Data())
        },
        DecoderRow(
            "bytes that are no UTF-8",
            """
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            """
        ) { decoder in
            lines(
                decoder.answer(String.self, Data([0x22, 0xFF, 0x22])),
                decoder.answer(String.self, Data([0x22, 0xC0, 0x80, 0x22])),
                decoder.answer(String.self, Data([0x22, 0xED, 0xA0, 0x80, 0x22])),
                decoder.answer([Int].self, Data([0x5B, 0x31, 0x5D, 0xFF]))
            )
        },
        DecoderRow(
            "escapes",
            #"""
            "\"\\/\u{08}\u{0C}\n\r\t"
            "\0\u{00E9}\u{0001F600}"
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            "\u{7F}\u{2028}"
            dataCorrupted() at $
            """#
        ) { decoder in
            decoder.answers(
                String.self,
                #""\"\\\/\b\f\n\r\t""#,
                #""\u0000\u00e9\uD83D\uDE00""#,
                #""\x""#,
                #""\u12""#,
                #""\ud800""#,
                #""\ude00\ud83d""#,
                #""\ud83d\u0041""#,
                "\"\t\"",
                "\"\u{7f}\u{2028}\"",
                "'a'"
            )
        },
        DecoderRow(
            "numbers that JSON does not have",
            """
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            """
        ) { decoder in
            decoder.answers(
                Double.self,
                "01",
                "+1",
                ".5",
                "1.",
                "1e",
                "-",
                "0x1",
                "NaN",
                "Infinity",
                "1_0",
                "-01"
            )
        },
        DecoderRow(
            "a comma at the end",
            theirs: #"""
                [1]
                ["a": 1]
                dataCorrupted() at $
                dataCorrupted() at $
                Point(x: 1, y: nil)
                """#,
            ours: """
                dataCorrupted() at $
                dataCorrupted() at $
                dataCorrupted() at $
                dataCorrupted() at $
                dataCorrupted() at $
                """,
            because: "the text is RFC 8259 everywhere"
        ) { decoder in
            lines(
                decoder.answer([Int].self, "[1,]"),
                decoder.answer([String: Int].self, "{\"a\":1,}"),
                decoder.answer([Int].self, "[,]"),
                decoder.answer([Int].self, "[1,,2]"),
                {
                    decoder.assumesTopLevelDictionary = true
                    return decoder.answer(Sample.Point.self, "\"x\":1,")
                }()
            )
        },
        DecoderRow(
            "what is wrong where nobody looks",
            theirs: """
                Point(x: 1, y: nil)
                Point(x: 1, y: nil)
                dataCorrupted() at $
                dataCorrupted() at $
                """,
            ours: """
                dataCorrupted() at $
                dataCorrupted() at $
                dataCorrupted() at $
                dataCorrupted() at $
                """,
            because: "the text is RFC 8259 everywhere"
        ) { decoder in
            decoder.answers(
                Sample.Point.self,
                "{\"x\":1,\"z\":01}",
                "{\"x\":1,\"z\":\"\\x\"}",
                "{\"x\":1,\"z\":[1}",
                "{\"x\":1,\"z\":nul}"
            )
        },
        DecoderRow(
            "equal keys",
            #"""
            ["a": 1]
            Point(x: 1, y: 3.0)
            Point(x: 1, y: nil)
            Point(x: 1, y: nil)
            """#
        ) { decoder in
            lines(
                decoder.answer([String: Int].self, #"{"a":1,"a":2}"#),
                decoder.answer(Sample.Point.self, #"{"x":1,"x":2,"y":3,"y":4}"#),
                decoder.answer(Sample.Point.self, #"{"x":1,"\u0078":2}"#),
                decoder.answer(Sample.Point.self, #"{"x":1,"x":"wrong"}"#)
            )
        },
        DecoderRow(
            "keys in one and in two scalars",
            theirs: """
                Accent(é: 1)
                Accent(é: 1)
                Accent(é: 1)
                """,
            ours: #"""
                Accent(é: 1)
                keyNotFound($."\u{00E9}") at $
                Accent(é: 1)
                """#,
            because: "keys are compared by their bytes"
        ) { decoder in
            decoder.answers(Accent.self, "{\"\u{e9}\":1}", "{\"e\u{301}\":1}", "{\"\\u00e9\":1}")
        },
        DecoderRow(
            "512 levels",
            """
            Depth(count: 100)
            Depth(count: 511)
            Depth(count: 512)
            """
        ) { decoder in
            lines(
                decoder.answer(Depth.self, nested(100)),
                decoder.answer(Depth.self, nested(511)),
                decoder.answer(Depth.self, nested(512))
            )
        },
        DecoderRow(
            "513 levels",
            """
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            """
        ) { decoder in
            lines(
                decoder.answer(Depth.self, nested(513)),
                decoder.answer(Anything.self, nested(513)),
                decoder.answer(Anything.self, nested(100_000))
            )
        },
        DecoderRow(
            "JSON5",
            #"""
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            ["a": 1.0]
            dataCorrupted() at $
            ["a": 16.0]
            ["a": 1.0]
            ["a": inf]
            ["a": 0.5]
            dataCorrupted() at $
            ["a": 1.0]
            dataCorrupted() at $
            dataCorrupted() at $
            """#
        ) { decoder in
            let texts = [
                "{a:0x10,}", "{'a':+1} // c", "{a:Infinity}", "{a:.5}", "{a:NaN", "{\"a\":1}", "",
            ]
            let before = texts.map { decoder.answer([String: Double].self, $0) }
            decoder.allowsJSON5 = true
            let after = texts.map { decoder.answer([String: Double].self, $0) }
            decoder.allowsJSON5 = false
            return lines(before + after + [decoder.answer([String: Double].self, texts[0])])
        },
        DecoderRow(
            "objects without braces",
            #"""
            dataCorrupted() at $
            Point(x: 1, y: 2.5)
            Point(x: 1, y: nil)
            keyNotFound($."x") at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            """#
        ) { decoder in
            let texts = ["\"x\":1,\"y\":2.5", "{\"x\":1}", "", "\"x\":1}", "[1]", "\"x\""]
            let before = decoder.answer(Sample.Point.self, texts[0])
            decoder.assumesTopLevelDictionary = true
            return lines([before] + texts.map { decoder.answer(Sample.Point.self, $0) })
        },
    ]
}
