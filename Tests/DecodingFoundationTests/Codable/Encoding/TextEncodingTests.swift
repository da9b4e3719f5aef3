import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Strings with everything that has to be escaped, and what must not be.
@Suite struct TextEncodingTests {
    static let texts: [String] = [
        "", "a", "\"", "\\", "/", "//", "</script>", "\n", "\r", "\t", "\u{8}", "\u{c}", "\u{b}",
        "\0",
        "\u{1}\u{1f}", "\u{7f}", "\u{80}", "\u{9f}", "\u{a0}", "é", "e\u{301}", "\u{2028}\u{2029}",
        "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{FFFD}", "😀", "\u{10FFFF}", "\u{10000}", "日本語",
        "a\"b\\c/d\ne", "👨‍👩‍👧", "\r\n", "\\u0041", "\\\"", "'", "<>&", "\u{202E}", "i̇", "ﬁ",
        String(repeating: "x", count: 15), String(repeating: "x", count: 16),
        String(repeating: "é", count: 100),
        String(repeating: "x", count: 63) + "\"", String(repeating: "x", count: 64) + "\n" + "y",
        String(repeating: "\"", count: 70), String(repeating: "😀\\", count: 50),
    ]

    @Test(arguments: texts)
    func values(_ text: String) {
        for formatting in FormattingTests.formattings {
            let settings = EncodingSettings(formatting: formatting)
            expectSameEncoding(text, settings)
            expectSameEncoding([text, text], settings)
            expectSameEncoding([text: text], settings)
            expectSameEncoding(["a": [text: [text]]], settings)
            expectSameEncoding(Sample.Box(value: text), settings)
            expectSameScript(settings) { encoder in
                var table = encoder.container(keyedBy: AnyKey.self)
                try table.encode(text, forKey: AnyKey(text))
                var inner = table.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("x\(text)"))
                try inner.encode(text, forKey: AnyKey(text))
            }
        }
    }

    @Test("Every scalar below U+0180 by itself")
    func everyScalar() {
        for code in UInt32(0)..<0x180 {
            guard let scalar = Unicode.Scalar(code) else { continue }
            expectSameEncoding(["\(scalar)", "a\(scalar)b"])
            expectSameEncoding(["\(scalar)": "\(scalar)"])
        }
    }

    /// Strings that have other storage than usual.
    @Test func otherStorage() {
        let long = String(repeating: "abc\n", count: 20)
        let bridged = NSString(string: "bridged \u{e9}\"") as String
        expectSameEncoding([String(long.dropFirst(3)), String(long.prefix(7)), bridged])
        expectSameEncoding([Substring(long).uppercased(), String(Substring(long))])
        expectSameEncoding([Character("x"), "\n", "😀"].map { String($0) })
    }
}
