import FastJSON
import TestSupport
import Testing

/// Documents that are written while they are read, token by token.
@Suite struct RewritingTests {
    /// What came out, and why it ended.
    private struct Outcome: Equatable {
        var text: [UInt8]
        var error: JSONError.Code?
        var offset: Int?

        init(_ text: [UInt8], _ error: JSONError?) {
            (self.text, self.error, offset) = (text, error?.code, error?.offset)
        }
    }

    private static func rewrite(
        _ bytes: [UInt8],
        _ layout: JSONWritingOptions.Layout,
        in mode: ReadingMode,
        _ options: JSONReadingOptions
    ) throws -> Outcome {
        var text: [UInt8] = []
        do {
            let input = mode.input(bytes)
            try input.rewrite(options: mode.options(options), layout: layout) { text += $0 }
            return Outcome(text, nil)
        } catch let error as JSONError {
            return Outcome(text, error)
        }
    }

    /// What the events of the document are written as.
    private static func writeEvents(
        of bytes: [UInt8],
        _ layout: JSONWritingOptions.Layout,
        in mode: ReadingMode,
        _ options: JSONReadingOptions
    ) -> Outcome {
        let (events, error) = mode.events(of: bytes, options: options)
        var writer = JSONWriter(options: JSONWritingOptions(layout: layout))
        for event in events { writer.write(event) }
        var text: [UInt8] = []
        writer.drain { text += $0 }
        return Outcome(text, error)
    }

    private static let optionsToTry = [
        JSONReadingOptions(),
        JSONReadingOptions(
            syntax: [.allowComments, .allowTrailingCommas, .replaceInvalidSurrogates],
            duplicateKeys: .reject
        ),
        JSONReadingOptions(limits: JSONLimits(depth: 2, stringLength: 6, keyLength: 3)),
    ]

    /// Strings with every escape, and what is wrong after something that is right.
    static let texts = [
        #"{"\u0061\/": "\u0022\u005C\u002f \"\\\/\b\f\n\r\t \u0008\u000C\u000a\u000D\u0009"}"#,
        #"["\u0000\u001F\u007f\u0080\u07ff\u0800\uFFFF\ud83d\ude00", "é😀\u00e9", "\ud800", "\udc00x"]"#,
        #"["0123456\n89abcdef\u0041", "01234567890123456\/", "\\\\\\\\\\\\\\\\", ""]"#,
        #"{"a": {"a": 1, "a": [2]}, "": {"": {}}, "a": [[], [[]]]}"#,
        "/*a*/[1.50,/*b*/-0,//c\n{\"a\"/*d*/:/*e*/1E+2,},]//f",
        "[1, 2 3]", "{\"a\" 1}", "{\"a\": 1, \"b\"", "[\"a\", \"b", "{} x", " ", "[1,]", "nul",
        "123456789012345678901234567890", " -0.0e-0 ", "\u{FEFF}[]",
    ]

    @Test(arguments: texts, ReadingMode.all)
    func isWhatTheEventsSay(_ text: String, in mode: ReadingMode) throws {
        for options in RewritingTests.optionsToTry {
            for layout in [JSONWritingOptions.Layout.compact, .pretty(indent: "\t")] {
                let bytes = Array(text.utf8)
                #expect(
                    try RewritingTests.rewrite(bytes, layout, in: mode, options)
                        == RewritingTests.writeEvents(of: bytes, layout, in: mode, options)
                )
            }
        }
    }

    @Test(arguments: ["test_parsing", "test_transform"])
    func isWhatTheEventsSay(inSuite folder: String) throws {
        for name in Corpora.suiteFiles(in: folder) {
            let bytes = try Corpora.suiteFile(name, in: folder)
            for mode in ReadingMode.modes([.whole, .chunks(5)]) {
                #expect(
                    try RewritingTests.rewrite(bytes, .compact, in: mode, JSONReadingOptions())
                        == RewritingTests.writeEvents(
                            of: bytes,
                            .compact,
                            in: mode,
                            JSONReadingOptions()
                        ),
                    "\(name)"
                )
            }
        }
    }

    /// One value is read as the same text.
    @Test(arguments: ReadingMode.all)
    func copiesOneValue(in mode: ReadingMode) throws {
        let document = #" [ "\u0000\u001F\u007f\ud83d\ude00" , "é\/\n", {"\u0061": 1.0 } ] "#
        let text = try mode.withCursor(over: Array(document.utf8)) { cursor throws(JSONError) in
            try cursor.readCompactValue()
        }
        let expected = "[\"\\u0000\\u001f\u{7F}😀\",\"é/\\n\",{\"a\":1.0}]"
        #expect(String(decoding: text, as: UTF8.self) == expected)
    }

    private struct Full: Error {}

    /// What cannot be written ends the reading, and is said before what is wrong with the document.
    @Test(arguments: JSONEngine.allCases)
    func stopsWhereTheTextCannotBeWritten(engine: JSONEngine) {
        var (written, read) = (0, 0)
        let piece = [UInt8](String(repeating: "10,", count: 4096).utf8)
        let pieces = (0..<1000).lazy.map { $0 == 0 ? [UInt8(ascii: "[")] : piece }
        var failure: (any Error)?
        do {
            let input = JSONInput.chunks(pieces).onRead { read += $0 }
            try input.rewrite(options: .init(engine: engine), layout: .compact) { text in
                written += text.count
                throw Full()
            }
        } catch {
            failure = error
        }
        #expect(failure is Full)
        #expect(written < 1 << 18)
        #expect(read < 1 << 20)
    }
}
