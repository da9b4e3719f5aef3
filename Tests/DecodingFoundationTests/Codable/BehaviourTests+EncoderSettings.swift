import Foundation
import TestSupport

extension BehaviourTests {
    /// The settings of an encoder.
    static let encoderSettings: [EncoderRow] = [
        EncoderRow("defaults", "0 deferredToDate base64 throw useDefaultKeys 0") { encoder in
            """
            \(encoder.outputFormatting.rawValue) \(encoder.dateEncodingStrategy) \
            \(encoder.dataEncodingStrategy) \(encoder.nonConformingFloatEncodingStrategy) \
            \(encoder.keyEncodingStrategy) \(encoder.userInfo.count)
            """
        },
        EncoderRow(
            "set and get",
            #"""
            11 iso8601
            deferredToData convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: \#
            "n")
            convertToSnakeCase x
            """#
        ) { encoder in
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            encoder.dateEncodingStrategy = .iso8601
            encoder.dataEncodingStrategy = .deferredToData
            encoder.nonConformingFloatEncodingStrategy =
                .convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: "n")
            encoder.keyEncodingStrategy = .convertToSnakeCase
            if let tag { encoder.userInfo[tag] = "x" }
            return lines(
                "\(encoder.outputFormatting.rawValue) \(encoder.dateEncodingStrategy)",
                "\(encoder.dataEncodingStrategy) \(encoder.nonConformingFloatEncodingStrategy)",
                "\(encoder.keyEncodingStrategy) \(tagText(encoder.userInfo))"
            )
        },
        EncoderRow(
            "a setting that is changed between calls",
            #"""
            {"a":[1]}
            {
              "a" : [
                1
              ]
            }
            {"a":[1]}
            """#
        ) { encoder in
            let first = encoder.answer(["a": [1]])
            encoder.outputFormatting = .prettyPrinted
            let second = encoder.answer(["a": [1]])
            encoder.outputFormatting = []
            return lines(first, second, encoder.answer(["a": [1]]))
        },
        EncoderRow("user info", #"["7",{},"7"]"#) { encoder in
            if let tag { encoder.userInfo[tag] = 7 }
            return encoder.run { inner in
                var list = inner.unkeyedContainer()
                try list.encode(tagText(inner.userInfo))
                try tagText(list.superEncoder().userInfo).encode(to: list.superEncoder())
            }
        },
        EncoderRow(
            "dates",
            #"""
            [730902896.75]
            [1709210096.75]
            [1709210096750]
            ["2024-02-29T12:34:56Z"]
            ["2024\/02\/29"]
            [["custom"]]
            """#
        ) { encoder in
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateFormat = "yyyy/MM/dd"
            let strategies: [JSONEncoder.DateEncodingStrategy] = [
                .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601,
                .formatted(formatter),
                .custom { date, inner in try ["custom"].encode(to: inner) },
            ]
            let date = Date(timeIntervalSince1970: 1_709_210_096.75)
            return lines(
                strategies.map { strategy in
                    encoder.dateEncodingStrategy = strategy
                    return encoder.answer([date])
                }
            )
        },
        EncoderRow(
            "a custom strategy that writes nothing",
            #"""
            {}
            [{}]
            {"a":{}}
            """#
        ) { encoder in
            encoder.dateEncodingStrategy = .custom { _, _ in }
            encoder.dataEncodingStrategy = .custom { _, _ in }
            return encoder.answers(Date(), [Date()], ["a": Data()])
        },
        EncoderRow(
            "a custom strategy that throws",
            #"""
            DecodingFoundationTests.ScriptError($) at $
            DecodingFoundationTests.ScriptError($[0][0]) at $
            DecodingFoundationTests.ScriptError($."a") at $
            """#
        ) { encoder in
            encoder.dateEncodingStrategy = .custom { _, inner in
                throw ScriptError(text: codingPathText(inner.codingPath))
            }
            return encoder.answers(Date(), [[Date()]], ["a": Date()])
        },
        EncoderRow(
            "data",
            #"""
            ""
            ["Af\/+"]
            []
            [[1,255,254]]
            0
            [3]
            """#
        ) { encoder in
            let strategies: [JSONEncoder.DataEncodingStrategy] = [
                .base64, .deferredToData,
                .custom { data, inner in try data.count.encode(to: inner) },
            ]
            return lines(
                strategies.map { strategy in
                    encoder.dataEncodingStrategy = strategy
                    return encoder.answers(Data(), [Data([1, 255, 254])])
                }
            )
        },
        EncoderRow(
            "numbers that are none",
            #"""
            invalidValue(Double nan) at $
            invalidValue(Double inf) at $[0][1]
            invalidValue(Float -inf) at $."a"
            ["n\/a","inf","-inf",1]
            "n\/a"
            """#
        ) { encoder in
            let before = encoder.answers(
                Double.nan,
                [[1, Double.infinity]],
                ["a": -Float.infinity]
            )
            encoder.nonConformingFloatEncodingStrategy =
                .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "n/a")
            return lines(
                before,
                encoder.answers([Double.nan, .infinity, -.infinity, 1], Float.nan)
            )
        },
        EncoderRow(
            "keys to snake case",
            #"""
            {"":0,"_leading":0,"a":0,"a_url":0,"already_snake":0,"one_two":0,\#
            "some_members":{"inDictionary":1},"u_rl_path":0,"x1_y2":0,"ä_ö":0}
            """#
        ) { encoder in
            encoder.keyEncodingStrategy = .convertToSnakeCase
            encoder.outputFormatting = .sortedKeys
            return encoder.run { inner in
                var table = inner.container(keyedBy: AnyKey.self)
                for key: AnyKey in [
                    "oneTwo", "aURL", "URLPath", "_leading", "x1Y2", "ÄÖ", "", "already_snake", "A",
                ] {
                    try table.encode(0, forKey: key)
                }
                try table.encode(["inDictionary": 1], forKey: "someMembers")
            }
        },
        EncoderRow("keys of a closure", #"{"1VALUE":[{"3VALUE":{"in":1}}]}"#) { encoder in
            encoder.keyEncodingStrategy = .custom { path in
                AnyKey("\(path.count)" + (path.last?.stringValue ?? "-").uppercased())
            }
            return encoder.answer(Sample.Box(value: [Sample.Box(value: ["in": 1])]))
        },
        EncoderRow(
            "the settings from eight tasks at once",
            #"""
            {"one_two":[0,19]}
            {"one_two":[1,19]}
            {"one_two":[2,19]}
            {"one_two":[3,19]}
            {"one_two":[4,19]}
            {"one_two":[5,19]}
            {"one_two":[6,19]}
            {"one_two":[7,19]}
            """#
        ) { encoder in
            encoder.keyEncodingStrategy = .convertToSnakeCase
            struct Value: Encodable, Sendable { var oneTwo: [Int] }
            let answers = try await together(8) { number in
                (0..<20).map { encoder.answer(Value(oneTwo: [number, $0])) }.last ?? ""
            }
            return lines(answers)
        },
    ]
}
