import Decoding
import FastJSON
import TestSupport
import Testing

/// Parsers that are found by the type alone.
@Suite struct JSONParsableTests {
    @Test func arrays() throws {
        try expectBothWays([Int].jsonParser(), [1, -2, 3], "[1,-2,3]")
        try expectBothWays([String].jsonParser(), [], "[]")
        try expectBothWays([[Bool]].jsonParser(), [[true], [], [false]], "[[true],[],[false]]")
        try expectFailure(
            [Int].jsonParser(),
            "[1,\n▸\"x\"]",
            "At [index 1]:\nExpected an integer number, but found:\n\"x\"",
            .typeMismatch,
            [1]
        )
        try expectFailure(
            [Int].jsonParser(),
            " ▸{}",
            "Expected an array, but found:\n{}",
            .typeMismatch
        )
    }

    @Test func dictionaries() throws {
        try expectBothWays(
            [String: [Bool]].jsonParser(),
            ["": [], "a": [true, false], "ä": [true]],
            #"{"":[],"a":[true,false],"ä":[true]}"#
        )
        try expectFailure(
            [String: [Bool]].jsonParser(),
            #"{"a":[],"b":[true,▸null]}"#,
            "At \"b\"/[index 1]:\nExpected a boolean, but found:\nnull",
            .unexpectedNull,
            ["b", 1]
        )
    }

    @Test func optionals() throws {
        try expectBothWays(Int?.jsonParser(), nil, "null")
        try expectBothWays(Int?.jsonParser(), 5, "5")
        try expectBothWays(
            [String: [Double?]?].jsonParser(),
            ["a": [1.5, nil], "b": nil],
            #"{"a":[1.5,null],"b":null}"#
        )
        try expectFailure(
            Int?.jsonParser(),
            "▸\"x\"",
            "Expected an integer number, but found:\n\"x\"",
            .typeMismatch
        )
    }

    @Test("Enums that only have a raw value")
    func rawValues() throws {
        try expectBothWays(Suit.jsonParser, .spades, #""♠ \"spades\"\n""#)
        try expectBothWays(JSONArray { Rank.jsonParser }, [.joker, .ace], "[-1,14]")
        try expectFailure(
            Suit.jsonParser,
            " ▸\"spades\"",
            "Expected a value of Suit, but found:\n\"spades\"",
            .conversionFailed
        )
        try expectFailure(
            JSONObject { Rank.jsonParser },
            #"{"a":2,"b":▸3}"#,
            "At \"b\":\nExpected a value of Rank, but found:\n3",
            .conversionFailed,
            ["b"]
        )
    }

    @Test("Enums by their raw text")
    func texts() throws {
        try expectBothWays(Direction.jsonParser(), .left, #""left""#)
        try expectBothWays(
            [String: [Direction?]].jsonParser(),
            ["a": [.up, nil], "b": []],
            #"{"a":["up!",null],"b":[]}"#
        )
        try expectFailure(
            [Direction].jsonParser(),
            #"["left",▸"north"]"#,
            "At [index 1]:\nExpected a value of Direction, but found:\n\"north\"",
            .conversionFailed,
            [1]
        )
        try expectFailure(
            Direction?.jsonParser(),
            "▸1",
            "Expected a string, but found:\n1",
            .typeMismatch
        )
    }

    @Test("Enums by their raw number")
    func numbers() throws {
        try expectBothWays(Level.jsonParser(), .low, "-1")
        try expectBothWays(
            [[String: Level]].jsonParser(),
            [["a": .high, "b": .low], [:]],
            #"[{"a":10,"b":-1},{}]"#
        )
        try expectFailure(
            [String: Level].jsonParser(),
            #"{"a":10,"b":▸7}"#,
            "At \"b\":\nExpected a value of Level, but found:\n7",
            .conversionFailed,
            ["b"]
        )
        try expectFailure(
            [Level].jsonParser(),
            "[-1,▸128]",
            "At [index 1]:\nExpected an integer that fits Int8, but found:\n128",
            .numberDoesNotFit,
            [1]
        )
    }

    @Test("In the fields of a type that has a parser of its own")
    func types() throws {
        let route = Route(name: nil, steps: [.left, .up], levels: ["a": .high])
        let text = #"{"levels":{"a":10},"name":null,"steps":["left","up!"]}"#
        try expectBothWays(Route.jsonParser(), route, text)
        try expectBothWays([Route?].jsonParser(), [route, nil], "[\(text),null]")
        try expectFailure(
            [String: Route].jsonParser(),
            #"{"r":{"name":"x","steps":["left",▸"LEFT"],"levels":{}}}"#,
            "At \"r\"/\"steps\"/[index 1]:\nExpected a value of Direction, but found:\n\"LEFT\"",
            .conversionFailed,
            ["r", "steps", 1]
        )
    }
}

private enum Direction: String, JSONParsable {
    case left
    case up = "up!"

    static var jsonParser: some JSONParserPrinter<Direction> {
        JSONString(.representing(Direction.self))
    }
}

private enum Level: Int8, JSONParsable {
    case low = -1
    case high = 10

    static var jsonParser: some JSONParserPrinter<Level> {
        Int8.jsonParser().map(.representing(Level.self))
    }
}

private struct Route: Equatable, JSONParsable {
    var name: String?
    var steps: [Direction]
    var levels: [String: Level]

    static var jsonParser: ParsePrint<Route> {
        ParsePrint(.memberwise(Route.init)) {
            Field("name") { String?.jsonParser() }
            Field("steps") { [Direction].jsonParser() }
            Field("levels") { [String: Level].jsonParser() }
        }
    }
}
