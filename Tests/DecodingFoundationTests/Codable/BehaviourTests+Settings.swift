import Foundation
import TestSupport

/// A key of user info.
let tag = CodingUserInfoKey(rawValue: "tag")

/// What is under the tag.
func tagText(_ userInfo: [CodingUserInfoKey: Any]) -> String {
    tag.flatMap { userInfo[$0] }.map { "\($0)" } ?? "-"
}

extension BehaviourTests {
    /// The settings of a decoder.
    static let decoderSettings: [DecoderRow] = [
        DecoderRow("defaults", "deferredToDate base64 throw useDefaultKeys 0 false false") {
            decoder in
            """
            \(decoder.dateDecodingStrategy) \(decoder.dataDecodingStrategy) \
            \(decoder.nonConformingFloatDecodingStrategy) \(decoder.keyDecodingStrategy) \
            \(decoder.userInfo.count) \(decoder.allowsJSON5) \(decoder.assumesTopLevelDictionary)
            """
        },
        DecoderRow(
            "set and get",
            #"""
            millisecondsSince1970 deferredToData
            convertFromString(positiveInfinity: "+", negativeInfinity: "-", nan: "n")
            convertFromSnakeCase x
            true true
            """#
        ) { decoder in
            decoder.dateDecodingStrategy = .millisecondsSince1970
            decoder.dataDecodingStrategy = .deferredToData
            decoder.nonConformingFloatDecodingStrategy =
                .convertFromString(positiveInfinity: "+", negativeInfinity: "-", nan: "n")
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            if let tag { decoder.userInfo[tag] = "x" }
            decoder.allowsJSON5 = true
            decoder.assumesTopLevelDictionary = true
            return lines(
                "\(decoder.dateDecodingStrategy) \(decoder.dataDecodingStrategy)",
                "\(decoder.nonConformingFloatDecodingStrategy)",
                "\(decoder.keyDecodingStrategy) \(tagText(decoder.userInfo))",
                "\(decoder.allowsJSON5) \(decoder.assumesTopLevelDictionary)"
            )
        },
        DecoderRow(
            "a setting that is changed between calls",
            """
            Date(1000.0)
            Date(-978306200.0)
            Date(-978307199.0)
            """
        ) { decoder in
            let first = decoder.answer(Date.self, "1000")
            decoder.dateDecodingStrategy = .secondsSince1970
            let second = decoder.answer(Date.self, "1000")
            decoder.dateDecodingStrategy = .millisecondsSince1970
            return lines(first, second, decoder.answer(Date.self, "1000"))
        },
        DecoderRow(
            "objects without braces, and then other user info",
            theirs: "false dataCorrupted() at $",
            ours: "true Point(x: 1, y: nil)",
            because: "Foundation keeps the one setting in the other"
        ) { decoder in
            decoder.assumesTopLevelDictionary = true
            decoder.userInfo = [:]
            return "\(decoder.assumesTopLevelDictionary) "
                + decoder.answer(Sample.Point.self, "\"x\":1")
        },
        DecoderRow(
            "a setting that is changed during a call",
            """
            Date(1000.0)
            Date(1000.0)
            Date(-978306200.0)
            """
        ) { decoder in
            let text = try decoder.run("[1000,1000]") { inner in
                var list = try inner.unkeyedContainer()
                let first = try list.decode(Date.self)
                decoder.dateDecodingStrategy = .secondsSince1970
                return lines(valueText(first), valueText(try list.decode(Date.self)))
            }
            decoder.userInfo = [:]
            return lines(text, decoder.answer(Date.self, "1000"))
        },
        DecoderRow("user info", "77") { decoder in
            if let tag { decoder.userInfo[tag] = 7 }
            return try decoder.run("[[]]") { inner in
                var list = try inner.unkeyedContainer()
                let below = try list.superDecoder()
                return tagText(inner.userInfo) + tagText(below.userInfo)
            }
        },
        DecoderRow(
            "the settings from eight tasks at once",
            """
            Value(oneTwo: [0, 19])
            Value(oneTwo: [1, 19])
            Value(oneTwo: [2, 19])
            Value(oneTwo: [3, 19])
            Value(oneTwo: [4, 19])
            Value(oneTwo: [5, 19])
            Value(oneTwo: [6, 19])
            Value(oneTwo: [7, 19])
            """
        ) { decoder in
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            struct Value: Decodable { var oneTwo: [Int] }
            let answers = try await together(8) { number in
                (0..<20).map { round in
                    decoder.answer(Value.self, "{\"one_two\":[\(number),\(round)]}")
                }.last ?? ""
            }
            return lines(answers)
        },
    ]
}
