import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Every way to a `Float` and a `Float16` rounds once, and so gives the same bits.
@Suite struct NarrowFloatWaysTests {
    static let floats: [(text: String, bits: UInt32)] = [
        ("1.000000059604644775390625", 0x3F80_0000),
        ("1.00000005960464477539062500000001", 0x3F80_0001),
        ("1.00000005960464477539062499999999", 0x3F80_0000),
        ("1.0000000596046448", 0x3F80_0001),
        ("7.0064923216240854e-46", 1), ("7.0064923216240853e-46", 0),
        ("-7.0064923216240854e-46", 0x8000_0001),
        ("16777217", 0x4B80_0000), ("16777217.0", 0x4B80_0000), ("16777217.00000001", 0x4B80_0001),
        ("0.1", 0x3DCC_CCCD), ("-0", 0x8000_0000), ("1e-60", 0), ("3.4028235e38", 0x7F7F_FFFF),
        ("7.038531e-26", 0x15AE_43FD),
        ("340282356779733661637539395458142568447.9", 0x7F7F_FFFF),
    ]

    struct Box<Value: Codable>: Codable { var value: Value }

    @Test(arguments: floats)
    func fromText(_ text: String, bits: UInt32) throws {
        let bytes = Array(text.utf8)
        for mode in ReadingMode.all {
            #expect(try mode.decode(Float.jsonParser(), bytes).get().bitPattern == bits, "\(mode)")
        }
        let list = "[\(text),\(text),\(text),\(text),\(text)]"
        for engine in JSONEngine.allCases {
            let options = JSONReadingOptions(engine: engine)
            let decoder = FastJSONDecoder(options: options)
            let document = try JSONDocument(parsing: list, options: options)
            let node = try #require(document[1])
            let boxed = "{\"value\":\(text)}"
            let found: [Float] = [
                try decoder.decode(Float.self, from: text),
                try decoder.decode([Float].self, from: list)[4],
                try decoder.decode([Float?].self, from: list)[0] ?? Float.nan,
                try decoder.decode(Box<Float>.self, from: boxed).value,
                try decoder.decode(Box<Float?>.self, from: boxed).value ?? Float.nan,
                try decoder.decode(Float.self, from: node),
                try Float.jsonParser().decode(node),
                try DecodableParser(Float.self).decode(text),
            ]
            #expect(found.map(\.bitPattern) == found.map { _ in bits })
        }
    }

    /// The digits of a number midway between two values; then with one digit more, and with one fewer.
    @Test(arguments: [1, 2] as [UInt64])
    func nearTheMiddle(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for round in 0..<2000 {
            let power = Int(random.next() % 30) + 8
            let value = Float(
                sign: .plus,
                exponent: power,
                significand: .random(in: 1..<2, using: &random)
            )
            let middle = (Double(value) + Double(value.nextUp)) / 2
            // Without an exponent, as short numbers are.
            let digits = middle.formatted(
                .number.locale(Locale(identifier: "en_US_POSIX")).grouping(.never).precision(
                    .fractionLength(0...18)
                )
            )
            for text in [digits, digits + "1", String(digits.dropLast()), "-\(digits)"] {
                guard let expected = Float(text), text.last != ".", text.last != "-" else {
                    continue
                }
                let found = try Float.jsonParser().decode(text)
                #expect(
                    found.bitPattern == expected.bitPattern,
                    "\(text), seed \(seed), round \(round)"
                )
            }
        }
    }

    /// A tree that keeps the text rounds once from it.
    @Test(arguments: floats)
    func fromTheNumbersOfTrees(_ text: String, bits: UInt32) throws {
        let number = JSONValue.number(try #require(JSONValue.Number(text)))
        try expectTree(number, bits)
    }

    /// A tree that holds the `Double` has no other text.
    @Test(arguments: floats)
    func fromTheDoublesOfTrees(_ text: String, bits: UInt32) throws {
        let double = try #require(Double(text))
        let float = Float(double)
        if float.isFinite { try expectTree(.float(double), float.bitPattern) }
    }

    private func expectTree(_ value: JSONValue, _ bits: UInt32) throws {
        let decoder = FastJSONDecoder()
        let found: [Float] = [
            Float.decode(value) ?? Float.nan,
            try Float.createWithJSONValue(value).get(),
            try Float.jsonParser().decode(value),
            try Float.jsonParser().parse(value),
            try JSONArray { Float.jsonParser() }.decode([value, 1] as JSONValue)[0],
            try JSONArray { Float.jsonParser() }.decode([1, value] as JSONValue)[1],
            try Field("k") { Float.jsonParser() }.decode(["k": value] as JSONValue),
            try DecodableParser(Float.self).decode(value),
            try DecodableParser([Float].self).decode([value, 2, value] as JSONValue)[0],
            try decoder.decode(Float.self, from: value),
            try decoder.decode([Float].self, from: [1, value] as JSONValue)[1],
            try decoder.decode(Box<Float>.self, from: ["value": value] as JSONValue).value,
            try decoder.decode(Parsed.self, from: ["value": value] as JSONValue).value,
        ]
        #expect(found.map(\.bitPattern) == found.map { _ in bits }, "\(value)")
    }

    /// A parser inside `init(from:)`.
    struct Parsed: Decodable {
        enum CodingKeys: CodingKey { case value }
        var value: Float

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            value = try container.decode(forKey: .value) { Float.jsonParser() }
        }
    }

    @Test("Raw JSON of a tree has no marks")
    func rawJSON() throws {
        let number = JSONValue.number(try #require(JSONValue.Number("123456789012345678901")))
        let tree: JSONValue = [["a": number, "b": number], 1.5, number]
        let raw = try RawJSON.jsonParser().decode(tree)
        #expect(try JSONValue(parsing: raw.description, options: .init(numbers: .lossless)) == tree)
        #expect(
            "\(raw)"
                == #"[{"a":123456789012345678901,"b":123456789012345678901},1.5,123456789012345678901]"#
        )
        #expect(try JSONValue.jsonParser().decode(tree) == tree)
        #expect(try Decimal.jsonParser().decode(number).description == "123456789012345678901")
    }

    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    static let float16s: [(text: String, bits: UInt16)] = [
        ("1.00048828125", 0x3C00), ("1.00048828125000000000001", 0x3C01),
        ("1.00048828124999999999999", 0x3C00), ("2049", 0x6800), ("2049.0000000001", 0x6801),
        ("65519.9999999999999999", 0x7BFF), ("2.98023223876953125e-8", 0),
        ("2.980232238769531250000000001e-8", 1), ("-0", 0x8000), ("0.1", 0x2E66),
    ]

    @Test(arguments: float16s)
    func toFloat16(_ text: String, bits: UInt16) throws {
        for mode in ReadingMode.all {
            let value = try mode.decode(Float16.jsonParser(), Array(text.utf8)).get()
            #expect(value.bitPattern == bits, "\(mode)")
        }
        let list = "[\(text),\(text),\(text),\(text),\(text)]"
        for engine in JSONEngine.allCases {
            let decoder = FastJSONDecoder(options: JSONReadingOptions(engine: engine))
            let document = try JSONDocument(parsing: list)
            let number = JSONValue.number(try #require(JSONValue.Number(text)))
            let found: [Float16] = [
                try decoder.decode(Float16.self, from: text),
                try decoder.decode([Float16].self, from: list)[4],
                try decoder.decode([Float16].self, from: "[1,\(text)]")[1],
                try decoder.decode([Float16?].self, from: list)[0] ?? Float16.nan,
                try decoder.decode([String: Float16].self, from: "{\"a\":\(text)}")["a"]
                    ?? Float16.nan,
                try decoder.decode(Box<Float16?>.self, from: "{\"value\":\(text)}").value
                    ?? Float16.nan,
                try decoder.decode(Float16.self, from: try #require(document[1])),
                try decoder.decode(Float16.self, from: number),
                try Float16.jsonParser().decode(number),
                try Float16.jsonParser().decode(try #require(document[2])),
            ]
            #expect(found.map(\.bitPattern) == found.map { _ in bits }, "\(text)")
        }
        let double = try #require(Double(text))
        let parsed = Float16.jsonParser().result(from: .float(double))
        #expect((try? parsed.get()) == (Float16(double).isFinite ? Float16(double) : nil))
    }

    @Test("What does not fit, and what is no number")
    func float16Failures() {
        expectSameDecoding(
            [Float16.self, Float16?.self],
            ["65504", "65519", "65520", "1e400", "-65520", "null", "true", "\"x\"", "[]", "{}"]
        )
        expectSameDecoding([[Float16].self], ["[null]", "[1,\"x\"]"])
        let words = DecodingSettings(
            floats: .convertFromString(positiveInfinity: "i", negativeInfinity: "-i", nan: "n")
        )
        expectSameDecoding([Float16.self], ["\"i\"", "\"-i\"", "\"n\"", "\"x\""], words)
        for value: Float16 in [0, -0.0, 1, 0.1, 65504, .leastNonzeroMagnitude, .infinity, .nan] {
            expectSameEncoding(value)
            expectSameEncoding([value, value])
            expectSameEncoding(["a": value])
        }
    }
    #endif
}
