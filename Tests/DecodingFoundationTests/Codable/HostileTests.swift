import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Texts and types that would take time, stack or memory.
@Suite struct HostileTests {
    /// Tries one type after the other.
    enum Anything: Decodable {
        case boolean(Bool), integer(Int), string(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Bool.self) {
                self = .boolean(value)
            } else if let value = try? container.decode(Int.self) {
                self = .integer(value)
            } else {
                self = .string(try container.decode(String.self))
            }
        }
    }

    /// Asks for what is not there.
    struct Lenient: Decodable {
        enum CodingKeys: CodingKey { case a, b }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            _ = (try? container.decode(String.self, forKey: .a)) ?? ""
            _ = try? container.decode(forKey: .b) { Int.jsonParser() }
        }
    }

    struct Named: Decodable { var a: Int? }

    private func seconds(_ body: () throws -> Void) rethrows -> Double {
        try (0..<3).map { _ in
            try ThreadTime.of(body) / .seconds(1)
        }.min() ?? 0
    }

    /// Time with four times the input, beside that with it: 16 where it is quadratic.
    private func growth(_ size: Int, _ body: (Int) throws -> Void) rethrows -> Double {
        let short = try seconds { try body(size) }
        return try seconds { try body(4 * size) } / max(short, 0.001)
    }

    @Test("Errors that are caught take the same time wherever they stand")
    func caughtErrors() throws {
        let decoder = FastJSONDecoder()
        let strings = try growth(500) { count in
            let text = "[\"\"" + String(repeating: ",\"abc\"", count: count) + "]"
            let values = try decoder.decode([Anything].self, from: text)
            #expect(values.count == count + 1)
        }
        #expect(strings < 9)
        let missing = try growth(500) { count in
            let text = "[{}" + String(repeating: ",{\"b\":\"x\"}", count: count) + "]"
            let values = try decoder.decode([Lenient].self, from: text)
            #expect(values.count == count + 1)
        }
        #expect(missing < 9)
    }

    @Test("Keys of combining marks are compared as bytes", arguments: ["", "x", "_", "x_"])
    func combiningMarks(after start: String) throws {
        for strategy in [
            JSONDecoder.KeyDecodingStrategy.custom { $0[$0.count - 1] }, .convertFromSnakeCase,
        ] {
            let decoder = FastJSONDecoder()
            decoder.keyDecodingStrategy = strategy
            let time = try growth(1000) { count in
                let key = start + String(repeating: "\u{301}\u{323}", count: count) + "_y"
                let value = try decoder.decode(Named.self, from: "{\"\(key)\":1,\"a\":2}")
                #expect(value.a == 2)
            }
            #expect(time < 9)
        }
    }

    @Test("Names of numbers are compared as bytes") func namesOfNumbers() throws {
        let (ours, theirs) = (FastJSONDecoder(), JSONDecoder())
        for decoder in [ours, theirs] {
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "\u{e9}",
                negativeInfinity: "-\u{e9}",
                nan: "n"
            )
        }
        for text in ["\u{e9}", "-\u{e9}", "n", "e\u{301}", "-e\u{301}", "N", ""] {
            let json = Data("[\"\(text)\"]".utf8)
            let (found, wanted) = (
                try? ours.decode([Double].self, from: json).description,
                try? theirs.decode([Double].self, from: json).description
            )
            #expect(found == wanted, "\(text)")
        }
        let time = growth(1000) { count in
            let marks = String(repeating: "\u{301}\u{323}", count: count)
            #expect(throws: DecodingError.self) {
                try ours.decode([Double].self, from: "[\"x\(marks)\"]")
            }
        }
        #expect(time < 9)
    }

    @Test("Empty containers deep down are laid out in linear time")
    func prettyText() throws {
        let encoder = FastJSONEncoder()
        encoder.outputFormatting = .prettyPrinted
        var value = JSONValue.array(Array(repeating: .array([]), count: 3))
        for _ in 0..<3 { value = ["a": value, "b": [:], "c": "[]{}"] }
        let theirs = JSONEncoder()
        theirs.outputFormatting = [.prettyPrinted, .sortedKeys]
        #expect(try encoder.encode(value) == theirs.encode(value))
    }

    @Test("A tree of more than 10,000 levels cannot be laid out or sorted")
    func deepTrees() throws {
        func tree(_ levels: Int) -> JSONValue {
            (0..<levels).reduce(1) { inner, _ in .array([inner]) }
        }
        let encoder = FastJSONEncoder()
        #expect(try encoder.encode(tree(10_001)).count == 20_003)
        for format in [JSONEncoder.OutputFormatting.prettyPrinted, .sortedKeys] {
            encoder.outputFormatting = format
            #expect(try !encoder.encode(tree(10_000)).isEmpty)
            let error = #expect(throws: EncodingError.self) { try encoder.encode(tree(10_001)) }
            guard case .invalidValue(_, let context) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(
                context.debugDescription.hasPrefix(
                    "arrays and objects are nested more than 10000 levels deep"
                ),
                "\(context.debugDescription)"
            )
        }
    }

    /// 512 bytes, of which the text may have two.
    struct Big: Decodable {
        var words:
            (
                UInt128, UInt128, UInt128, UInt128, UInt128, UInt128, UInt128, UInt128
            ) = (0, 0, 0, 0, 0, 0, 0, 0)

        init(from decoder: any Decoder) throws {
            words.0 = try decoder.singleValueContainer().decode(UInt128.self)
        }
    }

    @Test("Elements that are larger than their text, in several parts")
    func bigElements() throws {
        let count = 20_000
        let text = "[0" + String(repeating: ",7", count: count - 2) + ",9]"
        let values = try FastJSONDecoder().decode([Big].self, from: text)
        #expect(values.count == count)
        #expect(values.first?.words.0 == 0 && values.last?.words.0 == 9)
        let error = #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode([Big].self, from: text.dropLast() + ",\"x\"]")
        }
        #expect(error?.context?.codingPath.map(\.intValue) == [count])
    }

    // MARK: Stack

    indirect enum Tree: Codable { case leaf(Int), node(Tree) }

    /// By a parser inside `Codable` inside a parser.
    struct Mixed: Decodable {
        enum CodingKeys: CodingKey { case n }
        var inner: [Mixed] = []

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if container.contains(.n) {
                inner = [try container.decode(forKey: .n) { Mixed.jsonParser() }]
            }
        }
    }

    /// By containers in containers.
    struct Nested: Decodable {
        enum CodingKeys: CodingKey { case n }
        static func depth(of container: KeyedDecodingContainer<CodingKeys>) throws -> Int {
            guard container.contains(.n) else { return 1 }
            let inner = try container.superDecoder(forKey: .n).container(keyedBy: CodingKeys.self)
            return try 1 + depth(of: inner)
        }

        var depth: Int

        init(from decoder: any Decoder) throws {
            depth = try Nested.depth(of: decoder.container(keyedBy: CodingKeys.self))
        }
    }

    @Test("Deep values that pass through containers, enums and parsers fit a stack of 512 KiB")
    func deep() throws {
        @Sendable func text(_ key: String, _ levels: Int, _ last: String) -> String {
            String(repeating: "{\"\(key)\":", count: levels) + last
                + String(repeating: "}", count: levels)
        }
        try onThread(withStack: 512 << 10) {
            let mixed = try FastJSONDecoder().decode(Mixed.self, from: text("n", 400, "{}"))
            #expect(mixed.inner.count == 1)
            #expect(
                try FastJSONDecoder().decode(Nested.self, from: text("n", 300, "{}")).depth == 301
            )
            var tree = "{\"leaf\":{\"_0\":1}}"
            for _ in 0..<200 { tree = "{\"node\":{\"_0\":\(tree)}}" }
            let value = try FastJSONDecoder().decode(Tree.self, from: tree)
            for sortsKeys in [false, true] {
                let encoder = FastJSONEncoder()
                encoder.outputFormatting = sortsKeys ? .sortedKeys : []
                #expect(try encoder.encodeBytes(value) == Array(tree.utf8))
            }
        }
    }

    @Test("In a task no value is decoded by another thread")
    @MainActor func isolation() async throws {
        struct Isolated: Decodable {
            var inner: [Isolated]

            init(from decoder: any Decoder) throws {
                MainActor.assumeIsolated {}
                inner = try decoder.singleValueContainer().decode([Isolated].self)
            }
        }
        let text = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
        #expect(try FastJSONDecoder().decode(Isolated.self, from: text).inner.count == 1)
    }

    // MARK: Lifetime

    // SAFETY: one test uses these two.
    nonisolated(unsafe) private static weak var weakCoder: AnyObject?
    nonisolated(unsafe) private static var strongCoder: AnyObject?

    struct Weak: Codable {
        init() {}
        init(from decoder: any Decoder) throws { HostileTests.weakCoder = decoder as AnyObject }
        func encode(to encoder: any Encoder) throws {
            HostileTests.weakCoder = encoder as AnyObject
            var container = encoder.singleValueContainer()
            try container.encode(1)
        }
    }

    struct Reviving: Codable {
        init() {}

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            _ = try container.decode(Weak.self)
            HostileTests.strongCoder = HostileTests.weakCoder
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(Weak())
            HostileTests.strongCoder = HostileTests.weakCoder
            try container.encode(2)
        }
    }

    @Test("A coder that a weak reference brings back is alive")
    func weakReferences() throws {
        _ = try FastJSONDecoder().decode(Reviving.self, from: "[{},{},{}]")
        let decoder = try #require(HostileTests.strongCoder as? any Decoder)
        #expect(decoder.userInfo.isEmpty)
        _ = try? decoder.singleValueContainer().decode(Int.self)
        #expect(try FastJSONEncoder().encodeBytes(Reviving()) == Array("[1,2]".utf8))
        // Without optimisation there may be none.
        if let encoder = HostileTests.strongCoder as? any Encoder {
            #expect(encoder.userInfo.isEmpty)
            var container = encoder.singleValueContainer()
            try? container.encode(3)
        }
        HostileTests.strongCoder = nil
    }

    // MARK: Encoding

    /// Does with `try!` what a text alone cannot take.
    struct Insistent: Encodable {
        enum CodingKeys: CodingKey { case x, y, z }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            // swift-format-ignore: NeverUseForceTry
            try! container.encode(1, forKey: .x)
            // swift-format-ignore: NeverUseForceTry
            try! container.encode(["a": 3], forKey: .x)
            let later = container.superEncoder(forKey: .z)
            do {
                try container.encode([2], forKey: .y)
                try "later".encode(to: later)
            } catch {
                Issue.record("\(error)")
            }
        }
    }

    @Test("A type may write out of turn")
    func insistence() throws {
        let text = #"{"x":{"a":3},"z":"later","y":[2]}"#
        #expect(try FastJSONEncoder().encodeBytes(Insistent()) == Array(text.utf8))
    }

    /// Encodes trees without a JSON form by encoders that may be used at any time.
    struct Formless: Encodable {
        enum CodingKeys: CodingKey, CaseIterable { case a, b, c }
        let isArray: Bool
        let count: Int
        let isLate: Bool

        func encode(to encoder: any Encoder) throws {
            var encoders: [any Encoder] = []
            if isArray {
                var container = encoder.unkeyedContainer()
                for _ in 0..<count { encoders.append(container.superEncoder()) }
                if isLate { try container.encode("last") }
            } else {
                var container = encoder.container(keyedBy: CodingKeys.self)
                for key in CodingKeys.allCases.prefix(count) {
                    encoders.append(container.superEncoder(forKey: key))
                }
                if isLate { try container.encode("last", forKey: .c) }
            }
            for encoder in encoders {
                var container = encoder.singleValueContainer()
                try container.encode(JSONValue.float(.nan))
            }
        }
    }

    @Test(
        "A tree without a JSON form is an error, wherever it is",
        arguments: [1, 2],
        [true, false]
    )
    func formless(_ count: Int, isArray: Bool) {
        for isLate in [true, false] {
            let value = Formless(isArray: isArray, count: count, isLate: isLate)
            for format in [JSONEncoder.OutputFormatting(), .sortedKeys, .prettyPrinted] {
                let encoder = FastJSONEncoder()
                encoder.outputFormatting = format
                let error = #expect(throws: EncodingError.self) { try encoder.encode([value]) }
                guard case .invalidValue(_, let context)? = error else { continue }
                let path = context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
                #expect(path == ["0", isArray ? "0" : "a"])
            }
        }
    }

    /// Falls back, and keeps the encoder of what failed.
    final class Falling: Encodable {
        // SAFETY: one test uses it.
        nonisolated(unsafe) static var kept: (any Encoder)?

        struct Failing: Encodable {
            func encode(to encoder: any Encoder) throws {
                Falling.kept = encoder
                throw CocoaError(.coderInvalidValue)
            }
        }

        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            try list.encode(1)
            try? list.encode(Failing())
            var container = Falling.kept?.singleValueContainer()
            try? container?.encode(99)
            try list.encode(Fallback())
        }

        struct Fallback: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                do {
                    try container.encode([1, .nan])
                } catch {
                    try container.encode("fallback")
                }
            }
        }
    }

    @Test("What failed and is written to later changes nothing")
    func fallback() throws {
        for formatting in [[], JSONEncoder.OutputFormatting.sortedKeys] {
            let encoder = FastJSONEncoder()
            encoder.outputFormatting = formatting
            let bytes = try? encoder.encodeBytes(Falling())
            // Either without what came too late, or refused; never with it.
            let text = bytes.map { String(decoding: $0, as: UTF8.self) }
            #expect(text ?? "" == #"[1,"fallback"]"#)
            #expect(try encoder.encodeBytes([Falling.Fallback()]) == Array(#"["fallback"]"#.utf8))
        }
        Falling.kept = nil
    }

    @Test("A JSONValue without a form is an error of encoding, with its path")
    func values() {
        let value: JSONValue = ["a": [1, .float(.nan)]]
        let error = #expect(throws: EncodingError.self) { try FastJSONEncoder().encode([value]) }
        guard case .invalidValue(_, let context) = error else { return }
        #expect(context.codingPath.map(\.stringValue) == ["Index 0", "a", "Index 1"])
    }

    // MARK: Settings

    @Test("Parts of a text have their braces, and comments may stand around")
    func topLevel() throws {
        let decoder = FastJSONDecoder(options: JSONReadingOptions(syntax: .allowComments))
        decoder.assumesTopLevelDictionary = true
        let parser = JSONArray { Named.jsonParser(decoder: decoder) }
        #expect(try parser.decode("[{\"a\":1},{}]").map(\.a) == [1, nil])
        #expect(try decoder.decode(Named.self, from: "\"a\":1 // one").a == 1)
        #expect(try decoder.decode(Named.self, from: "/* one */ {\"a\":1}").a == 1)
        #expect(try decoder.decode(Named.self, from: "\u{FEFF}{\"a\":1}").a == 1)
    }
}
