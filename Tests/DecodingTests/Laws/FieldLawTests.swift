import Decoding
import FastJSON
import TestSupport
import Testing

/// What is printed is read again: members, elements, and what is made of them.
@Suite struct FieldLawTests {
    private static func random() -> SeededRandom { SeededRandom(seed: Laws.seed) }

    @Test func fieldsThatStandAlone() {
        var random = FieldLawTests.random()
        let odd = Field("a \"key\"\n\u{1F600}") { String.jsonParser() }
        let optional = OptionalField("") { String.jsonParser() }
        let list = OptionalField("list") { JSONArray { Double.jsonParser() } }
        let preset = OptionalField("preset", default: -1) { Int.jsonParser() }
        let raw = OptionalField("raw", default: Opaque(text: "")) {
            String.jsonParser().map(
                Convert(apply: { Opaque(text: $0) }, unapply: { (opaque: Opaque) in opaque.text })
            )
        }
        for _ in 0..<TestScope.rounds(40) {
            checkLaws(odd, random.text())
            checkLaws(optional, random.happens(oneIn: 3) ? nil : random.text())
            checkLaws(list, random.happens(oneIn: 3) ? nil : random.array(upTo: 3) { $0.double() })
            checkLaws(preset, random.happens(oneIn: 3) ? -1 : random.integer(Int.self))
            checkLaws(raw, Opaque(text: random.text())) { $0.text == $1.text }
        }
        checkLaws(Field("type") { Constant("circle") }, ()) { _, _ in true }
        checkLaws(Element { Bool.jsonParser() }, true)
        checkLaws(Element { Null() }, ()) { _, _ in true }
    }

    @Test func absentValuesAreLeftOut() throws {
        #expect(try OptionalField("a") { Int.jsonParser() }.encodeString(nil) == "{}")
        #expect(try OptionalField("a", default: 3) { Int.jsonParser() }.encodeString(3) == "{}")
        // What cannot be compared is always written.
        let opaque = OptionalField("a", default: Opaque(text: "")) { OpaqueParser() }
        #expect(try opaque.encodeString(Opaque(text: "")) == #"{"a":""}"#)
        #expect(try opaque.decode("{}").text == "")
        #expect(try opaque.decode(#"{"a":null}"#).text == "")
    }

    @Test func structs() {
        var random = FieldLawTests.random()
        for _ in 0..<TestScope.rounds(60) {
            checkLaws(Everything.parser, Everything(&random), by: ==)
            checkLaws(Reversed.parser, Reversed(last: random.text(), first: random.text()))
            checkLaws(Nothing.parser, Nothing())
            checkLaws(
                Wrapped<Int>.parser(Int.jsonParser()),
                Wrapped(value: random.integer(Int.self))
            )
            checkLaws(
                Wrapped<[String]>.parser(JSONArray { String.jsonParser() }),
                Wrapped(value: random.array(upTo: 3) { $0.text() })
            )
        }
    }

    @Test func tuples() {
        var random = FieldLawTests.random()
        let pair = ParsePrint {
            Field("z") { String.jsonParser() }
            Field("type") { Constant("pair") }
            Field("a") { Int.jsonParser() }
        }
        let triple = ParsePrint {
            Element { String.jsonParser() }
            Element { Constant(nil) }
            Element { Int.jsonParser().orNull() }
            Element { pair }
        }
        let single = ParsePrint { Field("only") { String.jsonParser() } }
        for _ in 0..<TestScope.rounds(40) {
            let value = (random.text(), random.integer(Int.self))
            checkLaws(pair, value, by: ==)
            checkLaws(triple, (random.text(), nil, value)) {
                $0.0 == $1.0 && $0.1 == $1.1 && $0.2 == $1.2
            }
            checkLaws(single, random.text())
        }
    }

    @Test func groupsOfFields() {
        var random = FieldLawTests.random()
        for _ in 0..<TestScope.rounds(60) {
            let place = Place(
                name: random.text(),
                position: Position(x: random.double(), y: random.double()),
                range: random.number(in: -9...0)..<random.number(in: 0...9),
                note: random.happens(oneIn: 2) ? nil : random.text()
            )
            checkLaws(Place.parser, place)
        }
        let text = try? Place.parser.encodeString(
            Place(name: "n", position: Position(x: 1, y: 2), range: 0..<3, note: nil)
        )
        #expect(text == #"{"from":0,"kind":"place","name":"n","to":3,"x":1.0,"y":2.0}"#)
    }

    @Test func cases() {
        var random = FieldLawTests.random()
        for _ in 0..<TestScope.rounds(60) {
            checkLaws(Amount.parser, Amount(&random))
            // Where null is a value of its own, `orNull` reads it as nil.
            let amounts = random.array(upTo: 4) { random in
                let amount = Amount(&random)
                return random.happens(oneIn: 4) || amount == .unknown ? nil : amount
            }
            checkLaws(JSONArray { Amount.parser.orNull() }, amounts)
        }
    }

    @Test func recursion() {
        var random = FieldLawTests.random()
        for _ in 0..<TestScope.rounds(60) {
            checkLaws(Expression.parser, Expression(&random, depth: 4))
        }
    }

    @Test func mutualRecursion() {
        var random = FieldLawTests.random()
        for _ in 0..<TestScope.rounds(20) {
            checkLaws(Folder.parser, Folder(&random, depth: 3))
        }
    }
}

/// A value that cannot be compared.
struct Opaque: Sendable {
    var text: String
}

private struct OpaqueParser: JSONParserPrinter {
    func parse(from cursor: inout JSONCursor) throws(JSONError) -> Opaque {
        Opaque(text: try cursor.readString())
    }

    func print(_ output: Opaque, to writer: inout JSONWriter) throws(JSONError) {
        writer.write(output.text)
    }
}

private struct Nothing: Equatable, Sendable {
    static let parser = ParsePrint(.memberwise(Nothing.init)) {}
}

private struct Wrapped<Value: Equatable & Sendable>: Equatable, Sendable {
    var value: Value

    static func parser(_ parser: some JSONParserPrinter<Value>) -> ParsePrint<Wrapped<Value>> {
        ParsePrint(.memberwise(Wrapped.init)) { Field("value") { parser } }
    }
}

private struct Reversed: Equatable, Sendable {
    var last: String
    var first: String

    /// The keys are not in the order of the properties.
    static let parser = ParsePrint(.memberwise(Reversed.init)) {
        Field("z") { String.jsonParser() }
        Field("a") { String.jsonParser() }
    }
}

private struct Position: Equatable, Sendable {
    var x: Double
    var y: Double

    static let parser = ParsePrint(.memberwise(Position.init)) {
        Field("x") { Double.jsonParser() }
        Field("y") { Double.jsonParser() }
    }
}

private struct Place: Equatable, Sendable {
    var name: String
    var position: Position
    var range: Range<Int>
    var note: String?

    static let parser = ParsePrint(.memberwise(Place.init)) {
        Field("name") { String.jsonParser() }
        Position.parser
        Field("kind") { Constant("place") }
        ParsePrint(.init(make: { $0..<$1 }, take: { ($0.lowerBound, $0.upperBound) })) {
            Field("from") { Int.jsonParser() }
            Field("to") { Int.jsonParser() }
        }
        OptionalField("note") { String.jsonParser() }
    }
}
