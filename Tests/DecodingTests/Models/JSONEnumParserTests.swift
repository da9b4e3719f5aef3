import Decoding
import TestSupport
import Testing

/// Enums without the macro: cases that cannot be told apart.
@Suite struct JSONEnumParserTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let tag: EnumTag
        let cases: @Sendable (inout EnumCases<Choice>) -> Void
    }

    @Test(
        "What collides is neither read nor written",
        arguments: [
            Row(
                testDescription: #"Choice: the name "é" cannot belong to two cases."#,
                tag: .outside
            ) {
                $0.add("\u{e9}", value: .none)
                $0.add("none", aliases: ["e\u{301}", "\u{e9}"], value: .none)
            },
            Row(
                testDescription: "Choice: unknown names cannot belong to two cases.",
                tag: .inside("type")
            ) {
                for _ in 0..<2 {
                    $0.addOther(Int.jsonParser, Choice.some, extract: \.value)
                }
            },
            Row(
                testDescription: #"Choice: the key "k" cannot belong to the name and the payload."#,
                tag: .beside("k", content: "k")
            ) {
                $0.add("none", value: .none)
                $0.add("some", wrapping: Int.jsonParser, Choice.some, extract: \.value)
                $0.add("more", .case(Choice.some)) { Field("k", Int.self) }
            },
            Row(
                testDescription:
                    #"Choice: the key "k" cannot belong to the tag and to a member of the case "some"."#,
                tag: .inside("k")
            ) {
                $0.add("some", .case(Choice.some)) { Field("k", Int.self) }
                $0.add("none", value: .none)
            },
            Row(
                testDescription:
                    #"Choice: the key "n" cannot belong to two members of the case "some"."#,
                tag: .none
            ) {
                $0.add("some", .case(Choice.both)) {
                    Field("n", Int.self)
                    Field("m", aliases: ["n"]) { Int.jsonParser }
                }
            },
        ]
    )
    func collisions(_ row: Row) {
        let parser = JSONEnumParser<Choice>(tag: row.tag, row.cases) { _ in 0 }
        for error in [
            #expect(throws: JSONError.self) { try parser.decode(#"{"k": "none"}"#) },
            #expect(throws: JSONError.self) { try parser.encode(.none) },
        ] {
            #expect(error?.code == .misplacedField)
            #expect(error?.message == row.testDescription)
        }
    }

    @Test("Without names, equal ones do not matter") func names() throws {
        let parser = JSONEnumParser<Choice>(tag: .none) {
            $0.add("same", value: .none)
            $0.add("same", wrapping: Int.jsonParser, Choice.some, extract: \.value)
        } index: {
            $0 == .none ? 0 : 1
        }
        try expectBothWays(parser, .some(3), "3")
        try expectBothWays(parser, .none, "null")
    }

    @Test("The first name chooses the case, however it is spelled", arguments: [false, true])
    func nameTwice(isBeside: Bool) throws {
        let tag: EnumTag = isBeside ? .beside("t", content: "c") : .inside("t")
        let parser = JSONEnumParser<Choice>(tag: tag) {
            $0.add("none", value: .none)
            $0.add("some", aliases: ["a", "so me"], .case(Choice.some)) { Field("n", Int.self) }
        } index: {
            $0 == .none ? 0 : 1
        }
        let payload = isBeside ? #""c":{"n":3}"# : #""n":3"#
        for names in [
            #""t":"some""#, #""t":"a""#, #""t":"a","t":"so me""#, #""t":"some","t":"\u0061""#,
            #""\u0074":"s\u006fme""#, #""t":"some","t":"none""#, #""t":"a","t":[{}]"#,
        ] {
            try expectRead(parser, "{\(names),\(payload)}", .some(3))
            try expectRead(parser, "{\(payload),\(names)}", .some(3))
        }
        try expectBothWays(parser, .none, #"{"t":"none"}"#)
        for text in [#"{"t":"none","t":tru}"#, "{\"t\":\"none\",\"t\":\"\t\"}"] {
            #expect(throws: JSONError.self) { try parser.decode(text) }
        }
    }

    @Test("A name that belongs twice to the same case")
    func sameAlias() {
        for tag: EnumTag in [.inside("t"), .beside("t", content: "c"), .outside] {
            let parser = JSONEnumParser<Choice>(tag: tag) {
                $0.add("none", aliases: ["none"], value: .none)
            } index: { _ in
                0
            }
            let error = #expect(throws: JSONError.self) { try parser.decode(#"{"t":"none"}"#) }
            #expect(error?.message == #"Choice: the name "none" cannot belong to two cases."#)
        }
    }

    enum Choice: Equatable {
        case none
        case some(Int)
        case both(Int, Int)

        var value: Int? { if case .some(let value) = self { value } else { nil } }
    }
}
