import Decoding
import FastJSON
import TestSupport
import Testing

/// Names of members: spelled by a rule, with other names beside them.
@Suite struct KeyNamingTests {
    @Test(
        "Snake case",
        arguments: [
            ("", ""), ("a", "a"), ("name", "name"), ("oneTwoThree", "one_two_three"),
            ("myURLProperty", "my_url_property"), ("URL", "u_rl"), ("aURL", "a_url"),
            ("already_snake", "already_snake"), ("_private", "_private"), ("X", "x"),
            ("iPhone15Pro", "i_phone15_pro"), ("größeÜber", "größe_über"),
        ]
    )
    func snakeCase(_ name: String, _ key: String) throws {
        let parser = ParsePrint(keys: .snakeCase) { Field(name, Int.self) }
        try expectBothWays(parser, 1, "{\"\(key)\":1}")
    }

    @Test("For a whole parser")
    func wholeParser() throws {
        let parser = ParsePrint(.memberwise(Account.init), keys: .snakeCase) {
            Field(\.userName)
            OptionalField(\.lastLogin)
            OptionalField(\.isAdmin, default: false)
        }
        try expectBothWays(
            parser,
            Account(userName: "ada", lastLogin: 3, isAdmin: true),
            #"{"is_admin":true,"last_login":3,"user_name":"ada"}"#
        )
        try expectFailure(
            parser,
            #"{"userName":"ada"▸}"#,
            "Key \"user_name\" not present.",
            .missingKey
        )
        let loud = ParsePrint(.memberwise(Account.init), keys: .custom { $0.uppercased() }) {
            Field(\.userName)
            OptionalField(\.lastLogin)
            OptionalField(\.isAdmin, default: false)
        }
        try expectRead(
            loud,
            #"{"USERNAME":"b"}"#,
            Account(userName: "b", lastLogin: nil, isAdmin: false)
        )
    }

    @Test("With the parser of each value")
    func parsersOfValues() throws {
        let text = JSONString {
            "!"
            StringPiece.rest()
        }
        let parser = ParsePrint(.memberwise(Account.init), keys: .snakeCase) {
            Field(\.userName, aliases: ["n"]) { text }
            OptionalField(\.lastLogin) { JSONString { Int.parser() } }
            OptionalField(\.isAdmin, default: false) { JSONString { Bool.parser() } }
        }
        try expectBothWays(
            parser,
            Account(userName: "ada", lastLogin: 3, isAdmin: true),
            #"{"is_admin":"true","last_login":"3","user_name":"!ada"}"#
        )
        try expectRead(
            parser,
            #"{"n":"!b"}"#,
            Account(userName: "b", lastLogin: nil, isAdmin: false)
        )
    }

    @Test("Not for the fields of others, nor for a discriminator")
    func others() throws {
        let inner = ParsePrint { Field("innerKey", Int.self) }
        let outer = ParsePrint(keys: .snakeCase) {
            Field("outerKey", Int.self)
            inner
        }
        let value = try outer.decode(#"{"innerKey":1,"outer_key":2}"#)
        #expect(value == (2, 1))

        let shape = OneOf(discriminator: "shapeKind") {
            Case("circle", .case(Shape.circle), keys: .snakeCase) {
                Field("outerRadius", Double.self)
            }
            Case("square", .case(Shape.square)) { Field("sideLength", Double.self) }
        }
        try expectBothWays(
            shape,
            .circle(outerRadius: 1),
            #"{"outer_radius":1.0,"shapeKind":"circle"}"#
        )
        try expectBothWays(
            shape,
            .square(sideLength: 2),
            #"{"shapeKind":"square","sideLength":2.0}"#
        )
    }

    @Test("Aliases are read, and the key is written")
    func aliases() throws {
        let parser = ParsePrint(.memberwise(Account.init)) {
            Field("user", \.userName, aliases: ["user_name", "", "ünî\"\\"])
            OptionalField("last", \.lastLogin, aliases: ["last_login"])
            OptionalField("admin", \.isAdmin, default: false, aliases: ["is_admin"])
        }
        let account = Account(userName: "ada", lastLogin: 3, isAdmin: true)
        try expectBothWays(parser, account, #"{"admin":true,"last":3,"user":"ada"}"#)
        for name in ["user", "user_name", "", #"ünî\"\\"#, "user_n\\u0061me"] {
            try expectRead(
                parser,
                #"{"last_login":3,"\#(name)":"ada","is_admin":true,"userName":5}"#,
                account
            )
        }
        try expectFailure(
            parser,
            #"{"user_name":▸1}"#,
            "At \"user_name\":\nExpected a string, but found:\n1",
            .typeMismatch,
            ["user_name"]
        )
        try expectFailure(
            parser,
            #"{"username":1▸}"#,
            "Key \"user\" not present.",
            .missingKey
        )
    }

    @Test("A key and its alias are equal keys")
    func equalKeys() throws {
        let parser = ParsePrint {
            Field("a", aliases: ["b"]) { Int.jsonParser() }
        }
        let text = #"{"a":1,"b":2}"#
        for engine in JSONEngine.allCases {
            func decode(_ policy: JSONDuplicateKeys) throws -> Int {
                try parser.decode(
                    text,
                    options: JSONReadingOptions(engine: engine, duplicateKeys: policy)
                )
            }
            #expect(try decode(.last) == 2)
            #expect(try decode(.first) == 1)
            let error = try #require(throws: JSONError.self) { try decode(.reject) }
            #expect(error.code == .duplicateKey)
            #expect(error.offset == 7)
        }
    }

    @Test("Strict parsers know aliases")
    func strict() throws {
        let parser = ParsePrint(unknownKeys: .reject) {
            Field("a", aliases: ["b"]) { Int.jsonParser() }
        }
        try expectRead(parser, #"{"b":2}"#, 2)
        try expectFailure(
            parser,
            #"{"b":2,▸"c":1}"#,
            "Key \"c\" not known.",
            .unknownKey
        )
    }
}

private struct Account: Equatable {
    var userName: String
    var lastLogin: Int?
    var isAdmin: Bool
}

private enum Shape: Equatable {
    case circle(outerRadius: Double)
    case square(sideLength: Double)
}
