import Decoding
import FastJSON
import TestSupport
import Testing

/// Members that no field names, collected and written again.
@Suite struct UnknownMembersTests {
    @Test(
        "Come back where they were, by the order of keys",
        arguments: [
            (#"{"id":1,"name":"n"}"#, [:]),
            (#"{"a":[1,{"b":null}],"id":1,"name":"n"}"#, ["a": [1, ["b": nil]]]),
            (
                #"{"":true,"id":1,"idle":{},"ie":-0.5,"name":"n","zz":"\"\n"}"#,
                ["": true, "ie": -0.5, "idle": [:], "zz": "\"\n"]
            ),
        ] as [(String, [String: JSONValue])]
    )
    func roundTrips(_ text: String, _ rest: [String: JSONValue]) throws {
        try expectBothWays(Event.jsonParser, Event(id: 1, rest: rest, name: "n"), text)
        try expectBothWays(positional, Event(id: 1, rest: rest, name: "n"), text)
        try expectRead(
            Parse { (rest: [String: JSONValue]) in
                rest.count
            } fields: {
                UnknownMembers()
            },
            text,
            rest.count + 2
        )
    }

    private let positional = ParsePrint(.memberwise(Event.init), unknownKeys: .reject) {
        Field("id") { Int.jsonParser() }
        UnknownMembers()
        OptionalField("name", aliases: ["title"]) { String.jsonParser() }
    }

    @Test("An absent field leaves no trace, and an alias is no unknown member")
    func absent() throws {
        try expectBothWays(
            positional,
            Event(id: 1, rest: ["x": 1], name: nil),
            #"{"id":1,"x":1}"#
        )
        try expectRead(
            positional,
            #"{"title":"t","x":1,"id":1}"#,
            Event(id: 1, rest: ["x": 1], name: "t")
        )
    }

    @Test("Of equal keys, the policy says which one counts")
    func equalKeys() throws {
        let text = #"{"x":1,"id":1,"x":2}"#
        for engine in JSONEngine.allCases {
            func decode(_ policy: JSONDuplicateKeys) throws -> JSONValue? {
                try Event.jsonParser.decode(
                    text,
                    options: JSONReadingOptions(engine: engine, duplicateKeys: policy)
                ).rest["x"]
            }
            #expect(try decode(.last) == 2)
            #expect(try decode(.first) == 1)
            let error = try #require(throws: JSONError.self) { try decode(.reject) }
            #expect(error.code == .duplicateKey)
            #expect(error.offset == 14)
        }
    }

    @Test("Two keys that are one String are an error, not a loss")
    func canonicalEquals() throws {
        try expectFailure(
            Event.jsonParser,
            "{\"\u{e9}\":1,▸\"e\u{301}\":2,\"id\":1}",
            "Key \"e\u{301}\" means the same as an earlier key.",
            .duplicateKey
        )
    }

    @Test("Long keys whose hash would take the square of their length are refused")
    func longKeys() throws {
        let marks = "a" + String(repeating: "\u{301}\u{316}", count: 1_024)
        try expectFailure(
            Event.jsonParser,
            "{\"id\":1,▸\"\(marks)\":2}",
            "A key with characters beyond ASCII is collected up to 4,096 bytes, but this one has 4097.",
            .keyTooLong
        )
        let ascii = String(repeating: "a", count: 5_000)
        try expectRead(
            Event.jsonParser,
            "{\"id\":1,\"\(ascii)\":2}",
            Event(id: 1, rest: [ascii: 2], name: nil)
        )
    }

    @Test("Wrong syntax in one, and too many levels, are errors")
    func wrongMembers() throws {
        for road in Road.bytes {
            let error = Outcome(
                road.result(of: Event.jsonParser, Array(#"{"id":1,"x":[1 2]}"#.utf8))
            )
            let fault = Outcome(
                Road.whole(.native).result(
                    of: JSONValue.jsonParser,
                    Array(#"{"id":1,"x":[1 2]}"#.utf8)
                )
            )
            #expect(error == fault, "\(road)")
        }
    }

    @Test("A key of a field cannot be written among them", arguments: ["id", "name", "title"])
    func keyOfAField(_ key: String) throws {
        let error = try #require(throws: JSONError.self) {
            try positional.encode(Event(id: 1, rest: [key: 1], name: nil))
        }
        #expect(error.code == .unwritableValue)
        #expect(
            error.message
                == "The key \"\(key)\" is that of a field, and cannot be among the unknown members."
        )
    }

    @Test("Members of a case, and of a parser in the object of another")
    func groups() throws {
        let parser = OneOf(discriminator: "type") {
            Case("opened", .case(Action.opened)) {
                Field("by", String.self)
                UnknownMembers()
            }
        }
        try expectBothWays(
            parser,
            .opened(by: "a", rest: ["z": 1]),
            #"{"by":"a","type":"opened","z":1}"#
        )
        let nested = ParsePrint {
            Field("outer", Int.self)
            Event.jsonParser
        }
        let (outer, event) = try nested.decode(#"{"id":1,"outer":2,"x":3}"#)
        #expect(outer == 2)
        #expect(event == Event(id: 1, rest: ["x": 3], name: nil))
        #expect(try nested.encodeString((outer, event)) == #"{"id":1,"outer":2,"x":3}"#)
    }

    @Test("In order by their bytes in every layout")
    func pretty() throws {
        let text = try Event.jsonParser.encodeString(
            Event(id: 1, rest: ["a": 1, "z": [:]], name: nil),
            options: JSONWritingOptions(layout: .pretty())
        )
        #expect(text == "{\n  \"a\": 1,\n  \"id\": 1,\n  \"z\": {}\n}")
    }
}

private struct Event: Equatable {
    var id: Int
    var rest: [String: JSONValue]
    var name: String?

    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id", \.id)
        UnknownMembers(\.rest)
        OptionalField("name", \.name)
    }
}

private enum Action: Equatable {
    case opened(by: String, rest: [String: JSONValue])
}
