import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

@Suite struct CGFloatTests {
    @Test(arguments: [
        ("0.0", 0), ("-0.0", -0.0), ("0.1", 0.1), ("10.5", 10.5), ("-2.25", -2.25),
        ("1e+300", 1e300), ("5e-324", .leastNonzeroMagnitude),
        ("1.7976931348623157e+308", 1.7976931348623157e308),
    ])
    func bothWays(_ text: String, value: CGFloat) throws {
        try expectBothWays(CGFloat.jsonParser(), text, value)
        try expectBothWays(CGFloat.jsonParser(allowInteger: false), text, value)
        #expect(try CGFloat.jsonParser().decode(text).sign == value.sign)
    }

    @Test func integers() throws {
        try expectBothWays(CGFloat.jsonParser(), "10", 10, writtenAs: "10.0")
        expectFailure(
            CGFloat.jsonParser(allowInteger: false),
            "10",
            "Expected a floating point number, but found:\n10",
            .typeMismatch
        )
    }

    @Test("The errors are those of Double", arguments: ["1e400", "-1e400", "true", "\"1\"", "[1]"])
    func errors(_ text: String) {
        for mode in ReadingMode.all {
            for allowInteger in [true, false] {
                let ours = mode.decode(
                    CGFloat.jsonParser(allowInteger: allowInteger),
                    Array(text.utf8)
                )
                let theirs = mode.decode(
                    Double.jsonParser(allowInteger: allowInteger),
                    Array(text.utf8)
                )
                #expect(ours.errorText != nil)
                #expect(ours == theirs.map { CGFloat($0) })
            }
        }
    }

    @Test func nonFinite() throws {
        for value in [CGFloat.nan, .infinity, -.infinity] {
            let error = writingFailure(CGFloat.jsonParser(), 1, value)
            #expect(error == writingFailure(Double.jsonParser(), 1, Double(value)))
            #expect(error?.code == .unwritableValue)
            let options = JSONWritingOptions(nonFiniteNumbers: .null)
            #expect(try CGFloat.jsonParser().encodeString(value, options: options) == "null")
        }
    }

    @Test func fields() throws {
        struct Size: Equatable {
            var width: CGFloat
            var height: CGFloat?
        }
        let parser = ParsePrint(.memberwise(Size.init)) {
            Field("width") { CGFloat.jsonParser() }
            OptionalField("height") { CGFloat.jsonParser() }
        }
        try expectBothWays(parser, #"{"width":1.5}"#, Size(width: 1.5, height: nil))
        try expectBothWays(parser, #"{"height":2.5,"width":1.5}"#, Size(width: 1.5, height: 2.5))
    }

    @Test(arguments: [11, 12] as [UInt64])
    func randomRoundTrips(seed: UInt64) throws {
        var random = RandomValue(seed: seed)
        let parser = CGFloat.jsonParser()
        for round in 0..<1000 {
            let value = CGFloat(random.double())
            let read = try parser.decode(try parser.encode(value))
            #expect(read == value, "seed \(seed), round \(round)")
        }
    }
}
