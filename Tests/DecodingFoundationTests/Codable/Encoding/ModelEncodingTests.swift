import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Types that are written by their parsers, and trees, inside of other types.
@Suite struct ModelEncodingTests {
    struct Link: Codable, Equatable, JSONParsable {
        var url = "</a>"
        var size = 1.5

        static let jsonParser = ParsePrint(.memberwise(Self.init)) {
            Field("url", \.url)
            Field("size", \.size)
        }
    }

    /// Encodes its value in each way that a type has.
    struct Holder<Value: Encodable>: Encodable {
        var value: Value

        enum CodingKeys: CodingKey { case later, member, nested, list }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            let later = container.superEncoder(forKey: .later)
            try container.encode(value, forKey: .member)
            var nested = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .nested)
            var list = container.nestedUnkeyedContainer(forKey: .list)
            try list.encode(value)
            try nested.encode(value, forKey: .member)
            var single = later.singleValueContainer()
            try single.encode(value)
        }
    }

    @Test("Settings hold wherever a model is encoded")
    func settings() throws {
        let encoder = FastJSONEncoder()
        for (format, link) in [
            ([], #"{"url":"<\/a>","size":1.5}"#),
            (.withoutEscapingSlashes, #"{"url":"</a>","size":1.5}"#),
            (.sortedKeys, #"{"size":1.5,"url":"<\/a>"}"#),
        ] as [(JSONEncoder.OutputFormatting, String)] {
            encoder.outputFormatting = format
            let members = [
                "\"later\":\(link)", "\"member\":\(link)", "\"nested\":{\"member\":\(link)}",
                "\"list\":[\(link)]",
            ]
            let expected = format == .sortedKeys ? members.sorted() : members
            let text = try encoder.encodeString(Holder(value: Link()))
            #expect(text == "{" + expected.joined(separator: ",") + "}")
        }
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        #expect(
            try encoder.encodeString([Link()]) == """
                [
                  {
                    "size" : 1.5,
                    "url" : "<\\/a>"
                  }
                ]
                """
        )
    }

    /// Writes anything but one value.
    struct Broken: Codable, JSONParsable {
        var way: Int

        struct Printer: JSONParserPrinter {
            func parse(from cursor: inout JSONCursor) throws(JSONError) -> Broken {
                Broken(way: try cursor.readInteger())
            }

            func print(_ output: Broken, to writer: inout JSONWriter) throws(JSONError) {
                switch output.way {
                case 0: break
                case 1: writer.beginArray()
                case 2: writer.endArray()
                case 3:
                    writer.write(1)
                    writer.write(2)
                default:
                    writer.beginObject()
                    writer.key("a")
                }
            }
        }

        static let jsonParser = Printer()
    }

    struct Outer: Encodable { var inner: Broken }

    @Test(
        "A printer that does not write one value",
        arguments: [
            (0, "nothing was written"), (1, "1 array or object was not ended"),
            (2, "an array was ended where none can end"),
            (3, "a second value was written after the document"),
            (4, "1 array or object was not ended"),
        ]
    )
    func wrongPrinters(_ way: Int, _ message: String) throws {
        for format in [[], .sortedKeys, .prettyPrinted] as [JSONEncoder.OutputFormatting] {
            let encoder = FastJSONEncoder()
            encoder.outputFormatting = format
            let error = try #require(throws: EncodingError.self) {
                try encoder.encode([Outer(inner: Broken(way: way))])
            }
            guard case .invalidValue(_, let context) = error else { continue }
            #expect(context.debugDescription == message)
            #expect(context.codingPath.prefix(2).map(\.stringValue) == ["Index 0", "inner"])
            #expect(throws: EncodingError.self) { try encoder.encode([Broken(way: way)]) }
        }
    }

    /// Tries to encode a tree, and goes on.
    struct Trying: Encodable {
        var tree: JSONValue

        enum CodingKeys: CodingKey { case a, b }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try? container.encode(tree, forKey: .a)
            try container.encode(1, forKey: .b)
        }
    }

    @Test("A tree that has no JSON form fails where it is encoded")
    func unwritableTrees() throws {
        let trees: [JSONValue] = [
            .float(.nan), [1, .float(.infinity)], ["x": [.float(-.infinity)]],
        ]
        for tree in trees {
            for encoder in [JSONEncoder(), FastJSONEncoder()] {
                #expect(
                    String(decoding: try encoder.encode(Trying(tree: tree)), as: UTF8.self)
                        == #"{"b":1}"#
                )
                encoder.nonConformingFloatEncodingStrategy = .convertToString(
                    positiveInfinity: "P",
                    negativeInfinity: "M",
                    nan: "N"
                )
                let text = String(decoding: try encoder.encode([tree]), as: UTF8.self)
                #expect(["[\"N\"]", "[[1,\"P\"]]", "[{\"x\":[\"M\"]}]"].contains(text))
            }
        }
        let encoder = FastJSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "P",
            negativeInfinity: "M",
            nan: "N"
        )
        let members: [(String, JSONValue)] = [
            ("myKey", [2.0, .float(.nan)]), ("a", 1), ("a", .float(.infinity)),
        ]
        let mixed = JSONValue.object(JSONValue.Object(members))
        // As without such numbers: the keys stay, and so do the fractions.
        #expect(try encoder.encodeString(mixed) == #"{"myKey":[2.0,"N"],"a":1,"a":"P"}"#)
        let error = try #require(throws: EncodingError.self) {
            try FastJSONEncoder().encode(["k": trees[2]])
        }
        guard case .invalidValue(let value, let context) = error else { return }
        #expect(value as? JSONValue == trees[2])
        #expect(context.codingPath.map(\.stringValue) == ["k", "x", "Index 0"])
        #expect(context.debugDescription == "the number -inf has no JSON form")
    }

    @Test("Objects with very many keys, of which some are repeated or fail")
    func manyKeys() throws {
        struct Value: Encodable {
            var number: Int
            func encode(to encoder: any Encoder) throws {
                if number % 3 == 0 { throw JSONError(code: .conversionFailed, message: "no") }
                var container = encoder.singleValueContainer()
                try container.encode(number)
            }
        }
        struct Many: Encodable {
            struct Key: CodingKey {
                var stringValue: String
                var intValue: Int? { nil }
                init(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }

            var count: Int
            var repeats: Bool

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                for number in 0..<count {
                    let key = Key(stringValue: "key \(number)")
                    try? container.encode(Value(number: number), forKey: key)
                    if number % 100 == 0 {
                        let inner = Many(count: 70, repeats: repeats)
                        if count > 70 {
                            try container.encode(inner, forKey: Key(stringValue: "in \(number)"))
                        }
                    }
                }
                if repeats { try container.encode(-1, forKey: Key(stringValue: "key 1")) }
            }
        }
        for (count, repeats) in [(63, true), (64, true), (65, true), (1000, false), (1000, true)] {
            let value = Many(count: count, repeats: repeats)
            let texts = try [JSONEncoder(), FastJSONEncoder()].map { encoder in
                encoder.outputFormatting = .sortedKeys
                return String(decoding: try encoder.encode(value), as: UTF8.self)
            }
            #expect(texts[0] == texts[1])
        }
    }
}
