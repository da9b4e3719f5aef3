import DecodingClassics
import TestSupport
import Testing

/// Streams of types.
@Suite struct TypedStreamTests {
    struct Tweet: Equatable, Sendable {
        var id: Int
        var text: String
        var tags: [String]
    }

    static let tweet = Parse(Tweet.init) {
        Field("id") { Int.jsonParser() }
        Field("text") { String.jsonParser() }
        OptionalField("tags", default: []) { JSONArray { String.jsonParser() } }
    }

    private static let document = """
        {"meta": {"count": 4}, "statuses": [
         {"id": 1, "text": "é", "tags": []},
         {"text": "b", "id": "2"},
         {"id": 3, "tags": ["x", "y"], "extra": [{}], "text": "c"},
         {"id": 4}
        ]}
        """

    private static let wrong = [
        "typeMismatch Expected an integer number, but found:\n\"2\" | $.statuses[1].id 3:22 @96",
        "missingKey Key \"text\" not present. | $.statuses[3] 5:10 @171",
    ]

    @Test(arguments: StreamMode.all)
    func skip(_ mode: StreamMode) throws {
        let tweets = try mode.stream(Self.document)
            .elements(at: "/statuses", Self.tweet, onError: .skip)
        #expect(try tweets.next() == Tweet(id: 1, text: "é", tags: []))
        #expect(tweets.rejectCount == 0)
        #expect(try tweets.next() == Tweet(id: 3, text: "c", tags: ["x", "y"]))
        #expect(tweets.index == 2)
        #expect(tweets.path == ["statuses", 2])
        #expect(tweets.rejectCount == 1)
        #expect(try tweets.next() == nil)
        #expect(tweets.rejectCount == 2)
        #expect(tweets.rejects == [])
    }

    @Test(arguments: StreamMode.all)
    func collect(_ mode: StreamMode) throws {
        var seen: [JSONReject] = []
        let tweets = try mode.stream(Self.document)
            .elements(at: "/statuses", Self.tweet, onError: .collect(limit: 1))
            .onReject { seen.append($0) }
        while try tweets.next() != nil {}
        #expect(tweets.rejectCount == 2)
        #expect(tweets.rejects.map(\.index) == [1])
        #expect(tweets.rejects.map(\.error.place) == [Self.wrong[0]])
        #expect(tweets.rejects.map(\.bytes) == [nil])
        #expect(seen.map(\.index) == [1, 3])
        #expect(seen.map(\.error.place) == Self.wrong)
    }

    @Test(arguments: StreamMode.all)
    func stop(_ mode: StreamMode) throws {
        let tweets = try mode.stream(Self.document).elements(at: "/statuses", Self.tweet)
        #expect(try tweets.next()?.id == 1)
        let errors = (0..<3).map { _ in #expect(throws: JSONError.self) { try tweets.next() } }
        #expect(errors.map { $0?.place } == [Self.wrong[0], Self.wrong[0], Self.wrong[0]])
        #expect(tweets.index == 1)
        #expect(tweets.path == ["statuses", 1])
        #expect(tweets.checkpoint?.index == 0)
        #expect(tweets.results().next() == nil)
    }

    @Test(arguments: StreamMode.all)
    func results(_ mode: StreamMode) throws {
        for policy in [.stop, .skip, .collect(limit: 9)] as [JSONErrorPolicy] {
            let tweets = try mode.stream(Self.document)
                .elements(at: "/statuses", Self.tweet, onError: policy)
            var places: [String] = []
            for result in tweets.results() {
                switch result {
                case .success(let tweet): places.append("\(tweet.id) at \(tweets.path)")
                case .failure(let error): places.append(error.place)
                }
            }
            #expect(
                places == [
                    "1 at $.statuses[0]", Self.wrong[0], "3 at $.statuses[2]", Self.wrong[1],
                ]
            )
            #expect(tweets.rejectCount == 2)
            #expect(tweets.rejects.count == (policy == .collect(limit: 9) ? 2 : 0))
        }
    }

    /// The errors, excerpts too, are those of decoding the whole document.
    @Test(arguments: ReadingMode.modes([.whole, .chunks(1), .chunks(7)]))
    func errorsAreThoseOfDecoding(_ mode: ReadingMode) throws {
        let parser = Field("statuses") { JSONArray { Self.tweet } }
        let whole = mode.decode(parser, Array(Self.document.utf8), errors: .all(limit: 9))
        let tweets = try JSONStream(
            mode.input(Array(Self.document.utf8)),
            options: mode.options(.init())
        ).elements(at: "/statuses", Self.tweet, onError: .collect(limit: 9))
        while try tweets.next() != nil {}
        let expected = #expect(throws: JSONError.self) { try whole.get() }
        #expect(tweets.rejects.map(\.error) == expected?.errors)
        #expect(tweets.rejects.map(\.error.report) == expected?.errors.map(\.report))
    }

    /// All that is wrong with each.
    @Test(arguments: StreamMode.all)
    func allErrors(_ mode: StreamMode) throws {
        let text = "[{\"id\": true, \"tags\": [1,\n \"a\", null]}, {\"id\": 1, \"text\": \"\"}, 5]"
        let tweets = try mode.stream(text).elements(
            at: "",
            Self.tweet,
            onError: .collect(limit: 9),
            errors: .all(limit: 10)
        )
        #expect(try tweets.next() == Tweet(id: 1, text: "", tags: []))
        #expect(try tweets.next() == nil)
        #expect(tweets.rejects.map(\.index) == [0, 2])
        #expect(
            tweets.rejects.map { $0.error.errors.map(\.place) } == [
                [
                    "typeMismatch Expected an integer number, but found:\ntrue | $[0].id 1:9 @8",
                    "typeMismatch Expected a string, but found:\n1 | $[0].tags[0] 1:24 @23",
                    "unexpectedNull Expected a string, but found:\nnull | $[0].tags[2] 2:7 @32",
                    "missingKey Key \"text\" not present. | $[0] 2:12 @37",
                ],
                [
                    "typeMismatch Expected an object (containing the key \"id\"), but found:\n5 "
                        + "| $[2] 2:38 @63"
                ],
            ]
        )
    }

    /// Wrong syntax ends the reading, whatever the policy, also after what is wrong otherwise.
    @Test(arguments: StreamMode.all)
    func syntaxEndsIt(_ mode: StreamMode) throws {
        let rows: [(String, String)] = [
            (
                "[1, \"a\", 3 4]",
                "unexpectedCharacter expected ',' or ']' after an element, found '4' | $ 1:12 @11"
            ),
            ("[1, \"a\", 3, +]", "unexpectedCharacter expected a value, found '+' | $[3] 1:13 @12"),
            (
                "[1, {\"b\": [nul]}, 3]",
                "invalidLiteral invalid literal: expected 'null' | $[1].b[0] 1:15 @14"
            ),
            (
                "[1, \"a\n\", 3]",
                "controlCharacter control character U+000A in a string must be escaped "
                    + "| $[1] 1:7 @6"
            ),
        ]
        for (text, place) in rows {
            for policy in [.stop, .skip, .collect(limit: 9)] as [JSONErrorPolicy] {
                if policy == .stop, place.contains("$ ") || place.contains("$[3]") { continue }
                for errors in [.first, .all(limit: 9)] as [JSONErrorReporting] {
                    let numbers = try mode.stream(text)
                        .elements(at: "", Int.jsonParser(), onError: policy, errors: errors)
                    var values: [Int] = []
                    let thrown = #expect(throws: JSONError.self) {
                        while let number = try numbers.next() { values.append(number) }
                    }
                    #expect(thrown?.place == place, "\(text) \(policy) \(errors)")
                    #expect(values.first == 1)
                    #expect(numbers.rejectCount == (text.hasPrefix("[1, \"a\",") ? 1 : 0))
                    let again = #expect(throws: JSONError.self) { try numbers.next() }
                    #expect(again == thrown)
                }
            }
        }
    }

    /// What was noted of an element before wrong syntax in it is not lost.
    @Test(arguments: StreamMode.some)
    func syntaxAfterOtherErrors(_ mode: StreamMode) throws {
        let text = #"[{"id": true, "text": nul}]"#
        let errors = try ["", " "].map { space in
            let tweets = try mode.stream(space + text)
                .elements(at: "", Self.tweet, onError: .skip, errors: .all(limit: 9))
            return #expect(throws: JSONError.self) { try tweets.next() }
        }
        #expect(
            errors.map { $0?.errors.map(\.code) } == [
                [.typeMismatch, .invalidLiteral], [.typeMismatch, .invalidLiteral],
            ]
        )
        #expect(errors[0]?.errors.last?.message == "invalid literal: expected 'null'")
        #expect(errors[0]?.errors.last?.offset == 25)
        #expect(errors[1]?.errors.last?.offset == 26)
    }

    // MARK: Other parsers

    enum Entry: Equatable, Sendable {
        case user(String)
        case order(Int)
        case total(Double)
    }

    @Test(arguments: StreamMode.all)
    func severalTypes(_ mode: StreamMode) throws {
        let text = """
            {"orders": [{"first": 1}, {"first": "x"}, {}], "total": 1.5, "users": ["a", 2, "b"]}
            """
        func select(_ policy: JSONErrorPolicy) throws -> JSONElements<Entry> {
            try mode.stream(text).select(
                .elements(at: "/users", String.jsonParser().map { Entry.user($0) }),
                .values(at: "/orders/*/first", Int.jsonParser().map { Entry.order($0) }),
                .values(at: "/total", Double.jsonParser().map { Entry.total($0) }),
                onError: policy
            )
        }
        let entries = try select(.collect(limit: 9))
        var found: [Entry] = []
        while let entry = try entries.next() { found.append(entry) }
        #expect(found == [.order(1), .total(1.5), .user("a"), .user("b")])
        #expect(entries.rejects.map(\.index) == [1, 4])
        #expect(entries.rejects.map(\.error.path) == [["orders", 1, "first"], ["users", 1]])
        let stopped = try select(.stop)
        #expect(try stopped.next() == .order(1))
        #expect(throws: JSONError.self) { try stopped.next() }
    }

    /// Where the limit of the document ends the input, the path is that of what has begun.
    @Test(
        arguments: [
            ("[", "$"), ("[ ", "$"), ("[[", "$[0]"), ("[[ ", "$[0]"), ("[[2", "$[0][0]"),
            ("[[2,", "$[0][1]"), ("[[[", "$[0][0]"), ("[{", "$[0]"), ("[{\"a\"", "$[0].a"),
            ("[{\"a\":", "$[0].a"), ("[[/*", "$[0]"), ("[[2/*", "$[0][0]"),
        ],
        StreamMode.all
    )
    func theLimitOfTheDocument(_ row: (start: String, path: String), mode: StreamMode) throws {
        let options = JSONReadingOptions(
            syntax: row.start.contains("/") ? .allowComments : [],
            limits: JSONLimits(documentLength: row.start.utf8.count)
        )
        let parser = OneOf {
            Int.jsonParser().map { [$0] }
            Parse({ (a: Int, b: Int) in [a, b] }) {
                Element { Int.jsonParser() }
                Element { Int.jsonParser() }
            }
            Parse({ (a: Int) in [a] }) { Field("a") { Int.jsonParser() } }
        }
        let error = #expect(throws: JSONError.self) {
            let lists = try mode.stream(row.start + "   3, 4 ]", options: options)
                .elements(at: "", parser, onError: .collect(limit: 9))
            while try lists.next() != nil {}
        }
        #expect(error?.path.description == row.path)
        #expect(error?.offset == row.start.utf8.count)
        #expect(error?.code == .documentTooLong)
    }

    @Test(arguments: StreamMode.some)
    func treesAndAlternatives(_ mode: StreamMode) throws {
        let people = StreamRun { () throws(JSONError) in
            try mode.stream(Freddy.corrected)
                .elements(at: "/people", Freddy.Person.treeParser(), onError: .skip)
        }
        #expect(people.values == Freddy.people)
        #expect(people.paths == Freddy.people.indices.map { "$.people[\($0)]" })
        let parser = OneOf {
            Int.jsonParser().map { Entry.order($0) }
            String.jsonParser().map { Entry.user($0) }
        }
        let mixed = try mode.stream(#"[1, "a", [2], null, 3]"#)
            .elements(at: "", parser, onError: .collect(limit: 9))
        var found: [Entry] = []
        while let entry = try mixed.next() { found.append(entry) }
        #expect(found == [.order(1), .user("a"), .order(3)])
        #expect(mixed.rejects.map(\.error.code) == [.noAlternative, .noAlternative])
        #expect(mixed.rejects.map(\.error.path) == [[2], [3]])
        #expect(mixed.rejects.map(\.error.offset) == [9, 14])
    }

    @Test(arguments: StreamMode.some)
    func lines(_ mode: StreamMode) throws {
        let rows = mode.stream("{\"id\":1,\"text\":\"a\"}\n{}\n[\n{\"text\":\"é\",\"id\":4} 5\n")
            .lines(Self.tweet, onError: .collect(limit: 9), errors: .all(limit: 9))
        #expect(try rows.next() == Tweet(id: 1, text: "a", tags: []))
        #expect(try rows.next() == nil)
        #expect(rows.rejects.map(\.index) == [1, 2, 3])
        #expect(rows.rejects.map { $0.error.errors.count } == [2, 1, 1])
        #expect(rows.rejects.map { $0.error.errors.map(\.line) } == [[2, 2], [3], [4]])
        #expect(rows.rejects.map { $0.error.errors.map(\.offset) } == [[21, 21], [24], [46]])
        #expect(rows.rejects.map(\.bytes?.text) == ["{}", "[", "{\"text\":\"é\",\"id\":4} 5"])
    }
}
