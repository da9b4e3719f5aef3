import Decoding
import FastJSON
import TestSupport
import Testing

/// The quick start of the JSONParsing README, the poster as a string.
@Suite struct JSONParsingMovieTests {
    struct Movie: Equatable {
        let title: String
        let releaseYear: Int
        let director: String
        let stars: [String]
        let posterUrl: String?
        let addedToFavorites: Bool
    }

    static let json = """
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
        """

    static let interstellar = Movie(
        title: "Interstellar",
        releaseYear: 2014,
        director: "Christopher Nolan",
        stars: ["Matthew McConaughey", "Anne Hathaway", "Jessica Chastain"],
        posterUrl: "https://www.themoviedb.org/t/p/w1280/gEU2QniE6E77NI6lCU6MxlNBvIx.jpg",
        addedToFavorites: true
    )

    static let jokerMovie = Movie(
        title: "Joker",
        releaseYear: 2019,
        director: "Todd Phillips",
        stars: ["Joaquin Phoenix", "Robert De Niro"],
        posterUrl: "https://www.themoviedb.org/t/p/w1280/udDclJoHjfjb8Ekgsd4FDteOkCU.jpg",
        addedToFavorites: true
    )

    static let jokerJson = """
        {"added_to_favorites":true,"director":"Todd Phillips",\
        "poster_url":"https://www.themoviedb.org/t/p/w1280/udDclJoHjfjb8Ekgsd4FDteOkCU.jpg",\
        "release_year":2019,"stars":["Joaquin Phoenix","Robert De Niro"],"title":"Joker"}
        """

    // MARK: S3.1

    private func read<T>(_ parser: some JSONParser<T>, _ json: String) throws -> T {
        try parser.decode(json)
    }

    private func copy<T>(_ parser: some JSONParserPrinter<T>, _ json: String) throws -> String {
        try parser.encodeString(read(parser, json))
    }

    @Test("S3.1 parsers have opaque types that tell only their output")
    func opaqueTypes() throws {
        #expect(try read(Movie.jsonParser, Self.json) == Self.interstellar)
        #expect(try copy(Movie.jsonParser, Self.jokerJson) == Self.jokerJson)
        #expect(try read(Movie.titleParser, Self.json) == "INTERSTELLAR")
    }

    @Test("S3.1 parsers of one output are exchangeable after `any`")
    func existentialTypes() throws {
        let titles: [any JSONParser<String>] = [
            Field("title") { String.jsonParser() }, Movie.titleParser,
        ]
        #expect(try titles.map { try $0.decode(Self.json) } == ["Interstellar", "INTERSTELLAR"])
        let printers: [any JSONParserPrinter<String>] = [
            String.jsonParser(), Field("title") { String.jsonParser() },
        ]
        #expect(
            try printers.map { try $0.print("Joker") } == ["Joker", .object(["title": "Joker"])]
        )
    }

    // MARK: S3.2

    @Test("S3.2 a movie is decoded by one parser")
    func decode() throws {
        let decodedMovie = try Movie.jsonParser.decode(Self.json)
        #expect(decodedMovie == Self.interstellar)
        let description = """
            Movie(title: "Interstellar", releaseYear: 2014, director: "Christopher Nolan", \
            stars: ["Matthew McConaughey", "Anne Hathaway", "Jessica Chastain"], posterUrl: \
            Optional("https://www.themoviedb.org/t/p/w1280/gEU2QniE6E77NI6lCU6MxlNBvIx.jpg"), \
            addedToFavorites: true)
            """
        #expect("\(decodedMovie)" == description)
        try expectRead(Movie.jsonParser, Self.json, Self.interstellar)
    }

    @Test("S3.2 a movie without a poster has none")
    func withoutPoster() throws {
        let texts = [
            """
            {"title": "A", "release_year": 1, "director": "B", "stars": [],
             "added_to_favorites": false}
            """,
            """
            {"title": "A", "release_year": 1, "director": "B", "stars": [],
             "poster_url": null, "added_to_favorites": false}
            """,
            """
            {"added_to_favorites": false, "x": [{}], "stars": [], "title": "A",
             "director": "B", "release_year": 1}
            """,
        ]
        let movie = Movie(
            title: "A",
            releaseYear: 1,
            director: "B",
            stars: [],
            posterUrl: nil,
            addedToFavorites: false
        )
        for text in texts {
            try expectRead(Movie.jsonParser, text, movie)
        }
        let text = """
            {"added_to_favorites":false,"director":"B","release_year":1,"stars":[],"title":"A"}
            """
        #expect(try Movie.jsonParser.encodeString(movie) == text)
    }

    // MARK: S3.3

    @Test("S3.3 encoding is compact, with its keys in order and its slashes plain")
    func encode() throws {
        let jokerJson = try Movie.jsonParser.encode(Self.jokerMovie)
        #expect(jokerJson == Array(Self.jokerJson.utf8))
        #expect(String(decoding: jokerJson, as: UTF8.self) == Self.jokerJson)
        try expectBothWays(Movie.jsonParser, Self.jokerMovie, Self.jokerJson)
    }

    // MARK: S3.16

    @Test("S3.16 a parser alone fixes the representation")
    func noStrategies() throws {
        // Nothing that is said when reading changes which keys or kinds of values a parser takes.
        let options: [JSONReadingOptions] = [
            JSONReadingOptions(), JSONReadingOptions(numbers: .lossless),
            JSONReadingOptions(duplicateKeys: .first),
        ]
        let camelCase = #"{"releaseYear": 2014}"#
        let text = #"{"release_year": "2014"}"#
        let year = Field("release_year") { Int.jsonParser() }
        for options in options {
            #expect(try Movie.jsonParser.decode(Self.json, options: options) == Self.interstellar)
            #expect(throws: JSONError.self) { try year.decode(camelCase, options: options) }
            #expect(throws: JSONError.self) { try year.decode(text, options: options) }
        }
        try expectFailure(
            year,
            #"{"releaseYear": 2014▸}"#,
            #"Key "release_year" not present."#,
            .missingKey
        )
    }

    // MARK: S3.18

    @Test("S3.18 decoding is reading a value and parsing it; encoding is printing and writing it")
    func twoSteps() throws {
        let value = try JSONValue(parsing: Self.json)
        #expect(try Movie.jsonParser.parse(value) == Movie.jsonParser.decode(Self.json))
        let printed = try Movie.jsonParser.print(Self.jokerMovie)
        #expect(try printed.jsonString() == Movie.jsonParser.encodeString(Self.jokerMovie))
        #expect(try Movie.jsonParser.parse(printed) == Self.jokerMovie)
        #expect(
            printed
                == [
                    "title": "Joker",
                    "release_year": 2019,
                    "director": "Todd Phillips",
                    "stars": ["Joaquin Phoenix", "Robert De Niro"],
                    "poster_url":
                        "https://www.themoviedb.org/t/p/w1280/udDclJoHjfjb8Ekgsd4FDteOkCU.jpg",
                    "added_to_favorites": true,
                ]
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
            OptionalField("poster_url") { String.jsonParser() }
            Field("added_to_favorites") { Bool.jsonParser() }
        }
    }

    static var titleParser: some JSONParser<String> {
        Field("title") { String.jsonParser().map { $0.uppercased() } }
    }
}
