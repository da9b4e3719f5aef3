import FastJSON
import TestSupport
import Testing

/// Comments that are longer than the limit of strings, however the bytes come.
@Suite struct CommentLimitTests {
    private static let texts: [[UInt8]] =
        [
            "/*aa", "/*a", "/**/1", "/*é*/1", "1//a", "1//é", "//\n1", "// é é\n1", " \n /é", "/",
            "/x",
            "[1/*ab*/,//c\n2]",
        ].map { Array($0.utf8) } + [
            Array(" /*".utf8) + [0xC3], Array("1//".utf8) + [0xC3], Array("/*a".utf8) + [0xFF],
            Array("/*aé".utf8) + [0xFF] + Array("*/1".utf8),
        ]

    private static func options(_ limit: Int, _ mode: ReadingMode) -> JSONReadingOptions {
        var options = JSONReadingOptions(syntax: .allowComments)
        options.limits.stringLength = limit
        return mode.options(options)
    }

    /// The error of a text read in parts, or its value.
    private static func partialOutcome(_ text: [UInt8], _ limit: Int, size: Int) -> String {
        do {
            let mode = ReadingMode(.native, .whole)
            var reader = JSONPartialReader(options: Self.options(limit, mode))
            for chunk in Chunks(text, size: size) { try reader.append(Array(chunk)) }
            return try reader.finish().description
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: texts, 1...9)
    func everyFeedingAgrees(text: [UInt8], limit: Int) {
        func outcome(_ body: () throws(JSONError) -> JSONValue) -> String {
            do { return try body().description } catch { return "\(error)" }
        }
        let native = ReadingMode(.native, .whole)
        let expected = outcome { () throws(JSONError) in
            try JSONValue(parsing: text, options: Self.options(limit, native))
        }
        for mode in ReadingMode.all {
            let options = Self.options(limit, mode)
            let inputs = outcome { () throws(JSONError) in
                try JSONValue(parsing: mode.input(text), options: options)
            }
            #expect(inputs == expected, "\(mode)")
            let bytes = outcome { () throws(JSONError) in
                try JSONValue(parsing: text, options: options)
            }
            #expect(bytes == expected, "\(mode)")
        }
        for size in 1...3 {
            #expect(Self.partialOutcome(text, limit, size: size) == expected, "pieces of \(size)")
        }
    }

    @Test(arguments: [
        ("/*aa", 3, "the comment is longer than the limit of 3 bytes (line 1, column 1)"),
        ("/*a", 3, "unexpected end of input: expected the end of a comment (line 1, column 4)"),
        (" \n /é", 1, "expected '/' or '*' to start a comment, found 'é' (line 2, column 3)"),
        ("//\n1", 2, "the comment is longer than the limit of 2 bytes (line 1, column 1)"),
        ("//\n1", 3, nil), ("1//a", 3, nil),
        ("1//a", 1, "the comment is longer than the limit of 1 byte (line 1, column 2)"),
    ])
    func messages(text: String, limit: Int, message: String?) {
        for mode in ReadingMode.all {
            let error = mode.validate(Array(text.utf8), options: Self.options(limit, mode))
            #expect(error?.description == message, "\(mode)")
        }
    }
}
