import Decoding
import Testing

/// The whole text of failures.
@Suite struct StringFailureTests {
    struct Example: Sendable, CustomTestStringConvertible {
        /// Parsed as words with line feeds between, so that failures are in any line.
        var text: String
        var report: String
        var testDescription: String { text }
    }

    /// Letters and line feeds, then the end.
    static let letters = StringPiece.prefix {
        $0.isLetter || $0.isNewline || $0 == "\t" || $0 == "\u{1B}"
    }

    static let examples: [Example] = [
        Example(
            text: "apple!",
            report: """
                error: unexpected input
                 --> input:1:6
                1 | apple!
                  |      ^ expected end of input
                """
        ),
        Example(
            text: "a\nb\ncd!e\nf",
            report: """
                error: unexpected input
                 --> input:3:3
                3 | cd!e
                  |   ^ expected end of input
                """
        ),
        // The number of the line widens the margin.
        Example(
            text: String(repeating: "x\n", count: 99) + "yy!",
            report: """
                error: unexpected input
                   --> input:100:3
                100 | yy!
                    |   ^ expected end of input
                """
        ),
        // A scalar of four bytes is one column.
        Example(
            text: "äß𝒳!",
            report: """
                error: unexpected input
                 --> input:1:4
                1 | äß𝒳!
                  |    ^ expected end of input
                """
        ),
        // An e and an accent are two columns, but one place wide.
        Example(
            text: "e\u{301}!",
            report: """
                error: unexpected input
                 --> input:1:3
                1 | e\u{301}!
                  |  ^ expected end of input
                """
        ),
        // Controls are harmless; a tab is as wide above the caret as in the line.
        Example(
            text: "a\t\u{1B}!\u{202E}\u{7F}",
            report: """
                error: unexpected input
                 --> input:1:4
                1 | a\t␛!\u{FFFD}\u{FFFD}
                  |  \t ^ expected end of input
                """
        ),
        Example(
            text: "a\r\n!",
            report: """
                error: unexpected input
                 --> input:2:1
                2 | !
                  | ^ expected end of input
                """
        ),
    ]

    @Test("A failure shows the line and the place", arguments: examples)
    func report(_ example: Example) {
        #expect(parseFailure(StringFailureTests.letters, example.text) == example.report)
    }

    @Test("S3.41: the failure of the JSONParsing README")
    func apple() {
        let color = StringPieces {
            Int.parser()
            ","
            Int.parser()
            ","
            Int.parser()
        }
        #expect(
            parseFailure(color, "apple") == """
                error: unexpected input
                 --> input:1:1
                1 | apple
                  | ^ expected integer
                """
        )
    }

    @Test("An empty text fails in an empty line")
    func empty() {
        #expect(
            parseFailure(Int.parser(), "") == """
                error: unexpected input
                 --> input:1:1
                1 | \("")
                  | ^ expected integer
                """
        )
    }

    @Test("A failure after the last line feed is in an empty line")
    func afterTheLineFeed() {
        let parser = StringPieces {
            "a\n"; Int.parser()
        }
        #expect(
            parseFailure(parser, "a\n") == """
                error: unexpected input
                 --> input:2:1
                2 | \("")
                  | ^ expected integer
                """
        )
    }

    /// How many characters before and after a failure become which line.
    static let cuts: [(before: Int, after: Int, line: String, indent: Int)] = [
        (40, 39, String(repeating: "a", count: 40) + "!" + String(repeating: "b", count: 39), 40),
        (
            40, 40,
            String(repeating: "a", count: 40) + "!" + String(repeating: "b", count: 38) + "…", 40
        ),
        (79, 0, String(repeating: "a", count: 79) + "!", 79),
        (80, 0, "…" + String(repeating: "a", count: 78) + "!", 79),
        (
            500, 10,
            "…" + String(repeating: "a", count: 68) + "!" + String(repeating: "b", count: 10), 69
        ),
        (
            500, 500,
            "…" + String(repeating: "a", count: 39) + "!" + String(repeating: "b", count: 38) + "…",
            40
        ),
        (
            3, 500,
            String(repeating: "a", count: 3) + "!" + String(repeating: "b", count: 75) + "…",
            3
        ),
    ]

    @Test("A long line is cut to 80 characters around the place", arguments: cuts)
    func cut(_ before: Int, after: Int, line: String, indent: Int) {
        #expect(line.count <= 80)
        let text =
            String(repeating: "a", count: before) + "!" + String(repeating: "b", count: after)
        #expect(
            parseFailure(StringFailureTests.letters, text) == """
                error: unexpected input
                 --> input:1:\(before + 1)
                1 | \(line)
                  | \(String(repeating: " ", count: indent))^ expected end of input
                """
        )
    }

    @Test("Several failures stand one below the other, each once")
    func several() throws {
        let input = StringInput("x")
        let integer = StringFailure(expected: "integer", at: input)
        let word = StringFailure(expected: "\"a\"", at: input)
        let both = StringFailure(anyOf: [integer, StringFailure(anyOf: [word, integer])])
        #expect(
            both.description == """
                error: multiple failures occurred

                error: unexpected input
                 --> input:1:1
                1 | x
                  | ^ expected integer

                error: unexpected input
                 --> input:1:1
                1 | x
                  | ^ expected "a"
                """
        )
        #expect(both.expectation == "expected integer or expected \"a\"")
        #expect(both.alternatives == [integer, word])
        #expect(integer.alternatives == [integer])
        #expect(StringFailure(anyOf: [integer, integer]) == integer)
    }

    @Test("A failure knows its byte; of several it is the furthest")
    func position() {
        var input = StringInput("äx")
        let first = StringFailure(expected: "a", at: input)
        input.advance()
        let second = StringFailure(expected: "b", at: input)
        #expect(first.position == 0)
        #expect(second.position == 2)
        #expect(StringFailure(anyOf: [second, first]).position == 2)
        #expect(StringFailure(printing: "no").position == nil)
    }

    @Test("A refusal to print is one line")
    func printing() {
        let failure = StringFailure(printing: "cannot print\n\u{1B}[1m")
        #expect(failure.description == "error: cannot print␊␛[1m")
        #expect(failure.expectation == "cannot print\n\u{1B}[1m")
    }
}
