import Decoding
import FastJSON
import TestSupport
import Testing

/// One parser keeps both directions in step: what it writes it reads again.
@Suite struct JSONParsingRoundTripTests {
    static let seeds: [UInt64] = [1, 2, 3, 4]

    /// Checks the law for a value: written as bytes, as pretty bytes and as a tree, it comes back.
    private func expectRoundTrip<Output>(
        _ parser: some JSONParserPrinter<Output>,
        _ output: Output,
        by areEqual: (Output, Output) -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        func check(_ result: Result<Output, JSONError>, _ source: String) {
            switch result {
            case .success(let read):
                let isEqual = areEqual(read, output)
                #expect(isEqual, "\(source): \(read)", sourceLocation: sourceLocation)
            case .failure(let error):
                Issue.record("\(source): \(error.report)", sourceLocation: sourceLocation)
            }
        }
        let bytes = try parser.encode(output)
        let pretty = try parser.encode(output, options: JSONWritingOptions(layout: .pretty()))
        let value = try parser.print(output)
        for mode in ReadingMode.all {
            check(mode.decode(parser, bytes), "\(mode)")
        }
        check(parser.result(from: pretty), "pretty")
        check(parser.result(from: value), "tree")
        check(parser.result(from: try JSONDocument(parsing: bytes)), "document")
        let lossless = JSONReadingOptions(numbers: .lossless)
        #expect(
            try JSONValue(parsing: bytes, options: lossless) == value,
            sourceLocation: sourceLocation
        )
        let again = try parser.encode(try parser.decode(bytes))
        #expect(again == bytes, sourceLocation: sourceLocation)
    }

    private func expectRoundTrip<Output: Equatable>(
        _ parser: some JSONParserPrinter<Output>,
        _ outputs: [Output],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for output in outputs {
            try expectRoundTrip(parser, output, by: ==, sourceLocation: sourceLocation)
        }
    }

    @Test("S3.9 scalars come back", arguments: seeds)
    func scalars(seed: UInt64) throws {
        var random = RandomValue(seed: seed)
        var numbers = SeededRandom(seed: seed)
        let string = random.string()
        try expectRoundTrip(Null(), (), by: ==)
        try expectRoundTrip(JSONBoolean(), [true, false])
        try expectRoundTrip(
            Int.jsonParser(),
            [.min, .max, Int(truncatingIfNeeded: numbers.next())]
        )
        try expectRoundTrip(UInt64.jsonParser(), [0, .max, numbers.next()])
        try expectRoundTrip(Int8.jsonParser(), [.min, Int8(truncatingIfNeeded: numbers.next())])
        try expectRoundTrip(Int128.jsonParser(), [.min, Int128(numbers.next()) << 60])
        try expectRoundTrip(Double.jsonParser(), [0, -0.0, random.double(), random.double()])
        let float = Float(bitPattern: UInt32(truncatingIfNeeded: numbers.next()))
        try expectRoundTrip(Float.jsonParser(), [float.isFinite ? float : 1, 0.1])
        try expectRoundTrip(String.jsonParser(), ["", string, random.string()])
        try expectRoundTrip(Int.jsonParser().orNull(), [nil, 5])
        try expectRoundTrip(JSONValue.jsonParser(), [random.next(), random.next()])
        try expectRoundTrip(RawJSON.jsonParser(), [try RawJSON(random.next().jsonString())])
        try expectRoundTrip(Constant(random.next()), (), by: ==)
        try expectRoundTrip(Always(string), [string])
    }

    @Test("S3.9 strings with a meaning come back", arguments: seeds)
    func strings(seed: UInt64) throws {
        var numbers = SeededRandom(seed: seed)
        let color = JSONString {
            Int.parser()
            ","
            UInt8.parser(radix: 16)
            "/"
            StringPiece.optional { Bool.parser() }
        }
        for flag in [nil, true, false] {
            let output = (
                Int(truncatingIfNeeded: numbers.next()), UInt8(truncatingIfNeeded: numbers.next()),
                flag
            )
            try expectRoundTrip(color, output, by: ==)
        }
        let list = JSONString {
            StringPiece.many {
                Int.parser()
            } separator: {
                ", "
            }
        }
        try expectRoundTrip(list, [[], [1], [numbers.number(in: -99...99), 2, 3]])
        try expectRoundTrip(
            JSONString(.representing(JSONParsingStringTests.Direction.self)),
            [.up, .down, .left, .right]
        )
    }

    @Test("S3.9 arrays and dictionaries come back", arguments: seeds)
    func containers(seed: UInt64) throws {
        var random = RandomValue(seed: seed)
        var numbers = SeededRandom(seed: seed)
        let rows = (0..<20).map { count in (0..<count).map { $0 * numbers.number(in: -9...9) } }
        try expectRoundTrip(JSONArray { JSONArray { Int.jsonParser() } }, [[], [[]], rows])
        try expectRoundTrip(JSONArray(2...3) { String.jsonParser() }, [["a", random.string()]])
        try expectRoundTrip(JSONArray { Null() }, [(), ()]) { $0.count == $1.count }
        let pairs = (0..<30).map { _ in (random.string(), random.double()) }
        let dictionary = Dictionary(pairs) { first, _ in first }
        try expectRoundTrip(JSONObject { Double.jsonParser() }, [[:], dictionary])
        try expectRoundTrip(JSONObject(1...) { Double.jsonParser() }, [dictionary])
        let byNumber = Dictionary(pairs.enumerated().map { ($0 - 15, $1.0) }) { first, _ in first }
        try expectRoundTrip(
            JSONObject {
                String.jsonParser()
            } keys: {
                "key_"
                Int.parser()
            },
            [byNumber]
        )
        let users = Dictionary(pairs.map { (JSONParsingObjectTests.UserID(rawValue: $0), $1) }) {
            $1
        }
        try expectRoundTrip(
            JSONObject(keys: .representing(JSONParsingObjectTests.UserID.self)) {
                Double.jsonParser()
            },
            [users]
        )
        let lossy = LossyArray { Int.jsonParser() }
        try expectRoundTrip(lossy, [.init([1, 2, numbers.number(in: 0...9)])])
    }

    @Test("S3.9 fields come back", arguments: seeds)
    func fields(seed: UInt64) throws {
        var random = RandomValue(seed: seed)
        var numbers = SeededRandom(seed: seed)
        let text = random.string()
        try expectRoundTrip(Field(text) { String.jsonParser() }, [random.string()])
        try expectRoundTrip(OptionalField(text) { String.jsonParser() }, [nil, random.string()])
        try expectRoundTrip(OptionalField(text, default: 7) { Int.jsonParser() }, [7, 8])
        try expectRoundTrip(Element { Double.jsonParser() }, [random.double()])
        for _ in 0..<4 {
            let item = Item(
                name: random.string(),
                count: Int(truncatingIfNeeded: numbers.next()),
                weight: numbers.number(in: 0...1) == 0 ? nil : random.double(),
                place: Item.Place(x: random.double(), y: random.double()),
                corner: Item.Place(x: random.double(), y: random.double()),
                tags: (0..<numbers.number(in: 0...5)).map { _ in random.string() },
                rest: random.next()
            )
            try expectRoundTrip(Item.jsonParser, [item])
            try expectRoundTrip(Item.madeOfParts, [item])
        }
        let tuple = ParsePrint {
            Field("kind") { Constant("pair") }
            Field("first") { Int.jsonParser() }
            OptionalField("second") { String.jsonParser() }
        }
        try expectRoundTrip(tuple, (numbers.number(in: 0...9), text), by: ==)
        try expectRoundTrip(tuple, (numbers.number(in: 0...9), nil), by: ==)
    }

    @Test("S3.9 alternatives come back", arguments: seeds)
    func alternatives(seed: UInt64) throws {
        var random = RandomValue(seed: seed)
        try expectRoundTrip(
            JSONParsingIngredientTests.Ingredient.Amount.jsonParser,
            [.exact(value: Int(seed), unit: random.string()), .freetext(random.string())]
        )
        for useStringRepresentation in [true, false] {
            let parser = JSONParsingRGBColorTests.RGBColor.jsonParser(
                useStringRepresentation: useStringRepresentation
            )
            try expectRoundTrip(parser, [.init(red: 1, green: -2, blue: Int(seed))])
            let quoted = Field("a") {
                if useStringRepresentation {
                    JSONString { Int.parser() }
                } else {
                    Int.jsonParser()
                }
            }
            try expectRoundTrip(quoted, [Int(seed)])
        }
        let tree = Tree(name: random.string(), children: [Tree(name: "a"), Tree(name: "b")])
        try expectRoundTrip(Tree.jsonParser, [tree, Tree(name: "", children: [tree, tree])])
    }

    @Test("S3.9 conversions come back", arguments: seeds)
    func conversions(seed: UInt64) throws {
        let negated = Int.jsonParser().map(Convert(apply: { -$0 }, unapply: { -$0 }))
        try expectRoundTrip(negated, [0, Int(seed), -Int(seed)])
        try expectRoundTrip(
            String.jsonParser().map(.representing(JSONParsingStringTests.Direction.self)),
            [.up, .right]
        )
        try expectRoundTrip(JSONArray { Field("a") { negated.orNull() } }, [[1, nil, Int(seed)]])
    }
}

extension JSONParsingRoundTripTests {
    struct Item: Equatable {
        struct Place: Equatable {
            let x: Double
            let y: Double
        }

        let name: String
        let count: Int
        let weight: Double?
        let place: Place
        /// Its members stand in the object of the item.
        let corner: Place
        let tags: [String]
        let rest: JSONValue
    }

    struct Tree: Equatable {
        var name: String
        var children: [Tree] = []
    }
}

extension JSONParsingRoundTripTests.Item {
    static let fields = Fields {
        Field("name") { String.jsonParser() }
        Field("count") { Int.jsonParser() }
        OptionalField("weight") { Double.jsonParser() }
        Field("place") { Place.asArray }
        Place.asMembers
        OptionalField("tags", default: []) { JSONArray { String.jsonParser() } }
        Field("rest") { JSONValue.jsonParser() }
    }

    static let jsonParser = ParsePrint(.memberwise(Self.init), fields)

    static let madeOfParts = ParsePrint(
        .init(
            make: Self.init,
            take: { ($0.name, $0.count, $0.weight, $0.place, $0.corner, $0.tags, $0.rest) }
        ),
        fields
    )
}

extension JSONParsingRoundTripTests.Item.Place {
    static let asArray = ParsePrint(.memberwise(Self.init)) {
        Element { Double.jsonParser() }
        Element { Double.jsonParser() }
    }

    static let asMembers = ParsePrint(.memberwise(Self.init)) {
        Field("corner_x") { Double.jsonParser() }
        Field("corner_y") { Double.jsonParser() }
    }
}

extension JSONParsingRoundTripTests.Tree {
    static let jsonParser: some JSONParserPrinter<Self> = ParsePrint(.memberwise(Self.init)) {
        Field("name") { String.jsonParser() }
        Field("children") { JSONArray { Lazy<Self> { Self.jsonParser } } }
    }
}
