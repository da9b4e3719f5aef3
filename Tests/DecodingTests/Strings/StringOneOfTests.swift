import Decoding
import FastJSON
import TestSupport
import Testing

/// Alternatives among the pieces of a string.
@Suite struct StringOneOfTests {
    /// Numbers and words for them, both ways.
    private static let printable = OneOf {
        Int.parser()
        StringPieces {
            "none"
            Always(0)
        }
        StringPieces {
            "many"
            Always(99)
        }
    }

    @Test("The first that fits is read, and the first that can is written")
    func bothWays() throws {
        let parser = JSONString {
            "n="
            Self.printable
            ";"
        }
        for (text, number) in [(#""n=7;""#, 7), (#""n=-12;""#, -12)] {
            try expectBothWays(parser, number, text)
        }
        try expectRead(parser, #""n=none;""#, 0)
        try expectRead(parser, #""n=many;""#, 99)
        #expect(try parser.encodeString(99) == #""n=99;""#)
        try expectFailure(
            JSONArray { parser },
            #"["n=1;", ▸"n=x;"]"#,
            """
            At [index 1]:
            error: multiple failures occurred

            error: unexpected input
             --> input:1:3
            1 | n=x;
              |   ^ expected integer

            error: unexpected input
             --> input:1:3
            1 | n=x;
              |   ^ expected "none"

            error: unexpected input
             --> input:1:3
            1 | n=x;
              |   ^ expected "many"
            """,
            .unexpectedText,
            [1]
        )
    }

    @Test("Texts that stand for themselves")
    func texts() throws {
        let parser = JSONString {
            Int.parser()
            OneOf {
                "/"
                "-"
            }
            Int.parser()
        }
        try expectRead(parser, #""1-2""#, (1, 2), by: ==)
        try expectRead(parser, #""1/2""#, (1, 2), by: ==)
        #expect(try parser.encodeString((1, 2)) == #""1/2""#)
    }

    @Test("One that only reads makes all of them so, wherever it stands")
    func readOnly() throws {
        let none = StringPiece.literal("none").map { 0 }
        let many = StringPiece.literal("many").map { 99 }
        let last = OneOf {
            Int.parser()
            none
        }
        let first = OneOf {
            none
            Int.parser()
        }
        let all = OneOf {
            none
            many
            Int.parser()
        }
        for (text, number) in [("7", 7), ("none", 0)] {
            #expect(try last.parse(text) == number)
            #expect(try first.parse(text) == number)
            #expect(try all.parse(text) == number)
            try expectRead(JSONString { last }, "\"\(text)\"", number)
            try expectRead(JSONString { first }, "\"\(text)\"", number)
            try expectRead(JSONString { all }, "\"\(text)\"", number)
        }
        #expect(try all.parse("many") == 99)
        #expect(
            parseExpectation(all, "x")
                == #"0: expected "none" or expected "many" or expected integer"#
        )
    }
}
