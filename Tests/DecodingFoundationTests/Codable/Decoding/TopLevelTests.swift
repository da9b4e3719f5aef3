import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Whole texts: fragments, empty ones, those that are no JSON, and dictionaries without braces.
@Suite struct TopLevelTests {
    /// Anything at all.
    struct Anything: Codable {
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}
    }

    static var types: [any Decodable.Type] {
        [
            Anything.self, Int.self, Int?.self, [Int].self, [String: Int].self, String.self,
            Bool.self, Double.self, Date.self, Data.self, Decimal.self, URL.self,
            Sample.Point.self, Sample.Empty.self, Sample.Shape.self, [Anything].self,
        ]
    }

    @Test(
        "What is no JSON, for whatever type",
        arguments: [
            "", " ", "\n\t ", "[", "]", "{", "}", "[1", "[1,", "{\"a\"", "{\"a\":", "{\"a\":1",
            "{\"a\":1,",
            "[1,,2]", "[,1]", "[1 2]", "[.5]", "[+1]", "[0x1]", "[1]x", "[1] x", "[1]]", "1 2",
            "1,",
            "[1]\0", "{\"a\" 1}", "{a:1}", "{\"a\":}", "{\"a\"}", "['a']", "[tru]", "[truex]",
            "[NaN]",
            "[Infinity]", "[1]//c", "/**/[1]", "nulll", "nul", "\u{a0}1", "[1\u{b}]", "- 1",
            "\"abc",
            "\"abc\\", "\"abc\\\"", "{1:2}", "{null:1}", "[}", "{]", "[1}", "{\"a\":1]", "[\"a]",
            "NaN",
            "\"\\u12\"", "True", "\u{FEFF}", "\u{FEFF}\u{FEFF}1", "\u{FEFF}[", "(", "[1;2]",
            "{\"a\"=1}",
            "{\"a\":1 \"b\":2}", "{,}", "[,]", "{\"a\":1,,}", "\"a\"\"b\"", "[1][2]", "{}{}",
            "truefalse",
        ]
    )
    func notJSON(_ text: String) {
        expectSameDecoding(Self.types, [text])
        for type in Self.types {
            let outcome = outcome { try FastJSONDecoder().decodeAny(type, text) }
            #expect(outcome == .failure(CodecFailure("dataCorrupted")))
        }
    }

    @Test(
        "White space and a byte order mark around a value",
        arguments: [
            " %", "% ", "\n%\n", "\t\r\n % \t\r\n", "\u{FEFF}%", "\u{FEFF} %", "\r%",
        ]
    )
    func around(_ frame: String) {
        for text in ["1", "null", "[1]", "{\"a\":1}", "\"x\"", "true", "-1.5e3", "[]", "{}"] {
            expectSameDecoding(Self.types, [frame.replacingOccurrences(of: "%", with: text)])
        }
    }

    @Test("Space inside of containers")
    func inside() {
        let texts = [
            "[ 1 , 2 ]", "[\n]", "{\t}", "{ \"a\" : 1 }", "{\r\n\"a\"\n:\n1\n,\n\"b\"\n:\n2\n}",
            "[ [ ] ]",
            "[ 1\t,\r2\n]",
        ]
        expectSameDecoding(Self.types, texts)
    }

    @Test(
        "Members without braces",
        arguments: [
            "\"a\":1", "", "  ", "\n", "\"a\":1,\"b\":2", "{\"a\":1}", " {\"a\":1} ", " \"a\" : 1 ",
            "\"a\":[1,2]",
            "\"a\":{\"b\":{}}", "a:1", "\"a\":1}", "[1]", "1", "\"a\"", "\"a\":1 \"b\":2", "null",
            "{}", "\"a\":",
            "\"a\":1]", "\"x\":1,\"y\":2.5", "\"x\":\"1\"", "\"x\":null", "\"\\u0078\":1",
            "\"a\":1,\"a\":2", "{\"a\":1",
            "{\"x\":1},{\"x\":2}", "\"a\"x", "\"none\":{}", "\"x\":1,\n\"y\":[}",
        ]
    )
    func assumingDictionary(_ text: String) {
        let settings = DecodingSettings(assumesTopLevelDictionary: true)
        let types: [any Decodable.Type] = [
            Anything.self, [String: Int].self, [String: Anything].self, Sample.Point.self,
            Sample.Empty.self, Sample.Shape.self, [Int].self, Int.self, Sample.Point?.self,
            String.self,
        ]
        expectSameDecoding(types, [text], settings)
    }

    @Test("Bytes that are no text")
    func notText() {
        let texts: [[UInt8]] = [
            [0x5b, 0x22, 0xc3, 0x22, 0x5d], [0x5b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x5d], [0xff],
            [0x5b, 0x22, 0xff, 0x22, 0x5d], [0x5b, 0x22, 0xf4, 0x90, 0x80, 0x80, 0x22, 0x5d],
            [0x5b, 0x22, 0xc0, 0x80, 0x22, 0x5d], [0xef, 0xbb], [0xef, 0xbb, 0xbf], [0x80],
            [0x5b, 0xff, 0x5d], [0x7b, 0x22, 0x80, 0x22, 0x3a, 0x22, 0x22, 0x7d],
        ]
        for bytes in texts {
            if bytes.first == 0x7b {
                expectSameDecoding([String: String].self, bytes: bytes)
            } else {
                expectSameDecoding([String].self, bytes: bytes)
            }
        }
    }
}

extension FastJSONDecoder {
    fileprivate func decodeAny(_ type: any Decodable.Type, _ text: String) throws -> Any {
        try decode(type, from: Data(text.utf8))
    }
}
