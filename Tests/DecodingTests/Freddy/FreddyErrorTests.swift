import DecodingClassics
import Testing

/// The errors of the Freddy README: their messages, codes and numbers.
@Suite struct FreddyErrorTests {
    // MARK: S0.11

    /// Texts that are not JSON, with what is wrong and where.
    static let unparsable: [(text: String, reason: String, code: JSONError.Code, place: [Int])] = [
        ("", "empty input: expected a JSON value", .emptyInput, [1, 1]),
        ("tru", "unexpected end of input: expected 'true'", .unexpectedEnd, [1, 4]),
        (
            "{\"a\": 1,\n}", "expected a key in double quotes, found '}'", .unexpectedCharacter,
            [2, 1]
        ),
        ("[1]\n\n x", "expected the end of the document, found 'x'", .trailingContent, [3, 2]),
        (
            "[\"é\", 01]", "invalid number: a number cannot start with 0 followed by a digit",
            .invalidNumber, [1, 8]
        ),
    ]

    @Test("S0.11 what could not be parsed says so, and why, and where", arguments: unparsable)
    func couldNotParse(_ text: String, reason: String, code: JSONError.Code, place: [Int]) throws {
        for engine in JSONEngine.allCases {
            let json = JSONValue.createJSONValueFrom(
                Array(text.utf8),
                options: JSONReadingOptions(engine: engine)
            )
            let error = try #require(json.error)
            #expect(error.message == "Could not parse `Data`. \(reason)")
            #expect(error.code == code)
            #expect([error.line, error.column] == place.map(Optional.some))
            let end = "`Data`. \(reason) (line \(place[0]), column \(place[1]))"
            #expect(error.description.hasSuffix("Could not parse \(end)"))
            let plain = JSONValue.parse(text, options: JSONReadingOptions(engine: engine))
            let other = try #require(plain.error)
            #expect(other.message == reason)
            #expect(other.accessCode == .couldNotParseJSON)
            #expect(other.offset == error.offset)
            #expect([other.line, other.column] == place.map(Optional.some))
        }
    }

    // MARK: S0.19-S0.24

    /// An access to a value, with its error.
    static let accesses: [(value: JSONValue, step: JSONValuePath.Step, error: SeenError)] = [
        (["people": []], "peopl", missing("peopl")),
        (["people": []], "People", missing("People")),
        ([:], "", missing("")),
        (["a": 1], "a ", missing("a ")),
        ("Matt", "name", unexpected("`\"Matt\"` is not subscriptable with `name`.")),
        (7, "name", unexpected("`7` is not subscriptable with `name`.")),
        (1.5, "name", unexpected("`1.5` is not subscriptable with `name`.")),
        (true, "name", unexpected("`true` is not subscriptable with `name`.")),
        (nil, "name", unexpected("`null` is not subscriptable with `name`.")),
        ([], "name", unexpected("`[]` is not subscriptable with `name`.")),
        ([1, 2], "0", unexpected("`[ 1, 2 ]` is not subscriptable with `0`.")),
        ([0, 1, 2, 3], 4, outside(4)),
        ([0, 1, 2, 3], 5, outside(5)),
        ([0, 1, 2, 3], JSONValuePath.Step.index(.max), outside(.max)),
        ([], 0, outside(0)),
        ([0, 1, 2, 3], JSONValuePath.Step.index(-1), outside(-1)),
        ([], JSONValuePath.Step.index(-1), outside(-1)),
        ([0, 1, 2, 3], JSONValuePath.Step.index(.min), outside(.min)),
        (["0": 1], 0, unexpected("`{ \"0\": 1 }` is not subscriptable with `0`.")),
        ([:], 0, unexpected("`{}` is not subscriptable with `0`.")),
        ("Matt", 0, unexpected("`\"Matt\"` is not subscriptable with `0`.")),
        (nil, 0, unexpected("`null` is not subscriptable with `0`.")),
        (
            false, JSONValuePath.Step.index(-3),
            unexpected("`false` is not subscriptable with `-3`.")
        ),
    ]

    private static func missing(_ key: String) -> SeenError {
        SeenError("`\(key)` is not a key within the JSON.", .missingKey, [])
    }

    private static func outside(_ index: Int) -> SeenError {
        SeenError("`\(index)` is out of bounds.", .indexOutOfBounds, [])
    }

    private static func unexpected(_ message: String) -> SeenError {
        SeenError(message, .unexpectedType, [])
    }

    @Test("S0.19 S0.20 S0.22 S0.23 S0.24 subscripts tell what is not there", arguments: accesses)
    func access(_ value: JSONValue, step: JSONValuePath.Step, error: SeenError) {
        let result: JSONValueResult
        let chained: JSONValueResult
        let optional: JSONValue?
        switch step {
        case .key(let key):
            (result, chained, optional) = (value[key], value.result[key], value[key])
        case .index(let index):
            (result, chained, optional) = (value[index], value.result[index], value[index])
        }
        #expect(Freddy.seen(result) == error)
        #expect(chained == result)
        #expect(optional == nil)
    }

    @Test("S0.21 every index within the range is a success")
    func indices() {
        let value: JSONValue = ["a", [1], nil]
        #expect((value[0] as JSONValueResult) == .success("a"))
        #expect((value[1] as JSONValueResult) == .success([1]))
        #expect((value[2] as JSONValueResult) == .success(nil))
    }

    // MARK: S0.28-S0.33

    /// One value of each kind, with its text in a message and the types to which it converts.
    static let kinds: [(value: JSONValue, text: String, types: Set<String>)] = [
        (nil, "null", []),
        (true, "true", ["Bool"]),
        (false, "false", ["Bool"]),
        (0, "0", ["Int", "Double", "Number"]),
        (1, "1", ["Int", "Double", "Number"]),
        (-5, "-5", ["Int", "Double", "Number"]),
        (.integer(.max), "9223372036854775807", ["Int", "Double", "Number"]),
        (1.5, "1.5", ["Double", "Number"]),
        ("", "\"\"", ["String"]),
        ("5", "\"5\"", ["String"]),
        ("true", "\"true\"", ["String"]),
        ([], "[]", ["Array"]),
        ([1, "x"], "[ 1, \"x\" ]", ["Array"]),
        ([:], "{}", ["Dictionary", "Object"]),
        (["a": nil], "{ \"a\": null }", ["Dictionary", "Object"]),
    ]

    @Test("S0.28 S0.29 S0.30 S0.31 S0.32 S0.33 properties convert or tell why", arguments: kinds)
    func conversions(_ value: JSONValue, text: String, types: Set<String>) {
        let json = value.result
        let outcomes: [(type: String, error: JSONError?)] = [
            ("Array", json.array.error), ("Dictionary", json.dictionary.error),
            ("Object", json.object.error), ("String", json.string.error), ("Bool", json.bool.error),
            ("Int", json.int.error), ("Double", json.double.error), ("Number", json.number.error),
        ]
        for (type, error) in outcomes {
            let expected = SeenError(
                "Unexpected type. `\(text)` is not convertible to `\(type)`.",
                value.isNull ? .unexpectedNull : .typeMismatch,
                []
            )
            let fits = types.contains(type)
            #expect(error.map { SeenError($0) } == (fits ? nil : expected), "\(type)")
            #expect(error.map(\.accessCode) == (fits ? nil : .typeNotConvertible))
        }
    }

    @Test("S0.28 S0.29 S0.30 S0.31 S0.33 what is converted")
    func converted() {
        let json = Freddy.value.result
        #expect(json["jobs"].array == .success(["teacher", "programmer", "judge"]))
        let states = json["states"].dictionary.map { $0.keys.sorted() }
        #expect(states == .success(["Georgia", "Wisconsin"]))
        #expect(json["people"][1]["name"].string == .success("Drew Mathias"))
        #expect(json["people"][2]["spouse"].bool == .success(false))
        #expect(json["people"][0]["age"].double == .success(32))
        #expect(json["people"][0]["age"].number.map { "\($0)" } == .success("32.0"))
        let twice = JSONValue.parse(
            #"{"a": 1, "a": 2}"#,
            options: JSONReadingOptions(duplicateKeys: .last)
        )
        #expect(twice.dictionary == .success(["a": 2]))
    }

    /// Numbers, with what `int` and `double` make of them.
    static let numbers: [(text: String, int: Int?, double: Double?)] = [
        ("0", 0, 0), ("-1", -1, -1), ("32", 32, 32),
        ("9223372036854775807", .max, 0x1p63),
        ("-9223372036854775808", .min, -0x1p63),
        ("9223372036854775808", nil, 0x1p63),
        ("-9223372036854775809", nil, -0x1p63),
        ("1.5", nil, 1.5), ("-0.5", nil, -0.5), ("1.0", nil, 1), ("1e2", nil, 100),
        ("1e300", nil, 1e300), ("1e400", nil, nil), ("-1e400", nil, nil),
        ("123456789012345678901234567890", nil, 0x1.8ee90ff6c373ep96),
    ]

    @Test("S0.32 S0.33 int is exact or a failure, and never a trap", arguments: numbers)
    func int(_ text: String, int: Int?, double: Double?) throws {
        for policy in [JSONNumberPolicy.standard, .lossless] {
            let options = JSONReadingOptions(numbers: policy)
            let json = JSONValue.parse("{\"age\": \(text)}", options: options)["age"]
            #expect(json.int.value == int)
            #expect(json.double.value == double)
            #expect(json.value?.int == int)
            #expect(json.value?.double == double)
            let shown = try #require(json.value?.number).description
            if policy == .lossless { #expect(shown == text) }
            if int == nil {
                #expect(
                    json.int.error?.message
                        == "Unexpected type. `\(shown)` is not convertible to `Int`."
                )
            }
            if double == nil {
                #expect(
                    json.double.error?.message
                        == "Unexpected type. `\(shown)` is not convertible to `Double`."
                )
            }
        }
    }
}
