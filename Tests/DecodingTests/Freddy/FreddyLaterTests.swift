import DecodingClassics
import Testing

/// What Freddy had beyond its first README.
@Suite struct FreddyLaterTests {
    @Test("S0.33 S0+.1 number, as the nearest Double")
    func number() {
        let json = JSONValue.parse("[1, 1.5, -0, 123456789012345678901234567890, \"1\", null]")
        #expect(json[0].number == .success(1))
        #expect(json[1].number == .success(1.5))
        #expect(json[2].number == .success(0))
        #expect(json[3].number == .success(1.2345678901234568e29))
        #expect(json[4].number.error?.message.hasSuffix("is not convertible to `Number`.") == true)
        #expect(json[5].number.error?.code == .unexpectedNull)
    }

    @Test("S0+.3 splitResult makes what it can, and tells what it cannot")
    func splitting() {
        let json = JSONValue.parse(
            """
            {"people": [
              {"name": "Matt", "age": 32, "spouse": true}, 7,
              {"name": "Ringo", "age": 25, "spouse": false}, {}
            ], "nobody": []}
            """
        )
        let make = Freddy.Person.createWithJSONValue
        let (people, errors) = splitResult(json["people"].array, make)
        #expect(people.map(\.name) == ["Matt", "Ringo"])
        #expect(errors.map(\.accessCode) == [.unexpectedType, .keyNotFound])
        let nobody = splitResult(json["nobody"].array, make)
        #expect(nobody.successes.isEmpty && nobody.failures.isEmpty)
        let none = splitResult(json["peopl"].array, make)
        #expect(none.successes.isEmpty)
        #expect(none.failures.map(\.message) == ["`peopl` is not a key within the JSON."])
    }

    @Test("S0+.4 a key with null is there, and is null", arguments: JSONEngine.allCases)
    func null(_ engine: JSONEngine) {
        let options = JSONReadingOptions(engine: engine)
        let json = JSONValue.parse(#"{"success": true, "key": null}"#, options: options)
        #expect(json["key"] == .success(.null))
        #expect(json["key"].value?.isNull == true)
        #expect(json["key"].string.error?.accessCode == .typeNotConvertible)
        #expect(json["keys"].error?.accessCode == .keyNotFound)
    }

    @Test("S0+.6 equality: objects in any order; 1 and 1.0 differ, but not as doubles")
    func equality() {
        #expect(JSONValue.parse(#"{"a":1,"b":[2]}"#) == JSONValue.parse(#"{"b":[2],"a":1}"#))
        #expect(JSONValue.parse("[1,2]") != JSONValue.parse("[2,1]"))
        #expect(JSONValue.integer(1) != .float(1))
        #expect(JSONValue.integer(1).double == JSONValue.float(1).double)
    }

    @Test("S0+.7 the description is JSON")
    func description() {
        let json = JSONValue.parse(#" { "b" : [ 1 , 2.5 , "x\n" ] , "a" : null , "c": true } "#)
        #expect(json.map { "\($0)" } == .success(#"{"b":[1,2.5,"x\n"],"a":null,"c":true}"#))
    }

    @Test("S0+.8 the later errors have codes, and tell index, key and type")
    func errors() throws {
        let json = Freddy.value
        func check(
            _ code: JSONError.Code,
            _ message: String,
            _ read: () throws(JSONError) -> Void
        ) {
            let error = #expect(throws: JSONError.self, performing: read)
            #expect(error?.code == code)
            #expect(error?.message == message)
        }
        check(.indexOutOfBounds, "`3` is out of bounds.") { () throws(JSONError) in
            _ = try json.value(at: "people", 3)
        }
        check(.missingKey, "`nam` is not a key within the JSON.") { () throws(JSONError) in
            _ = try json.value(at: "people", 0, "nam")
        }
        check(.unexpectedType, "`true` is not subscriptable with `name`.") { () throws(JSONError) in
            _ = try json.value(at: "success", "name")
        }
        check(.typeMismatch, "Unexpected type. `true` is not convertible to `Int`.") {
            () throws(JSONError) in _ = try json.int(at: "success")
        }
        check(.unwritableValue, "the number nan has no JSON form") { () throws(JSONError) in
            _ = try JSONValue.float(.nan).jsonString()
        }
    }

    @Test("S0+.9 types are made of values, without coercions")
    func decodables() {
        #expect(Int.decode(7) == 7)
        #expect(Double.decode(7) == 7)
        #expect(Double.decode(1.5) == 1.5)
        #expect(String.decode("x") == "x")
        #expect(Bool.decode(true) == true)
        #expect(PathTests.Job.createWithJSONValue("judge") == .success(.judge))
        #expect(PathTests.Job.createWithJSONValue("baker").error?.code == .typeMismatch)
        #expect(Int.decode("7") == nil)
        #expect(Int.decode(1.0) == nil)
        #expect(Double.decode("1.5") == nil)
        #expect(String.decode(7) == nil)
        #expect(String.decode(true) == nil)
        #expect(Bool.decode(1) == nil)
        #expect(Bool.decode("true") == nil)
        #expect(Int.decode(true) == nil)
    }

    @Test("S0+.11 literals and collections make values")
    func literals() {
        let people = ["Matt": 32, "Drew": 33]
        let pairs = people.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.integer($0.value)) }
        #expect(.object(JSONValue.Object(pairs)) == ["Drew": 33, "Matt": 32] as JSONValue)
        #expect(.array([1, 2].map(JSONValue.integer)) == [1, 2] as JSONValue)
        #expect(
            [nil, true, 1, 1.5, "x", [], [:]] as JSONValue
                == .array([
                    .null, .boolean(true), .integer(1), .float(1.5), .string("x"), .array([]),
                    .object([:]),
                ])
        )
    }

    @Test("S0+.17 optional subscripts")
    func optionalSubscripts() {
        let json = Freddy.value
        #expect(json["people"]?[0]?["name"]?.string == "Matt Mathias")
        #expect(json["states"]?["Georgia"]?[2]?.int == 30303)
        #expect(json["people"]?[3]?["name"] == nil)
        #expect(json["people"]?[-1] == nil)
        #expect(json["peopl"]?[0] == nil)
        #expect(json["success"]?["x"] == nil)
        #expect(json["success"]?[0] == nil)
    }

    // MARK: The parser

    @Test("S0+.18 nesting up to 512, and numbers of any size", arguments: JSONEngine.allCases)
    func parser(_ engine: JSONEngine) {
        let options = JSONReadingOptions(engine: engine)
        func nest(_ levels: Int) -> String {
            String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        }
        #expect(JSONValue.parse(nest(512), options: options).error == nil)
        let error = JSONValue.parse(nest(513), options: options).error
        #expect(error?.code == .depthExceeded)
        #expect(error?.offset == 512)
        for text in ["9223372036854775808", "-9223372036854775809", "1e400", "-1e400"] {
            let json = JSONValue.parse(text, options: options)
            #expect(json.value?.number?.text == text)
            #expect(json.int.value == nil)
        }
    }

    /// Texts with the errors that Freddy's parser had for them, and where.
    static let failures: [(text: String, code: JSONError.Code, offset: Int)] = [
        ("[1, 2", .unexpectedEnd, 5),
        ("{} x", .trailingContent, 3),
        (String(repeating: "[", count: 513), .depthExceeded, 512),
        ("[x]", .unexpectedCharacter, 1),
        (#"["\u12G4"]"#, .invalidEscape, 2),
        (#"["\q"]"#, .invalidEscape, 2),
        ("[nul1]", .invalidLiteral, 4),
        ("[trub]", .invalidLiteral, 4),
        ("[falsy]", .invalidLiteral, 5),
        ("[1 2]", .unexpectedCharacter, 3),
        (#"{"a":1 "b":2}"#, .unexpectedCharacter, 7),
        (#"{"a" 1}"#, .unexpectedCharacter, 5),
        ("{1: 2}", .unexpectedCharacter, 1),
        ("[1.]", .invalidNumber, 3),
        ("[-]", .invalidNumber, 2),
    ]

    @Test("S0+.19 the errors of the parser have byte offsets", arguments: failures)
    func parserErrors(_ text: String, code: JSONError.Code, offset: Int) throws {
        for engine in JSONEngine.allCases {
            let options = JSONReadingOptions(engine: engine)
            let error = try #require(JSONValue.parse(text, options: options).error)
            #expect(error.code == code)
            #expect(error.offset == offset)
            #expect(error.accessCode == .couldNotParseJSON)
        }
    }

    /// Two starts of documents in each encoding that is not UTF-8: with a mark, and without.
    static let encodings: [(name: String, bytes: [[UInt8]])] = [
        ("UTF-16LE", [[0xFF, 0xFE, 0x5B, 0, 0x5D, 0], [0x5B, 0, 0x5D, 0]]),
        ("UTF-16BE", [[0xFE, 0xFF, 0, 0x5B, 0, 0x5D], [0, 0x5B, 0, 0x5D]]),
        ("UTF-32LE", [[0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0], [0x5B, 0, 0, 0, 0x5D, 0, 0, 0]]),
        ("UTF-32BE", [[0, 0, 0xFE, 0xFF, 0, 0, 0, 0x5B], [0, 0, 0, 0x5B, 0, 0, 0, 0x5D]]),
    ]

    @Test("S0+.20 other encodings are recognised, and only UTF-8 is read", arguments: Road.few)
    func encodings(_ road: Road) {
        for (name, documents) in Self.encodings {
            for bytes in documents {
                let error = road.result(of: JSONValue.jsonParser(), bytes).error
                #expect(error?.code == .unsupportedEncoding)
                #expect(error?.message == "the input is \(name); JSON must be UTF-8")
                #expect(error?.offset == 0)
            }
        }
        let marked = road.result(of: JSONValue.jsonParser(), [0xEF, 0xBB, 0xBF, 0x5B, 0x5D])
        #expect(marked == .success([]))
    }

    @Test("S0+.21 values are written, as bytes and as text")
    func serialize() throws {
        let value: JSONValue = ["name": "Matt", "spouse": nil, "zips": [30301, 1.5, true]]
        let text = #"{"name":"Matt","spouse":null,"zips":[30301,1.5,true]}"#
        #expect(try value.jsonString() == text)
        #expect(try value.jsonBytes() == Array(text.utf8))
        // Nil is left out by fields that are optional.
        let fields = ParsePrint {
            Field("name") { String.jsonParser() }
            OptionalField("spouse") { String.jsonParser() }
        }
        #expect(try fields.encodeString(("Matt", nil)) == #"{"name":"Matt"}"#)
    }
}
