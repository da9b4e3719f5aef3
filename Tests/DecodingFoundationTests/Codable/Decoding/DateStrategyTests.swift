import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Every strategy for dates, wherever a date may be.
@Suite struct DateStrategyTests {
    static let texts = [
        "0", "1", "-1", "1.5", "1700000000", "1700000000.25", "1e9", "-62135596800",
        "\"2024-02-29T12:34:56Z\"", "\"2024-02-29T12:34:56+02:00\"", "\"2024-02-30T00:00:00Z\"",
        "\"2024-02-29\"", "\"2024-02-29T12:34:56.789Z\"", "\"\"", "\"x\"", "\"29.02.2024\"",
        "\"31.02.2024\"", "\"2024\\u002d02-29T12:34:56Z\"", "\" 2024-02-29T12:34:56Z\"", "null",
        "true", "[]", "[1,2]", "{}", "{\"at\":5}", "{\"at\":\"x\"}",
    ]

    private static let german: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "dd.MM.yyyy"
        formatter.isLenient = false
        return formatter
    }()

    static let strategies: [(name: String, strategy: JSONDecoder.DateDecodingStrategy)] = [
        ("deferredToDate", .deferredToDate), ("secondsSince1970", .secondsSince1970),
        ("millisecondsSince1970", .millisecondsSince1970), ("iso8601", .iso8601),
        ("formatted", .formatted(german)),
        (
            "single value",
            .custom { decoder in
                let number = try decoder.singleValueContainer().decode(Double.self)
                return Date(timeIntervalSinceReferenceDate: number * 2)
            }
        ),
        (
            "keyed",
            .custom { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                return Date(timeIntervalSince1970: try container.decode(Double.self, forKey: "at"))
            }
        ),
        (
            "unkeyed",
            .custom { decoder in
                var container = try decoder.unkeyedContainer()
                return Date(timeIntervalSince1970: try container.decode(Double.self))
            }
        ),
        (
            "path",
            .custom { decoder in
                throw ScriptError(text: codingPathText(decoder.codingPath))
            }
        ),
        (
            "corrupted",
            .custom { decoder in
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "thrown by the type")
                )
            }
        ),
        (
            "reads nothing",
            .custom { decoder in Date(timeIntervalSince1970: Double(decoder.codingPath.count)) }
        ),
        ("a date again", .custom { decoder in try Sample.Wrapped<Double>(from: decoder).asDate }),
    ]

    /// The texts for a strategy further inside.
    ///
    /// Without strings that are no date by ISO 8601: Foundation leaves their key out of the path,
    /// see `DifferenceTests`.
    private static func texts(_ index: Int) -> [String] {
        guard strategies[index].name == "iso8601" else { return texts }
        let decoder = DecodingSettings(dates: strategies[index].strategy).foundation
        let refused = CodecOutcome.failure(CodecFailure("dataCorrupted"))
        return texts.filter { text in
            outcome { try decoder.decode(Date.self, from: Data(text.utf8)) } != refused
        }
    }

    @Test(arguments: strategies.indices)
    func everywhere(_ index: Int) {
        let settings = DecodingSettings(dates: Self.strategies[index].strategy)
        expectSameDecoding(
            [Date.self, Date?.self, Sample.Wrapped<Date>.self, Sample.Wrapped<Date?>.self],
            Self.texts,
            settings
        )
        let texts = Self.texts(index)
        expectSameDecoding(
            [
                [Date].self, [Date?].self, Sample.Pair<Date, Date?>.self, [[Date]].self,
                [Sample.Wrapped<Date>].self,
            ],
            texts.map { "[\($0)]" } + texts.map { "[5,\($0),6]" },
            settings
        )
        expectSameDecoding(
            [
                Sample.Box<Date>.self, Sample.Box<Date?>.self, [String: Date].self,
                [String: Date?].self, [Int: Date].self, [String: [Date]].self,
                [String: Sample.Box<Date>].self,
            ],
            texts.map { "{\"value\":\($0)}" } + texts.map { "{\"1\":[\($0)]}" },
            settings
        )
        expectSameDecoding(
            [DateInterval.self, Sample.Box<DateInterval>.self],
            texts.map { "{\"start\":\($0),\"duration\":5}" },
            settings
        )
    }

    @Test("In nested containers and for super", arguments: strategies.indices)
    func containers(_ index: Int) {
        let settings = DecodingSettings(dates: Self.strategies[index].strategy)
        for text in Self.texts(index) {
            expectSameScript("{\"a\":{\"b\":[\(text)]},\"super\":\(text)}", settings) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                let nested = try container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
                var list = try nested.nestedUnkeyedContainer(forKey: "b")
                return [
                    report { try list.decodeIfPresent(Date.self) },
                    report { list.currentIndex },
                    report {
                        try container.superDecoder().singleValueContainer().decode(Date.self)
                    },
                    report { try Date(from: container.superDecoder()) },
                    report { try container.decodeIfPresent(Date.self, forKey: "super") },
                    report { try container.decodeIfPresent(Date.self, forKey: "absent") },
                    report { try container.decode(Date.self, forKey: "absent") },
                ].joined(separator: "; ")
            }
        }
    }
}

extension Sample.Wrapped where Value == Double {
    fileprivate var asDate: Date { Date(timeIntervalSinceReferenceDate: value) }
}
