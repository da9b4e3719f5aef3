import FastJSON
import TestSupport
import Testing

/// Valid documents of which each byte is, in turn, the first that is not read in place.
@Suite struct BorderTests {
    /// Reads a document in every way, with so much white space after it that the end of the first
    /// region stands before each of its bytes.
    private func check(
        _ document: String,
        _ value: JSONValue?,
        step: Int = 1,
        options: JSONReadingOptions = JSONReadingOptions(),
        _ findings: inout Disagreements
    ) {
        let bytes = Array(document.utf8)
        let first = ReadingMode(.native, .chunks(1)).value(of: bytes, options: options)
        if let value { findings.compare(first, .success(value), bytes, "in chunks of 1") }
        let fences = FencedText.Fence.allCases
        let isValid = (try? first.get()) != nil
        var expected = CursorWay.Expected(first)
        for padding in BorderDocument.paddings(bytes) where padding % step == 0 {
            let padded = bytes + [UInt8](repeating: UInt8(ascii: " "), count: padding)
            // A report shows what stands after the place, too.
            if !isValid { expected = CursorWay.expected(padded, options: options) }
            let ways = TestScope.some(
                CursorWay.allCases,
                oneIn: 4,
                turn: padding / step,
                allFrom: .nightly
            )
            for (index, way) in ways.enumerated() {
                let fence = fences[(padding + index) % fences.count]
                let found = way.value(of: padded, before: fence, options: options)
                if !way.agrees(found, expected) {
                    findings.add(
                        "\(ByteText.text(bytes)), \(padding) spaces, \(way), \(fence): \(found)"
                    )
                }
            }
        }
    }

    @Test func tokens() {
        var findings = Disagreements()
        for (text, value) in BorderDocument.tokens {
            check(text, value, &findings)
            check("[\(text)]", [value], &findings)
            check("{\"a\": \(text)\n}", ["a": value], &findings)
        }
        findings.expectNone()
    }

    @Test("A document in front of the token", arguments: BorderDocument.prefixes)
    func tokensAfterOthers(_ prefix: String) {
        var findings = Disagreements()
        let step = TestScope.isNightly ? 1 : 7
        for (turn, (text, _)) in BorderDocument.tokens.enumerated() {
            // The white space before the token moves the borders of the usual run.
            let space = String(repeating: " ", count: turn % 7)
            check("\(prefix)\(space)\(text),\(text)]", nil, step: step, &findings)
        }
        findings.expectNone()
    }

    @Test func whiteSpace() {
        var findings = Disagreements()
        for (_, space) in BorderDocument.indents {
            let text = BorderDocument.indented(space)
            check(text, BorderDocument.indentedValue, step: TestScope.isNightly ? 1 : 3, &findings)
        }
        findings.expectNone()
    }

    /// What is guessed for one member is wrong for the next.
    @Test func whiteSpaceThatChanges() {
        var findings = Disagreements()
        let seed: UInt64 = 92
        var random = SeededRandom(seed: seed)
        let spaces = BorderDocument.indents.map(\.space)
        for _ in 0..<TestScope.rounds(60) {
            let members = (0..<random.number(in: 1...8)).map { index in
                let space = spaces[random.number(in: 0...spaces.count - 1)]
                let other = spaces[random.number(in: 0...spaces.count - 1)]
                return "\(space(index % 3))\"a\"\(other(0)):\(space(1))[\(other(2))1\(space(2))]"
            }
            check("{\(members.joined(separator: ","))\n}", nil, step: 5, &findings)
        }
        findings.expectNone()
    }

    @Test("Brackets that close more than a region", arguments: ["", " ", "\n\t", "\n  "])
    func deepDocuments(_ space: String) {
        var findings = Disagreements()
        for depth in [1, 2, 31, 32, 33, 64, 191, 192, 193, 300] {
            let text = BorderDocument.deep(depth, space: space)
            check(text, nil, step: TestScope.isNightly ? 1 : 23, &findings)
        }
        findings.expectNone()
    }

    @Test("Under other options", arguments: 0...7 as ClosedRange<UInt8>)
    func options(_ syntax: UInt8) {
        var options = JSONReadingOptions(syntax: JSONSyntax(rawValue: syntax))
        var findings = Disagreements()
        let texts = [
            "[1 // one\n, /* two */ 2, /**/ \"/*\" /* * / */ ] // end", "[1,2,]", "{\"a\":1,}",
            "{ // first\n  \"a\": 1, /* é漢😀 */\n  \"b\": /* x */ 2\n, }",
            "[\"\\ud800\",\"\\udc00x\"]",
            "/* a */ [ /* b */ ]", "[1,/* only a comment */]", "[//\n//\n1//\n]",
        ]
        for (turn, text) in texts.enumerated() {
            options.duplicateKeys = turn % 2 == 0 ? .reject : .first
            check(text, nil, options: options, &findings)
        }
        findings.expectNone()
    }

    /// The value does not depend on how much of the document comes at once.
    @Test(arguments: JSONEngine.allCases)
    func engines(_ engine: JSONEngine) {
        var findings = Disagreements()
        for (turn, (text, value)) in BorderDocument.tokens.enumerated() {
            let bytes = Array("{\"a\": \(text)}".utf8)
            for padding in BorderDocument.paddings(bytes) where (padding + turn) % 5 == 0 {
                let padded = bytes + [UInt8](repeating: UInt8(ascii: "\n"), count: padding)
                for feeding in [.whole, .chunks(1), .chunks(bytes.count + padding)]
                    as [ReadingMode.Feeding]
                {
                    let mode = ReadingMode(engine, feeding)
                    findings.compare(
                        mode.value(of: padded),
                        .success(["a": value]),
                        bytes,
                        "\(mode)"
                    )
                }
            }
        }
        findings.expectNone()
    }
}
