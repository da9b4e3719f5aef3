import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// The quick start of the JSONParsing README, with the poster as a URL and the text as `Data`.
@Suite struct JSONParsingMovieTests {
    struct Movie: Equatable {
        let title: String
        let releaseYear: Int
        let director: String
        let stars: [String]
        let posterUrl: URL?
        let addedToFavorites: Bool
    }

    static let json = Data(
        """
        {
          "title": "Interstellar",
          "release_year": 2014,
          "director": "Christopher Nolan",
          "stars": [
            "Matthew McConaughey",
            "Anne Hathaway",
            "Jessica Chastain"
          ],
          "poster_url": "https://www.themoviedb.org/t/p/w1280/gEU2QniE6E77NI6lCU6MxlNBvIx.jpg",
          "added_to_favorites": true
        }
        """.utf8
    )

    static let printed =
        #"Movie(title: "Interstellar", releaseYear: 2014, director: "Christopher Nolan", "#
        + #"stars: ["Matthew McConaughey", "Anne Hathaway", "Jessica Chastain"], posterUrl: "#
        + "Optional(https://www.themoviedb.org/t/p/w1280/gEU2QniE6E77NI6lCU6MxlNBvIx.jpg), "
        + "addedToFavorites: true)"

    static let jokerJson =
        #"{"added_to_favorites":true,"director":"Todd Phillips","#
        + #""poster_url":"https://www.themoviedb.org/t/p/w1280/udDclJoHjfjb8Ekgsd4FDteOkCU.jpg","#
        + #""release_year":2019,"stars":["Joaquin Phoenix","Robert De Niro"],"title":"Joker"}"#

    @Test("S3.2: the movie is decoded from data, and printed with its URL")
    func decode() throws {
        let decodedMovie = try Movie.jsonParser.decode(Self.json)
        #expect(String(describing: decodedMovie) == Self.printed)
    }

    @Test("S3.2: the same on every engine and feeding", arguments: ReadingMode.all)
    func decodeInEveryMode(_ mode: ReadingMode) throws {
        let movie = try mode.decode(Movie.jsonParser, Array(Self.json)).get()
        #expect("\(movie)" == Self.printed)
    }

    @Test("S3.3: encoding gives compact bytes, sorted keys, slashes as they are")
    func encode() throws {
        let jokerMovie = Movie(
            title: "Joker",
            releaseYear: 2019,
            director: "Todd Phillips",
            stars: ["Joaquin Phoenix", "Robert De Niro"],
            posterUrl: URL(
                string: "https://www.themoviedb.org/t/p/w1280/udDclJoHjfjb8Ekgsd4FDteOkCU.jpg"
            ),
            addedToFavorites: true
        )
        let jokerJson = try Movie.jsonParser.encodeData(jokerMovie)
        #expect(String(data: jokerJson, encoding: .utf8) == Self.jokerJson)
        #expect(try Movie.jsonParser.encode(jokerMovie) == Array(Self.jokerJson.utf8))
        #expect(try Movie.jsonParser.decode(jokerJson) == jokerMovie)
    }

    @Test("S3.52: an object of URLs becomes a dictionary, and back")
    func urlDictionary() throws {
        let objectJson: JSONValue = [
            "url1": "https://www.example.com/1",
            "url2": "https://www.example.com/2",
            "url3": "https://www.example.com/3",
        ]
        let parser = JSONObject { URL.jsonParser() }
        let dictionary = try parser.parse(objectJson)
        let expected = try ["url1": 1, "url2": 2, "url3": 3].mapValues { number in
            try #require(URL(string: "https://www.example.com/\(number)"))
        }
        #expect(dictionary == expected)
        #expect(try parser.print(dictionary) == objectJson)
        let text = try objectJson.jsonString()
        try expectBothWays(parser, text, expected)
    }

    @Test("S3.52: counted dictionaries of URLs")
    func countedDictionaries() throws {
        let parser = JSONObject(1...) { URL.jsonParser() }
        let reading = #expect(throws: JSONError.self) { try parser.parse([:]) }
        #expect(reading?.message == "Expected at least 1 key/value pair in object, but found 0.")
        let emptyDictionary: [String: URL] = [:]
        let printing = #expect(throws: JSONError.self) { try parser.print(emptyDictionary) }
        #expect(
            printing?.message
                == "An JSONObject parser requiring at least 1 key/value pair was given 0 to print."
        )
    }
}

extension JSONParsingMovieTests.Movie {
    static var jsonParser: some JSONParserPrinter<Self> {
        ParsePrint(.memberwise(Self.init)) {
            Field("title") { String.jsonParser() }
            Field("release_year") { Int.jsonParser() }
            Field("director") { String.jsonParser() }
            Field("stars") {
                JSONArray { String.jsonParser() }
            }
            OptionalField("poster_url") { URL.jsonParser() }
            Field("added_to_favorites") { Bool.jsonParser() }
        }
    }
}
