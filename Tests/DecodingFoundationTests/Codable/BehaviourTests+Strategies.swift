import Foundation

extension BehaviourTests {
    /// The strategies of a decoder.
    static let decoderStrategies: [DecoderRow] = [
        DecoderRow(
            "dates",
            """
            Date(1.5), typeMismatch(Swift.Double) at $, typeMismatch(Swift.Double) at $, \
            valueNotFound(Foundation.Date) at $
            Date(-978307198.5), typeMismatch(Swift.Double) at $, typeMismatch(Swift.Double) \
            at $, valueNotFound(Foundation.Date) at $
            Date(-978307199.9985), typeMismatch(Swift.Double) at $, \
            typeMismatch(Swift.Double) at $, valueNotFound(Foundation.Date) at $
            typeMismatch(Swift.String) at $, Date(730899296.0), dataCorrupted() at $, \
            valueNotFound(Foundation.Date) at $
            typeMismatch(Swift.String) at $, dataCorrupted() at $, Date(730857600.0), \
            valueNotFound(Foundation.Date) at $
            Date(3.0), Date(3.0), Date(3.0), valueNotFound(Foundation.Date) at $
            """
        ) { decoder in
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateFormat = "yyyy/MM/dd"
            let strategies: [JSONDecoder.DateDecodingStrategy] = [
                .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601,
                .formatted(formatter), .custom { _ in Date(timeIntervalSinceReferenceDate: 3) },
            ]
            let texts = ["1.5", "\"2024-02-29T12:34:56+01:00\"", "\"2024/02/29\"", "null"]
            return lines(
                strategies.map { strategy in
                    decoder.dateDecodingStrategy = strategy
                    return texts.map { decoder.answer(Date.self, $0) }.joined(separator: ", ")
                }
            )
        },
        DecoderRow(
            "ISO 8601 with fractions, without seconds, in lower case",
            """
            Date(730902896.789)
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            dataCorrupted() at $
            Date(730883096.0)
            """
        ) { decoder in
            decoder.dateDecodingStrategy = .iso8601
            return decoder.answers(
                Date.self,
                "\"2024-02-29T12:34:56.789Z\"",
                "\"2024-02-29T12:34Z\"",
                "\"2024-02-29t12:34:56z\"",
                "\"2024-02-29 12:34:56Z\"",
                "\"2024-02-29T12:34:56\"",
                "\"2024-02-29T12:34:56+0530\""
            )
        },
        DecoderRow(
            "the path of what is no date",
            theirs: #"""
                dataCorrupted() at $
                dataCorrupted() at $
                dataCorrupted() at $
                typeMismatch(Swift.String) at $."a"
                """#,
            ours: #"""
                dataCorrupted() at $
                dataCorrupted() at $[1]
                dataCorrupted() at $."a"
                typeMismatch(Swift.String) at $."a"
                """#,
            because: "the path ends with the key of the date"
        ) { decoder in
            decoder.dateDecodingStrategy = .iso8601
            return lines(
                decoder.answer(Date.self, "\"x\""),
                decoder.answer([Date].self, "[\"2024-02-29T12:34:56Z\",\"x\"]"),
                decoder.answer([String: Date].self, "{\"a\":\"x\"}"),
                decoder.answer([String: Date].self, "{\"a\":5}")
            )
        },
        DecoderRow(
            "a custom date from a keyed container",
            #"""
            [Date(0.0)]
            keyNotFound($."at") at $[0]
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $[0]
            """#
        ) { decoder in
            decoder.dateDecodingStrategy = .custom { inner in
                let table = try inner.container(keyedBy: AnyKey.self)
                return Date(timeIntervalSince1970: try table.decode(Double.self, forKey: "at"))
            }
            return decoder.answers([Date].self, "[{\"at\":978307200}]", "[{}]", "[1]")
        },
        DecoderRow(
            "data",
            """
            Data(1 2), dataCorrupted() at $, dataCorrupted() at $, typeMismatch(Swift.String) \
            at $, typeMismatch(Swift.String) at $, valueNotFound(Foundation.Data) at $
            typeMismatch(Swift.Array<Any>) at $, typeMismatch(Swift.Array<Any>) at $, \
            typeMismatch(Swift.Array<Any>) at $, Data(1 2), typeMismatch(Swift.UInt8) at \
            $[0], valueNotFound(Foundation.Data) at $
            Data(7), Data(7), Data(7), Data(7), Data(7), valueNotFound(Foundation.Data) at $
            """
        ) { decoder in
            let strategies: [JSONDecoder.DataDecodingStrategy] = [
                .base64, .deferredToData, .custom { _ in Data([7]) },
            ]
            return lines(
                strategies.map { strategy in
                    decoder.dataDecodingStrategy = strategy
                    return ["\"AQI=\"", "\"AQI\"", "\"-_8=\"", "[1,2]", "[true]", "null"]
                        .map { decoder.answer(Data.self, $0) }.joined(separator: ", ")
                }
            )
        },
        DecoderRow(
            "numbers that are none",
            """
            typeMismatch(Swift.Double) at $
            typeMismatch(Swift.Double) at $
            typeMismatch(Swift.Double) at $
            typeMismatch(Swift.Double) at $
            1.0
            typeMismatch(Swift.Double) at $
            inf
            -inf
            nan
            typeMismatch(Swift.Double) at $
            1.0
            typeMismatch(Swift.Double) at $
            typeMismatch(Swift.Float) at $[1]
            """
        ) { decoder in
            let texts = ["\"inf\"", "\"-inf\"", "\"nan\"", "\"NaN\"", "1", "\"1\""]
            let before = texts.map { decoder.answer(Double.self, $0) }
            decoder.nonConformingFloatDecodingStrategy =
                .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            let after = texts.map { decoder.answer(Double.self, $0) }
            return lines(before + after + [decoder.answer([Float].self, "[\"inf\",\"x\"]")])
        },
        DecoderRow(
            "words for numbers, written with escapes",
            theirs: "typeMismatch(Swift.Double) at $",
            ours: "inf",
            because: "an escape is another form of the same text"
        ) { decoder in
            decoder.nonConformingFloatDecodingStrategy =
                .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            return decoder.answer(Double.self, "\"\\u0069nf\"")
        },
        DecoderRow("keys from snake case", " __ _cD aB camelCase e_ fG h12I urlPath") { decoder in
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return try decoder.run(
                #"{"a_b":1,"_c_d":2,"e_":3,"URL_path":4,"__":5,"f__g":6,"h1_2i":7,"camelCase":8,"":9}"#
            ) { inner in
                let table = try inner.container(keyedBy: AnyKey.self)
                return table.allKeys.map(\.stringValue).sorted().joined(separator: " ")
            }
        },
        DecoderRow(
            "keys from snake case in errors",
            #"""
            keyNotFound($."oneTwo") at $
            typeMismatch(Swift.Int) at $."oneTwo"[0]."threeFour"
            keyNotFound($."threeFour") at $."oneTwo"[0]
            Outer(oneTwo: [Inner(threeFour: 1)])
            """#
        ) { decoder in
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            struct Outer: Decodable { var oneTwo: [Inner] }
            struct Inner: Decodable { var threeFour: Int }
            return decoder.answers(
                Outer.self,
                "{}",
                #"{"one_two":[{"three_four":"x"}]}"#,
                #"{"one_two":[{"three":1}]}"#,
                #"{"oneTwo":[{"three_four":1}]}"#
            )
        },
        DecoderRow(
            "keys from snake case in dictionaries",
            #"""
            ["a_b": ["c_d": 1]]
            typeMismatch(Swift.Int) at $."a_b"."c_d"
            """#
        ) { decoder in
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return decoder.answers(
                [String: [String: Int]].self,
                #"{"a_b":{"c_d":1}}"#,
                #"{"a_b":{"c_d":"x"}}"#
            )
        },
        DecoderRow(
            "keys of a closure",
            #"""
            $."1A"."2B"[0]."4C"
            typeMismatch(Swift.String) at $."1A"."2B"[0]."4C"
            """#
        ) { decoder in
            decoder.keyDecodingStrategy = .custom { path in
                AnyKey("\(path.count)" + (path.last?.stringValue ?? "-").uppercased())
            }
            return try decoder.run(#"{"a":{"b":[{"c":1}]}}"#) { inner in
                let table = try inner.container(keyedBy: AnyKey.self)
                let below = try table.nestedContainer(keyedBy: AnyKey.self, forKey: "1A")
                var list = try below.nestedUnkeyedContainer(forKey: "2B")
                let last = try list.nestedContainer(keyedBy: AnyKey.self)
                return lines(
                    codingPathText(last.codingPath + last.allKeys),
                    exactReport { try last.decode(String.self, forKey: "4C") }
                )
            }
        },
    ]
}
