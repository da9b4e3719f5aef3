import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// "Integration with Codable" of the JSONParsing README, nearly as printed.
@Suite struct JSONParsingCodableTests {
    struct Movie: Codable, Equatable, Sendable {
        let title: String
        let releaseYear: Int
    }

    struct Person: Equatable {
        let name: String
        let age: Int
        let favoriteMovie: Movie?
    }

    /// The same, by `Codable` with a parser inside.
    struct CodablePerson: Equatable {
        let name: String
        let age: Int
        let favoriteMovie: Movie?
    }

    static let movieText = #"{"title":"Joker","releaseYear":2019}"#
    static let personText = #"{"age":38,"favorite_movie":\#(movieText),"name":"Bob"}"#
    static let person = Person(
        name: "Bob",
        age: 38,
        favoriteMovie: Movie(title: "Joker", releaseYear: 2019)
    )

    static var snakeDecoder: FastJSONDecoder {
        let decoder = FastJSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }

    static var snakeEncoder: FastJSONEncoder {
        let encoder = FastJSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        return encoder
    }

    // MARK: Codable in parsers

    @Test("S3.67: any Decodable type has a parser", arguments: ReadingMode.all)
    func decodable(_ mode: ReadingMode) throws {
        let movies = try mode.decode(
            JSONArray { Movie.jsonParser() },
            Array("[\(Self.movieText)]".utf8)
        ).get()
        #expect(movies == [Movie(title: "Joker", releaseYear: 2019)])
    }

    @Test("S3.68: with a decoder of ours, and one of Foundation")
    func settings() throws {
        let text = #"{"title":"Joker","release_year":2019}"#
        let foundation = JSONDecoder()
        foundation.keyDecodingStrategy = .convertFromSnakeCase
        let movie = Movie(title: "Joker", releaseYear: 2019)
        #expect(try Movie.jsonParser(decoder: Self.snakeDecoder).decode(text) == movie)
        #expect(try Movie.jsonParser(decoder: foundation).decode(text) == movie)
    }

    @Test("S3.69: with a decoder and an encoder")
    func bothSettings() throws {
        let parser = Movie.jsonParser(decoder: Self.snakeDecoder, encoder: Self.snakeEncoder)
        let text = #"{"title":"Joker","release_year":2019}"#
        #expect(try parser.encodeString(parser.decode(text)) == text)
        let foundation = JSONEncoder()
        foundation.outputFormatting = .sortedKeys
        let other = Movie.jsonParser(decoder: JSONDecoder(), encoder: foundation)
        let movie = Movie(title: "Joker", releaseYear: 2019)
        #expect(try other.encodeString(movie) == #"{"releaseYear":2019,"title":"Joker"}"#)
    }

    @Test("S3.67: a person whose movie is Codable", arguments: ReadingMode.all)
    func inside(_ mode: ReadingMode) throws {
        #expect(
            try mode.decode(Person.jsonParser, Array(Self.personText.utf8)).get() == Self.person
        )
        #expect(try Person.jsonParser.encodeString(Self.person) == Self.personText)
        let alone = Person(name: "Ada", age: 7, favoriteMovie: nil)
        #expect(try Person.jsonParser.encodeString(alone) == #"{"age":7,"name":"Ada"}"#)
    }

    @Test(
        "S3+.12: what a decoder finds wrong has the path and the place in the whole document",
        arguments: ReadingMode.all
    )
    func errors(_ mode: ReadingMode) throws {
        let text = "[\n {\"age\": 1, \"name\": \"\", \"favorite_movie\":\n  {\"title\": \"x\", "
        let bytes = Array((text + "\"releaseYear\": \"y\"}}]").utf8)
        let thrown = #expect(throws: JSONError.self) {
            try mode.decode(JSONArray { Person.jsonParser }, bytes).get()
        }
        let error = try #require(thrown)
        #expect(
            error.description == """
                At [index 0]/"favorite_movie"/"releaseYear":
                (DecodingError) - Expected to decode Int but found a string instead.
                """
        )
        #expect(error.code == .typeMismatch)
        #expect((error.line, error.column, error.offset) == (3, 33, 76))
    }

    @Test("S3+.12, S3+.13: what an encoder refuses has its path")
    func encodingErrors() {
        struct Point: Codable, Sendable { var x: [Double] }
        let parser = JSONArray { Point.jsonParser() }
        let error = #expect(throws: JSONError.self) {
            try parser.encodeString([Point(x: [1]), Point(x: [2, .nan])])
        }
        #expect(error?.code == .unwritableValue)
        #expect(error?.message == "(EncodingError) - Unable to encode Double.nan directly in JSON.")
        #expect(error?.path == [1, "x", 1])
    }

    // MARK: Parsers in Codable

    @Test(
        "S3.70, S3.71, S3.74: a person by Codable whose movie has a parser",
        arguments: [
            #"{"age":38,"favorite_movie":{"title":"Joker","release_year":2019},"name":"Bob"}"#,
            #"{"age":7,"name":"Ada"}"#, #"{"age":7,"name":"","favorite_movie":null}"#,
        ]
    )
    func container(_ text: String) throws {
        let ours = try FastJSONDecoder().decode(CodablePerson.self, from: text)
        let theirs = try JSONDecoder().decode(CodablePerson.self, from: Data(text.utf8))
        #expect(ours == theirs)
        #expect((ours.favoriteMovie == nil) == !text.contains("title"))
        // And back.
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(ours)
        let bytes = try FastJSONEncoder().encode(ours)
        #expect(try JSONDecoder().decode(CodablePerson.self, from: bytes) == ours)
        #expect(try FastJSONDecoder().decode(CodablePerson.self, from: data) == ours)
    }

    @Test("S3.72, S3.73: what a printer writes comes in the place of its key")
    func printing() throws {
        let movie = Movie(title: "Joker", releaseYear: 2019)
        let person = CodablePerson(name: "Bob", age: 38, favoriteMovie: movie)
        let printed = #"{"release_year":2019,"title":"Joker"}"#
        let text = #"{"name":"Bob","age":38,"favorite_movie":\#(printed)}"#
        #expect(try FastJSONEncoder().encodeBytes(person) == Array(text.utf8))
    }

    @Test("S3.70: errors have the path and the text of the parser")
    func containerErrors() throws {
        let text = #"{"age":1,"name":"x","favorite_movie":{"title":"y","release_year":true}}"#
        for decode in [
            { try FastJSONDecoder().decode(CodablePerson.self, from: text) },
            { try JSONDecoder().decode(CodablePerson.self, from: Data(text.utf8)) },
        ] {
            let error = #expect(throws: DecodingError.self) { try decode() }
            guard case .typeMismatch(_, let context) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(context.codingPath.map(\.stringValue) == ["favorite_movie", "release_year"])
            #expect(context.debugDescription == "Expected an integer number, but found:\ntrue")
            #expect(context.underlyingError is JSONError)
        }
        let error = #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode(CodablePerson.self, from: text)
        }
        let underlying = try #require(error?.context?.underlyingError as? JSONError)
        #expect(underlying.path == ["favorite_movie", "release_year"])
        #expect((underlying.line, underlying.column) == (1, 66))
    }

    @Test("S3+.11: parsers in unkeyed and single-value containers")
    func otherContainers() throws {
        struct Pair: Codable, Equatable {
            var movie: Movie
            var none: Movie?

            init(_ movie: Movie) { self.movie = movie }

            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                movie = try container.decode { Movie.bySnakeCase }
                none = try container.decodeIfPresent { Movie.bySnakeCase }
            }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.unkeyedContainer()
                try container.encode(movie) { Movie.bySnakeCase }
                try container.encodeNil()
            }
        }
        struct Single: Codable, Equatable {
            var movie: Movie

            init(_ movie: Movie) { self.movie = movie }

            init(from decoder: any Decoder) throws {
                movie = try decoder.singleValueContainer().decode { Movie.bySnakeCase }
            }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(movie) { Movie.bySnakeCase }
            }
        }
        let movie = Movie(title: "Joker", releaseYear: 2019)
        let text = #"[{"release_year":2019,"title":"Joker"},null]"#
        #expect(try FastJSONEncoder().encodeBytes(Pair(movie)) == Array(text.utf8))
        #expect(try FastJSONDecoder().decode(Pair.self, from: text) == Pair(movie))
        #expect(try JSONDecoder().decode(Pair.self, from: Data(text.utf8)) == Pair(movie))
        let bytes = try FastJSONEncoder().encodeBytes([Single(movie)])
        #expect(try FastJSONDecoder().decode([Single].self, from: bytes) == [Single(movie)])
        #expect(try JSONDecoder().decode([Single].self, from: Data(bytes)) == [Single(movie)])
    }

    @Test(
        "S3+.10: JSONValue is Codable",
        arguments: [
            "null", "true", "[1,-2,1.5,\"x\",[],{}]",
            #"{"b":[null],"a":{"é":18446744073709551615}}"#,
            "-170141183460469231731687303715884105728",
        ]
    )
    func values(_ text: String) throws {
        let value = try JSONValue(parsing: text)
        #expect(try FastJSONDecoder().decode(JSONValue.self, from: text) == value)
        #expect(try FastJSONEncoder().encodeBytes(value) == Array(text.utf8))
        #expect(try FastJSONEncoder().encodeBytes([value]) == Array("[\(text)]".utf8))
        let theirs = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        let data = try JSONEncoder().encode(value)
        let sorted = JSONWritingOptions(sortsKeys: true)
        #expect(try theirs.jsonString(options: sorted) == value.jsonString(options: sorted))
        #expect(
            try JSONValue(parsing: Array(data)).jsonString(options: sorted)
                == value.jsonString(options: sorted)
        )
    }
}

extension JSONParsingCodableTests.Movie {
    static let bySnakeCase = ParsePrint(.memberwise(Self.init)) {
        Field("title") { String.jsonParser() }
        Field("release_year") { Int.jsonParser() }
    }
}

extension JSONParsingCodableTests.Person {
    static var jsonParser: some JSONParserPrinter<Self> {
        ParsePrint(.memberwise(Self.init)) {
            Field("name") { String.jsonParser() }
            Field("age") { Int.jsonParser() }
            OptionalField("favorite_movie") { JSONParsingCodableTests.Movie.jsonParser() }
        }
    }
}

extension JSONParsingCodableTests.CodablePerson: Decodable {
    enum CodingKeys: String, CodingKey {
        case name
        case age
        case favoriteMovie = "favorite_movie"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        age = try container.decode(Int.self, forKey: .age)
        favoriteMovie = try container.decodeIfPresent(
            JSONParsingCodableTests.Movie.self,
            forKey: .favoriteMovie
        ) {
            JSONParsingCodableTests.Movie.bySnakeCase
        }
        if favoriteMovie != nil {
            // The other spelling, and the strict one.
            let again = try container.decode(forKey: .favoriteMovie) {
                JSONParsingCodableTests.Movie.bySnakeCase
            }
            guard again == favoriteMovie else {
                throw DecodingError.dataCorruptedError(
                    forKey: .favoriteMovie,
                    in: container,
                    debugDescription: "not the same"
                )
            }
        }
    }
}

extension JSONParsingCodableTests.CodablePerson: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(age, forKey: .age)
        try container.encodeIfPresent(favoriteMovie, forKey: .favoriteMovie) {
            JSONParsingCodableTests.Movie.bySnakeCase
        }
    }
}
