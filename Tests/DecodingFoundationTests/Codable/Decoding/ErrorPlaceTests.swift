import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// The place in the text that an error of decoding has.
@Suite struct ErrorPlaceTests {
    struct Row: Sendable {
        var type: any (Decodable & SendableMetatype).Type
        /// The text; a `^` stands before the place, and is no part of it.
        var text: String
        var path: String
    }

    static let rows: [Row] = [
        Row(type: Int.self, text: "^\"x\"", path: "$"),
        Row(type: Int.self, text: "^null", path: "$"),
        Row(type: Int.self, text: " \n ^1.5", path: "$"),
        Row(type: String.self, text: "\n\n^[1]", path: "$"),
        Row(type: [Int].self, text: "[1,\n  ^\"x\"]", path: "$[1]"),
        Row(type: [Int].self, text: "[1, 2, ^null, \"x\"]", path: "$[2]"),
        Row(type: [UInt8].self, text: "[1, 255,\n ^256]", path: "$[2]"),
        Row(type: [Double].self, text: "[1,\n^true]", path: "$[1]"),
        Row(type: [[Double]].self, text: "[[1],\n[2, ^\"é\"]]", path: "$[1][1]"),
        Row(type: [String].self, text: "[\"é😀\", ^1]", path: "$[1]"),
        Row(type: [Bool].self, text: "[true,false,^0]", path: "$[2]"),
        Row(type: Sample.Point.self, text: "{\"x\": ^\"1\"}", path: "$.\"x\""),
        Row(type: Sample.Point.self, text: "{\"x\": ^null}", path: "$.\"x\""),
        Row(type: Sample.Point.self, text: "{\"y\": 1,\n \"x\" :\t^{}}", path: "$.\"x\""),
        Row(type: Sample.Point.self, text: "{\"x\": 1, \"y\": ^\"\"}", path: "$.\"y\""),
        Row(type: Sample.Point.self, text: "{\"x\": ^1e50}", path: "$.\"x\""),
        Row(type: Sample.Point.self, text: " ^[]", path: "$"),
        Row(type: Sample.Point.self, text: " {\"y\": 1^}", path: "$"),
        Row(type: [Sample.Point].self, text: "[{\"x\": 1},\n {\"y\": 1^}]", path: "$[1]"),
        Row(type: [Sample.Point].self, text: "[{\"x\": 1},\n ^5]", path: "$[1]"),
        Row(
            type: Sample.Line.self,
            text: "{\"name\":\"é\",\n\"from\":{\"x\":1},\n\"tags\":[\"a\",^2]}",
            path: "$.\"tags\"[1]"
        ),
        Row(
            type: Sample.Line.self,
            text: "{\"name\":\"é\",\n\"from\":{\"x\":1},\"to\":{\"x\":^[]},\n\"tags\":[]}",
            path: "$.\"to\".\"x\""
        ),
        Row(type: [String: Int].self, text: "{\"a\":\n^\"x\"}", path: "$.\"a\""),
        Row(type: [Int: Int].self, text: "{\"5\": ^\"x\"}", path: "$[5 \"5\"]"),
        Row(
            type: Sample.Shape.self,
            text: "{\"circle\":{\"radius\":^\"x\"}}",
            path: "$.\"circle\".\"radius\""
        ),
        Row(type: Sample.Box<Date>.self, text: "{\"value\":^\"x\"}", path: "$.\"value\""),
        Row(type: Sample.Box<Data>.self, text: "{\"value\": ^\"é\"}", path: "$.\"value\""),
        Row(type: Sample.Box<URL>.self, text: "{\"value\": ^1}", path: "$.\"value\""),
        Row(type: Sample.Box<Decimal>.self, text: "{\"value\": ^\"x\"}", path: "$.\"value\""),
        Row(type: Sample.Wrapped<[Int]>.self, text: "[1,^{}]", path: "$[1]"),
        Row(
            type: Sample.Tree.self,
            text: "{\"name\":\"a\",\"children\":[\n{\"name\":\"b\"^}]}",
            path: "$.\"children\"[0]"
        ),
    ]

    @Test(arguments: rows.indices)
    func places(_ index: Int) throws {
        let row = Self.rows[index]
        let parts = row.text.split(separator: "^", omittingEmptySubsequences: false)
        let before = String(parts[0])
        let text = parts.joined()
        for engine in JSONEngine.allCases {
            var thrown: (any Error)?
            let decoder = DecodingSettings().ours(engine)
            let data = Data(text.utf8)
            let type: any Decodable.Type = row.type
            _ = outcome(error: &thrown) { try decode(type, decoder, data) }
            let error = try #require(thrown as? DecodingError, "\(row.text)")
            let place = try #require(error.jsonError, "\(row.text)")
            #expect(codingPathText(error.context?.codingPath ?? []) == row.path, "\(row.text)")
            let offset = before.utf8.count
            let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(place.offset == offset, "\(row.text)")
            #expect(place.line == lines.count, "\(row.text)")
            #expect(place.column == (lines.last?.unicodeScalars.count ?? 0) + 1, "\(row.text)")
            #expect(!place.message.isEmpty)
        }
    }

    @Test(
        "Wrong text has the error of the reader",
        arguments: [
            "", "[1,\n2 3]", "  nul", "{\"x\":1,\n\"z\":[0,01]}", "[\"a\", \"\\x\"]", "[1",
            "{\"é\" 1}", "[1]x",
            "\n\n[\"a\nb\"]", "{\"x\":1,\"x\":}", "\"\\ud800\"", "[1,]",
        ]
    )
    func wrongText(_ text: String) throws {
        for engine in JSONEngine.allCases {
            let expected = #expect(throws: JSONError.self) {
                try JSONValue(parsing: text, options: JSONReadingOptions(engine: engine))
            }
            for type in [[Int].self, Sample.Point.self, String.self, Int?.self]
                as [any Decodable.Type]
            {
                let decoder = DecodingSettings().ours(engine)
                let data = Data(text.utf8)
                var thrown: (any Error)?
                _ = outcome(error: &thrown) { try decode(type, decoder, data) }
                let place = (thrown as? DecodingError)?.jsonError
                #expect(place?.offset == expected?.offset, "\(text)")
                #expect(place?.line == expected?.line, "\(text)")
                #expect(place?.column == expected?.column, "\(text)")
                #expect(place?.message == expected?.message, "\(text)")
                #expect(place?.code == expected?.code, "\(text)")
            }
        }
    }

    private func decode<Value: Decodable>(
        _ type: Value.Type,
        _ decoder: FastJSONDecoder,
        _ data: Data
    ) throws -> Any {
        try decoder.decode(type, from: data)
    }
}
