import FastJSON
import Foundation
import TestSupport
import Testing

@testable import DecodingFoundation

/// A decoder that decodes many values, which it does with the same inner decoders and containers.
@Suite(.serialized) struct RepeatedDecodingTests {
    /// A value that may keep its containers.
    struct Value: Decodable, Equatable {
        enum CodingKeys: String, CodingKey { case a, inner }
        enum OtherKeys: String, CodingKey { case b }

        /// What was kept, and which values are to keep something.
        final class Box: @unchecked Sendable {
            var keeps: Set<Int> = []
            var kept: [(a: Int, container: KeyedDecodingContainer<CodingKeys>)] = []
            var others: [(b: Int, container: KeyedDecodingContainer<OtherKeys>)] = []

            func check() throws {
                for (a, container) in kept {
                    #expect(try container.decode(Int.self, forKey: .a) == a)
                    #expect(container.codingPath.isEmpty == (a == 0))
                }
                for (b, container) in others {
                    #expect(try container.decode(Int.self, forKey: .b) == b)
                }
            }
        }

        static let box = CodingUserInfoKey(rawValue: "box")

        let a: Int
        let b: Int
        let inner: [Value]

        init(a: Int, b: Int, inner: [Value] = []) {
            (self.a, self.b, self.inner) = (a, b, inner)
        }

        init(from decoder: any Decoder) throws {
            let box = Value.box.flatMap { decoder.userInfo[$0] } as? Box
            try box?.check()
            let container = try decoder.container(keyedBy: CodingKeys.self)
            a = try container.decode(Int.self, forKey: .a)
            let other = try decoder.container(keyedBy: OtherKeys.self)
            b = try other.decode(Int.self, forKey: .b)
            if let box, box.keeps.contains(a) {
                box.kept.append((a, try decoder.container(keyedBy: CodingKeys.self)))
                if a % 2 == 0 { box.others.append((b, other)) }
            }
            inner = try container.decodeIfPresent([Value].self, forKey: .inner) ?? []
        }

        /// The text of the value, with its members in an order that the number chooses.
        func text(_ order: Int) -> String {
            let inner = inner.map { $0.text(order + 1) }.joined(separator: ",")
            let members = ["\"a\":\(a)", "\"b\":\(b)", "\"inner\":[\(inner)]"]
            return "{\((0..<3).map { members[($0 + order) % 3] }.joined(separator: ","))}"
        }

        /// A value with that many levels of lists of values inside.
        static func tree(levels: Int, _ next: inout Int) -> Value {
            let a = next
            next += 1
            let inner = levels == 0 ? [] : (0..<3).map { _ in tree(levels: levels - 1, &next) }
            return Value(a: a, b: -a, inner: inner)
        }

        /// A value in a value, and so on.
        static func chain(_ length: Int) -> Value {
            (1..<length).reduce(Value(a: length, b: 1)) { inner, depth in
                Value(a: length - depth, b: 1, inner: [inner])
            }
        }
    }

    @Test(
        "Containers that are kept stay with their values",
        arguments: [[], [0], [1], [1, 2], [2, 4, 5], [3, 4, 5], [12], Array(0..<13)]
    )
    func keptContainers(_ kept: [Int]) throws {
        var next = 0
        let value = Value.tree(levels: 2, &next)
        let decoder = FastJSONDecoder()
        let box = Value.Box()
        decoder.userInfo = [try #require(Value.box): box]
        for round in 0..<4 {
            (box.kept, box.others) = ([], [])
            box.keeps = Set(kept)
            let data = Data(value.text(round).utf8)
            #expect(try decoder.decode(Value.self, from: data) == value)
            #expect(box.kept.map(\.a).sorted() == kept)
            // Others are decoded while something of the earlier ones is kept.
            box.keeps = []
            for _ in 0..<2 { #expect(try decoder.decode(Value.self, from: data) == value) }
            try box.check()
        }
    }

    @Test("A decoder gives what a new one gives, whatever it decoded before")
    func manyDocuments() throws {
        var next = 0
        let tree = Value.tree(levels: 2, &next)
        var texts = (0..<3).map(tree.text) + (1...3).map { Value.chain($0).text(0) }
        // More levels than are kept for the next document, and than have no check of the stack.
        texts += [Value.chain(15).text(1), Value.chain(18).text(1), Value.chain(40).text(2)]
        texts += ["{", "[1]", "{}", "{\"a\":1}", "{\"a\":null,\"b\":1}", "{\"a\":\"x\",\"b\":1}"]
        texts += [
            "{\"b\":1,\"a\":1,\"inner\":[{\"a\":1}]}", "{\"a\":1,\"b\":2,\"a\":3,\"inner\":null}",
        ]
        let decoder = FastJSONDecoder()
        for first in texts {
            for second in texts {
                for text in [first, second] {
                    let outcome = RepeatedDecodingTests.outcome(of: text, decoder)
                    #expect(outcome == RepeatedDecodingTests.outcome(of: text, FastJSONDecoder()))
                }
            }
        }
    }

    private static func outcome(of text: String, _ decoder: FastJSONDecoder) -> String {
        do {
            return String(describing: try decoder.decode(Value.self, from: Data(text.utf8)))
        } catch let DecodingError.keyNotFound(key, context) {
            return "\(key.stringValue): \(context)"
        } catch {
            return String(describing: error)
        }
    }

    /// A number, or a list that says how its elements are read.
    struct Listed: Decodable {
        let number: Int
        var kept: [any UnkeyedDecodingContainer] = []
        var decoders: [any Decoder] = []

        init(from decoder: any Decoder) throws {
            if let number = try? decoder.singleValueContainer().decode(Int.self) {
                self.number = number
                return
            }
            var first = try decoder.unkeyedContainer()
            switch try first.decode(String.self) {
            case "twice":
                var second = try decoder.unkeyedContainer()
                _ = try second.decode(String.self)
                number = try first.decode(Int.self) + second.decode(Int.self)
            case "kept":
                kept = [first, try decoder.unkeyedContainer()]
                number = try first.decode(Int.self)
            case "decoder":
                decoders = [decoder]
                number = try first.decode(Int.self)
            default:
                number = try first.decode(Int.self)
            }
        }
    }

    @Test("Elements that request no container, one, or several, and keep them")
    func listedElements() throws {
        var random = SeededRandom(seed: 20_261_126)
        let decoder = FastJSONDecoder()
        for _ in 0..<50 {
            let kinds = (0..<20).compactMap { _ in
                ["number", "once", "once", "once", "twice", "kept", "decoder"]
                    .randomElement(using: &random)
            }
            let fails = Int.random(in: 0..<4, using: &random) == 0
            let texts = kinds.enumerated().map { number, kind in
                kind == "number" ? "\(number)" : "[\"\(kind)\",\(number)]"
            }
            let text = "[\(texts.joined(separator: ","))\(fails ? ",[\"once\",\"x\"]" : "")]"
            let values = try? decoder.decode([Listed].self, from: text)
            #expect((values == nil) == fails, "\(text)")
            for (number, value) in (values ?? []).enumerated() {
                #expect(value.number == (kinds[number] == "twice" ? 2 : 1) * number, "\(text)")
                if kinds[number] == "kept" {
                    var (first, second) = (value.kept[0], value.kept[1])
                    #expect(try first.decode(Int.self) == number && first.isAtEnd)
                    #expect(try second.decode(String.self) == "kept")
                    #expect(second.codingPath.map(\.intValue) == [number])
                }
                for decoder in value.decoders {
                    var again = try decoder.unkeyedContainer()
                    #expect(try again.decode(String.self) == "decoder")
                    #expect(decoder.codingPath.map(\.intValue) == [number])
                }
            }
        }
    }

    /// Decodes another document by the same decoder.
    struct Recursive: Decodable {
        static let decoder = FastJSONDecoder()

        let number: Int
        let others: [[Value]]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Value.CodingKeys.self)
            let text = "[{\"a\":1,\"b\":2},{\"a\":3,\"b\":4}]"
            let first = try Recursive.decoder.decode([Value].self, from: text)
            number = try container.decode(Int.self, forKey: .a)
            _ = try? Recursive.decoder.decode([Value].self, from: "[{\"a\":1}]")
            others = [first, try Recursive.decoder.decode([Value].self, from: Data(text.utf8))]
        }
    }

    @Test("A type may decode by the decoder that decodes it")
    func recursion() throws {
        let data = Data("[{\"a\":7},{\"x\":0,\"a\":8}]".utf8)
        for _ in 0..<3 {
            let values = try Recursive.decoder.decode([Recursive].self, from: data)
            #expect(values.map(\.number) == [7, 8])
            let others = [Value(a: 1, b: 2), Value(a: 3, b: 4)]
            #expect(values.allSatisfy { $0.others == [others, others] })
        }
    }

    /// Has a weak reference to the decoder of a value.
    struct Watcher: Decodable {
        nonisolated(unsafe) static weak var decoder: AnyObject?

        let path: String
        let a: Int

        init(from decoder: any Decoder) throws {
            path = decoder.codingPath.map(\.stringValue).joined(separator: "/")
            let container = try decoder.container(keyedBy: Value.CodingKeys.self)
            a = try container.decode(Int.self, forKey: .a)
            if container.contains(.inner) {
                _ = try container.nestedUnkeyedContainer(forKey: .inner).count
            }
            Watcher.decoder = decoder as AnyObject
        }
    }

    @Test("A decoder that a weak reference brings back after the call has no value")
    func revivedDecoders() throws {
        let decoder = FastJSONDecoder()
        let data = Data("[[{\"a\":1},{\"a\":2}]]".utf8)
        for _ in 0..<3 {
            _ = try decoder.decode([[Watcher]].self, from: data)
            let revived = try #require(Watcher.decoder as? any Decoder)
            #expect(revived.codingPath.isEmpty)
            #expect(throws: DecodingError.self) {
                try revived.container(keyedBy: Value.CodingKeys.self)
            }
            #expect(throws: DecodingError.self) { try revived.unkeyedContainer() }
            #expect(throws: DecodingError.self) {
                try revived.singleValueContainer().decode(Int.self)
            }
            #expect(try revived.singleValueContainer().decodeNil())
            // It is held while others are decoded.
            for _ in 0..<2 {
                let values = try decoder.decode([[Watcher]].self, from: data)
                #expect(
                    values.flatMap { $0 }.map(\.path) == ["Index 0/Index 0", "Index 0/Index 1"]
                )
                #expect(values.flatMap { $0 }.map(\.a) == [1, 2])
                #expect(revived.codingPath.isEmpty)
                #expect(try revived.singleValueContainer().decodeNil())
            }
        }
    }

    @Test("Decoders are used again if a type requests containers in its container")
    func nestedContainers() throws {
        let decoder = FastJSONDecoder()
        _ = try decoder.decode([Watcher].self, from: "[{\"a\":1,\"inner\":[1]}]")
        // Only the decoder that waits for the next call can hold it.
        let isHeld = Watcher.decoder != nil
        #expect(isHeld)
    }

    /// Replaces the settings of the decoder that decodes it.
    struct Replacing: Decodable {
        nonisolated(unsafe) static var decoder: FastJSONDecoder?

        init(from decoder: any Decoder) throws {
            Replacing.decoder?.userInfo = [:]
        }
    }

    @Test("Settings that are replaced are let go, also during a decoding")
    func replacedSettings() throws {
        let decoder = FastJSONDecoder()
        Replacing.decoder = decoder
        defer { Replacing.decoder = nil }
        for text in ["{}", "[{}]"] {
            weak var held: Value.Box?
            do {
                let box = Value.Box()
                held = box
                decoder.userInfo = [try #require(Value.box): box]
            }
            #expect(held != nil)
            _ = try? decoder.decode(Replacing.self, from: text)
            _ = try? decoder.decode([Replacing].self, from: text)
            #expect(held == nil)
        }
    }

    @Test("A decoder does not keep a document")
    func documents() throws {
        let decoder = FastJSONDecoder()
        weak var storage: JSONDocument.Storage?
        do {
            let document = try JSONDocument(parsing: "[{\"a\":1,\"b\":2}]")
            storage = document.storage
            #expect(try decoder.decode([Value].self, from: document) == [Value(a: 1, b: 2)])
            let error = #expect(throws: DecodingError.self) {
                try decoder.decode([String].self, from: document)
            }
            #expect(error != nil && storage != nil)
        }
        #expect(storage == nil)
    }

    @Test("A setting that is changed holds for the next decoding")
    func settings() throws {
        let decoder = FastJSONDecoder()
        let data = Data("[{\"A\":1,\"b\":2}]".utf8)
        for _ in 0..<2 {
            decoder.keyDecodingStrategy = .useDefaultKeys
            for _ in 0..<2 {
                #expect(throws: DecodingError.self) { try decoder.decode([Value].self, from: data) }
            }
            decoder.keyDecodingStrategy = .custom { path in
                CoderKey(path.last?.stringValue.lowercased() ?? "")
            }
            for _ in 0..<2 {
                #expect(try decoder.decode([Value].self, from: data) == [Value(a: 1, b: 2)])
            }
        }
    }

    struct CoderKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ text: String) { stringValue = text }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }
}
