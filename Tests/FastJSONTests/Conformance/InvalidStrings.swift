import FastJSON

/// Strings that do not end, wrong escapes, and bytes that are not UTF-8.
extension InvalidCase {
    private static let quote = "unexpected end of input: expected the closing quote of a string"
    private static let hexadecimal = #"invalid escape: '\u' needs four hexadecimal digits"#

    private static func escape(_ found: String) -> String {
        #"invalid escape: '\' cannot be followed by "# + found
    }

    private static func half(_ digits: String) -> String {
        #"invalid escape: \u"# + digits + " is half of a surrogate pair without the other half"
    }

    static let escapes: [InvalidCase] = [
        // The input ends inside.
        InvalidCase(#""▸"#, .unexpectedEnd, "$", quote),
        InvalidCase(#""abc▸"#, .unexpectedEnd, "$", quote),
        InvalidCase(#""12345678▸"#, .unexpectedEnd, "$", quote),
        InvalidCase(#""a\"▸"#, .unexpectedEnd, "$", quote),
        InvalidCase(#""\▸"#, .unexpectedEnd, "$", quote),
        InvalidCase(#""\u▸"#, .unexpectedEnd, "$", quote),
        InvalidCase(#""\u12▸"#, .unexpectedEnd, "$", quote),
        InvalidCase(#""\uD83D▸"#, .unexpectedEnd, "$", quote),
        InvalidCase(#""\uD83D\▸"#, .unexpectedEnd, "$", quote),
        InvalidCase(#""\uD83D\u▸"#, .unexpectedEnd, "$", quote),
        InvalidCase(#""\uD83D\uDE0▸"#, .unexpectedEnd, "$", quote),
        InvalidCase(#""\uD83D\u00▸"#, .unexpectedEnd, "$", quote),
        InvalidCase(#"["a▸"#, .unexpectedEnd, "$[0]", quote),
        InvalidCase(#"{"a▸"#, .unexpectedEnd, "$", quote),
        InvalidCase(#"{"a":"b▸"#, .unexpectedEnd, "$.a", quote),
        InvalidCase("\"‹C3›▸", .unexpectedEnd, "$", quote, column: 3),
        InvalidCase("[\"a‹F0 9F 98›▸", .unexpectedEnd, "$[0]", quote, column: 5),
        // Escapes that do not exist.
        InvalidCase(#""▸\x""#, .invalidEscape, "$", escape("'x'")),
        InvalidCase(#""▸\a""#, .invalidEscape, "$", escape("'a'")),
        InvalidCase(#""▸\v""#, .invalidEscape, "$", escape("'v'")),
        InvalidCase(#""▸\'""#, .invalidEscape, "$", escape("'''")),
        InvalidCase(#""▸\0""#, .invalidEscape, "$", escape("'0'")),
        InvalidCase(#""▸\U0041""#, .invalidEscape, "$", escape("'U'")),
        InvalidCase(#""▸\N""#, .invalidEscape, "$", escape("'N'")),
        InvalidCase(#""▸\ ""#, .invalidEscape, "$", escape("0x20")),
        InvalidCase(#"["▸\‹00›"]"#, .invalidEscape, "$[0]", escape("0x00")),
        InvalidCase(#""▸\‹0A›""#, .invalidEscape, "$", escape("0x0A")),
        InvalidCase(#""▸\‹C3 A9›""#, .invalidEscape, "$", escape("0xC3")),
        InvalidCase(#""▸\‹FF›""#, .invalidEscape, "$", escape("0xFF")),
        InvalidCase(#""1234567▸\x""#, .invalidEscape, "$", escape("'x'")),
        InvalidCase(#"{"▸\x":1}"#, .invalidEscape, "$", escape("'x'")),
        InvalidCase(#"{"a":"▸\x"}"#, .invalidEscape, "$.a", escape("'x'")),
        // Code points that are not four digits.
        InvalidCase(#""▸\u""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u004""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u00g0""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u 041""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u+041""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u-041""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u0x41""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u{41}""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u00‹C3 A9›""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u00‹EF BC 91›1""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u00\n0""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u00@0""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u00`0""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u00/0""#, .invalidEscape, "$", hexadecimal),
        InvalidCase(#""▸\u00:0""#, .invalidEscape, "$", hexadecimal),
        // Half a surrogate pair: alone, before each kind of neighbour, and the wrong way round.
        InvalidCase(#""▸\uD800""#, .loneSurrogate, "$", half("D800")),
        InvalidCase(#""▸\ud83d""#, .loneSurrogate, "$", half("D83D")),
        InvalidCase(#""▸\uDBFF""#, .loneSurrogate, "$", half("DBFF")),
        InvalidCase(#""▸\uDC00""#, .loneSurrogate, "$", half("DC00")),
        InvalidCase(#""▸\uDFFF""#, .loneSurrogate, "$", half("DFFF")),
        InvalidCase(#""▸\uD800a""#, .loneSurrogate, "$", half("D800")),
        InvalidCase(#""▸\uD800é""#, .loneSurrogate, "$", half("D800")),
        InvalidCase(#""▸\uD800\n""#, .loneSurrogate, "$", half("D800")),
        InvalidCase(#""▸\uD800\x""#, .loneSurrogate, "$", half("D800")),
        InvalidCase(#""▸\uD800\u12""#, .loneSurrogate, "$", half("D800")),
        InvalidCase(#""▸\uD800\u0041""#, .loneSurrogate, "$", half("D800")),
        InvalidCase(#""▸\uD800\uD800""#, .loneSurrogate, "$", half("D800")),
        InvalidCase(#""▸\uDBFF\uDBFF""#, .loneSurrogate, "$", half("DBFF")),
        InvalidCase(#""▸\uD800\uE000""#, .loneSurrogate, "$", half("D800")),
        InvalidCase(#""▸\uDC00\uD800""#, .loneSurrogate, "$", half("DC00")),
        InvalidCase(#""▸\uDC00\uDC00""#, .loneSurrogate, "$", half("DC00")),
        InvalidCase(#""\uD83D\uDE00▸\uDE00""#, .loneSurrogate, "$", half("DE00")),
        InvalidCase(#""\uD83D\uDE00▸\uD83D""#, .loneSurrogate, "$", half("D83D")),
        InvalidCase(#""ab▸\uDFFF""#, .loneSurrogate, "$", half("DFFF")),
        InvalidCase(#"{"a":1,"▸\uD800":2}"#, .loneSurrogate, "$", half("D800")),
        InvalidCase(#"["\\",["▸\uD800\\uDC00"]]"#, .loneSurrogate, "$[1][0]", half("D800")),
        // Controls.
        InvalidCase(
            #"["▸‹00›"]"#,
            .controlCharacter,
            "$[0]",
            "control character U+0000 in a string must be escaped"
        ),
        InvalidCase(
            #""a▸‹1F›b""#,
            .controlCharacter,
            "$",
            "control character U+001F in a string must be escaped"
        ),
        InvalidCase(#""a▸‹09›b""#, .controlCharacter),
        InvalidCase(#""a▸‹0D›""#, .controlCharacter),
        InvalidCase(#""a▸‹0A›""#, .controlCharacter),
        InvalidCase(#""12345678▸‹0B›""#, .controlCharacter),
        InvalidCase(#"["é▸‹0C›"]"#, .controlCharacter, "$[0]"),
        InvalidCase(#"{"a▸‹0A›":1}"#, .controlCharacter),
        InvalidCase(#"{"a":1,"b":"▸‹01›"}"#, .controlCharacter, "$.b"),
    ]
}
