import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Every way to write a number makes the same text, and encoders leave out a fraction of zeros.
@Suite struct FloatingPointWaysTests {
    @Test(arguments: [
        0, -0.0, 1, -100, 0.1, 1 / 3, 1e-5, 1e16, 0x1p53, 1e300, .leastNonzeroMagnitude,
        .greatestFiniteMagnitude, 1_125_899_906_842_624.25,
    ])
    func doubles(_ value: Double) throws {
        let text = value.description
        var writer = JSONWriter()
        writer.write(value)
        #expect(try writer.finishString() == text)
        #expect(try JSONValue.float(value).jsonString() == text)
        #expect(JSONValue.float(value).number?.text == text)
        #expect(try Double.jsonParser().encodeString(value) == text)
        #expect(try Double.jsonParser().orNull().encodeString(value) == text)
        #expect(try CGFloat.jsonParser().encodeString(CGFloat(value)) == text)
        let short = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        for bytes in [
            try FastJSONEncoder().encode([value]),
            try FastJSONEncoder().encode([value] as [Double?]),
        ] {
            #expect(String(decoding: bytes, as: UTF8.self) == "[\(short)]")
        }
    }

    @Test(arguments: [
        0, -0.0, 1, 0.1, 1 / 3, 1e-5, 1e8, 0x1p24, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ])
    func floats(_ value: Float) throws {
        let text = value.description
        var writer = JSONWriter()
        writer.write(value)
        #expect(try writer.finishString() == text)
        #expect(try Float.jsonParser().encodeString(value) == text)
        let short = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        let bytes = try FastJSONEncoder().encode([value])
        #expect(String(decoding: bytes, as: UTF8.self) == "[\(short)]")
    }

    @Test func floatsThatAreNotFinite() throws {
        for value in [Float.nan, .infinity, -.infinity] {
            #expect(throws: JSONError.self) { try Float.jsonParser().encodeString(value) }
            let options = JSONWritingOptions(nonFiniteNumbers: .null)
            #expect(try Float.jsonParser().encodeString(value, options: options) == "null")
        }
    }
}
