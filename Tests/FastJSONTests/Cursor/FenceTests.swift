import FastJSON
import TestSupport
import Testing

/// Texts that end where memory ends: no byte after them is looked at.
@Suite struct FenceTests {
    /// Texts of at least 500 bytes, of which each beginning is read.
    private static let texts: [(name: String, bytes: [UInt8])] = [
        ("numbers", Array(("[" + (0..<90).map { "\($0 * 7919)" }.joined(separator: ",")).utf8)),
        (
            "fractions",
            Array(("[" + (0..<60).map { "\($0).\($0)25e-\($0)" }.joined(separator: ", ")).utf8)
        ),
        ("digits", [UInt8](repeating: UInt8(ascii: "9"), count: 520)),
        ("zeros after a point", Array(("0." + String(repeating: "0", count: 520)).utf8)),
        ("a string", Array(("\"" + String(repeating: "x", count: 520)).utf8)),
        ("escapes", Array(("\"" + String(repeating: "\\n\\u00e9\\ud83d\\ude00", count: 30)).utf8)),
        ("characters", Array(("\"" + String(repeating: "é漢😀", count: 60)).utf8)),
        ("strings", Array(("[" + String(repeating: "\"fifteen bytes..\",\"\",", count: 30)).utf8)),
        ("literals", Array(("[" + String(repeating: "true,false ,null\n,", count: 30)).utf8)),
        (
            "members",
            Array(
                ("{" + String(repeating: "\"a\": 1,\n  \"name\": \"x\",\"é漢😀\":{},", count: 16))
                    .utf8
            )
        ),
        ("white space", [UInt8](repeating: UInt8(ascii: " "), count: 520)),
        ("lines", Array(String(repeating: "\n                                 ", count: 16).utf8)),
        ("arrays", [UInt8](repeating: UInt8(ascii: "["), count: 510)),
        (
            "closing",
            Array((String(repeating: "[", count: 250) + String(repeating: "]", count: 260)).utf8)
        ),
        ("closing with lines", Array(BorderDocument.deep(60, space: "\n  ").utf8)),
        ("comments", Array(("[" + String(repeating: "/* é */ 1 // x\n,", count: 30)).utf8)),
        ("zeros", [UInt8](repeating: 0, count: 520)),
        ("continuations", [UInt8](repeating: 0x9F, count: 520)),
        (
            "a byte order mark",
            [0xEF, 0xBB, 0xBF] + [UInt8](repeating: UInt8(ascii: " "), count: 500)
        ),
    ]

    @Test("The first bytes of a text", arguments: texts.indices)
    func beginnings(_ index: Int) {
        var findings = Disagreements()
        let text = Self.texts[index].bytes
        let syntax: JSONSyntax = Self.texts[index].name == "comments" ? [.allowComments] : []
        let options = JSONReadingOptions(syntax: syntax)
        let lengths = TestScope.some(0...min(500, text.count), oneIn: 2, turn: index)
        for (turn, length) in lengths.enumerated() {
            let bytes = Array(text[..<length])
            let expected = CursorWay.expected(bytes, options: options)
            let ways = CursorWay.allCases
            for way in TestScope.some(ways, oneIn: 4, turn: turn, allFrom: .nightly) {
                for fence in [.page, FencedText.Fence.allCases[1 + turn % 10]] {
                    let found = way.value(of: bytes, before: fence, options: options)
                    if !way.agrees(found, expected) {
                        findings.add(
                            "\(Self.texts[index].name), \(length), \(way), \(fence): \(found)"
                        )
                    }
                }
            }
            var yajl = options
            yajl.engine = JSONEngine.allCases.last ?? .native
            let found = CursorWay.validation.value(of: bytes, before: .page, options: yajl)
            if !CursorWay.validation.agrees(found, expected) {
                findings.add("\(Self.texts[index].name), \(length), \(yajl.engine): \(found)")
            }
        }
        findings.expectNone()
    }

    /// Scalars pulled one after the other, each as what it is not too.
    @Test func pulledAsOthers() {
        var findings = Disagreements()
        for (turn, (text, _)) in BorderDocument.tokens.enumerated() {
            for padding in 0...(BorderDocument.hidden + 2) where padding % 3 == turn % 3 {
                let bytes = Array((text + String(repeating: " ", count: padding)).utf8)
                let found = Self.asOthers(bytes) { body in
                    FencedText.withBytes(bytes, before: .page) { buffer in
                        Result { () throws(JSONError) in
                            try JSONCursor.withCursor(over: buffer, body)
                        }
                    }
                }
                let expected = Self.asOthers(bytes) { body in
                    Result { () throws(JSONError) in
                        try JSONCursor.withCursor(over: .chunks(Chunks(bytes, size: 1)), body)
                    }
                }
                findings.compare(found, expected, bytes, "\(padding) spaces")
            }
        }
        findings.expectNone()
    }

    /// What each function that reads a scalar says of a document.
    private static func asOthers(
        _ bytes: [UInt8],
        _ read: ((inout JSONCursor) throws(JSONError) -> [String]) -> Result<[String], JSONError>
    ) -> Result<[String], JSONError> {
        read { cursor throws(JSONError) in
            var texts: [String] = []
            func note(_ body: (inout JSONCursor) throws(JSONError) -> String) throws(JSONError) {
                guard texts.last?.hasPrefix("read") != true else { return }
                do throws(JSONError) {
                    texts.append("read \(try body(&cursor))")
                } catch {
                    // Of another kind, or too large: then it is still there.
                    texts.append("\(error)")
                }
            }
            try note { cursor throws(JSONError) in "\(try cursor.readInteger(as: Int8.self))" }
            try note { cursor throws(JSONError) in "\(try cursor.readInteger(as: UInt64.self))" }
            try note { cursor throws(JSONError) in "\(try cursor.readInt())" }
            try note { cursor throws(JSONError) in "\(try cursor.readBool())" }
            try note { cursor throws(JSONError) in
                try cursor.readNull()
                return "null"
            }
            try note { cursor throws(JSONError) in "\(try cursor.readDouble())" }
            try note { cursor throws(JSONError) in "\(try cursor.readString())" }
            try note { cursor throws(JSONError) in "\(try cursor.readValue())" }
            return texts
        }
    }
}
