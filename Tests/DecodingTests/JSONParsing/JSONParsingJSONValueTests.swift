import Decoding
import FastJSON
import Testing

/// The `JSONValue` type of the JSONParsing README.
@Suite struct JSONParsingJSONValueTests {
    @Test("S3.17 a value is one of the README's cases, and can be compared")
    func cases() throws {
        let values: [(value: JSONValue, text: String)] = [
            (.null, "null"),
            (.boolean(true), "true"),
            (.integer(-3), "-3"),
            (.float(2.5), "2.5"),
            (.string("a"), #""a""#),
            (.array([.null, .array([])]), "[null,[]]"),
            (.object(["a": .integer(1), "b": .object([:])]), #"{"a":1,"b":{}}"#),
        ]
        for (index, (value, text)) in values.enumerated() {
            #expect(try JSONValue(parsing: text) == value)
            #expect(try value.jsonString() == text)
            for other in values[..<index] {
                #expect(value != other.value)
            }
        }
    }

    @Test("S3.17 the payloads come out by pattern")
    func patterns() throws {
        func text(_ value: JSONValue) -> String {
            switch value {
            case .null: "null"
            case .boolean(let value): "boolean \(value)"
            case .integer(let value): "integer \(value)"
            case .float(let value): "float \(value)"
            case .number(let value): "number \(value)"
            case .string(let value): "string \(value)"
            case .array(let elements): "array \(elements.map(text))"
            case .object(let members): "object \(members.map { "\($0.key): \(text($0.value))" })"
            }
        }
        let value: JSONValue = ["a": [1, 2.0, nil], "b": "c", "d": false]
        #expect(
            text(value)
                == #"object ["a: array [\"integer 1\", \"float 2.0\", \"null\"]", "b: string c", "#
                + #""d: boolean false"]"#
        )
    }

    @Test("S3.19 values are written as Swift literals")
    func literals() throws {
        let json: JSONValue = [
            "title": "hello",
            "more_info": ["a": 1, "b": 2],
        ]
        #expect(
            json
                == .object([
                    "title": .string("hello"),
                    "more_info": .object(["a": .integer(1), "b": .integer(2)]),
                ])
        )
        let dictionary: JSONValue = ["key": "value"]
        let array: JSONValue = ["a", 1, 2.5, true, nil, [], [:]]
        let string: JSONValue = "a"
        let integer: JSONValue = 10
        let float: JSONValue = 10.0
        let boolean: JSONValue = false
        #expect(dictionary == .object(["key": .string("value")]))
        #expect(
            array
                == .array([
                    .string("a"), .integer(1), .float(2.5), .boolean(true), .null, .array([]),
                    .object([:]),
                ])
        )
        #expect(string == .string("a"))
        #expect(integer == .integer(10))
        #expect(float == .float(10))
        #expect(boolean == .boolean(false))
        #expect(integer != float)
    }

    @Test("S3.20 a value becomes bytes")
    func bytes() throws {
        let json: JSONValue = [
            "title": "hello",
            "more_info": ["a": 1, "b": 2],
        ]
        let jsonData = try json.jsonBytes()
        #expect(jsonData == Array(#"{"title":"hello","more_info":{"a":1,"b":2}}"#.utf8))
        #expect(try JSONValue(parsing: jsonData) == json)
    }

    @Test("S3.20 a value without JSON form is an error, not a crash")
    func notFinite() throws {
        for number in [Double.nan, .infinity, -.infinity] {
            let json: JSONValue = ["numbers": .array([1, .float(number)])]
            #expect(throws: JSONError.self) { try json.jsonBytes() }
        }
    }
}
