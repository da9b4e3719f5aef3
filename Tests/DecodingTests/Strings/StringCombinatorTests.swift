import Decoding
import Testing

/// Pieces around other pieces.
@Suite struct StringCombinatorTests {
    static let severalFailures = """
        error: multiple failures occurred

        error: unexpected input
         --> input:1:2
        1 | (x
          |  ^ expected integer

        error: unexpected input
         --> input:1:1
        1 | (x
          | ^ expected integer
        """

    // MARK: Optionally

    @Test("Something optional is there or not")
    func optionally() throws {
        let version = StringPieces {
            Int.parser()
            StringPiece.optional {
                "."
                Int.parser()
            }
        }
        expectBothWays(version, (6, nil), "6", by: ==)
        expectBothWays(version, (6, 3), "6.3", by: ==)
        #expect(
            parseFailure(version, "6.x") == """
                error: unexpected input
                 --> input:1:2
                1 | 6.x
                  |  ^ expected end of input
                """
        )
        var input = StringInput("6.x")
        #expect(try version.parse(&input) == (6, nil))
        #expect(input.rest == ".x")
    }

    @Test("nil is not printed where it would not come back")
    func neverNil() throws {
        let report =
            "error: cannot print nil: the optional content needs no text, so it is never nil"
        #expect(printFailure(StringPiece.optional { StringPiece.rest() }, nil) == report)
        #expect(printFailure(StringPiece.optional { Always(1) }, nil) == report)
        expectBothWays(StringPiece.optional { StringPiece.rest() }, "a", "a")
        #expect(try StringPiece.optional { Int.parser().map { -$0 } }.parse("7") == -7)
    }

    // MARK: Not and Peek

    @Test("Something may not come")
    func not() throws {
        let line = StringPieces {
            StringPiece.not { "//" }
            StringPiece.rest()
        }
        expectBothWays(line, "/ a", "/ a")
        #expect(
            parseFailure(line, "// a") == """
                error: unexpected input
                 --> input:1:1
                1 | // a
                  | ^ expected no "//"
                """
        )
        #expect(parseExpectation(StringPiece.not { Int.parser() }, "12") == #"0: expected no "12""#)
        #expect(parseExpectation(StringPiece.not { Always(1) }, "") == "0: expected no match")
        #expect(
            parseExpectation(StringPiece.not { Int.parser() }, "a") == "0: expected end of input"
        )
    }

    @Test("Something must come, but is left")
    func peek() throws {
        let name = StringPieces {
            StringPiece.peek { StringPiece.prefix(1, while: \.isLetter) }
            StringPiece.prefix { $0.isLetter || $0.isNumber }
        }
        expectBothWays(name, "a1", "a1")
        #expect(parseExpectation(name, "1a") == "0: expected 1 matching character")
    }

    // MARK: Always and Skip

    @Test("A value without text")
    func always() throws {
        let on = StringPieces {
            "on"; Always(true)
        }
        expectBothWays(on, true, "on")
        #expect(
            printFailure(on, false)
                == "error: cannot print a value that is not the one always parsed"
        )
    }

    @Test("A value that is forgotten")
    func skip() throws {
        let comma = StringPieces {
            Int.parser();
            StringPiece.skip {
                ","; StringPiece.whitespace()
            }; Int.parser()
        }
        #expect(try comma.parse("1,  2") == (1, 2))
        expectBothWays(comma, (1, 2), "1,2", by: ==)
        let last = ParseOnlyStringPieces {
            StringPiece.skip {
                StringPiece.many {
                    StringPiece.digits(1); "."
                }
            }; StringPiece.rest()
        }
        #expect(try last.parse("1.2.x") == "x")
    }

    @Test("A value that is forgotten and printed as a fixed text")
    func skipPrinting() throws {
        let date = StringPieces {
            StringPiece.digits(4)
            StringPiece.skip(printing: "-") { StringPiece.prefix(1, while: { "-/.".contains($0) }) }
            StringPiece.digits(2)
        }
        #expect(try date.parse("2024/02") == (2024, 2))
        expectBothWays(date, (2024, 2), "2024-02", by: ==)
        let wrong = StringPiece.skip(printing: "?") { Int.parser() }
        #expect(
            printFailure(wrong, ()) == """
                error: unexpected input
                 --> input:1:1
                1 | ?
                  | ^ expected integer
                """
        )
    }

    // MARK: Alternatives

    static let number = OneOf {
        StringPieces {
            "("; Int.parser(); ")"
        }
        Int.parser()
        StringPieces {
            "none"; Always(0)
        }
    }

    @Test("The first alternative that fits is taken")
    func alternatives() throws {
        let number = StringCombinatorTests.number
        #expect(try number.parse("(7)") == 7)
        #expect(try number.parse("7") == 7)
        #expect(try number.parse("none") == 0)
        #expect(try number.print(7) == "(7)")
        let truth = OneOf {
            StringPieces {
                "yes"; Always(true)
            }
            StringPieces {
                "no"; Always(false)
            }
        }
        expectBothWays(truth, true, "yes")
        expectBothWays(truth, false, "no")
        var input = StringInput("(7")
        #expect(throws: StringFailure.self) { try number.parse(&input) }
        #expect(input.position == 0)
    }

    @Test("If no alternative fits, all failures are shown")
    func noAlternative() throws {
        let number = OneOf {
            StringPieces {
                "("; Int.parser(); ")"
            }
            Int.parser()
        }
        #expect(parseFailure(number, "(x") == StringCombinatorTests.severalFailures)
        let always = OneOf {
            StringPieces { Always(1) }
            StringPieces {
                "2"; Always(2)
            }
        }
        #expect(try always.print(2) == "2")
        #expect(
            printFailure(always, 3)
                == "error: cannot print a value that is not the one always parsed"
        )
        let words = OneOf {
            StringPiece.prefix(1)
            StringPiece.prefix { $0 != "," }
        }
        #expect(
            printFailure(words, "a,") == """
                error: multiple failures occurred

                error: cannot print "a,": expected 1 character

                error: cannot print "a,": "," does not fit
                """
        )
        // Nothing is left of an alternative that could not be printed.
        let pairs = OneOf {
            StringPieces {
                Int.parser(); ",";
                StringPieces {
                    "t"; Always(true)
                }
            }
            StringPieces {
                Int.parser(); ";"; Bool.parser()
            }
        }
        #expect(try pairs.print((7, false)) == "7;false")
    }

    @Test("Alternatives that only parse")
    func parseOnlyAlternatives() throws {
        let number = OneOf {
            Int.parser()
            StringPiece.literal("none").map { 0 }
        }
        #expect(try number.parse("none") == 0)
        #expect(parseExpectation(number, "x") == #"0: expected integer or expected "none""#)
    }
}
