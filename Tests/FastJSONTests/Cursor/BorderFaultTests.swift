import FastJSON
import TestSupport
import Testing

/// Documents that were cut and changed near the end of what is read in place.
///
/// All ways give one verdict with one place, path and message, whatever stands after the document.
@Suite struct BorderFaultTests {
    /// Documents of at most 192 bytes, so that white space after them moves the border to any byte.
    private static let documents: [String] = [
        #"{"a":[1,-2.5e3,"x\n\u00e9\ud83d\ude00é漢😀",true,false,null],"name":{"b":{}},"id":[[],{}]}"#,
        "[\n  {\n    \"id\": 12345678,\n    \"name\": \"a string of some length\"\n  },\n  {\n"
            + "    \"id\": 0.125,\n    \"name\": null\n  }\n]\n",
        "{\r\n\t\"a\" : 1 ,\r\n\t\"b\" : [ { } ,\t{ \"c\" : null } ]\r\n}",
        BorderDocument.deep(20), BorderDocument.deep(8, space: "\n   "),
        #"["\ud800\udc00\uDBFF\uDFFF","\"\\\/",123456789012345678901,-0,0.000000000000000000001]"#,
    ]
    private static let replacements: [UInt8] = [
        0, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0xFF, UInt8(ascii: "7"), UInt8(ascii: "]"),
        UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "\n"),
    ]

    /// Reads a document in some ways, and expects what is said of it without a border.
    private func check(
        _ bytes: [UInt8],
        turn: Int,
        options: JSONReadingOptions = JSONReadingOptions(),
        _ findings: inout Disagreements
    ) {
        let expected = CursorWay.expected(bytes, options: options)
        let fences = FencedText.Fence.allCases
        let ways = CursorWay.allCases
        for (number, way) in [ways[turn % ways.count], .tree, .known].enumerated() {
            let fence = fences[(turn / ways.count + number) % fences.count]
            let found = way.value(of: bytes, before: fence, options: options)
            if !way.agrees(found, expected) {
                let shown = "\(ByteText.text(bytes)), \(way), \(fence)"
                findings.add("\(shown): \(found), not \(expected.result)")
            }
        }
        if turn % 7 == 0 {
            for mode in ReadingMode.modes([.whole, .chunks(1), .random(seed: UInt64(turn))]) {
                let found = mode.value(of: bytes, options: options)
                findings.compare(found, expected.result, bytes, "\(mode)")
            }
        }
    }

    @Test("Each byte replaced, next to the border", arguments: documents)
    func replaced(_ document: String) {
        var findings = Disagreements()
        var turn = 0
        let original = Array(document.utf8)
        for position in original.indices {
            for replacement in Self.replacements where original[position] != replacement {
                var bytes = original
                bytes[position] = replacement
                // The border stands that many bytes before the one that is wrong, or after it.
                let distance = turn % 41 - 20
                let rest = original.count - position - distance
                let padding = max(0, BorderDocument.hidden - rest)
                bytes += [UInt8](repeating: UInt8(ascii: " "), count: padding)
                check(bytes, turn: turn, &findings)
                turn += 1
            }
        }
        findings.expectNone()
    }

    @Test("Cut at each byte", arguments: BorderDocument.prefixes)
    func cut(_ prefix: String) {
        var findings = Disagreements()
        var turn = 0
        for document in Self.documents {
            let bytes = Array("\(prefix)\(document)]".utf8)
            for length in TestScope.some(bytes.indices, oneIn: 8, turn: turn, allFrom: .nightly) {
                check(Array(bytes[..<length]), turn: turn, &findings)
                turn += 1
            }
        }
        findings.expectNone()
    }

    @Test("Cut by the limit of a document", arguments: ["", BorderDocument.prefixes[3]])
    func cutAtLimit(_ prefix: String) {
        var findings = Disagreements()
        var turn = 0
        let deep = BorderDocument.deep(250)
        let step = TestScope.isNightly ? 1 : TestScope.isFull ? 3 : 7
        for document in Self.documents + [deep, String(repeating: "7", count: 400)] {
            let end = prefix.isEmpty ? "" : "]"
            let space = String(repeating: " ", count: turn % 200)
            let bytes = Array("\(prefix)\(document)\(end)\(space)".utf8)
            for limit in 1...bytes.count where (limit + turn) % step == 0 {
                let options = JSONReadingOptions(limits: JSONLimits(documentLength: limit))
                check(bytes, turn: turn, options: options, &findings)
                turn += 1
            }
        }
        findings.expectNone()
    }

    @Test("Limits of tokens, at the border")
    func limitsOfTokens() {
        var findings = Disagreements()
        var turn = 0
        for document in Self.documents {
            for limit in [1, 2, 5, 16, 17, 40, 191, 192, 193] {
                let limits = JSONLimits(
                    depth: limit,
                    stringLength: limit,
                    keyLength: limit,
                    numberLength: limit
                )
                for padding in stride(from: turn % 7, through: 194, by: 7) {
                    let bytes = Array((document + String(repeating: "\n", count: padding)).utf8)
                    check(bytes, turn: turn, options: JSONReadingOptions(limits: limits), &findings)
                    turn += 1
                }
            }
        }
        findings.expectNone()
    }

    @Test("Faults with their places", arguments: [0, 1, 100, 191, 192, 193, 400])
    func places(_ padding: Int) {
        // The mark stands in front of the byte that the error names.
        let faults: [(text: String, code: JSONError.Code, path: String)] = [
            ("{\"a\":[1,2▸x]}", .unexpectedCharacter, "$.a"),
            ("{\"a\":{\"b\":tru▸x}}", .invalidLiteral, "$.a.b"),
            ("[0,\"x▸\u{1}\"]", .controlCharacter, "$[1]"),
            ("[0,\"▸\\x\"]", .invalidEscape, "$[1]"),
            ("[0,0▸1]", .invalidNumber, "$[1]"),
            ("[0,1.▸]", .invalidNumber, "$[1]"),
            ("{\"a\":1▸;}", .unexpectedCharacter, "$"),
            ("{\"a\" ▸1}", .unexpectedCharacter, "$.a"),
            ("{\"a\":1}▸}", .trailingContent, "$"),
        ]
        for (text, code, path) in faults {
            let (core, mark) = ByteText.parse(text)
            for front in [0, 1, 64, 191, 192, 193, 300] {
                let bytes =
                    [UInt8](repeating: UInt8(ascii: " "), count: front) + core
                    + [UInt8](repeating: UInt8(ascii: "\t"), count: padding)
                for way in CursorWay.allCases {
                    guard case .failure(let error) = way.value(of: bytes, before: .page) else {
                        Issue.record("\(text) is read, \(way), \(front), \(padding)")
                        continue
                    }
                    let shown = "\(text), \(way), \(front) before, \(padding) after: \(error)"
                    #expect(error.code == code, "\(shown)")
                    #expect(error.offset == mark.map { $0 + front }, "\(shown)")
                    #expect("\(error.path)" == path, "\(shown)")
                }
            }
        }
    }
}
