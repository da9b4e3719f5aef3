import Decoding
import FastJSON
import Testing

/// `Field` of the JSONParsing README.
@Suite struct JSONParsingFieldTests {
    struct Person: Equatable {
        let firstName: String
        let lastName: String
        let age: Int
    }

    let personJson: JSONValue = [
        "first_name": "Steve",
        "last_name": "Jobs",
        "age": 56,
    ]
    let personJsonWithoutFirstName: JSONValue = [
        "last_name": "Cook",
        "age": 62,
    ]

    @Test("S3.57 one member is read")
    func parse() throws {
        #expect(
            try Field("first_name") {
                String.jsonParser()
            }.parse(personJson) == "Steve"
        )
        let age = try Field("age") { Int.jsonParser() }.parse(personJson)
        #expect(age == 56)
        try expectRead(
            Field("first_name") { String.jsonParser() },
            #"{"last_name": ["Jobs"], "first_name": "Steve", "age": 56}"#,
            "Steve"
        )
    }

    @Test("S3.57 fields lead into fields")
    func nested() throws {
        let value: JSONValue = [
            "first_name": "Steve",
            "contact_info": ["email": "steve@apple.com", "phone_number": "00000"],
        ]
        let email = try Field("contact_info") {
            Field("email") {
                String.jsonParser()
            }
        }.parse(value)
        #expect(email == "steve@apple.com")
        try expectBothWays(
            Field("contact_info") { Field("email") { String.jsonParser() } },
            "a@b",
            #"{"contact_info":{"email":"a@b"}}"#
        )
    }

    @Test("S3.58 one member is printed")
    func printing() throws {
        #expect(
            try Field("first_name") {
                String.jsonParser()
            }.print("Steve") == .object(["first_name": "Steve"])
        )
        try expectBothWays(
            Field("first_name") { String.jsonParser() },
            "Steve",
            #"{"first_name":"Steve"}"#
        )
    }

    @Test("S3.59 a member of a wrong type is found by its key")
    func wrongType() throws {
        let description = """
            At "first_name":
            Expected an integer number, but found:
            "Steve"
            """
        let error = #expect(throws: JSONError.self) {
            try Field("first_name") {
                Int.jsonParser()
            }.parse(personJson)
        }
        #expect(error?.description == description)
        try expectFailure(
            Field("first_name") { Int.jsonParser() },
            "{\n  \"last_name\": \"Jobs\",\n  \"first_name\": ▸\"Steve\"\n}",
            description,
            .typeMismatch,
            ["first_name"]
        )
    }

    @Test("S3.60 a member that is not there")
    func missing() throws {
        let description = #"Key "first_name" not present."#
        let error = #expect(throws: JSONError.self) {
            try Field("first_name") {
                String.jsonParser()
            }.parse(personJsonWithoutFirstName)
        }
        #expect(error?.description == description)
        try expectFailure(
            Field("first_name") { String.jsonParser() },
            "{\n  \"last_name\": \"Cook\",\n  \"age\": 62\n▸}",
            description,
            .missingKey
        )
        try expectFailure(
            JSONArray { Field("a") { Field("first_name") { String.jsonParser() } } },
            #"[{"a": {"first_name": ""}}, {"a": {▸}}]"#,
            "At [index 1]/\"a\":\n" + description,
            .missingKey,
            [1, "a"]
        )
    }

    @Test("S3.60 what is no object has no members")
    func noObject() throws {
        try expectFailure(
            Field("last_name") { String.jsonParser() },
            " ▸5",
            """
            Expected an object (containing the key "last_name"), but found:
            5
            """,
            .typeMismatch
        )
    }

    @Test("S3.61 fields together make a person, both ways")
    func person() throws {
        let person = try Person.jsonParser.parse(personJson)
        #expect("\(person)" == #"Person(firstName: "Steve", lastName: "Jobs", age: 56)"#)
        #expect(
            try Person.jsonParser.print(person)
                == .object(["first_name": "Steve", "last_name": "Jobs", "age": 56])
        )
        try expectBothWays(
            Person.jsonParser,
            person,
            #"{"age":56,"first_name":"Steve","last_name":"Jobs"}"#
        )
        try expectFailure(
            Person.jsonParser,
            #"{"last_name": "Cook", "age": 62▸}"#,
            #"Key "first_name" not present."#,
            .missingKey
        )
    }

    // MARK: S3+.7

    /// There is no `Field("key", allowNull:)`; these say the same.
    @Test("S3+.7 a member that must be there, and whose value does not matter")
    func presence() throws {
        let notNull = Field("key") { JSONNot { Null() } }
        let any = Field("key") { Always(()) }
        for text in ["1", "{}", "[null]", #""""#] {
            try notNull.decode(#"{"a": 1, "key": \#(text)}"#)
            try expectRead(notNull, #"{"a": 1, "key": \#(text)}"#, (), by: ==)
            try expectRead(any, #"{"a": 1, "key": \#(text)}"#, (), by: ==)
        }
        try expectRead(any, #"{"key": null}"#, (), by: ==)
        try expectRead(Field("key") { Null() }, #"{"key": null}"#, (), by: ==)
        try expectFailure(
            notNull,
            #"{"key": ▸null}"#,
            """
            At "key":
            Expected another value, but found:
            null
            """,
            .unexpectedNull,
            ["key"]
        )
        for parser in [notNull.map { 0 }, any.map { 0 }] as [any JSONParser<Int>] {
            let error = #expect(throws: JSONError.self) { try parser.decode("{}") }
            #expect(error?.description == #"Key "key" not present."#)
        }
    }

    @Test("S3+.7 a member that only has to be there makes no value beside others")
    func presenceAmongOthers() throws {
        let parser = Parse(Person.init) {
            Field("first_name") { String.jsonParser() }
            Field("id") { JSONNot { Null() } }
            Field("last_name") { String.jsonParser() }
            Field("age") { Int.jsonParser() }
        }
        try expectRead(
            parser,
            #"{"age": 1, "id": [], "first_name": "A", "last_name": "B"}"#,
            Person(firstName: "A", lastName: "B", age: 1)
        )
        try expectFailure(
            parser,
            #"{"age": 1, "first_name": "A", "last_name": "B"▸}"#,
            #"Key "id" not present."#,
            .missingKey
        )
    }
}

extension JSONParsingFieldTests.Person {
    static var jsonParser: some JSONParserPrinter<Self> {
        ParsePrint(.memberwise(Self.init)) {
            Field("first_name") { String.jsonParser() }
            Field("last_name") { String.jsonParser() }
            Field("age") { Int.jsonParser() }
        }
    }
}
