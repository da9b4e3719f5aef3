import FastJSON
import TestSupport
import Testing

/// Sketches of large and deep values are small and take little stack.
@Suite struct PrettyPrintingSizeTests {
    // MARK: Large

    /// Documents of up to 1 MB with the text that is shown of them.
    enum Large: CaseIterable, Sendable {
        case array, object, string, escapedString, key, elements, deepElements

        var json: String {
            switch self {
            case .array: "[" + many("1234567890,", 100_000) + "0]"
            case .object: "{" + many("\"k\":123456,", 20_000) + "\"last\":0}"
            case .string: "\"" + many("0123456789", 100_000) + "\""
            case .escapedString: "\"" + many(#"\u00e9é\n\""#, 20_000) + "\""
            case .key: "{\"" + many("0123456789", 20_000) + "\":[" + many("[],", 40_000) + "1]}"
            case .elements:
                "[[" + many("[1,2],", 20_000) + "0]," + many("{\"a\":{}},", 10_000) + "0]"
            case .deepElements: "[0,0,0," + many("[[[[[[[[]]]]]]]],", 10_000) + "0]"
            }
        }

        var shown: String {
            switch self {
            case .array: "[\n" + many("  1234567890,\n", 3) + "  ...(+99998 more)\n]"
            case .object: "{\n" + many("  \"k\": 123456,\n", 3) + "  ...(+19998 more)\n}"
            case .string: "\"" + many("0123456789", 6) + "...(+999940 more chars)\""
            case .escapedString:
                "\"\"\"\n" + many("éé\n\\\"", 15) + "...(+79940 more chars)\n\"\"\""
            case .key:
                """
                {
                  "\(many("0123456789", 6))...(+199940 more chars)": [
                    [],
                    [],
                    [],
                    ...(+39998 more)
                  ]
                }
                """
            case .elements:
                """
                [
                  [
                    [...],
                    [...],
                    [...],
                    ...(+19998 more)
                  ],
                  { "a": {} },
                  { "a": {} },
                  ...(+9999 more)
                ]
                """
            case .deepElements: "[ 0, 0, 0, ...(+10001 more) ]"
            }
        }

        private func many(_ text: String, _ count: Int) -> String {
            String(repeating: text, count: count)
        }
    }

    @Test(arguments: Large.allCases)
    func largeValuesHaveSmallSketches(_ large: Large) throws {
        let json = Array(large.json.utf8)
        for mode in ReadingMode.modes([.whole, .chunks(65_536)]) {
            let sketch = try mode.withCursor(over: json) { cursor throws(JSONError) in
                try cursor.readValueSketch(within: .forErrors)
            }
            #expect(sketch.text() == large.shown, "\(mode)")
            #expect(sketch.pieces.count < 20)
        }
        #expect(try JSONValue(parsing: json).errorText == large.shown)
    }

    // MARK: Deep

    /// Kept for good: releasing such a value takes stack per level.
    private static let deep = Result { () throws(JSONError) in
        try ["[", #"{"a":"#].map { open throws(JSONError) in
            try JSONValue(parsing: text(open), options: .init(limits: JSONLimits(depth: 10_000)))
        }
    }

    private static func text(_ open: String) -> String {
        String(repeating: open, count: 10_000) + "1"
            + String(repeating: open == "[" ? "]" : "}", count: 10_000)
    }

    @Test func deepValuesTakeNoStack() throws {
        let values = try Self.deep.get()
        let (arrays, objects) = (values[0], values[1])
        let texts = try onThread(withStack: 512 * 1024) {
            (
                // With an indentation the text would be quadratic in the depth.
                arrays.prettyPrinted(indentation: ""), objects.prettyPrinted(indentation: ""),
                arrays.prettyPrinted(maxDepth: 2), objects.errorText
            )
        }
        // The innermost containers fit on one line: `[ … 1 … ]` takes 4 n + 1 characters,
        // `{ "a": … }` takes 9 n + 1.
        let inArrays = String(repeating: "[ ", count: 7) + "1" + String(repeating: " ]", count: 7)
        #expect(texts.0 == lines("[\n", 10_000 - 7, inArrays, "\n]"))
        let inObjects = #"{ "a": { "a": { "a": 1 } } }"#
        #expect(texts.1 == lines("{\n\"a\": ", 10_000 - 3, inObjects, "\n}"))
        #expect(texts.2 == "[ [ [...] ] ]")
        #expect(texts.3 == #"{ "a": { "a": {...} } }"#)
    }

    private func lines(_ open: String, _ count: Int, _ inner: String, _ close: String) -> String {
        String(repeating: open, count: count) + inner + String(repeating: close, count: count)
    }

    @Test(arguments: JSONEngine.allCases)
    func deepDocumentsTakeNoStack(_ engine: JSONEngine) throws {
        let values = try Self.deep.get()
        let options = JSONReadingOptions(engine: engine, limits: JSONLimits(depth: 10_000))
        for (value, open) in zip(values, ["[", #"{"a":"#]) {
            let text = Self.text(open)
            let isSame = try onThread(withStack: 512 * 1024) {
                try JSONCursor.withCursor(over: text, options: options) {
                    cursor throws(JSONError) in
                    let unbounded = ValueSketch.Bounds()
                    return try cursor.readValueSketch(within: unbounded)
                        == ValueSketch(value, within: unbounded)
                }
            }
            #expect(isSame)
        }
    }
}
