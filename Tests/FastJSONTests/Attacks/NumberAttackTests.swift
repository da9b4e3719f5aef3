import FastJSON
import TestSupport
import Testing

/// Numbers that are expensive for a parser that is not careful.
@Suite struct NumberAttackTests {
    static let modes = ReadingMode.modes([.whole, .chunks(1000)])

    @Test func millionDigitsAreTooLong() {
        let digits = [UInt8](repeating: 0x39, count: 1_000_000)
        for bytes in [
            digits, [0x2D] + digits, Array("0.".utf8) + digits, Array("1e".utf8) + digits,
        ] {
            let error = Reading.agreed(bytes, modes: Self.modes).error
            #expect(error?.code == .numberTooLong)
            #expect(error?.offset == 0)
        }
    }

    /// With a higher limit the text is kept exactly, and nothing is computed from it.
    @Test(arguments: modes)
    func millionDigitsAreKept(_ mode: ReadingMode) throws {
        let limits = JSONLimits(numberLength: 2_000_000)
        let options = JSONReadingOptions(limits: limits)
        let digits = String(repeating: "9", count: 1_000_000)
        for text in [digits, "-" + digits] {
            let value = try mode.value(of: Array(text.utf8), options: options).get()
            guard case .number(let number) = value else {
                Issue.record("A long integer keeps its text.")
                return
            }
            #expect(number.text.utf8.elementsEqual(text.utf8))
            #expect(number.isInteger)
            #expect(value.integer(as: Int64.self) == nil)
            #expect(value.integer(as: UInt64.self) == nil)
            #expect(value.integer(as: UInt8.self) == nil)
            #expect(value.double == nil)
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func millionDigitsOfAFraction(_ engine: JSONEngine) throws {
        let limits = JSONLimits(numberLength: 2_000_000)
        let options = JSONReadingOptions(engine: engine, limits: limits)
        let many = 1_000_000
        let zeros = String(repeating: "0", count: many)
        let cases: [(String, JSONValue)] = [
            ("0." + String(repeating: "3", count: many), .float(1.0 / 3.0)),
            ("0.\(zeros)1", 0.0),
            ("0.\(zeros)1e1000001", 1.0),
            ("1\(zeros)e-1000000", 1.0),
        ]
        for (text, value) in cases {
            #expect(try JSONValue(parsing: text, options: options) == value)
        }
    }

    @Test func hugeExponents() {
        let long = "9223372036854775807"
        for text in [
            "1e1000000000", "-1e1000000000", "1e\(long)", "1e\(long)0", "123.456E+\(long)",
        ] {
            let reading = Reading.agreed(Array(text.utf8), modes: Self.modes)
            #expect(reading.value == .success(.exactly(text)))
            guard let value = try? reading.value.get() else { continue }
            #expect(value.double == nil)
            #expect(value.int == nil)
            #expect(value.integer(as: UInt64.self) == nil)
        }
        for text in ["1e-1000000000", "1e-\(long)", "1e-\(long)0", "0e\(long)0", "0.0e-\(long)"] {
            let reading = Reading.agreed(Array(text.utf8), modes: Self.modes)
            #expect(reading.value == .success(0.0), "\(text)")
        }
        let zeros = "1e" + String(repeating: "0", count: 4000) + "2"
        #expect(Reading.agreed(Array(zeros.utf8), modes: Self.modes).value == .success(100.0))
    }

    @Test(arguments: JSONEngine.allCases)
    func documentsConvertWhenAsked(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine, limits: JSONLimits(numberLength: 1 << 20))
        let digits = String(repeating: "1", count: 1 << 20)
        let document = try JSONDocument(parsing: "[\(digits),1e1000000000]", options: options)
        #expect(document[0]?.int == nil)
        #expect(document[0]?.double == nil)
        #expect(document[0]?.number?.text.utf8.count == 1 << 20)
        #expect(document[1]?.int == nil)
        #expect(document[1]?.double == nil)
        #expect(document[1]?.number?.text == "1e1000000000")
    }

    /// Megabytes of digits in small chunks, up to the limit and beyond.
    @Test(arguments: JSONEngine.allCases)
    func digitsInSmallChunks(_ engine: JSONEngine) {
        let digits = [UInt8](repeating: 0x35, count: 100_000)
        let limits = JSONLimits(numberLength: 1 << 24)
        for mode in [ReadingMode(engine, .chunks(1)), ReadingMode(engine, .chunks(17))] {
            #expect(mode.validate(digits, options: JSONReadingOptions(limits: limits)) == nil)
            #expect(mode.validate(digits)?.code == .numberTooLong)
        }
    }

    @Test func manyNumbers() {
        let text =
            "[" + Array(repeating: "1.7976931348623157e308", count: 5000).joined(separator: ",")
        let reading = Reading.agreed(Array((text + "]").utf8), modes: Self.modes)
        #expect((try? reading.value.get())?.array?.count == 5000)
    }
}
