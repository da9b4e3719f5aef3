import FastJSON
import TestSupport
import Testing

/// What ends a stream of selected values.
@Suite struct SelectionErrorTests {
    /// A document that is wrong somewhere, what is delivered before that, and the error.
    struct Row: CustomTestStringConvertible, Sendable {
        var text: String
        var pointer: String
        var values: [String]
        var error: String
        var testDescription: String { "\(pointer): \(text)" }

        init(_ text: String, _ pointer: String, _ values: [String], _ error: String) {
            (self.text, self.pointer, self.values, self.error) = (text, pointer, values, error)
        }
    }

    /// All of them are read as elements.
    static let syntax = [
        Row("", "", [], "emptyInput empty input: expected a JSON value | $ 1:1 @0"),
        Row(" \n", "/a", [], "emptyInput empty input: expected a JSON value | $ 2:1 @2"),
        Row(
            "[1, 2 3]",
            "",
            ["1", "2"],
            "unexpectedCharacter expected ',' or ']' after an element, found '3' | $ 1:7 @6"
        ),
        Row(
            "[1,\n 2, tru]",
            "",
            ["1", "2"],
            "invalidLiteral invalid literal: expected 'true' | $[2] 2:8 @11"
        ),
        Row(
            "[1, {\"a\": [2, x]}, 3]",
            "",
            ["1"],
            "unexpectedCharacter expected a value, found 'x' | $[1].a[1] 1:15 @14"
        ),
        Row(
            "[1",
            "",
            ["1"],
            "unexpectedEnd unexpected end of input: expected ',' or ']' after an element "
                + "| $ 1:3 @2"
        ),
        Row(
            "[\"a\", \"b",
            "",
            ["\"a\""],
            "unexpectedEnd unexpected end of input: expected the closing quote of a string "
                + "| $[1] 1:9 @8"
        ),
        Row(
            "[1] 2",
            "",
            ["1"],
            "trailingContent expected the end of the document, found '2' | $ 1:5 @4"
        ),
        // What is not selected is checked as well: in front of the elements,
        Row(
            #"{"x": {"y": [01]}, "a": [1]}"#,
            "/a",
            [],
            "invalidNumber invalid number: a number cannot start with 0 followed by a digit "
                + "| $.x.y[0] 1:15 @14"
        ),
        // between them,
        Row(
            #"{"g": [{"a": [1, 2], "b": nul}, {"a": [3]}]}"#,
            "/g/*/a",
            ["1", "2"],
            "invalidLiteral invalid literal: expected 'null' | $.g[0].b 1:30 @29"
        ),
        Row(
            #"{"g": [{"a": [1]}, "\q", {"a": [3]}]}"#,
            "/g/*/a",
            ["1"],
            "invalidEscape invalid escape: '\\' cannot be followed by 'q' | $.g[1] 1:21 @20"
        ),
        // and after them.
        Row(
            "{\"a\": [1, 2],\n \"é\": [\"\u{1}\"]}",
            "/a",
            ["1", "2"],
            "controlCharacter control character U+0001 in a string must be escaped "
                + "| $[\"é\"][0] 2:9 @23"
        ),
        Row(
            #"{"a": [1], "b": {"c": }}"#,
            "/a",
            ["1"],
            "unexpectedCharacter expected a value, found '}' | $.b.c 1:23 @22"
        ),
        Row(
            #"{"a": [1], "b" 2}"#,
            "/a",
            ["1"],
            "unexpectedCharacter expected ':' after a key, found '2' | $.b 1:16 @15"
        ),
        Row(
            #"{"a": [1], }"#,
            "/a",
            ["1"],
            "unexpectedCharacter expected a key in double quotes, found '}' | $ 1:12 @11"
        ),
        Row(
            #"{"a": [1]"#,
            "/a",
            ["1"],
            "unexpectedEnd unexpected end of input: expected ',' or '}' after a member | $ 1:10 @9"
        ),
        Row(
            #"{"a": [1]} {}"#,
            "/a",
            ["1"],
            "trailingContent expected the end of the document, found '{' | $ 1:12 @11"
        ),
    ]

    /// Where there is something else than what was asked for, or nothing.
    static let structure = [
        Row("7", "", [], "typeMismatch Expected an array, but found:\n7 | $ 1:1 @0"),
        Row(
            #" {"a": 1}"#,
            "",
            [],
            "typeMismatch Expected an array, but found:\n{ \"a\": 1 } | $ 1:2 @1"
        ),
        Row(
            #"{"a": "text", "b": [}"#,
            "/a",
            [],
            "typeMismatch Expected an array, but found:\n\"text\" | $.a 1:7 @6"
        ),
        Row(
            #"{"a": {"b": null}}"#,
            "/a/b",
            [],
            "unexpectedNull Expected an array, but found:\nnull | $.a.b 1:13 @12"
        ),
        Row(
            "{\"g\": [{\"a\": [1]},\n {\"a\": true}]}",
            "/g/*/a",
            ["1"],
            "typeMismatch Expected an array, but found:\ntrue | $.g[1].a 2:8 @26"
        ),
        Row("{}", "/a", [], "missingKey there is nothing at \"/a\" | $ 0:0 @-1"),
        Row("7", "/a", [], "missingKey there is nothing at \"/a\" | $ 0:0 @-1"),
        Row("[[1]]", "/1", [], "missingKey there is nothing at \"/1\" | $ 0:0 @-1"),
        Row("[[1]]", "/a", [], "missingKey there is nothing at \"/a\" | $ 0:0 @-1"),
        Row("[[1]]", "/-", [], "missingKey there is nothing at \"/-\" | $ 0:0 @-1"),
        Row("[[0], [1]]", "/01", [], "missingKey there is nothing at \"/01\" | $ 0:0 @-1"),
        Row(
            #"{"a": {"b": {}}}"#,
            "/a/b/c",
            [],
            "missingKey there is nothing at \"/a/b/c\" | $ 0:0 @-1"
        ),
        Row(
            #"{"a": {"b": {}}, "c": [1]}"#,
            "/a/c",
            [],
            "missingKey there is nothing at \"/a/c\" | $ 0:0 @-1"
        ),
    ]

    @Test(arguments: syntax + structure, StreamMode.all)
    func elementsComeBeforeTheError(_ row: Row, mode: StreamMode) throws {
        let run = StreamRun { () throws(JSONError) in
            try mode.stream(row.text).rawElements(at: JSONPath(row.pointer))
        }
        #expect(run.values.map(\.text) == row.values)
        #expect(run.error?.place == row.error)
    }

    /// The error, and its excerpt, is that of reading the whole document.
    @Test(arguments: syntax, ReadingMode.modes([.whole, .chunks(1), .chunks(7)]))
    func errorsAreThoseOfTheDocument(_ row: Row, mode: ReadingMode) {
        let run = StreamRun { () throws(JSONError) in
            try JSONStream(mode.input(Array(row.text.utf8)), options: mode.options(.init()))
                .elements(at: JSONPath(row.pointer))
        }
        let whole = mode.value(of: Array(row.text.utf8))
        #expect(whole == run.error.map { .failure($0) })
    }

    @Test(arguments: syntax + structure, StreamMode.some)
    func theErrorStays(_ row: Row, mode: StreamMode) throws {
        let elements = try mode.stream(row.text).rawElements(at: JSONPath(row.pointer))
        for _ in row.values { #expect(try elements.next() != nil) }
        let last = elements.checkpoint
        var errors: [JSONError] = []
        for _ in 0..<3 {
            do throws(JSONError) {
                #expect(try elements.next() == nil)
            } catch {
                errors.append(error)
            }
        }
        #expect(errors.map(\.place) == [row.error, row.error, row.error])
        #expect(errors.allSatisfy { $0 == errors[0] && $0.report == errors[0].report })
        #expect(elements.checkpoint == last)
        // Nothing follows as a result either.
        #expect(elements.results().next() == nil)
    }

    @Test(arguments: syntax + structure, StreamMode.some)
    func theErrorIsTheLastResult(_ row: Row, mode: StreamMode) throws {
        let results = Array(
            try mode.stream(row.text).rawElements(at: JSONPath(row.pointer)).results()
        )
        #expect(results.count == row.values.count + 1)
        #expect(results.dropLast().compactMap { try? $0.get().text } == row.values)
        let error = #expect(throws: JSONError.self) { try results.last?.get() }
        #expect(error?.place == row.error)
    }

    /// Values, unlike elements, need not be arrays; but they must be there.
    @Test(arguments: StreamMode.some)
    func values(_ mode: StreamMode) {
        let rows: [(String, String, [JSONValue], String?)] = [
            (#"{"a": 1}"#, "/b", [], #"there is nothing at "/b""#),
            (#"{"a": 1}"#, "/a/b", [], #"there is nothing at "/a/b""#),
            (#"{"a": []}"#, "/a/0", [], #"there is nothing at "/a/0""#),
            (#"{"a": null}"#, "/a", [nil], nil),
            // After a star, there need be nothing.
            (#"{"a": 1}"#, "/*/b", [], nil),
            (#"{"a": 1}"#, "/b/*", [], nil),
            ("1", "/*/*/*", [], nil),
            ("", "", [], "empty input: expected a JSON value"),
        ]
        for (text, pointer, values, error) in rows {
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text).values(at: JSONPath(pointer))
            }
            #expect(run.values == values, "\(text) \(pointer)")
            #expect(run.error?.message == error, "\(text) \(pointer)")
        }
    }

    /// After a star, arrays need not be there; but what is there must be one.
    @Test(arguments: StreamMode.some)
    func elementsAfterAStar(_ mode: StreamMode) {
        let rows: [(String, String, Int, String?)] = [
            ("{}", "/*", 0, nil), ("[]", "/*", 0, nil), ("[[], [1]]", "/*", 1, nil),
            ("1", "/*", 0, nil), (#"{"a": {"c": [1]}}"#, "/*/b", 0, nil),
            ("[[1], 2]", "/*", 1, "Expected an array, but found:\n2"),
        ]
        for (text, pointer, count, error) in rows {
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text).elements(at: JSONPath(pointer))
            }
            #expect(run.elements.count == count, "\(text) \(pointer)")
            #expect(run.error?.message == error, "\(text) \(pointer)")
        }
    }

    /// A function that takes nothing, or more than one value, is told so.
    @Test(arguments: StreamMode.some)
    func functionsThatTakeNothing(_ mode: StreamMode) {
        let run = StreamRun { () throws(JSONError) in
            try mode.stream("[1, 2]").elements(at: "") { _ throws(JSONError) in 0 }
        }
        #expect(run.error?.code == .invalidStructure)
        #expect(run.values.count <= 1)
    }

    @Test(arguments: StreamMode.some)
    func failuresOfTheInput(_ mode: StreamMode) {
        nonisolated(unsafe) var pieces = ["[1,", "2", ", "].map { Array($0.utf8) }[...]
        let run = StreamRun { () throws(JSONError) in
            try JSONStream(
                .reader { buffer in
                    guard let piece = pieces.popFirst() else { throw Broken() }
                    buffer.copyBytes(from: piece)
                    return piece.count
                },
                options: .init(engine: mode.engine)
            ).elements(at: "")
        }
        #expect(run.values == [1, 2])
        #expect(run.error?.code == .inputFailed)
        #expect(run.error?.message == "cannot read the input: no more")
    }

    /// What is wrong with the bytes that came is reported before the failure, however they came.
    @Test(arguments: JSONEngine.allCases)
    func errorsBeforeAFailure(_ engine: JSONEngine) {
        let texts = [
            "[1, [2, [x, 3": "expected a value or ']', found 'x' 9",
            "[1, [2, \"\(String(repeating: "a", count: 70))\\x, ":
                "invalid escape: '\\' cannot be followed by 'x' 79",
            "[1, [2, \"aaa": "cannot read the input: no more",
        ]
        for (text, place) in texts {
            for size in [1, 2, 3, 7, 100] {
                nonisolated(unsafe) var rest = Array(text.utf8)[...]
                let run = StreamRun { () throws(JSONError) in
                    try JSONStream(
                        .reader { buffer in
                            guard !rest.isEmpty else { throw Broken() }
                            let piece = rest.prefix(size)
                            rest = rest.dropFirst(size)
                            buffer.copyBytes(from: piece)
                            return piece.count
                        },
                        options: .init(engine: engine)
                    ).elements(at: "")
                }
                #expect(run.values == [1])
                let error = run.error
                #expect(
                    "\(error?.message ?? "")\(error?.offset.map { " \($0)" } ?? "")" == place,
                    "\(size)"
                )
            }
        }
    }

    private struct Broken: Error, CustomStringConvertible { let description = "no more" }
}
