import Testing

extension ToolTests {
    /// `--fields` of `fastjson records` and `fastjson select`, with and without `--csv`.
    @Suite
    struct FieldTests {
        private static let rows = #"""
            {"id": 1.0, "user": {"name": "Ada", "born": 1815}, "tags": ["a", 1], "extra": {}}
            {"id": null, "user": {"name": "say \"hi\", or\nnot"}}
            {"user": null, "id": 9007199254740993}
            {"user.name": "dotted", "user": {"name": "inner", "last.name": "L"}, "id": ""}
            {}
            """#

        private static let map = #"""
            {"features": [
              {"id": 1, "properties": {"name": "a, b"}, "geometry": {"type": "Point"}},
              {"id": "x", "properties": null},
              {"properties.name": "dotted", "properties": {"name": "inner"}, "id": [1.0]},
              {}
            ], "name": "Map", "mixed": [{"id": 1}, [2], {"id": 3}]}
            """#

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "rows.jsonl": FieldTests.rows,
                "map.json": FieldTests.map,
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
                    {"a.b": 6, "a": {"b": {"c": 5}}}
                    """,
                // The longest name counts, and there is no way back from it.
                output: (1...4).map { "{\"a.b.c\":\($0)}\n" }.joined() + "{}\n{}\n"
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
            // A quote, comma or dot in front of a combining mark is still one.
            ToolCase(
                ["records", "--csv", "--fields", "\"\u{301}x,\u{301}b,a.\u{FE0F}"],
                input: "{\"\\\"\u{301}x\": \"5\\\"\u{308}, x\", \"\u{301}b\": \",\u{200D}\", "
                    + "\"a\": {\"\u{FE0F}\": \"\\\"\u{FE0F}\"}}",
                output: "\"\"\"\u{301}x\",\u{301}b,a.\u{FE0F}\r\n"
                    + "\"5\"\"\u{308}, x\",\",\u{200D}\",\"\"\"\u{FE0F}\"\r\n"
            ),
            // Two ways of writing one character are two names.
            ToolCase(
                ["records", "--csv", "--fields", "\u{E9},e\u{301}"],
                input: "{\"\u{E9}\": 1, \"e\u{301}\": 2}",
                output: "\u{E9},e\u{301}\r\n1,2\r\n"
            ),
            // The last scalars of Unicode, which stand for bytes in names of files.
            ToolCase(
                ["records", "--csv", "--fields", "\u{10FFFF},\u{10FF80}"],
                input: "{\"\u{10FFFF}\": 1, \"\u{10FF80}\": 2}",
                output: "\u{10FFFF},\u{10FF80}\r\n1,2\r\n"
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

        static let selections = [
            ToolCase(
                ["select", "/features", "--fields", "id,properties.name", "map.json"],
                output: """
                    {"id":1,"properties.name":"a, b"}
                    {"id":"x"}
                    {"id":[1.0],"properties.name":"dotted"}
                    {}

                    """
            ),
            ToolCase(
                ["select", "/features", "--fields", "id,properties.name", "--csv", "map.json"],
                output: """
                    id,properties.name\r
                    1,"a, b"\r
                    x,\r
                    [1.0],dotted\r
                    ,\r

                    """
            ),
            ToolCase(
                ["select", "$.features[?@.geometry]", "--fields", "id", "--csv", "map.json"],
                output: "id\r\n1\r\n"
            ),
            // The header is there without any value.
            ToolCase(["select", "", "--fields", "id", "--csv"], input: "[]", output: "id\r\n"),
            ToolCase(
                ["select", "/mixed", "--fields", "id", "map.json"],
                status: 1,
                output: "{\"id\":1}\n",
                errors: "map.json:6:40: error: Expected an object, but found: [ 2 ]"
                    + " (byte 249, at $.mixed[1])\n"
            ),
            ToolCase(
                ["select", "/features/*/id", "--fields", "a", "--csv", "map.json"],
                status: 1,
                errors: "map.json:2:10: error: Expected an object, but found: 1"
                    + " (byte 24, at $.features[0].id)\n"
            ),
        ]

        private static let mixed = "5\n{\"id\": 1}\n[1, {\"id\": 2}]\nnull\n\"id\"\n[1\n7 8\n"

        private static let reasons = [
            "1:1: error: Expected an object, but found: 5 (byte 0, at $)",
            "3:1: error: Expected an object, but found: [ 1, { \"id\": 2 } ] (byte 12, at $)",
            "4:1: error: Expected an object, but found: null (byte 27, at $)",
            "5:1: error: Expected an object, but found: \"id\" (byte 32, at $)",
            "6:3: error: unexpected end of input: expected ',' or ']' after an element "
                + "(byte 39, at $)",
            "7:1: error: Expected an object, but found: 7 (byte 40, at $)",
        ].map { "<stdin>:\($0)\n" }.joined()

        static let mixedCases = [
            ToolCase(
                ["records", "--fields", "id"],
                input: mixed,
                status: 1,
                output: "{\"id\":1}\n",
                errors: reasons
            ),
            ToolCase(
                ["records", "--fields", "id", "--csv"],
                input: mixed,
                status: 1,
                output: "id\r\n1\r\n",
                errors: reasons
            ),
        ]

        /// What has no fields is not taken for an object without them.
        @Test(arguments: mixedCases, Tool.engines)
        func rejectsWhatIsNoObject(_ expected: ToolCase, engine: String) throws {
            try expected.check(engine: engine, in: folder)
        }

        @Test
        func writesWhatIsNoObjectToTheFileOfRejects() throws {
            let run = try Tool.run(
                ["records", "--fields", "id", "--rejects", "bad"],
                input: "{\"id\": 1}\n [1, 2]\n",
                in: folder
            )
            #expect(run == Tool.Run(status: 1, output: "{\"id\":1}\n"))
            #expect(
                try folder.text("bad") == #"""
                    {"record":1,"line":2,"column":2,"offset":11,"path":"$",\#
                    "error":"Expected an object, but found: [ 1, 2 ]","text":"[1, 2]"}

                    """#
            )
        }

        @Test(arguments: cases + selections, Tool.engines)
        func prints(_ expected: ToolCase, engine: String) throws {
            try expected.check(engine: engine, in: folder)
        }
    }
}
