import DecodingOperators
import Testing

/// What a program sees that imports nothing but `DecodingOperators`.
@Suite struct OneImportTests {
    private struct Point: Equatable, JSONDecodable {
        let x: Int
        let y: Int

        static func decode(_ json: JSON) -> Point? {
            curry(Point.init) <^> json <| "x" <*> json <| "y"
        }
    }

    @Test func operatorsTypesAndParsers() throws {
        let value = try JSONValue(parsing: #"{"x": 1, "y": 2}"#)
        #expect(Point.decode(value) == Point(x: 1, y: 2))
        #expect(try Point.treeParser().parse(value) == Point(x: 1, y: 2))
        #expect(value["z"].error?.code == .missingKey)
        #expect(try Field("x") { Int.jsonParser() }.decode(#"{"x": 3}"#) == 3)
    }
}
