import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Types that are `Codable` and have a parser, through the coders.
@Suite struct ParserStrategyTests {
    /// Its parser and its `Codable` conformance have different keys, which tells who was at work.
    struct Tweet: Codable, Equatable, JSONParsable {
        var id: Int
        var text: String

        static let jsonParser = ParsePrint(.memberwise(Self.init)) {
            Field("ID", \.id)
            Field("TEXT", \.text)
        }
    }

    struct Response<Body: Codable & Equatable>: Codable, Equatable {
        var body: Body
        var page: Int
    }

    /// Its parser is its `Codable` conformance: neither may call the other forever.
    struct Circular: Codable, Equatable, JSONParsable {
        var id: Int
        static let jsonParser = CodableParser(Circular.self)
    }

    static let tweet = Tweet(id: 1, text: "x")
    static let byParser = #"{"ID":1,"TEXT":"x"}"#
    static let byItself = #"{"id":1,"text":"x"}"#

    private func expectBothWays<Value: Codable & Equatable>(
        _ value: Value,
        _ text: String,
        _ strategy: CodableParserStrategy = .withDefaultSettings,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for engine in JSONEngine.allCases {
            let decoder = FastJSONDecoder(options: JSONReadingOptions(engine: engine))
            decoder.parserStrategy = strategy
            let foundation: JSONDecoder = decoder
            let data = Data(text.utf8)
            #expect(
                try foundation.decode(Value.self, from: data) == value,
                sourceLocation: sourceLocation
            )
            #expect(
                try decoder.decode(Value.self, from: text) == value,
                sourceLocation: sourceLocation
            )
            let tree = try JSONValue(parsing: text)
            #expect(
                try decoder.decode(Value.self, from: tree) == value,
                sourceLocation: sourceLocation
            )
            let document = try JSONDocument(parsing: text)
            #expect(
                try decoder.decode(Value.self, from: document) == value,
                sourceLocation: sourceLocation
            )
        }
        let encoder = FastJSONEncoder()
        encoder.parserStrategy = strategy
        #expect(try encoder.encodeString(value) == text, sourceLocation: sourceLocation)
        encoder.outputFormatting = .sortedKeys
        #expect(try encoder.encodeString(value) == text, sourceLocation: sourceLocation)
    }

    @Test("A type with a parser, alone, in collections, and inside of other types")
    func everywhere() throws {
        try expectBothWays(Self.tweet, Self.byParser)
        try expectBothWays([Self.tweet, Self.tweet], "[\(Self.byParser),\(Self.byParser)]")
        try expectBothWays([[Self.tweet], []], "[[\(Self.byParser)],[]]")
        try expectBothWays(["a": Self.tweet], "{\"a\":\(Self.byParser)}")
        try expectBothWays([Self.tweet, nil], "[\(Self.byParser),null]")
        try expectBothWays(Self.tweet as Tweet?, Self.byParser)
        try expectBothWays(
            Response(body: Self.tweet, page: 1),
            "{\"body\":\(Self.byParser),\"page\":1}"
        )
        try expectBothWays(
            Response(body: [Self.tweet], page: 1),
            "{\"body\":[\(Self.byParser)],\"page\":1}"
        )
        try expectBothWays(
            [Response(body: ["k": [Self.tweet]] as [String: [Tweet]]?, page: 1)],
            "[{\"body\":{\"k\":[\(Self.byParser)]},\"page\":1}]"
        )
    }

    @Test("Turned off")
    func never() throws {
        try expectBothWays(Self.tweet, Self.byItself, .never)
        try expectBothWays([Self.tweet, Self.tweet], "[\(Self.byItself),\(Self.byItself)]", .never)
        try expectBothWays(["a": Self.tweet], "{\"a\":\(Self.byItself)}", .never)
    }

    @Test("A strategy that a parser does not know turns parsers off, unless it is told not to")
    func strategies() throws {
        let changes: [(FastJSONDecoder) -> Void] = [
            { $0.dateDecodingStrategy = .iso8601 }, { $0.dataDecodingStrategy = .deferredToData },
            { $0.keyDecodingStrategy = .convertFromSnakeCase },
            {
                $0.nonConformingFloatDecodingStrategy = .convertFromString(
                    positiveInfinity: "a",
                    negativeInfinity: "b",
                    nan: "c"
                )
            },
            { $0.userInfo = [CodingUserInfoKey(rawValue: "a")!: 1] },
        ]
        for change in changes {
            let decoder = FastJSONDecoder()
            change(decoder)
            #expect(try decoder.decode(Tweet.self, from: Self.byItself) == Self.tweet)
            #expect(throws: DecodingError.self) {
                try decoder.decode(Tweet.self, from: Self.byParser)
            }
            decoder.parserStrategy = .always
            #expect(try decoder.decode(Tweet.self, from: Self.byParser) == Self.tweet)
            #expect(try decoder.decode([Tweet].self, from: "[\(Self.byParser)]") == [Self.tweet])
        }
        let encoder = FastJSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        #expect(try encoder.encodeString([Self.tweet]) == "[\(Self.byItself)]")
        encoder.parserStrategy = .always
        #expect(try encoder.encodeString([Self.tweet]) == "[\(Self.byParser)]")
    }

    @Test("A parser that is the Codable conformance")
    func circular() throws {
        try expectBothWays(Circular(id: 1), #"{"id":1}"#)
        try expectBothWays([Circular(id: 1)], #"[{"id":1}]"#)
        try expectBothWays(Response(body: Circular(id: 2), page: 1), #"{"body":{"id":2},"page":1}"#)
        #expect(try Circular.jsonParser.decode(#"{"id":3}"#) == Circular(id: 3))
        #expect(try Circular.jsonParser.encodeString(Circular(id: 3)) == #"{"id":3}"#)
        #expect(try CodableParser([Tweet].self).decode("[\(Self.byItself)]") == [Self.tweet])
        #expect(try CodableParser(Tweet.self).decode(Self.byItself) == Self.tweet)
    }

    @Test(
        "Errors are those of a decoder, with the path and the place in the whole text",
        arguments: [
            (#"{"ID":1}"#, "keyNotFound $ 7", #"keyNotFound $["body"] 24"#),
            (
                #"{"ID":"x","TEXT":""}"#, #"typeMismatch $["ID"] 6"#,
                #"typeMismatch $["body"]["ID"] 23"#
            ),
            (
                #"{"ID":1,"TEXT":null}"#, #"valueNotFound $["TEXT"] 15"#,
                #"valueNotFound $["body"]["TEXT"] 32"#
            ),
            (
                #"{"ID":1.5,"TEXT":""}"#, #"typeMismatch $["ID"] 6"#,
                #"typeMismatch $["body"]["ID"] 23"#
            ),
            (#"{"ID":01,"TEXT":""}"#, "dataCorrupted $ 7", "dataCorrupted $ 24"),
            (#"{"ID":1,"TEXT":"#, "dataCorrupted $ 15", "dataCorrupted $ 32"),
        ]
    )
    func errors(_ text: String, _ alone: String, _ inside: String) {
        for engine in JSONEngine.allCases {
            let decoder = FastJSONDecoder(options: JSONReadingOptions(engine: engine))
            #expect(summary { try decoder.decode(Tweet.self, from: Data(text.utf8)) } == alone)
            let whole = "{\"page\":1,\"body\":\(text)}"
            #expect(summary { try decoder.decode(Response<Tweet>.self, from: whole) } == inside)
        }
    }

    /// Contains itself by a parser that is the Codable conformance of another type.
    struct Wrapped: Codable, Equatable, JSONParsable {
        var id: Int

        struct Envelope: Codable, Equatable {
            var data: Wrapped
        }

        static let jsonParser = CodableParser(Envelope.self)
            .map(apply: { $0.data }, unapply: Envelope.init)
    }

    final class Tree: Codable, JSONParsable, Sendable {
        let kids: [Tree]
        static let jsonParser = CodableParser(Tree.self)

        init(_ kids: [Tree]) { self.kids = kids }

        static func nested(_ depth: Int) -> Tree {
            (0..<depth).reduce(Tree([])) { tree, _ in Tree([tree]) }
        }
    }

    @Test("Inside of a CodableParser, types read and write themselves")
    func inside() throws {
        try expectBothWays(Wrapped(id: 1), #"{"data":{"id":1}}"#)
        let text = try FastJSONEncoder().encodeString(Tree.nested(250))
        #expect(
            text == String(repeating: #"{"kids":["#, count: 251)
                + String(repeating: "]}", count: 251)
        )
        _ = try FastJSONDecoder().decode(Tree.self, from: text)
        #expect(throws: EncodingError.self) { try FastJSONEncoder().encode(Tree.nested(300)) }
        #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode(
                Tree.self,
                from: String(repeating: #"{"kids":["#, count: 300)
                    + String(repeating: "]}", count: 300)
            )
        }
    }

    /// A text inside of a text, by a parser.
    struct Embedding: Codable, JSONParsable {
        var numbers: [Int]

        static let jsonParser = ParsePrint(.memberwise(Self.init)) {
            Field("text", \.numbers) {
                String.jsonParser().map(
                    apply: { try [Int].jsonParser().decode($0) },
                    unapply: { try [Int].jsonParser().encodeString($0) }
                )
            }
        }
    }

    @Test("What is wrong with a text inside has its path")
    func embedded() {
        let text = #"{"k":{"text":"[1"}}"#
        #expect(
            summary { try FastJSONDecoder().decode([String: Embedding].self, from: text) }
                == #"dataCorrupted $["k"]["text"] 13"#
        )
    }

    @Test("Where Foundation may read JSON5, types read themselves")
    func json5() throws {
        let decoder = FastJSONDecoder()
        decoder.allowsJSON5 = true
        #expect(try decoder.decode(Tweet.self, from: Data(Self.byItself.utf8)) == Self.tweet)
        #expect(try decoder.decode(Tweet.self, from: Data("{id:1,text:'x',}".utf8)) == Self.tweet)
    }

    @Test("Raw JSON in a model is laid out with it")
    func rawJSON() throws {
        struct Raw: Codable, JSONParsable {
            var raw: RawJSON
            static let jsonParser = ParsePrint(.memberwise(Self.init)) { Field("raw", \.raw) }

            init(raw: RawJSON) { self.raw = raw }
            init(from decoder: any Decoder) throws {
                throw DecodingError.valueNotFound(
                    Self.self,
                    .init(codingPath: [], debugDescription: "")
                )
            }
            func encode(to encoder: any Encoder) throws {}
        }
        let raw = Raw(raw: try RawJSON(#"{ "b" : 1.0, "a" : [ ] }"#))
        let encoder = FastJSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(try encoder.encodeString(raw) == #"{"raw":{"a":[],"b":1.0}}"#)
        encoder.outputFormatting = .prettyPrinted
        #expect(
            try encoder.encodeString(raw) == """
                {
                  "raw" : {
                    "b" : 1.0,
                    "a" : [

                    ]
                  }
                }
                """
        )
    }

    @Test("What a parser cannot write is an error with its path")
    func unwritable() {
        struct Point: Codable, JSONParsable {
            var x: Double
            static let jsonParser = ParsePrint(.memberwise(Self.init)) { Field("x", \.x) }
        }
        for format in [JSONEncoder.OutputFormatting.sortedKeys, []] {
            let encoder = FastJSONEncoder()
            encoder.outputFormatting = format
            let error = #expect(throws: EncodingError.self) {
                try encoder.encode(["a": [Point(x: 1), Point(x: .nan)]])
            }
            #expect(error.map { JSONError($0).path.description } == "$.a[1].x")
        }
    }

    /// The kind of the error, its path and its offset.
    private func summary<Value>(_ body: () throws -> Value) -> String {
        do {
            _ = try body()
            return "no error"
        } catch let error as DecodingError {
            let offset = error.jsonError?.offset.map(String.init) ?? "-"
            let (name, context): (String, DecodingError.Context) =
                switch error {
                case .typeMismatch(_, let context): ("typeMismatch", context)
                case .valueNotFound(_, let context): ("valueNotFound", context)
                case .keyNotFound(_, let context): ("keyNotFound", context)
                case .dataCorrupted(let context): ("dataCorrupted", context)
                @unknown default: ("?", DecodingError.Context(codingPath: [], debugDescription: ""))
                }
            let path = context.codingPath.map { "[\"\($0.stringValue)\"]" }.joined()
            return "\(name) $\(path) \(offset)"
        } catch {
            return "\(error)"
        }
    }
}
