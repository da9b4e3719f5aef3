import Decoding
import FastJSON
import TestSupport
import Testing

/// Parsers that many tasks use at once, from their first use on.
@Suite struct SharedUseTests {
    /// A struct with all that makes its plan when it is first used.
    struct Sample: Equatable, Sendable {
        var name: String
        var point: Strict.Point
        var amounts: [Amount]
        var sizes: [Int: String]
        var suit: Suit?
        var next: [Link]
        var leg: Leg

        struct Link: Equatable, Sendable {
            var id: Int
        }

        struct Leg: Equatable, Sendable {
            var length: Int
            var name: String
        }

        /// A parser that nobody has used.
        static func freshParser() -> ParsePrint<Sample> {
            let link = ParsePrint(.memberwise(Link.init)) { Field("id") { Int.jsonParser() } }
            return ParsePrint(.memberwise(Sample.init)) {
                Field("name") { String.jsonParser() }
                ParsePrint(.memberwise(Strict.Point.init)) {
                    Field("x") { Double.jsonParser() }
                    Field("y") { Double.jsonParser() }
                }
                Field("amounts") {
                    JSONArray {
                        OneOf {
                            ParsePrint(.case(Amount.exact)) {
                                Field("value") { Int.jsonParser() }
                                Field("unit") { String.jsonParser() }
                            }
                            ParsePrint(.case(Amount.freetext)) { String.jsonParser() }
                        }
                    }
                }
                Field("sizes") {
                    JSONObject {
                        String.jsonParser()
                    } keys: {
                        "key "
                        Int.parser()
                    }
                }
                OptionalField("suit") { JSONString(.representing(Suit.self)) }
                OptionalField("next", default: []) { JSONArray { Lazy<Link> { link } } }
                Field("leg") {
                    ParsePrint(.memberwise(Leg.init)) {
                        Element { Int.jsonParser() }
                        Element { String.jsonParser() }
                    }
                }
            }
        }
    }

    private static func text(_ number: Int) -> String {
        """
        {"amounts":[{"unit":"g","value":\(number)},"a \(number)"],"leg":[\(number),"s"],\
        "name":"n\(number)",\
        "next":[{"id":\(number)},{"id":2}],\
        "sizes":{"key \(number)":"x"},"x":0.5,"y":\(number % 5 == 4 ? "null" : "2.5")}
        """
    }

    @Test func firstUses() async throws {
        for round in 0..<20 {
            let parser = Sample.freshParser()
            let found = try await together(8) { number in
                let road = Road.few[(number + round) % Road.few.count]
                let bytes = Array(Self.text(number).utf8)
                switch road.result(
                    of: parser,
                    bytes,
                    errors: number % 2 == 0 ? .first : .all(limit: 3)
                ) {
                case .success(let sample): return try parser.encodeString(sample)
                case .failure(let error): return error.report
                }
            }
            let alone = Sample.freshParser()
            for (number, text) in found.enumerated() {
                if number % 5 == 4 {
                    #expect(throws: JSONError.self) { try alone.decode(Self.text(number)) }
                    #expect(text.contains("$.y"))
                } else {
                    #expect(text == Self.text(number))
                    #expect(try alone.decode(text).name == "n\(number)")
                }
            }
        }
    }

    /// Tasks that begin with writing.
    @Test func firstWriting() async throws {
        let sample = try Sample.freshParser().decode(Self.text(1))
        for _ in 0..<20 {
            let parser = Sample.freshParser()
            let texts = try await together(8) { number in
                number % 2 == 0
                    ? try parser.encodeString(sample) : try parser.print(sample).jsonString()
            }
            #expect(Set(texts) == [Self.text(1)])
        }
    }

    /// All the models of the laws, each shared by many tasks.
    @Test(arguments: Model.all)
    func models(_ model: Model) async throws {
        let seed = Laws.seed
        var random = SeededRandom(seed: seed)
        let documents = try (0..<12).map { _ in
            var text = RandomText(seed: random.next())
            let tree = try model.tree(&random)
            return text.bytes(of: random.happens(oneIn: 2) ? tree : text.spoiled(tree, atUpTo: 3))
        }
        let roads = Road.few + Road.documents
        let found = try await together(4 * documents.count) { number in
            let road = roads[number % roads.count]
            let bytes = documents[number % documents.count]
            return (road, model.outcome(road, bytes, JSONReadingOptions(), .all(limit: 3)))
        }
        for (number, (road, outcome)) in found.enumerated() {
            let bytes = documents[number % documents.count]
            let expected = model.outcome(
                .whole(.native),
                bytes,
                JSONReadingOptions(),
                .all(limit: 3)
            )
            #expect(
                outcome == expected,
                "seed \(seed), \(road), \(String(decoding: bytes, as: UTF8.self))"
            )
        }
    }

    /// One document and one tree, read by many parsers at once.
    @Test(arguments: JSONEngine.allCases)
    func documents(_ engine: JSONEngine) async throws {
        let parser = JSONArray { Sample.freshParser() }
        let text = "[\((0..<4).map { Self.text($0) }.joined(separator: ","))]"
        let document = try JSONDocument(parsing: text, options: JSONReadingOptions(engine: engine))
        let value = try JSONValue(parsing: text, options: .init(numbers: .lossless))
        let expected = try parser.decode(text)
        let found = try await together(16) { number in
            switch number % 4 {
            case 0: try parser.decode(document)
            case 1: try parser.parse(value)
            case 2:
                try (0..<4).map { try Sample.freshParser().decode(document[$0] ?? document.root) }
            default: try (value.array ?? []).map { try parser.parse([$0])[0] }
            }
        }
        for samples in found { #expect(samples == expected) }
    }
}
