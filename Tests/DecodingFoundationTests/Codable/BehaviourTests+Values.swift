import Foundation

extension BehaviourTests {
    /// Numbers, strings and null as the types that they are and are not.
    static let values: [DecoderRow] = [
        DecoderRow(
            "each kind as each scalar",
            #"""
            typeMismatch(Swift.Bool) at $
            true
            typeMismatch(Swift.Bool) at $
            typeMismatch(Swift.Bool) at $
            typeMismatch(Swift.Bool) at $
            typeMismatch(Swift.Bool) at $
            typeMismatch(Swift.Bool) at $
            valueNotFound(Swift.Int) at $
            typeMismatch(Swift.Int) at $
            0
            dataCorrupted() at $
            typeMismatch(Swift.Int) at $
            typeMismatch(Swift.Int) at $
            typeMismatch(Swift.Int) at $
            valueNotFound(Swift.Double) at $
            typeMismatch(Swift.Double) at $
            0.0
            1.5
            typeMismatch(Swift.Double) at $
            typeMismatch(Swift.Double) at $
            typeMismatch(Swift.Double) at $
            valueNotFound(Swift.String) at $
            typeMismatch(Swift.String) at $
            typeMismatch(Swift.String) at $
            typeMismatch(Swift.String) at $
            "1"
            typeMismatch(Swift.String) at $
            typeMismatch(Swift.String) at $
            valueNotFound(Swift.Array<Any>) at $
            typeMismatch(Swift.Array<Any>) at $
            typeMismatch(Swift.Array<Any>) at $
            typeMismatch(Swift.Array<Any>) at $
            typeMismatch(Swift.Array<Any>) at $
            []
            typeMismatch(Swift.Array<Any>) at $
            valueNotFound(Swift.Dictionary<Swift.String, Any>) at $
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $
            []
            """#
        ) { decoder in
            let kinds = ["null", "true", "0", "1.5", "\"1\"", "[]", "{}"]
            let types: [any Decodable.Type] = [
                Bool.self, Int.self, Double.self, String.self, [Int].self, [String: Int].self,
            ]
            return lines(types.flatMap { type in kinds.map { decoder.answer(type, $0) } })
        },
        DecoderRow(
            "each kind as a member",
            #"""
            valueNotFound(Swift.Int) at $."x"
            typeMismatch(Swift.Int) at $."x"
            typeMismatch(Swift.Int) at $."x"
            typeMismatch(Swift.Int) at $."x"
            typeMismatch(Swift.Int) at $."x"
            Point(x: 1, y: nil)
            typeMismatch(Swift.Double) at $."y"
            typeMismatch(Swift.Double) at $."y"
            typeMismatch(Swift.Double) at $."y"
            typeMismatch(Swift.Double) at $."y"
            keyNotFound($."x") at $
            """#
        ) { decoder in
            let kinds = ["null", "true", "\"1\"", "[1]", "{}"]
            return lines(
                kinds.map { decoder.answer(Sample.Point.self, "{\"x\":\($0)}") }
                    + kinds.map { decoder.answer(Sample.Point.self, "{\"x\":1,\"y\":\($0)}") }
                    + [decoder.answer(Sample.Point.self, "{}")]
            )
        },
        DecoderRow(
            "whole numbers in other forms",
            """
            1
            100
            0
            1
            dataCorrupted() at $
            dataCorrupted() at $
            -1
            1
            """
        ) { decoder in
            decoder.answers(Int.self, "1.0", "1e2", "-0", "10e-1", "1.5", "1e19", "-1e0", "0.1e1")
        },
        DecoderRow(
            "large integers",
            """
            18446744073709551615
            dataCorrupted() at $
            -9223372036854775808
            dataCorrupted() at $
            340282366920938463463374607431768211455
            1.8446744073709552e+19
            1.2345678901234568e+29
            """
        ) { decoder in
            lines(
                decoder.answer(UInt64.self, "18446744073709551615"),
                decoder.answer(UInt64.self, "18446744073709551616"),
                decoder.answer(Int64.self, "-9223372036854775808"),
                decoder.answer(Int64.self, "9223372036854775808"),
                decoder.answer(UInt128.self, "340282366920938463463374607431768211455"),
                decoder.answer(Double.self, "18446744073709551616"),
                decoder.answer(Double.self, "123456789012345678901234567890")
            )
        },
        DecoderRow(
            "the path of a number that does not fit",
            theirs: """
                dataCorrupted() at $
                dataCorrupted() at $
                dataCorrupted() at $
                dataCorrupted() at $
                dataCorrupted() at $
                """,
            ours: #"""
                dataCorrupted() at $[1]
                dataCorrupted() at $."a"[0]
                dataCorrupted() at $."x"
                dataCorrupted() at $."y"
                dataCorrupted() at $[1]
                """#,
            because: "the path is that of the number"
        ) { decoder in
            lines(
                decoder.answer([UInt8].self, "[1,256]"),
                decoder.answer([String: [Int8]].self, "{\"a\":[-129]}"),
                decoder.answer(Sample.Point.self, "{\"x\":1.5}"),
                decoder.answer(Sample.Point.self, "{\"x\":1,\"y\":1e999}"),
                {
                    decoder.dataDecodingStrategy = .deferredToData
                    return decoder.answer(Data.self, "[0,256]")
                }()
            )
        },
        DecoderRow(
            "an integer and a little",
            theirs: """
                1
                9007199254740993
                """,
            ours: """
                dataCorrupted() at $
                9007199254740993
                """,
            because: "integers are exact"
        ) { decoder in
            decoder.answers(Int.self, "1.0000000000000001", "9007199254740993.0")
        },
        DecoderRow(
            "a number that is nearly zero",
            theirs: """
                dataCorrupted() at $
                dataCorrupted() at $
                """,
            ours: """
                0.0
                -0.0
                """,
            because: "it is zero, as in IEEE 754"
        ) { decoder in
            lines(decoder.answer(Double.self, "1e-999"), decoder.answer(Float.self, "-1e-60"))
        },
        DecoderRow(
            "optionals",
            #"""
            [1, nil]
            nil
            [nil, 1]
            ["a": nil]
            Point(x: 1, y: nil)
            Point(x: 1, y: nil)
            Box<Optional<Optional<Int>>>(value: nil)
            keyNotFound($."value") at $
            Wrapped<Optional<Int>>(value: nil)
            """#
        ) { decoder in
            lines(
                decoder.answer([Int?].self, "[1,null]"),
                decoder.answer(Int??.self, "null"),
                decoder.answer([Int??].self, "[null,1]"),
                decoder.answer([String: Int?].self, "{\"a\":null}"),
                decoder.answer(Sample.Point.self, "{\"x\":1}"),
                decoder.answer(Sample.Point.self, "{\"x\":1,\"y\":null}"),
                decoder.answer(Sample.Box<Int??>.self, "{\"value\":null}"),
                decoder.answer(Sample.Box<Int??>.self, "{}"),
                decoder.answer(Sample.Wrapped<Int?>.self, "null")
            )
        },
        DecoderRow(
            "types of Foundation",
            """
            dataCorrupted() at $[2]
            dataCorrupted() at $[1]
            [E621E1F8-C36C-495A-93FC-0C247A3E6E5F]
            dataCorrupted() at $[0]
            [0.1, -0.00001, 12345678901234567890.5]
            typeMismatch(Foundation.Decimal) at $
            typeMismatch(Foundation.Decimal) at $
            CGPoint(x: 1.0, y: 2.5)
            0.1
            """
        ) { decoder in
            lines(
                decoder.answer([URL].self, "[\"a b\",\"http://é/\",\"\"]"),
                decoder.answer([URL].self, "[\"http://a/b?c#d\",\"\"]"),
                decoder.answer([UUID].self, "[\"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\"]"),
                decoder.answer([UUID].self, "[\"E621E1F8\"]"),
                decoder.answer([Decimal].self, "[0.10,-1e-5,12345678901234567890.5]"),
                decoder.answer(Decimal.self, "\"1\""),
                decoder.answer(Decimal.self, "\"x\""),
                decoder.answer(CGPoint.self, "[1,2.5]"),
                decoder.answer(CGFloat.self, "0.1")
            )
        },
    ]
}
