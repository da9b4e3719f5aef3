import Decoding
import Testing

/// Numbers in text.
@Suite struct StringNumberTests {
    // MARK: Integers

    static let integers: [(text: String, value: Int, printed: String)] = [
        ("0", 0, "0"),
        ("7", 7, "7"),
        ("+7", 7, "7"),
        ("-7", -7, "-7"),
        ("-0", 0, "0"),
        ("007", 7, "7"),
        ("-007", -7, "-7"),
        ("9223372036854775807", .max, "9223372036854775807"),
        ("-9223372036854775808", .min, "-9223372036854775808"),
        ("0000000000000000000000000000001", 1, "1"),
    ]

    @Test("Integers are read in any form and written in one", arguments: integers)
    func integer(_ text: String, value: Int, printed: String) throws {
        #expect(try Int.parser().parse(text) == value)
        expectBothWays(Int.parser(), value, printed)
    }

    @Test("Every type reads its own limits and nothing beyond")
    func limits() {
        func check<Value: FixedWidthInteger & Sendable>(_ type: Value.Type) {
            let parser = Value.parser()
            for value in [Value.min, Value.max, 0, 1] {
                expectBothWays(parser, value, value.description)
                expectBothWays(Value.parser(radix: 2), value, String(value, radix: 2))
                expectBothWays(Value.parser(radix: 36), value, String(value, radix: 36))
            }
            let tooLarge = "0: expected integer that fits \(Value.self)"
            // One more in the last digit, and one more digit. No limit ends with 9.
            for limit in [Value.max, Value.min] where limit != 0 {
                let text = limit.description
                let last = text.last.flatMap(\.wholeNumberValue) ?? 0
                #expect(parseExpectation(parser, text.dropLast() + "\(last + 1)") == tooLarge)
                #expect(parseExpectation(parser, text + "0") == tooLarge)
            }
            #expect(parseExpectation(parser, String(repeating: "9", count: 1000)) == tooLarge)
        }
        check(Int.self)
        check(Int8.self)
        check(Int16.self)
        check(Int32.self)
        check(Int64.self)
        check(Int128.self)
        check(UInt.self)
        check(UInt8.self)
        check(UInt16.self)
        check(UInt32.self)
        check(UInt64.self)
        check(UInt128.self)
    }

    static let noIntegers: [(text: String, expectation: String)] = [
        ("", "0: expected integer"),
        ("-", "0: expected integer"),
        ("+", "0: expected integer"),
        ("+-1", "0: expected integer"),
        ("x", "0: expected integer"),
        (" 1", "0: expected integer"),
        ("٣", "0: expected integer"),
        ("１", "0: expected integer"),
        ("1\u{301}", "0: expected integer"),
        ("1 ", "1: expected end of input"),
        ("1_000", "1: expected end of input"),
        ("1.5", "1: expected end of input"),
        ("12\u{301}", "1: expected end of input"),
    ]

    @Test("What is not an integer fails where it begins", arguments: noIntegers)
    func noInteger(_ text: String, expectation: String) {
        #expect(parseExpectation(Int.parser(), text) == expectation)
    }

    @Test("An integer without a sign may be -0, but not -1")
    func unsigned() throws {
        #expect(try UInt8.parser().parse("-0") == 0)
        #expect(parseExpectation(UInt8.parser(), "-1") == "0: expected integer that fits UInt8")
    }

    @Test("An overflow shows where the number begins")
    func overflow() {
        let parser = StringPieces {
            "n="; Int8.parser()
        }
        #expect(
            parseFailure(parser, "n=-129") == """
                error: unexpected input
                 --> input:1:3
                1 | n=-129
                  |   ^ expected integer that fits Int8
                """
        )
    }

    @Test("A radix has digits of either case")
    func radix() throws {
        #expect(try Int.parser(radix: 16).parse("fF") == 255)
        #expect(try Int.parser(radix: 16).print(-255) == "-ff")
        #expect(try Int.parser(radix: 36).parse("Zz") == 35 * 36 + 35)
        #expect(parseExpectation(Int.parser(radix: 8), "78") == "1: expected end of input")
        #expect(parseExpectation(Int.parser(radix: 2), "2") == "0: expected integer")
    }

    // MARK: Decimal numbers

    static let decimals: [(text: String, value: Double, printed: String)] = [
        ("0", 0, "0.0"),
        ("-0", -0.0, "-0.0"),
        ("1.5", 1.5, "1.5"),
        ("+1.5", 1.5, "1.5"),
        ("-1.50", -1.5, "-1.5"),
        ("007.5", 7.5, "7.5"),
        ("6.02e23", 6.02e23, "6.02e+23"),
        ("6.02E+23", 6.02e23, "6.02e+23"),
        ("1e-7", 1e-7, "1e-07"),
        ("5e-324", .leastNonzeroMagnitude, "5e-324"),
        ("1e-400", 0, "0.0"),
        ("0.1", 0.1, "0.1"),
        ("9007199254740993", 9_007_199_254_740_992, "9007199254740992.0"),
        ("1.7976931348623157e308", .greatestFiniteMagnitude, "1.7976931348623157e+308"),
    ]

    @Test("Decimal numbers are read in any form and written in the shortest", arguments: decimals)
    func decimal(_ text: String, value: Double, printed: String) throws {
        let parsed = try Double.parser().parse(text)
        #expect(parsed.bitPattern == value.bitPattern)
        expectBothWays(Double.parser(), value, printed)
    }

    static let noDecimals: [(text: String, expectation: String)] = [
        ("", "0: expected number"),
        ("-", "0: expected number"),
        (".5", "0: expected number"),
        ("inf", "0: expected number"),
        ("nan", "0: expected number"),
        ("1.", "1: expected end of input"),
        ("1.e5", "1: expected end of input"),
        ("1e", "1: expected end of input"),
        ("1e+", "1: expected end of input"),
        ("0x1p3", "1: expected end of input"),
        ("1,5", "1: expected end of input"),
        ("1e309", "0: expected number that fits Double"),
        ("-1e309", "0: expected number that fits Double"),
    ]

    @Test("What is not a decimal number fails", arguments: noDecimals)
    func noDecimal(_ text: String, expectation: String) {
        #expect(parseExpectation(Double.parser(), text) == expectation)
    }

    @Test("A Float has its own digits and limits")
    func float() {
        expectBothWays(Float.parser(), 0.1, "0.1")
        expectBothWays(Float.parser(), .greatestFiniteMagnitude, "3.4028235e+38")
        #expect(parseExpectation(Float.parser(), "1e39") == "0: expected number that fits Float")
    }

    @Test("Infinities and NaN are not printed")
    func notFinite() {
        let parser = Double.parser()
        #expect(
            printFailure(parser, .infinity)
                == "error: cannot print inf: it is not a finite number"
        )
        #expect(
            printFailure(parser, -.infinity)
                == "error: cannot print -inf: it is not a finite number"
        )
        #expect(printFailure(parser, .nan) == "error: cannot print nan: it is not a finite number")
    }

    // MARK: Digits

    @Test("Digits have a fixed number and are padded")
    func digits() {
        expectBothWays(StringPiece.digits(2), 5, "05")
        expectBothWays(StringPiece.digits(2), 59, "59")
        expectBothWays(StringPiece.digits(), 0, "0")
        expectBothWays(StringPiece.digits(), 2024, "2024")
        expectBothWays(StringPiece.digits(2...4), 7, "07")
        expectBothWays(StringPiece.digits(2...4), 1234, "1234")
        expectBothWays(StringPiece.digits(...3), 999, "999")
        expectBothWays(StringPiece.digits(25), 1, "0000000000000000000000001")
    }

    @Test("Digits read no more than they may")
    func digitsStop() throws {
        let date = StringPieces {
            StringPiece.digits(4); StringPiece.digits(2); StringPiece.digits(2)
        }
        #expect(try date.parse("20240229") == (2024, 2, 29))
        #expect(try date.print((2024, 2, 29)) == "20240229")
    }

    static let noDigits: [(parser: StringPieces<Int>, text: String, expectation: String)] = [
        (StringPiece.digits(2), "5", "0: expected 2 digits"),
        (StringPiece.digits(2), "5x", "0: expected 2 digits"),
        (StringPiece.digits(1), "-", "0: expected 1 digit"),
        (StringPiece.digits(), "", "0: expected at least 1 digit"),
        (StringPiece.digits(), "+1", "0: expected at least 1 digit"),
        (StringPiece.digits(2...4), "1", "0: expected 2-4 digits"),
        (StringPiece.digits(2...), "1", "0: expected at least 2 digits"),
        (StringPiece.digits(2), "٣٣", "0: expected 2 digits"),
        (StringPiece.digits(2), "123", "2: expected end of input"),
        (StringPiece.digits(), "9223372036854775808", "0: expected integer that fits Int"),
    ]

    @Test("Too few digits fail", arguments: noDigits)
    func tooFewDigits(_ parser: StringPieces<Int>, text: String, expectation: String) {
        #expect(parseExpectation(parser, text) == expectation)
    }

    @Test("Numbers with too many digits or a sign are not printed")
    func digitsRefuse() {
        #expect(
            printFailure(StringPiece.digits(2), 100) == "error: cannot print 100: expected 2 digits"
        )
        #expect(
            printFailure(StringPiece.digits(2), -1) == "error: cannot print -1: expected 2 digits"
        )
        #expect(
            printFailure(StringPiece.digits(1...3), 1000)
                == "error: cannot print 1000: expected 1-3 digits"
        )
        #expect(
            printFailure(StringPiece.digits(), .min)
                == "error: cannot print -9223372036854775808: expected at least 1 digit"
        )
    }
}
