import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Objects that are decoded live as long as what holds them, wherever the decoding fails.
@Suite struct LifetimeTests {
    @TaskLocal static var counter = Counter()

    /// A number, counted as long as it lives.
    final class Counted: Codable, Sendable {
        let number: Int
        private let counter: Counter

        init(from decoder: any Decoder) throws {
            number = try decoder.singleValueContainer().decode(Int.self)
            counter = LifetimeTests.counter
            counter.add(1)
        }

        func encode(to encoder: any Encoder) throws {
            guard number >= 0 else { throw CocoaError(.coderInvalidValue) }
            var container = encoder.singleValueContainer()
            try container.encode(number)
        }

        deinit { counter.add(-1) }
    }

    /// A class and its parent, which is filled before the rest fails.
    class Parent: Codable {
        let first: Counted
    }

    final class Child: Parent {
        enum CodingKeys: CodingKey { case second }
        let second: [Counted]

        required init(from decoder: any Decoder) throws {
            second = try decoder.container(keyedBy: CodingKeys.self)
                .decode([Counted].self, forKey: .second)
            try super.init(from: decoder)
        }
    }

    struct Row: Codable {
        var one: Counted
        var list: [Counted]
        var table: [String: Counted]
        var maybe: Counted?
        var child: Child
        var either: Either

        enum Either: Codable {
            case pair(Counted, Counted)
            case single(value: Counted)
        }
    }

    private static let text = """
        {"one":1,"list":[2,3,4],"table":{"a":5,"b":6},"maybe":7,\
        "child":{"first":8,"second":[9,10]},"either":{"pair":{"_0":11,"_1":12}}}
        """

    private static func alive(_ body: () throws -> Void) -> Int {
        let counter = Counter()
        $counter.withValue(counter) { try? body() }
        return counter.count
    }

    @Test("Whatever value is wrong, and whatever end too early", arguments: JSONEngine.allCases)
    func rows(_ engine: JSONEngine) throws {
        let decoder = FastJSONDecoder(options: JSONReadingOptions(engine: engine))
        var texts = [Self.text]
        for number in 1...12 {
            for wrong in ["\"x\"", "null", "{}", "1.5", "?"] {
                let wrong = Self.text.replacing(/(?<digits>[0-9]+)(?=[,\]}])/) { match in
                    match.output.digits == "\(number)" ? wrong : String(match.output.digits)
                }
                texts.append(wrong)
            }
        }
        texts += stride(from: 1, to: Self.text.count, by: 5).map { String(Self.text.prefix($0)) }
        var successes = 0
        for text in texts {
            let roads: [() throws -> [Row]] = [
                { [try decoder.decode(Row.self, from: text)] },
                { try decoder.decode([Row].self, from: "[\(Self.text),\(text),\(text)]") },
                { try Array(decoder.decode([String: Row].self, from: "{\"a\":\(text)}").values) },
                { try [Row.jsonParser(decoder: decoder).decode(text)] },
                { try JSONArray { Row.jsonParser(decoder: decoder) }.decode("[\(text),\(text)]") },
            ]
            for road in roads {
                let alive = Self.alive {
                    let rows = try road()
                    successes += 1
                    let nulls = rows.count { $0.maybe == nil }
                    #expect(Self.counter.count == 12 * rows.count - nulls)
                }
                #expect(alive == 0, "\(text)")
            }
        }
        // `maybe` may be null.
        #expect(successes == 2 * 5)
    }

    @Test("Long arrays, which are filled in several parts", arguments: [1, 16, 100, 5000])
    func longArrays(_ count: Int) {
        for wrong in Set([0, count / 2, count - 1]) {
            let elements = (0..<count).map { $0 == wrong ? "null" : "\($0)" }
            let text = "[\(elements.joined(separator: ","))]"
            for decode in [
                { _ = try FastJSONDecoder().decode([Counted].self, from: text) },
                { _ = try FastJSONDecoder().decode([[Counted]].self, from: "[[1,2],\(text)]") },
                { _ = try FastJSONDecoder().decode([Int: Counted].self, from: text) },
                { _ = try FastJSONDecoder().decode(ContiguousArray<Counted>.self, from: text) },
            ] as [() throws -> Void] {
                let alive = Self.alive { #expect(throws: (any Error).self) { try decode() } }
                #expect(alive == 0)
            }
            let alive = Self.alive {
                let values = try FastJSONDecoder().decode([Counted?].self, from: text)
                #expect(values.count == count && Self.counter.count == count - 1)
            }
            #expect(alive == 0)
        }
    }

    @Test("What was encoded, or could not be, is held by nobody else", arguments: [false, true])
    func encoding(sortsKeys: Bool) throws {
        let encoder = FastJSONEncoder()
        encoder.outputFormatting = sortsKeys ? .sortedKeys : []
        for text in [Self.text, Self.text.replacing("12", with: "-12")] {
            let alive = Self.alive {
                let row = try FastJSONDecoder().decode(Row.self, from: text)
                for _ in 0..<3 {
                    let bytes = try? encoder.encodeBytes([row, row])
                    #expect((bytes == nil) == (text != Self.text))
                    let printed = try? Row.jsonParser(decoder: FastJSONDecoder(), encoder: encoder)
                        .encode(row)
                    #expect((printed == nil) == (text != Self.text))
                }
                #expect(Self.counter.count == 12)
            }
            #expect(alive == 0)
        }
    }
}
