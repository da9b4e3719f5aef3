import FastJSON
import TestSupport
import Testing

/// Numbers in JSON text.
@Suite struct WritingNumbersTests {
    private func text(_ write: (inout JSONWriter) -> Void) throws -> String {
        var writer = JSONWriter()
        write(&writer)
        return try writer.finishString()
    }

    // MARK: Integers

    @Test func integersOfEveryWidth() throws {
        try checkLimits(of: Int8.self)
        try checkLimits(of: Int16.self)
        try checkLimits(of: Int32.self)
        try checkLimits(of: Int64.self)
        try checkLimits(of: Int.self)
        try checkLimits(of: Int128.self)
        try checkLimits(of: UInt8.self)
        try checkLimits(of: UInt16.self)
        try checkLimits(of: UInt32.self)
        try checkLimits(of: UInt64.self)
        try checkLimits(of: UInt.self)
        try checkLimits(of: UInt128.self)
    }

    private func checkLimits<Integer: FixedWidthInteger>(of type: Integer.Type) throws {
        for value in [Integer.min, 0, 1, .max] {
            let text = try text { $0.write(value) }
            #expect(text == String(value))
            #expect(try JSONValue(parsing: text).integer(as: type) == value)
        }
    }

    // MARK: Floating point

    /// Doubles with their text.
    static let doubles: [(value: Double, text: String)] = [
        (0, "0.0"), (-0.0, "-0.0"), (1, "1.0"), (-1.5, "-1.5"), (0.1, "0.1"),
        (0.1 + 0.2, "0.30000000000000004"), (1 / 3, "0.3333333333333333"),
        (100, "100.0"), (1e15, "1000000000000000.0"), (1e16, "1e+16"), (1e-5, "1e-05"),
        (123456.789, "123456.789"), (0x1p53, "9007199254740992.0"),
        (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
        (.leastNormalMagnitude, "2.2250738585072014e-308"),
        (.leastNonzeroMagnitude, "5e-324"),
    ]

    @Test(arguments: doubles)
    func doublesAreShortest(_ value: Double, text expected: String) throws {
        #expect(try text { $0.write(value) } == expected)
        #expect(try JSONValue.float(value).jsonString() == expected)
        #expect(try JSONValue(parsing: expected).double?.bitPattern == value.bitPattern)
    }

    @Test(
        arguments: [
            (0.1, "0.1"), (1 / 3, "0.33333334"), (16_777_216, "16777216.0"), (-0.0, "-0.0"),
            (.greatestFiniteMagnitude, "3.4028235e+38"), (.leastNonzeroMagnitude, "1e-45"),
        ] as [(Float, String)]
    )
    func floatsAreShorterThanDoubles(_ value: Float, text expected: String) throws {
        #expect(try text { $0.write(value) } == expected)
        let read = try #require(try JSONValue(parsing: expected).double)
        #expect(Float(read) == value)
    }

    @Test(arguments: [21, 22] as [UInt64])
    func doublesSurviveWritingAndReading(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let doubles = (0..<10_000).map { _ -> Double in
            let double = Double(bitPattern: random.next())
            return double.isFinite ? double : Double(bitPattern: 0x8000_0000_0000_0001)
        }
        let bytes = try JSONValue.array(doubles.map { .float($0) }).jsonBytes()
        for engine in JSONEngine.allCases {
            let read = try JSONValue(parsing: bytes, options: .init(engine: engine)).array ?? []
            #expect(read.count == doubles.count)
            for (double, value) in zip(doubles, read) {
                guard case .float(let back) = value, back.bitPattern == double.bitPattern else {
                    Issue.record("seed \(seed), \(engine): \(double) became \(value)")
                    break
                }
            }
        }
    }

    /// Where the buffer grows, and where white space comes before.
    @Test(arguments: [JSONWritingOptions(), JSONWritingOptions(layout: .pretty(indent: " "))])
    func longestNumbersInARow(_ options: JSONWritingOptions) throws {
        let value = -Double.leastNormalMagnitude
        for count in 0..<60 {
            var writer = JSONWriter(options: options)
            writer.beginArray()
            for _ in 0..<count { writer.write(value) }
            writer.write(Float.greatestFiniteMagnitude)
            writer.write(2.0, keepsZeroFraction: false)
            writer.write(-value, keepsZeroFraction: false)
            writer.endArray()
            let text = try writer.finishString().filter { $0 != " " && $0 != "\n" }
            let numbers = String(repeating: "-2.2250738585072014e-308,", count: count)
            #expect(text == "[\(numbers)3.4028235e+38,2,2.2250738585072014e-308]")
        }
    }

    // MARK: Not finite

    @Test(
        arguments: [
            (.nan, "nan"), (-.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
        ] as [(Double, String)]
    )
    func numbersWithoutAForm(_ value: Double, name: String) throws {
        for nested in [JSONValue.float(value), ["a": [1, .float(value)]]] {
            let error = #expect(throws: JSONError.self) { try nested.jsonBytes() }
            #expect(error?.code == .unwritableValue)
            #expect(error?.message == "the number \(name) has no JSON form")
        }
        let float = #expect(throws: JSONError.self) {
            try text { $0.write(Float(value)) }
        }
        #expect(float?.message == "the number \(name) has no JSON form")
        let list: JSONValue = [.float(value), 1]
        #expect(try list.jsonString(options: .init(nonFiniteNumbers: .null)) == "[null,1]")
        #expect(list.description == "[\(name),1]")
    }

    @Test func theFirstFailureIsReported() {
        let error = #expect(throws: JSONError.self) {
            try text {
                $0.beginArray()
                $0.write(Double.infinity)
                $0.write(Double.nan)
                $0.endObject()
            }
        }
        #expect(error?.message == "the number inf has no JSON form")
    }

    @Test func placeOfTheFailureIsReported() {
        let value: JSONValue = ["a": [1, ["b c": .float(.nan)]]]
        let error = #expect(throws: JSONError.self) { try value.jsonBytes() }
        #expect(error?.path == ["a", 1, "b c"])
    }

    // MARK: Texts

    @Test(arguments: ["-0", "1e400", "1.10", "1E+2", "123456789012345678901234567890"])
    func numbersKeepTheirText(_ number: String) throws {
        let number = try #require(JSONValue.Number(number))
        #expect(try text { $0.write(number) } == number.text)
        #expect(try JSONValue.number(number).jsonString() == number.text)
    }
}
