import Testing

extension ToolTests {
    /// `fastjson records --jobs`: what is printed is what one processor prints.
    @Suite
    struct JobsTests {
        /// Many blocks, in which some lines are wrong.
        private static let rows = (0..<2_000).map { index in
            switch index % 100 {
            case 7: "{\"id\": \(index)"
            case 8: "[\(index)]"
            case 9: ""
            default: "{\"id\": \(index), \"user\": {\"name\": \"é, \(text)\"}, \"n\": 1.10}"
            }
        }.joined(separator: "\n")

        private static let text = String(repeating: "x", count: 400)

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "rows.jsonl": JobsTests.rows, "empty.jsonl": "", "cut.jsonl": "{}\n[1,\n2",
            ])
        }

        static let commands = [
            "rows.jsonl", "- < rows.jsonl", "--fields id,user.name rows.jsonl",
            "--fields id,user.name --csv rows.jsonl", "empty.jsonl",
            "--fields id --csv empty.jsonl", "cut.jsonl", "--max-depth 1 rows.jsonl",
            "--progress rows.jsonl 2> log",
        ]

        @Test(arguments: commands, Tool.engines)
        func printsTheSame(_ command: String, engine: String) throws {
            let records = "\"$TOOL\" records --engine \(engine)"
            let serial = try Tool.shell("\(records) \(command)", in: folder)
            for jobs in [2, 5] {
                let run = try Tool.shell("\(records) --jobs \(jobs) \(command)", in: folder)
                // For expectations that would take long to show how large texts differ.
                let isSame = run == serial
                #expect(isSame, "\(jobs) jobs")
            }
        }

        @Test(arguments: Tool.engines)
        func rejectsTheSame(engine: String) throws {
            let records = ["records", "--fields", "id", "--engine", engine, "rows.jsonl"]
            let serial = try Tool.run(records + ["--rejects", "one"], in: folder)
            #expect(serial.status == 1)
            let run = try Tool.run(records + ["--rejects", "two", "--jobs", "2"], in: folder)
            let isSame = try run == serial && folder.text("two") == folder.text("one")
            #expect(isSame)
            #expect(try folder.text("two").split(separator: "\n").count == 40)
        }

        @Test
        func readsPipesThatWait() throws {
            let run = try Tool.shell(
                "{ echo 1; sleep 0.05; echo x; sleep 0.05; echo 2; } | \"$TOOL\" records --jobs 2",
                in: folder
            )
            let message = "<stdin>:2:1: error: expected a value, found 'x' (byte 2, at $)\n"
            #expect(run == Tool.Run(status: 1, output: "1\n2\n", errors: message))
        }

        /// Every thread has to have room for it.
        @Test
        func readsDeepRecords() throws {
            let deep = String(repeating: "[", count: 9999) + String(repeating: "]", count: 9999)
            let run = try Tool.run(
                ["records", "--jobs", "2", "--max-depth", "10000"],
                input: "\(deep)\n\(deep)\n",
                in: folder
            )
            #expect(run == Tool.Run(status: 0, output: "\(deep)\n\(deep)\n"))
        }

        @Test
        func endsWhenThePipeCloses() throws {
            let run = try Tool.shell(
                "yes '{\"a\":1}' | { \"$TOOL\" records --jobs 2; echo $? > status; } | head -n 1",
                in: folder
            )
            #expect(run == Tool.Run(status: 0, output: "{\"a\":1}\n"))
            #expect(try folder.text("status") == "141\n")
        }

        @Test
        func reportsWhatCannotBeRead() throws {
            let missing = try Tool.run(["records", "--jobs", "2", "nothere"], in: folder)
            let message = "cannot open nothere: No such file or directory"
            #expect(missing == Tool.Run(status: 2, errors: "fastjson: \(message)\n"))
            let directory = try Tool.run(["records", "--jobs", "2", "."], in: folder)
            #expect(
                directory
                    == Tool.Run(status: 2, errors: "fastjson: cannot read .: Is a directory\n")
            )
        }
    }
}
