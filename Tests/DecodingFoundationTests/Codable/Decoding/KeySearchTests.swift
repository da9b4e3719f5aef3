import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Which of the members a key finds: the first of equal ones, however they are written and asked for.
@Suite struct KeySearchTests {
    /// Asks for keys in an order, by two containers in turns, of which the second is made late.
    private struct Answers: Decodable {
        static let keys = CodingUserInfoKey(rawValue: "keys")
        var values: [Int?] = []

        init(from decoder: any Decoder) throws {
            let key = try #require(Answers.keys)
            let keys = try #require(decoder.userInfo[key] as? [String])
            let first = try decoder.container(keyedBy: AnyKey.self)
            for (index, key) in keys.enumerated() {
                let container =
                    index % 3 == 2 ? try decoder.container(keyedBy: AnyKey.self) : first
                values.append(try container.decodeIfPresent(Int.self, forKey: AnyKey(key)))
            }
        }
    }

    /// Keys of all lengths that are compared in another way, alike but for one byte.
    private static let pool: [String] = [0, 1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 24, 40].flatMap {
        count in
        let key = String("a long key, of which the middle is compared last".prefix(count))
        let others = [0, count / 2, count - 1].filter { $0 >= 0 && count > 0 }.map { index in
            String(key.enumerated().map { $0.offset == index ? "ä" : $0.element })
        }
        return [key] + others
    }

    @Test(arguments: JSONEngine.allCases, [0, 100])
    func theFirstOfEqualKeys(_ engine: JSONEngine, padding: Int) throws {
        var random = SeededRandom(seed: 2026)
        let key = try #require(Answers.keys)
        let decoder = FastJSONDecoder()
        decoder.options.engine = engine
        for count in [0, 1, 2, 5, 20, 63, 64, 90] {
            for _ in 0..<40 {
                let pool = KeySearchTests.pool.shuffled(using: &random).prefix(
                    max(count * 2 / 3, 1)
                )
                let members = (0..<count).map { _ in pool.randomElement(using: &random) ?? "" }
                let text = members.enumerated().map { index, key in
                    "\(written(key, using: &random)):\(index)"
                }
                let document = "{\(text.joined(separator: ","))}"
                let asked =
                    Bool.random(using: &random)
                    ? members + pool : (members + pool).shuffled(using: &random)
                decoder.userInfo[key] = asked
                let answers = try decoder.decode(
                    Answers.self,
                    from: Data((document + String(repeating: " ", count: padding)).utf8)
                )
                #expect(answers.values == asked.map(members.firstIndex(of:)), "\(document)")
            }
        }
    }

    /// A key in quotes; every fourth has an escape.
    private func written(_ key: String, using random: inout SeededRandom) -> String {
        guard Int.random(in: 0..<4, using: &random) == 0, let last = key.utf16.last else {
            return "\"\(key)\""
        }
        let digits = String(last, radix: 16)
        let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        return "\"\(key.dropLast())\(escape)\""
    }

    private class Key: CodingKey, @unchecked Sendable {
        let stringValue: String
        var intValue: Int? { nil }
        required init?(stringValue: String) { self.stringValue = stringValue }
        required init?(intValue: Int) { nil }
    }

    private final class InnerKey: Key, @unchecked Sendable {}

    /// The keys of a container are of the type in the program, not of the subclass that was passed.
    @Test func subclassesOfKeys() throws {
        struct Model: Codable, Equatable {
            init() {}

            init(from decoder: any Decoder) throws {
                let outer = try decoder.container(keyedBy: InnerKey.self as Key.Type)
                let inner = try decoder.container(keyedBy: InnerKey.self)
                let key = try #require(InnerKey(stringValue: "a"))
                #expect(try outer.decode(Int.self, forKey: key) == 1)
                #expect(try inner.decode(Int.self, forKey: key) == 1)
                #expect(outer.allKeys.map { type(of: $0) == Key.self } == [true])
                #expect(inner.allKeys.map { type(of: $0) == InnerKey.self } == [true])
            }

            func encode(to encoder: any Encoder) throws {
                var outer = encoder.container(keyedBy: InnerKey.self as Key.Type)
                let key = try #require(InnerKey(stringValue: "a"))
                try outer.encode(1, forKey: key)
            }
        }
        #expect(try FastJSONEncoder().encodeBytes(Model()) == Array(#"{"a":1}"#.utf8))
        _ = try FastJSONDecoder().decode(Model.self, from: Data(#"{"a":1}"#.utf8))
    }
}
