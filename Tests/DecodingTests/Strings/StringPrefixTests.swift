import Decoding
import Testing

/// Stretches of text.
@Suite struct StringPrefixTests {
    // MARK: Prefix

    static let prefixes: [(parser: StringPieces<String>, text: String)] = [
        (StringPiece.prefix { $0 != "," }, ""),
        (StringPiece.prefix { $0 != "," }, "apple"),
        (StringPiece.prefix(3), "abc"),
        (StringPiece.prefix(0), ""),
        (StringPiece.prefix(2), "e\u{301}👨‍👩‍👧"),
        (StringPiece.prefix(1), "\r\n"),
        (StringPiece.prefix(1...3, while: \.isLetter), "a"),
        (StringPiece.prefix(1...3, while: \.isLetter), "äöü"),
        (StringPiece.prefix(2...), "ab cd"),
        (StringPiece.prefix(...2), ""),
        (StringPiece.prefix(..<3), "ab"),
        (StringPiece.prefix(2, while: \.isHexDigit), "fF"),
        (StringPiece.prefix(0...), "x"),
    ]

    @Test("A prefix is the same both ways", arguments: prefixes)
    func prefix(_ parser: StringPieces<String>, text: String) {
        expectBothWays(parser, text, text)
    }

    static let stops: [(parser: StringPieces<String>, text: String, taken: String)] = [
        (StringPiece.prefix { $0 != "," }, "a,b", "a"),
        (StringPiece.prefix { $0 != "," }, ",b", ""),
        (StringPiece.prefix(2), "abc", "ab"),
        (StringPiece.prefix(1), "e\u{301}x", "e\u{301}"),
        (StringPiece.prefix(1), "🇩🇪🇫🇷", "🇩🇪"),
        (StringPiece.prefix(1...2), "👨‍👩‍👧👍🏽!", "👨‍👩‍👧👍🏽"),
        (StringPiece.prefix(1...3, while: \.isLetter), "ab1", "ab"),
        // Line feeds in \r\n are no characters of their own.
        (StringPiece.prefix { $0 != "\n" }, "a\r\nb\nc", "a\r\nb"),
    ]

    @Test("A prefix stops between two characters", arguments: stops)
    func stop(_ parser: StringPieces<String>, text: String, taken: String) throws {
        var input = StringInput(text)
        #expect(try parser.parse(&input) == taken)
        #expect(Array(input.rest.utf8) == Array(text.utf8.dropFirst(taken.utf8.count)))
    }

    static let tooShort: [(parser: StringPieces<String>, text: String, expectation: String)] = [
        (StringPiece.prefix(2), "a", "0: expected 2 characters"),
        (StringPiece.prefix(1), "", "0: expected 1 character"),
        (StringPiece.prefix(1...), "", "0: expected at least 1 character"),
        (StringPiece.prefix(2...3), "e\u{301}", "0: expected 2-3 characters"),
        (
            StringPiece.prefix(1..., while: \.isLetter), "1",
            "0: expected at least 1 matching character"
        ),
        (StringPiece.prefix(2, while: \.isLetter), "a1", "0: expected 2 matching characters"),
        (StringPiece.prefix(...2), "abc", "2: expected end of input"),
    ]

    @Test("Too few characters fail", arguments: tooShort)
    func fails(_ parser: StringPieces<String>, text: String, expectation: String) {
        #expect(parseExpectation(parser, text) == expectation)
    }

    static let unprintable: [(parser: StringPieces<String>, text: String, report: String)] = [
        (StringPiece.prefix { $0 != "," }, "a,b", #"error: cannot print "a,b": "," does not fit"#),
        (StringPiece.prefix(2), "a", #"error: cannot print "a": expected 2 characters"#),
        (StringPiece.prefix(2), "abc", #"error: cannot print "abc": expected 2 characters"#),
        (StringPiece.prefix(...2), "abc", #"error: cannot print "abc": expected 0-2 characters"#),
        (StringPiece.prefix(1...), "", #"error: cannot print "": expected at least 1 character"#),
        (
            StringPiece.prefix(1...2, while: \.isLetter), "abc",
            #"error: cannot print "abc": expected 1-2 matching characters"#
        ),
    ]

    @Test("Text that would not be taken whole is not printed", arguments: unprintable)
    func refuses(_ parser: StringPieces<String>, text: String, report: String) {
        #expect(printFailure(parser, text) == report)
    }

    // MARK: Up to a delimiter, and through it

    @Test("Text goes up to the first delimiter")
    func upTo() throws {
        let pair = StringPieces {
            StringPiece.prefix(upTo: "=>"); "=>"; StringPiece.rest()
        }
        expectBothWays(pair, ("a", "b=>c"), "a=>b=>c", by: ==)
        expectBothWays(pair, ("", ""), "=>", by: ==)
        expectBothWays(pair, ("a=", ""), "a==>", by: ==)
        #expect(
            parseFailure(pair, "a=b") == """
                error: unexpected input
                 --> input:1:1
                1 | a=b
                  | ^ expected text up to "=>"
                """
        )
        #expect(
            printFailure(pair, ("a=>b", "c"))
                == #"error: cannot print "a=>b": it would not end at the first "=>""#
        )
    }

    @Test("A delimiter that begins in the text is not printed")
    func overlap() {
        #expect(
            printFailure(StringPiece.prefix(upTo: "aa"), "xa")
                == #"error: cannot print "xa": it would not end at the first "aa""#
        )
        // An accent that would become part of the delimiter hides it.
        #expect(
            parseExpectation(
                StringPieces {
                    StringPiece.prefix(upTo: ","); StringPiece.rest()
                },
                "a,\u{301}b"
            )
                == #"0: expected text up to ",""#
        )
    }

    @Test("Text goes through the first delimiter")
    func through() throws {
        let parts = StringPieces {
            StringPiece.prefix(through: "/"); StringPiece.rest()
        }
        expectBothWays(parts, ("a/", "b/c"), "a/b/c", by: ==)
        expectBothWays(parts, ("/", ""), "/", by: ==)
        #expect(parseExpectation(parts, "ab") == #"0: expected text through "/""#)
        for text in ["", "a", "a/b", "a/b/", "//"] {
            #expect(
                printFailure(StringPiece.prefix(through: "/"), text)
                    == "error: cannot print \"\(text)\": it does not end at the first \"/\""
            )
        }
    }

    // MARK: Rest and End

    @Test("The rest may be anything", arguments: ["", "a", "äe\u{301}\r\n", "\u{301}"])
    func rest(_ text: String) {
        expectBothWays(StringPiece.rest(), text, text)
    }

    @Test("The end is where nothing is left")
    func end() throws {
        try StringPiece.end().parse("")
        #expect(try StringPiece.end().print() == "")
        #expect(parseExpectation(StringPiece.end(), "a") == "0: expected end of input")
        let optional = StringPieces {
            StringPiece.optional {
                "a"; StringPiece.end()
            }; StringPiece.rest()
        }
        #expect(try optional.parse("a").1 == "")
        #expect(try optional.parse("ab").1 == "ab")
    }

    // MARK: Whitespace

    @Test("White space is read as it comes and written as it must be")
    func whitespace() throws {
        let pair = StringPieces {
            Int.parser()
            StringPiece.whitespace()
            ","
            StringPiece.whitespace(1...)
            Int.parser()
        }
        #expect(try pair.parse("1, 2") == (1, 2))
        #expect(try pair.parse("1 \t,\r\n\u{A0}\u{2003}2") == (1, 2))
        #expect(try pair.print((1, 2)) == "1, 2")
        #expect(parseExpectation(pair, "1,2") == "2: expected at least 1 white space character")
        #expect(try StringPiece.whitespace(2).print() == "  ")
        #expect(
            parseExpectation(StringPiece.whitespace(2), " ")
                == "0: expected 2 white space characters"
        )
        #expect(parseExpectation(StringPiece.whitespace(...2), "   ") == "2: expected end of input")
    }
}
