import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Where an error says that it is: the examples of the documentation among them.
@Suite struct PlaceTests {
    struct Tweet: Decodable { var id: Int }

    /// Refuses a word, without knowing where it stands.
    struct Word: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if try container.decode(String.self) == "bad" {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "a bad word"
                )
            }
        }
    }

    private func underlying(
        _ decoder: FastJSONDecoder = FastJSONDecoder(),
        _ decode: (FastJSONDecoder) throws -> Void
    ) throws -> JSONError {
        let error = #expect(throws: DecodingError.self) { try decode(decoder) }
        return try #require(error?.context?.underlyingError as? JSONError)
    }

    @Test("The report in the documentation")
    func report() throws {
        let error = try underlying { _ = try $0.decode([Tweet].self, from: "[\n{\"id\": \"x\"}]") }
        #expect(
            error.report == """
                error: Expected to decode Int but found a string instead.
                 --> line 2, column 8 (byte 9), at $[0].id
                  |
                2 | {"id": "x"}]
                  |        ^
                """
        )
    }

    @Test("An error of the user's own has the place of the value that it is about")
    func ownErrors() throws {
        let error = try underlying {
            _ = try $0.decode([String: [Word]].self, from: "{\"a\": [\"good\",\n \"bad\"]}")
        }
        #expect(error.message == "a bad word")
        #expect(error.path == ["a", 1])
        #expect((error.line, error.column, error.offset) == (2, 2, 16))
    }

    @Test("Without the braces around a document, places are those of the text that was given")
    func withoutBraces() throws {
        let decoder = FastJSONDecoder()
        decoder.assumesTopLevelDictionary = true
        let wrong = try underlying(decoder) {
            _ = try $0.decode(Tweet.self, from: " \"id\": \"x\"")
        }
        #expect((wrong.line, wrong.column, wrong.offset) == (1, 8, 7))
        let syntax = try underlying(decoder) { _ = try $0.decode(Tweet.self, from: "\"id\": 1,,") }
        #expect((syntax.line, syntax.column, syntax.offset) == (1, 9, 8))
        let missing = try underlying(decoder) { _ = try $0.decode(Tweet.self, from: "\"a\": 1") }
        #expect((missing.line, missing.column, missing.offset) == (1, 7, 6))
    }

    @Test("Values of a document have their place in it, and their path from where decoding began")
    func nodes() throws {
        let document = try JSONDocument(parsing: "{\"list\": [{\"id\": 1},\n {\"id\": null}]}")
        let node = try #require(document["list"])
        let error = #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode([Tweet].self, from: node)
        }
        #expect(error?.context?.codingPath.map(\.stringValue) == ["Index 1", "id"])
        let underlying = try #require(error?.context?.underlyingError as? JSONError)
        #expect(underlying.path == ["list", 1, "id"])
        #expect((underlying.line, underlying.column) == (2, 9))
    }
}
