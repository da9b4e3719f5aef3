#if Macros
import DecodingFoundation
import Foundation
import JSONModels
import TestSupport
import Testing

/// One model read in three ways: by the macro, by a parser of fields, and by Codable.
@Suite struct ModelAgreementTests {
    @JSONModel
    struct Movie: Codable, Equatable {
        let title: String
        @JSONField("release_year") let releaseYear: Int
        let rating: Double?
        let stars: [String]
        let studio: Studio
        let sequels: [Movie]

        enum CodingKeys: String, CodingKey {
            case title
            case releaseYear = "release_year"
            case rating, stars, studio, sequels
        }

        @JSONModel
        struct Studio: Codable, Equatable {
            let name: String
            let isOpen: Bool
        }

        static let byFields: some JSONParserPrinter<Movie> = ParsePrint(.memberwise(Movie.init)) {
            Field("title", \.title)
            Field("release_year", \.releaseYear)
            OptionalField("rating", \.rating)
            Field("stars", \.stars)
            Field("studio", \.studio) {
                ParsePrint(.memberwise(Studio.init)) {
                    Field("name", \.name)
                    Field("isOpen", \.isOpen)
                }
            }
            Field("sequels", \.sequels) { JSONArray { Lazy<Movie> { byFields } } }
        }
    }

    static let text =
        #"{"title":"Joker","release_year":2019,"rating":8.5,"stars":["J","R"],"#
        + #""studio":{"name":"DC","isOpen":true},"sequels":[{"title":"Two","release_year":2024,"#
        + #""stars":[],"studio":{"name":"DC","isOpen":false},"sequels":[]}]}"#

    @Test func threeWays() throws {
        let text = ModelAgreementTests.text
        let movie = try Movie(json: text)
        #expect(try movie == Movie.byFields.decode(text))
        #expect(try movie == JSONDecoder().decode(Movie.self, from: Data(text.utf8)))
        #expect(try movie.json() == Movie.byFields.encode(movie))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(try Data(movie.json()) == encoder.encode(movie))
        let declared = JSONWritingOptions(sortsKeys: false)
        #expect(try movie.json(options: declared) == Array(text.utf8))
    }

    /// A change of any byte is seen by all ways in the same place.
    @Test func mutations() {
        for bytes in Mutations(of: [Array(ModelAgreementTests.text.utf8)]) {
            let model = Movie.jsonParser.result(from: bytes)
            let fields = Movie.byFields.result(from: bytes)
            switch (model, fields) {
            case (.success(let model), .success(let fields)): #expect(model == fields)
            case (.failure(let model), .failure(let fields)): #expect(model.report == fields.report)
            default: Issue.record("\(String(decoding: bytes, as: UTF8.self)): \(model), \(fields)")
            }
        }
    }

    /// Macros and parsers spell keys alike.
    @Test func snakeCase() throws {
        #expect(
            try Spelled(a: 1, oneTwo: 2, myURLProperty: 3, x1Y2: 4, ABC: 5, _hidden: 6, ünïCode: 7)
                .json()
                == Spelled.byFields.encode(
                    Spelled(
                        a: 1,
                        oneTwo: 2,
                        myURLProperty: 3,
                        x1Y2: 4,
                        ABC: 5,
                        _hidden: 6,
                        ünïCode: 7
                    )
                )
        )
    }

    @JSONModel(keys: .snakeCase)
    struct Spelled {
        let a, oneTwo, myURLProperty, x1Y2, ABC, _hidden, ünïCode: Int

        static let byFields = ParsePrint(.memberwise(Spelled.init), keys: .snakeCase) {
            Field(\.a)
            Field(\.oneTwo)
            Field(\.myURLProperty)
            Field(\.x1Y2)
            Field(\.ABC)
            Field(\._hidden)
            Field(\.ünïCode)
        }
    }

    /// Models are fields of parsers, elements of streams, and members of trees.
    @Test func asParsers() throws {
        let list = try [Plain](json: #"[{"a":1,"b":"x","c":1,"d":true}]"#)
        #expect(list.count == 1)
        let stream = try JSONStream(.bytes(Array(#"{"s":[{"a":1},{"a":2}]}"#.utf8)))
            .elements(at: "/s", One.jsonParser)
        #expect(try stream.next()?.a == 1)
        #expect(try stream.next()?.a == 2)
        #expect(try Field("x", One.self).decode(#"{"x":{"a":3}}"#).a == 3)
        #expect(try OptionalField("x", One.self).decode("{}") == nil)
        let value: JSONValue = ["a": 4]
        #expect(try One.jsonParser.decode(value).a == 4)
    }

    /// The largest depth that is allowed, on the smallest stack that there is.
    @Test(arguments: ["enum", "struct"])
    func depth(_ kind: String) throws {
        let levels = 250
        let isSame = try onThread(withStack: 512 << 10) {
            if kind == "enum" {
                let text =
                    String(repeating: #"{"node":{"right":{"leaf":1},"left":"#, count: levels)
                    + #"{"leaf":0}"# + String(repeating: "}}", count: levels)
                return try Tree.jsonParser.encodeString(Tree(json: text)).utf8.count
                    == text.utf8.count
            }
            let text =
                String(repeating: #"{"children":["#, count: levels)
                + String(repeating: #"],"name":"x"}"#, count: levels)
            return try Recursive.jsonParser.encodeString(Recursive(json: text)) == text
        }
        #expect(isSame)
    }
}
#endif
