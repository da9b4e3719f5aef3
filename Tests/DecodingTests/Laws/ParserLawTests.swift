import Decoding
import FastJSON
import TestSupport
import Testing

/// What is printed is read again: parsers of single values, arrays and dictionaries.
@Suite struct ParserLawTests {
    private static func random() -> SeededRandom { SeededRandom(seed: Laws.seed) }

    @Test func integers() {
        var random = ParserLawTests.random()
        check(Int.self, &random)
        check(Int8.self, &random)
        check(Int16.self, &random)
        check(Int32.self, &random)
        check(Int64.self, &random)
        check(Int128.self, &random)
        check(UInt.self, &random)
        check(UInt8.self, &random)
        check(UInt16.self, &random)
        check(UInt32.self, &random)
        check(UInt64.self, &random)
        check(UInt128.self, &random)
    }

    private func check<Integer: FixedWidthInteger & JSONNumeric>(
        _ type: Integer.Type,
        _ random: inout SeededRandom
    ) {
        let parser = JSONArray { Integer.jsonParser() }
        for value in [Integer.min, Integer.max, 0, 1] {
            checkLaws(Integer.jsonParser(), value)
        }
        for _ in 0..<TestScope.rounds(20) {
            checkLaws(parser, random.array(upTo: 8) { $0.integer(type) })
        }
    }

    @Test func floatingPointNumbers() {
        var random = ParserLawTests.random()
        for _ in 0..<TestScope.rounds(40) {
            checkLaws(JSONArray { Double.jsonParser() }, random.array(upTo: 8) { $0.double() })
            let floats = random.array(upTo: 8) { random in
                let float = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
                return float.isFinite ? float : Float(random.number(in: -99...99)) / 8
            }
            checkLaws(JSONArray { Float.jsonParser() }, floats, hasTreeText: false)
        }
        for value in [0.0, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e22] {
            checkLaws(Double.jsonParser(), value)
        }
        for value in [-0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude] as [Float] {
            checkLaws(Float.jsonParser(), value, hasTreeText: false)
        }
        // A number with a fraction is printed with one, so that this also holds for 3.0.
        checkLaws(JSONNumber<Double>(allowInteger: false), 3)
    }

    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    @Test func halfPrecision() {
        for bits in stride(from: UInt16.min, through: .max - 18, by: 19) {
            let value = Float16(bitPattern: bits)
            guard value.isFinite else { continue }
            checkLaws(Float16.jsonParser(), value, hasTreeText: false)
        }
    }
    #endif

    @Test func stringsAndBooleans() {
        var random = ParserLawTests.random()
        for _ in 0..<TestScope.rounds(200) {
            checkLaws(String.jsonParser(), random.text()) { $0.utf8.elementsEqual($1.utf8) }
        }
        checkLaws(Bool.jsonParser(), true)
        checkLaws(JSONBoolean(), false)
        checkLaws(Null(), ()) { _, _ in true }
        checkLaws(Constant(["kind": "circle", "n": [1, nil, 2.5]]), ()) { _, _ in true }
        for value in ["", "\u{0}", "\"\\/\u{8}\u{C}\n\r\t", "\u{2028}", "\u{10FFFF}"] {
            checkLaws(String.jsonParser(), value)
        }
    }

    @Test func convertedValues() {
        var random = ParserLawTests.random()
        let point = JSONString {
            Int.parser()
            ","
            Int.parser()
        }
        let celsius = Convert(
            apply: { (kelvin: Int) in Double(kelvin) - 273 },
            unapply: { (celsius: Double) in Int(celsius + 273) }
        )
        for _ in 0..<TestScope.rounds(50) {
            checkLaws(point, (random.integer(Int.self), random.integer(Int.self)), by: ==)
            checkLaws(JSONString(.representing(Suit.self)), random.pick(Suit.allCases))
            let suit = String.jsonParser().map(.representing(Suit.self)).orNull()
            checkLaws(suit, random.happens(oneIn: 3) ? nil : random.pick(Suit.allCases))
            let rank = Int.jsonParser().map(.representing(Rank.self))
            checkLaws(rank, random.pick(Rank.allCases))
            checkLaws(Int.jsonParser().map(celsius), Double(random.number(in: -200...200)))
            checkLaws(String.jsonParser().orNull(), random.happens(oneIn: 3) ? nil : random.text())
        }
    }

    @Test func arrays() {
        var random = ParserLawTests.random()
        let nested = JSONArray { JSONArray(...3) { JSONArray(1...) { Int.jsonParser().orNull() } } }
        let triple = JSONArray(3) { String.jsonParser() }
        for _ in 0..<TestScope.rounds(40) {
            let value = random.array(upTo: 20) { random in
                random.array(upTo: 3) { random in
                    [nil] + random.array(upTo: 17) { $0.integer(Int.self) }
                }
            }
            checkLaws(nested, value)
            checkLaws(triple, [random.text(), random.text(), random.text()])
        }
        // Around the number of elements that wait in a block.
        for count in [0, 1, 15, 16, 17, 63, 64, 65, 127, 128, 129, 300] {
            checkLaws(JSONArray { Int.jsonParser() }, Array(0..<count))
            checkLaws(JSONArray { String.jsonParser() }, (0..<count).map { "text number \($0)" })
            checkLaws(JSONArray { Null() }, Array(repeating: (), count: count)) {
                $0.count == $1.count
            }
        }
    }

    @Test func dictionaries() {
        var random = ParserLawTests.random()
        let numbered = JSONObject(...9) {
            JSONArray { Int.jsonParser() }
        } keys: {
            "key_"
            Int.parser()
        }
        let suits = JSONObject(keys: .representing(Suit.self)) { Double.jsonParser() }
        for _ in 0..<TestScope.rounds(40) {
            let texts = random.array(upTo: 9) { ($0.text(), $0.text()) }
            checkLaws(
                JSONObject { String.jsonParser() },
                Dictionary(texts, uniquingKeysWith: { $1 }),
                by: ==
            )
            let numbers = random.array(upTo: 9) { random in
                (random.integer(Int.self), random.array(upTo: 3) { $0.integer(Int.self) })
            }
            checkLaws(numbered, Dictionary(numbers, uniquingKeysWith: { $1 }), by: ==)
            let ranks = random.array(upTo: 4) { ($0.pick(Suit.allCases), $0.double()) }
            checkLaws(suits, Dictionary(ranks, uniquingKeysWith: { $1 }), by: ==)
        }
    }

    @Test func anyValues() {
        var random = ParserLawTests.random()
        for _ in 0..<TestScope.rounds(60) {
            var values = RandomValue(seed: random.next())
            let value = values.next()
            // Members keep their own order, and numbers that stay text keep their digits.
            checkLaws(JSONValue.jsonParser(), value, hasTreeText: false, by: ==)
        }
    }

    @Test func rawTextStaysAsItIs() throws {
        let texts = [
            "1.10", "-0", #"{"b" : [1 , 2], "a":"\u0061\/"}"#, "\"\\u00e9\"", "[]", "null", "1e400",
        ]
        let parser = JSONArray { RawJSON.jsonParser() }
        let bytes = Array("[ \(texts.joined(separator: " ,\n")) ]".utf8)
        for road in Road.bytes + Road.documents {
            let values = try road.result(of: parser, bytes).get()
            #expect(values.map(\.description) == texts, "\(road)")
            #expect(try parser.encodeString(values) == "[\(texts.joined(separator: ","))]")
        }
    }

    @Test func lossyArraysOfGoodElements() {
        var random = ParserLawTests.random()
        let parser = LossyArray { Int.jsonParser() }
        for _ in 0..<TestScope.rounds(30) {
            checkLaws(parser, LossyArray.Elements(random.array(upTo: 40) { $0.integer(Int.self) }))
        }
    }

    @Test func alwaysWritesNull() throws {
        checkLaws(Always("nobody"), "nobody")
        #expect(try Always(5).encodeString(5) == "null")
        #expect(try Always(5).decode(#"{"a":[1,2]}"#) == 5)
        expectUnwritable(Always(5), 6, "Only 5 can be printed here.")
    }

    @Test func eitherParser() {
        for isText in [true, false] {
            let field = Field("size") {
                if isText {
                    JSONString { Int.parser() }
                } else {
                    Int.jsonParser()
                }
            }
            for value in [0, -1, 77] {
                checkLaws(field, value)
            }
        }
    }
}

enum Suit: String, CaseIterable, Sendable {
    case clubs, diamonds, hearts
    case spades = "♠ \"spades\"\n"
}

enum Rank: Int, CaseIterable, Sendable {
    case two = 2
    case ace = 14
    case joker = -1
}
