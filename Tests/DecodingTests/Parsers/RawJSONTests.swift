import Decoding
import FastJSON
import TestSupport
import Testing

/// The text of a value that is taken from text or bytes.
@Suite struct RawJSONTests {
    @Test(
        "One value without the white space around it",
        arguments: [
            ("1", "1"), (" [1, 2 ]\n", "[1, 2 ]"), ("\t{\"a\" :\"\\u0041\"} ", #"{"a" :"\u0041"}"#),
            ("null", "null"),
        ]
    )
    func value(_ text: String, _ expected: String) throws {
        let ofText = try RawJSON(text)
        let ofBytes = try RawJSON(Array(text.utf8))
        #expect(ofText == ofBytes)
        #expect(ofBytes.bytes == Array(expected.utf8))
        #expect(ofBytes.description == expected)
    }

    @Test("Its strings have the escapes that the options ask for")
    func escapes() throws {
        let parser = Field("v") { RawJSON.jsonParser }
        let raw = try RawJSON(#"{"</é" : ["</script>", "\/\u00e9", 1.50, "\ud83d\ude00"]}"#)
        func text(_ slashes: Bool, _ nonASCII: Bool) throws -> String {
            let options = JSONWritingOptions(escapesSlashes: slashes, escapesNonASCII: nonASCII)
            return try parser.encodeString(raw, options: options)
        }
        #expect(try text(false, false) == #"{"v":\#(raw)}"#)
        #expect(
            try text(true, false)
                == #"{"v":{"<\/é":["<\/script>","\/é",1.50,"😀"]}}"#
        )
        #expect(
            try text(false, true)
                == #"{"v":{"</\u00e9":["</script>","/\u00e9",1.50,"\ud83d\ude00"]}}"#
        )
        #expect(
            try text(true, true)
                == #"{"v":{"<\/\u00e9":["<\/script>","\/\u00e9",1.50,"\ud83d\ude00"]}}"#
        )
        // Its members keep their order.
        let sorted = JSONWritingOptions(sortsKeys: true, escapesSlashes: true)
        let unsorted = try RawJSON(#"{"b": "/", "a": 1}"#)
        #expect(try parser.encodeString(unsorted, options: sorted) == #"{"v":{"b":"\/","a":1}}"#)
        // As deep and as long as it was read.
        let limits = JSONLimits(depth: 2_000, keyLength: 1 << 22, numberLength: 1 << 14)
        let key = String(repeating: "k", count: 1 << 21)
        let number = String(repeating: "1", count: 10_000)
        let inner = #"{"\#(key)":\#(number)}"#
        let deep =
            String(repeating: "[", count: 1_000) + inner + String(repeating: "]", count: 1_000)
        let value = try RawJSON.jsonParser.decode(deep, options: .init(limits: limits))
        let options = JSONWritingOptions(escapesSlashes: true)
        #expect(try RawJSON.jsonParser.encodeString(value, options: options) == deep)
    }

    @Test(
        "What is wrong with it",
        arguments: [
            ("[1,▸]", JSONError.Code.unexpectedCharacter), ("1 ▸2", .trailingContent),
            (" \n▸", .emptyInput), (#"{"a":1▸"#, .unexpectedEnd), ("tr▸x", .invalidLiteral),
        ]
    )
    func failure(_ marked: String, _ code: JSONError.Code) throws {
        let place = try MarkedText(marked, sourceLocation: #_sourceLocation)
        let errors = [
            #expect(throws: JSONError.self) { try RawJSON(place.text) },
            #expect(throws: JSONError.self) { try RawJSON(Array(place.text.utf8)) },
        ]
        for error in errors {
            #expect(error?.code == code)
            #expect(error?.offset == place.offset)
            #expect(error?.line == place.line && error?.column == place.column)
        }
    }
}
