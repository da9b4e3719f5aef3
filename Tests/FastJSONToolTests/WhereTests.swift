import Testing

extension ToolTests {
    /// `fastjson records --where`.
    @Suite
    struct WhereTests {
        private static let lines = """
            {"level": "error", "ms": 120, "text": "a\\u00e9", "n": 1.50}
            {"level": "info", "ms": 5}
            [1, 2]
            bad
            {"level": "error", "ms": 1e2, "at": {"y": [1, 2]}}
            7

            """

        private static let first = "{\"level\":\"error\",\"ms\":120,\"text\":\"aé\",\"n\":1.50}\n"
        private static let second = "{\"level\":\"error\",\"ms\":1e2,\"at\":{\"y\":[1,2]}}\n"
        private static let message =
            "rows.jsonl:4:1: error: expected a value, found 'b' (byte 94, at $)\n"

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: ["rows.jsonl": WhereTests.lines])
        }

        static let filters: [(filter: String, output: String)] = [
            (#"@.level == "error""#, first + second),
            ("  @.ms > 110 && @.level  ", first),
            ("@.ms == 100", second),
            ("@.at.y[-1] == 2", second),
            ("$.ms < 6", "{\"level\":\"info\",\"ms\":5}\n"),
            ("match(@.level, 'e.*') && length(@.text) == 2", first),
            ("count($..*) > 4", second),
            ("@[0] == 1", "[1,2]\n"),
            ("@ == 7 || @[1]", "[1,2]\n7\n"),
            ("!@.level", "[1,2]\n7\n"),
            ("@.no", ""),
        ]

        @Test(arguments: filters, Tool.engines)
        func prints(_ row: (filter: String, output: String), engine: String) throws {
            for more in [[], ["--jobs", "3"]] {
                try ToolCase(
                    ["records", "rows.jsonl", "--where", row.filter] + more,
                    status: 1,
                    output: row.output,
                    errors: WhereTests.message
                ).check(engine: engine, in: folder)
            }
        }

        static let cases = [
            ToolCase(
                ["records", "rows.jsonl", "--where", "@.ms > 50", "--limit", "1"],
                output: first
            ),
            ToolCase(
                ["records", "--where", "@.a > 1", "--fields", "b.c", "--csv"],
                input: "{\"a\":1,\"b\":{\"c\":1}}\n{\"a\":2,\"b\":{\"c\":2}}\n{\"a\":3}\n",
                output: "b.c\r\n2\r\n\"\"\r\n"
            ),
            ToolCase(
                ["records", "--where", "@.a > 1", "--fields", "b", "--csv"],
                input: "{\"a\":1}\n",
                output: "b\r\n"
            ),
            ToolCase(
                ["records", "--where", "@.a", "--fields", "a"],
                input: "[1]\n{\"a\":null}\n",
                status: 1,
                output: "{\"a\":null}\n",
                errors: "<stdin>:1:1: error: Expected an object, but found: [ 1 ] (byte 0, at $)\n"
            ),
            ToolCase(
                ["records", "--where", "@.a", "--format", "concatenated", "--allow-comments"],
                input: "{\"a\": /* 1 */ 1}{\"b\": 2}",
                output: "{\"a\":1}\n"
            ),
            ToolCase(
                ["records", "--where", "@.ms =", "rows.jsonl"],
                status: 2,
                errors: "fastjson: invalid filter \"@.ms =\": expected '==', found '=',"
                    + " at column 6\n"
            ),
            ToolCase(
                ["records", "--where", "@.a = 1"],
                status: 2,
                errors: "fastjson: invalid filter \"@.a = 1\": expected '==', found '=',"
                    + " at column 5\n"
            ),
            ToolCase(
                ["records", "--where", "(@.a == 1 and @.b)"],
                status: 2,
                errors:
                    "fastjson: invalid filter \"(@.a == 1 and @.b)\": expected '&&', found 'and',"
                    + " at column 11\n"
            ),
            ToolCase(
                ["records", "--where", "@.a or @.b"],
                status: 2,
                errors: "fastjson: invalid filter \"@.a or @.b\": expected '||', found 'or',"
                    + " at column 5\n"
            ),
            ToolCase(
                ["records", "--where", "", "rows.jsonl"],
                status: 2,
                errors: "fastjson: invalid filter \"\": expected '@', '$', '!', '(', a value or a"
                    + " function, found the end, at column 1\n"
            ),
            ToolCase(
                ["records", "--where", "@.a] | $[?@.b", "rows.jsonl"],
                status: 2,
                errors: "fastjson: invalid filter \"@.a] | $[?@.b\": expected '&&', '||' or the"
                    + " end, found ']', at column 4\n"
            ),
            ToolCase(
                ["records", "--where", "search(@, '\\\\d')"],
                errors: "fastjson: warning: the regular expression \"\\\\d\" matches nothing:"
                    + " write [0-9] for \\d (character 1 of it)\n"
            ),
        ]

        @Test(arguments: cases, Tool.engines)
        func behaves(_ command: ToolCase, engine: String) throws {
            try command.check(engine: engine, in: folder)
        }

        /// The next run continues after the last record that was printed.
        @Test(arguments: Tool.engines)
        func continues(engine: String) throws {
            let records =
                "\"$TOOL\" records --engine \(engine) --limit 1 --checkpoint note"
                + " --where '@.level == \"error\"' rows.jsonl >> out"
            for (status, printed) in [
                (0, WhereTests.first), (1, WhereTests.first + WhereTests.second),
            ] {
                let run = try Tool.shell(records, in: folder)
                #expect(run.status == Int32(status))
                #expect(try folder.text("out") == printed)
            }
            // Another filter is another run.
            let run = try Tool.shell(
                records.replacing("error", with: "info").replacing("--limit 1", with: ""),
                in: folder
            )
            #expect(run.status == 2)
        }

        #if os(Linux)
        /// A failure to write ends the command before the input ends.
        @Test func endsWhereItCannotWrite() throws {
            let run = try Tool.shell(
                """
                { rounds=0
                  until [ -s status ] || [ $rounds = 200 ]; do
                      echo '{}'; sleep 0.05; rounds=$((rounds + 1))
                  done
                  echo $rounds > written; } |
                { "$TOOL" records - > /dev/full; echo $? > status; cat > /dev/null; }
                """,
                in: folder
            )
            #expect(
                run.errors == "fastjson: cannot write standard output: No space left on device\n"
            )
            #expect(try folder.text("status") == "2\n")
            #expect(try folder.text("written") != "200\n")
        }
        #endif

        /// What is there is printed before the command waits for more.
        @Test(arguments: [
            (["records"], "", ""), (["records", "--where", "@.a"], "", ""),
            (["select", "''"], "[", "]"),
        ])
        func printsBeforeItWaits(_ command: [String], start: String, end: String) throws {
            let run = try Tool.shell(
                """
                { echo '\(start){"a":1}'; rounds=0
                  until [ -s seen ] || [ $rounds = 200 ]; do
                      sleep 0.05; rounds=$((rounds + 1))
                  done
                  echo $rounds > waited; echo '\(end)'; } |
                "$TOOL" \(command.joined(separator: " ")) - |
                { read first; echo "$first" > seen; cat; }
                """,
                in: folder
            )
            #expect(run == Tool.Run(status: 0))
            #expect(try folder.text("seen") == "{\"a\":1}\n")
            #expect(try folder.text("waited") != "200\n")
        }
    }
}
