import FastJSON
import Testing

/// Numbers in values: which case they become, and which integer types they fit.
@Suite struct JSONValueNumberTests {
    // MARK: Cases

    /// A number with the case it becomes under each policy.
    struct Row: CustomTestStringConvertible, Sendable {
        var text: String
        var standard: JSONValue
        var lossless: JSONValue
        var testDescription: String { text }

        init(_ text: String, _ standard: JSONValue, lossless: JSONValue? = nil) {
            self.text = text
            self.standard = standard
            self.lossless = lossless ?? standard
        }

        /// A number that keeps its text.
        init(text: String) {
            self.init(text, kept(text))
        }

        /// A number that keeps its text under the lossless policy alone.
        init(_ text: String, losslessly standard: JSONValue) {
            self.init(text, standard, lossless: kept(text))
        }
    }

    private static func kept(_ text: String) -> JSONValue {
        JSONValue.Number(text).map(JSONValue.number) ?? .null
    }

    static let rows = [
        Row("0", .integer(0)),
        Row(text: "-0"),
        Row("7", .integer(7)),
        Row("9223372036854775807", .integer(.max)),
        Row("-9223372036854775808", .integer(.min)),
        Row(text: "9223372036854775808"),
        Row(text: "-9223372036854775809"),
        Row(text: "123456789012345678901234567890"),
        Row("0.5", .float(0.5)),
        Row("-0.0", .float(-0.0)),
        Row("1e+16", .float(1e16)),
        Row("1.10", losslessly: .float(1.1)),
        Row("1e2", losslessly: .float(100)),
        Row(text: "1E400"),
        Row("0e400", losslessly: .float(0)),
        Row("1e-400", losslessly: .float(0)),
        Row("0.1000000000000000055", losslessly: .float(0.1)),
        Row(text: "-1e400"),
        Row(text: "1e1000000000000"),
    ]

    @Test(arguments: rows, JSONEngine.allCases)
    func numberBecomes(_ row: Row, engine: JSONEngine) throws {
        let standard = JSONReadingOptions(engine: engine)
        let lossless = JSONReadingOptions(engine: engine, numbers: .lossless)
        #expect(try JSONValue(parsing: row.text, options: standard) == row.standard)
        #expect(try JSONValue(parsing: row.text, options: lossless) == row.lossless)
        #expect(try JSONValue(parsing: row.text, options: lossless).description == row.text)
    }

    // MARK: Number

    @Test(arguments: ["0", "-0", "10", "0.0", "1e5", "1E+5", "-1.25e-7", "1e99999"])
    func numberTextIsAccepted(_ text: String) throws {
        let number = try #require(JSONValue.Number(text))
        #expect(number.text == text)
        #expect(number.description == text)
    }

    @Test(arguments: [
        "", " ", "1 ", " 1", "-", "+1", "01", "-01", "1.", ".5", "1e", "1e+", "0x1", "NaN",
        "Infinity", "1,5", "1_000", "--1", "1\0", "١", "1.5.5", "null",
    ])
    func otherTextIsNoNumber(_ text: String) {
        #expect(JSONValue.Number(text) == nil)
    }

    @Test func integersOfAnyWidth() {
        #expect(JSONValue(UInt8.max) == .integer(255))
        #expect(JSONValue(Int64.min) == .integer(.min))
        #expect(JSONValue(UInt64.max).description == "18446744073709551615")
        #expect(JSONValue(Int128.min).description == "-170141183460469231731687303715884105728")
    }

    @Test func numberKnowsWhetherItIsAnInteger() throws {
        for (text, expected) in [("-12", true), ("1.0", false), ("1e0", false), ("1E0", false)] {
            #expect(try #require(JSONValue.Number(text)).isInteger == expected, "\(text)")
        }
    }

    @Test func numbersAreEqualAsTexts() {
        #expect(JSONValue.Number("1e2") == JSONValue.Number("1e2"))
        #expect(JSONValue.Number("1e2") != JSONValue.Number("1E2"))
        #expect(JSONValue.Number("1e2") != JSONValue.Number("100"))
    }

    // MARK: Widths

    @Test(arguments: JSONEngine.allCases)
    func integersOfEveryWidth(_ engine: JSONEngine) throws {
        try checkWidth(of: Int8.self, engine)
        try checkWidth(of: Int16.self, engine)
        try checkWidth(of: Int32.self, engine)
        try checkWidth(of: Int64.self, engine)
        try checkWidth(of: Int.self, engine)
        try checkWidth(of: Int128.self, engine)
        try checkWidth(of: UInt8.self, engine)
        try checkWidth(of: UInt16.self, engine)
        try checkWidth(of: UInt32.self, engine)
        try checkWidth(of: UInt64.self, engine)
        try checkWidth(of: UInt.self, engine)
        try checkWidth(of: UInt128.self, engine)
    }

    /// The limits of a type fit, what is one beyond them does not.
    private func checkWidth<Integer: FixedWidthInteger>(
        of type: Integer.Type,
        _ engine: JSONEngine
    ) throws {
        let limits = IntegerLimits(of: type)
        let rows: [(String, Integer?)] = [
            (limits.largest, .max), (limits.smallest, .min), ("0", 0), ("-0", 0), ("1", 1),
            (limits.above, nil), (limits.below, nil), ("1.0", nil), ("1e0", nil), ("1e400", nil),
        ]
        for (text, expected) in rows {
            let options = JSONReadingOptions(engine: engine)
            let value = try JSONValue(parsing: text, options: options)
            #expect(value.integer(as: type) == expected, "\(text) as \(type)")
            let document = try JSONDocument(parsing: text, options: options)
            #expect(document.root.integer(as: type) == expected, "\(text) as \(type)")
            let number = try #require(JSONValue.Number(text))
            #expect(number.integer(as: type) == expected, "\(text) as \(type)")
        }
    }

    @Test func typeIsTakenFromTheContext() throws {
        let port: UInt16? = try JSONValue(parsing: "8080").integer()
        #expect(port == 8080)
    }
}

/// The texts of the limits of an integer type, and of the integers next to them.
struct IntegerLimits {
    var largest: String
    var smallest: String
    var above: String
    var below: String

    init<Integer: FixedWidthInteger>(of type: Integer.Type) {
        largest = String(Integer.max)
        smallest = String(Integer.min)
        // The limits end in 5, 7 or 8, so that one more digit never carries.
        above = largest.dropLast() + (largest.last == "5" ? "6" : "8")
        below = Integer.min == 0 ? "-1" : smallest.dropLast() + "9"
    }
}
