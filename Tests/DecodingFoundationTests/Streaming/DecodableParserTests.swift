import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// `Decodable` types as elements of a stream.
@Suite struct DecodableParserTests {
    struct Tweet: Decodable, Equatable, Sendable {
        struct User: Decodable, Equatable, Sendable {
            var name: String
            var tags: [Int]?
        }

        var id: Int
        var user: User?
    }

    private static let text = """
        {"statuses": [
        {"id": 1, "user": {"name": "é", "tags": [1, 2]}},
          {"id": "2"}, {"user": null},
        {"id": 4, "user": {"tags": []}}, {"id": 5, "user": {"name": "b", "tags": [1, "x"]}},
        [6], null, {"id": 8, "user": null}
        ]}
        """

    @Test(arguments: StreamMode.all)
    func elements(_ mode: StreamMode) throws {
        let tweets = try mode.stream(Self.text).elements(
            at: "/statuses",
            DecodableParser(Tweet.self),
            onError: .collect(limit: 9)
        )
        var found: [Tweet] = []
        while let tweet = try tweets.next() { found.append(tweet) }
        #expect(
            found == [
                Tweet(id: 1, user: .init(name: "é", tags: [1, 2])), Tweet(id: 8, user: nil),
            ]
        )
        #expect(tweets.rejects.map(\.index) == [1, 2, 3, 4, 5, 6])
        let codes = tweets.rejects.map(\.error.code)
        #expect(
            codes.prefix(5) == [
                .typeMismatch, .missingKey, .missingKey, .typeMismatch, .typeMismatch,
            ]
        )
        // The place is that of the value that is wrong, or of the end of the object without a key.
        #expect(
            tweets.rejects.map(\.error.path.description) == [
                "$.statuses[1].id", "$.statuses[2]", "$.statuses[3].user",
                "$.statuses[4].user.tags[1]", "$.statuses[5]", "$.statuses[6]",
            ]
        )
        #expect(tweets.rejects.map(\.error.line) == [3, 3, 4, 4, 5, 5])
        #expect(tweets.rejects.map(\.error.column) == [10, 29, 30, 78, 1, 6])
        let messages = tweets.rejects.map(\.error.message)
        #expect(messages.allSatisfy { !$0.contains("(at") })
        #expect(messages[1].contains("\"id\""))
        #expect(messages[2].contains("\"name\""))
        #expect(
            tweets.rejects[3].error.description
                == "At \"statuses\"/[index 4]/\"user\"/\"tags\"/[index 1]:\n\(messages[3])"
        )
    }

    /// Comments in front of what is wrong count for its place.
    @Test(arguments: StreamMode.all)
    func placesAfterComments(_ mode: StreamMode) throws {
        let text = """
            [{"id": /* one */ 1,
             // two
             "user": {"name": "a", "tags": [ /* é */ 1, "x",],},},
            { // "id"
             "user": null /**/ }]
            """
        let options = JSONReadingOptions(syntax: [.allowComments, .allowTrailingCommas])
        let tweets = try mode.stream(text, options: options).elements(
            at: "",
            DecodableParser(Tweet.self),
            onError: .collect(limit: 9)
        )
        #expect(try tweets.next() == nil)
        let errors = tweets.rejects.map(\.error)
        #expect(errors.map(\.path) == [[0, "user", "tags", 1], [1]])
        #expect(errors.map(\.offset) == [74, 114])
        #expect(errors.map(\.line) == [3, 5])
        #expect(errors.map(\.column) == [45, 20])
    }

    @Test(arguments: StreamMode.some)
    func syntaxIsThatOfTheReader(_ mode: StreamMode) throws {
        let rows: [(String, Int, String)] = [
            ("[1, 2, x]", 2, "expected a value, found 'x'"),
            ("[1, [2, 3", 1, "unexpected end of input: expected ',' or ']' after an element"),
        ]
        for (text, count, message) in rows {
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text).elements(at: "", DecodableParser(Int.self))
            }
            #expect(run.values.count == count)
            #expect(run.error?.message == message)
        }
        // What the reader allows is what the decoder gets.
        let options = JSONReadingOptions(syntax: [.allowComments, .allowTrailingCommas])
        let run = StreamRun { () throws(JSONError) in
            try mode.stream("[[1, /* two */ 2,], /**/ [3]]", options: options)
                .elements(at: "", DecodableParser([Int].self))
        }
        #expect(run.error == nil)
        #expect(run.values == [[1, 2], [3]])
    }

    @Test(arguments: StreamMode.some)
    func settingsOfTheDecoder(_ mode: StreamMode) throws {
        struct Row: Decodable, Sendable {
            var createdAt: Date
        }
        let decoder = FastJSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .secondsSince1970
        let foundation = JSONDecoder()
        foundation.keyDecodingStrategy = .convertFromSnakeCase
        foundation.dateDecodingStrategy = .secondsSince1970
        for parser in [
            DecodableParser(Row.self, decoder: decoder),
            DecodableParser(Row.self, decoder: foundation),
        ] {
            let run = StreamRun { () throws(JSONError) in
                mode.stream("{\"created_at\": 5}\n{\"created_at\": 7.5}")
                    .records(
                        .lines,
                        parser.map { $0.createdAt.timeIntervalSince1970 },
                        onError: .stop
                    )
            }
            #expect(run.error == nil)
            #expect(run.values == [5, 7.5])
        }
    }

    /// An error of the type's own.
    @Test(arguments: StreamMode.some)
    func otherErrors(_ mode: StreamMode) throws {
        struct Refused: Error, CustomStringConvertible { let description = "not today" }
        struct Picky: Decodable, Sendable {
            init(from decoder: any Decoder) throws { throw Refused() }
        }
        let run = StreamRun { () throws(JSONError) in
            try mode.stream("[\n1]").elements(at: "", DecodableParser(Picky.self).map { _ in 0 })
        }
        #expect(run.error?.code == .conversionFailed)
        #expect(run.error?.message == "not today")
        #expect(run.error?.path == [0])
        #expect(run.error?.line == 2)
    }

    /// Keys that have integers are no indices.
    @Test(arguments: StreamMode.some)
    func keysWithIntegers(_ mode: StreamMode) throws {
        enum Number: Int, CodingKey { case seven = 7 }
        struct Row: Decodable, Sendable {
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Number.self)
                _ = try container.decode([Int: [Bool]].self, forKey: .seven)
            }
        }
        let run = StreamRun { () throws(JSONError) in
            try mode.stream("[{\"seven\": {\"3\": [true, 5]}}]")
                .elements(at: "", DecodableParser(Row.self).map { _ in 0 })
        }
        #expect(run.error?.path == [0, "seven", "3", 1])
    }

    @Test("A Decodable type is read wherever a parser is asked for", arguments: JSONEngine.allCases)
    func elsewhere(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine)
        let parser = JSONArray { DecodableParser(Tweet.self) }
        #expect(try parser.decode("[{\"id\": 1}]", options: options) == [Tweet(id: 1, user: nil)])
        let error = #expect(throws: JSONError.self) {
            try parser.decode("[{\"id\": 1}, {}]", options: options)
        }
        #expect(error?.path == [1])
        #expect(error?.code == .missingKey)
        #expect(error?.key == "id")
        let decoder = FastJSONDecoder(options: options)
        let thrown = #expect(throws: DecodingError.self) {
            try decoder.decode([Tweet].self, from: "[{\"id\": 1}, {}]")
        }
        guard case .keyNotFound(_, let context) = thrown else { return #expect(Bool(false)) }
        let underlying = context.underlyingError as? JSONError
        #expect(underlying?.path == [1] && underlying?.key == "id")
        // In a tree there is no text to have a line in.
        let inTree = #expect(throws: JSONError.self) {
            try parser.parse([["id": 1], ["id": 2, "user": ["name": 3]]])
        }
        #expect(inTree?.path == [1, "user", "name"])
        #expect(inTree?.line == nil)
    }
}
