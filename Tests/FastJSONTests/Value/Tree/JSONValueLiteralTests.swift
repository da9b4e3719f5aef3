import FastJSON
import Testing

/// Values written in Swift.
@Suite struct JSONValueLiteralTests {
    /// A literal with the value that it stands for.
    struct Row: CustomTestStringConvertible {
        var literal: JSONValue
        var expected: JSONValue
        var testDescription: String { "\(expected)" }
    }

    static let rows = [
        Row(literal: nil, expected: .null),
        Row(literal: true, expected: .boolean(true)),
        Row(literal: false, expected: .boolean(false)),
        Row(literal: 0, expected: .integer(0)),
        Row(literal: -7, expected: .integer(-7)),
        Row(literal: 9_223_372_036_854_775_807, expected: .integer(.max)),
        Row(literal: 1.0, expected: .float(1)),
        Row(literal: -2.5e-3, expected: .float(-0.0025)),
        Row(literal: "", expected: .string("")),
        Row(literal: "é\n", expected: .string("é\n")),
        Row(literal: [], expected: .array([])),
        Row(literal: [:], expected: .object(JSONValue.Object())),
        Row(literal: [1, [nil]], expected: .array([.integer(1), .array([.null])])),
        Row(
            literal: ["b": 1, "a": ["c": "d"]],
            expected: .object(
                JSONValue.Object([
                    ("b", .integer(1)),
                    ("a", .object(JSONValue.Object([("c", .string("d"))]))),
                ])
            )
        ),
    ]

    @Test(arguments: rows)
    func literalIsTheValue(_ row: Row) {
        #expect(row.literal == row.expected)
    }

    @Test func dictionaryLiteralKeepsOrderAndDuplicates() {
        let value: JSONValue = ["z": 1, "a": 2, "z": 3]
        #expect(value.object?.keys == ["z", "a", "z"])
        #expect(value.object?.values == [1, 2, 3])
        #expect(value.description == #"{"z":1,"a":2,"z":3}"#)
    }

    @Test func mixedLiteralReadsLikeItsText() throws {
        let value: JSONValue = ["title": "hello", "more": [1, 2.5, true, nil], "none": [:]]
        let text = #" {"title": "hello", "more": [1, 2.5, true, null], "none": {}} "#
        #expect(try JSONValue(parsing: text) == value)
        #expect(value.description == #"{"title":"hello","more":[1,2.5,true,null],"none":{}}"#)
    }
}
