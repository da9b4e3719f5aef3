import FastJSON
import TestSupport
import Testing

/// The whole text of errors: one line, and the report with the caret under the place.
@Suite struct ErrorReportTests {
    struct Example: Sendable, CustomTestStringConvertible {
        /// The document as a ``ByteText``.
        var text: String
        var description: String
        var report: String
        var testDescription: String { text }
    }

    static let examples: [Example] = [
        Example(
            text: #"{"a": [1, 2 3]}"#,
            description: "$.a: expected ',' or ']' after an element, found '3' (line 1, column 13)",
            report: """
                error: expected ',' or ']' after an element, found '3'
                 --> line 1, column 13 (byte 12), at $.a
                  |
                1 | {"a": [1, 2 3]}
                  |             ^
                """
        ),
        Example(
            text: "",
            description: "empty input: expected a JSON value (line 1, column 1)",
            report: """
                error: empty input: expected a JSON value
                 --> line 1, column 1 (byte 0), at $
                  |
                1 | \("")
                  | ^
                """
        ),
        Example(
            text: "[1,\n  2,\n  x\n]",
            description: "$[2]: expected a value, found 'x' (line 3, column 3)",
            report: """
                error: expected a value, found 'x'
                 --> line 3, column 3 (byte 11), at $[2]
                  |
                3 |   x
                  |   ^
                """
        ),
        Example(
            text: "{\"a\": 1,\n\"b\": [true",
            description:
                "$.b: unexpected end of input: expected ',' or ']' after an element "
                + "(line 2, column 11)",
            report: """
                error: unexpected end of input: expected ',' or ']' after an element
                 --> line 2, column 11 (byte 19), at $.b
                  |
                2 | "b": [true
                  |           ^
                """
        ),
        // A tab is as wide above the caret as in the line.
        Example(
            text: "{\n\t\"a\":\t[1,\t01]\n}",
            description:
                "$.a[1]: invalid number: a number cannot start with 0 followed by a digit "
                + "(line 2, column 12)",
            report: """
                error: invalid number: a number cannot start with 0 followed by a digit
                 --> line 2, column 12 (byte 13), at $.a[1]
                  |
                2 | \t"a":\t[1,\t01]
                  | \t    \t   \t ^
                """
        ),
        // Controls are shown by their pictures, whatever a terminal makes of them.
        Example(
            text: "[\"a‹1B›[31m\"]",
            description:
                "$[0]: control character U+001B in a string must be escaped (line 1, column 4)",
            report: """
                error: control character U+001B in a string must be escaped
                 --> line 1, column 4 (byte 3), at $[0]
                  |
                1 | ["a\u{241B}[31m"]
                  |    ^
                """
        ),
        Example(
            text: "[\"‹7F›‹C2 9B›‹E2 80 AE›\", x]",
            description: "$[1]: expected a value, found 'x' (line 1, column 9)",
            report: """
                error: expected a value, found 'x'
                 --> line 1, column 9 (byte 11), at $[1]
                  |
                1 | ["\u{FFFD}\u{FFFD}\u{FFFD}", x]
                  |         ^
                """
        ),
        Example(
            text: "[\"‹E9›\"]",
            description:
                "$[0]: invalid UTF-8: byte 0xE9 starts no valid sequence here (line 1, column 3)",
            report: """
                error: invalid UTF-8: byte 0xE9 starts no valid sequence here
                 --> line 1, column 3 (byte 2), at $[0]
                  |
                1 | ["\u{FFFD}"]
                  |   ^
                """
        ),
        // The column counts scalars, the byte counts bytes.
        Example(
            text: "{\"größe\": \"日本\" \"b\"}",
            description: "expected ',' or '}' after a member, found '\"' (line 1, column 16)",
            report: """
                error: expected ',' or '}' after a member, found '"'
                 --> line 1, column 16 (byte 21), at $
                  |
                1 | {"größe": "日本" "b"}
                  |                ^
                """
        ),
        // An accent of its own takes no place of its own.
        Example(
            text: "[\"e‹CC 81›\" x]",
            description: "expected ',' or ']' after an element, found 'x' (line 1, column 7)",
            report: """
                error: expected ',' or ']' after an element, found 'x'
                 --> line 1, column 7 (byte 7), at $
                  |
                1 | ["e\u{301}" x]
                  |      ^
                """
        ),
        // Keys in paths, quoted where they are no plain names.
        Example(
            text: #"{"first name": {"x\"y": [{"日": nul}]}}"#,
            description:
                #"$["first name"]["x\"y"][0]["日"]: invalid literal: expected 'null' "#
                + "(line 1, column 35)",
            report: """
                error: invalid literal: expected 'null'
                 --> line 1, column 35 (byte 36), at $["first name"]["x\\"y"][0]["日"]
                  |
                1 | {"first name": {"x\\"y": [{"日": nul}]}}
                  |                                   ^
                """
        ),
        Example(
            text: #"["\uD83D!"]"#,
            description:
                #"$[0]: invalid escape: \uD83D is half of a surrogate pair without the other half "#
                + "(line 1, column 3)",
            report: #"""
                error: invalid escape: \uD83D is half of a surrogate pair without the other half
                 --> line 1, column 3 (byte 2), at $[0]
                  |
                1 | ["\uD83D!"]
                  |   ^
                """#
        ),
        Example(
            text: "‹FF FE 31 00›",
            description: "the input is UTF-16LE; JSON must be UTF-8 (line 1, column 1)",
            report: """
                error: the input is UTF-16LE; JSON must be UTF-8
                 --> line 1, column 1 (byte 0), at $
                  |
                1 | \u{FFFD}\u{FFFD}1\u{2400}
                  | ^
                """
        ),
        // The line feed itself belongs to its line.
        Example(
            text: "[\n\"a\n\"]",
            description:
                "$[0]: control character U+000A in a string must be escaped (line 2, column 3)",
            report: """
                error: control character U+000A in a string must be escaped
                 --> line 2, column 3 (byte 4), at $[0]
                  |
                2 | "a
                  |   ^
                """
        ),
        // The margin is as wide as the number of the line.
        Example(
            text: String(repeating: "\n", count: 99) + "  }",
            description: "expected a value, found '}' (line 100, column 3)",
            report: """
                error: expected a value, found '}'
                   --> line 100, column 3 (byte 101), at $
                    |
                100 |   }
                    |   ^
                """
        ),
        // Long lines: 60 characters before the place, it, and 20 after it.
        Example(
            text: "[\"\(String(repeating: "0123456789", count: 10))\" x"
                + String(repeating: "y", count: 100),
            description: "expected ',' or ']' after an element, found 'x' (line 1, column 105)",
            report: """
                error: expected ',' or ']' after an element, found 'x'
                 --> line 1, column 105 (byte 104), at $
                  |
                1 | 23456789012345678901234567890123456789012345678901234567\
                89" xyyyyyyyyyyyyyyyyyyyy
                  | \(String(repeating: " ", count: 60))^
                """
        ),
        Example(
            text: "[\"\(String(repeating: "é", count: 100))\" \(String(repeating: "日", count: 30))",
            description: "expected ',' or ']' after an element, found '日' (line 1, column 105)",
            report: """
                error: expected ',' or ']' after an element, found '日'
                 --> line 1, column 105 (byte 204), at $
                  |
                1 | \(String(repeating: "é", count: 58))" \(String(repeating: "日", count: 21))
                  | \(String(repeating: " ", count: 60))^
                """
        ),
    ]

    @Test(arguments: examples)
    func text(_ example: Example) throws {
        let bytes = ByteText.bytes(example.text)
        for mode in ReadingMode.all {
            let error = try #require(mode.validate(bytes))
            #expect(error.description == example.description, "\(mode)")
            // The description of wrong text is one line.
            #expect(error.summary == example.description, "\(mode)")
            #expect(error.report == example.report, "\(mode)")
            #expect("\(error)" == example.description)
        }
    }
}
