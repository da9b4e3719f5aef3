import FastJSON

/// What stands after a document, between tokens, and far inside.
extension InvalidCase {
    private static let end = "expected the end of the document, found "

    static let documents: [InvalidCase] = [
        // Something follows the document.
        InvalidCase("1 ▸2", .trailingContent, "$", end + "'2'"),
        InvalidCase("[] ▸[]", .trailingContent, "$", end + "'['"),
        InvalidCase("[]▸]", .trailingContent, "$", end + "']'"),
        InvalidCase("{}▸}", .trailingContent, "$", end + "'}'"),
        InvalidCase("[1]▸,", .trailingContent, "$", end + "','"),
        InvalidCase("[1]▸,[2]", .trailingContent, "$", end + "','"),
        InvalidCase(#"""▸x"#, .trailingContent, "$", end + "'x'"),
        InvalidCase(#""a"▸:1"#, .trailingContent, "$", end + "':'"),
        InvalidCase("null▸null", .trailingContent, "$", end + "'n'"),
        InvalidCase("true▸x", .trailingContent, "$", end + "'x'"),
        InvalidCase("true▸1", .trailingContent, "$", end + "'1'"),
        InvalidCase("1\n▸2", .trailingContent, "$", end + "'2'", line: 2, column: 1),
        InvalidCase(#"{"a":1} ▸#"#, .trailingContent, "$", end + "'#'"),
        InvalidCase(#"{"a":1}▸"b""#, .trailingContent, "$", end + "'\"'"),
        InvalidCase("[] ▸é", .trailingContent, "$", end + "'é'"),
        InvalidCase("[] ▸😀", .trailingContent, "$", end + "'😀'"),
        InvalidCase("[]▸‹00›", .trailingContent, "$", end + "U+0000"),
        InvalidCase("[]▸‹EF BB BF›", .trailingContent, "$", end + "U+FEFF"),
        InvalidCase("1▸‹0B›", .trailingContent, "$", end + "U+000B"),
        InvalidCase("1 ▸‹0C›", .trailingContent, "$", end + "U+000C"),
        InvalidCase("[] ▸‹FF›", .invalidUTF8),
        InvalidCase("[]▸‹C3›", .invalidUTF8),
        // Comments, which RFC 8259 does not know.
        InvalidCase("▸/**/1", .unexpectedCharacter, "$", "expected a value, found '/'"),
        InvalidCase("▸//\n1", .unexpectedCharacter, "$", "expected a value, found '/'"),
        InvalidCase("▸/", .unexpectedCharacter, "$", "expected a value, found '/'"),
        InvalidCase("1 ▸// one", .trailingContent, "$", end + "'/'"),
        InvalidCase("1▸/**/", .trailingContent, "$", end + "'/'"),
        InvalidCase("1▸/", .trailingContent, "$", end + "'/'"),
        InvalidCase("[▸/**/1]", .unexpectedCharacter),
        InvalidCase("[1▸/**/]", .unexpectedCharacter),
        InvalidCase("[1,▸//\n2]", .unexpectedCharacter, "$[1]"),
        InvalidCase("{▸/**/}", .unexpectedCharacter),
        InvalidCase(#"{"a"▸/**/:1}"#, .unexpectedCharacter, "$.a"),
        InvalidCase(#"{"a":▸/**/1}"#, .unexpectedCharacter, "$.a"),
        InvalidCase(#"{"a":1▸/**/}"#, .unexpectedCharacter),
        InvalidCase(#"{"a":1,▸/**/"b":2}"#, .unexpectedCharacter),
        // Characters that look like white space and are not.
        InvalidCase("▸‹0B›1", .unexpectedCharacter, "$", "expected a value, found U+000B"),
        InvalidCase("▸‹0C›[]", .unexpectedCharacter, "$", "expected a value, found U+000C"),
        InvalidCase("[▸‹0B›1]", .unexpectedCharacter),
        InvalidCase("[1▸‹0C›]", .unexpectedCharacter),
        InvalidCase("[1,▸‹0C›2]", .unexpectedCharacter, "$[1]"),
        InvalidCase(#"{▸‹0B›"a":1}"#, .unexpectedCharacter),
        InvalidCase(#"{"a"▸‹0B›:1}"#, .unexpectedCharacter, "$.a"),
        InvalidCase(#"{"a":▸‹0C›1}"#, .unexpectedCharacter, "$.a"),
        InvalidCase("[1,▸‹00›]", .unexpectedCharacter, "$[1]", "expected a value, found U+0000"),
        InvalidCase("[1 ▸‹7F›]", .unexpectedCharacter),
        InvalidCase("[1,▸‹1F›2]", .unexpectedCharacter, "$[1]", "expected a value, found U+001F"),
        InvalidCase(
            "[1,▸‹C2 85›2]",
            .unexpectedCharacter,
            "$[1]",
            "expected a value, found U+0085"
        ),
        InvalidCase("[1,▸‹C2 A0›2]", .unexpectedCharacter, "$[1]"),
        InvalidCase(
            "[1,▸‹E2 80 A8›]",
            .unexpectedCharacter,
            "$[1]",
            "expected a value, found U+2028"
        ),
        InvalidCase(
            "[1,▸‹E2 81 A0›]",
            .unexpectedCharacter,
            "$[1]",
            "expected a value, found U+2060"
        ),
        InvalidCase("[1,▸‹E3 80 80›]", .unexpectedCharacter, "$[1]"),
        InvalidCase("[▸é]", .unexpectedCharacter, "$", "expected a value or ']', found 'é'"),
        InvalidCase("▸１", .unexpectedCharacter, "$", "expected a value, found '１'"),
        InvalidCase("[1▸，2]", .unexpectedCharacter),
        InvalidCase("{▸“a”:1}", .unexpectedCharacter),
    ]

    /// Lines, columns and paths.
    static let places: [InvalidCase] = [
        InvalidCase("[\n▸x]", .unexpectedCharacter, line: 2, column: 1),
        InvalidCase("[1,\n  2\n  ▸3]", .unexpectedCharacter, line: 3, column: 3),
        InvalidCase("[1,\r\n\r\n▸x]", .unexpectedCharacter, "$[1]", line: 3, column: 1),
        InvalidCase("[1,\r\n  2\r\n  ▸3]", .unexpectedCharacter, line: 3, column: 3),
        InvalidCase("[\r▸x]", .unexpectedCharacter, line: 1, column: 3),
        InvalidCase("[\n\r▸x]", .unexpectedCharacter, line: 2, column: 2),
        InvalidCase("\n\n\n▸", .emptyInput, line: 4, column: 1),
        InvalidCase("[1]\n▸]", .trailingContent, line: 2, column: 1),
        InvalidCase("[\t▸x]", .unexpectedCharacter, line: 1, column: 3),
        InvalidCase(#"["é",▸x]"#, .unexpectedCharacter, "$[1]", line: 1, column: 6),
        InvalidCase(#"["日本","😀",▸x]"#, .unexpectedCharacter, "$[2]", line: 1, column: 11),
        InvalidCase(#"["e‹CC 81›",▸x]"#, .unexpectedCharacter, "$[1]", line: 1, column: 7),
        InvalidCase(
            "[\"日本\",\n\"é\", \"\u{1F469}\u{200D}\u{1F4BB}\", ▸x]",
            .unexpectedCharacter,
            "$[3]",
            line: 2,
            column: 13
        ),
        InvalidCase("{\n  \"é\": \"日本\", ▸x}", .unexpectedCharacter, line: 2, column: 14),
        InvalidCase("[\"é\",\n\n\"a▸‹0A›\"]", .controlCharacter, "$[1]", line: 3, column: 3),
        InvalidCase("‹EF BB BF›▸x", .unexpectedCharacter, line: 1, column: 2),
        InvalidCase("‹EF BB BF›\n▸x", .unexpectedCharacter, line: 2, column: 1),
        InvalidCase("‹EF BB BF›▸", .emptyInput, line: 1, column: 2),
        // Deep inside.
        InvalidCase("[[[[▸x]]]]", .unexpectedCharacter, "$[0][0][0]"),
        InvalidCase("[1,[2,[3,▸x]]]", .unexpectedCharacter, "$[1][1][1]"),
        InvalidCase("[1,2,[],[[],4 ▸5]]", .unexpectedCharacter, "$[3]"),
        InvalidCase(
            #"{"a":[1,{"b":[true,{"c":tru▸}]}]}"#,
            .invalidLiteral,
            "$.a[1].b[1].c",
            "invalid literal: expected 'true'"
        ),
        InvalidCase(#"{"a":1,"b":{"c":2 ▸"d":3}}"#, .unexpectedCharacter, "$.b"),
        InvalidCase(#"{"a":{"b":1},"c":▸x}"#, .unexpectedCharacter, "$.c"),
        InvalidCase(#"{"a":[{"b":1},{"c":[1,0▸1]}]}"#, .invalidNumber, "$.a[1].c[1]"),
        InvalidCase(#"{"a":1,"a":▸x}"#, .unexpectedCharacter, "$.a"),
        InvalidCase(#"{"first name":▸x}"#, .unexpectedCharacter, #"$["first name"]"#),
        InvalidCase(#"{"":▸x}"#, .unexpectedCharacter, #"$[""]"#),
        InvalidCase(#"{"1a":▸x}"#, .unexpectedCharacter, #"$["1a"]"#),
        InvalidCase(#"{"_a1":▸x}"#, .unexpectedCharacter, "$._a1"),
        InvalidCase(#"{"a\nb":▸x}"#, .unexpectedCharacter, #"$["a\nb"]"#),
        InvalidCase(#"{"a\"b":{"\\":▸x}}"#, .unexpectedCharacter, #"$["a\"b"]["\\"]"#),
        InvalidCase(#"{"\u0061\u0062":▸x}"#, .unexpectedCharacter, "$.ab"),
        InvalidCase(#"{"\u00e9":▸x}"#, .unexpectedCharacter, #"$["é"]"#),
        InvalidCase(#"{"\uD83D\uDE00":[▸x]}"#, .unexpectedCharacter, #"$["😀"]"#),
        InvalidCase(#"{"\u202E":▸x}"#, .unexpectedCharacter, #"$["\u{202E}"]"#),
        InvalidCase(#"[{"a":{}},{"b":{"c":▸}}]"#, .unexpectedCharacter, "$[1].b.c"),
    ]
}
