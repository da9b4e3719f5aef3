import Testing

extension ToolTests {
    /// Runs with `--checkpoint` that are to continue with another input, or read it differently.
    @Suite
    struct CheckpointInputTests {
        private static func rows(_ text: String) -> String {
            (0..<40_000).map { "{\"id\":\($0),\"text\":\"\(text)\"}\n" }.joined()
        }

        private static let otherInput = Tool.Run(
            status: 2,
            errors: "fastjson: c is a checkpoint of another input\n"
        )

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "one.json": "{\"a\": [1, 2, 3 4]}", "two.json": "{\"a\": [7, 8, 9, 10]}",
                "short.json": "{\"a\": []}", "mended.json": "{\"a\": [1, 2, 3, 4, 5]}",
                "one.jsonl": CheckpointInputTests.rows("one"),
                "two.jsonl": CheckpointInputTests.rows("two"),
            ])
        }

        @Test(arguments: ["two.json", "short.json", "- < two.json"])
        func refusesAnotherDocument(_ other: String) throws {
            let command = "\"$TOOL\" select --checkpoint c /a"
            let first = try Tool.shell("\(command) one.json >> out", in: folder)
            #expect(first.status == 1)
            let note = try folder.text("c")
            let second = try Tool.shell("\(command) \(other) >> out", in: folder)
            #expect(second == CheckpointInputTests.otherInput)
            #expect(try folder.text("out") == "1\n2\n3\n")
            #expect(try folder.text("c") == note)
            let last = try Tool.shell("\(command) mended.json >> out", in: folder)
            #expect(last == Tool.Run(status: 0))
            #expect(try folder.text("out") == "1\n2\n3\n4\n5\n")
        }

        /// The signal comes while the pipe is full, and is seen before the next chunk is read.
        @Test(arguments: ["two.jsonl", "- < two.jsonl"])
        func refusesOtherRecordsAfterASignal(_ other: String) throws {
            let command = "\"$TOOL\" records --checkpoint c"
            _ = try Tool.shell(
                """
                { \(command) one.jsonl & process=$!
                for _ in $(seq 500); do test -s c && break; sleep 0.01; done
                sleep 0.4; kill -TERM $process; echo > asked; wait $process; echo $? > status
                } | { until test -s asked; do sleep 0.01; done; cat >> out; }
                """,
                in: folder
            )
            let status = try folder.text("status")
            #expect(status == "143\n")
            let before = try folder.text("out")
            #expect(!before.isEmpty)
            let second = try Tool.shell("\(command) \(other) >> out", in: folder)
            #expect(second == CheckpointInputTests.otherInput)
            #expect(try folder.text("out").utf8.count == before.utf8.count)
            // The same one may have grown.
            let last = try Tool.shell(
                "echo 5 >> one.jsonl; \(command) one.jsonl >> out",
                in: folder
            )
            #expect(last == Tool.Run(status: 0))
            let isWhole = try folder.text("out") == folder.text("one.jsonl")
            #expect(isWhole)
        }

        /// Also where the pipe has not even taken the first piece of the output.
        @Test
        func refusesOtherRecordsAfterAClosedPipe() throws {
            let command = "\"$TOOL\" records --checkpoint c"
            _ = try Tool.shell("\(command) one.jsonl | head -n 1", in: folder)
            let second = try Tool.shell("\(command) two.jsonl > out", in: folder)
            #expect(second == CheckpointInputTests.otherInput)
        }

        static let options: [(command: String, first: String, second: String)] = [
            ("select", "", "--allow-comments"),
            ("select", "--raw --allow-comments --allow-trailing-commas", "--raw"),
            ("select", "--reject-duplicate-keys --max-depth 9", "--max-depth 9"),
        ]

        @Test(arguments: options)
        func refusesOtherOptions(_ command: String, first: String, second: String) throws {
            func name(_ options: String) -> String {
                command + (options.isEmpty ? "" : " ") + options + " /a"
            }
            func run(_ options: String) throws -> Tool.Run {
                try Tool.shell(
                    "\"$TOOL\" \(command) --checkpoint c \(options) /a one.json >> out",
                    in: folder
                )
            }
            #expect(try run(first).status == 1)
            #expect(
                try run(second)
                    == Tool.Run(
                        status: 2,
                        errors: "fastjson: c is a checkpoint of '\(name(first))', "
                            + "not of '\(name(second))'\n"
                    )
            )
            // Engines give the same.
            #expect(
                try run(first + " --engine \(Tool.engines[Tool.engines.count - 1])").status == 1
            )
        }

        /// One argument with spaces is not the same as several, and each is compared as a whole.
        @Test
        func refusesOtherArguments() throws {
            let zeros = String(repeating: "0", count: 100)
            let records = "records --format lines --fields \"a \(zeros),"
            let run = try Tool.shell(
                """
                echo '{"a ": {"b": [1]}, "a": [2], "b": [3]}' > two.json
                "$TOOL" select --checkpoint c --limit 1 '/a /b' two.json
                "$TOOL" select --checkpoint c /a /b two.json
                long="a $(printf '%0100d' 0)"
                "$TOOL" records --checkpoint d --limit 1 --fields "$long,b" two.json
                "$TOOL" records --checkpoint d --limit 1 --fields "$long,c" two.json
                """,
                in: folder
            )
            #expect(
                run
                    == Tool.Run(
                        status: 2,
                        output: "1\n{\"b\":[3]}\n",
                        errors:
                            "fastjson: c is a checkpoint of 'select \"/a /b\"', not of 'select /a /b'\n"
                            + "fastjson: d is a checkpoint of '\(records)b\"', not of '\(records)c\"'\n"
                    )
            )
        }

        @Test
        func refusesOtherOptionsOfRecords() throws {
            let command = "\"$TOOL\" records --checkpoint c --fields id one.jsonl"
            _ = try Tool.shell("\(command) --max-depth 9 | head -n 1", in: folder)
            let run = try Tool.shell("\(command) > out", in: folder)
            let names = ["lines --max-depth 9", "lines"]
                .map { "'records --format \($0) --fields id'" }
            #expect(
                run
                    == Tool.Run(
                        status: 2,
                        errors: "fastjson: c is a checkpoint of \(names[0]), not of \(names[1])\n"
                    )
            )
        }
    }
}
