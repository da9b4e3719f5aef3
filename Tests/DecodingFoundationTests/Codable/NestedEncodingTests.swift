import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Codable types inside a parser: the same values in every layout.
@Suite
struct NestedEncodingTests {
    private struct Payment: Codable, Sendable, Equatable {
        var amount = Decimal(string: "0.12345678901234567890123456789") ?? 0
        var count: UInt64 = .max
        var note = "a/b \u{1F600} é"
        var tags = ["z": 1, "a": 2]
        var ratio = 0.1
    }

    private static let layouts: [JSONWritingOptions] = [
        JSONWritingOptions(),
        JSONWritingOptions(escapesSlashes: true),
        JSONWritingOptions(escapesNonASCII: true),
        JSONWritingOptions(sortsKeys: true),
        JSONWritingOptions(layout: .pretty()),
        JSONWritingOptions(layout: .pretty(), sortsKeys: true, escapesSlashes: true),
    ]

    @Test(arguments: NestedEncodingTests.layouts)
    func sameValuesInEveryLayout(_ options: JSONWritingOptions) throws {
        let lossless = JSONReadingOptions(numbers: .lossless)
        let expected = try JSONValue(
            parsing: #"""
                {"payment":{"amount":0.12345678901234567890123456789,"count":18446744073709551615,
                "note":"a/b \#u{1F600} é","tags":{"z":1,"a":2},"ratio":0.1}}
                """#,
            options: lossless
        )
        let fast = Field("payment") { Payment.jsonParser() }
        let foundation = Field("payment") {
            Payment.jsonParser(decoder: JSONDecoder(), encoder: JSONEncoder())
        }
        for bytes in [
            try fast.encode(Payment(), options: options),
            try foundation.encode(Payment(), options: options),
        ] {
            #expect(try JSONValue(parsing: bytes, options: lossless) == expected)
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.contains(#"a\/b"#) == options.escapesSlashes)
            #expect(text.contains("é") == !options.escapesNonASCII)
            #expect(text.contains("\n") == (options.layout != .compact))
            #expect(try fast.decode(bytes) == Payment())
        }
    }

    @Test("An encoder that sorts keys does so in every layout", arguments: layouts)
    func sortedByTheEncoder(_ options: JSONWritingOptions) throws {
        struct Pair: Codable { var z = 1, a = 2 }
        let encoder = FastJSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let parser = Pair.jsonParser(decoder: FastJSONDecoder(), encoder: encoder)
        let text = try parser.encodeString(Pair(), options: options)
        #expect(text.filter { !$0.isWhitespace } == #"{"a":2,"z":1}"#)
    }
}
