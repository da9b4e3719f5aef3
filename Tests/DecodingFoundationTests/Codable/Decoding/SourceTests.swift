import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Everything that can be decoded from gives the same.
@Suite struct SourceTests {
    static let texts = [
        "1", "null", "\"x\"", "[]", "[1,2,3]", "[1,\"x\"]", "{}", "{\"x\":1}",
        "{\"x\":1,\"y\":null}",
        "{\"x\":\"1\"}", "{\"y\":1}", "[{\"x\":1},{\"x\":null}]", "[{\"x\":1},{\"x\":2,\"y\":0.5}]",
        "{\"name\":\"é😀\\n\",\"from\":{\"x\":1},\"tags\":[\"a\",\"b\"]}",
        "{\"name\":\"n\",\"from\":{\"x\":1},\"tags\":[\"a\",1]}", "{\"circle\":{\"radius\":1}}",
        "[[1],[2,[3]]]", "{\"a\":{\"b\":[1,2,{\"c\":null}]}}",
    ]

    static var types: [any Decodable.Type] {
        [
            Int.self, Int?.self, String.self, [Int].self, [[Int]].self,
            Sample.Point.self, [Sample.Point].self, Sample.Line.self, Sample.Shape.self,
            Sample.Empty.self,
        ]
    }

    @Test(arguments: texts)
    func everySource(_ text: String) throws {
        for type in Self.types {
            for mode in ReadingMode.all { try expectSame(type, text, mode) }
        }
    }

    private func expectSame<Value: Decodable>(
        _ type: Value.Type,
        _ text: String,
        _ mode: ReadingMode
    ) throws {
        let bytes = Array(text.utf8)
        let decoder = DecodingSettings().ours(mode.engine)
        let expected = outcome { try JSONDecoder().decode(type, from: Data(bytes)) }
        let document = try JSONDocument(parsing: bytes)
        let outer = try JSONDocument(parsing: "{\"a\": [0, \(text) ]}")
        let inner = try #require(outer["a"]?[1])
        let outcomes = [
            outcome { try decoder.decode(type, from: Data(bytes)) },
            outcome { try decoder.decode(type, from: bytes) },
            outcome { try decoder.decode(type, from: text) },
            outcome { try decoder.decode(type, from: mode.input(bytes)) },
            outcome { try decoder.decode(type, from: document) },
            outcome { try decoder.decode(type, from: document.root) },
            outcome { try decoder.decode(type, from: inner) },
        ]
        for (index, found) in outcomes.enumerated() {
            #expect(found == expected, "source \(index): \(type) from \(text), \(mode)")
        }
    }

    @Test("The type may be left to the context")
    func inferredTypes() throws {
        let decoder = FastJSONDecoder()
        let fromData: [Int] = try decoder.decode(from: Data("[1]".utf8))
        let fromBytes: [Int] = try decoder.decode(from: Array("[1]".utf8))
        let fromText: [Int] = try decoder.decode(from: "[1]")
        let fromInput: [Int] = try decoder.decode(from: JSONInput.bytes(Array("[1]".utf8)))
        let fromDocument: [Int] = try decoder.decode(from: JSONDocument(parsing: "[1]"))
        #expect([fromData, fromBytes, fromText, fromInput, fromDocument].allSatisfy { $0 == [1] })
    }

    @Test("A slice of data whose indices do not start at 0")
    func slices() throws {
        let data = Data("xx[1,{\"x\":2}]yy".utf8)
        let slice = data.dropFirst(2).dropLast(2)
        expectEqual(try FastJSONDecoder().decode(Mixed.self, from: slice).x, 2)
        expectEqual(try JSONDecoder().decode(Mixed.self, from: slice).x, 2)
        let error = #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode([Int].self, from: slice)
        }
        #expect(error?.jsonError?.offset == 3)
    }

    /// A number and a point.
    struct Mixed: Decodable {
        var x: Int

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            _ = try list.decode(Int.self)
            x = try list.decode(Sample.Point.self).x
        }
    }

    private func expectEqual(
        _ value: @autoclosure () throws -> Int,
        _ expected: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(outcome(value) == .value("\(expected)"), sourceLocation: sourceLocation)
    }

    @Test("One document, many values")
    func nodes() throws {
        let document = try JSONDocument(
            parsing: "{\"points\":[{\"x\":1},{\"x\":2,\"y\":3},{\"x\":null}],\"name\":\"n\"}"
        )
        let decoder = FastJSONDecoder()
        let points = try #require(document["points"]?.elements)
        let found = points.map { node in
            outcome { try decoder.decode(Sample.Point.self, from: node) }
        }
        #expect(
            found == [
                .value(valueText(Sample.Point(x: 1, y: nil))),
                .value(valueText(Sample.Point(x: 2, y: 3))),
                .failure(CodecFailure("valueNotFound", "Swift.Int", [AnyKey("x")])),
            ]
        )
        let name = try decoder.decode(String.self, from: try #require(document["name"]))
        #expect(name == "n")
    }
}
