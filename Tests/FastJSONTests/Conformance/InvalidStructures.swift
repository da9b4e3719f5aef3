import FastJSON

/// Every grammar position of arrays and objects with a wrong token or none.
extension InvalidCase {
    private static let valueOrEnd = "expected a value or ']', found "
    private static let commaOrEnd = "expected ',' or ']' after an element, found "

    static let structures: [InvalidCase] = [
        // Nothing stands where a value must.
        InvalidCase("▸", .emptyInput, "$", "empty input: expected a JSON value"),
        InvalidCase(" ▸", .emptyInput, "$", "empty input: expected a JSON value"),
        InvalidCase(" \t\r\n▸", .emptyInput, line: 2, column: 1),
        InvalidCase("                 ▸", .emptyInput),
        // Something else stands there.
        InvalidCase("▸]", .unexpectedCharacter, "$", "expected a value, found ']'"),
        InvalidCase("▸}", .unexpectedCharacter, "$", "expected a value, found '}'"),
        InvalidCase("▸,", .unexpectedCharacter, "$", "expected a value, found ','"),
        InvalidCase("▸:", .unexpectedCharacter, "$", "expected a value, found ':'"),
        InvalidCase("  ▸*", .unexpectedCharacter, "$", "expected a value, found '*'"),
        InvalidCase("▸'a'", .unexpectedCharacter, "$", "expected a value, found '''"),
        InvalidCase("▸<null>", .unexpectedCharacter, "$", "expected a value, found '<'"),
        InvalidCase("▸#\n1", .unexpectedCharacter, "$", "expected a value, found '#'"),
        InvalidCase(#"▸\u000A"""#, .unexpectedCharacter, "$", #"expected a value, found '\'"#),
        // An array starts.
        InvalidCase("[▸", .unexpectedEnd, "$", "unexpected end of input: expected a value or ']'"),
        InvalidCase("[ \n▸", .unexpectedEnd, line: 2, column: 1),
        InvalidCase("[▸,1]", .unexpectedCharacter, "$", valueOrEnd + "','"),
        InvalidCase("[▸,]", .unexpectedCharacter, "$", valueOrEnd + "','"),
        InvalidCase("[▸}", .unexpectedCharacter, "$", valueOrEnd + "'}'"),
        InvalidCase("[▸:1]", .unexpectedCharacter, "$", valueOrEnd + "':'"),
        InvalidCase("[▸x]", .unexpectedCharacter, "$", valueOrEnd + "'x'"),
        InvalidCase("[ ▸*1]", .unexpectedCharacter, "$", valueOrEnd + "'*'"),
        InvalidCase("[[▸", .unexpectedEnd, "$[0]"),
        InvalidCase("[[▸,]]", .unexpectedCharacter, "$[0]", valueOrEnd + "','"),
        // After an element.
        InvalidCase(
            "[1▸",
            .unexpectedEnd,
            "$",
            "unexpected end of input: expected ',' or ']' after an element"
        ),
        InvalidCase("[1 ▸2]", .unexpectedCharacter, "$", commaOrEnd + "'2'"),
        InvalidCase("[1▸:2]", .unexpectedCharacter, "$", commaOrEnd + "':'"),
        InvalidCase("[1▸;2]", .unexpectedCharacter, "$", commaOrEnd + "';'"),
        InvalidCase("[1▸}", .unexpectedCharacter, "$", commaOrEnd + "'}'"),
        InvalidCase("[1▸[2]]", .unexpectedCharacter, "$", commaOrEnd + "'['"),
        InvalidCase("[1 ▸true]", .unexpectedCharacter, "$", commaOrEnd + "'t'"),
        InvalidCase(#"["a"▸"b"]"#, .unexpectedCharacter, "$", commaOrEnd + "'\"'"),
        InvalidCase(#"["a"▸:1]"#, .unexpectedCharacter, "$", commaOrEnd + "':'"),
        InvalidCase("[true▸false]", .unexpectedCharacter, "$", commaOrEnd + "'f'"),
        InvalidCase("[[1]▸[2]]", .unexpectedCharacter, "$", commaOrEnd + "'['"),
        InvalidCase("[[1]▸", .unexpectedEnd),
        InvalidCase("[[1▸", .unexpectedEnd, "$[0]"),
        InvalidCase("[1,[2▸}]", .unexpectedCharacter, "$[1]", commaOrEnd + "'}'"),
        InvalidCase("[{}▸", .unexpectedEnd),
        // After a comma.
        InvalidCase("[1,▸", .unexpectedEnd, "$[1]", "unexpected end of input: expected a value"),
        InvalidCase("[1,▸]", .unexpectedCharacter, "$[1]", "expected a value, found ']'"),
        InvalidCase("[1 , ▸]", .unexpectedCharacter, "$[1]", "expected a value, found ']'"),
        InvalidCase("[1,▸,2]", .unexpectedCharacter, "$[1]", "expected a value, found ','"),
        InvalidCase("[1,▸,]", .unexpectedCharacter, "$[1]", "expected a value, found ','"),
        InvalidCase("[1,▸}", .unexpectedCharacter, "$[1]", "expected a value, found '}'"),
        InvalidCase("[1,2,▸:]", .unexpectedCharacter, "$[2]", "expected a value, found ':'"),
        InvalidCase("[[],▸]", .unexpectedCharacter, "$[1]", "expected a value, found ']'"),
        InvalidCase("[{\"a\":1},▸]", .unexpectedCharacter, "$[1]", "expected a value, found ']'"),
    ]

    private static let keyOrEnd = "expected a key in double quotes or '}', found "
    private static let key = "expected a key in double quotes, found "
    private static let colon = "expected ':' after a key, found "
    private static let commaOrBrace = "expected ',' or '}' after a member, found "

    static let objects: [InvalidCase] = [
        // An object starts.
        InvalidCase(
            "{▸",
            .unexpectedEnd,
            "$",
            "unexpected end of input: expected a key in double quotes or '}'"
        ),
        InvalidCase("[{▸", .unexpectedEnd, "$[0]"),
        InvalidCase("{▸]", .unexpectedCharacter, "$", keyOrEnd + "']'"),
        InvalidCase("{▸,}", .unexpectedCharacter, "$", keyOrEnd + "','"),
        InvalidCase(#"{▸,"a":1}"#, .unexpectedCharacter, "$", keyOrEnd + "','"),
        InvalidCase("{▸:1}", .unexpectedCharacter, "$", keyOrEnd + "':'"),
        InvalidCase("{▸1:1}", .unexpectedCharacter, "$", keyOrEnd + "'1'"),
        InvalidCase("{▸a:1}", .unexpectedCharacter, "$", keyOrEnd + "'a'"),
        InvalidCase("{▸'a':1}", .unexpectedCharacter, "$", keyOrEnd + "'''"),
        InvalidCase("{▸null:1}", .unexpectedCharacter, "$", keyOrEnd + "'n'"),
        InvalidCase("{▸[]:1}", .unexpectedCharacter, "$", keyOrEnd + "'['"),
        InvalidCase("{▸{}:1}", .unexpectedCharacter, "$", keyOrEnd + "'{'"),
        // After a key.
        InvalidCase(
            #"{"a"▸"#,
            .unexpectedEnd,
            "$.a",
            "unexpected end of input: expected ':' after a key"
        ),
        InvalidCase(#"{"a" ▸}"#, .unexpectedCharacter, "$.a", colon + "'}'"),
        InvalidCase(#"{"a"▸,1}"#, .unexpectedCharacter, "$.a", colon + "','"),
        InvalidCase(#"{"a" ▸1}"#, .unexpectedCharacter, "$.a", colon + "'1'"),
        InvalidCase(#"{"a"▸=1}"#, .unexpectedCharacter, "$.a", colon + "'='"),
        InvalidCase(#"{"a" ▸"b"}"#, .unexpectedCharacter, "$.a", colon + "'\"'"),
        InvalidCase(#"{"a"▸{}}"#, .unexpectedCharacter, "$.a", colon + "'{'"),
        InvalidCase(#"{"a":1,"b"▸}"#, .unexpectedCharacter, "$.b", colon + "'}'"),
        // After a colon.
        InvalidCase(#"{"a":▸"#, .unexpectedEnd, "$.a", "unexpected end of input: expected a value"),
        InvalidCase(#"{"a":▸}"#, .unexpectedCharacter, "$.a", "expected a value, found '}'"),
        InvalidCase(#"{"a":▸,"b":1}"#, .unexpectedCharacter, "$.a", "expected a value, found ','"),
        InvalidCase(#"{"a":▸:1}"#, .unexpectedCharacter, "$.a", "expected a value, found ':'"),
        InvalidCase(#"{"a":▸x}"#, .unexpectedCharacter, "$.a", "expected a value, found 'x'"),
        InvalidCase(#"{"a":[▸"#, .unexpectedEnd, "$.a"),
        InvalidCase(#"{"a":{▸"#, .unexpectedEnd, "$.a"),
        // After a member.
        InvalidCase(
            #"{"a":1▸"#,
            .unexpectedEnd,
            "$",
            "unexpected end of input: expected ',' or '}' after a member"
        ),
        InvalidCase(#"{"a":1▸]"#, .unexpectedCharacter, "$", commaOrBrace + "']'"),
        InvalidCase(#"{"a":1 ▸"b":2}"#, .unexpectedCharacter, "$", commaOrBrace + "'\"'"),
        InvalidCase(#"{"a":1▸;"b":2}"#, .unexpectedCharacter, "$", commaOrBrace + "';'"),
        InvalidCase(#"{"a":"b"▸:"c"}"#, .unexpectedCharacter, "$", commaOrBrace + "':'"),
        InvalidCase(#"{"a":1 ▸2}"#, .unexpectedCharacter, "$", commaOrBrace + "'2'"),
        InvalidCase(#"{"a":null ▸null}"#, .unexpectedCharacter, "$", commaOrBrace + "'n'"),
        InvalidCase(#"{"a":[]▸"#, .unexpectedEnd),
        // After a comma.
        InvalidCase(
            #"{"a":1,▸"#,
            .unexpectedEnd,
            "$",
            "unexpected end of input: expected a key in double quotes"
        ),
        InvalidCase(#"{"a":1,▸}"#, .unexpectedCharacter, "$", key + "'}'"),
        InvalidCase(#"{"a":1,▸,"b":2}"#, .unexpectedCharacter, "$", key + "','"),
        InvalidCase(#"{"a":1,▸2:3}"#, .unexpectedCharacter, "$", key + "'2'"),
        InvalidCase(#"{"a":1, ▸]"#, .unexpectedCharacter, "$", key + "']'"),
        InvalidCase(#"{"a":1,▸b:2}"#, .unexpectedCharacter, "$", key + "'b'"),
        InvalidCase(#"{"a":{"b":1,▸}}"#, .unexpectedCharacter, "$.a", key + "'}'"),
    ]
}
