import FastJSON

extension ValidCase {
    /// Every grammar position with and without white space, of each kind.
    static let structures: [ValidCase] = [
        // Each kind of value alone.
        ValidCase("null", nil),
        ValidCase("true", true),
        ValidCase("false", false),
        ValidCase("0", 0),
        ValidCase(#""""#, ""),
        ValidCase("[]", []),
        ValidCase("{}", [:]),
        // White space around and inside.
        ValidCase(" null ", nil),
        ValidCase("\t\r\n null\n", nil),
        ValidCase("\r\n\r\ntrue\r\n", true),
        ValidCase("   12   ", 12),
        ValidCase("[ ]", []),
        ValidCase("{\t}", [:]),
        ValidCase("[\n]\n", []),
        ValidCase(" [ 1 , 2 ] ", [1, 2]),
        ValidCase("[\t1\r\n,\n2 ]\r\n\t ", [1, 2]),
        ValidCase(#" { "a" : 1 , "b" : 2 } "#, ["a": 1, "b": 2]),
        ValidCase("{\n\t\"a\"\r:\r\n1\n}\n", ["a": 1]),
        // Runs of white space as long as a machine word and around it.
        ValidCase("[1,       2]", [1, 2]),
        ValidCase("[1,        2]", [1, 2]),
        ValidCase("[1,         2]", [1, 2]),
        ValidCase("[1,                2                 ]", [1, 2]),
        ValidCase("[\n        1,\n        2\n]", [1, 2]),
        ValidCase("[\n       \t1,\n      \r\n 2\n]", [1, 2]),
        // Containers in containers.
        ValidCase("[[]]", [[]]),
        ValidCase("[{}]", [[:]]),
        ValidCase("[[],[[]],{}]", [[], [[]], [:]]),
        ValidCase("[[1],[2,[3]],4]", [[1], [2, [3]], 4]),
        ValidCase(#"{"a":[]}"#, ["a": []]),
        ValidCase(#"{"a":{}}"#, ["a": [:]]),
        ValidCase(#"{"a":{"b":{"c":[]}}}"#, ["a": ["b": ["c": []]]]),
        ValidCase(#"[{"a":1},{"a":2}]"#, [["a": 1], ["a": 2]]),
        ValidCase(#"{"a":[{"b":[true]}],"c":null}"#, ["a": [["b": [true]]], "c": nil]),
        ValidCase("[[[[[[[[[[1]]]]]]]]]]", [[[[[[[[[[1]]]]]]]]]]),
        ValidCase("[null,true,false,0,\"\",[],{}]", [nil, true, false, 0, "", [], [:]]),
        ValidCase("[true,true,false]", [true, true, false]),
        ValidCase("[null,null]", [nil, nil]),
        // Keys.
        ValidCase(#"{"":1}"#, ["": 1]),
        ValidCase(#"{"":{"":""}}"#, ["": ["": ""]]),
        ValidCase(#"{"\u0061":1}"#, ["a": 1]),
        ValidCase(#"{"\n":1,"\\":2,"\"":3}"#, ["\n": 1, "\\": 2, "\"": 3]),
        ValidCase(#"{"\uD83D\uDE00":1}"#, ["😀": 1]),
        ValidCase(#"{"日本":1}"#, ["日本": 1]),
        ValidCase(#"{"a":1,"a":2}"#, ["a": 1, "a": 2]),
        ValidCase(#"{"a":1,"b":2,"a":1}"#, ["a": 1, "b": 2, "a": 1]),
        ValidCase(#"{"a":1,"\u0061":[2]}"#, ["a": 1, "a": [2]]),
        ValidCase(#"{"‹C3 A9›":1,"e‹CC 81›":2}"#, ["\u{E9}": 1, "e\u{301}": 2]),
        ValidCase(#"{"12345678":1,"1234567":2}"#, ["12345678": 1, "1234567": 2]),
        // A byte order mark.
        ValidCase("‹EF BB BF›[]", []),
        ValidCase("‹EF BB BF›1", 1),
        ValidCase("‹EF BB BF›\r\n {\"a\":1}", ["a": 1]),
        ValidCase(#"["‹EF BB BF›"]"#, ["\u{FEFF}"]),
    ]
}
