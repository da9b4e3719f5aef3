import FastJSON
import TestSupport
import Testing

/// The departures from RFC 8259, alone and together: what they let through and what not.
@Suite struct SyntaxOptionTests {
    /// The cases of one set of options.
    struct Table: Sendable, CustomTestStringConvertible {
        var name: String
        var syntax: JSONSyntax
        var valid: [ValidCase]
        var invalid: [InvalidCase]
        var testDescription: String { name }
    }

    static let comments = Table(
        name: "comments",
        syntax: .allowComments,
        valid: [
            ValidCase("/**/1", 1),
            ValidCase("1/**/", 1),
            ValidCase("/***/1", 1),
            ValidCase("/****/1", 1),
            ValidCase("/* a * b / c */1", 1),
            ValidCase("/*/ */1", 1),
            ValidCase("/* // */1", 1),
            ValidCase("// /*\n1", 1),
            ValidCase("1//", 1),
            ValidCase("1 // one", 1),
            ValidCase("1//\n//\n", 1),
            ValidCase("//\n1", 1),
            ValidCase("// a\r\n1", 1),
            ValidCase("/* \"[{ */1", 1),
            ValidCase("/*\n\n*/ 1 /* é 日本 😀 */", 1),
            ValidCase("// é😀\n1", 1),
            ValidCase("/*‹00›‹0B›‹1F›*/1", 1),
            ValidCase("‹EF BB BF›/**/1", 1),
            ValidCase("[/**/]", []),
            ValidCase("[/*a*/1/*b*/,/*c*/2/*d*/]/*e*/", [1, 2]),
            ValidCase("[//a\n1//b\n,//c\n2//d\n]//e", [1, 2]),
            ValidCase("[1,/**/[/**/2/**/]/**/,/**/3]", [1, [2], 3]),
            ValidCase("{/**/}", [:]),
            ValidCase(#"{/**/"a"/**/:/**/1/**/,/**/"b":/**/2/**/}"#, ["a": 1, "b": 2]),
            ValidCase("{//\n\"a\"//\n://\n1//\n,//\n\"b\"://\n{//\n}}", ["a": 1, "b": [:]]),
            ValidCase(#"["//","/*","*/"]"#, ["//", "/*", "*/"]),
            ValidCase("/* a comment that is longer than the chunks, and longer still */ 1", 1),
            ValidCase("[true/**/,null/**/,1.5/**/,\"a\"/**/]", [true, nil, 1.5, "a"]),
        ],
        invalid: [
            InvalidCase(
                "/▸",
                .unexpectedEnd,
                "$",
                "unexpected end of input: expected '/' or '*' to start a comment"
            ),
            InvalidCase(
                "/▸x",
                .unexpectedCharacter,
                "$",
                "expected '/' or '*' to start a comment, found 'x'"
            ),
            InvalidCase("1/▸", .unexpectedEnd),
            InvalidCase("[1/▸]", .unexpectedCharacter),
            InvalidCase("[1,/▸ /]", .unexpectedCharacter, "$[1]"),
            InvalidCase("[/▸1]", .unexpectedCharacter),
            InvalidCase(#"{"a"/▸:1}"#, .unexpectedCharacter, "$.a"),
            InvalidCase(
                "/*▸",
                .unexpectedEnd,
                "$",
                "unexpected end of input: expected the end of a comment"
            ),
            InvalidCase("/*/▸", .unexpectedEnd),
            InvalidCase("/* *▸", .unexpectedEnd),
            InvalidCase("1/* 1 * /▸", .unexpectedEnd),
            InvalidCase("[1,/*▸", .unexpectedEnd, "$[1]"),
            InvalidCase("/* ▸‹FF› */1", .invalidUTF8),
            InvalidCase("// ▸‹C3›\n1", .invalidUTF8),
            InvalidCase("// é▸‹E2 82›", .invalidUTF8),
            InvalidCase("/* /* */ ▸*/1", .unexpectedCharacter),
            InvalidCase("/**/▸", .emptyInput),
            InvalidCase("// only this▸", .emptyInput),
            InvalidCase("// a‹0D›1▸", .emptyInput),
            InvalidCase("[//]▸", .unexpectedEnd),
            InvalidCase("[1//\n▸2]", .unexpectedCharacter, line: 2, column: 1),
            InvalidCase("/*\né\n*/▸x", .unexpectedCharacter, line: 3, column: 3),
            InvalidCase("[1,▸]", .unexpectedCharacter, "$[1]"),
            InvalidCase("[1,/**/▸]", .unexpectedCharacter, "$[1]"),
            InvalidCase("▸# 1", .unexpectedCharacter),
            InvalidCase("1▸-- one", .trailingContent),
            InvalidCase("tr▸/**/ue", .invalidLiteral),
            InvalidCase("[1/**/▸2]", .unexpectedCharacter),
            InvalidCase("[-▸/**/1]", .invalidNumber, "$[0]"),
        ]
    )

    static let trailingCommas = Table(
        name: "trailing commas",
        syntax: .allowTrailingCommas,
        valid: [
            ValidCase("[1,]", [1]),
            ValidCase("[1,2,]", [1, 2]),
            ValidCase("[ 1 , ]", [1]),
            ValidCase("[1\n,\n]\n", [1]),
            ValidCase(#"{"a":1,}"#, ["a": 1]),
            ValidCase(#"{ "a" : 1 , "b" : 2 , }"#, ["a": 1, "b": 2]),
            ValidCase("[[],]", [[]]),
            ValidCase("[[1,],[2,],]", [[1], [2]]),
            ValidCase(#"[{"a":[1,],},]"#, [["a": [1]]]),
            ValidCase(#"{"a":{"b":{},},}"#, ["a": ["b": [:]]]),
            ValidCase(#"["a",]"#, ["a"]),
            ValidCase("[1,2]", [1, 2]),
            ValidCase("[]", []),
            ValidCase("{}", [:]),
        ],
        invalid: [
            InvalidCase("[▸,]", .unexpectedCharacter, "$", "expected a value or ']', found ','"),
            InvalidCase("{▸,}", .unexpectedCharacter),
            InvalidCase("[1,▸,]", .unexpectedCharacter, "$[1]", "expected a value, found ','"),
            InvalidCase(#"{"a":1,▸,}"#, .unexpectedCharacter),
            InvalidCase("[1,▸}", .unexpectedCharacter, "$[1]"),
            InvalidCase(#"{"a":1,▸]"#, .unexpectedCharacter),
            InvalidCase("[1,▸", .unexpectedEnd, "$[1]"),
            InvalidCase(#"{"a":1,▸"#, .unexpectedEnd),
            InvalidCase("1▸,", .trailingContent),
            InvalidCase("[1]▸,", .trailingContent),
            InvalidCase(#"{"a":▸,}"#, .unexpectedCharacter, "$.a"),
            InvalidCase(#"{"a":▸}"#, .unexpectedCharacter, "$.a"),
            InvalidCase(#"{"a"▸,}"#, .unexpectedCharacter, "$.a"),
            InvalidCase("[[▸,]]", .unexpectedCharacter, "$[0]"),
            InvalidCase("[1,[▸,]]", .unexpectedCharacter, "$[1]"),
            InvalidCase("[1,]▸]", .trailingContent),
            InvalidCase("[1,▸/**/]", .unexpectedCharacter, "$[1]"),
            InvalidCase(#"{"a":1,▸/**/}"#, .unexpectedCharacter),
        ]
    )

    static let both = Table(
        name: "comments and trailing commas",
        syntax: [.allowComments, .allowTrailingCommas],
        valid: [
            ValidCase("[1, 2, /* the last */ 3,]", [1, 2, 3]),
            ValidCase("[1,/**/]", [1]),
            ValidCase("[1/**/,]", [1]),
            ValidCase("[1//\n,//\n]", [1]),
            ValidCase("{\"a\":1,// b\n}", ["a": 1]),
            ValidCase(#"{"a":[/**/1/**/,/**/]/**/,/**/}/**/"#, ["a": [1]]),
            ValidCase("[[1,/**/],//\n]//", [[1]]),
        ],
        invalid: [
            InvalidCase("[/**/▸,]", .unexpectedCharacter),
            InvalidCase("{/**/▸,}", .unexpectedCharacter),
            InvalidCase("[1,/**/▸,]", .unexpectedCharacter, "$[1]"),
            InvalidCase("[1,/▸]", .unexpectedCharacter, "$[1]"),
            InvalidCase("{\"a\":1,/*▸", .unexpectedEnd),
        ]
    )

    static let surrogates = Table(
        name: "invalid surrogates",
        syntax: .replaceInvalidSurrogates,
        valid: [
            ValidCase(#""\uD800""#, "\u{FFFD}"),
            ValidCase(#""\uDFFF""#, "\u{FFFD}"),
            ValidCase(#""a\uD800b""#, "a\u{FFFD}b"),
            ValidCase(#""\uD800\uD800""#, "\u{FFFD}\u{FFFD}"),
            ValidCase(#""\uDC00\uDC00""#, "\u{FFFD}\u{FFFD}"),
            ValidCase(#""\uDC00\uD800""#, "\u{FFFD}\u{FFFD}"),
            ValidCase(#""\uDC00\uD800\uDC00""#, "\u{FFFD}\u{10000}"),
            ValidCase(#""\uD800\uD800\uDC00""#, "\u{FFFD}\u{10000}"),
            ValidCase(#""\uD800\uDC00\uDC00""#, "\u{10000}\u{FFFD}"),
            ValidCase(#""\uD83D\uDE00""#, "😀"),
            ValidCase(#""\uD800\n""#, "\u{FFFD}\n"),
            ValidCase(#""\uD800\u0041""#, "\u{FFFD}A"),
            ValidCase(#""\uD800\\uDC00""#, "\u{FFFD}\\uDC00"),
            ValidCase(#""é\uDFFFé""#, "é\u{FFFD}é"),
            ValidCase(#"{"\uD800":"\uDC00"}"#, ["\u{FFFD}": "\u{FFFD}"]),
            ValidCase(#"{"\uD800":1,"\uDC00":2}"#, ["\u{FFFD}": 1, "\u{FFFD}": 2]),
            ValidCase(#"[["\uDBFF",1],"\uD801"]"#, [["\u{FFFD}", 1], "\u{FFFD}"]),
        ],
        invalid: [
            InvalidCase(#""\uD800▸\x""#, .invalidEscape),
            InvalidCase(#""\uD800▸\u12""#, .invalidEscape),
            InvalidCase(#""▸\uD80""#, .invalidEscape),
            InvalidCase(#""\uD800▸"#, .unexpectedEnd),
            InvalidCase(#""\uD800▸‹0A›""#, .controlCharacter),
            InvalidCase(#""▸‹ED A0 80›""#, .invalidUTF8),
            InvalidCase(#"{"\uD800"▸}"#, .unexpectedCharacter, "$[\"\u{FFFD}\"]"),
        ]
    )

    @Test(arguments: [comments, trailingCommas, both, surrogates])
    func table(_ table: Table) {
        let options = JSONReadingOptions(syntax: table.syntax)
        for example in table.valid {
            let reading = Reading.agreed(example.bytes, options: options)
            #expect(reading.value == .success(example.value), "\(example)")
        }
        for example in table.invalid {
            let error = Reading.agreed(example.bytes, options: options).error
            #expect(error?.code == example.code, "\(example)")
            #expect(error?.offset == example.offset, "\(example)")
            #expect(error?.line == example.line, "\(example)")
            #expect(error?.column == example.column, "\(example)")
            #expect(error?.path.description == example.path, "\(example)")
            if let message = example.message {
                #expect(error?.message == message, "\(example)")
            }
        }
    }

    /// What one option allows stays forbidden under the others.
    @Test func optionsDoNotMix() {
        let all: [JSONSyntax] = [.allowComments, .allowTrailingCommas, .replaceInvalidSurrogates]
        let inputs = ["[1/**/]", "[1,]", #"["\uD800"]"#]
        for (option, own) in zip(all, inputs) {
            for input in inputs {
                let error = Reading.agreed(
                    Array(input.utf8),
                    options: JSONReadingOptions(syntax: option)
                ).error
                #expect((error == nil) == (input == own), "\(input)")
            }
        }
    }

    /// Valid RFC 8259 stays what it is, and so does what none of the options allows.
    @Test func strictCasesStay() {
        let options = JSONReadingOptions(syntax: [.allowComments, .allowTrailingCommas])
        let modes = ReadingMode.modes([.whole, .chunks(1)])
        var findings = Disagreements()
        for example in ValidCase.all {
            for mode in modes {
                let value = mode.value(of: example.bytes, options: options)
                findings.compare(value, .success(example.value), example.bytes, "\(mode)")
            }
        }
        for example in InvalidCase.all where !example.bytes.contains(0x2F) {
            let first = ReadingMode(.native, .whole).value(of: example.bytes, options: options)
            for mode in modes {
                let value = mode.value(of: example.bytes, options: options)
                findings.compare(value, first, example.bytes, "\(mode)")
            }
        }
        findings.expectNone()
    }
}
