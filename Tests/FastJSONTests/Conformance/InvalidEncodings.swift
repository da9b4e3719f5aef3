import FastJSON

/// Bytes that are not UTF-8, and inputs in another encoding.
extension InvalidCase {
    private static func start(_ byte: String) -> String {
        "invalid UTF-8: byte 0x\(byte) starts no valid sequence here"
    }

    static let encodings: [InvalidCase] = [
        // Continuation bytes that continue nothing.
        InvalidCase(#"["▸‹80›"]"#, .invalidUTF8, "$[0]", start("80")),
        InvalidCase(#"["▸‹BF›"]"#, .invalidUTF8, "$[0]", start("BF")),
        InvalidCase(#"["é▸‹A9›"]"#, .invalidUTF8, "$[0]", start("A9")),
        InvalidCase(#"["😀▸‹80›"]"#, .invalidUTF8, "$[0]", start("80")),
        // Overlong forms.
        InvalidCase(#"["▸‹C0 80›"]"#, .invalidUTF8, "$[0]", start("C0")),
        InvalidCase(#"["▸‹C0 AF›"]"#, .invalidUTF8, "$[0]", start("C0")),
        InvalidCase(#"["▸‹C1 BF›"]"#, .invalidUTF8, "$[0]", start("C1")),
        InvalidCase(#"["▸‹E0 80 80›"]"#, .invalidUTF8, "$[0]", start("E0")),
        InvalidCase(#"["▸‹E0 9F BF›"]"#, .invalidUTF8, "$[0]", start("E0")),
        InvalidCase(#"["▸‹F0 80 80 80›"]"#, .invalidUTF8, "$[0]", start("F0")),
        InvalidCase(#"["▸‹F0 8F BF BF›"]"#, .invalidUTF8, "$[0]", start("F0")),
        // Surrogates.
        InvalidCase(#"["▸‹ED A0 80›"]"#, .invalidUTF8, "$[0]", start("ED")),
        InvalidCase(#"["▸‹ED AF BF›"]"#, .invalidUTF8, "$[0]", start("ED")),
        InvalidCase(#"["▸‹ED B0 80›"]"#, .invalidUTF8, "$[0]", start("ED")),
        InvalidCase(#"["▸‹ED BF BF›"]"#, .invalidUTF8, "$[0]", start("ED")),
        InvalidCase(#"["▸‹ED A0 BD ED B8 80›"]"#, .invalidUTF8, "$[0]", start("ED")),
        // Beyond U+10FFFF.
        InvalidCase(#"["▸‹F4 90 80 80›"]"#, .invalidUTF8, "$[0]", start("F4")),
        InvalidCase(#"["▸‹F5 80 80 80›"]"#, .invalidUTF8, "$[0]", start("F5")),
        InvalidCase(#"["▸‹F8 88 80 80 80›"]"#, .invalidUTF8, "$[0]", start("F8")),
        InvalidCase(#"["▸‹FC 84 80 80 80 80›"]"#, .invalidUTF8, "$[0]", start("FC")),
        InvalidCase(#"["▸‹FE›"]"#, .invalidUTF8, "$[0]", start("FE")),
        InvalidCase(#"["▸‹FF›"]"#, .invalidUTF8, "$[0]", start("FF")),
        // Sequences that are cut.
        InvalidCase(#"["▸‹C3›"]"#, .invalidUTF8, "$[0]", start("C3")),
        InvalidCase(#"["▸‹C3 28›"]"#, .invalidUTF8, "$[0]", start("C3")),
        InvalidCase(#"["▸‹C3 C3 A9›"]"#, .invalidUTF8, "$[0]", start("C3")),
        InvalidCase(#"["▸‹E2 82›"]"#, .invalidUTF8, "$[0]", start("E2")),
        InvalidCase(#"["▸‹E2 28 A1›"]"#, .invalidUTF8, "$[0]", start("E2")),
        InvalidCase(#"["▸‹E2 82 28›"]"#, .invalidUTF8, "$[0]", start("E2")),
        InvalidCase(#"["▸‹F0 9F 98›"]"#, .invalidUTF8, "$[0]", start("F0")),
        InvalidCase(#"["▸‹F0 28 8C BC›"]"#, .invalidUTF8, "$[0]", start("F0")),
        InvalidCase(#"["▸‹F0 9F 28 BC›"]"#, .invalidUTF8, "$[0]", start("F0")),
        InvalidCase(#"["▸‹F0 9F 98›a"]"#, .invalidUTF8, "$[0]", start("F0")),
        InvalidCase("[\"▸‹E2 82 0A›\"]", .invalidUTF8, "$[0]", start("E2")),
        InvalidCase(#"["1234567▸‹E2 82›"]"#, .invalidUTF8, "$[0]", start("E2")),
        InvalidCase(#"["日本日本▸‹E2 82›日"]"#, .invalidUTF8, "$[0]", start("E2")),
        InvalidCase(#"{"▸‹FF›":1}"#, .invalidUTF8, "$", start("FF")),
        InvalidCase(#"{"a":"▸‹C0 80›"}"#, .invalidUTF8, "$.a", start("C0")),
        // Outside strings.
        InvalidCase("▸‹FF›", .invalidUTF8, "$", start("FF")),
        InvalidCase("▸‹80›", .invalidUTF8, "$", start("80")),
        InvalidCase("▸‹C3›", .invalidUTF8, "$", start("C3")),
        InvalidCase("[▸‹FF›]", .invalidUTF8, "$", start("FF")),
        InvalidCase("[1,▸‹80›]", .invalidUTF8, "$[1]", start("80")),
        InvalidCase("{▸‹E2 82›}", .invalidUTF8, "$", start("E2")),
        InvalidCase(#"{"a"▸‹FE›:1}"#, .invalidUTF8, "$.a", start("FE")),
        InvalidCase("▸‹C3 A9›", .unexpectedCharacter, "$", "expected a value, found 'é'"),
        // Byte order marks: part of one, two, and one that is not at the start.
        InvalidCase("▸‹EF BB›", .invalidUTF8, "$", start("EF")),
        InvalidCase("▸‹EF BB›{}", .invalidUTF8, "$", start("EF")),
        InvalidCase(
            "‹EF BB BF›▸‹EF BB BF›[]",
            .unexpectedCharacter,
            "$",
            "expected a value, found U+FEFF"
        ),
        InvalidCase(" ▸‹EF BB BF›[]", .unexpectedCharacter, "$", "expected a value, found U+FEFF"),
        InvalidCase("[▸‹EF BB BF›]", .unexpectedCharacter),
        // UTF-16 and UTF-32, with and without a byte order mark.
        foreign("▸‹FF FE›", "UTF-16LE"),
        foreign("▸‹FE FF›", "UTF-16BE"),
        foreign("▸‹FF FE 5B 00 5D 00›", "UTF-16LE"),
        foreign("▸‹FE FF 00 5B 00 5D›", "UTF-16BE"),
        foreign("▸‹5B 00 5D 00›", "UTF-16LE"),
        foreign("▸‹00 5B 00 5D›", "UTF-16BE"),
        foreign("▸‹31 00›", "UTF-16LE"),
        foreign("▸‹00 31›", "UTF-16BE"),
        foreign("▸‹22 00 E9 00 22 00›", "UTF-16LE"),
        foreign("▸‹FF FE 00 00 31 00 00 00›", "UTF-32LE"),
        foreign("▸‹00 00 FE FF 00 00 00 31›", "UTF-32BE"),
        foreign("▸‹31 00 00 00›", "UTF-32LE"),
        foreign("▸‹00 00 00 31›", "UTF-32BE"),
        // Zero bytes that fit no encoding.
        InvalidCase("▸‹00›", .unexpectedCharacter, "$", "expected a value, found U+0000"),
        InvalidCase("▸‹00 00›", .unexpectedCharacter, "$", "expected a value, found U+0000"),
        InvalidCase("[1▸‹00›]", .unexpectedCharacter),
    ]

    private static func foreign(_ text: String, _ name: String) -> InvalidCase {
        InvalidCase(text, .unsupportedEncoding, "$", "the input is \(name); JSON must be UTF-8")
    }
}
