import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Documents that were cut and changed, read and written by `Codable`.
@Suite struct MutationTests {
    /// Any document: tries each kind of value, arrays and objects by each kind of container.
    indirect enum Anything: Codable, Equatable {
        case null, boolean(Bool), number(Double), string(String)
        case list([Anything]), table([String: Anything])

        init(from decoder: any Decoder) throws {
            if let table = try? decoder.container(keyedBy: Key.self) {
                var members: [String: Anything] = [:]
                for key in table.allKeys {
                    members[key.stringValue] = try table.decode(Anything.self, forKey: key)
                }
                self = .table(members)
            } else if var list = try? decoder.unkeyedContainer() {
                var elements: [Anything] = []
                while !list.isAtEnd { elements.append(try list.decode(Anything.self)) }
                self = .list(elements)
            } else {
                let single = try decoder.singleValueContainer()
                if single.decodeNil() {
                    self = .null
                } else if let value = try? single.decode(Bool.self) {
                    self = .boolean(value)
                } else if let value = try? single.decode(String.self) {
                    self = .string(value)
                } else {
                    self = .number(try single.decode(Double.self))
                }
            }
        }

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .table(let members):
                var table = encoder.container(keyedBy: Key.self)
                for (key, value) in members.sorted(by: { $0.key < $1.key }) {
                    try table.encode(value, forKey: Key(stringValue: key))
                }
            case .list(let elements):
                var list = encoder.unkeyedContainer()
                for element in elements { try list.encode(element) }
            default:
                var single = encoder.singleValueContainer()
                switch self {
                case .boolean(let value): try single.encode(value)
                case .number(let value): try single.encode(value)
                case .string(let value): try single.encode(value)
                default: try single.encodeNil()
                }
            }
        }

        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        /// The same of a tree; nil for numbers that are none.
        init?(_ value: JSONValue) {
            switch value {
            case .null: self = .null
            case .boolean(let value): self = .boolean(value)
            case .string(let text): self = .string(text)
            case .array(let values):
                let elements = values.compactMap { Anything($0) }
                guard elements.count == values.count else { return nil }
                self = .list(elements)
            case .object(let object):
                var members: [String: Anything] = [:]
                for member in object { members[member.key] = Anything(member.value) }
                guard members.count == Set(object.map(\.key)).count else { return nil }
                self = .table(members)
            default:
                guard let number = value.double else { return nil }
                self = .number(number)
            }
        }
    }

    /// Something in particular.
    struct Sample: Codable, Equatable {
        var a: [Int?]?
        var b: [String: Double]?
        var not: Call?

        struct Call: Codable, Equatable {
            var call: String
            var arguments: [JSONValue]
        }
    }

    /// What is wrong with the syntax, as the error of a decoder.
    private func fault(_ error: any Error) -> JSONError? {
        guard case .dataCorrupted(let context) = error as? DecodingError else { return nil }
        return context.underlyingError as? JSONError
    }

    @Test("Anything is read, written, and read again", arguments: JSONEngine.allCases)
    func anything(_ engine: JSONEngine) throws {
        let decoder = FastJSONDecoder(options: JSONReadingOptions(engine: engine))
        let encoder = FastJSONEncoder()
        // Of equal keys, decoders take the first.
        let options = JSONReadingOptions(duplicateKeys: .first)
        for bytes in Mutations(every: TestScope.isFull ? 11 : 47) {
            let shown = String(reflecting: String(decoding: bytes, as: UTF8.self))
            do {
                let found = try decoder.decode(Anything.self, from: bytes)
                let value = try #require(
                    try? JSONValue(parsing: bytes, options: options),
                    "\(shown)"
                )
                try #require(found == Anything(value), "\(shown)")
                let written = try encoder.encode(found)
                let again = try decoder.decode(Anything.self, from: written)
                try #require(again == found, "\(shown)")
            } catch let error as DecodingError {
                switch JSONValue.parse(bytes, options: options) {
                case .failure(let expected): try #require(fault(error) == expected, "\(shown)")
                // Only numbers that do not fit are refused.
                case .success(let value): try #require(Anything(value) == nil, "\(shown)")
                }
            }
        }
    }

    @Test("Types are read alike from bytes, from nodes and inside parsers")
    func samples() throws {
        let decoder = FastJSONDecoder()
        let inside = JSONArray { OneOf { Sample.jsonParser() } }
        for (turn, bytes) in Mutations(every: TestScope.isFull ? 7 : 29).enumerated() {
            let shown = String(reflecting: String(decoding: bytes, as: UTF8.self))
            let engine = JSONEngine.allCases[turn % JSONEngine.allCases.count]
            let found = Result { try decoder.decode(Sample.self, from: bytes) }
            let options = JSONReadingOptions(engine: engine, duplicateKeys: .first)
            let parsed = Sample.jsonParser().result(from: bytes, options: options)
            try #require((try? found.get()) == (try? parsed.get()), "\(shown)")
            // The beginning of a list with this element is right as far as the element is.
            let list = inside.result(from: [0x5B] + bytes + [0x5D], options: options)
            if case .success(let sample) = found, bytes.first != 0xEF {
                try #require(try list.get() == [sample], "\(shown)")
            }
            if let document = try? JSONDocument(parsing: bytes, options: options) {
                let node = try? decoder.decode(Sample.self, from: document.root)
                try #require(node == (try? found.get()), "\(shown)")
            } else {
                #expect(throws: DecodingError.self, "\(shown)") { try found.get() }
            }
        }
    }
}
