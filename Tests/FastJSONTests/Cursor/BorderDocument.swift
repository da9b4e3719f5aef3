import FastJSON
import TestSupport

/// Documents that are put so that the end of the first region stands before each of their bytes.
///
/// All but the last 192 bytes of a text in memory are read in place, and these from a copy. So with
/// white space after it, a document is cut between any two of its bytes.
enum BorderDocument {
    /// The bytes of a text that are not read in place.
    static let hidden = 192

    /// Each kind of token, and the values that they stand for.
    static let tokens: [(text: String, value: JSONValue)] = [
        ("0", 0), ("-0", .exactly("-0")), ("7", 7), ("-12", -12), ("1234567", 1_234_567),
        ("12345678", 12_345_678), ("-123456789", -123_456_789),
        ("1234567890123456", 1_234_567_890_123_456),
        ("123456789012345678", 123_456_789_012_345_678),
        ("-1234567890123456789", -1_234_567_890_123_456_789),
        ("12345678901234567890", .exactly("12345678901234567890")),
        ("0.5", 0.5), ("-0.25", -0.25), ("12345678.12345678", 12_345_678.123_456_78),
        ("0.123456789012345678", 0.123_456_789_012_345_678), ("1e5", 1e5), ("1E+10", 1e10),
        ("-1.5e-7", -1.5e-7), ("3.25e000", 3.25),
        ("1.00000000000000000000000000000000000000000001", 1.0),
        ("true", true), ("false", false), ("null", nil),
        (#""""#, ""), (#""a""#, "a"), (#""fourteen bytes""#, "fourteen bytes"),
        (#""fifteen bytes..""#, "fifteen bytes.."), (#""sixteen bytes...""#, "sixteen bytes..."),
        (
            #""a string of thirty-nine bytes, or so....""#,
            "a string of thirty-nine bytes, or so...."
        ),
        (#""\"\\\/\b\f\n\r\t\u0041\u00e9\u6f22""#, "\"\\/\u{8}\u{C}\n\r\tAé漢"),
        (#""\ud83d\ude00 \ud83D\uDE00""#, "😀 😀"), (#""é漢😀éé漢漢漢😀😀""#, "é漢😀éé漢漢漢😀😀"),
        (#""plain text, and then 漢字""#, "plain text, and then 漢字"),
        ("[]", []), ("{}", [:]), ("[ ]", []), ("{\n}", [:]), ("[[[]],[{}]]", [[[]], [[:]]]),
        ("[1,2 , 3\n,\t4]", [1, 2, 3, 4]),
        (#"{"a":1,"b":{"c":[true,null]}}"#, ["a": 1, "b": ["c": [true, nil]]]),
        (#"{"seven77":"x","eight888" : 2,"":3}"#, ["seven77": "x", "eight888": 2, "": 3]),
        (#"{"é漢😀":"é","quote\"":0,"\u0061":1}"#, ["é漢😀": "é", "quote\"": 0, "a": 1]),
        (
            #"{"a key of thirty-seven bytes in all...":1,"a key that is longer than forty bytes, so":2}"#,
            [
                "a key of thirty-seven bytes in all...": 1,
                "a key that is longer than forty bytes, so": 2,
            ]
        ),
    ]

    /// Members and elements with this white space in front of each, one level deeper than before.
    static func indented(_ space: (Int) -> String) -> String {
        let (one, two, three) = (space(1), space(2), space(3))
        return "[\(one){\(two)\"id\": 1,\(two)\"name\": \"x\",\(two)\"a\": [\(three)1,\(three)2.5"
            + "\(two)]\(one)},\(one){\(two)\"id\" : 2,\(two)\"b\": {\(three)\"c\": null,"
            + "\(three)\"a\": \"é\"\(two)}\(one)},\(one)[],\(one){}\(space(0))]"
    }

    /// What ``indented(_:)`` stands for.
    static let indentedValue: JSONValue = [
        ["id": 1, "name": "x", "a": [1, 2.5]], ["id": 2, "b": ["c": nil, "a": "é"]], [], [:],
    ]

    /// White space in front of members that can be guessed, and such that cannot.
    static let indents: [(name: String, space: @Sendable (Int) -> String)] = [
        ("none", { _ in "" }), ("one space", { _ in " " }),
        ("two per level", { "\n" + String(repeating: "  ", count: $0) }),
        ("tabs", { "\n" + String(repeating: "\t", count: $0) }),
        ("carriage returns", { "\r\n" + String(repeating: "  ", count: $0) }),
        ("carriage returns alone", { "\r" + String(repeating: " ", count: $0) }),
        ("line feeds alone", { _ in "\n" }),
        ("empty lines", { "\n\n" + String(repeating: " ", count: $0) }),
        ("spaces before the line feed", { " \n" + String(repeating: " ", count: $0) }),
        ("28 and more", { "\n" + String(repeating: " ", count: 28 + $0) }),
        ("29 and more", { "\n" + String(repeating: " ", count: 29 + $0) }),
        ("31 and more", { "\n" + String(repeating: " ", count: 31 + $0) }),
        ("spaces, 29 and more", { String(repeating: " ", count: 29 + $0) }),
        ("32 tabs", { "\n" + String(repeating: "\t", count: 29 + $0) }),
        ("64 and more", { "\n" + String(repeating: " ", count: 64 + $0) }),
        ("tabs and spaces", { "\n\t" + String(repeating: " ", count: $0) }),
        ("spaces and tabs", { "\n \t" + String(repeating: "\t", count: $0) }),
        ("less in deeper ones", { "\n" + String(repeating: " ", count: 9 - $0) }),
    ]

    /// Nested so deep that closing brackets alone are longer than what is not read in place.
    static func deep(_ count: Int, space: String = "") -> String {
        let opening = (0..<count).map { $0 % 2 == 0 ? "[\(space)" : "{\(space)\"a\":" }
        let closing = (0..<count).reversed().map { $0 % 2 == 0 ? "\(space)]" : "\(space)}" }
        return opening.joined() + "1" + closing.joined()
    }

    /// What stands before a document in an array of two: more than a region of its own.
    static let prefixes: [String] = [
        "[" + String(repeating: " ", count: 250), "[\n",
        "[\"" + String(repeating: "x", count: 250) + "\",",
        "[" + indented { "\n" + String(repeating: "    ", count: $0) } + ",",
        "[" + (0..<40).map { "{\"id\": \($0),\n    \"name\": \"x\"}" }.joined(separator: ",\n")
            + ",",
    ]

    /// The number of spaces that put the end of the region before each byte, and after the last.
    static func paddings(_ document: [UInt8]) -> ClosedRange<Int> {
        max(0, hidden - document.count - 2)...(hidden + 2)
    }
}
