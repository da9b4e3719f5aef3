import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Floating point numbers and decimals.
@Suite struct FloatTests {
    static let numbers = [
        "0", "-0", "0.0", "-0.0", "1", "-1", "1.5", "0.1", "1e2", "1E-2", "1.7976931348623157e308",
        "-1.7976931348623157e308",
        "0.30000000000000004", "123456789.123456789", "9007199254740993", "9007199254740992.5",
        "18446744073709551616", "123456789012345678901234567890", "1.0000000000000000000000001",
        "3.4028234663852886e38", "1e-45", "1.401298464324817e-45", "16777217", "1e22", "1e23",
        "8.41e21", "0.1e1", "1e000000000000000000001", "100e-2",
        "179769313486231570000000000000000000000", "1e-5", "1e15", "1e16", "1e17",
    ]

    static var types: [any Decodable.Type] {
        [
            Double.self, Float.self, CGFloat.self, Decimal.self, Double?.self,
            Sample.Wrapped<Double>.self, Sample.Wrapped<Float>.self,
        ]
    }

    @Test(arguments: numbers)
    func atTopAndInside(_ text: String) {
        expectSameDecoding(Self.types, [text])
        let arrays: [any Decodable.Type] = [
            [Double].self, [Float].self, [CGFloat].self, [Decimal].self, [Double?].self,
            Sample.Pair<Double, Float>.self, Sample.Pair<Decimal, CGFloat>.self,
        ]
        expectSameDecoding(arrays, ["[\(text)]", "[\(text),\(text)]", "[[\(text)]]"])
        let objects: [any Decodable.Type] = [
            Sample.Box<Double>.self, Sample.Box<Float>.self, Sample.Box<Decimal>.self,
            Sample.Box<Float?>.self, [String: Double].self, [String: Decimal].self,
        ]
        expectSameDecoding(objects, ["{\"value\":\(text)}"])
    }

    /// Numbers that one of the types has no room for.
    @Test(arguments: [
        "1e39", "-1e39", "3.5e38", "3.4028235677973366e38", "1e308",
    ])
    func outsideOfFloat(_ text: String) {
        expectSameDecoding([Float.self, Double.self, Float?.self], [text])
        expectSameDecoding([[Float].self, [Float?].self, [Double].self], ["[1,\(text)]"])
        expectSameDecoding([Sample.Box<Float>.self], ["{\"value\":\(text)}"])
    }

    /// Near zero; what rounds to zero is in `DifferenceTests`.
    @Test(arguments: [
        "5e-324", "4.9e-324", "1e-323", "2.2250738585072014e-308", "2.2250738585072011e-308",
        "1e-310", "0e-400",
    ])
    func smallDoubles(_ text: String) {
        expectSameDecoding([Double.self, Double?.self], [text])
        expectSameDecoding([[Double].self], ["[1,\(text)]"])
    }

    @Test(arguments: [
        "0.1", "19.99", "12345678901234567890.123456789", "-0.000000001", "1e10", "1.5e-7",
        "99999999999999999999999999999999999999", "1e127", "-1E-100", "0.30", "1e0", "7e00",
        "3.141592653589793238462643383279502884", "100000000000000000000000000000000000001",
    ])
    func decimals(_ text: String) {
        expectSameDecoding([Decimal.self, Decimal?.self, Sample.Wrapped<Decimal>.self], [text])
        expectSameDecoding([[Decimal].self], ["[\(text),\(text)]"])
        expectSameDecoding([[String: Decimal].self], ["{\"a\":\(text)}"])
    }

    static let words: [DecodingSettings] = [
        DecodingSettings(),
        DecodingSettings(
            floats: .convertFromString(
                positiveInfinity: "inf",
                negativeInfinity: "-inf",
                nan: "nan"
            )
        ),
        DecodingSettings(
            floats: .convertFromString(positiveInfinity: "", negativeInfinity: "é", nan: "1")
        ),
    ]

    @Test("Strings for what is no number", arguments: words.indices)
    func nonConforming(_ index: Int) {
        let texts = [
            "\"inf\"", "\"-inf\"", "\"nan\"", "\"NaN\"", "\"Infinity\"", "\"\"", "\"é\"",
            "\"1\"", "1", "1.5", "true", "null", "[]", "{}",
        ]
        let settings = Self.words[index]
        let types: [any Decodable.Type] = [
            Double.self, Float.self, CGFloat.self, Decimal.self, Int.self, Double?.self,
            String.self,
        ]
        expectSameDecoding(types, texts, settings)
        let arrays: [any Decodable.Type] = [
            [Double].self, [Float].self, [Double?].self, [CGFloat].self,
            [Sample.Wrapped<Float>].self,
            Sample.Pair<Float, Double>.self, [[Double]].self, [Int].self, [String].self,
        ]
        expectSameDecoding(arrays, texts.map { "[\($0)]" }, settings)
        expectSameDecoding(arrays, texts.map { "[1,2.5,\($0)]" }, settings)
        let objects: [any Decodable.Type] = [
            Sample.Box<Double>.self, Sample.Box<Float>.self, Sample.Box<Float?>.self,
            [String: Double].self, [String: Float?].self, Sample.Box<[Double]>.self,
        ]
        expectSameDecoding(objects, texts.map { "{\"value\":\($0)}" }, settings)
        expectSameDecoding(objects, texts.map { "{\"value\":[\($0)]}" }, settings)
    }
}
