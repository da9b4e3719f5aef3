import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Every strategy for dates and for data, wherever they may be.
@Suite struct StrategyEncodingTests {
    static let dates: [Date] = [
        Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSince1970: 0),
        Date(timeIntervalSince1970: 1_700_000_000.25), Date(timeIntervalSince1970: -1.5),
        Date(timeIntervalSinceReferenceDate: 0.1), .distantPast, .distantFuture,
        Date(timeIntervalSince1970: 1e15), Date(timeIntervalSince1970: 1_234_567_890.123_456),
    ]

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 3600)
        formatter.dateFormat = "dd/MM/yyyy 'um' HH:mm"
        return formatter
    }()

    static let dateStrategies: [(name: String, strategy: JSONEncoder.DateEncodingStrategy)] = [
        ("deferredToDate", .deferredToDate), ("secondsSince1970", .secondsSince1970),
        ("millisecondsSince1970", .millisecondsSince1970), ("iso8601", .iso8601),
        ("formatted", .formatted(formatter)),
        ("nothing", .custom { _, _ in }),
        (
            "path",
            .custom { _, encoder in
                var container = encoder.singleValueContainer()
                try container.encode(codingPathText(encoder.codingPath))
            }
        ),
        (
            "keyed",
            .custom { date, encoder in
                var container = encoder.container(keyedBy: AnyKey.self)
                try container.encode(date.timeIntervalSince1970, forKey: "atTime")
                try container.encode(codingPathText(container.codingPath), forKey: "path")
            }
        ),
        (
            "unkeyed",
            .custom { date, encoder in
                var container = encoder.unkeyedContainer()
                try container.encode(date.timeIntervalSince1970)
                try container.encodeNil()
            }
        ),
        ("empty", .custom { _, encoder in _ = encoder.unkeyedContainer() }),
        (
            "error",
            .custom { _, encoder in throw ScriptError(text: codingPathText(encoder.codingPath)) }
        ),
        (
            "late error",
            .custom { _, encoder in
                var container = encoder.container(keyedBy: AnyKey.self)
                try container.encode(1, forKey: "a")
                throw ScriptError(text: codingPathText(container.codingPath))
            }
        ),
        (
            "not a number",
            .custom { _, encoder in
                var container = encoder.singleValueContainer()
                try container.encode(Double.nan)
            }
        ),
        ("its own", .custom { date, encoder in try date.encode(to: encoder) }),
    ]

    @Test(arguments: dateStrategies.indices)
    func dates(_ index: Int) {
        let settings = EncodingSettings(dates: Self.dateStrategies[index].strategy)
        for date in Self.dates { expectSameEverywhere(date, settings) }
        expectSameEncoding(DateInterval(start: Self.dates[1], duration: 5.5), settings)
        let snake = EncodingSettings(
            dates: Self.dateStrategies[index].strategy,
            keys: .convertToSnakeCase
        )
        expectSameEncoding(["aKey": Self.dates[0]], snake)
        expectSameEncoding(Sample.Box(value: [Self.dates[0]]), snake)
    }

    static let data: [Data] = [
        Data(), Data([0]), Data([0, 1]), Data([0, 1, 2]), Data([251, 255, 191, 255]), Data(0...255),
        Data(repeating: 250, count: 100).dropFirst(3), Data("a/b?c".utf8),
    ]

    static let dataStrategies: [(name: String, strategy: JSONEncoder.DataEncodingStrategy)] = [
        ("base64", .base64), ("deferredToData", .deferredToData), ("nothing", .custom { _, _ in }),
        (
            "text",
            .custom { data, encoder in
                var container = encoder.singleValueContainer()
                try container.encode("\(data.count) at \(codingPathText(encoder.codingPath))")
            }
        ),
        (
            "keyed",
            .custom { data, encoder in
                var container = encoder.container(keyedBy: AnyKey.self)
                try container.encode(data.count, forKey: "byteCount")
            }
        ),
        ("nothing keyed", .custom { _, encoder in _ = encoder.container(keyedBy: AnyKey.self) }),
        (
            "error",
            .custom { _, encoder in throw ScriptError(text: codingPathText(encoder.codingPath)) }
        ),
        ("its own", .custom { data, encoder in try data.encode(to: encoder) }),
    ]

    @Test(arguments: dataStrategies.indices)
    func data(_ index: Int) {
        for formatting in [JSONEncoder.OutputFormatting.sortedKeys, [.sortedKeys, .prettyPrinted]] {
            let settings = EncodingSettings(
                formatting: formatting,
                data: Self.dataStrategies[index].strategy
            )
            for data in Self.data { expectSameEverywhere(data, settings) }
        }
    }

    private func expectSameEverywhere<Value: Codable & Hashable & Sendable>(
        _ value: Value,
        _ settings: EncodingSettings
    ) {
        expectSameEncoding(value, settings)
        expectSameEncoding(Value?.some(value), settings)
        expectSameEncoding([value, value], settings)
        expectSameEncoding([[value], []], settings)
        expectSameEncoding([nil, value], settings)
        expectSameEncoding(["a": value], settings)
        expectSameEncoding(["a": [value], "b": []], settings)
        expectSameEncoding([7: value], settings)
        expectSameEncoding([value: value], settings)
        expectSameEncoding(Set([value]), settings)
        expectSameEncoding(Sample.Box(value: value), settings)
        expectSameEncoding(Sample.Box(value: Value?.some(value)), settings)
        expectSameEncoding(Sample.Box(value: Value?.none), settings)
        expectSameEncoding(Sample.Wrapped(value), settings)
        expectSameEncoding([Sample.Wrapped(Sample.Wrapped(value))], settings)
        expectSameEncoding(Sample.Pair(value, Sample.Box(value: value)), settings)
        expectSameScript(settings) { encoder in
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode([value], forKey: "list")
            try table.encodeIfPresent(value, forKey: "present")
            try value.encode(to: table.superEncoder(forKey: "own"))
            var single = table.superEncoder().singleValueContainer()
            try single.encode(value)
        }
    }

    /// The strategy for numbers is not for dates.
    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func datesThatAreNotFinite(_ seconds: Double) {
        for strategy: JSONEncoder.DateEncodingStrategy in [
            .secondsSince1970, .millisecondsSince1970,
        ] {
            let errors = [JSONEncoder(), FastJSONEncoder()].map { encoder in
                encoder.dateEncodingStrategy = strategy
                encoder.nonConformingFloatEncodingStrategy = .convertToString(
                    positiveInfinity: "+",
                    negativeInfinity: "-",
                    nan: ""
                )
                return #expect(throws: EncodingError.self) {
                    try encoder.encode(["at": [Date(timeIntervalSince1970: seconds)]])
                }
            }
            #expect(
                errors.map { "\($0, default: "none")" }.allSatisfy {
                    $0.contains("directly in JSON")
                }
            )
            for case .invalidValue(_, let context)? in errors {
                #expect(context.codingPath.map(\.stringValue) == ["at", "Index 0"])
            }
        }
    }

    /// Encodes the numbers of the keys on its path.
    private struct PathNumbers: Encodable {
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(encoder.codingPath.map { $0.intValue ?? -1 })
        }
    }

    @Test func numbersOfKeys() throws {
        for keys: JSONEncoder.KeyEncodingStrategy in [.useDefaultKeys, .convertToSnakeCase] {
            let texts = try [JSONEncoder(), FastJSONEncoder()].map { encoder in
                encoder.keyEncodingStrategy = keys
                return String(decoding: try encoder.encode(["5": PathNumbers()]), as: UTF8.self)
            }
            #expect(texts[0] == texts[1])
        }
    }
}
