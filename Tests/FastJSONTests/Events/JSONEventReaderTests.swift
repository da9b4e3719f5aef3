import FastJSON
import TestSupport
import Testing

/// The events of documents, in every mode.
@Suite struct JSONEventReaderTests {
    /// A document with its events.
    struct Row: CustomTestStringConvertible, Sendable {
        var text: String
        var events: [JSONEvent]
        var testDescription: String { text }

        init(_ text: String, _ events: [JSONEvent]) {
            (self.text, self.events) = (text, events)
        }
    }

    static let rows = [
        Row("null", [.null]),
        Row(" true ", [.boolean(true)]),
        Row("false\n", [.boolean(false)]),
        Row("-0", [.number("-0")]),
        Row("1.50E+2", [.number("1.50E+2")]),
        Row("123456789012345678901234567890", [.number("123456789012345678901234567890")]),
        Row(#""""#, [.string("")]),
        Row(
            #""\"\\\/\b\f\n\r\t\u0000\u00e9\ud83d\ude00é""#,
            [.string("\"\\/\u{8}\u{C}\n\r\t\0é😀é")]
        ),
        Row("[]", [.beginArray, .endArray]),
        Row("{}", [.beginObject, .endObject]),
        Row(
            "[[], {}]",
            [.beginArray, .beginArray, .endArray, .beginObject, .endObject, .endArray]
        ),
        Row(
            #"{"a": [1, "x"]}"#,
            [
                .beginObject, .key("a"), .beginArray, .number("1"), .string("x"), .endArray,
                .endObject,
            ]
        ),
        Row(
            #"{"": {"\u0061": null}, "a": 1, "a": [true]}"#,
            [
                .beginObject, .key(""), .beginObject, .key("a"), .null, .endObject, .key("a"),
                .number("1"), .key("a"), .beginArray, .boolean(true), .endArray, .endObject,
            ]
        ),
        Row(
            "\u{FEFF}[ 1 ,\t2\r\n, [ ] ]\n",
            [.beginArray, .number("1"), .number("2"), .beginArray, .endArray, .endArray]
        ),
    ]

    @Test(arguments: rows, ReadingMode.all)
    func events(of row: Row, in mode: ReadingMode) {
        let outcome = mode.events(of: Array(row.text.utf8))
        #expect(outcome.events == row.events)
        #expect(outcome.error == nil)
    }

    @Test(arguments: ReadingMode.all)
    func departuresFromTheGrammar(_ mode: ReadingMode) {
        let text = "/*a*/[1,/*b*/2,//c\n{\"a\"/*d*/:/*e*/\"\\ud800\",},]//f"
        let syntax: JSONSyntax = [
            .allowComments, .allowTrailingCommas, .replaceInvalidSurrogates,
        ]
        let outcome = mode.events(of: Array(text.utf8), options: .init(syntax: syntax))
        #expect(
            outcome.events == [
                .beginArray, .number("1"), .number("2"), .beginObject, .key("a"),
                .string("\u{FFFD}"), .endObject, .endArray,
            ]
        )
        #expect(outcome.error == nil)
    }

    /// The events are those of walking over the tree.
    @Test(arguments: ReadingMode.all)
    func eventsAreThoseOfTheTree(_ mode: ReadingMode) throws {
        let seed: UInt64 = 41
        var random = RandomValue(seed: seed)
        for round in 0..<60 {
            let value = random.next()
            let layout: JSONWritingOptions.Layout = round % 2 == 0 ? .compact : .pretty()
            let bytes = try value.jsonBytes(options: .init(layout: layout))
            let outcome = mode.events(of: bytes)
            var expected: [JSONEvent] = []
            walk(value, into: &expected)
            #expect(outcome.events == expected, "seed \(seed), round \(round)")
            #expect(outcome.error == nil, "seed \(seed), round \(round)")
        }
    }

    private func walk(_ value: JSONValue, into events: inout [JSONEvent]) {
        switch value {
        case .null: events.append(.null)
        case .boolean(let bool): events.append(.boolean(bool))
        case .integer(let integer): events.append(.number("\(integer)"))
        case .float(let double): events.append(.number("\(double)"))
        case .number(let number): events.append(.number(number))
        case .string(let string): events.append(.string(string))
        case .array(let elements):
            events.append(.beginArray)
            for element in elements { walk(element, into: &events) }
            events.append(.endArray)
        case .object(let object):
            events.append(.beginObject)
            for (key, value) in object {
                events.append(.key(key))
                walk(value, into: &events)
            }
            events.append(.endObject)
        }
    }

    // MARK: Ways to take the events

    private static let text = #"{"a": [1, "x"]}"#
    private static let expected: [JSONEvent] = [
        .beginObject, .key("a"), .beginArray, .number("1"), .string("x"), .endArray, .endObject,
    ]

    @Test(arguments: ReadingMode.all)
    func nothingComesAfterTheEnd(_ mode: ReadingMode) throws {
        var reader = try JSONEventReader(mode, Self.text)
        for event in Self.expected {
            #expect(try reader.next() == event)
        }
        for _ in 0..<3 {
            #expect(try reader.next() == nil)
        }
    }
}

extension JSONEventReader {
    /// Starts reading a text in a mode.
    fileprivate init(_ mode: ReadingMode, _ text: String) throws(JSONError) {
        try self.init(mode.input(Array(text.utf8)), options: mode.options(JSONReadingOptions()))
    }
}

extension JSONEvent {
    /// The event of a number with this text.
    ///
    /// - Precondition: the text is a JSON number.
    static func number(_ text: String) -> JSONEvent {
        guard let number = JSONValue.Number(text) else {
            preconditionFailure("\(text) is a JSON number.")
        }
        return .number(number)
    }
}
