import Decoding
import DecodingOperators
import FastJSON
import Testing

/// A model of twelve fields; how long it takes to compile is checked by scripts/check-diagnostics.
@Suite struct ManyFieldsTests {
    struct Film: Equatable {
        let id: Int
        let title: String
        let year: Int
        let length: Double
        let isColour: Bool
        let subtitle: String?
        let director: String
        let stars: [String]
        let ratings: [Int]?
        let studio: String
        let budget: Double?
        let sequel: Int

        static func decode(_ json: JSON) -> Film? {
            curry(Film.init)
                <^> json <| "id"
                <*> json <| "title"
                <*> json <| "year"
                <*> json <| "length"
                <*> json <| "colour"
                <*> json <|? "subtitle"
                <*> json <| ["director", "name"]
                <*> json <|| "stars"
                <*> json <||? "ratings"
                <*> json <| "studio"
                <*> json <|?! "budget"
                <*> pure(0)
        }

        static func decode(_ json: JSONValueResult) -> Result<Film, JSONError> {
            curry(Film.init)
                <^> json <| "id"
                <*> json <| "title"
                <*> json <| "year"
                <*> json <| "length"
                <*> json <| "colour"
                <*> json <|? "subtitle"
                <*> json <| ["director", "name"]
                <*> json <|| "stars"
                <*> json <||? "ratings"
                <*> json <| "studio"
                <*> json <|?! "budget"
                <*> pure(0)
        }
    }

    static let json: JSON = [
        "id": 1, "title": "a", "year": 1936, "length": 1.5, "colour": false, "subtitle": "b",
        "director": ["name": "c"], "stars": ["d", "e"], "ratings": [5, 4], "studio": "f",
        "budget": 1.25,
    ]

    static let film = Film(
        id: 1,
        title: "a",
        year: 1936,
        length: 1.5,
        isColour: false,
        subtitle: "b",
        director: "c",
        stars: ["d", "e"],
        ratings: [5, 4],
        studio: "f",
        budget: 1.25,
        sequel: 0
    )

    @Test("S1.25 S2.17 twelve fields in one expression")
    func good() {
        #expect(Film.decode(ManyFieldsTests.json) == ManyFieldsTests.film)
        #expect(Film.decode(ManyFieldsTests.json.result) == .success(ManyFieldsTests.film))
    }

    @Test("S1.25 S2.18 S2.24 one of twelve is wrong")
    func oneWrong() throws {
        let members = try #require(ManyFieldsTests.json.dictionary)
        for key in members.keys {
            var changed = members
            changed[key] = [:]
            let json = JSON.object(JSON.Object(changed.map { ($0.key, $0.value) }))
            let isLenient = key == "subtitle" || key == "ratings"
            #expect((Film.decode(json) != nil) == isLenient, "\(key)")
            let paths = (Film.decode(json.result).error?.errors ?? []).map(\.path)
            let path = JSONValuePath([.key(key)])
            #expect(paths == (isLenient ? [] : [path]))
        }
    }

    @Test("S2+.3 all of twelve are wrong")
    func allWrong() {
        #expect(Film.decode([:]) == nil)
        let errors = Film.decode(JSON.object([:]).result).error?.errors ?? []
        #expect(
            errors.map(\.key) == [
                "id", "title", "year", "length", "colour", "director", "stars", "studio",
            ]
        )
        #expect(errors.allSatisfy { $0.code == .missingKey })
    }
}
