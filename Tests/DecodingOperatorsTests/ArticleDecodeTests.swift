import Decoding
import DecodingOperators
import FastJSON
import Testing

/// The models of the article: decoding on the model, with a result and as `JSONDecodable`.
@Suite struct ArticleDecodeTests {
    typealias User = ArticleTests.User

    static func decode(_ json: JSON) -> Result<User, JSONError> {
        let user =
            JSONObject(json) >>> { dict in
                User.create <^> dict["id"] >>> JSONInt <*> dict["name"] >>> JSONString
                    <*> dict["email"] >>> JSONString
            }
        return resultFromOptional(user, ArticleTests.noUser)  // custom error message
    }

    @Test("S1.21 S1.23 S1.24 S1.31 a user, or the error of one's own", arguments: documents)
    func decodeResult(text: String, user: User?) throws {
        let json = try JSONValue(parsing: text)
        let result = ArticleDecodeTests.decode(json)
        #expect(result == (user.map { .success($0) } ?? .failure(ArticleTests.noUser)))
        #expect(result.error?.description == (user == nil ? "no user" : nil))
        let bound = JSONValue.parse(text) >>> ArticleDecodeTests.decode
        #expect(bound == result)
    }

    static let documents = ArticleTests.documents

    @Test("S1.29 S2+.6 an optional becomes a result; the error is only made for nil")
    func fromOptional() {
        var made = 0
        func error() -> JSONError {
            made += 1
            return ArticleTests.noUser
        }
        let success: Result<Int, JSONError> = resultFromOptional(3, error())
        #expect(success == .success(3))
        #expect(made == 0)
        let none: Int? = nil
        #expect(resultFromOptional(none, error()) == .failure(ArticleTests.noUser))
        #expect(made == 1)
    }

    @Test("S1.33 a result of an error and a value: the error wins")
    func errorOrValue() {
        #expect(Result(nil, 3) == Result<Int, JSONError>.success(3))
        #expect(Result(ArticleTests.offline, 3) == .failure(ArticleTests.offline))
    }

    // MARK: JSONDecodable

    struct Person: JSONDecodable, Equatable {
        let id: Int
        let name: String
        let email: String?

        static func create(_ id: Int) -> (String) -> (String?) -> Person {
            { name in { email in Person(id: id, name: name, email: email) } }
        }

        static func decode(_ json: JSON) -> Person? {
            JSONObject(json) >>> { d in
                Person.create <^> d["id"] >>> JSONInt <*> d["name"] >>> JSONString
                    <*> pure(d["email"] >>> JSONString)
            }
        }
    }

    static let people: [(json: JSON, person: Person?)] = [
        (["id": 1, "name": "a", "email": "e"], Person(id: 1, name: "a", email: "e")),
        (["id": 1, "name": "a"], Person(id: 1, name: "a", email: nil)),
        (["id": 1, "name": "a", "email": nil], Person(id: 1, name: "a", email: nil)),
        (["id": 1, "name": "a", "email": 5], Person(id: 1, name: "a", email: nil)),
        (["id": 1, "email": "e"], nil),
        (["name": "a", "email": "e"], nil),
        ([1, "a", "e"], nil),
        (nil, nil),
    ]

    /// What the article's `decodeObject` does: the type is known from what is asked for.
    static func parse<A: JSONDecodable>(_ json: JSON) -> A? where A.DecodedType == A {
        A.decode(json)
    }

    @Test(
        "S1.36 S1.38 S1+.1 S1+.5 a user returns an optional; without an e-mail it is one too",
        arguments: people
    )
    func decodable(json: JSON, person: Person?) {
        #expect(Person.decode(json) == person)
        let inferred: Person? = ArticleDecodeTests.parse(json)
        #expect(inferred == person)
        let list: [Person]? = ArticleDecodeTests.parse([json, json])
        #expect(list == person.map { [$0, $0] })
    }

    @Test("S1+.2 S1+.3 one function and one operator for all types")
    func inference() {
        let json: JSON = ["id": 1, "name": "a", "ratio": 1.5, "ok": true, "list": [1, 2]]
        #expect(json <| "id" == 1)
        #expect(json <| "name" == "a")
        #expect(json <| "ratio" == 1.5)
        #expect(json <| "ok" == true)
        #expect(json <| "list" == [1, 2])
        #expect(json <| "id" as String? == nil)
        #expect(json <| "none" as Int? == nil)
        let id: Int? = json["id"] >>> ArticleDecodeTests.parse
        #expect(id == 1)
        let wrong: Int? = json["name"] >>> ArticleDecodeTests.parse
        #expect(wrong == nil)
        let person = curry(Person.init) <^> json <| "id" <*> json <| "name" <*> json <|? "email"
        #expect(person == Person(id: 1, name: "a", email: nil))
    }

    @Test("S1+.1 S2+.4 pure is a value as an optional and as a result")
    func pureValues() {
        let optional: Int? = pure(3)
        #expect(optional == 3)
        let result: Result<Int, JSONError> = pure(3)
        #expect(result == .success(3))
        let json: JSON = ["id": 1]
        let person = curry(Person.init) <^> json <| "id" <*> pure("nobody") <*> pure(nil)
        #expect(person == Person(id: 1, name: "nobody", email: nil))
    }
}
