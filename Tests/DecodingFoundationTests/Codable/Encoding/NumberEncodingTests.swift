import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Numbers of every type.
@Suite struct NumberEncodingTests {
    static let doubles: [Double] = [
        0, -0.0, 1, -1, 1.5, 0.1, 0.2, 0.1 + 0.2, 100, 1e15, 1e16, 1e17, 1e20, 1e21, 1e22, 1e23,
        1e100,
        1e-4, 1e-5, 1e-6, 1e-7, 1e-10, 123456789.125, 9007199254740991, 9007199254740992,
        9007199254740994, 1.7976931348623157e308, .leastNonzeroMagnitude, .leastNormalMagnitude,
        0.000123, 12345678901234567168, .pi, 1 / 3, 99999999999999.98, 999999999999999.9,
        9999999999999998, 123456789012345680, 4.35, 0.3, 2.5e-8, 1e1, 1e2, 1234.5678e-90, 1e308,
    ]

    @Test(arguments: doubles)
    func finite(_ value: Double) {
        for value in [value, -value] {
            expectSameEncoding(value)
            expectSameEncoding([value])
            expectSameEncoding(["a": value])
            expectSameEncoding(Sample.Box(value: Double?.some(value)))
            expectSameEncoding(CGFloat(value))
            expectSameEncoding([CGFloat(value)])
            let float = Float(value)
            if float.isFinite {
                expectSameEncoding(float)
                expectSameEncoding([float])
                expectSameEncoding(Sample.Box(value: float))
            }
        }
    }

    @Test func integers() {
        for type in IntegerTests.widths { limits(of: type) }
        expectSameEncoding([0, -1, 9, 10, 99, 100, 101, 999, 1000, 12345, -98765])
    }

    private func limits<Width: FixedWidthInteger & Codable>(of type: Width.Type) {
        for value in [Width.min, Width.min + 1, 0, 1, 10, Width.max - 1, Width.max] {
            expectSameEncoding(value)
            expectSameEncoding([value])
            expectSameEncoding(["a": value])
            expectSameEncoding(Sample.Wrapped(value))
            expectSameEncoding(Sample.Box(value: Width?.some(value)))
        }
    }

    @Test(arguments: [
        "0", "1", "-1", "0.1", "-0.001", "19.99", "1e10", "1e40", "1e-40", "1e127", "1e-127",
        "12345678901234567890.123456789", "99999999999999999999999999999999999999", "100", "1.50",
        "340282366920938463463374607431768211455", "-12e5",
    ])
    func decimals(_ text: String) throws {
        let value = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
        expectSameEncoding(value)
        expectSameEncoding([value, value])
        expectSameEncoding(["a": value])
        expectSameEncoding(Sample.Box(value: Decimal?.some(value)))
        expectSameEncoding(Sample.Wrapped(value))
    }

    @Test("Bools are no numbers")
    func bools() {
        expectSameEncoding([true, false])
        expectSameEncoding(["a": true])
        expectSameEncoding(true)
        expectSameEncoding([false: 1])
        expectSameEncoding(Sample.Box(value: Bool?.none))
    }

    static let strategies: [JSONEncoder.NonConformingFloatEncodingStrategy] = [
        .throw,
        .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"),
        .convertToString(positiveInfinity: "", negativeInfinity: "\"\n", nan: "é/😀"),
    ]

    @Test("What is no number", arguments: strategies.indices)
    func nonConforming(_ index: Int) {
        let settings = EncodingSettings(floats: Self.strategies[index])
        for value in [Double.nan, .infinity, -.infinity, .signalingNaN, 1] {
            expectSameEncoding(value, settings)
            expectSameEncoding([1, value, 2], settings)
            expectSameEncoding([[1], [2, value]], settings)
            expectSameEncoding(["a": value], settings)
            expectSameEncoding(["a": [["b": [value]]]], settings)
            expectSameEncoding(Sample.Box(value: Sample.Box(value: value)), settings)
            expectSameEncoding(Sample.Wrapped(value), settings)
            expectSameEncoding([Sample.Wrapped([value])], settings)
            expectSameEncoding(Sample.Point(x: 1, y: value), settings)
            expectSameEncoding(Float(value), settings)
            expectSameEncoding([Float(value)], settings)
            expectSameEncoding(Sample.Box(value: Float?.some(Float(value))), settings)
            expectSameEncoding(CGFloat(value), settings)
            expectSameEncoding([CGFloat(value)], settings)
            expectSameEncoding(["a": CGFloat(value)], settings)
            expectSameEncoding([1: value], settings)
            expectSameScript(settings) { encoder in
                var table = encoder.container(keyedBy: AnyKey.self)
                try table.encode([1, value], forKey: "list")
                try table.encode(value, forKey: "value")
            }
            expectSameScript(settings) { encoder in
                var table = encoder.container(keyedBy: AnyKey.self)
                var single = table.superEncoder(forKey: "a").singleValueContainer()
                try single.encode(Float(value))
                var list = table.superEncoder().unkeyedContainer()
                var last = list.superEncoder().singleValueContainer()
                try last.encode(value)
            }
        }
    }
}
