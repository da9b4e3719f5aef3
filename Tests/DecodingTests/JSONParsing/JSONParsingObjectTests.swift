import Decoding
import FastJSON
import Testing

/// `JSONObject` of the JSONParsing README, addresses as strings.
@Suite struct JSONParsingObjectTests {
    struct UserID: RawRepresentable, Hashable {
        var rawValue: String
    }

    @Test("S3.52 an object is read as a dictionary, both ways")
    func dictionary() throws {
        let objectJson: JSONValue = .object([
            "url1": "https://www.example.com/1",
            "url2": "https://www.example.com/2",
            "url3": "https://www.example.com/3",
        ])
        let expected = [
            "url1": "https://www.example.com/1",
            "url2": "https://www.example.com/2",
            "url3": "https://www.example.com/3",
        ]

        let dictionary = try JSONObject {
            String.jsonParser()
        }.parse(objectJson)
        #expect(dictionary == expected)
        #expect(
            try JSONObject {
                String.jsonParser()
            }.print(dictionary) == objectJson
        )
        try expectBothWays(
            JSONObject { String.jsonParser() },
            expected,
            #"{"url1":"https://www.example.com/1","url2":"https://www.example.com/2","#
                + #""url3":"https://www.example.com/3"}"#
        )
        try expectBothWays(JSONObject { String.jsonParser() }, [:], "{}")
    }

    @Test("S3.52 an array is no object")
    func noObject() throws {
        try expectFailure(
            JSONObject { String.jsonParser() },
            " ▸[]",
            """
            Expected an object, but found:
            []
            """,
            .typeMismatch
        )
    }

    @Test("S3.53 keys made of pieces")
    func parsedKeys() throws {
        let objectJson: JSONValue = [
            "key_1": "Steve Jobs",
            "key_2": "Tim Cook",
        ]

        let dictionary = try JSONObject {
            String.jsonParser()
        } keys: {
            "key_"
            Int.parser()
        }.parse(objectJson)
        #expect(dictionary == [1: "Steve Jobs", 2: "Tim Cook"])

        #expect(
            try JSONObject {
                String.jsonParser()
            } keys: {
                "key_"
                Int.parser()
            }.print(dictionary) == .object(["key_1": "Steve Jobs", "key_2": "Tim Cook"])
        )
        try expectBothWays(
            JSONObject {
                String.jsonParser()
            } keys: {
                "key_"
                Int.parser()
            },
            [1: "Steve Jobs", 2: "Tim Cook"],
            #"{"key_1":"Steve Jobs","key_2":"Tim Cook"}"#
        )
    }

    @Test("S3.54 converted keys")
    func convertedKeys() throws {
        let usersJson: JSONValue = .object([
            "abc": "user 1",
            "def": "user 2",
        ])
        let dictionary = try JSONObject(keys: .representing(UserID.self)) {
            String.jsonParser()
        }.parse(usersJson)
        #expect(
            dictionary == [UserID(rawValue: "abc"): "user 1", UserID(rawValue: "def"): "user 2"]
        )

        #expect(
            try JSONObject(keys: .representing(UserID.self)) {
                String.jsonParser()
            }.print(dictionary) == .object(["abc": "user 1", "def": "user 2"])
        )
        try expectBothWays(
            JSONObject(keys: .representing(UserID.self)) { String.jsonParser() },
            dictionary,
            #"{"abc":"user 1","def":"user 2"}"#
        )
    }

    @Test("S3.55 too few members")
    func count() throws {
        let emptyObjectJson: JSONValue = [:]
        let description = "Expected at least 1 key/value pair in object, but found 0."
        let error = #expect(throws: JSONError.self) {
            try JSONObject(1...) {
                String.jsonParser()
            }.parse(emptyObjectJson)
        }
        #expect(error?.description == description)
        try expectFailure(
            JSONObject(1...) { String.jsonParser() },
            " {\n▸}",
            description,
            .wrongCount
        )
    }

    @Test("S3.55 the forms of a range")
    func forms() throws {
        let found = #"{"a": 1, "b": 2, "c": 3▸}"#
        func message(_ expected: String) -> String {
            "Expected \(expected) in object, but found 3."
        }
        let number = Int.jsonParser()
        let atLeastFour = message("at least 4 key/value pairs")
        try expectFailure(JSONObject(4...) { number }, found, atLeastFour, .wrongCount)
        try expectFailure(
            JSONObject(...2) { number },
            found,
            message("0-2 key/value pairs"),
            .wrongCount
        )
        try expectFailure(
            JSONObject(4...6) { number },
            found,
            message("4-6 key/value pairs"),
            .wrongCount
        )
        try expectFailure(
            JSONObject(2) { number },
            found,
            message("2 key/value pairs"),
            .wrongCount
        )
        try expectFailure(JSONObject(1) { number }, found, message("1 key/value pair"), .wrongCount)
        try expectFailure(
            JSONObject(2, keys: .representing(UserID.self)) { number },
            found,
            message("2 key/value pairs"),
            .wrongCount
        )
        try expectFailure(
            JSONObject(2) {
                number
            } keys: {
                StringPiece.prefix(1)
            },
            found,
            message("2 key/value pairs"),
            .wrongCount
        )
        try expectRead(JSONObject(1...3) { number }, #"{"a": 1}"#, ["a": 1])
    }

    @Test("S3.56 too few members are not printed")
    func printingCount() {
        let emptyDictionary: [String: String] = [:]
        expectPrintFailure(
            JSONObject(1...) {
                String.jsonParser()
            },
            emptyDictionary,
            "An JSONObject parser requiring at least 1 key/value pair was given 0 to print."
        )
    }

    // MARK: S3+.2

    @Test("S3+.2 the forms of a range, when printing")
    func printingForms() {
        func message(_ expected: String) -> String {
            "An JSONObject parser requiring \(expected) was given 4 to print."
        }
        let four = ["a": 1, "b": 2, "c": 3, "d": 4]
        let number = Int.jsonParser()
        expectPrintFailure(JSONObject(5...) { number }, four, message("at least 5 key/value pairs"))
        expectPrintFailure(JSONObject(...3) { number }, four, message("0-3 key/value pairs"))
        expectPrintFailure(JSONObject(1...3) { number }, four, message("1-3 key/value pairs"))
        expectPrintFailure(JSONObject(5) { number }, four, message("5 key/value pairs"))
        expectPrintFailure(
            JSONArray { Field("a") { JSONObject(5) { number } } },
            [four],
            "At [index 0]/\"a\":\n" + message("5 key/value pairs"),
            [0, "a"]
        )
    }

    // MARK: S3+.3

    @Test("S3+.3 a value that fails is found by its key")
    func value() throws {
        try expectFailure(
            JSONObject { Int.jsonParser() },
            #"{"key1": 1, "key2": 2, "key3": ▸"3", "key4": 4}"#,
            """
            At "key3":
            Expected an integer number, but found:
            "3"
            """,
            .typeMismatch,
            ["key3"]
        )
    }

    @Test("S3+.3 a value that cannot be printed is found by its key")
    func printingValue() {
        expectPrintFailure(
            JSONObject { JSONObject(1...) { Int.jsonParser() } },
            ["key1": ["a": 1], "key2": [:]],
            """
            At "key2":
            An JSONObject parser requiring at least 1 key/value pair was given 0 to print.
            """,
            ["key2"]
        )
    }

    @Test("S3+.3 a key that fails is named")
    func key() throws {
        let parser = JSONObject {
            String.jsonParser()
        } keys: {
            "key_"
            Int.parser()
        }
        let report = """
            error: unexpected input
             --> input:1:5
            1 | key_x
              |     ^ expected integer
            """
        try expectFailure(
            parser,
            #"{"key_1": "b", ▸"key_x": "c"}"#,
            "Failed to parse key key_x:\n\(report)",
            .unexpectedText
        )
        try expectFailure(
            Field("a") { parser },
            #"{"a": {"key_1": "b", ▸"key_x": "c"}}"#,
            "At \"a\":\nFailed to parse key key_x:\n\(report)",
            .unexpectedText,
            ["a"]
        )
    }

    @Test("S3+.3 a key that cannot be printed is named")
    func printingKey() {
        expectPrintFailure(
            JSONObject {
                Int.jsonParser()
            } keys: {
                StringPiece.prefix(2)
            },
            ["abc": 1],
            """
            Printing failure for key abc:
            error: cannot print "abc": expected 2 characters
            """
        )
    }
}
