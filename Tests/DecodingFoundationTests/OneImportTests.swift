import DecodingFoundation
import Testing

/// What a program sees that imports nothing but `DecodingFoundation`.
@Suite struct OneImportTests {
    private struct Point: Codable, Equatable {
        var x: Int
    }

    @Test func codersParsersAndValues() throws {
        let point = try FastJSONDecoder().decode(Point.self, from: #"{"x": 1}"#)
        #expect(try FastJSONEncoder().encodeBytes(point) == Array(#"{"x":1}"#.utf8))
        #expect(try JSONArray { Point.jsonParser() }.decode(#"[{"x": 1}]"#) == [point])
        #expect(try JSONValue(parsing: "[1]").int(at: 0) == 1)
        #expect(throws: JSONError.self) { try JSONDocument(parsing: "[") }
    }
}
