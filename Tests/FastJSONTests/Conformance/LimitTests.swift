import FastJSON
import TestSupport
import Testing

/// Each limit at exactly its value and at one more.
@Suite struct LimitTests {
    /// One limit and documents around it.
    struct Table: Sendable, CustomTestStringConvertible {
        var name: String
        var limits: JSONLimits
        var message: String
        var valid: [String]
        var invalid: [InvalidCase]
        var testDescription: String { name }
    }

    static let depth = Table(
        name: "depth",
        limits: JSONLimits(depth: 3),
        message: "arrays and objects are nested more than 3 levels deep",
        valid: ["1", "[[[]]]", "[[[1]],[[2]]]", #"{"a":{"b":{"c":1}}}"#, #"[{"a":[1]},{"a":[]}]"#],
        invalid: [
            InvalidCase("[[[▸[]]]]", .depthExceeded, "$[0][0][0]"),
            InvalidCase("[[[▸[", .depthExceeded, "$[0][0][0]"),
            InvalidCase("[[[▸[x", .depthExceeded, "$[0][0][0]"),
            InvalidCase("[[[1,▸{}]]]", .depthExceeded, "$[0][0][1]"),
            InvalidCase("[[[]],\n[[▸[]]]]", .depthExceeded, "$[1][0][0]", line: 2, column: 3),
            InvalidCase(#"{"a":{"b":{"c":▸{}}}}"#, .depthExceeded, "$.a.b.c"),
            InvalidCase(#"[1,{"a":[2,▸[]]}]"#, .depthExceeded, "$[1].a[1]"),
        ]
    )

    static let documentLength = Table(
        name: "document length",
        limits: JSONLimits(documentLength: 5),
        message: "the document is longer than the limit of 5 bytes",
        valid: ["1", "[1,2]", "12345", "true ", "    1", #""abc""#, "‹EF BB BF›[]"],
        invalid: [
            InvalidCase("[1,2 ▸]", .documentTooLong, "$[1]"),
            InvalidCase("12345▸6", .documentTooLong),
            InvalidCase("1    ▸ ", .documentTooLong),
            InvalidCase("[1,2]▸ ", .documentTooLong),
            InvalidCase("[1,2]▸]", .documentTooLong),
            InvalidCase("false▸x", .documentTooLong),
            InvalidCase("     ▸1", .documentTooLong),
            InvalidCase(#""abcd▸""#, .documentTooLong),
            InvalidCase(#""abé▸""#, .documentTooLong),
            InvalidCase(#""abc‹C3›▸‹A9›""#, .documentTooLong, column: 6),
            InvalidCase(#"[" \u▸0041"]"#, .documentTooLong, "$[0]"),
            InvalidCase(#"{"a":▸1}"#, .documentTooLong, "$.a"),
            InvalidCase(#"{"ab"▸:1}"#, .documentTooLong, "$.ab"),
            InvalidCase(#"{"abc▸":1}"#, .documentTooLong),
            InvalidCase("[1.5e▸1]", .documentTooLong, "$[0]"),
            InvalidCase("[1,tr▸ue]", .documentTooLong, "$[1]"),
            InvalidCase("[[[[[▸]]]]]", .documentTooLong, "$[0][0][0][0]"),
        ]
    )

    static let stringLength = Table(
        name: "string length",
        limits: JSONLimits(stringLength: 6),
        message: "the string is longer than the limit of 6 bytes",
        valid: [#""123456""#, #""\u0041""#, #""\n\n\n""#, #""ééé""#, #""日本""#, #"{"1234567":1}"#],
        invalid: [
            InvalidCase(#"▸"1234567""#, .stringTooLong),
            InvalidCase(#"▸"\u0041b""#, .stringTooLong),
            InvalidCase(#"▸"\uD83D\uDE00""#, .stringTooLong),
            InvalidCase(#"▸"\n\n\nb""#, .stringTooLong),
            InvalidCase(#"▸"éééé""#, .stringTooLong),
            InvalidCase(#"▸"12345678901234567890"#, .stringTooLong),
            InvalidCase(#"▸"1234567\x""#, .stringTooLong),
            InvalidCase(#"[1,▸"1234567"]"#, .stringTooLong, "$[1]"),
            InvalidCase(#"{"a":▸"1234567"}"#, .stringTooLong, "$.a"),
        ]
    )

    static let keyLength = Table(
        name: "key length",
        limits: JSONLimits(keyLength: 6),
        message: "the key is longer than the limit of 6 bytes",
        valid: [#"{"123456":1}"#, #"{"\u0041":1}"#, #"{"ééé":1}"#, #"["1234567"]"#],
        invalid: [
            InvalidCase(#"{▸"1234567":1}"#, .keyTooLong),
            InvalidCase(#"{▸"\u0041b":1}"#, .keyTooLong),
            InvalidCase(#"{"a":1,▸"1234567":1}"#, .keyTooLong),
            InvalidCase(#"[{"a":{▸"1234567":1}}]"#, .keyTooLong, "$[0].a"),
            InvalidCase(#"{▸"12345678901234567890"#, .keyTooLong),
        ]
    )

    static let numberLength = Table(
        name: "number length",
        limits: JSONLimits(numberLength: 4),
        message: "the number is longer than the limit of 4 bytes",
        valid: ["1234", "-123", "[1.25,1e10]", #"{"a":1234}"#, "1234 ", #"["12345"]"#],
        invalid: [
            InvalidCase("▸12345", .numberTooLong),
            InvalidCase("▸-1234", .numberTooLong),
            InvalidCase("[▸12345]", .numberTooLong, "$[0]"),
            InvalidCase("[1,▸1.234]", .numberTooLong, "$[1]"),
            InvalidCase("[▸1e100]", .numberTooLong, "$[0]"),
            InvalidCase("[▸0.0000000000000000000000]", .numberTooLong, "$[0]"),
            InvalidCase(#"{"a":▸12345 }"#, .numberTooLong, "$.a"),
            InvalidCase("▸1234.x", .numberTooLong),
        ]
    )

    @Test(arguments: [depth, documentLength, stringLength, keyLength, numberLength])
    func limit(_ table: Table) {
        let options = JSONReadingOptions(limits: table.limits)
        for text in table.valid {
            #expect(Reading.agreed(ByteText.bytes(text), options: options).error == nil, "\(text)")
        }
        for example in table.invalid {
            let error = Reading.agreed(example.bytes, options: options).error
            #expect(error?.code == example.code, "\(example)")
            #expect(error?.message == table.message, "\(example)")
            #expect(error?.offset == example.offset, "\(example)")
            #expect(error?.line == example.line, "\(example)")
            #expect(error?.column == example.column, "\(example)")
            #expect(error?.path.description == example.path, "\(example)")
        }
    }

    /// What is wrong before a limit is met is reported, not the limit.
    @Test func errorsBeforeLimits() {
        let limits = JSONLimits(
            depth: 2,
            documentLength: 40,
            stringLength: 4,
            keyLength: 4,
            numberLength: 4
        )
        let cases = [
            InvalidCase("[[1 ▸2]]", .unexpectedCharacter, "$[0]"),
            InvalidCase(#"["123▸\x5678"]"#, .invalidEscape, "$[0]"),
            InvalidCase(#"["1234▸‹01›5"]"#, .controlCharacter, "$[0]"),
            InvalidCase("[0▸12345]", .invalidNumber, "$[0]"),
            InvalidCase("[1.▸x23456]", .invalidNumber, "$[0]"),
        ]
        for example in cases {
            let options = JSONReadingOptions(limits: limits)
            let error = Reading.agreed(example.bytes, options: options).error
            #expect(error?.code == example.code, "\(example)")
            #expect(error?.offset == example.offset, "\(example)")
        }
    }

    /// Depths around the sizes at which the reader makes room for more levels.
    @Test(arguments: [1, 30, 31, 32, 33, 127, 128, 129, 511, 512, 513])
    func depthsOfEveryLimit(_ depth: Int) {
        let modes = ReadingMode.modes([.whole, .chunks(7)])
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            let text =
                String(repeating: open, count: depth - 1) + "[]"
                + String(repeating: close, count: depth - 1)
            let exact = JSONReadingOptions(limits: JSONLimits(depth: depth))
            #expect(Reading.agreed(Array(text.utf8), options: exact, modes: modes).error == nil)
            guard depth > 1 else { continue }
            let less = JSONReadingOptions(limits: JSONLimits(depth: depth - 1))
            let error = Reading.agreed(Array(text.utf8), options: less, modes: modes).error
            #expect(error?.code == .depthExceeded)
            #expect(error?.offset == open.utf8.count * (depth - 1))
            #expect(error?.path.steps.count == depth - 1)
        }
    }

    @Test func defaults() {
        let limits = JSONLimits()
        #expect(limits.depth == 512)
        #expect(limits.documentLength == .max)
        #expect(limits.stringLength == 1 << 27)
        #expect(limits.keyLength == 1 << 20)
        #expect(limits.numberLength == 4096)
        let modes = ReadingMode.modes([.whole, .chunks(1000)])
        for (count, code) in [(4096, nil), (4097, JSONError.Code.numberTooLong)] {
            let bytes = [UInt8](repeating: 0x37, count: count)
            #expect(Reading.agreed(bytes, modes: modes).error?.code == code)
        }
        for (count, code) in [(1 << 20, nil), (1 << 20 + 1, JSONError.Code.keyTooLong)] {
            let key = [UInt8](repeating: 0x61, count: count)
            let bytes = Array("{\"".utf8) + key + Array("\":1}".utf8)
            #expect(Reading.agreed(bytes, modes: modes).error?.code == code)
        }
    }
}
