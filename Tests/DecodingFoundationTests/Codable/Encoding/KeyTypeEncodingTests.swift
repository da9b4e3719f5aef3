import DecodingFoundation
import Foundation
import Synchronization
import TestSupport
import Testing

/// Members of one object that are written by keys of several types.
@Suite struct KeyTypeEncodingTests {
    private enum Keys: String, CodingKey, CaseIterable {
        case a, b, c, d
        /// Two cases are the same text.
        var stringValue: String { self == .d ? "a" : rawValue }
    }

    private enum OtherKeys: String, CodingKey, CaseIterable {
        case b, a, x, slash = "a/b"
    }

    private enum OnlyKey: String, CodingKey { case c }

    /// Writes a member for each number, by a key that the number stands for.
    private struct Writer: Encodable {
        let numbers: [Int]

        static let keyCount = 13

        func encode(to encoder: any Encoder) throws {
            var keys = encoder.container(keyedBy: Keys.self)
            for number in numbers {
                // Some containers are made late, and some are used again.
                var others = encoder.container(keyedBy: OtherKeys.self)
                switch number {
                case 0..<4: try keys.encode(number, forKey: Keys.allCases[number])
                case 4..<8: try others.encode([number], forKey: OtherKeys.allCases[number - 4])
                case 8:
                    var only = encoder.container(keyedBy: OnlyKey.self)
                    try only.encode("\(number)", forKey: .c)
                default:
                    var any = encoder.container(keyedBy: AnyKey.self)
                    try any.encode([[number]], forKey: AnyKey(Writer.name(number)))
                }
            }
        }

        static func name(_ number: Int) -> String {
            switch number {
            case 0..<4: Keys.allCases[number].stringValue
            case 4..<8: OtherKeys.allCases[number - 4].stringValue
            case 8: OnlyKey.c.stringValue
            default: ["a", "b", "y", "a/b"][number - 9]
            }
        }

        /// Of members with the same key the last counts, at the place of the first.
        var text: String {
            var members: [(name: String, value: String)] = []
            for number in numbers {
                let value =
                    switch number {
                    case 0..<4: "\(number)"
                    case 4..<8: "[\(number)]"
                    case 8: "\"\(number)\""
                    default: "[[\(number)]]"
                    }
                let name = Writer.name(number).replacing("/", with: "\\/")
                if let index = members.firstIndex(where: { $0.name == name }) {
                    members[index].value = value
                } else {
                    members.append((name, value))
                }
            }
            return "{\(members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ","))}"
        }
    }

    @Test(
        "Keys of two types and texts in one object",
        arguments: [
            [0, 1, 2], [0, 4], [0, 5], [4, 0, 5, 1], [0, 3], [3, 0], [0, 1, 9], [9, 0, 1],
            [7, 12], [12, 7], [2, 8], [8, 2], [0, 9, 1, 10, 4, 5],
        ]
    )
    func chosen(_ numbers: [Int]) throws {
        let writer = Writer(numbers: numbers)
        #expect(try FastJSONEncoder().encodeString(writer) == writer.text)
    }

    @Test(arguments: 0..<10)
    func random(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let encoder = FastJSONEncoder()
        for _ in 0..<100 {
            let count = Int.random(in: 0...8, using: &random)
            let writer = Writer(
                numbers: (0..<count).map { _ in .random(in: 0..<Writer.keyCount, using: &random) }
            )
            #expect(try encoder.encodeString(writer) == writer.text, "\(writer.numbers)")
        }
    }

    @Test("Keys of a type that has more of them than a word has bits")
    func manyKeys() throws {
        struct ManyKeys: CodingKey {
            let byte: UInt8
            var stringValue: String { "k\(byte)" }
            var intValue: Int? { nil }
            init(_ byte: UInt8) { self.byte = byte }
            init?(stringValue: String) { nil }
            init?(intValue: Int) { nil }
        }
        struct Model: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: ManyKeys.self)
                for round in 0..<2 {
                    for byte in UInt8.min...UInt8.max {
                        try container.encode(round, forKey: ManyKeys(byte))
                    }
                }
            }
        }
        let members = (0..<256).map { "\"k\($0)\":1" }.joined(separator: ",")
        for _ in 0..<2 {
            #expect(try FastJSONEncoder().encodeString(Model()) == "{\(members)}")
        }
    }

    @Test("A key whose string changes from one call to the next")
    func changingKey() throws {
        enum ChangingKeys: CodingKey {
            case first, second
            static let prefix = Mutex("")
            var stringValue: String {
                ChangingKeys.prefix.withLock { "\($0)\(self == .first ? 1 : 2)" }
            }
        }
        struct Model: Codable, Equatable {
            var first = 1
            var second = [Model]()
            typealias CodingKeys = ChangingKeys
        }
        let model = Model(second: [Model()])
        let encoder = FastJSONEncoder()
        for prefix in ["", "a", "a longer one than fits a string itself", "", "/", "a"] {
            ChangingKeys.prefix.withLock { $0 = prefix }
            let name = prefix.replacing("/", with: "\\/")
            let text = try encoder.encodeString(model)
            #expect(text == #"{"\#(name)1":1,"\#(name)2":[{"\#(name)1":1,"\#(name)2":[]}]}"#)
            #expect(try FastJSONDecoder().decode(Model.self, from: Data(text.utf8)) == model)
        }
    }

    @Test("Containers inside each other, beyond what is accepted", arguments: [513, 20_000])
    func deepContainers(_ depth: Int) {
        struct Deep: Encodable {
            let depth: Int
            func encode(to encoder: any Encoder) throws {
                var list = encoder.unkeyedContainer()
                for _ in 1..<depth { list = list.nestedUnkeyedContainer() }
                try list.encode(1)
            }
        }
        var error: EncodingError?
        let time = ThreadTime.of {
            error = #expect(throws: EncodingError.self) {
                try FastJSONEncoder().encode(Deep(depth: depth))
            }
        }
        #expect(time < .seconds(5 * ThreadTime.patience))
        guard case .invalidValue(_, let context)? = error else { return }
        #expect(context.debugDescription == "Too many nested arrays or dictionaries.")
        #expect(context.codingPath.count == 512)
    }
}
