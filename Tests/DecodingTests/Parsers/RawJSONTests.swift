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
