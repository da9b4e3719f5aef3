import Decoding
import FastJSON
import TestSupport
import Testing

/// Documents in memory that someone else owns.
@Suite struct DecodeTests {
    private static let parser = Field("numbers") { JSONArray { Int.jsonParser() } }

    /// What comes of bytes by `decode` and by `result`, from each kind of memory.
    private func outcomes(
        _ bytes: [UInt8],
        options: JSONReadingOptions,
        errors: JSONErrorReporting = .first
    ) -> [(source: String, result: Result<[Int], JSONError>)] {
        let parser = DecodeTests.parser
        let span = bytes.span.bytes
        var spans: [(String, Result<[Int], JSONError>)] = [
            ("result from a span", parser.result(from: span, options: options, errors: errors))
        ]
        do throws(JSONError) {
            let value = try parser.decode(span, options: options, errors: errors)
            spans.append(("span", .success(value)))
        } catch {
            spans.append(("span", .failure(error)))
        }
        return spans
            + bytes.withUnsafeBytes { buffer in
                [
                    (
                        "result from a buffer",
                        parser.result(from: buffer, options: options, errors: errors)
                    ),
                    (
                        "buffer",
                        Result { () throws(JSONError) in
                            try parser.decode(buffer, options: options, errors: errors)
                        }
                    ),
                ]
            }
    }

    @Test(arguments: JSONEngine.allCases)
    func success(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine)
        let bytes = Array(#" {"other": "x", "numbers": [1, -2, 3]} "#.utf8)
        for (source, result) in outcomes(bytes, options: options) {
            #expect(try result.get() == [1, -2, 3], "\(source)")
        }
    }

    @Test(
        arguments: JSONEngine.allCases,
        [
            (
                "{\"numbers\":\n[1, ▸\"x\"]}",
                "At \"numbers\"/[index 1]:\nExpected an integer number, but found:\n\"x\"",
                .typeMismatch, ["numbers", 1]
            ),
            (
                "{\"numbers\": [1,\n 2 ▸3]}",
                "$.numbers: expected ',' or ']' after an element, found '3' (line 2, column 4)",
                .unexpectedCharacter, ["numbers"]
            ),
            ("{\"other\": 1▸}", "Key \"numbers\" not present.", .missingKey, []),
            ("▸", "empty input: expected a JSON value (line 1, column 1)", .emptyInput, []),
        ] as [(String, String, JSONError.Code, JSONValuePath)]
    )
    func failure(
        _ engine: JSONEngine,
        _ failure: (marked: String, description: String, code: JSONError.Code, path: JSONValuePath)
    ) throws {
        let place = try MarkedText(failure.marked, sourceLocation: #_sourceLocation)
        let expected = SeenError(failure.description, failure.code, failure.path).at(place)
        let options = JSONReadingOptions(engine: engine)
        for (source, result) in outcomes(Array(place.text.utf8), options: options) {
            #expect(seen(result) == [expected], "\(source)")
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func allFailures(_ engine: JSONEngine) {
        let bytes = Array(#"{"numbers": [1, "x", null]}"#.utf8)
        let options = JSONReadingOptions(engine: engine)
        for (source, result) in outcomes(bytes, options: options, errors: .all(limit: 9)) {
            #expect(
                seen(result).map(\.description) == [
                    "At \"numbers\"/[index 1]:\nExpected an integer number, but found:\n\"x\"",
                    "At \"numbers\"/[index 2]:\nExpected an integer number, but found:\nnull",
                ],
                "\(source)"
            )
        }
    }

    @Test("The options hold for them as well")
    func options() {
        let bytes = Array(#"{"numbers": [1, 22, 333]}"#.utf8)
        let options = JSONReadingOptions(limits: JSONLimits(numberLength: 2))
        for (source, result) in outcomes(bytes, options: options) {
            #expect(seen(result).map(\.code) == [.numberTooLong], "\(source)")
        }
    }

    private func seen<Output>(_ result: Result<Output, JSONError>) -> [SeenError] {
        switch result {
        case .success: []
        case .failure(let error): error.errors.map { SeenError($0) }
        }
    }
}
