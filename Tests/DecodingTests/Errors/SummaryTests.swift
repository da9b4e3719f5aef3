import Decoding
import FastJSON
import TestSupport
import Testing

/// Errors in one line.
@Suite struct SummaryTests {
    private struct Row: Sendable, CustomTestStringConvertible {
        var parser: @Sendable (String) throws -> Void
        var text: String
        var summary: String
        var testDescription: String { summary }

        init<Parser: JSONParser & Sendable>(_ parser: Parser, _ text: String, _ summary: String) {
            self.parser = { _ = try parser.decode($0) }
            (self.text, self.summary) = (text, summary)
        }
    }

    private static let rows = [
        Row(Int.jsonParser(), "[]", "Expected an integer number, but found: [] (line 1, column 1)"),
        Row(
            JSONArray { Field("amount") { String.jsonParser() } },
            #"[{"amount": "1"},\#n {"amount": {"key1": 1, "key2": "hello, hello, hello"}}]"#,
            #"$[1].amount: Expected a string, but found: { "key1": 1, "key2": "hello, hello, hello" }"#
                + " (line 2, column 13)"
        ),
        Row(
            Field("a") { Int.jsonParser() },
            #"{"b": 1}"#,
            #"Key "a" not present. (line 1, column 8)"#
        ),
        Row(
            OneOf {
                Field("a") { Field("b") { Int.jsonParser() }.map { "\($0)" } }
                String.jsonParser()
            },
            #"{"a": {"b": true}}"#,
            #"multiple failures occurred; At "a"/"b": Expected an integer number, but found: true; "#
                + #"Expected a string, but found: { "a": { "b": true } } (line 1, column 1)"#
        ),
        Row(
            Bool.jsonParser().tryMap { value throws(JSONError) -> Bool in
                throw JSONError(
                    code: JSONError.Code("odd"),
                    message: "\n a\r\n\tb  c\n\n\u{2028}d \n"
                )
            },
            "true",
            "a b  c; d  (line 1, column 1)"
        ),
        Row(
            JSONArray { Bool.jsonParser() },
            "[true, x",
            "$[1]: expected a value, found 'x' (line 1, column 8)"
        ),
    ]

    @Test(arguments: rows)
    private func oneLine(_ row: Row) {
        do {
            try row.parser(row.text)
            Issue.record("It was read.")
        } catch {
            #expect((error as? JSONError)?.summary == row.summary)
        }
    }

    @Test func severalErrors() {
        let parser = JSONArray { Int.jsonParser() }
        #expect {
            try parser.decode("[true, 1, null,\n \"x\"]", errors: .all(limit: 9))
        } throws: { error in
            (error as? JSONError)?.summary
                == "$[0]: Expected an integer number, but found: true (line 1, column 2) (and 2 more)"
        }
    }

    @Test func withoutText() {
        #expect(
            JSONError(code: JSONError.Code("odd"), message: "no\nway", path: ["a", 1]).summary
                == "$.a[1]: no way"
        )
    }
}
