import DecodingClassics
import Testing

/// The numbers of Freddy's errors, and that messages stay short.
@Suite struct FreddyCodeTests {
    @Test("S0.50 the numbers of the codes")
    func rawValues() {
        #expect(JSONAccessErrorCode.indexOutOfBounds.rawValue == 0)
        #expect(JSONAccessErrorCode.keyNotFound.rawValue == 1)
        #expect(JSONAccessErrorCode.unexpectedType.rawValue == 2)
        #expect(JSONAccessErrorCode.typeNotConvertible.rawValue == 3)
        #expect(JSONAccessErrorCode.couldNotParseJSON.rawValue == 4)
        #expect(JSONAccessErrorCode(rawValue: 5) == nil)
        #expect(JSONAccessErrorCode(rawValue: -1) == nil)
    }

    /// Failures of looking into a document, with their numbers.
    static let failures: [(text: String, access: JSONAccessErrorCode?)] = [
        (#"{"people":[{"name":"Matt"}]}"#, nil),
        (#"{"people":[]}"#, .indexOutOfBounds),
        (#"{}"#, .keyNotFound),
        (#"{"people":[{}]}"#, .keyNotFound),
        (#"[]"#, .unexpectedType),
        (#"{"people":{}}"#, .unexpectedType),
        (#"{"people":[[]]}"#, .unexpectedType),
        (#"{"people":null}"#, .unexpectedType),
        (#"{"people":[{"name":1}]}"#, .typeNotConvertible),
        (#"{"people":[{"name":null}]}"#, .typeNotConvertible),
        (#"{"people":[{"name":["Matt"]}]}"#, .typeNotConvertible),
        (#"{"people":[{"name":"Matt"}]"#, .couldNotParseJSON),
        (#"{"people":[{"name":Matt}]}"#, .couldNotParseJSON),
        ("", .couldNotParseJSON),
        ("\u{FEFF}", .couldNotParseJSON),
        (String(repeating: "[", count: 600), .couldNotParseJSON),
    ]

    @Test("S0.50 each failure has its number, in chains and along paths", arguments: failures)
    func numbers(_ text: String, access: JSONAccessErrorCode?) {
        for engine in JSONEngine.allCases {
            let json = JSONValue.parse(text, options: JSONReadingOptions(engine: engine))
            #expect(json["people"][0]["name"].string.error?.accessCode == access)
            let alongPath = json.bind { value in
                Result { () throws(JSONError) in try value.string(at: "people", 0, "name") }
            }
            #expect(alongPath.error?.accessCode == access)
        }
    }

    @Test("S0.50 the errors of parsers have a number too")
    func parsers() {
        let parser = Field("people") { JSONArray { Field("name") { String.jsonParser() } } }
        func code(_ text: String) -> JSONAccessErrorCode? {
            parser.result(from: text).error?.accessCode
        }
        #expect(code(#"{"people":[{"name":"Matt"}]}"#) == nil)
        #expect(code(#"{"people":[{}]}"#) == .keyNotFound)
        #expect(code(#"{"people":[{"name":1}]}"#) == .typeNotConvertible)
        #expect(code(#"{"people":[{"name":null}]}"#) == .typeNotConvertible)
        #expect(code(#"{"people":[{"name""#) == .couldNotParseJSON)
    }

    @Test("S0.50 what is no failure of reading is none of parsing")
    func otherCodes() {
        let rows: [(access: JSONAccessErrorCode, codes: [JSONError.Code])] = [
            (
                .couldNotParseJSON,
                [
                    .inputFailed, .cancelled, .unsupportedEncoding, .keyTooLong,
                    JSONError.Code("requestFailed"), JSONError.Code("unexpectedStatus"),
                ]
            ),
            (
                .typeNotConvertible,
                [
                    .duplicateKey, .conversionFailed, .noAlternative, .wrongCount, .unknownKey,
                    .severalErrors, JSONError.Code("mine"),
                ]
            ),
        ]
        for (access, codes) in rows {
            for code in codes {
                #expect(JSONError(code: code, message: "").accessCode == access, "\(code)")
            }
        }
    }

    /// Keys with what messages show of them.
    static let keys: [(key: String, shown: String)] = [
        ("first name", "first name"), ("é\"\\", "é\"\\"), ("", ""),
        (String(repeating: "k", count: 1_000), String(repeating: "k", count: 1_000)),
        ("a\nb", "\"a\\nb\""), ("\u{1B}[2J", "\"\\u{1B}[2J\""), ("\u{202E}", "\"\\u{202E}\""),
        (String(repeating: "k", count: 100_000), "\"\(String(repeating: "k", count: 60))…\""),
    ]

    @Test("S0.19 S0.20 keys cannot harm a terminal, and long ones are cut", arguments: keys)
    func keysInMessages(key: String, shown: String) {
        let object = JSONValue.object([:]).result[key].error
        #expect(object?.message == "`\(shown)` is not a key within the JSON.")
        #expect(object?.path == [] && object?.key == key)
        let number = JSONValue.integer(1).result[key].error
        #expect(number?.message == "`1` is not subscriptable with `\(shown)`.")
    }

    /// Large values, with the start of what a message shows.
    ///
    /// Made each time: LeakSanitizer does not find what a global holds by a pointer with a tag.
    static var large: [(name: String, value: JSONValue, shown: String)] {
        [
            (
                "a string", .string(String(repeating: "x", count: 100_000)),
                "`\"\(String(repeating: "x", count: 60))...(+99940 more chars)\"` is not "
            ),
            (
                "an array", .array(Array(repeating: 1, count: 100_000)),
                "`[ 1, 1, 1, ...(+99997 more) ]` is not "
            ),
            (
                "an object",
                .object(JSONValue.Object((0..<1_000).map { ("key\($0)", JSONValue.integer($0)) })),
                "`{"
            ),
            (
                "a nest",
                (0..<300).reduce(JSONValue.array([])) { nest, _ in [nest] },
                "`[ [ [...] ] ]` is"
            ),
            ("keys", .object([String(repeating: "k", count: 100_000): 1]), "`{"),
        ]
    }

    @Test("S0.20 S0.24 S0.28 messages show large values in part", arguments: large.indices)
    func bounded(_ index: Int) throws {
        let (name, value, shown) = Self.large[index]
        let json = value.result
        let errors = [
            json.bool.error, json.int.error, json.double.error, json.number.error,
            name == "a string" ? json.array.error : json.string.error,
            value.array == nil ? json[0].error : json["a"].error,
            value.object == nil ? json["a"].error : json[-1].error,
            JSONValue.array([value]).result[0].bool.error,
        ]
        for error in errors {
            let message = try #require(error).message
            #expect(message.utf8.count < 500, "\(name)")
            #expect(message.contains(shown), "\(name)")
        }
    }

    @Test("S0.28 a long number is shown in part")
    func longNumber() throws {
        let digits = String(repeating: "7", count: 4_000)
        let json = JSONValue.parse(digits)
        let error = try #require(json.int.error)
        #expect(error.message.utf8.count < 200)
        #expect(error.message.hasPrefix("Unexpected type. `7777"))
        #expect(error.code == .typeMismatch)
    }
}
