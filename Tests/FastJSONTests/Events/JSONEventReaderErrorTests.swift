import FastJSON
import TestSupport
import Testing

/// What a reader of events does when the document is wrong.
@Suite struct JSONEventReaderErrorTests {
    /// A broken document with the events before its error.
    struct Row: CustomTestStringConvertible, Sendable {
        var text: String
        var events: [JSONEvent]
        var error: String
        var offset: Int
        var testDescription: String { text }

        init(_ text: String, _ events: [JSONEvent], _ error: String, at offset: Int) {
            (self.text, self.events, self.error, self.offset) = (text, events, error, offset)
        }
    }

    static let rows = [
        Row("", [], "empty input: expected a JSON value (line 1, column 1)", at: 0),
        Row(" \n ", [], "empty input: expected a JSON value (line 2, column 2)", at: 3),
        Row("x", [], "expected a value, found 'x' (line 1, column 1)", at: 0),
        Row(
            "[1, 2 3]",
            [.beginArray, .number("1"), .number("2")],
            "expected ',' or ']' after an element, found '3' (line 1, column 7)",
            at: 6
        ),
        Row(
            "[1, 2",
            [.beginArray, .number("1"), .number("2")],
            "unexpected end of input: expected ',' or ']' after an element (line 1, column 6)",
            at: 5
        ),
        Row(
            "[1,]",
            [.beginArray, .number("1")],
            "$[1]: expected a value, found ']' (line 1, column 4)",
            at: 3
        ),
        Row(
            "[\"a\", \"b",
            [.beginArray, .string("a")],
            "$[1]: unexpected end of input: expected the closing quote of a string "
                + "(line 1, column 9)",
            at: 8
        ),
        Row(
            #"[{"a": tru}]"#,
            [.beginArray, .beginObject, .key("a")],
            "$[0].a: invalid literal: expected 'true' (line 1, column 11)",
            at: 10
        ),
        Row(
            #"{"a": 1, b}"#,
            [.beginObject, .key("a"), .number("1")],
            "expected a key in double quotes, found 'b' (line 1, column 10)",
            at: 9
        ),
        Row(
            #"{"a": {"b" 1}}"#,
            [.beginObject, .key("a"), .beginObject, .key("b")],
            "$.a.b: expected ':' after a key, found '1' (line 1, column 12)",
            at: 11
        ),
        Row(
            #"{"a""#,
            [.beginObject, .key("a")],
            "$.a: unexpected end of input: expected ':' after a key (line 1, column 5)",
            at: 4
        ),
        Row(
            "1 2",
            [.number("1")],
            "expected the end of the document, found '2' (line 1, column 3)",
            at: 2
        ),
        Row(
            "[]]",
            [.beginArray, .endArray],
            "expected the end of the document, found ']' (line 1, column 3)",
            at: 2
        ),
        Row(
            "{}\n\n  é",
            [.beginObject, .endObject],
            "expected the end of the document, found 'é' (line 3, column 3)",
            at: 6
        ),
        Row(
            "[\"\u{1}\"]",
            [.beginArray],
            "$[0]: control character U+0001 in a string must be escaped (line 1, column 3)",
            at: 2
        ),
    ]

    @Test(arguments: rows, ReadingMode.all)
    func eventsComeBeforeTheError(_ row: Row, mode: ReadingMode) throws {
        let outcome = mode.events(of: Array(row.text.utf8))
        #expect(outcome.events == row.events)
        #expect(outcome.error?.description == row.error)
        #expect(outcome.error?.offset == row.offset)
        // The error is that of reading a tree.
        #expect(mode.value(of: Array(row.text.utf8)) == outcome.error.map { .failure($0) })
    }

    @Test(arguments: rows, ReadingMode.modes([.whole, .chunks(1)]))
    func theErrorStays(_ row: Row, mode: ReadingMode) throws {
        var reader = try JSONEventReader(
            mode.input(Array(row.text.utf8)),
            options: mode.options(JSONReadingOptions())
        )
        for _ in row.events {
            #expect(try reader.next() != nil)
        }
        var errors: [JSONError] = []
        for _ in 0..<3 {
            do throws(JSONError) {
                _ = try reader.next()
            } catch {
                errors.append(error)
            }
        }
        #expect(errors.map(\.offset) == [row.offset, row.offset, row.offset])
        #expect(errors.allSatisfy { $0 == errors.first && $0.report == errors.first?.report })
    }

    @Test(arguments: ReadingMode.all)
    func duplicateKeysCanBeRefused(_ mode: ReadingMode) {
        let options = JSONReadingOptions(duplicateKeys: .reject)
        let text = #"{"a": {"a": [{"a": 1}, {"a": 2}]}, "b": 0, "\u0061": 3}"#
        let outcome = mode.events(of: Array(text.utf8), options: options)
        #expect(
            outcome.events == [
                .beginObject, .key("a"), .beginObject, .key("a"), .beginArray,
                .beginObject, .key("a"), .number("1"), .endObject,
                .beginObject, .key("a"), .number("2"), .endObject,
                .endArray, .endObject, .key("b"), .number("0"),
            ]
        )
        #expect(outcome.error?.description == #"duplicate key "a" (line 1, column 44)"#)
        #expect(outcome.error?.offset == 43)
        let tree = mode.value(of: Array(text.utf8), options: options)
        #expect(tree == outcome.error.map { .failure($0) })
    }

    @Test(arguments: ReadingMode.all)
    func equalKeysInDifferentObjectsAreFine(_ mode: ReadingMode) {
        let options = JSONReadingOptions(duplicateKeys: .reject)
        let text = #"{"x": {"b": 1}, "b": [{"b": 2}, {"b": 3, "c": {}}], "c": {"x": 4}}"#
        let outcome = mode.events(of: Array(text.utf8), options: options)
        #expect(outcome.error == nil)
        #expect(outcome.events == mode.events(of: Array(text.utf8)).events)
        #expect(mode.validate(Array(text.utf8), options: options) == nil)
    }

    @Test(arguments: ReadingMode.all)
    func wrongEncodingIsFoundAtOnce(_ mode: ReadingMode) {
        let input: [UInt8] = [0x5B, 0x00, 0x5D, 0x00]
        let error = #expect(throws: JSONError.self) {
            _ = try JSONEventReader(mode.input(input), options: mode.options(.init()))
        }
        #expect(error?.message == "the input is UTF-16LE; JSON must be UTF-8")
        #expect(error?.offset == 0)
    }

    @Test(arguments: JSONEngine.allCases)
    func limitsHold(_ engine: JSONEngine) {
        let mode = ReadingMode(engine, .chunks(3))
        let limits = JSONLimits(depth: 2, stringLength: 3, keyLength: 2, numberLength: 4)
        let rows: [(String, count: Int, code: JSONError.Code?)] = [
            (#"[{"ab": "abc"}, 1234]"#, 7, nil),
            ("[[[", 2, .depthExceeded),
            (#"["abc", "abcd"]"#, 2, .stringTooLong),
            (#"{"ab": 1, "abc": 2}"#, 3, .keyTooLong),
            ("[1234, 12345]", 2, .numberTooLong),
        ]
        for (text, count, code) in rows {
            let outcome = mode.events(of: Array(text.utf8), options: .init(limits: limits))
            #expect(outcome.events.count == count, "\(text)")
            #expect(outcome.error?.code == code, "\(text)")
        }
    }

    /// All that lies within the limit is delivered before the error.
    @Test(arguments: ReadingMode.all)
    func lengthLimitHolds(_ mode: ReadingMode) {
        let options = JSONReadingOptions(limits: JSONLimits(documentLength: 6))
        let rows: [(String, count: Int, isTooLong: Bool)] = [
            ("[1, 2]", 4, false), ("[1, 2] ", 4, true), ("[1, 2, 3]", 3, true),
            ("[1, \"a\"]", 2, true), ("      1", 0, true), ("[1,2]x", 4, false),
        ]
        for (text, count, isTooLong) in rows {
            let outcome = mode.events(of: Array(text.utf8), options: options)
            #expect(outcome.events.count == count, "\(text)")
            #expect((outcome.error?.code == .documentTooLong) == isTooLong, "\(text)")
            if isTooLong {
                #expect(outcome.error?.offset == 6, "\(text)")
                let message = "the document is longer than the limit of 6 bytes"
                #expect(outcome.error?.message == message)
            }
        }
    }
}
