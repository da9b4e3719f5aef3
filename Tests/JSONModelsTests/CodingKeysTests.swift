#if Macros
import Foundation
import JSONModels
import Testing

/// A type that is both takes its keys from `CodingKeys`: Codable and the model read and write the same.
@Suite struct CodingKeysTests {
    @JSONModel
    struct Movie: Codable, Equatable {
        var title: String
        var releaseYear: Int, rating: Double?
        var `class`: String
        var isOpen = false
        var cache: [Int]?
        @JSONField(parser: Int.jsonParser()) var votes = 0
        @JSONField("Regie") var director = "nobody"

        private enum CodingKeys: String, CodingKey {
            case title, `class`
            case releaseYear = "release\u{5F}year"
            case rating = "★"
            case votes = "Votes"
            case director = "Regie"
        }
    }

    @JSONModel
    enum Shape: Codable, Equatable {
        case point
        case circle(radius: Double, center: String)
        @JSONCase("Text") case text(body: String)

        enum CodingKeys: String, CodingKey { case point = "dot", circle, text = "Text" }
        enum CircleCodingKeys: String, CodingKey { case radius = "r", center }
        enum TextCodingKeys: CodingKey { case body }
    }

    @JSONModel(keys: .snakeCase, unknownKeys: .collect(into: "others"))
    struct Person: Decodable, Equatable {
        var userID: Int
        var fullName: String
        var others: [String: JSONValue] = [:]

        enum CodingKeys: String, CodingKey { case userID = "userId", fullName }
    }

    /// With a tag, the keys are those of code written by hand.
    @JSONModel(tag: "type")
    enum Part: Equatable {
        case text(text: String)

        enum CodingKeys: String, CodingKey { case type, text = "body" }
    }

    @Test("Codable and the model read and write the same") func agrees() throws {
        try expectAgreement(
            Movie(title: "A", releaseYear: 1999, rating: 2.5, class: "b", votes: 3, director: "D"),
            #"{"Regie":"D","Votes":3,"class":"b","release_year":1999,"title":"A","★":2.5}"#
        )
        try expectAgreement(
            Shape.circle(radius: 2.5, center: "c"),
            #"{"circle":{"center":"c","r":2.5}}"#
        )
        try expectAgreement(Shape.text(body: "b"), #"{"Text":{"body":"b"}}"#)
        #expect(try Shape(json: #"{"dot":{}}"#) == .point)
        #expect(try Shape(json: #""dot""#) == .point)
    }

    private func expectAgreement<Model: JSONModel & Codable & Equatable>(
        _ model: Model,
        _ text: String
    ) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(model), as: UTF8.self) == text)
        #expect(try model.jsonString() == text)
        #expect(try JSONDecoder().decode(Model.self, from: Data(text.utf8)) == model)
        #expect(try Model(json: text) == model)
    }

    @Test("A naming changes only names without a key of their own") func naming() throws {
        let text = #"{"full_name":"Ada","userId":1,"x":2}"#
        let person = try Person(json: text)
        #expect(person == Person(userID: 1, fullName: "Ada", others: ["x": 2]))
        #expect(try person.jsonString() == text)
    }

    @Test("The keys of an enum with a tag are not taken") func tags() throws {
        #expect(try Part(json: #"{"type":"text","text":"x"}"#) == .text(text: "x"))
    }
}
#endif
