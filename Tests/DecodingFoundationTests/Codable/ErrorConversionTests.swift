import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// `JSONError` of any error, and what bridged errors say.
@Suite struct ErrorConversionTests {
    struct User: Codable, Sendable {
        var id: Int
        var name: String
    }

    struct Refused: Error, CustomStringConvertible {
        var description: String { "not today" }
    }

    private func error(_ body: () throws -> Void) -> JSONError? {
        do {
            try body()
            return nil
        } catch {
            return JSONError(error)
        }
    }

    @Test func ofItself() {
        let own = JSONError(code: .conversionFailed, message: "x", path: ["a"], offset: 3)
        #expect(JSONError(own as any Error) == own)
    }

    @Test func ofOthers() {
        let other = JSONError(Refused())
        #expect(other.code == .conversionFailed)
        #expect(other.message == "not today")
        #expect(other.path.isRoot)
    }

    @Test("Of a decoder: with path, place and key")
    func ofDecoding() throws {
        let text = "[{\"id\": 1, \"name\": \"x\"},\n {\"id\": 2}]"
        let missing = try #require(
            error { _ = try FastJSONDecoder().decode([User].self, from: text) }
        )
        #expect(
            missing.report == """
                error: Key "name" not present.
                 --> line 2, column 10 (byte 34), at $[1]
                  |
                2 |  {"id": 2}]
                  |          ^
                """
        )
        #expect(missing.code == .missingKey)
        let mismatch = try #require(
            error { _ = try FastJSONDecoder().decode([User].self, from: #"[{"id":"x"}]"#) }
        )
        #expect(mismatch.description.hasPrefix("$[0].id: Expected to decode Int"))
        #expect((mismatch.line, mismatch.column, mismatch.offset) == (1, 8, 7))
        let syntax = try #require(error { _ = try FastJSONDecoder().decode(User.self, from: "{1") })
        #expect(syntax.code == .unexpectedCharacter)
        #expect(syntax.offset == 1)
        let tree = try #require(
            error { _ = try FastJSONDecoder().decode([User].self, from: [["id": 1]] as JSONValue) }
        )
        #expect(tree.report == "error: Key \"name\" not present.\n--> at $[0]")
        let foundation = try #require(
            error { _ = try JSONDecoder().decode([User].self, from: Data(text.utf8)) }
        )
        #expect(foundation.report == "error: Key \"name\" not present.\n--> at $[1]")
    }

    /// A parser inside of a type, which any decoder decodes.
    struct Viewer: Codable {
        enum CodingKeys: CodingKey { case age }
        var age: Int

        init(age: Int) { self.age = age }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            age = try container.decode(forKey: .age) { Field("years") { Int.jsonParser() } }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(.nan, forKey: .age) { Field("years") { Double.jsonParser() } }
        }
    }

    @Test("Of parsers inside of types: the whole path, whichever the coder is")
    func ofParsersInside() throws {
        let text = #"[{"age":{"years":"x"}}]"#
        for found in [
            error { _ = try FastJSONDecoder().decode([Viewer].self, from: text) },
            error { _ = try JSONDecoder().decode([Viewer].self, from: Data(text.utf8)) },
        ] {
            #expect(found?.path == [0, "age", "years"])
            #expect(found?.message == "Expected an integer number, but found:\n\"x\"")
            #expect(found?.code == .typeMismatch)
        }
        let absent = error { _ = try FastJSONDecoder().decode([Viewer].self, from: "[{}]") }
        #expect(absent?.report.hasPrefix("error: Key \"age\" not present.\n --> line 1") == true)
        for found in [
            error { _ = try FastJSONEncoder().encode([Viewer(age: 1)]) },
            error { _ = try JSONEncoder().encode([Viewer(age: 1)]) },
        ] {
            #expect(found?.path == [0, "age", "years"])
            #expect(found?.code == .unwritableValue)
        }
    }

    @Test func ofEncoding() {
        let found = error { _ = try FastJSONEncoder().encode(["a": [1.0, .infinity]]) }
        #expect(found?.path == ["a", 1])
        #expect(
            found?.message
                == "(EncodingError) - Unable to encode Double.inf directly in JSON."
        )
    }

    @Test("A key that is missing is named as parsers name it", arguments: ReadingMode.all)
    func bridgedKeys(_ mode: ReadingMode) throws {
        let text = "[\n{\"id\":1}]"
        for parser in [
            DecodableParser(User.self), DecodableParser(User.self, decoder: JSONDecoder()),
        ] {
            let found = mode.decode(JSONArray { parser }, Array(text.utf8))
            guard case .failure(let error) = found else {
                Issue.record("\(mode): no error")
                continue
            }
            #expect(error.description == "At [index 0]:\nKey \"name\" not present.")
            #expect(error.code == .missingKey)
            #expect(error.line == 2)
        }
        let thrown = #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode([User].self, from: text)
        }
        #expect(thrown?.context?.debugDescription == "Key \"name\" not present.")
    }

    static let texts: [(name: String, message: String)] = [
        ("date", "Expected a date in ISO 8601, but found:\n\"yesterday\""),
        ("data", "Expected data in base64, but found:\n\"yesterday\""),
        ("uuid", "Expected a uuid, but found:\n\"yesterday\""),
    ]

    struct Fields: Decodable {
        var date: Date?
        var data: Data?
        var uuid: UUID?
        var url: URL?
    }

    @Test(arguments: texts) func valuesAreNamed(_ name: String, message: String) throws {
        let decoder = FastJSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let found = error {
            _ = try decoder.decode(Fields.self, from: "{\"\(name)\":\"yesterday\"}")
        }
        #expect(found?.message == message)
        #expect(found?.path == [.key(name)])
        #expect(found?.code == .unexpectedText)
        let long = String(repeating: "é", count: 1000)
        let cut = error { _ = try decoder.decode(Fields.self, from: "{\"\(name)\":\"\(long)\"}") }
        #expect(cut?.message.hasSuffix("\"\(String(repeating: "é", count: 60))…\"") == true)
    }

    @Test func urlsAreNamed() {
        let found = error { _ = try FastJSONDecoder().decode(Fields.self, from: #"{"url":""}"#) }
        #expect(found?.message == "Expected a url, but found:\n\"\"")
    }

    @Test func parsersNameLongValuesInPart() {
        let long = String(repeating: "x", count: 200)
        let found = error { _ = try UUID.jsonParser().decode("\"\(long)\"") }
        let shown = String(repeating: "x", count: 60)
        #expect(found?.message == "Expected a uuid, but found:\n\"\(shown)…\"")
        #expect(found?.summary == "Expected a uuid, but found: \"\(shown)…\" (line 1, column 1)")
    }
}
