import Decoding
import FastJSON
import Testing

/// `Null` and `JSONBoolean` of the JSONParsing README.
@Suite struct JSONParsingScalarTests {
    // MARK: Null

    let nullJson: JSONValue = .null
    let nonNullJson: JSONValue = 5.0

    @Test("S3.22 null is read as nothing")
    func null() throws {
        try Null().parse(nullJson)
        let nothing: Void = try Null().parse(nullJson)
        #expect(nothing == ())
        try expectRead(Null(), " null ", (), by: ==)
    }

    @Test("S3.23 anything else is no null value")
    func noNull() throws {
        #expect(throws: JSONError.self) { try Null().parse(nonNullJson) }
        try expectFailure(
            Null(),
            "\n ▸5.0",
            """
            Expected a null value, but found:
            5.0
            """,
            .typeMismatch
        )
    }

    @Test("S3.24 null is printed")
    func printNull() throws {
        #expect(try Null().print(()) == .null)
        #expect(try Null().encodeString(()) == "null")
    }

    // MARK: JSONBoolean

    let booleanJson: JSONValue = false
    let nonBooleanJson: JSONValue = [
        "key1": 1,
        "key2": "hello",
    ]

    @Test("S3.25 booleans are read")
    func boolean() throws {
        #expect(try JSONBoolean().parse(booleanJson) == false)
        let boolean = try JSONBoolean().parse(booleanJson)
        #expect(!boolean)
        try expectRead(JSONBoolean(), "false", false)
        try expectRead(JSONBoolean(), "true", true)
    }

    @Test("S3.26 an object is no boolean, and is shown over several lines")
    func noBoolean() throws {
        let description = """
            Expected a boolean, but found:
            {
              "key1": 1,
              "key2": "hello"
            }
            """
        let error = #expect(throws: JSONError.self) { try JSONBoolean().parse(nonBooleanJson) }
        #expect(error?.description == description)
        try expectFailure(
            JSONBoolean(),
            #" ▸{"key1": 1, "key2": "hello"}"#,
            description,
            .typeMismatch
        )
    }

    @Test("S3.27 Bool.jsonParser() is the same")
    func staticBoolean() throws {
        #expect(try Bool.jsonParser().parse(booleanJson) == false)
        try expectRead(Bool.jsonParser(), "true", true)
        try expectFailure(
            Bool.jsonParser(),
            "▸0",
            """
            Expected a boolean, but found:
            0
            """,
            .typeMismatch
        )
        try expectFailure(
            Bool.jsonParser(),
            "▸null",
            """
            Expected a boolean, but found:
            null
            """,
            .unexpectedNull
        )
    }

    @Test("S3.28 booleans are printed")
    func printBoolean() throws {
        #expect(try Bool.jsonParser().print(true) == .boolean(true))
        try expectBothWays(Bool.jsonParser(), true, "true")
        try expectBothWays(Bool.jsonParser(), false, "false")
    }
}
