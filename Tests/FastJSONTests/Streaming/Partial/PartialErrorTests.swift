import FastJSON
import TestSupport
import Testing

/// Errors are those of reading the whole document, whatever the pieces.
@Suite struct PartialErrorTests {
    @Test func ownCases() {
        var findings = Disagreements()
        for example in InvalidCase.all {
            PartialReading.compare(example.bytes, findings: &findings)
        }
        findings.expectNone()
    }

    @Test(.enabled(if: !Corpora.suiteFiles(in: "test_parsing").isEmpty, "There is no suite."))
    func suite() throws {
        var findings = Disagreements()
        for file in Corpora.suiteFiles(in: "test_parsing") {
            let bytes = try Corpora.suiteFile(file, in: "test_parsing")
            let sizes = bytes.count < 2000 ? PartialReading.sizes : [7, 64, 4096, .max / 2]
            PartialReading.compare(bytes, sizes: sizes, findings: &findings)
        }
        findings.expectNone()
    }

    @Test func syntaxOptions() {
        var findings = Disagreements()
        let tables = [
            SyntaxOptionTests.comments, SyntaxOptionTests.trailingCommas,
            SyntaxOptionTests.both, SyntaxOptionTests.surrogates,
        ]
        for table in tables {
            let options = JSONReadingOptions(syntax: table.syntax)
            for bytes in table.valid.map(\.bytes) + table.invalid.map(\.bytes) {
                PartialReading.compare(bytes, options: options, findings: &findings)
            }
        }
        findings.expectNone()
    }

    @Test func limits() {
        var findings = Disagreements()
        let tables = [
            LimitTests.depth, LimitTests.documentLength, LimitTests.stringLength,
            LimitTests.keyLength, LimitTests.numberLength,
        ]
        for table in tables {
            let options = JSONReadingOptions(limits: table.limits)
            for bytes in table.valid.map(ByteText.bytes) + table.invalid.map(\.bytes) {
                PartialReading.compare(bytes, options: options, findings: &findings)
            }
        }
        // Each document cut by each limit.
        for example in ValidCase.all + SyntaxOptionTests.both.valid where example.bytes.count < 40 {
            for length in 1...40 {
                let options = JSONReadingOptions(
                    syntax: [.allowComments, .allowTrailingCommas],
                    limits: JSONLimits(documentLength: length)
                )
                PartialReading.compare(
                    example.bytes,
                    options: options,
                    sizes: [1, 3, 64],
                    findings: &findings
                )
            }
        }
        findings.expectNone()
    }

    @Test func equalKeys() {
        var findings = Disagreements()
        for policy in [JSONDuplicateKeys.first, .last, .reject] {
            let options = JSONReadingOptions(duplicateKeys: policy)
            for example in ReadingOptionTests.refusedKeys {
                PartialReading.compare(example.bytes, options: options, findings: &findings)
            }
        }
        findings.expectNone()
    }

    @Test func byteOrderMarks() {
        var findings = Disagreements()
        let texts = [
            "‹EF BB BF›1", "‹EF BB BF›", "‹EF BB›", "‹EF›", "‹EF BB BF EF BB BF›1", "‹EF 41›",
            "‹FE FF 00 31›", "‹FF FE 31 00›", "‹FF FE 00 00›", "‹00 00 FE FF›", "‹FF FE›",
            "‹00›[", "‹00 00 00›[", "[‹00›", "[‹00 00 00›", "\"‹00›\"", "x‹00›", "1‹00›", " ‹00›",
            "‹00›", "‹00 00›", "‹00 00 00 00›", "x‹00 00 31›", "‹FE›", "‹FE 41 41 41 41›", "{‹00›}",
        ]
        for mark in [JSONByteOrderMark.skip, .reject] {
            for text in texts {
                for limit in [1, 2, 3, 4, .max] {
                    let options = JSONReadingOptions(
                        byteOrderMark: mark,
                        limits: JSONLimits(documentLength: limit)
                    )
                    let bytes = ByteText.bytes(text)
                    PartialReading.compare(bytes, options: options, findings: &findings)
                }
            }
        }
        findings.expectNone()
    }

    /// Valid documents with each byte changed, with all departures and with none.
    @Test func changedDocuments() {
        let replacements: [UInt8] = [
            0x00, 0x0A, 0x22, 0x2A, 0x2C, 0x2D, 0x2F, 0x30, 0x5C, 0x5D, 0x7B, 0x80, 0xE2,
        ]
        var findings = Disagreements()
        var turn = 0
        let syntaxes: [JSONSyntax] = [
            [], [.allowComments, .allowTrailingCommas, .replaceInvalidSurrogates],
        ]
        for syntax in syntaxes {
            let options = JSONReadingOptions(syntax: syntax, duplicateKeys: .reject)
            let examples = syntax.isEmpty ? ValidCase.all : SyntaxOptionTests.both.valid
            for example in examples + SyntaxOptionTests.surrogates.valid {
                var bytes = example.bytes
                for position in bytes.indices {
                    turn += 1
                    for replacement in TestScope.some(replacements, oneIn: 5, turn: turn) {
                        bytes[position] = replacement
                        let sizes = [1, position + 1, .max / 2]
                        PartialReading.compare(
                            bytes,
                            options: options,
                            sizes: sizes,
                            findings: &findings
                        )
                    }
                    bytes[position] = example.bytes[position]
                }
            }
        }
        findings.expectNone()
    }

    @Test(
        "A token that is too long is refused while it is open",
        arguments: [
            ("[\"", JSONError.Code.stringTooLong), ("{\"", .keyTooLong),
        ]
    )
    func openTokensAreLimited(_ start: String, _ code: JSONError.Code) throws {
        let limits = JSONLimits(stringLength: 100, keyLength: 100)
        var reader = JSONPartialReader(options: JSONReadingOptions(limits: limits))
        try reader.append(start)
        for _ in 0..<10 { try reader.append("0123456789") }
        let error = #expect(throws: JSONError.self) { try reader.append("0") }
        #expect(error?.code == code)
    }

    @Test func slashBeforeACharacterOfManyBytesIsRefusedAtOnce() throws {
        let options = JSONReadingOptions(syntax: .allowComments)
        var reader = JSONPartialReader(options: options)
        try reader.append(ByteText.bytes("[1,/‹E2›"))
        let error = #expect(throws: JSONError.self) { try reader.append("a") }
        #expect(error?.code == .invalidUTF8)
    }

    /// The error comes with its byte, or with the next ones where the first byte does not tell.
    @Test func errorsComeInTime() {
        for example in InvalidCase.all + SyntaxOptionTests.comments.invalid {
            let isEnd = example.code == .unexpectedEnd || example.code == .emptyInput
            let options = JSONReadingOptions(
                syntax: SyntaxOptionTests.comments.invalid.contains { $0.bytes == example.bytes }
                    ? .allowComments : []
            )
            let pieces = example.bytes.indices.map { example.bytes[$0...$0] }
            let reading = PartialReading(pieces, options: options)
            if isEnd {
                #expect(reading.failedPiece == nil, "\(example)")
            } else if let piece = reading.failedPiece {
                #expect((example.offset...example.offset + 12).contains(piece), "\(example)")
            } else {
                // A character or an encoding that is not whole at the end.
                #expect(example.offset + 4 >= example.bytes.count, "\(example)")
            }
        }
    }

    @Test func errorsStay() throws {
        var reader = JSONPartialReader()
        try reader.append(#"{"a": [1, "tw"#)
        let first = #expect(throws: JSONError.self) { try reader.append("o\n") }
        #expect(first?.code == .controlCharacter)
        #expect(first?.description.hasPrefix("$.a[1]: control character U+000A") == true)
        for text in ["", "\"]}", " "] {
            let again = #expect(throws: JSONError.self) { try reader.append(text) }
            #expect(again == first)
        }
        let last = #expect(throws: JSONError.self) { try reader.finish() }
        #expect(last == first)
        let (text, path, isComplete) = (reader.text, reader.openText, reader.isComplete)
        #expect(text == #"{"a":[1,"two"]}"#)
        #expect(path == "$.a[1]")
        #expect(!isComplete)
    }

    @Test func endTooEarly() throws {
        var reader = JSONPartialReader()
        try reader.append(#"{"a": [1, 2"#)
        let error = #expect(throws: JSONError.self) { try reader.finish() }
        #expect(
            error?.description
                == "$.a: unexpected end of input: expected ',' or ']' after an element "
                + "(line 1, column 12)"
        )
        let text = reader.text
        #expect(text == #"{"a":[1,2]}"#)
        let again = #expect(throws: JSONError.self) { try reader.append("]}") }
        #expect(again == error)
    }

    /// The place is right also when the beginning is no longer in memory.
    @Test func farPlaces() {
        let line = #"  ["é", {"key": "value"}, 1.5e3],"# + "\n"
        for tail in ["x", "\"\\x\"", "[1 2]", "\"" + String(repeating: "é", count: 9000) + "\n\""] {
            let text = "{\"rows\": [\n" + String(repeating: line, count: 1000) + tail
            var findings = Disagreements()
            PartialReading.compare(
                Array(text.utf8),
                sizes: [1, 7, 64, 4096, .max / 2],
                findings: &findings
            )
            findings.expectNone()
        }
        // A string whose beginning is reported long after.
        let text =
            "[\n" + String(repeating: line, count: 400) + "  \""
            + String(repeating: "é", count: 9000)
        let options = JSONReadingOptions(limits: JSONLimits(stringLength: 10_001))
        var findings = Disagreements()
        PartialReading.compare(Array(text.utf8), options: options, findings: &findings)
        findings.expectNone()
    }
}
