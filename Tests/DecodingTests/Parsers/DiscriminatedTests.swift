import Decoding
import FastJSON
import TestSupport
import Testing

/// Alternatives that are told apart by a key.
@Suite struct DiscriminatedTests {
    @Test func bothWays() throws {
        try expectBothWays(Shape.parser, .circle(radius: 2.5), #"{"radius":2.5,"type":"circle"}"#)
        try expectBothWays(
            Shape.parser,
            .group([.square(3), .group([])]),
            """
            {"shapes":[{"side":3,"type":"square"},{"shapes":[],"type":"group"}],"type":"group"}
            """
        )
        try expectBothWays(
            JSONArray { Shape.parser },
            [.nothing, .square(1), .nothing],
            #"[{"type":"none"},{"side":1,"type":"square"},{"type":"none"}]"#
        )
    }

    @Test func severalFields() throws {
        let text = #"{"angle":1.5,"label":"a","shape":{"side":3,"type":"square"},"type":"placed"}"#
        try expectBothWays(
            Shape.parser,
            .placed(Shape.Placed(shape: .square(3), angle: 1.5, label: "a")),
            text
        )
        try expectBothWays(
            JSONArray { Shape.parser },
            [.box(width: 2, height: 1), .nothing],
            #"[{"height":1,"type":"box","width":2},{"type":"none"}]"#
        )
        try expectRead(
            Shape.parser,
            #"{"height":1,"x":[],"width":2,"type":"box"}"#,
            .box(width: 2, height: 1)
        )
        try expectFailure(
            Shape.parser,
            #"{"width":2,"type":"box"▸}"#,
            "Key \"height\" not present.",
            .missingKey
        )
    }

    @Test("A case without fields, wherever its key stands")
    func withoutFields() throws {
        try expectBothWays(Shape.parser, .nothing, #"{"type":"none"}"#)
        for text in [
            #"{"radius":[1,{}],"type":"none"}"#, #"{"type":"none","radius":null}"#,
            #"{"\u0074ype":"n\u006fne"}"#, #"{"side":{"type":"circle"},"type":"none"}"#,
        ] {
            try expectRead(Shape.parser, text, .nothing)
        }
    }

    @Test(
        "Where the key is missing, the nearest one is a suggestion",
        arguments: [
            (#"[{"radius":1,"Type":"circle"}]"#, "Type"), (#"[{"tpye":"x","side":[{}]}]"#, "tpye"),
            (#"[{"type":"none"}, {"typ\u0065s":1}]"#, "types"),
            (#"[{"kind":"circle","radius":1}]"#, nil), ("[{}]", nil),
        ] as [(String, String?)]
    )
    func suggestions(_ text: String, _ suggestion: String?) throws {
        for road in Road.few + Road.documents {
            let result = road.result(of: JSONArray { Shape.parser }, Array(text.utf8))
            guard case .failure(let error) = result else {
                Issue.record("\(road): no failure")
                continue
            }
            #expect(error.key == "type", "\(road)")
            #expect(error.suggestion == suggestion, "\(road)")
        }
    }

    @Test("Other keys are refused where the case says so")
    func unknownKeys() throws {
        let parser = OneOf(discriminator: "type") {
            Case("none", .case(Shape.nothing), unknownKeys: .reject)
            Case("square", .case(Shape.square), unknownKeys: .reject) {
                Field("side") { Int.jsonParser() }
            }
        }
        try expectBothWays(parser, .nothing, #"{"type":"none"}"#)
        try expectBothWays(parser, .square(2), #"{"side":2,"type":"square"}"#)
        try expectFailure(
            parser,
            #"{"type":"none",▸"side":2}"#,
            "Key \"side\" not known.",
            .unknownKey
        )
        try expectFailure(
            parser,
            #"{"side":2,▸"x":[],"type":"square"}"#,
            "Key \"x\" not known.",
            .unknownKey
        )
    }

    @Test("What is wrong with the key, and after it")
    func failures() throws {
        let names = #""none", "circle", "square", "group", "box", "placed""#
        try expectFailure(
            Shape.parser,
            #"{"type":▸"None"}"#,
            "At \"type\":\nExpected one of \(names), but found:\n\"None\"",
            .typeMismatch,
            ["type"]
        )
        try expectFailure(
            JSONArray { Shape.parser },
            "[{\"type\":\"none\"},\n{\"type\":▸5}]",
            "At [index 1]/\"type\":\nExpected a string, but found:\n5",
            .typeMismatch,
            [1, "type"]
        )
        for text in ["{▸}", #"{"Type":"none"▸}"#] {
            try expectFailure(Shape.parser, text, "Key \"type\" not present.", .missingKey)
        }
        try expectFailure(
            Shape.parser,
            "▸[]",
            "Expected an object (containing the key \"type\"), but found:\n[]",
            .typeMismatch
        )
        try expectFailure(
            Shape.parser,
            #"{"shapes":[{"side":▸"x","type":"square"}],"type":"group"}"#,
            "At \"shapes\"/[index 0]/\"side\":\nExpected an integer number, but found:\n\"x\"",
            .typeMismatch,
            ["shapes", 0, "side"]
        )
        try expectFailure(
            Shape.parser,
            #"{"type":"circle"▸}"#,
            "Key \"radius\" not present.",
            .missingKey
        )
    }

    /// The key and the name are compared where they stand only if keys may be long.
    @Test("Each start of a text means the same whether or not the key is read first")
    func keyInPlace() throws {
        let texts = [
            #"{"type":"circle","radius":2.5}"#, #"{ "type" : "circle", "radius": 2 }"#,
            "[{\n\t\"type\": \"none\"}, {\r\n\r\n  \"type\":\"square\",\"side\":1}]",
            #"{"type":"circles","radius":1}"#, #"{"type":"\u006eone"}"#, #"{"type":"né"}"#,
            #"{"type":"square","type":"none","side":3}"#, #"{"type":["none"]}"#,
            "{\u{1}\"type\":\"none\"}",
            #"{"type":"\#(String(repeating: "n", count: 40))"}"#, #"{"types":"none"}"#,
            #"{"type""none"}"#,
        ]
        let parser = JSONArray { Shape.parser }
        for engine in JSONEngine.allCases {
            let options = JSONReadingOptions(engine: engine)
            var others = options
            others.limits.keyLength = 100
            for text in texts.map({ $0.hasPrefix("[") ? $0 : "[\($0)]" }) {
                let bytes = Array(text.utf8)
                for count in 0...bytes.count {
                    let start = Array(bytes[..<count])
                    let (found, wanted) = (
                        Result { () throws(JSONError) in try parser.decode(start, options: options)
                        },
                        Result { () throws(JSONError) in try parser.decode(start, options: others) }
                    )
                    #expect(found == wanted, "\(engine), \(String(decoding: start, as: UTF8.self))")
                }
            }
        }
    }

    @Test("The case for other names, wherever it is listed", arguments: 0...3)
    func otherwise(place: Int) throws {
        var cases: [ReadCase<Int>] = (1...3).map { number in
            ReadCase("case \(number)") { Always(number) }
        }
        cases.insert(.otherwise { Always(0) }, at: place)
        let parser = JSONArray {
            OneOf(discriminator: "type") {
                for one in cases { one }
            }
        }
        for (name, number) in [("case 1", 1), ("case 2", 2), ("case 3", 3), ("case", 0)] {
            try expectRead(parser, #"[{"type":"\#(name)"}]"#, [number])
            try expectRead(parser, #"[{"a":1,"type":"\#(name)"}]"#, [number])
        }
    }

    @Test func aCaseThatIsNotListed() {
        let parser = OneOf(discriminator: "type") {
            Case("none", .case(Shape.nothing))
        }
        expectPrintFailure(
            Field("shape") { parser },
            .square(1),
            """
            At "shape":
            error: multiple failures occurred

            This value of Shape is none that the parser can make.
            """,
            ["shape"]
        )
    }

    @Test("Cases after if, else and for")
    func builder() throws {
        func parser(hasCircles: Bool, hasSquares: Bool) -> OneOf<Discriminated<Shape>> {
            OneOf(discriminator: "type") {
                if hasCircles {
                    Case("circle", .case(Shape.circle)) { Field("radius") { Double.jsonParser() } }
                }
                if hasSquares {
                    Case("square", .case(Shape.square)) { Field("side") { Int.jsonParser() } }
                } else {
                    Case("box", .case(Shape.square)) { Field("size") { Int.jsonParser() } }
                }
                for name in ["none", "nothing"] {
                    Case(name, .case(Shape.nothing))
                }
            }
        }
        let all = parser(hasCircles: true, hasSquares: true)
        try expectBothWays(all, .circle(radius: 1), #"{"radius":1.0,"type":"circle"}"#)
        try expectBothWays(all, .square(1), #"{"side":1,"type":"square"}"#)
        try expectRead(all, #"{"type":"nothing"}"#, .nothing)
        #expect(try all.encodeString(.nothing) == #"{"type":"none"}"#)
        let few = parser(hasCircles: false, hasSquares: false)
        try expectBothWays(few, .square(1), #"{"size":1,"type":"box"}"#)
        try expectFailure(
            few,
            #"{"type":▸"circle","radius":1}"#,
            "At \"type\":\nExpected one of \"box\", \"none\", \"nothing\", but found:\n\"circle\"",
            .typeMismatch,
            ["type"]
        )
    }
}

private enum Shape: Equatable, Sendable {
    case nothing
    case circle(radius: Double)
    case square(Int)
    case group([Shape])
    case box(width: Int, height: Int)
    indirect case placed(Placed)

    struct Placed: Equatable, Sendable {
        var shape: Shape
        var angle: Double
        var label: String
    }

    static let parser: OneOf<Discriminated<Shape>> = OneOf(discriminator: "type") {
        Case("none", .case(Shape.nothing))
        Case("circle", .case(Shape.circle)) { Field("radius") { Double.jsonParser() } }
        Case("square", .case(Shape.square)) { Field("side") { Int.jsonParser() } }
        Case("group", .case(Shape.group)) {
            Field("shapes") { JSONArray { Lazy<Shape> { parser } } }
        }
        Case("box", .case(Shape.box)) {
            Field("width") { Int.jsonParser() }
            Field("height") { Int.jsonParser() }
        }
        Case("placed", .case(Shape.placed)) {
            ParsePrint(.memberwise(Placed.init)) {
                Field("shape") { Lazy<Shape> { parser } }
                Field("angle") { Double.jsonParser() }
                Field("label") { String.jsonParser() }
            }
        }
    }
}
