import DecodingHTTP
import Foundation
import Testing

/// What a program sees that imports `DecodingHTTP`, beside Foundation.
@Suite struct OneImportTests {
    @Test func stepsCodersAndParsers() throws {
        let response = Response(data: Data("[1]".utf8), statusCode: 200)
        let body = try parseResponse(response).get()
        #expect(try JSONArray { Int.jsonParser() }.decode(body) == [1])
        #expect(try FastJSONDecoder().decode([Int].self, from: body) == [1])
        #expect(decodeJSON(body)[0].int == .success(1))
    }
}
