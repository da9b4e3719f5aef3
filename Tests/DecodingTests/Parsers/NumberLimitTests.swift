import Decoding
import FastJSON
import TestSupport
import Testing

/// Numbers at the ends of their types, alone and with enough text after them to be read fast.
@Suite struct NumberLimitTests {
    private static let space = String(repeating: " ", count: 70)

    /// The outcome on every road, which is the same, alone and inside arrays and objects.
    private func outcome<Number: JSONNumeric>(
        _ text: String,
        _ parser: JSONNumber<Number>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Outcome {
        let alone = Outcome(parser.result(from: text))
        let places: [(String, Int)] = [
            (text + NumberLimitTests.space, 0), ("\n \(text)\n" + NumberLimitTests.space, 2),
        ]
        for road in Road.few + [.document(.native)] {
            for (document, offset) in places {
                let other = Outcome(road.result(of: parser, Array(document.utf8)))
                expectSame(other, alone, offset: offset, "\(road): \(document)", sourceLocation)
            }
            let array = JSONArray { parser }.map { $0[1] }
            let list = Array("[\(text),\(text)\(NumberLimitTests.space)]".utf8)
            let element = Outcome(road.result(of: array, list))
            expectSame(element, alone, offset: 1, "\(road): element \(text)", sourceLocation)
            let object = Array("{\"n\":\(text)}\(NumberLimitTests.space)".utf8)
            let field = Outcome(road.result(of: Field("n") { parser }, object))
            expectSame(field, alone, offset: 5, "\(road): field \(text)", sourceLocation)
        }
        return alone
    }

    private func expectSame(
        _ one: Outcome,
        _ other: Outcome,
        offset: Int,
        _ shown: String,
        _ sourceLocation: SourceLocation
    ) {
        #expect(one.value == other.value, "\(shown)", sourceLocation: sourceLocation)
        #expect(
            one.failures.map(\.code) == other.failures.map(\.code),
            "\(shown)",
            sourceLocation: sourceLocation
        )
        if let failure = one.failures.first {
            #expect(failure.offset == offset, "\(shown)", sourceLocation: sourceLocation)
        }
    }

    @Test func integerTypes() {
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

    private func check<Number: FixedWidthInteger & JSONNumeric>(_ type: Number.Type) {
        let parser = JSONNumber<Number>()
        let values = (0...2).flatMap { (near: Number) in [.min + near, near, .max - near] }
        for value in values {
            #expect(outcome("\(value)", parser).value == String(reflecting: value))
        }
        #expect(outcome("-0", parser).value == "0")
        var tooLarge = [NumberLimitTests.next("\(Number.max)"), "\(Number.max)0"]
        if Number.isSigned {
            tooLarge += [NumberLimitTests.next("\(Number.min)"), "\(Number.min)0"]
        } else {
            tooLarge += ["-1", "-\(Number.max)"]
        }
        tooLarge.append(String(repeating: "9", count: 60))
        for text in tooLarge {
            let failures = outcome(text, parser).failures
            let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
            #expect(failures.map(\.code) == [.numberDoesNotFit], "\(text)")
            #expect(
                failures.first?.text
                    == "Expected an integer that fits \(type), but found:\n\(shown)"
            )
        }
        for (text, shown) in [
            ("1.0", "1.0"), ("1e2", "100.0"), ("10e-1", "1.0"), ("-0.0", "-0.0"), ("0e0", "0.0"),
            ("1.5", "1.5"), ("1E400", "1E400"), ("0.00000000000000000001", "1e-20"),
        ] {
            let failures = outcome(text, parser).failures
            #expect(failures.map(\.code) == [.typeMismatch])
            #expect(failures.first?.text == "Expected an integer number, but found:\n\(shown)")
        }
    }

    /// The integer with a magnitude of one more.
    private static func next(_ text: String) -> String {
        var digits = Array(text.utf8)
        let last = digits.count - 1
        digits[last] += 1
        // All the limits end in 5, 7 or 8.
        precondition(digits[last] <= 0x39)
        return String(decoding: digits, as: UTF8.self)
    }

    @Test(arguments: [
        "0", "-0", "-0.0", "0e0", "0.00e1", "1e-400", "-1e-400", "1e308", "1.7976931348623157e308",
        "1.7976931348623158e308", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
        "2.2250738585072011e-308", "9007199254740993", "9007199254740992.5", "18446744073709551616",
        "0.1", "0.30000000000000004", "123456789012345678901234567890",
        "1.00000000000000011102230246251565404",
        "1.00000000000000011102230246251565405", "0.000000000000000000000000000001", "1e23",
        "8.5e22",
        "3.141592653589793238462643383279502884197169399375105820974944592307816406286",
        "0.1000000000000000055511151231257827021181583404541015625", "100000000000000000000.5",
        "1E+5", "1e05", "12345678.12345678", "0.00000000000000000012345678901234567890", "9e-1",
    ])
    func doubles(_ text: String) throws {
        let expected = try #require(Double(text))
        let found = outcome(text, Double.jsonParser())
        #expect(found.value == String(reflecting: expected))
    }

    @Test func randomDoubles() throws {
        var random = SeededRandom(seed: Laws.seed)
        for _ in 0..<TestScope.rounds(60) {
            let digits = (0..<random.number(in: 1...30)).map { _ in "\(random.number(in: 0...9))" }
            var text = "\(random.number(in: -99...99))." + digits.joined()
            if random.happens(oneIn: 2) { text += "e\(random.number(in: -330...300))" }
            let double = try #require(Double(text))
            #expect(outcome(text, Double.jsonParser()).value == String(reflecting: double))
            let float = try #require(Float(text))
            let found = outcome(text, Float.jsonParser())
            #expect(found.value == (float.isFinite ? String(reflecting: float) : nil), "\(text)")
        }
    }

    @Test(arguments: [
        "1e309", "-1e309", "1.7976931348623159e308", "1e400", "1e999999999999", "-9e308",
    ])
    func tooLargeForDouble(_ text: String) {
        let failures = outcome(text, Double.jsonParser()).failures
        #expect(failures.map(\.code) == [.numberDoesNotFit])
        #expect(failures.first?.text == "Expected a number that fits Double, but found:\n\(text)")
    }

    @Test(
        "Numbers are rounded once",
        arguments: [
            ("1.00000017881393432617187499", Float(1).nextUp),
            ("1.000000178813934326171875", Float(1).nextUp.nextUp),
            ("1.00000017881393432617187501", Float(1).nextUp.nextUp),
            ("1.0000000596046447753906250000000000000001", Float(1).nextUp),
            ("16777217", 16_777_216), ("16777217.0000000000001", 16_777_218), ("0.1", 0.1),
            ("3.4028235677973366e38", .greatestFiniteMagnitude), ("-0.0", -0.0), ("1e-50", 0),
            ("7.0064923216240854e-46", .leastNonzeroMagnitude),
        ]
    )
    func floats(_ text: String, _ expected: Float) {
        #expect(outcome(text, Float.jsonParser()).value == String(reflecting: expected))
    }

    @Test(arguments: ["3.40282356779733661638e38", "1e39", "-1e39", "1e400"])
    func tooLargeForFloat(_ text: String) {
        let failures = outcome(text, Float.jsonParser()).failures
        #expect(failures.map(\.code) == [.numberDoesNotFit])
        #expect(failures.first?.text == "Expected a number that fits Float, but found:\n\(text)")
    }

    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    @Test(
        arguments: [
            ("2049", 2048), ("2049.00000000001", 2050), ("2051", 2052),
            ("65504", 65504),
            ("65519.999", 65504), ("0.1", 0.1), ("5.9604644775390625e-8", .leastNonzeroMagnitude),
        ] as [(String, Float16)]
    )
    func halfPrecision(_ text: String, _ expected: Float16) {
        #expect(outcome(text, Float16.jsonParser()).value == String(reflecting: expected))
    }

    @Test func tooLargeForHalfPrecision() {
        let failures = outcome("65520", Float16.jsonParser()).failures
        #expect(failures.map(\.code) == [.numberDoesNotFit])
    }
    #endif

    #if arch(x86_64) && !os(Windows) && !os(Android)
    @Test func extendedPrecision() throws {
        let third = 1 / 3 as Float80
        for value in [third, -0.0, 5, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
            let text = try Float80.jsonParser().encodeString(value)
            #expect(outcome(text, Float80.jsonParser()).value == String(reflecting: value))
            let tree: JSONValue = try Float80.jsonParser().print(value)
            #expect(try Float80.jsonParser().parse(tree) == value)
        }
    }
    #endif

    @Test func integersThatAreNotAllowed() {
        let parser = JSONNumber<Double>(allowInteger: false)
        #expect(outcome("1.0", parser).value == "1.0")
        #expect(outcome("1e2", parser).value == "100.0")
        let failures = outcome("12", parser).failures
        #expect(failures.map(\.text) == ["Expected a floating point number, but found:\n12"])
        let float = JSONNumber<Float>(allowInteger: false)
        #expect(outcome("-12", float).failures.map(\.code) == [.typeMismatch])
    }

    @Test("The window may slide in front of a number that does not fit")
    func slidingWindow() {
        let parser = JSONArray { UInt8.jsonParser() }
        let ones = String(repeating: "1,", count: 1_000)
        for pad in stride(from: 2_000, to: 2_160, by: 3) {
            let start = "[" + ones + String(repeating: " ", count: pad) + "2,\n"
            let bytes = Array((start + " 300 ,\n" + ones + "1]").utf8)
            for size in [16, 32, 64] {
                let failures = Outcome(Road.window(.native, size).result(of: parser, bytes))
                    .failures
                #expect(failures.map(\.code) == [.numberDoesNotFit])
                #expect(failures.first?.offset == start.utf8.count + 1, "\(pad), \(size)")
            }
        }
    }

    @Test("Numbers that JSON does not have are written as the options say")
    func nonFinite() throws {
        try checkNonFinite(Double.self)
        try checkNonFinite(Float.self)
        #if arch(x86_64) || arch(i386)
        try checkNonFinite(Float80.self)
        #endif
    }

    private func checkNonFinite<Number: BinaryFloatingPoint & JSONNumeric>(
        _ type: Number.Type
    ) throws {
        let parser = JSONArray { Number.jsonParser() }
        let asNull = JSONWritingOptions(nonFiniteNumbers: .null)
        for (value, name) in [(.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan")]
            as [(Number, String)]
        {
            let message = "$[1]: the number \(name) has no JSON form"
            expectPrintFailure(parser, [1, value], message, [1])
            #expect(try parser.encodeString([1, value], options: asNull) == "[1.0,null]")
        }
    }

    @Test("Limits hold for numbers and keys that are read fast", arguments: Road.bytes)
    func limits(_ road: Road) {
        let number = JSONReadingOptions(limits: JSONLimits(numberLength: 5))
        let document = { (text: String) in Array("[0,\(text)\(NumberLimitTests.space)]".utf8) }
        for text in ["12345", "-1234"] {
            let list = JSONArray { Int.jsonParser() }
            #expect(Outcome(road.result(of: list, document(text), options: number)).value != nil)
            let result = road.result(of: list, document(text + "6"), options: number)
            #expect(Outcome(result).failures.map(\.code) == [.numberTooLong])
        }
        for text in ["123.5", "-12.5", "12345"] {
            let list = JSONArray { Double.jsonParser() }
            #expect(Outcome(road.result(of: list, document(text), options: number)).value != nil)
            let result = road.result(of: list, document(text + "6"), options: number)
            #expect(Outcome(result).failures.map(\.code) == [.numberTooLong])
        }
        let field = Field("name") { Int.jsonParser() }
        let bytes = Array("{\"name\":1}\(NumberLimitTests.space)".utf8)
        for length in 3...5 {
            let key = JSONReadingOptions(limits: JSONLimits(keyLength: length))
            let outcome = Outcome(road.result(of: field, bytes, options: key))
            #expect(outcome.failures.map(\.code) == (length < 4 ? [.keyTooLong] : []))
        }
    }
}
