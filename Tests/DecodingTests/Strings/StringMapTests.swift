import Decoding
import Testing

/// Values made of other values.
@Suite struct StringMapTests {
    struct Color: Equatable {
        var red: Int
        var green: Int
        var blue: Int
    }

    struct Refusal: Error, CustomStringConvertible {
        var description: String
    }

    /// Even numbers to their halves.
    struct Halves: Conversion {
        func apply(_ input: Int) throws -> Int {
            guard input.isMultiple(of: 2) else { throw Refusal(description: "odd number") }
            return input / 2
        }

        func unapply(_ output: Int) throws -> Int {
            let (product, overflow) = output.multipliedReportingOverflow(by: 2)
            guard !overflow else { throw Refusal(description: "\(output) has no double") }
            return product
        }
    }

    struct Colors: Conversion {
        func apply(_ input: (Int, Int, Int)) -> Color {
            Color(red: input.0, green: input.1, blue: input.2)
        }

        func unapply(_ output: Color) -> (Int, Int, Int) {
            (output.red, output.green, output.blue)
        }
    }

    /// A text in which another parser works.
    struct Inner: Conversion {
        func apply(_ input: String) throws -> Int {
            try Int.parser().parse(input)
        }

        func unapply(_ output: Int) throws -> String {
            try StringPiece.digits(1).print(output)
        }
    }

    @Test("A conversion goes both ways")
    func conversion() {
        let halves = StringPieces {
            "n="; Int.parser().map(Halves())
        }
        expectBothWays(halves, 21, "n=42")
        let color = StringBuilderTests.color.map(Colors())
        expectBothWays(color, Color(red: 55, green: 190, blue: 25), "55,190,25")
    }

    @Test("An error of a conversion is a failure where the value begins")
    func refusal() {
        let halves = StringPieces {
            "n="; Int.parser().map(Halves())
        }
        #expect(
            parseFailure(halves, "n=123") == """
                error: unexpected input
                 --> input:1:3
                1 | n=123
                  |   ^ odd number
                """
        )
        #expect(printFailure(halves, .max) == "error: 9223372036854775807 has no double")
    }

    @Test("A failure in a failure is told at the outer place")
    func inner() {
        let parser = StringPieces {
            "<"; StringPiece.prefix(upTo: ">").map(Inner()); ">"
        }
        expectBothWays(parser, 7, "<7>")
        #expect(
            parseFailure(parser, "<x>") == """
                error: unexpected input
                 --> input:1:2
                1 | <x>
                  |  ^ expected integer
                """
        )
        #expect(printFailure(parser, 77) == "error: cannot print 77: expected 1 digit")
    }

    @Test("A closure changes the value while parsing")
    func closure() throws {
        let color = StringBuilderTests.color.map { Color(red: $0, green: $1, blue: $2) }
        #expect(try color.parse("55,190,25") == Color(red: 55, green: 190, blue: 25))
        #expect(try StringPiece.literal("none").map { 0 }.parse("none") == 0)
        let strict = Int.parser().map { number in
            guard number < 256 else { throw Refusal(description: "more than\n255") }
            return number
        }
        #expect(try strict.parse("255") == 255)
        #expect(
            parseFailure(strict, "256") == """
                error: unexpected input
                 --> input:1:1
                1 | 256
                  | ^ more than␊255
                """
        )
    }
}
