import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Coders and containers that somebody keeps when the coding is over.
@Suite struct CoderLifetimeTests {
    /// Keeps its decoder and its containers.
    final class Keeper: Decodable {
        enum CodingKeys: String, CodingKey { case name, list, inner }

        let decoder: any Decoder
        let container: KeyedDecodingContainer<CodingKeys>
        var list: any UnkeyedDecodingContainer
        let inner: [Keeper]?

        init(from decoder: any Decoder) throws {
            self.decoder = decoder
            container = try decoder.container(keyedBy: CodingKeys.self)
            list = try container.nestedUnkeyedContainer(forKey: .list)
            inner = try container.decodeIfPresent([Keeper].self, forKey: .inner)
        }

        /// What it finds in its part of the document now.
        func found() throws -> String {
            var list = list
            let number = try list.decode(Int.self)
            let again = try decoder.container(keyedBy: CodingKeys.self)
            let name = try again.decode(String.self, forKey: .name)
            let path = container.codingPath.map(\.stringValue).joined(separator: "/")
            return "\(name) \(number) at \(path)"
        }
    }

    @Test("A decoder reads on when the decoding is over")
    func decoders() throws {
        func decode() throws -> Keeper {
            let long = String(repeating: "a long name ", count: 9)
            let text = """
                {"name": "outer", "list": [1], "inner": [
                {"name": "\(long)", "list": [2]}, {"name": "last", "list": [3], "inner": null}]}
                """
            return try FastJSONDecoder().decode(Keeper.self, from: text)
        }
        let keeper = try decode()
        // Something else in the memory that was given back, if any was.
        _ = try (0..<50).map { _ in try decode().found() }
        #expect(try keeper.found() == "outer 1 at ")
        let inner = try #require(keeper.inner)
        #expect(try inner[0].found().hasSuffix("a long name  2 at inner/Index 0"))
        #expect(try inner[1].found() == "last 3 at inner/Index 1")
    }

    /// Keeps an error about its member.
    struct ErrorKeeper: Decodable {
        let error: (any Error)?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keeper.CodingKeys.self)
            do {
                _ = try container.decode(Int.self, forKey: .name)
                error = nil
            } catch {
                self.error = error
            }
        }
    }

    /// What was decoded of data in memory that has another text by now.
    private func decodeAndOverwrite<T: Decodable>(_ type: T.Type, _ text: String) throws -> T {
        let count = text.utf8.count
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
        defer { memory.deallocate() }
        memory.copyBytes(from: text.utf8)
        let start = try #require(memory.baseAddress)
        let data = Data(bytesNoCopy: start, count: count, deallocator: .none)
        defer { memory.copyBytes(from: repeatElement(UInt8(ascii: "9"), count: count)) }
        return try FastJSONDecoder().decode(type, from: data)
    }

    @Test("Decoders and errors that are kept do not read the data any more")
    func lentData() throws {
        let text = #"{"name": "outer", "list": [1], "inner": [{"name": "in a list", "list": [2]}]}"#
        let keeper = try decodeAndOverwrite(Keeper.self, text)
        #expect(try keeper.found() == "outer 1 at ")
        #expect(try keeper.inner?.first?.found() == "in a list 2 at inner/Index 0")

        let keepers = try decodeAndOverwrite([ErrorKeeper].self, "[{\n\"name\": \"four\"}]")
        guard case .typeMismatch(_, let context) = keepers[0].error as? DecodingError else {
            Issue.record("There is no error about the type.")
            return
        }
        let error = try #require(context.underlyingError as? JSONError)
        #expect(error.line == 2)
        #expect(error.column == 9)
    }

    /// Decodes by the decoder of a member that was decoded before, to which it has a weak reference.
    struct Reviver: Decodable {
        enum CodingKeys: CodingKey { case a, b }

        final class Member: Decodable {
            nonisolated(unsafe) static weak var lastDecoder: AnyObject?
            let path: [String]

            init(from decoder: any Decoder) throws {
                Member.lastDecoder = decoder as AnyObject
                path = decoder.codingPath.map(\.stringValue)
            }
        }

        /// How often a member was decoded inside one that was decoded before.
        private(set) var insides = 0
        let path: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            _ = try container.decode(Member.self, forKey: .a)
            let revived = Member.lastDecoder as? any Decoder
            let inside = try? revived?.container(keyedBy: CodingKeys.self)
            if (try? inside?.decode(Member.self, forKey: .b)) != nil { insides += 1 }
            path = try container.decode(Member.self, forKey: .b).path
        }
    }

    @Test(
        "A decoder that a weak reference brings back has no value, and no path that goes in circles"
    )
    func revivedDecoders() throws {
        let data = Data(#"[{"a": {"b": 1}, "b": 2}]"#.utf8)
        let revivers = try FastJSONDecoder().decode([Reviver].self, from: data)
        #expect(revivers.map(\.insides) == [0])
        #expect(revivers.map(\.path) == [["Index 0", "b"]])
        #expect(Reviver.Member.lastDecoder == nil)
    }

    /// Hands out its encoder and its container.
    struct Giver: Encodable {
        enum CodingKeys: String, CodingKey { case a, b }

        final class Box {
            var encoder: (any Encoder)?
            var container: KeyedEncodingContainer<CodingKeys>?
        }

        let box = Box()
        let fails: Bool

        func encode(to encoder: any Encoder) throws {
            box.encoder = encoder
            box.container = encoder.container(keyedBy: CodingKeys.self)
            try box.container?.encode(1, forKey: .a)
            if fails { throw CocoaError(.coderInvalidValue) }
        }
    }

    @Test(
        "An encoder that is used when the encoding is over changes nothing",
        arguments: [
            [], JSONEncoder.OutputFormatting.sortedKeys,
        ]
    )
    func encoders(_ formatting: JSONEncoder.OutputFormatting) throws {
        let encoder = FastJSONEncoder()
        encoder.outputFormatting = formatting
        for fails in [false, true] {
            for (name, encode) in Self.ways {
                let giver = Giver(fails: fails)
                let bytes = try? encode(encoder, [[giver]])
                #expect(bytes == (fails ? nil : Array("[[{\"a\":1}]]".utf8)), "\(name)")
                use(giver)
            }
            // Far from the start of the text, which is given away.
            let giver = Giver(fails: fails)
            let data = try? encoder.encode(Preceded(text: filler, giver: giver))
            #expect(
                data.map { String(decoding: $0, as: UTF8.self) }
                    == (fails ? nil : "[\"\(filler)\",{\"a\":1}]")
            )
            use(giver)
        }
    }

    /// Uses what the type kept.
    private func use(_ giver: Giver) {
        try? giver.box.container?.encode(2, forKey: .b)
        var single = giver.box.encoder?.singleValueContainer()
        try? single?.encode("x")
        var list = giver.box.encoder?.unkeyedContainer()
        try? list?.encode(5)
        #expect(giver.box.encoder?.codingPath.isEmpty == false)
    }

    private var filler: String { String(repeating: "a long text ", count: 2000) }

    private static var ways: [(String, (FastJSONEncoder, [[Giver]]) throws -> [UInt8])] {
        [
            ("bytes", { try $0.encodeBytes($1) }),
            ("data", { try Array($0.encode($1)) }),
            ("string", { try Array($0.encodeString($1).utf8) }),
        ]
    }

    /// A long text, and then an encoder that is kept.
    struct Preceded: Encodable {
        let text: String
        let giver: Giver

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(text)
            try container.encode(giver)
        }
    }

    /// Writes to containers of two types of keys, and to the one that was kept last.
    struct Repeated: Encodable {
        enum CodingKeys: String, CodingKey { case a, b }
        enum OtherKeys: String, CodingKey { case c }

        final class Box {
            var containers: [KeyedEncodingContainer<CodingKeys>] = []
            var others: [KeyedEncodingContainer<OtherKeys>] = []
            var encoders: [any Encoder] = []
        }

        let box: Box
        let number: Int
        let keeps: Bool

        func encode(to encoder: any Encoder) throws {
            let last = box.containers.indices.last
            if let last { try box.containers[last].encode(number, forKey: .b) }
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(number, forKey: .a)
            var other = encoder.container(keyedBy: OtherKeys.self)
            try other.encode(number, forKey: .c)
            guard keeps else { return }
            box.containers.append(encoder.container(keyedBy: CodingKeys.self))
            if number % 2 == 0 { box.others.append(other) }
            box.encoders.append(encoder)
        }
    }

    @Test(
        "Containers that are kept stay with their values",
        arguments: [[], [0], [1], [5], [5, 6], [6, 7, 8], [9], Array(0..<10)]
    )
    func keptContainers(_ kept: [Int]) throws {
        let encoder = FastJSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for isNested in [false, true] {
            let box = Repeated.Box()
            let values = (0..<10).map {
                Repeated(box: box, number: $0, keeps: kept.contains($0))
            }
            let objects = values.map { value in
                // What was written last into the container that was kept last.
                let next = kept.first { $0 > value.number } ?? 9
                let added = value.keeps && value.number < 9 ? "\"b\":\(next)," : ""
                return "{\"a\":\(value.number),\(added)\"c\":\(value.number)}"
            }
            let text =
                try isNested
                ? encoder.encodeString(values.map { [[$0]] }) : encoder.encodeString(values)
            let around = isNested ? ("[[", "]]") : ("", "")
            let expected = objects.map { around.0 + $0 + around.1 }.joined(separator: ",")
            #expect(text == "[\(expected)]")
            for (index, number) in kept.enumerated() {
                try box.containers[index].encode(0, forKey: .b)
                let path = box.containers[index].codingPath.map(\.stringValue)
                #expect(path.first == "Index \(number)" && path.count == (isNested ? 3 : 1))
                #expect(box.encoders[index].codingPath.map(\.stringValue) == path)
            }
        }
    }

    /// Writes a member of the outer object from within an inner one.
    struct Meddler: Encodable {
        enum CodingKeys: String, CodingKey { case a, b, c }

        struct Inner: Encodable {
            let outer: @Sendable () throws -> Void

            func encode(to encoder: any Encoder) throws {
                try outer()
                var container = encoder.singleValueContainer()
                try container.encode("inner")
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(1, forKey: .a)
            // SAFETY: the function is called by the encoding, on this thread.
            nonisolated(unsafe) let escaped = container
            try container.encode(
                Inner {
                    var container = escaped
                    try container.encode(3, forKey: .c)
                },
                forKey: .b
            )
        }
    }

    @Test("A member of the outer object, written from within an inner value")
    func meddling() throws {
        let bytes = try FastJSONEncoder().encodeBytes([Meddler()])
        let value = try JSONValue(parsing: bytes)
        let expected: JSONValue = [["a": 1, "b": "inner", "c": 3]]
        #expect(try value.jsonString(options: .init(sortsKeys: true)) == expected.jsonString())
    }

    /// Goes on after a failure inside.
    struct Forgiving: Encodable {
        enum CodingKeys: String, CodingKey { case a, b, c }

        struct Failing: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.unkeyedContainer()
                try container.encode(["some": "text"])
                var nested = container.nestedContainer(keyedBy: CodingKeys.self)
                try nested.encode(1, forKey: .a)
                throw CocoaError(.coderInvalidValue)
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try? container.encode(Failing(), forKey: .a)
            try? container.encode(Double.nan, forKey: .b)
            try container.encode([1], forKey: .c)
            try? container.encode(Failing(), forKey: .b)
            try container.encode(2, forKey: .b)
        }
    }

    @Test("What fails and is forgiven leaves nothing behind")
    func forgiving() throws {
        let text = #"[{"c":[1],"b":2}]"#
        #expect(try FastJSONEncoder().encodeBytes([Forgiving()]) == Array(text.utf8))
        let encoder = FastJSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Foundation leaves the elements of what failed in the next array.
        #expect(try encoder.encodeBytes([Forgiving()]) == Array(#"[{"b":2,"c":[1]}]"#.utf8))
    }
}
