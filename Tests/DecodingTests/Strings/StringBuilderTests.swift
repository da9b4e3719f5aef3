import Decoding
import Testing

/// Pieces one after another.
@Suite struct StringBuilderTests {
    static let color = StringPieces {
        Int.parser()
        ","
        Int.parser()
        ","
        Int.parser()
    }

    /// True if the two types are the same; does not compile otherwise.
    func areEqual<Value>(_: Value.Type, _: Value.Type) -> Bool { true }

    @Test("S3.5, S3.40, S3.44: a colour both ways")
    func rgb() throws {
        let (red, green, blue) = try StringBuilderTests.color.parse("55,190,25")
        #expect([red, green, blue] == [55, 190, 25])
        #expect(try StringBuilderTests.color.print((55, 190, 25)) == "55,190,25")
        #expect(try StringBuilderTests.color.parse("120,200,43") == (120, 200, 43))
    }

    static let noColors: [(text: String, expectation: String)] = [
        ("apple", "0: expected integer"),
        ("", "0: expected integer"),
        ("55", "2: expected \",\""),
        ("55;190,25", "2: expected \",\""),
        ("55,x,25", "3: expected integer"),
        ("55,190,25,", "9: expected end of input"),
        ("55,190,99999999999999999999", "7: expected integer that fits Int"),
    ]

    @Test("Each piece fails at its own place", arguments: noColors)
    func noColor(_ text: String, expectation: String) {
        #expect(parseExpectation(StringBuilderTests.color, text) == expectation)
    }

    @Test("S3.53: a numbered key both ways")
    func key() {
        let key = StringPieces {
            "key_"
            Int.parser()
        }
        expectBothWays(key, 12, "key_12")
        expectBothWays(key, -1, "key_-1")
        #expect(
            parseFailure(key, "kez_12") == """
                error: unexpected input
                 --> input:1:1
                1 | kez_12
                  | ^ expected "key_"
                """
        )
        #expect(parseExpectation(key, "key_") == "4: expected integer")
    }

    /// What a builder makes of the pieces.
    func pieces<Pieces: StringParser>(@StringBuilder _ content: () -> Pieces) -> Pieces {
        content()
    }

    @Test("The values are a single one, a tuple, or none")
    func types() throws {
        let none = pieces {
            "a"
            "b"
        }
        let one = pieces {
            "a"
            Int.parser()
            "b"
        }
        let two = pieces {
            Int.parser()
            "a"
            Bool.parser()
        }
        let empty = pieces {}
        #expect(areEqual(type(of: none), type(of: empty)))
        #expect(areEqual(type(of: one), StringPieces<Int>.self))
        #expect(areEqual(type(of: two), StringPieces<(Int, Bool)>.self))
        #expect(areEqual(StringPieces<(Int, Int, Int)>.Output.self, (Int, Int, Int).self))
        #expect(areEqual(StringPieces<Int>.Output.self, Int.self))
        try none.parse("ab")
        #expect(try none.print() == "ab")
        expectBothWays(one, 7, "a7b")
        expectBothWays(two, (7, true), "7atrue", by: ==)
        try empty.parse("")
        #expect(try empty.print() == "")
    }

    @Test("A group is one piece")
    func groups() throws {
        let range = StringPieces {
            Int.parser()
            "-"
            Int.parser()
        }
        let pages = pieces {
            "p. "
            range
            ": "
            StringPiece.rest()
        }
        #expect(areEqual(type(of: pages), StringPieces<((Int, Int), String)>.self))
        let (numbers, title) = try pages.parse("p. 3-5: End")
        #expect(numbers == (3, 5))
        #expect(title == "End")
        #expect(try pages.print(((3, 5), "End")) == "p. 3-5: End")
        let sign = pieces {
            "<"
            StringPieces {
                "-"
                ">"
            }
            Int.parser()
        }
        #expect(areEqual(type(of: sign), StringPieces<Int>.self))
        expectBothWays(sign, 1, "<->1")
    }

    /// Takes what other declarations ask for: a type is inferred through the builder.
    func printed<Value>(_ printer: some StringParserPrinter<Value>, _ value: Value) throws -> String
    {
        try printer.print(value)
    }

    @Test("Groups are inferred where a certain value is asked for")
    func inference() throws {
        let single: any StringParserPrinter<Int> = StringPieces {
            "a"
            Int.parser()
        }
        let double: any StringParserPrinter<(Int, Int)> = StringPieces {
            Int.parser()
            ","
            Int.parser()
        }
        #expect(try single.print(7) == "a7")
        #expect(try double.print((7, 8)) == "7,8")
        #expect(
            try printed(
                StringPieces {
                    "a"
                    Int.parser()
                },
                7
            ) == "a7"
        )
        #expect(
            try printed(
                StringPieces {
                    Int.parser()
                    ","
                    Int.parser()
                },
                (7, 8)
            ) == "7,8"
        )
    }

    // MARK: Control flow

    @Test("S3.6: if and else in the builder", arguments: [true, false])
    func conditions(_ usesCommas: Bool) throws {
        let parser = StringPieces {
            if usesCommas {
                Int.parser()
                ","
                Int.parser()
            } else {
                Int.parser()
                " "
                Int.parser()
            }
        }
        expectBothWays(parser, (1, 2), usesCommas ? "1,2" : "1 2", by: ==)
    }

    enum Style: CaseIterable {
        case plain, braces, brackets
    }

    @Test("switch, if without else and for", arguments: Style.allCases)
    func styles(_ style: Style) {
        let parser = StringPieces {
            if style != .plain {
                "!"
            }
            switch style {
            case .plain: Int.parser()
            case .braces:
                "{"
                Int.parser()
                "}"
            case .brackets:
                "["
                Int.parser()
                "]"
            }
            for letter in ["a", "b", "c"] {
                letter
                "."
            }
        }
        let texts: [Style: String] = [
            .plain: "7a.b.c.", .braces: "!{7}a.b.c.", .brackets: "![7]a.b.c.",
        ]
        expectBothWays(parser, 7, texts[style] ?? "")
    }

    // MARK: Parse only

    @Test("A piece that cannot print makes the others parse only")
    func parseOnly() throws {
        let doubled = Int.parser().map { $0 * 2 }
        let last = pieces {
            Int.parser(); ","; doubled; "!"
        }
        let first = pieces {
            doubled; ","; Int.parser(); "!"
        }
        let skipped = pieces {
            StringPiece.skip { Int.parser() }; ","; Int.parser()
        }
        let after = pieces {
            Int.parser(); ","; StringPiece.skip { Int.parser() }
        }
        #expect(areEqual(type(of: last), ParseOnlyStringPieces<(Int, Int)>.self))
        #expect(areEqual(type(of: first), ParseOnlyStringPieces<(Int, Int)>.self))
        #expect(areEqual(type(of: skipped), ParseOnlyStringPieces<Int>.self))
        #expect(areEqual(type(of: after), ParseOnlyStringPieces<Int>.self))
        #expect(try last.parse("1,2!") == (1, 4))
        #expect(try first.parse("1,2!") == (2, 2))
        #expect(try skipped.parse("1,2") == 2)
        #expect(try after.parse("1,2") == 1)
        #expect(parseExpectation(last, "1,2") == "3: expected \"!\"")
    }

    @Test("Control flow in pieces that only parse", arguments: [true, false])
    func parseOnlyControl(_ isLong: Bool) throws {
        let letter = StringPiece.skip { StringPiece.prefix(1) }
        let parser = ParseOnlyStringPieces {
            if isLong {
                letter
                letter
            }
            for _ in 0..<2 {
                letter
            }
            if isLong {
                Int.parser().map { $0 * 2 }
            } else {
                "-"
                Int.parser().map { $0 * 3 }
            }
        }
        #expect(try parser.parse(isLong ? "abcd7" : "ab-7") == (isLong ? 14 : 21))
    }

    // MARK: Seams

    @Test("A text that would join the one before is not printed")
    func seams() {
        let word = StringPieces {
            StringPiece.prefix(1); StringPiece.rest()
        }
        expectBothWays(word, ("e", "x"), "ex", by: ==)
        expectBothWays(word, ("e\u{301}", ""), "e\u{301}", by: ==)
        #expect(
            printFailure(word, ("e", "\u{301}x"))
                == "error: cannot print \"\u{301}x\" after \"e\": they join into one character"
        )
        #expect(
            printFailure(
                StringPieces {
                    "\r"; "\n"
                },
                ()
            )
                == #"error: cannot print "\n" after "\r": they join into one character"#
        )
        let flags = StringPieces {
            StringPiece.rest(); StringPiece.rest()
        }
        expectBothWays(
            StringPieces {
                StringPiece.prefix(2); StringPiece.rest()
            },
            ("🇩🇪🇫🇷", "🇮🇹"),
            "🇩🇪🇫🇷🇮🇹",
            by: ==
        )
        #expect(
            printFailure(flags, ("🇩🇪\u{1F1EB}", "\u{1F1F7}x"))
                == "error: cannot print \"\u{1F1F7}x\" after \"\u{1F1EB}\": "
                + "they join into one character"
        )
        // An empty text between does not hide the seam.
        let three = StringPieces {
            StringPiece.prefix(1); StringPiece.optional { "," }; StringPiece.rest()
        }
        #expect(
            printFailure(three, ("e", nil, "\u{301}"))
                == "error: cannot print \"\u{301}\" after \"e\": they join into one character"
        )
    }
}
