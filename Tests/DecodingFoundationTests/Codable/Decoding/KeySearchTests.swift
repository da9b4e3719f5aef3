import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Which of the members a key finds: the first of equal ones, however they are written and asked for.
@Suite struct KeySearchTests {
    /// What a key is made of: a text, or one byte that stands for a text.
    private protocol TextKey: CodingKey {
        init(_ text: String, using random: inout SeededRandom)
    }

    private struct AnyTextKey: TextKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ text: String, using random: inout SeededRandom) { stringValue = text }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// A key of one byte; several bytes stand for the same text.
    private struct ByteKey<Tag>: TextKey {
        let byte: UInt8
        var stringValue: String { KeySearchTests.pool[Int(byte) % KeySearchTests.pool.count] }
        var intValue: Int? { nil }
        init(_ text: String, using random: inout SeededRandom) {
            let count = KeySearchTests.pool.count
            let first = KeySearchTests.pool.firstIndex(of: text) ?? 0
            byte = UInt8(first + count * Int.random(in: 0...(255 - first) / count, using: &random))
        }
        init?(stringValue: String) { nil }
        init?(intValue: Int) { nil }
    }

    /// The types of keys that one object is asked with, and how often a new container is made.
    enum Way: CaseIterable {
        case texts, bytes, twoTypesOfBytes, bytesAndTexts
    }

    /// Asks for keys in an order, by containers in turns, of which some are made late.
    private struct Answers: Decodable {
        static let keys = CodingUserInfoKey(rawValue: "keys")
        static let way = CodingUserInfoKey(rawValue: "way")
        var values: [Int?] = []

        init(from decoder: any Decoder) throws {
            let userInfo = decoder.userInfo
            let (keysKey, wayKey) = (try #require(Answers.keys), try #require(Answers.way))
            let keys = try #require(userInfo[keysKey] as? [String])
            let way = try #require(userInfo[wayKey] as? Way)
            var random = SeededRandom(seed: UInt64(keys.count))
            let texts = try decoder.container(keyedBy: AnyTextKey.self)
            var bytes = try decoder.container(keyedBy: ByteKey<Int>.self)
            let others =
                way == .twoTypesOfBytes
                ? try decoder.container(keyedBy: ByteKey<Bool>.self) : nil
            for (index, key) in keys.enumerated() {
                if index % 3 == 2 { bytes = try decoder.container(keyedBy: ByteKey<Int>.self) }
                let value: Int? =
                    switch way {
                    case .bytesAndTexts where index % 5 == 4, .texts:
                        try texts.decodeIfPresent(Int.self, forKey: .init(key, using: &random))
                    case .twoTypesOfBytes where index % 2 == 0:
                        try others?.decodeIfPresent(Int.self, forKey: .init(key, using: &random))
                    case .bytes, .bytesAndTexts, .twoTypesOfBytes:
                        try bytes.decodeIfPresent(Int.self, forKey: .init(key, using: &random))
                    }
                values.append(value)
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

    @Test(arguments: JSONEngine.allCases, Way.allCases)
    func theFirstOfEqualKeys(_ engine: JSONEngine, way: Way) throws {
        var random = SeededRandom(seed: 2026)
        let key = try #require(Answers.keys)
        let decoder = FastJSONDecoder()
        decoder.options.engine = engine
        decoder.userInfo[try #require(Answers.way)] = way
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
                let padding = Bool.random(using: &random) ? 0 : 100
                let answers = try decoder.decode(
                    Answers.self,
                    from: Data((document + String(repeating: " ", count: padding)).utf8)
                )
                #expect(answers.values == asked.map(members.firstIndex(of:)), "\(document)")
            }
        }
    }

    /// The cases of an enumeration, of which two are the same text, and the only case of another.
    @Test func keysOfEnumerations() throws {
        enum Keys: String, CodingKey, CaseIterable {
            case a, b, c
            var stringValue: String { self == .c ? "a" : rawValue }
        }
        enum OnlyKey: String, CodingKey { case b }
        struct Model: Decodable {
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Keys.self)
                let only = try decoder.container(keyedBy: OnlyKey.self)
                for keys in [Keys.allCases, Keys.allCases.reversed(), [.c, .b, .a, .c]] {
                    for key in keys {
                        let value = try container.decode(Int.self, forKey: key)
                        #expect(value == (key == .b ? 2 : 1))
                        #expect(try only.decode(Int.self, forKey: .b) == 2)
                    }
                }
            }
        }
        for text in [#"{"a":1,"b":2,"a":3,"b":4}"#, #"{"b":2,"x":0,"a":1,"b":4}"#] {
            _ = try FastJSONDecoder().decode(Model.self, from: Data(text.utf8))
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
