import Decoding
import FastJSON
import Testing

/// `JSONNumber` of the JSONParsing README.
@Suite struct JSONParsingNumberTests {
    let integerJson: JSONValue = 10  // or .integer(10)
    let floatJson: JSONValue = 2.4  // or .float(2.4)
    let nonNumberJson: JSONValue = "hello"

    @Test("S3.29 an integer is read")
    func integer() throws {
        #expect(try JSONNumber<Int>().parse(integerJson) == 10)
        try expectRead(JSONNumber<Int>(), "10", 10)
    }

    @Test("S3.30 a floating-point number is read")
    func floatingPoint() throws {
        #expect(try JSONNumber<Double>().parse(floatJson) == 2.4)
        try expectRead(JSONNumber<Double>(), "2.4", 2.4)
    }

    @Test("S3.31 a fraction is no integer")
    func integerFromFraction() throws {
        let description = """
            Expected an integer number, but found:
            2.4
            """
        let error = #expect(throws: JSONError.self) { try JSONNumber<Int>().parse(floatJson) }
        #expect(error?.description == description)
        try expectFailure(JSONNumber<Int>(), " ▸2.4", description, .typeMismatch)
    }

    @Test("S3.32 an integer is read as a floating-point number")
    func doubleFromInteger() throws {
        #expect(try JSONNumber<Double>().parse(integerJson) == 10.0)
        try expectRead(JSONNumber<Double>(), "10", 10.0)
        try expectRead(JSONNumber<Double>(allowInteger: true), "10", 10.0)
    }

    @Test("S3.33 an integer is refused where it is not allowed")
    func onlyFloatingPoint() throws {
        let description = """
            Expected a floating point number, but found:
            10
            """
        let error = #expect(throws: JSONError.self) {
            try JSONNumber<Double>(allowInteger: false).parse(integerJson)
        }
        #expect(error?.description == description)
        try expectFailure(
            JSONNumber<Double>(allowInteger: false),
            "\n\n▸10",
            description,
            .typeMismatch
        )
        try expectRead(JSONNumber<Double>(allowInteger: false), "10.0", 10)
        try expectRead(JSONNumber<Double>(allowInteger: false), "1e1", 10)
    }

    @Test("S3.34 a string is no number")
    func noNumber() throws {
        let description = """
            Expected a number, but found:
            "hello"
            """
        let error = #expect(throws: JSONError.self) {
            try JSONNumber<Double>().parse(nonNumberJson)
        }
        #expect(error?.description == description)
        try expectFailure(JSONNumber<Double>(), #"▸"hello""#, description, .typeMismatch)
        try expectFailure(
            JSONNumber<Int>(),
            #"▸"hello""#,
            """
            Expected an integer number, but found:
            "hello"
            """,
            .typeMismatch
        )
        try expectFailure(
            JSONNumber<Double>(allowInteger: false),
            #"▸"hello""#,
            """
            Expected a floating point number, but found:
            "hello"
            """,
            .typeMismatch
        )
    }

    // MARK: S3.35

    @Test("S3.35 every number type has a parser")
    func types() throws {
        #expect(try Int.jsonParser().parse(integerJson) == 10)
        #expect(try Int64.jsonParser().parse(integerJson) == 10)
        #expect(try Double.jsonParser().parse(floatJson) == 2.4)
        #expect(try Float.jsonParser(allowInteger: false).parse(floatJson) == 2.4)
        try expectIntegers(Int.self)
        try expectIntegers(Int8.self)
        try expectIntegers(Int16.self)
        try expectIntegers(Int32.self)
        try expectIntegers(Int64.self)
        try expectIntegers(Int128.self)
        try expectIntegers(UInt.self)
        try expectIntegers(UInt8.self)
        try expectIntegers(UInt16.self)
        try expectIntegers(UInt32.self)
        try expectIntegers(UInt64.self)
        try expectIntegers(UInt128.self)
        try expectFloats(Double.self)
        try expectFloats(Float.self)
    }

    private func expectIntegers<T: JSONNumeric & FixedWidthInteger>(
        _ type: T.Type,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for number in [T.min, 0, 1, 100, .max] {
            try expectBothWays(
                T.jsonParser(),
                number,
                number.description,
                sourceLocation: sourceLocation
            )
        }
    }

    private func expectFloats<T: JSONNumeric & BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: T.Type,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let numbers: [T] = [
            0, 0.1, -2.5, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .pi,
            -.greatestFiniteMagnitude,
        ]
        for number in numbers {
            try expectBothWays(
                T.jsonParser(),
                number,
                number.description,
                sourceLocation: sourceLocation
            )
        }
        try expectRead(T.jsonParser(), "7", 7, sourceLocation: sourceLocation)
    }

    @Test("S3.35 a number beyond its type is an error, never a trap")
    func outOfRange() throws {
        try expectFailure(
            Int8.jsonParser(),
            " ▸300",
            """
            Expected an integer that fits Int8, but found:
            300
            """,
            .numberDoesNotFit
        )
        try expectFailure(
            JSONArray { UInt.jsonParser() },
            "[1, ▸-1]",
            """
            At [index 1]:
            Expected an integer that fits UInt, but found:
            -1
            """,
            .numberDoesNotFit,
            [1]
        )
        try expectFailure(
            Field("a") { Int.jsonParser() },
            #"{"a": ▸9223372036854775808}"#,
            """
            At "a":
            Expected an integer that fits Int, but found:
            9223372036854775808
            """,
            .numberDoesNotFit,
            ["a"]
        )
        for text in ["1e400", "-1e400"] {
            try expectFailure(
                Double.jsonParser(),
                "▸\(text)",
                """
                Expected a number that fits Double, but found:
                \(text)
                """,
                .numberDoesNotFit
            )
        }
        try expectFailure(
            Float.jsonParser(),
            "▸1e+39",
            """
            Expected a number that fits Float, but found:
            1e+39
            """,
            .numberDoesNotFit
        )
    }

    // MARK: S3.36

    @Test("S3.36 any decimals make a number of a document a floating-point number")
    func decimals() throws {
        let json = """
            {
              "a": 10,
              "b": 10.5,
              "c": 10.0
            }
            """
        #expect(try Field("a") { Int.jsonParser() }.decode(json) == 10)
        #expect(try Field("b") { Double.jsonParser() }.decode(json) == 10.5)
        #expect(try Field("c") { Float.jsonParser() }.decode(json) == 10.0)
        try expectRead(Field("a") { Int.jsonParser() }, json, 10)
        try expectRead(Field("b") { Double.jsonParser() }, json, 10.5)
        try expectRead(Field("c") { Double.jsonParser(allowInteger: false) }, json, 10)
        try expectFailure(
            Field("b") { Int.jsonParser() },
            """
            {
              "a": 10,
              "b": ▸10.5,
              "c": 10.0
            }
            """,
            """
            At "b":
            Expected an integer number, but found:
            10.5
            """,
            .typeMismatch,
            ["b"]
        )
        try expectFailure(
            Field("c") { Int.jsonParser() },
            """
            {
              "a": 10,
              "b": 10.5,
              "c": ▸10.0
            }
            """,
            """
            At "c":
            Expected an integer number, but found:
            10.0
            """,
            .typeMismatch,
            ["c"]
        )
    }

    // MARK: S3.37

    @Test("S3.37 numbers are printed")
    func printing() throws {
        #expect(try Int.jsonParser().print(25) == .integer(25))
        #expect(try Double.jsonParser().print(1.6) == .float(1.6))
        #expect(try Double.jsonParser().print(10) == .float(10))
        #expect(try Double.jsonParser().encodeString(10) == "10.0")
        try expectBothWays(Int.jsonParser(), 25, "25")
        try expectBothWays(Double.jsonParser(), 1.6, "1.6")
    }

    @Test("S3.37 numbers without JSON form are not printed")
    func printingNotFinite() {
        #expect(throws: JSONError.self) { try Double.jsonParser().print(.nan) }
        #expect(throws: JSONError.self) { try Float.jsonParser().print(.infinity) }
        #expect(throws: JSONError.self) { try JSONArray { Double.jsonParser() }.encode([.nan]) }
    }

    // MARK: S3+.14

    @Test(
        "S3+.14 scientific notation",
        arguments: [("-14e-2", -0.14), ("142.3e+2", 14230), ("1.5E-2", 0.015), ("0.45E+3", 450)]
    )
    func scientific(_ text: String, number: Double) throws {
        try expectRead(Double.jsonParser(), text, number)
        try expectRead(Double.jsonParser(allowInteger: false), text, number)
        try expectRead(JSONValue.jsonParser(), text, .float(number))
        try expectFailure(
            Int.jsonParser(),
            "▸\(text)",
            """
            Expected an integer number, but found:
            \(number)
            """,
            .typeMismatch
        )
    }
}
