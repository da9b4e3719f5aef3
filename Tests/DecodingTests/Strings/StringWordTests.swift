import Decoding
import Testing

/// Words: literals, booleans and cases.
@Suite struct StringWordTests {
    enum Direction: String, CaseIterable {
        case up, down, left, right
    }

    /// Raw values of which some begin with others.
    enum Unit: String, CaseIterable {
        case meter = "m"
        case millimeter = "mm"
        case mile = "mi"
        case accent = "e\u{301}"
        case plain = "e"
    }

    enum Lonely: String, CaseIterable {
        case alone
    }

    // MARK: Literals

    @Test("A literal is itself")
    func literal() throws {
        try StringPiece.literal("key_").parse("key_")
        #expect(try StringPiece.literal("key_").print() == "key_")
        try StringPiece.literal("").parse("")
        #expect(
            parseFailure(StringPiece.literal("a\"\n"), "b") == """
                error: unexpected input
                 --> input:1:1
                1 | b
                  | ^ expected "a\\"\\n"
                """
        )
        #expect(parseExpectation(StringPiece.literal("ab"), "a") == "0: expected \"ab\"")
        #expect(parseExpectation(StringPiece.literal("a"), "ab") == "1: expected end of input")
        #expect(parseExpectation(StringPiece.literal("e"), "e\u{301}") == "0: expected \"e\"")
    }

    // MARK: Booleans

    @Test("A boolean is true or false")
    func boolean() {
        expectBothWays(Bool.parser(), true, "true")
        expectBothWays(Bool.parser(), false, "false")
        #expect(
            parseFailure(Bool.parser(), "True") == """
                error: unexpected input
                 --> input:1:1
                1 | True
                  | ^ expected "true" or "false"
                """
        )
        #expect(parseExpectation(Bool.parser(), "") == #"0: expected "true" or "false""#)
        #expect(parseExpectation(Bool.parser(), "falsey") == "5: expected end of input")
    }

    // MARK: Cases

    @Test("A case is its raw value", arguments: Direction.allCases)
    func direction(_ direction: Direction) {
        expectBothWays(Direction.parser(), direction, direction.rawValue)
    }

    @Test("The longest raw value is taken", arguments: Unit.allCases)
    func unit(_ unit: Unit) {
        expectBothWays(Unit.parser(), unit, unit.rawValue)
        let amount = StringPieces {
            Int.parser(); Unit.parser()
        }
        expectBothWays(amount, (7, unit), "7\(unit.rawValue)", by: ==)
    }

    @Test("Another word fails with all cases")
    func noDirection() {
        #expect(
            parseFailure(Direction.parser(), "north") == """
                error: unexpected input
                 --> input:1:1
                1 | north
                  | ^ expected "up", "down", "left" or "right"
                """
        )
        #expect(parseExpectation(Lonely.parser(), "") == #"0: expected "alone""#)
        #expect(parseExpectation(Direction.parser(), "upper") == "2: expected end of input")
    }
}
