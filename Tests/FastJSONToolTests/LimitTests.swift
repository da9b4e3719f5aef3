import Testing

extension ToolTests {
    /// `--limit` of `fastjson select` and `fastjson records`.
    @Suite
    struct LimitTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "rows.json": #"{"rows": [1, {"a": 2}, [3]], "end": true}"#,
                "broken.json": #"{"rows": [1, 2! 3], "x": }"#,
                "rows.jsonl": "{\"id\": 1}\n{\"id\": 2}\n{\"id\": 3}\n",
                "bad.jsonl": "x\n1\n2\ny\n",
            ])
        }

        static let cases = [
            ToolCase(["select", "--limit", "0", "/rows", "rows.json"]),
            ToolCase(["select", "--limit", "1", "/rows", "rows.json"], output: "1\n"),
            ToolCase(
                ["select", "--limit", "3", "/rows", "rows.json"],
                output: "1\n{\"a\":2}\n[3]\n"
            ),
            ToolCase(
                ["select", "--limit", "99", "/rows", "rows.json"],
                output: "1\n{\"a\":2}\n[3]\n"
            ),
            ToolCase(
                ["select", "--raw", "--limit", "2", "/rows", "rows.json"],
                output: "1\n{\"a\": 2}\n"
            ),
            ToolCase(["select", "--count", "--limit", "0", "/rows", "rows.json"], output: "0\n"),
            ToolCase(["select", "--count", "--limit", "2", "/rows", "rows.json"], output: "2\n"),
            ToolCase(["select", "--count", "--limit", "9", "/rows", "rows.json"], output: "3\n"),
            ToolCase(["select", "--limit", "1", "$..[?@ > 0]", "rows.json"], output: "1\n"),
            ToolCase(
                ["select", "--limit", "1", "$", "rows.json"],
                output: """
                    {"rows":[1,{"a":2},[3]],"end":true}

                    """
            ),
            // Where nothing is read, nothing is missing or wrong.
            ToolCase(["select", "--limit", "0", "/no", "rows.json"]),
            ToolCase(["select", "--limit", "0", "/no"], input: "bad"),
            // An error after the last is not seen, and one before is.
            ToolCase(["select", "--limit", "1", "/rows", "broken.json"], output: "1\n"),
            ToolCase(["select", "--limit", "2", "/rows", "broken.json"], output: "1\n2\n"),
            ToolCase(
                ["select", "--limit", "3", "/rows", "broken.json"],
                status: 1,
                output: "1\n2\n",
                errors: "broken.json:1:15: error: expected ',' or ']' after an element, found '!'"
                    + " (byte 14, at $.rows)\n"
            ),
            ToolCase(
                ["select", "--limit", "1", "", "--fields", "a", "--csv"],
                input: "[{\"a\": 1}, 2]",
                output: "a\r\n1\r\n"
            ),
            ToolCase(["records", "--limit", "0", "rows.jsonl"]),
            ToolCase(
                ["records", "--limit", "2", "rows.jsonl"],
                output: "{\"id\":1}\n{\"id\":2}\n"
            ),
            ToolCase(
                ["records", "--limit", "9", "rows.jsonl"],
                output: "{\"id\":1}\n{\"id\":2}\n{\"id\":3}\n"
            ),
            ToolCase(
                ["records", "--limit", "0", "--fields", "id", "--csv", "rows.jsonl"],
                output: "id\r\n"
            ),
            ToolCase(
                ["records", "--limit", "1", "--fields", "id", "--csv", "rows.jsonl"],
                output: "id\r\n1\r\n"
            ),
            // What is not valid does not count, and is reported.
            ToolCase(
                ["records", "--limit", "2", "bad.jsonl"],
                status: 1,
                output: "1\n2\n",
                errors: "bad.jsonl:1:1: error: expected a value, found 'x' (byte 0, at $)\n"
            ),
            ToolCase(["records", "--limit", "1"], input: "1\nbad\n", output: "1\n"),
            ToolCase(
                ["records", "--limit", "1", "--format", "concatenated"],
                input: "[1] !",
                output: "[1]\n"
            ),
            ToolCase(
                ["records", "--limit", "0", "nothere"],
                status: 2,
                errors: "fastjson: cannot open nothere: No such file or directory\n"
            ),
        ]

        @Test(arguments: cases, Tool.engines)
        func prints(_ expected: ToolCase, engine: String) throws {
            try expected.check(engine: engine, in: folder)
        }

        /// The last input stays open until the run has ended.
        @Test(arguments: [
            "yes '{\"a\":1}' | \"$TOOL\" records --limit 2",
            "{ echo '['; yes '{\"a\":1},'; } | \"$TOOL\" select --limit 2 ''",
            """
            mkfifo pipe
            { printf '{"a":1}\\n{"a":1}\\n'; cat pipe; } | { "$TOOL" records --limit 2; : > pipe; }
            """,
        ])
        func endsWhereTheInputHasNoEnd(_ line: String) throws {
            let run = try Tool.shell(line, in: folder)
            #expect(run == Tool.Run(status: 0, output: "{\"a\":1}\n{\"a\":1}\n"))
        }

        // MARK: Checkpoints

        /// Runs of two each, until there is no note any more.
        @Test(
            arguments: [
                "select /rows rows.json", "select --raw /rows rows.json", "records rows.jsonl",
                "records --fields id --csv rows.jsonl",
            ],
            [">> out", "| cat >> out"]
        )
        func goesOnAfterTheLast(_ command: String, target: String) throws {
            let whole = try Tool.shell("\"$TOOL\" \(command)", in: folder)
            let limited = "\"$TOOL\" \(command) --checkpoint c --limit"
            #expect(try Tool.shell("\(limited) 0 \(target)", in: folder) == Tool.Run(status: 0))
            for _ in 1...2 {
                let run = try Tool.shell("\(limited) 1 \(target)", in: folder)
                #expect(run == Tool.Run(status: 0))
                #expect(try folder.text("c").contains("\"isLast\":true"))
            }
            let header = command.contains("--csv") ? 1 : 0
            let lines = try folder.text("out").split(whereSeparator: \.isNewline)
            #expect(lines.count == 2 + header)
            #expect(try Tool.shell("\(limited) 0 \(target)", in: folder) == Tool.Run(status: 0))
            // The third is the last, which the run before the end does not know.
            #expect(try Tool.shell("\(limited) 1 \(target)", in: folder) == Tool.Run(status: 0))
            #expect(try folder.text("out") == whole.output)
            #expect(try folder.names().contains("c"))
            #expect(try Tool.shell("\(limited) 1 \(target)", in: folder) == Tool.Run(status: 0))
            #expect(try folder.text("out") == whole.output)
            #expect(try !folder.names().contains("c"))
        }

        /// What the note says is written, though the place is before it, does not count.
        @Test
        func countsOnlyWhatIsPrintedNow() throws {
            let limited = "\"$TOOL\" select --checkpoint c --limit 2 /rows broken.json >> out"
            let counted = "\"$TOOL\" select --checkpoint c --limit 3 /rows broken.json >> out"
            #expect(try Tool.shell(counted, in: folder).status == 1)
            #expect(try folder.text("out") == "1\n2\n")
            try folder.write(#"{"rows": [1, 2, 3, 4, 5], "x": 0}"#, to: "broken.json")
            #expect(try Tool.shell(limited, in: folder) == Tool.Run(status: 0))
            #expect(try folder.text("out") == "1\n2\n3\n4\n")
            #expect(try Tool.shell(limited, in: folder) == Tool.Run(status: 0))
            #expect(try folder.text("out") == "1\n2\n3\n4\n5\n")
            #expect(try !folder.names().contains("c"))
        }

        /// After a whole document there is no place to continue from.
        @Test
        func endsAfterAWholeDocument() throws {
            let command = "\"$TOOL\" select --checkpoint c --limit 1 '$' rows.json >> out"
            for isLast in [false, true] {
                #expect(try Tool.shell(command, in: folder) == Tool.Run(status: 0))
                #expect(try folder.text("out") == "{\"rows\":[1,{\"a\":2},[3]],\"end\":true}\n")
                #expect(try folder.names().contains("c") == !isLast)
            }
        }

        @Test
        func goesOnWithTheFileOfRejects() throws {
            let command = "\"$TOOL\" records --checkpoint c --limit 1 --rejects no bad.jsonl >> out"
            for (output, count) in [("1\n", 1), ("1\n2\n", 1), ("1\n2\n", 2)] {
                #expect(try Tool.shell(command, in: folder).status == 1)
                #expect(try folder.text("out") == output)
                #expect(try folder.text("no").split(separator: "\n").count == count)
            }
            #expect(try !folder.names().contains("c"))
        }
    }
}
