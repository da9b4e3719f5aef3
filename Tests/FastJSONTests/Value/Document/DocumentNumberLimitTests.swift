import FastJSON
import Testing

/// The limit for numbers in documents, which read short numbers on the way.
@Suite struct DocumentNumberLimitTests {
    private static let options = JSONReadingOptions(limits: JSONLimits(numberLength: 4))

    /// A text alone, and with so much after it that its numbers are read in words.
    private static func forms(_ bytes: [UInt8]) -> [[UInt8]] {
        [bytes, bytes + [UInt8](repeating: UInt8(ascii: " "), count: 200)]
    }

    @Test(
        arguments: [
            "▸12345", "[▸12345]", "[1234,▸-1234]", "[▸1.234,1]", "[▸1.23e1]", "[▸0.000]",
            "[1, ▸-0.25 ]",
            "[▸1234567890123456789]", "[▸12345678901234567890]", #"{"a":1,"b":▸12345}"#,
        ],
        JSONEngine.allCases
    )
    func longerNumbers(_ marked: String, _ engine: JSONEngine) {
        var options = Self.options
        options.engine = engine
        let example = InvalidCase(marked, .numberTooLong)
        for bytes in Self.forms(example.bytes) {
            let error = #expect(throws: JSONError.self) {
                try JSONDocument(parsing: bytes, options: options)
            }
            #expect(error?.code == .numberTooLong)
            #expect(error?.message == "the number is longer than the limit of 4 bytes")
            #expect(error?.offset == example.offset)
            #expect(error?.column == example.column)
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func numbersWithinTheLimit(_ engine: JSONEngine) throws {
        var options = Self.options
        options.engine = engine
        for bytes in Self.forms(Array(#"[1234,-123,1.25,-0.5,1e10,{"a":9999}]"#.utf8)) {
            let document = try JSONDocument(parsing: bytes, options: options)
            #expect(document.root.value == [1234, -123, 1.25, -0.5, 1e10, ["a": 9999]])
        }
    }
}
