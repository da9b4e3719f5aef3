import Decoding
import FastJSON
import TestSupport
import Testing

/// Alternatives that are told apart by a key: those for all other names, and those that only read.
@Suite struct ReadCaseTests {
    private static let event = OneOf(discriminator: "type") {
        Case("opened", .case(Event.opened)) { Field("by") { String.jsonParser() } }
        Case("closed", .case(Event.closed))
        Case.otherwise(.case(Event.other)) { JSONValue.jsonParser() }
    }

    @Test func otherNames() throws {
        try expectBothWays(Self.event, .opened("ada"), #"{"by":"ada","type":"opened"}"#)
        try expectBothWays(Self.event, .closed, #"{"type":"closed"}"#)
        try expectBothWays(
            JSONArray { Self.event },
            [.other(["at": [1, 2.5], "type": "moved"]), .closed, .other(["type": ""])],
            #"[{"at":[1,2.5],"type":"moved"},{"type":"closed"},{"type":""}]"#
        )
    }

    @Test("What has no name, or is wrong in a case that is known, stays an error")
    func failures() throws {
        try expectFailure(Self.event, #"{"by":"ada"▸}"#, "Key \"type\" not present.", .missingKey)
        try expectFailure(
            Self.event,
            #"{"type":▸null}"#,
            "At \"type\":\nExpected a string, but found:\nnull",
            .unexpectedNull,
            ["type"]
        )
        try expectFailure(
            JSONArray { Self.event },
            #"[{"type":"opened","by":▸1}]"#,
            "At [index 0]/\"by\":\nExpected a string, but found:\n1",
            .typeMismatch,
            [0, "by"]
        )
        try expectFailure(
            Self.event,
            "▸7",
            "Expected an object (containing the key \"type\"), but found:\n7",
            .typeMismatch
        )
    }

    private static let area = OneOf(discriminator: "type") {
        ReadCase("circle") { Field("radius") { Double.jsonParser() }.map { 3 * $0 * $0 } }
        Case("square", .case(Square.side)) { Field("side") { Double.jsonParser() } }
        ReadCase("box") {
            Parse { (width: Double, height: Double) in
                width * height
            } fields: {
                Field("width") { Double.jsonParser() }
                Field("height") { Double.jsonParser() }
            }
        }
    }

    /// The side of a square, for its area.
    private enum Square {
        static let side = { @Sendable (side: Double) in side * side }
    }

    @Test("Cases that only read, beside one that also writes")
    func reading() throws {
        for (text, area) in [
            (#"{"type": "circle", "radius": 2}"#, 12), (#"{"side": 3, "type": "square"}"#, 9),
            (#"{"width": 2, "type": "box", "height": 4}"#, 8),
        ] as [(String, Double)] {
            try expectRead(Self.area, text, area)
        }
        try expectFailure(
            Self.area,
            #"{"type":▸"oval"}"#,
            "At \"type\":\nExpected one of \"circle\", \"square\", \"box\", but found:\n\"oval\"",
            .typeMismatch,
            ["type"]
        )
        try expectFailure(
            Self.area,
            #"{"type":"box","width":1▸}"#,
            "Key \"height\" not present.",
            .missingKey
        )
    }

    @Test func readingOtherNames() throws {
        func parser(_ isLenient: Bool, _ names: [String]) -> OneOf<DiscriminatedReader<Int>> {
            OneOf(discriminator: "k") {
                for (index, name) in names.enumerated() {
                    ReadCase(name) { Always(index) }
                }
                if isLenient {
                    ReadCase.otherwise { Field("n") { Int.jsonParser() } }
                }
            }
        }
        try expectRead(parser(true, ["a", "b"]), #"{"k":"b"}"#, 1)
        try expectRead(parser(true, ["a", "b"]), #"{"n":5,"k":"c"}"#, 5)
        try expectRead(parser(true, []), #"{"k":"a","n":5}"#, 5)
        try expectFailure(
            parser(false, ["a", "b"]),
            #"{"k":▸"c","n":5}"#,
            "At \"k\":\nExpected one of \"a\", \"b\", but found:\n\"c\"",
            .typeMismatch,
            ["k"]
        )
    }
}

private enum Event: Equatable, Sendable {
    case opened(String)
    case closed
    case other(JSONValue)
}
