import DecodingFoundation
import Testing

/// A type has one parser, with parentheses or without them.
@Suite struct OneParserTests {
    struct Plain: Codable, Equatable { var id: Int }

    /// Not `JSONParsable`, and with another key than its `CodingKeys`.
    struct Named: Codable, Equatable {
        var id: Int
        static let jsonParser = ParsePrint(.memberwise(Self.init)) { Field("ID", \.id) }
    }

    struct Chosen: Codable, Equatable {
        var id: Int
        static let jsonParser = OneOf {
            ParsePrint(.memberwise(Self.init)) { Field("ID", \.id) }
            ParsePrint(.memberwise(Self.init)) { Int.jsonParser }
        }
    }

    struct Listed: Codable, Equatable, JSONParsable {
        var id: Int
        static let jsonParser = Int.jsonParser.map(apply: { Listed(id: $0) }, unapply: \.id)
    }

    enum Level: String, Codable, JSONParsable { case low, high }

    @Test("The parser of the type comes before that of its Codable conformance")
    func ownParsers() throws {
        #expect(try Plain.jsonParser().encodeString(Plain(id: 1)) == #"{"id":1}"#)
        #expect(try Named.jsonParser().encodeString(Named(id: 1)) == #"{"ID":1}"#)
        #expect(try Named.jsonParser.encodeString(Named(id: 1)) == #"{"ID":1}"#)
        #expect(try Chosen.jsonParser().encodeString(Chosen(id: 1)) == #"{"ID":1}"#)
        #expect(try Chosen.jsonParser().decode("3") == Chosen(id: 3))
        #expect(try [Listed].jsonParser().encodeString([Listed(id: 1)]) == "[1]")
        #expect(try Listed?.jsonParser().encodeString(nil) == "null")
        #expect(try [String: Level].jsonParser().encodeString(["a": .low]) == #"{"a":"low"}"#)
    }

    @Test("Settings ask for the Codable conformance")
    func settings() throws {
        let decoder = FastJSONDecoder()
        #expect(try Named.jsonParser(decoder: decoder).decode(#"{"id":2}"#) == Named(id: 2))
        #expect(try CodableParser(Named.self).encodeString(Named(id: 1)) == #"{"id":1}"#)
    }
}
