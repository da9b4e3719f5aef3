import Decoding
import FastJSON
import Testing

/// One type with two representations, of which one is text with a meaning.
@Suite struct JSONParsingRGBColorTests {
    struct RGBColor: Equatable {
        let red: Int
        let green: Int
        let blue: Int
    }

    static let colorJson1 = """
        {
          "red": 205,
          "green": 99,
          "blue": 138
        }
        """

    static let colorJson2 = """
        "55,190,25"
        """

    @Test("S3.4 a color as an object")
    func objectRepresentation() throws {
        // decode
        let color1 = try RGBColor.jsonParserForObjectRepresentation.decode(Self.colorJson1)
        #expect("\(color1)" == "RGBColor(red: 205, green: 99, blue: 138)")
        // encode
        let newColorJson1 = try RGBColor.jsonParserForObjectRepresentation.encode(color1)
        #expect(
            String(decoding: newColorJson1, as: UTF8.self) == #"{"blue":138,"green":99,"red":205}"#
        )
        let parser = RGBColor.jsonParserForObjectRepresentation
        try expectRead(parser, Self.colorJson1, RGBColor(red: 205, green: 99, blue: 138))
        try expectBothWays(
            parser,
            RGBColor(red: 205, green: 99, blue: 138),
            #"{"blue":138,"green":99,"red":205}"#
        )
    }

    @Test("S3.5 a color as a string")
    func stringRepresentation() throws {
        // decode
        let color2 = try RGBColor.jsonParserForStringRepresentation.decode(Self.colorJson2)
        #expect("\(color2)" == "RGBColor(red: 55, green: 190, blue: 25)")
        // encode
        let newColorJson2 = try RGBColor.jsonParserForStringRepresentation.encode(color2)
        #expect(String(decoding: newColorJson2, as: UTF8.self) == #""55,190,25""#)
        try expectBothWays(
            RGBColor.jsonParserForStringRepresentation,
            RGBColor(red: 55, green: 190, blue: 25),
            Self.colorJson2
        )
    }

    @Test("S3.5 each component goes to its own property, also below zero")
    func components() throws {
        for color in [RGBColor(red: 1, green: 2, blue: 3), RGBColor(red: -1, green: 0, blue: -255)]
        {
            let text = #""\#(color.red),\#(color.green),\#(color.blue)""#
            try expectBothWays(RGBColor.jsonParserForStringRepresentation, color, text)
            try expectBothWays(RGBColor.jsonParser(useStringRepresentation: true), color, text)
        }
    }

    @Test("S3.6 `if` and `else` choose the representation, in both directions")
    func configurable() throws {
        #expect(
            try RGBColor.jsonParser(useStringRepresentation: false).decode(Self.colorJson1)
                == RGBColor(red: 205, green: 99, blue: 138)
        )
        #expect(
            try RGBColor.jsonParser(useStringRepresentation: true).decode(Self.colorJson2)
                == RGBColor(red: 55, green: 190, blue: 25)
        )
        let color = RGBColor(red: 205, green: 99, blue: 138)
        try expectBothWays(RGBColor.jsonParser(), color, #"{"blue":138,"green":99,"red":205}"#)
        try expectBothWays(
            RGBColor.jsonParser(useStringRepresentation: true),
            color,
            #""205,99,138""#
        )
        try expectFailure(
            RGBColor.jsonParser(),
            #" ▸"205,99,138""#,
            """
            Expected an object (containing the key "red"), but found:
            "205,99,138"
            """,
            .typeMismatch
        )
        try expectFailure(
            RGBColor.jsonParser(useStringRepresentation: true),
            "\n▸{\"red\": 1}",
            """
            Expected a string, but found:
            { "red": 1 }
            """,
            .typeMismatch
        )
    }

    @Test("S3.7 two representations of one type live side by side, in one document")
    func sideBySide() throws {
        let parser = ParsePrint {
            Field("first") { RGBColor.jsonParserForObjectRepresentation }
            Field("second") { RGBColor.jsonParserForStringRepresentation }
        }
        let color = RGBColor(red: 1, green: 2, blue: 3)
        let text = #"{"first":{"blue":3,"green":2,"red":1},"second":"1,2,3"}"#
        try expectRead(parser, text, (color, color), by: ==)
        #expect(try parser.encodeString((color, color)) == text)
        #expect(
            try parser.print((color, color))
                == ["first": ["red": 1, "green": 2, "blue": 3], "second": "1,2,3"]
        )
    }

    @Test("S3.10 a string of pieces is a document of its own")
    func topLevelString() throws {
        let parser = JSONString {
            Int.parser()
            ","
            Int.parser()
            ","
            Int.parser()
        }
        let (red, green, blue) = try parser.decode(Self.colorJson2)
        #expect([red, green, blue] == [55, 190, 25])
        try expectRead(parser, Self.colorJson2, (55, 190, 25), by: ==)
        #expect(try parser.encode((55, 190, 25)) == Array(Self.colorJson2.utf8))
        try expectFailure(
            parser,
            #"  ▸"55,190;25""#,
            """
            error: unexpected input
             --> input:1:7
            1 | 55,190;25
              |       ^ expected ","
            """,
            .unexpectedText
        )
    }

    @Test("S3.10 escapes in the text are undone before the pieces see it")
    func escapes() throws {
        try expectRead(
            RGBColor.jsonParserForStringRepresentation,
            #""\u0035\u0035\u002C190,2\u0035""#,
            RGBColor(red: 55, green: 190, blue: 25)
        )
    }
}

extension JSONParsingRGBColorTests.RGBColor {
    static var jsonParserForObjectRepresentation: some JSONParserPrinter<Self> {
        ParsePrint(.memberwise(Self.init)) {
            Field("red") { Int.jsonParser() }
            Field("green") { Int.jsonParser() }
            Field("blue") { Int.jsonParser() }
        }
    }

    static var jsonParserForStringRepresentation: some JSONParserPrinter<Self> {
        ParsePrint(.memberwise(Self.init)) {
            JSONString {
                Int.parser()
                ","
                Int.parser()
                ","
                Int.parser()
            }
        }
    }

    static func jsonParser(useStringRepresentation: Bool = false) -> some JSONParserPrinter<Self> {
        ParsePrint(.memberwise(Self.init)) {
            if useStringRepresentation {
                JSONString {
                    Int.parser()
                    ","
                    Int.parser()
                    ","
                    Int.parser()
                }
            } else {
                Field("red") { Int.jsonParser() }
                Field("green") { Int.jsonParser() }
                Field("blue") { Int.jsonParser() }
            }
        }
    }
}
