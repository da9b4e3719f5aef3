import Decoding
import FastJSON
import TestSupport
import Testing

/// The cases of enums, with and without payload, labels and names of their own.
@Suite struct CaseTests {
    @Test func everyKindOfPayload() {
        var random = SeededRandom(seed: Laws.seed)
        checkLaws(Shape.parser, .nothing)
        for _ in 0..<TestScope.rounds(30) {
            checkLaws(Shape.parser, .plain(random.integer(Int.self)))
            checkLaws(Shape.parser, .labelled(text: random.text()))
            checkLaws(Shape.parser, .pair(random.double(), random.text()))
            checkLaws(Shape.parser, .named(width: random.double(), height: random.double()))
            checkLaws(Shape.parser, .optional(random.happens(oneIn: 3) ? nil : random.text()))
            checkLaws(Shape.parser, .list(random.array(upTo: 3) { $0.integer(Int.self) }))
            checkLaws(Shape.parser, .nested(.pair(1, random.text())))
            checkLaws(Shape.parser, .deep(.nested(.labelled(text: random.text())), level: 3))
            checkLaws(Shape.parser, .group(Shape.Group(a: random.integer(Int.self), b: nil)))
        }
    }

    @Test("A case is not written as another one")
    func otherCases() {
        let plain = ParsePrint(.case(Shape.plain)) { Int.jsonParser() }
        let labelled = ParsePrint(.case(Shape.labelled)) { String.jsonParser() }
        let nothing = ParsePrint(.case(Shape.nothing)) { Constant("nothing") }
        let values: [Shape] = [
            .nothing, .plain(1), .labelled(text: ""), .pair(1, ""), .optional(nil), .list([]),
            .nested(.plain(1)), .twin(a: 1), .twin(b: 1),
        ]
        for value in values {
            let isPlain = if case .plain = value { true } else { false }
            let isLabelled = if case .labelled = value { true } else { false }
            #expect(((try? plain.encode(value)) != nil) == isPlain)
            #expect(((try? labelled.encode(value)) != nil) == isLabelled)
            #expect(((try? nothing.encode(value)) != nil) == (value == .nothing))
        }
        expectUnwritable(
            Field("shape") { plain },
            .nothing,
            "At \"shape\":\nThis value of Shape is none that the parser can make."
        )
    }

    @Test("Cases that differ in their labels alone")
    func twins() {
        let parser = OneOf {
            ParsePrint(.case(Shape.twin(a:))) { Field("a") { Int.jsonParser() } }
            ParsePrint(.case(Shape.twin(b:))) { Field("b") { Int.jsonParser() } }
        }
        checkLaws(parser, .twin(a: 1))
        checkLaws(parser, .twin(b: 1))
    }

    @Test func extractedPayloads() {
        let plain = ParsePrint(
            .case(Shape.plain, extract: { if case .plain(let number) = $0 { number } else { nil } })
        ) {
            Field("n") { Int.jsonParser() }
        }
        checkLaws(plain, .plain(5))
        expectUnwritable(
            plain,
            .twin(a: 5),
            "This value of Shape is none that the parser can make."
        )
    }

    @Test func genericEnums() {
        checkLaws(Either<Int, String>.parser(Int.jsonParser(), String.jsonParser()), .left(5))
        checkLaws(Either<Int, String>.parser(Int.jsonParser(), String.jsonParser()), .right("5"))
        let same = Either<Int, Int>.parser(
            Field("left") { Int.jsonParser() },
            Field("right") { Int.jsonParser() }
        )
        checkLaws(same, .left(5))
        checkLaws(same, .right(5))
    }

    @Test func casesWithoutPayload() {
        let parser = JSONArray {
            OneOf {
                ParsePrint(.case(Suit.clubs)) { Constant("c") }
                ParsePrint(.case(Suit.spades)) { Field("suit") { Constant(4) } }
                ParsePrint(.case(Suit.hearts)) { Null() }
            }
        }
        checkLaws(parser, [.clubs, .spades, .hearts, .clubs])
        expectUnwritable(
            parser,
            [.clubs, .diamonds],
            """
            At [index 1]:
            error: multiple failures occurred

            This value of Suit is none that the parser can make.

            This value of Suit is none that the parser can make.

            This value of Suit is none that the parser can make.
            """
        )
    }
}

extension CaseTests {
    @Test("A case with a fixed payload is read, and not written, which would lose the payload")
    func fixedPayload() throws {
        let parser = ParsePrint(.case(Shape.plain(5))) { Null() }
        try expectRead(parser, "null", .plain(5))
        for value in [.plain(5), .plain(6), .nothing] as [Shape] {
            expectUnwritable(parser, value, "This value of Shape is none that the parser can make.")
        }
    }
}

private indirect enum Shape: Equatable, Sendable {
    case nothing
    case plain(Int)
    case labelled(text: String)
    case pair(Double, String)
    case named(width: Double, height: Double)
    case optional(String?)
    case list([Int])
    case nested(Shape)
    case deep(Shape, level: UInt8)
    case group(Group)
    case twin(a: Int)
    case twin(b: Int)

    struct Group: Equatable, Sendable {
        var a: Int
        var b: Int?
    }

    static let parser: OneOf<JSONAlternatives<BothWays, Shape>> = OneOf {
        ParsePrint(.case(Shape.nothing)) { Constant("nothing") }
        ParsePrint(.case(Shape.plain)) { Int.jsonParser() }
        ParsePrint(.case(Shape.labelled)) { Field("text") { String.jsonParser() } }
        ParsePrint(.case(Shape.pair)) {
            Element { Double.jsonParser() }
            Element { String.jsonParser() }
        }
        ParsePrint(.case(Shape.named)) {
            Field("width") { Double.jsonParser() }
            Field("height") { Double.jsonParser() }
        }
        ParsePrint(.case(Shape.optional)) { Field("optional") { String.jsonParser().orNull() } }
        ParsePrint(.case(Shape.list)) { Field("list") { JSONArray { Int.jsonParser() } } }
        ParsePrint(.case(Shape.nested)) { Field("nested") { Lazy<Shape> { parser } } }
        ParsePrint(.case(Shape.deep)) {
            Field("deep") { Lazy<Shape> { parser } }
            Field("level") { UInt8.jsonParser() }
        }
        ParsePrint(.case(Shape.group)) {
            Field("kind") { Constant("group") }
            ParsePrint(.memberwise(Group.init)) {
                Field("a") { Int.jsonParser() }
                OptionalField("b") { Int.jsonParser() }
            }
        }
    }
}

private enum Either<Left: Equatable & Sendable, Right: Equatable & Sendable>: Equatable, Sendable {
    case left(Left)
    case right(Right)

    static func parser(
        _ left: some JSONParserPrinter<Left>,
        _ right: some JSONParserPrinter<Right>
    ) -> OneOf<JSONAlternatives<BothWays, Self>> {
        OneOf {
            ParsePrint(.case(Self.left)) { left }
            ParsePrint(.case(Self.right)) { right }
        }
    }
}
