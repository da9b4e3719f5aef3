import Decoding
import Testing

/// The same piece again and again.
@Suite struct StringManyTests {
    static let numbers = StringPiece.many {
        Int.parser()
    } separator: {
        ","
    }
    static let fields = StringPiece.many {
        StringPiece.prefix { $0 != "," }
    } separator: {
        ","
    }
    static let letters = StringPiece.many { StringPiece.prefix(1, while: \.isLetter) }

    @Test("Elements with separators, both ways")
    func numbers() {
        let numbers = StringManyTests.numbers
        expectBothWays(numbers, [], "")
        expectBothWays(numbers, [1], "1")
        expectBothWays(numbers, [1, -2, 3], "1,-2,3")
        expectBothWays(StringManyTests.letters, ["a", "e\u{301}", "b"], "ae\u{301}b")
        expectBothWays(StringManyTests.letters, [], "")
    }

    @Test("Text that does not go on is left")
    func rest() throws {
        for (text, position) in [("1,2,", 3), ("1,2,x", 3), ("1;2", 1), ("x", 0)] {
            var input = StringInput(text)
            _ = try StringManyTests.numbers.parse(&input)
            #expect(input.position == position)
        }
        #expect(
            parseFailure(StringManyTests.numbers, "1,2,x") == """
                error: unexpected input
                 --> input:1:4
                1 | 1,2,x
                  |    ^ expected end of input
                """
        )
        let mixed = StringPieces {
            StringManyTests.numbers; ","; Bool.parser()
        }
        #expect(try mixed.parse("1,2,true") == ([1, 2], true))
    }

    // MARK: Counts

    @Test("Too few elements fail where the next one does")
    func tooFew() {
        let three = StringPiece.many(3) {
            Int.parser()
        } separator: {
            ","
        }
        expectBothWays(three, [1, 2, 3], "1,2,3")
        #expect(parseExpectation(three, "1,2") == "3: expected \",\"")
        #expect(parseExpectation(three, "1,2,x") == "4: expected integer")
        #expect(parseExpectation(three, "1,2,3,4") == "5: expected end of input")
        #expect(
            parseExpectation(StringPiece.many(1...) { Int.parser() }, "") == "0: expected integer"
        )
    }

    static let wrongCounts: [(elements: [Int], report: String)] = [
        ([], "error: cannot print 0 elements: expected 1-2 elements"),
        ([1, 2, 3], "error: cannot print 3 elements: expected 1-2 elements"),
    ]

    @Test("A wrong number of elements is not printed", arguments: wrongCounts)
    func wrongCount(_ elements: [Int], report: String) {
        let some = StringPiece.many(1...2) {
            Int.parser()
        } separator: {
            ","
        }
        #expect(printFailure(some, elements) == report)
    }

    @Test("The texts of counts")
    func countTexts() {
        let texts = [
            printFailure(StringPiece.many(2) { Int.parser() }, []),
            printFailure(StringPiece.many(1) { Int.parser() }, []),
            printFailure(StringPiece.many(2...) { Int.parser() }, []),
            printFailure(StringPiece.many(...1) { Int.parser() }, [1, 2]),
            printFailure(StringPiece.many(..<3) { Int.parser() }, [1, 2, 3]),
        ]
        #expect(
            texts == [
                "error: cannot print 0 elements: expected 2 elements",
                "error: cannot print 0 elements: expected 1 element",
                "error: cannot print 0 elements: expected at least 2 elements",
                "error: cannot print 2 elements: expected 0-1 elements",
                "error: cannot print 3 elements: expected 0-2 elements",
            ]
        )
    }

    // MARK: Elements without text

    @Test("Separators tell empty elements apart")
    func emptyElements() {
        let fields = StringManyTests.fields
        expectBothWays(fields, [], "")
        expectBothWays(fields, ["", ""], ",")
        expectBothWays(fields, ["", "b"], ",b")
        expectBothWays(fields, ["a", "", "", "b"], "a,,,b")
        expectBothWays(fields, ["a", ""], "a,")
        expectBothWays(
            StringPiece.many(1...) {
                StringPiece.prefix { $0 != "," }
            } separator: {
                ","
            },
            [""],
            ""
        )
        expectBothWays(StringPiece.many(3) { Always(7) }, [7, 7, 7], "")
        expectBothWays(StringPiece.many(2) { StringPiece.rest() }, ["a", ""], "a")
    }

    @Test("Elements without text do not repeat for ever")
    func noProgress() throws {
        #expect(try StringPiece.many { Always(7) }.parse("") == [])
        #expect(try StringPiece.many { StringPiece.rest() }.parse("") == [])
        #expect(try StringPiece.many { StringPiece.rest() }.parse("ab") == ["ab"])
        #expect(
            try StringPiece.many {
                Always(7)
            } separator: {
                StringPiece.whitespace()
            }.parse("") == []
        )
        #expect(
            try StringPiece.many {
                Always(7)
            } separator: {
                StringPiece.whitespace()
            }.parse("  ") == [7, 7]
        )
        #expect(parseExpectation(StringPiece.many { Always(7) }, "x") == "0: expected end of input")
        #expect(try StringPiece.many { StringPiece.optional { "a" } }.parse("aa").count == 2)
    }

    @Test("Elements that would get lost are not printed")
    func lost() {
        let report = "error: cannot print an element without text: it would be read as none"
        #expect(printFailure(StringManyTests.fields, [""]) == report)
        #expect(printFailure(StringPiece.many { Always(7) }, [7, 7]) == report)
        #expect(printFailure(StringPiece.many { StringPiece.rest() }, ["a", ""]) == report)
        #expect(
            printFailure(StringPiece.many(2...) { StringPiece.rest() }, ["a", "", ""]) == report
        )
    }

    @Test("Elements that would join are not printed")
    func joined() {
        #expect(
            printFailure(StringPiece.many { StringPiece.prefix(1) }, ["e", "\u{301}"])
                == "error: cannot print \"\u{301}\" after \"e\": they join into one character"
        )
        #expect(
            printFailure(StringManyTests.fields, ["e", "\u{301}"])
                == "error: cannot print \"\u{301}\" after \",\": they join into one character"
        )
    }

    // MARK: Composition

    @Test("Many in many, and many that only parse")
    func nested() throws {
        let table = StringPiece.many {
            StringManyTests.numbers
        } separator: {
            ";"
        }
        expectBothWays(table, [[1, 2], [], [3]], "1,2;;3")
        let doubled = StringPiece.many {
            Int.parser().map { $0 * 2 }
        } separator: {
            StringPiece.skip { StringPiece.prefix(1) }
        }
        #expect(try doubled.parse("1,2;3") == [2, 4, 6])
    }

    @Test("Tuples are elements")
    func tuples() throws {
        let pairs = StringPiece.many {
            StringPiece.prefix(1..., while: \.isLetter)
            "="
            Int.parser()
        } separator: {
            "&"
        }
        expectBothWays(pairs, [("a", 1), ("b", 2)], "a=1&b=2") { left, right in
            left.elementsEqual(right, by: ==)
        }
    }
}
