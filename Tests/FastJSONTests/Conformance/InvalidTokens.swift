import FastJSON

/// Numbers and literals that are written wrong.
extension InvalidCase {
    private static let leadingZero =
        "invalid number: a number cannot start with 0 followed by a digit"
    private static let minus = "invalid number: expected a digit after '-'"
    private static let point = "invalid number: expected a digit after '.'"
    private static let exponent = "invalid number: expected a digit in the exponent"
    private static let digitAtEnd = "unexpected end of input: expected a digit"

    static let numbers: [InvalidCase] = [
        InvalidCase("-▸", .unexpectedEnd, "$", digitAtEnd),
        InvalidCase("[-▸]", .invalidNumber, "$[0]", minus),
        InvalidCase("[-▸,1]", .invalidNumber, "$[0]", minus),
        InvalidCase("-▸a", .invalidNumber, "$", minus),
        InvalidCase("-▸ 1", .invalidNumber, "$", minus),
        InvalidCase("-▸-1", .invalidNumber, "$", minus),
        InvalidCase("-▸.5", .invalidNumber, "$", minus),
        InvalidCase("-▸Infinity", .invalidNumber, "$", minus),
        InvalidCase("-▸NaN", .invalidNumber, "$", minus),
        InvalidCase("[-▸‹FF›]", .invalidNumber, "$[0]", minus),
        InvalidCase("▸+1", .unexpectedCharacter, "$", "expected a value, found '+'"),
        InvalidCase("▸.5", .unexpectedCharacter, "$", "expected a value, found '.'"),
        InvalidCase("1.▸", .unexpectedEnd, "$", digitAtEnd),
        InvalidCase("[1.▸]", .invalidNumber, "$[0]", point),
        InvalidCase("1.▸e5", .invalidNumber, "$", point),
        InvalidCase("1.▸.2", .invalidNumber, "$", point),
        InvalidCase("1.▸-2", .invalidNumber, "$", point),
        InvalidCase("0.▸a", .invalidNumber, "$", point),
        InvalidCase("-0.▸ ", .invalidNumber, "$", point),
        InvalidCase("1e▸", .unexpectedEnd, "$", digitAtEnd),
        InvalidCase("1E+▸", .unexpectedEnd, "$", digitAtEnd),
        InvalidCase("1.5e-▸", .unexpectedEnd, "$", digitAtEnd),
        InvalidCase("[1e▸]", .invalidNumber, "$[0]", exponent),
        InvalidCase("[1e+▸]", .invalidNumber, "$[0]", exponent),
        InvalidCase("[0E-▸]", .invalidNumber, "$[0]", exponent),
        InvalidCase("[1e▸e2]", .invalidNumber, "$[0]", exponent),
        InvalidCase("[1e▸.5]", .invalidNumber, "$[0]", exponent),
        InvalidCase("[1e+▸-2]", .invalidNumber, "$[0]", exponent),
        InvalidCase("[1e▸a]", .invalidNumber, "$[0]", exponent),
        InvalidCase("[1e▸‹E5›]", .invalidNumber, "$[0]", exponent),
        InvalidCase("0▸1", .invalidNumber, "$", leadingZero),
        InvalidCase("-0▸1", .invalidNumber, "$", leadingZero),
        InvalidCase("0▸0", .invalidNumber, "$", leadingZero),
        InvalidCase("[0▸12]", .invalidNumber, "$[0]", leadingZero),
        InvalidCase("[1,-0▸0.5]", .invalidNumber, "$[1]", leadingZero),
        InvalidCase(#"{"a":0▸8}"#, .invalidNumber, "$.a", leadingZero),
        InvalidCase("0▸x1", .trailingContent),
        InvalidCase("[0▸x1]", .unexpectedCharacter),
        InvalidCase("0▸b1", .trailingContent),
        InvalidCase("1▸_000", .trailingContent),
        InvalidCase("1 ▸000", .trailingContent),
        InvalidCase("1▸,5", .trailingContent),
        InvalidCase("1.2▸.3", .trailingContent),
        InvalidCase("[1e1▸.5]", .unexpectedCharacter),
        InvalidCase("[1.5▸f]", .unexpectedCharacter),
        InvalidCase("[1▸a]", .unexpectedCharacter),
        InvalidCase("[1▸-2]", .unexpectedCharacter),
        InvalidCase("[1▸+2]", .unexpectedCharacter),
        InvalidCase("[1▸‹FF›]", .invalidUTF8),
        InvalidCase("[1▸‹E2 82›", .invalidUTF8),
        InvalidCase("123456789▸a", .trailingContent),
    ]

    static let literals: [InvalidCase] = [
        InvalidCase("t▸", .unexpectedEnd, "$", "unexpected end of input: expected 'true'"),
        InvalidCase("tru▸", .unexpectedEnd, "$", "unexpected end of input: expected 'true'"),
        InvalidCase("[fals▸", .unexpectedEnd, "$[0]", "unexpected end of input: expected 'false'"),
        InvalidCase(
            #"{"a":n▸"#,
            .unexpectedEnd,
            "$.a",
            "unexpected end of input: expected 'null'"
        ),
        InvalidCase("tru▸a", .invalidLiteral, "$", "invalid literal: expected 'true'"),
        InvalidCase("tr▸Ue", .invalidLiteral, "$", "invalid literal: expected 'true'"),
        InvalidCase("[tru▸]", .invalidLiteral, "$[0]", "invalid literal: expected 'true'"),
        InvalidCase("[t▸ rue]", .invalidLiteral, "$[0]"),
        InvalidCase("fals▸E", .invalidLiteral, "$", "invalid literal: expected 'false'"),
        InvalidCase("[f▸]", .invalidLiteral, "$[0]", "invalid literal: expected 'false'"),
        InvalidCase("n▸an", .invalidLiteral, "$", "invalid literal: expected 'null'"),
        InvalidCase("n▸il", .invalidLiteral, "$", "invalid literal: expected 'null'"),
        InvalidCase("nul▸L", .invalidLiteral, "$", "invalid literal: expected 'null'"),
        InvalidCase("[nul▸,1]", .invalidLiteral, "$[0]"),
        InvalidCase(#"{"a":nu▸}"#, .invalidLiteral, "$.a"),
        InvalidCase("[t▸‹FF›]", .invalidLiteral, "$[0]"),
        InvalidCase("[1,tru▸‹00›]", .invalidLiteral, "$[1]"),
        InvalidCase("▸True", .unexpectedCharacter, "$", "expected a value, found 'T'"),
        InvalidCase("▸NULL", .unexpectedCharacter, "$", "expected a value, found 'N'"),
        InvalidCase("▸NaN", .unexpectedCharacter, "$", "expected a value, found 'N'"),
        InvalidCase("▸Infinity", .unexpectedCharacter, "$", "expected a value, found 'I'"),
        InvalidCase("▸undefined", .unexpectedCharacter, "$", "expected a value, found 'u'"),
        InvalidCase("[▸yes]", .unexpectedCharacter, "$", "expected a value or ']', found 'y'"),
        InvalidCase("[null▸l]", .unexpectedCharacter),
        InvalidCase("[true▸1]", .unexpectedCharacter),
        InvalidCase("[false▸\"a\"]", .unexpectedCharacter),
    ]
}
