import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Keys that have to be unescaped, and those that only seem equal.
@Suite struct KeyTextTests {
    /// The text of a key in JSON, and what it is.
    static let keys: [(text: String, name: String)] = [
        ("", ""), (" ", " "), ("a", "a"), ("a\\u0062", "ab"), ("\\u0061\\u0062", "ab"),
        ("\\n", "\n"), ("\\\"", "\""), ("\\\\", "\\"), ("\\/", "/"), ("/", "/"),
        ("\\b\\f", "\u{8}\u{c}"),
        ("\\u0000", "\0"), ("a\\u0000b", "a\0b"), ("😀", "😀"), ("\\ud83d\\ude00", "😀"),
        ("\\uD83D\\uDE00x", "😀x"), ("é", "é"), ("\\u00e9", "é"), ("\\u2028", "\u{2028}"),
        ("\u{7f}", "\u{7f}"), ("\\u007f", "\u{7f}"), ("\\uFFFF", "\u{FFFF}"),
        ("\\ufeff", "\u{FEFF}"),
        ("日本語", "日本語"), ("0", "0"), ("Index 0", "Index 0"), ("null", "null"),
        (
            "a long key that has more than fifteen bytes",
            "a long key that has more than fifteen bytes"
        ),
        ("a long key with an escape\\tat its end\\n", "a long key with an escape\tat its end\n"),
    ]

    @Test(arguments: keys)
    func found(_ text: String, name: String) {
        for document in ["{\"\(text)\":1}", "{\"z\":[{}],\"\(text)\" :1}", "{\"\(text)\":\"x\"}"] {
            expectSameScript(document) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                let key = AnyKey(name)
                return [
                    report { container.allKeys.map { valueText($0.stringValue) }.sorted() },
                    report { container.contains(key) },
                    report { container.contains("y") },
                    report { try container.decode(Int.self, forKey: key) },
                    report { try container.decodeIfPresent(Int.self, forKey: key) },
                    report { try container.decodeNil(forKey: key) },
                    report { try container.decode([String: Int].self, forKey: key) },
                    report { try container.decode(Int.self, forKey: AnyKey("\(name).")) },
                ].joined(separator: "; ")
            }
        }
        expectSameDecoding(
            [[String: Int].self, [String: Int?].self, [String: [Int]].self, [String: Bool].self],
            ["{\"\(text)\":1}", "{\"\(text)\":[1,2]}", "{\"\(text)\":null}"]
        )
    }

    /// Many members, so that a container with a table of keys is used too.
    @Test(arguments: [1, 2, 7, 8, 9, 15, 16, 17, 31, 33, 64, 200])
    func manyMembers(_ count: Int) {
        let members = (0..<count).map { "\"key\\u005f\($0)\":\($0)" }
        let text = "{\(members.joined(separator: ","))}"
        expectSameDecoding([[String: Int].self, [String: Double].self], [text])
        expectSameScript(text) { decoder in
            let container = try decoder.container(keyedBy: AnyKey.self)
            return [
                report { try container.decode(Int.self, forKey: "key_0") },
                report { try container.decode(Int.self, forKey: AnyKey("key_\(count - 1)")) },
                report { try container.decode(Int.self, forKey: AnyKey("key_\(count / 2)")) },
                report { try container.decode(Int.self, forKey: AnyKey("key_\(count)")) },
                report { try container.decode(String.self, forKey: "key_0") },
                report { Set(container.allKeys.map(\.stringValue)).count },
            ].joined(separator: "; ")
        }
    }

    /// The strings of values, unescaped in the same way.
    @Test(arguments: keys)
    func values(_ text: String, name: String) {
        expectSameDecoding(
            [String.self, String?.self, Sample.Wrapped<String>.self],
            ["\"\(text)\""]
        )
        expectSameDecoding(
            [[String].self, [String?].self, Set<String>.self],
            ["[\"\(text)\",\"a\"]"]
        )
        expectSameDecoding([[String: String].self], ["{\"a\":\"\(text)\"}"])
        expectSameDecoding([Sample.Box<String>.self], ["{\"value\":\"\(text)\"}"])
    }
}
