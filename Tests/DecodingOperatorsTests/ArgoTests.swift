import Decoding
import DecodingOperators
import FastJSON
import Testing

/// The examples of Argo's README.
@Suite struct ArgoTests {
    enum RoleType: String {
        case admin = "Admin"
        case user = "User"
    }

    struct User: Equatable {
        let id: Int
        let name: String
        let email: String?
        let role: RoleType
        let companyName: String
        let friends: [User]
    }

    static let text = """
        {
          "id": 1, "name": "Michael", "email": "m@b.com", "role": "Admin",
          "company": {"name": "Bluth"},
          "friends": [
            {
              "id": 2, "name": "Gob", "role": "User", "company": {"name": "Sitwell"},
              "friends": [
                {"id": 3, "name": "Franklin", "email": null, "role": "User",
                 "company": {"name": "Gob"}, "friends": []}
              ]
            }
          ]
        }
        """

    static let franklin = User(
        id: 3,
        name: "Franklin",
        email: nil,
        role: .user,
        companyName: "Gob",
        friends: []
    )
    static let gob = User(
        id: 2,
        name: "Gob",
        email: nil,
        role: .user,
        companyName: "Sitwell",
        friends: [franklin]
    )
    static let michael = User(
        id: 1,
        name: "Michael",
        email: "m@b.com",
        role: .admin,
        companyName: "Bluth",
        friends: [gob]
    )

    @Test("S2.3 S2.6 S2.7 S2.15 S2.17 S2.19 S2.21 S2.23 a user with friends of friends")
    func tldr() throws {
        let value = try JSON(parsing: ArgoTests.text)
        let user: User? = User.decode(value)
        #expect(user == ArgoTests.michael)
    }

    /// Changes to the user with whether there still is one.
    static let changes: [(key: String, value: JSON?, isUser: Bool)] = [
        ("id", nil, false), ("id", "1", false), ("id", 1.5, false), ("id", .null, false),
        ("name", nil, false), ("name", 1, false), ("name", "", true),
        ("email", nil, true), ("email", .null, true), ("email", 1, true), ("email", [], true),
        ("role", nil, false), ("role", "admin", false), ("role", 1, false), ("role", "User", true),
        ("company", nil, false), ("company", "Bluth", false), ("company", [:], false),
        ("company", ["name": 1], false), ("company", ["name": ["name": ""]], false),
        ("company", ["name": ""], true), ("company", ["x": 1, "name": "y"], true),
        ("friends", nil, false), ("friends", .null, false), ("friends", [:], false),
        ("friends", [1], false), ("friends", [[:]], false), ("friends", [], true),
    ]

    @Test("S2.12 S2.13 S2.14 S2.18 one wrong argument, and there is no user", arguments: changes)
    func oneWrong(key: String, value: JSON?, isUser: Bool) throws {
        for depth in 0...2 {
            let json = try JSON(parsing: ArgoTests.text).changing(key, value, depth: depth)
            let user = User.decode(json)
            #expect((user != nil) == isUser, "\(depth)")
            let friends: [User]? = json <|| "friends"
            #expect(friends == user?.friends || depth == 0)
        }
    }

    @Test("S2.4 S2.16 S2+.9 a role is one of two strings")
    func role() {
        let rows: [(json: JSON, role: RoleType?)] = [
            ("Admin", .admin), ("User", .user), ("admin", nil), ("", nil), (1, nil), (.null, nil),
            (["Admin"], nil),
        ]
        for (json, role) in rows {
            #expect(RoleType.decode(json) == role)
            #expect(Plain.decode(json)?.rawValue == role?.rawValue)
        }
    }

    /// Decodes by its raw value.
    enum Plain: String, JSONDecodable {
        case admin = "Admin"
        case user = "User"
    }

    // MARK: Ideology

    struct Simple: Equatable {
        let id: Int
        let name: String

        static func create(_ id: Int) -> (String) -> Simple {
            { name in Simple(id: id, name: name) }
        }

        static func decode(_ j: JSON) -> Simple? {
            Simple.create
                <^> j <| "id"
                <*> j <| "name"
        }

        /// The same function without operators.
        static func decode(without j: JSONDictionary) -> Simple? {
            if let id = j["id"]?.int {
                if let name = j["name"]?.string {
                    return Simple(id: id, name: name)
                }
            }
            return .none
        }
    }

    @Test("S2.13 S2.24 S2.25 a user only where all parameters are satisfied")
    func ideology() throws {
        let rows: [(text: String, user: Simple?)] = [
            (#"{"user": {"id": "this isn't a number", "name": "Gob Bluth"}}"#, nil),
            (#"{"user": {"id": 1, "name": "Gob Bluth"}}"#, Simple(id: 1, name: "Gob Bluth")),
            (#"{"user": {"id": 1}}"#, nil), (#"{"user": {}}"#, nil), (#"{"user": 1}"#, nil),
            (#"{"user": {"id": null, "name": null}}"#, nil),
        ]
        for (text, user) in rows {
            let json = try JSON(parsing: text)
            #expect(json["user"] >>> Simple.decode == user)
            #expect(json["user"] >>> JSONObject >>> Simple.decode(without:) == user)
        }
    }

    @Test("S2.22 map and apply in words, without an operator")
    func words() {
        let json: JSON = ["id": 1, "name": "Gob", "size": 2.5]
        let user = apply(
            map(Simple.create, json["id"].flatMap(Int.decode)),
            json["name"].flatMap(String.decode)
        )
        #expect(user == Simple(id: 1, name: "Gob"))
        let none = apply(
            map(Simple.create, json["name"].flatMap(Int.decode)),
            json["name"].flatMap(String.decode)
        )
        #expect(none == nil)
        #expect(map({ (id: Int) in id + 1 }, json["id"].flatMap(Int.decode)) == 2)
        let result = apply(
            map(Simple.create, json["id"].result.flatMap(Int.createWithJSONValue)),
            json["name"].result.flatMap(String.createWithJSONValue)
        )
        #expect(result == .success(Simple(id: 1, name: "Gob")))
        let failure = apply(
            map(Simple.create, json["name"].result.flatMap(Int.createWithJSONValue)),
            json["size"].result.flatMap(String.createWithJSONValue)
        )
        #expect(
            failure.error?.errors.map(\.description) == [
                "Unexpected type. `\"Gob\"` is not convertible to `Int`.",
                "Unexpected type. `2.5` is not convertible to `String`.",
            ]
        )
    }
}

extension ArgoTests.RoleType: JSONDecodable {
    static func decode(_ j: JSON) -> ArgoTests.RoleType? {
        switch j {
        case .string(let s): ArgoTests.RoleType(rawValue: s)
        default: .none
        }
    }
}

extension ArgoTests.User: JSONDecodable {
    static func decode(_ j: JSON) -> ArgoTests.User? {
        curry(ArgoTests.User.init)
            <^> j <| "id"
            <*> j <| "name"
            <*> j <|? "email"  // Use ? for parsing optional values
            <*> j <| "role"  // Custom types that also conform to JSONDecodable just work
            <*> j <| ["company", "name"]  // Parse nested objects
            <*> j <|| "friends"  // parse arrays of objects
    }
}

extension Optional<JSON> {
    /// The value, or a failure.
    fileprivate var result: JSONValueResult {
        resultFromOptional(self, JSONError(code: .missingKey, message: "nothing"))
    }
}

extension JSON {
    /// The value with another member, this many friends away; without it for nil.
    fileprivate func changing(_ key: String, _ value: JSON?, depth: Int) -> JSON {
        let members = (dictionary ?? [:]).map { member -> (String, JSON) in
            guard depth > 0, member.key == "friends" else { return (member.key, member.value) }
            let friends = member.value.array ?? []
            return (member.key, .array(friends.map { $0.changing(key, value, depth: depth - 1) }))
        }
        if depth > 0 { return .object(Object(members)) }
        let others = members.filter { $0.0 != key }
        return .object(Object(others + (value.map { [(key, $0)] } ?? [])))
    }
}
