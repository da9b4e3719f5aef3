import Decoding
import DecodingOperators
import FastJSON
import Testing

/// The examples of the article, nearly as printed; what comes of requests is tested elsewhere.
@Suite struct ArticleTests {
    struct User: Equatable {
        let id: Int
        let name: String
        let email: String

        static func create(_ id: Int) -> (String) -> (String) -> User {
            { name in { email in User(id: id, name: name, email: email) } }
        }
    }

    static let gob = User(id: 1, name: "Gob", email: "g@b.com")
    static let noUser = JSONError(code: .conversionFailed, message: "no user")
    static let offline = JSONError(code: .inputFailed, message: "offline")

    /// Documents with the user that they hold.
    static let documents: [(text: String, user: User?)] = [
        (#"{"id": 1, "name": "Gob", "email": "g@b.com"}"#, gob),
        (#"{"more": [{}], "email": "g@b.com", "name": "Gob", "id": 1}"#, gob),
        (#"{"id": -7, "name": "", "email": ""}"#, User(id: -7, name: "", email: "")),
        (#"{"name": "Gob", "email": "g@b.com"}"#, nil),
        (#"{"id": 1, "email": "g@b.com"}"#, nil),
        (#"{"id": 1, "name": "Gob"}"#, nil),
        (#"{"id": "1", "name": "Gob", "email": "g@b.com"}"#, nil),
        (#"{"id": 1.5, "name": "Gob", "email": "g@b.com"}"#, nil),
        (#"{"id": 1, "name": null, "email": "g@b.com"}"#, nil),
        (#"{"id": 1, "name": "Gob", "email": ["g@b.com"]}"#, nil),
        (#"{"ID": 1, "Name": "Gob", "Email": "g@b.com"}"#, nil),
        ("{}", nil), ("[]", nil), ("null", nil), (#""Gob""#, nil), ("1", nil),
    ]

    // MARK: getUser, from version to version

    static func getUser1(_ data: String, callback: (User) -> Void) {
        let jsonOptional = JSONValue.parse(data).value
        if let json = jsonOptional?.dictionary {
            if let id = json["id"]?.int {
                if let name = json["name"]?.string {
                    if let email = json["email"]?.string {
                        let user = User(id: id, name: name, email: email)
                        callback(user)
                    }
                }
            }
        }
    }

    @Test("S1.1 S1.2 nested if-lets give a user, and no errors", arguments: documents)
    func firstGetUser(text: String, user: User?) {
        var users: [User] = []
        ArticleTests.getUser1(text) { users.append($0) }
        #expect(users == (user.map { [$0] } ?? []))
        ArticleTests.getUser1("{") { users.append($0) }
        #expect(users.count == (user == nil ? 0 : 1))
    }

    static func getUser2(
        _ data: String,
        _ error: JSONError?,
        callback: (Either<JSONError, User>) -> Void
    ) {
        if let error {
            callback(.left(error))
            return
        }
        let json: JSON
        switch JSONValue.parse(data) {
        case .success(let value): json = value
        case .failure(let error):
            callback(.left(error))
            return
        }
        if let json = json.dictionary, let id = json["id"]?.int, let name = json["name"]?.string,
            let email = json["email"]?.string
        {
            callback(.right(User(id: id, name: name, email: email)))
            return
        }
        callback(.left(noUser))
    }

    @Test("S1.4 S1.5 S1.6 S1.7 S1.8 one of two: what went wrong on the left, the user on the right")
    func either() throws {
        func get(_ data: String, _ error: JSONError? = nil) throws -> Either<JSONError, User> {
            var calls: [Either<JSONError, User>] = []
            ArticleTests.getUser2(data, error) { calls.append($0) }
            #expect(calls.count == 1)
            return try #require(calls.first)
        }
        let text = ArticleTests.documents[0].text
        #expect(try get(text, ArticleTests.offline) == .left(ArticleTests.offline))
        let syntax = try #require(JSONValue.parse("[1 2]").error)
        #expect(try get("[1 2]") == .left(syntax))
        for (text, user) in ArticleTests.documents {
            let either = try get(text)
            switch either {
            case .left(let error):
                #expect(user == nil)
                #expect(error == ArticleTests.noUser)
                #expect(either.left == error && either.right == nil)
                #expect(either.result == .failure(error))
            case .right(let found):
                #expect(found == user)
                #expect(either.right == user && either.left == nil)
                #expect(either.result == .success(found))
            }
            #expect(Either(either.result) == either)
        }
        #expect(Either<Int, Int>.right(2).map { $0 + 1 } == .right(3))
        #expect(Either<Int, Int>.left(2).map { $0 + 1 } == .left(2))
    }

    static func getUser4(
        _ data: String,
        _ error: JSONError?,
        callback: (Result<Box<User>, JSONError>) -> Void
    ) {
        if let error {
            callback(.error(error))
            return
        }
        let parsed = JSONValue.parse(data)
        if let error = parsed.error {
            callback(.error(error))
            return
        }
        if let json = parsed.value >>> JSONObject {
            let user =
                User.create <^> json["id"] >>> JSONInt <*> json["name"] >>> JSONString
                <*> json["email"] >>> JSONString
            if let u = user {
                callback(.value(Box(u)))
                return
            }
        }
        callback(.error(noUser))
    }

    @Test(
        "S1.9 S1.10 S1.11 S1.26 a result with a box, made with the operators",
        arguments: documents
    )
    func boxedResult(text: String, user: User?) {
        var calls = 0
        ArticleTests.getUser4(text, nil) { result in
            calls += 1
            switch result {
            case .failure(let error):
                #expect(user == nil && error == ArticleTests.noUser)
                #expect(result.error == error && result.value == nil)
            case .success(let boxedUser):
                let found = boxedUser.value
                #expect(found == user)
                #expect(result.value === boxedUser && result.error == nil)
            }
        }
        ArticleTests.getUser4(text, ArticleTests.offline) { result in
            calls += 1
            #expect(result.error == ArticleTests.offline)
        }
        ArticleTests.getUser4(text + "]", nil) { result in
            calls += 1
            #expect(result.error == JSONValue.parse(text + "]").error)
        }
        #expect(calls == 3)
    }

    // MARK: The type checking tree

    @Test("S1.3 S1.12 S1.13 S1.14 three functions, and two more, for the types of JSON")
    func functions() throws {
        let dictionary: JSONDictionary = ["a": 1]
        let values: [(json: JSON?, string: String?, int: Int?, object: JSONDictionary?)] = [
            (nil, nil, nil, nil), (.null, nil, nil, nil), (true, nil, nil, nil),
            ("", "", nil, nil), ("1", "1", nil, nil), ([], nil, nil, nil), (["a"], nil, nil, nil),
            (0, nil, 0, nil), (.integer(.min), nil, .min, nil), (1.5, nil, nil, nil),
            (2.0, nil, nil, nil), ([:], nil, nil, [:]), (["a": 1], nil, nil, dictionary),
            (try JSONValue(parsing: "9223372036854775808"), nil, nil, nil),
            (try JSONValue(parsing: #"{"a": 2, "a": 1}"#), nil, nil, dictionary),
        ]
        for (json, string, int, object) in values {
            #expect(JSONString(json) == string)
            #expect(JSONInt(json) == int)
            #expect(JSONObject(json) == object)
        }
        let others: [(json: JSON?, double: Double?, bool: Bool?)] = [
            (nil, nil, nil), (1, 1, nil), (1.5, 1.5, nil), ("1", nil, nil), (false, nil, false),
            (0, 0, nil), (.null, nil, nil),
        ]
        for (json, double, bool) in others {
            #expect(JSONDouble(json) == double)
            #expect(JSONBool(json) == bool)
        }
    }

    @Test("S1.15 S1.16 S1.18 the functions under if-lets, called and bound", arguments: documents)
    func ifLets(text: String, user: User?) {
        let jsonOptional = JSONValue.parse(text).value
        var users: [User] = []
        if let json = JSONObject(jsonOptional) {
            if let id = JSONInt(json["id"]) {
                if let name = JSONString(json["name"]) {
                    if let email = JSONString(json["email"]) {
                        users.append(User(id: id, name: name, email: email))
                    }
                }
            }
        }
        if let json = jsonOptional >>> JSONObject {
            if let id = json["id"] >>> JSONInt {
                if let name = json["name"] >>> JSONString {
                    if let email = json["email"] >>> JSONString {
                        users.append(User(id: id, name: name, email: email))
                    }
                }
            }
        }
        #expect(users == (user.map { [$0, $0] } ?? []))
        let nonOptional: (JSON) -> String? = JSONString
        #expect(nonOptional("a") == "a")
    }

    @Test("S1.17 S1.32 bind unwraps, stays nil or a failure, and goes from left to right")
    func bind() {
        func half(_ value: Int) -> Int? { value % 2 == 0 ? value / 2 : nil }
        let rows: [(value: Int?, once: Int?, twice: Int?)] = [
            (nil, nil, nil), (1, nil, nil), (2, 1, nil), (4, 2, 1), (0, 0, 0),
        ]
        for (value, once, twice) in rows {
            #expect((value >>> half) == once)
            #expect(value >>> half >>> half == twice)
            func step(_ value: Int) -> Result<Int, JSONError> {
                resultFromOptional(half(value), JSONError(code: .conversionFailed, message: "odd"))
            }
            guard let value else { continue }
            let start: Result<Int, JSONError> = .success(value)
            #expect((start >>> step).value == once)
            #expect((start >>> step >>> step).value == twice)
            #expect((start >>> step >>> step).error?.message == (twice == nil ? "odd" : nil))
            let bound = start >>> step
            #expect(start.bind(step) == bound)
        }
        var calls = 0
        let failed: Result<Int, JSONError> = .failure(ArticleTests.offline)
        func count(_ value: Int) -> Result<Int, JSONError> {
            calls += 1
            return .success(value)
        }
        #expect(failed >>> count >>> count == failed)
        #expect(calls == 0)
    }
}
