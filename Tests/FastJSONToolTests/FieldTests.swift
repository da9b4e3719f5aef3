import Testing

extension ToolTests {
    /// `fastjson records --fields`, with and without `--csv`.
    @Suite
    struct FieldTests {
        private static let rows = #"""
            {"id": 1.0, "user": {"name": "Ada", "born": 1815}, "tags": ["a", 1], "extra": {}}
            {"id": null, "user": {"name": "say \"hi\", or\nnot"}}
            {"user": null, "id": 9007199254740993}
            {"user.name": "dotted", "user": {"name": "inner", "last.name": "L"}, "id": ""}
            5
            """#

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "rows.jsonl": FieldTests.rows,
                "bad.jsonl": "{\"id\": 1}\n{\"id\"\n{\"id\": 3}\n",
            ])
        }

        static let cases = [
            ToolCase(
                ["records", "--fields", "id,user.name", "rows.jsonl"],
                output: #"""
                    {"id":1.0,"user.name":"Ada"}
                    {"id":null,"user.name":"say \"hi\", or\nnot"}
                    {"id":9007199254740993}
                    {"id":"","user.name":"dotted"}
                    {}

                    """#
            ),
            ToolCase(
                ["records", "--fields", "user.last.name,user.", "rows.jsonl"],
                output: "{}\n{}\n{}\n{\"user.last.name\":\"L\"}\n{}\n"
            ),
            ToolCase(
                ["records", "--fields", "a.b.c"],
                input: """
                    {"a": {"b": {"c": 1}}}
                    {"a.b": {"c": 2}, "a": {"b": {"c": 1}}}
                    {"a": {"b.c": 3, "b": {"c": 1}}}
                    {"a.b.c": 4, "a.b": {"c": 1}}
                    {"a.b": {}, "a": {"b": {"c": 5}}}
                    """,
                output: (1...5).map { "{\"a.b.c\":\($0)}\n" }.joined()
            ),
            ToolCase(["records", "--fields", "."], input: "{\"a\":1}\n", output: "{}\n"),
            ToolCase(
                ["records", "--fields", ".,a."],
                input: "{\".\":1,\"a\":{\"\":2}}\n",
                output: "{\".\":1,\"a.\":2}\n"
            ),
            ToolCase(
                ["records", "--fields", "id", "bad.jsonl"],
                status: 1,
                output: "{\"id\":1}\n{\"id\":3}\n",
                errors: "bad.jsonl:2:6: error: "
                    + "unexpected end of input: expected ':' after a key (byte 15, at $.id)\n"
            ),
            ToolCase(
                ["records", "--csv", "--fields", "id,user.name,tags,extra", "rows.jsonl"],
                output: """
                    id,user.name,tags,extra\r
                    1.0,Ada,"[""a"",1]",{}\r
                    ,"say ""hi"", or
                    not",,\r
                    9007199254740993,,,\r
                    ,dotted,,\r
                    ,,,\r

                    """
            ),
            ToolCase(
                ["records", "--csv", "--fields", "id", "bad.jsonl"],
                status: 1,
                output: "id\r\n1\r\n3\r\n",
                errors: "bad.jsonl:2:6: error: "
                    + "unexpected end of input: expected ':' after a key (byte 15, at $.id)\n"
            ),
            // A row of one empty cell is no blank line.
            ToolCase(
                ["records", "--csv", "--fields", "a"],
                input: "{}\n{\"a\":true}\n{\"a\":\"\"}\n{\"a\":\" b \"}\n{\"a\":\"c\\rd\"}\n",
                output: "a\r\n\"\"\r\ntrue\r\n\"\"\r\n b \r\n\"c\rd\"\r\n"
            ),
            ToolCase(
                ["records", "--csv", "--fields", "say \"a\",b"],
                input: "{\"say \\\"a\\\"\": {\"k\": \"x\"}, \"b\": [1, 2]}",
                output: "\"say \"\"a\"\"\",b\r\n\"{\"\"k\"\":\"\"x\"\"}\",\"[1,2]\"\r\n"
            ),
            // The header is there without any record.
            ToolCase(["records", "--csv", "--fields", "id,a.b"], output: "id,a.b\r\n"),
            ToolCase(
                ["records", "--csv", "--fields", "id"],
                input: "bad\n",
                status: 1,
                output: "id\r\n",
                errors: "<stdin>:1:1: error: expected a value, found 'b' (byte 0, at $)\n"
            ),
        ]

        @Test(arguments: cases, Tool.engines)
        func prints(_ expected: ToolCase, engine: String) throws {
            try expected.check(engine: engine, in: folder)
        }
    }
}
