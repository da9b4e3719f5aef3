import Decoding
import FastJSON
import TestSupport
import Testing

/// Values longer than chunks and windows.
@Suite struct LongValueTests {
    private static let roads: [Road] = JSONEngine.allCases.flatMap { engine in
        [
            .whole(engine), .chunks(engine, 4096), .chunks(engine, 65_536), .window(engine, 100),
            .window(engine, 4096), .document(engine),
        ]
    }

    /// A text of that many bytes, where all kinds of characters fall on the ends of chunks.
    private static func text(_ count: Int) -> String {
        let piece = "plain \"\\\n\u{1} é漢😀 "
        let whole = String(repeating: piece, count: count / piece.utf8.count)
        return whole + String(repeating: "x", count: count - whole.utf8.count)
    }

    @Test(arguments: [4_095, 4_096, 16_383, 16_384, 16_385, 65_535, 65_536, 65_537, 140_000])
    func strings(_ count: Int) throws {
        let text = LongValueTests.text(count)
        let parser = ParsePrint {
            Field("first") { String.jsonParser() }
            Field("list") { JSONArray { String.jsonParser() } }
            OptionalField("last") { JSONString(.representing(Suit.self)) }
        }
        let value = (text, [text, "", text], Suit.spades as Suit?)
        for options in [JSONWritingOptions(), JSONWritingOptions(escapesNonASCII: true)] {
            let bytes = try parser.encode(value, options: options)
            let turn = count + (options.escapesNonASCII ? 1 : 0)
            for road in TestScope.some(LongValueTests.roads, oneIn: 3, turn: turn) {
                let (first, list, last) = try road.result(of: parser, bytes).get()
                #expect(first.utf8.elementsEqual(text.utf8), "\(road)")
                #expect(list == value.1 && last == .spades, "\(road)")
            }
        }
    }

    @Test func keys() throws {
        let long = LongValueTests.text(70_000)
        let parser = ParsePrint {
            Field(long) { Int.jsonParser() }
            Field(long + "x") { Bool.jsonParser() }
        }
        let bytes = try parser.encode((5, true))
        for road in LongValueTests.roads {
            #expect(try road.result(of: parser, bytes).get() == (5, true), "\(road)")
        }
        // Those of a dictionary are ASCII.
        let dictionary = JSONObject { JSONValue.jsonParser() }
        let ascii = String(repeating: "k\"\\\n ", count: 14_000)
        let members: [String: JSONValue] = [ascii: 5, ascii + "x": true]
        let text = try dictionary.encode(members)
        for road in LongValueTests.roads {
            #expect(try road.result(of: dictionary, text).get() == members, "\(road)")
        }
    }

    @Test("Alternatives are tried on values larger than the window")
    func alternatives() throws {
        var random = SeededRandom(seed: Laws.seed)
        let values = (0..<400).map { _ in random.integer(Int.self) }
        let expressions: [Expression] = [
            .sum(values.map { .number(Double($0)) }), .name(LongValueTests.text(9_000)),
            .call(
                function: LongValueTests.text(5_000),
                arguments: [.negated(.sum(values.map { .number(Double($0)) })), .name("x")]
            ),
        ]
        let bytes = try JSONArray { Expression.parser }.encode(expressions)
        for road in LongValueTests.roads {
            let parser = JSONArray { Expression.parser }
            #expect(try road.result(of: parser, bytes).get() == expressions, "\(road)")
        }
    }

    @Test("Failures of alternatives are the same after much text")
    func failingAlternatives() throws {
        let long = LongValueTests.text(9_000)
        let amount = try Amount.parser.encodeString(.exact(value: 1, unit: long))
        let wrong = amount.dropLast() + ",\n\"unit\":[\(amount)]}"
        let bytes = Array("[\(amount),\n\(wrong),\(amount)]".utf8)
        let parser = JSONArray { Amount.parser }
        for errors in [.first, .all(limit: 5)] as [JSONErrorReporting] {
            let expected = Outcome(Road.whole(.native).result(of: parser, bytes, errors: errors))
            #expect(expected.failures.map(\.path) == [[1]])
            #expect(expected.failures.first?.line == 2)
            for road in LongValueTests.roads {
                let outcome = Outcome(road.result(of: parser, bytes, errors: errors))
                #expect(outcome == expected, "\(road)")
            }
        }
    }

    @Test("Savepoints lie three deep, in front of values of any length", arguments: [10, 5_000])
    func nestedSavepoints(_ count: Int) throws {
        let text = LongValueTests.text(count)
        let parser = JSONArray { LongValueTests.deepSavepoints }
        let inner = try Amount.parser.encodeString(.exact(value: 1, unit: text))
        let documents = [
            #"{"kind":"raw","raw":\#(inner)}"#, #"{"kind":"amount","amount":\#(inner)}"#,
            #"{"kind":"amount","amount":"short"}"#, #"{"raw":[1],"kind":"raw"}"#,
            #"[[\#(inner)],[]]"#, inner,
        ]
        let bytes = Array("[\(documents.joined(separator: ",\n"))]".utf8)
        let expected = [
            "raw \(inner)", "exact", "freetext", "raw [1]", "[\"\(1)\", \"\(0)\"]", "other exact",
        ]
        for road in Road.bytes + LongValueTests.roads {
            let values = try road.result(of: parser, bytes).get()
            #expect(values == expected, "\(road)")
        }
    }

    private static let deepSavepoints = OneOf {
        OneOf {
            Parse { (raw: RawJSON) in
                "raw \(raw)"
            } fields: {
                Field("kind") { Constant("raw") }
                Field("raw") { RawJSON.jsonParser() }
            }
            Field("kind") { Constant("amount") }.flatMap {
                Field("amount") { Amount.parser.map { LongValueTests.name($0) } }
            }
        }
        JSONArray {
            OneOf {
                JSONArray {
                    OneOf {
                        Amount.parser.map { _ in 1 }; Null().map { 0 }
                    }
                }
                .map { $0.count }
            }
        }
        .map { "\($0.map { "\($0)" })" }
        Amount.parser.map { "other \(LongValueTests.name($0))" }
    }

    private static func name(_ amount: Amount) -> String {
        String("\(amount)".prefix { $0 != "(" })
    }

    @Test func lookback() throws {
        let options = JSONReadingOptions(limits: JSONLimits(lookback: 5_000))
        let parser = JSONArray { Amount.parser }
        let raw = JSONArray { RawJSON.jsonParser() }
        func document(_ count: Int) throws -> [UInt8] {
            let texts = (0..<count / 10).map { Amount.many([$0, 123_456]) }
            return try parser.encode([.freetext("x")] + texts + [.freetext("x")])
        }
        let many = try JSONArray { parser }.encode([
            [.many(Array(repeating: 12_345_678, count: 8_000))]
        ])
        let small = try document(5_000)
        for road in Road.bytes + LongValueTests.roads {
            // Many values, each of them small.
            #expect(try road.result(of: parser, small, options: options).get().count == 502)
            // All of it is in memory anyhow, so a long value is no reason to refuse it.
            let result = Outcome(road.result(of: JSONArray { parser }, many, options: options))
            let texts = Outcome(road.result(of: raw, many, options: options))
            #expect(result.failures.isEmpty && texts.failures.isEmpty, "\(road)")
        }
    }

    /// Numbers in pairs in pairs, of which each level reads the inner one twice.
    private static let doubling: any JSONParserPrinter<Void> = OneOf {
        pair(with: 1)
        pair(with: 2)
        Constant(0)
    }

    private static func pair(with number: JSONValue) -> ParsePrint<Void> {
        ParsePrint {
            Element { Lazy<Void> { doubling } }
            Element { Constant(number) }
        }
    }

    @Test("Alternatives in alternatives, each of which would double the work")
    func doubling() throws {
        func text(_ levels: Int) -> [UInt8] {
            let start = String(repeating: "[", count: levels)
            return Array("\(start)0\(String(repeating: ",2]", count: levels))".utf8)
        }
        let parser = Lazy<Void> { LongValueTests.doubling }
        let options = JSONReadingOptions(limits: JSONLimits(lookback: 1_000))
        for road in TestScope.some(Road.bytes + Road.documents, oneIn: 3) {
            try road.result(of: parser, text(5), options: options).get()
            let outcome = Outcome(road.result(of: parser, text(20), options: options))
            let failure = try #require(outcome.failures.first, "\(road)")
            let path = String(repeating: "[0]", count: 20)
            #expect(
                failure.text == """
                    $\(path): alternatives were tried too often: 6528 bytes were read again \
                    (line 1, column 21)
                    """,
                "\(road)"
            )
            #expect(failure.code == .lookbackExceeded && failure.offset == 20, "\(road)")
            #expect(outcome.failures.count == 1, "\(road)")
        }
    }

    /// Arrays in arrays, of which each level reads the inner one three times.
    private static let tripling: any JSONParser<Int> = OneOf {
        JSONArray(2) { ReadLazy<Int> { tripling } }.map(\.count)
        JSONArray(3...) { ReadLazy<Int> { tripling } }.map(\.count)
        JSONArray { ReadLazy<Int> { tripling } }.map(\.count)
        Int.jsonParser()
    }

    @Test("Alternatives in alternatives that read few bytes again, and often")
    func tripling() throws {
        let roads: [Road] = [.whole(.native), .chunks(JSONEngine.allCases.last ?? .native, 7)]
        let start = String(repeating: "[", count: 20)
        let text = Array("\(start)true\(String(repeating: "]", count: 20))".utf8)
        for road in roads {
            let outcome = Outcome(road.result(of: ReadLazy { LongValueTests.tripling }, text))
            #expect(outcome.failures.map(\.code) == [.lookbackExceeded], "\(road)")
        }
        // Many small values, each the last of many alternatives.
        let parser = JSONArray {
            OneOf {
                for number in 0..<20 { Constant(.integer(number)).map { number } }
                Constant(20).map { 20 }
            }
        }
        let many = Array("[\(Array(repeating: "20", count: 1_000).joined(separator: ","))]".utf8)
        for road in roads {
            #expect(try road.result(of: parser, many).get().count == 1_000, "\(road)")
        }
    }

    @Test("Raw text longer than a window")
    func rawText() throws {
        let text = #"{"a" : [ \#(String(repeating: "1.50, ", count: 5_000))2 ], "b":"\u0041"}"#
        let bytes = Array(" [ 0 , \(text) , null ] ".utf8)
        for road in LongValueTests.roads {
            let values = try road.result(of: JSONArray { RawJSON.jsonParser() }, bytes).get()
            #expect(values.map(\.description) == ["0", text, "null"], "\(road)")
        }
    }

    @Test("Spoiled documents longer than the window", arguments: ["list", "amounts", "lossy"])
    func spoiled(_ name: String) throws {
        let model = try #require(Model.all.first { $0.testDescription == name })
        var random = SeededRandom(seed: Laws.seed)
        for round in 0..<TestScope.rounds(2) {
            var text = RandomText(seed: random.next())
            var elements: [JSONValue] = []
            while elements.count < 40 {
                guard case .array(let some) = try model.tree(&random) else { continue }
                elements += some
            }
            let tree = text.spoiled(.array(elements), atUpTo: 20)
            let bytes = text.bytes(of: tree)
            let options = JSONReadingOptions()
            let errors: JSONErrorReporting = .all(limit: random.number(in: 1...40))
            let reference = model.outcome(.whole(.native), bytes, options, errors)
            for road in LongValueTests.roads + [.window(.native, 1), .window(.native, 1_000)] {
                let outcome = model.outcome(road, bytes, options, errors)
                #expect(outcome == reference, "seed \(Laws.seed), round \(round), \(road)")
            }
        }
    }
}
