import Testing

extension ToolTests {
    /// Standard streams that are closed, full, or read no further.
    @Suite
    struct StreamTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: ["broken.json": "["])
        }

        /// 141 is how a shell shows that SIGPIPE ended a process.
        @Test
        func endsInSilenceAlsoWhereThatSignalIsIgnored() throws {
            try folder.write(SampleText.array(bytes: 1_000_000), to: "s.json")
            let run = try Tool.shell(
                """
                trap '' PIPE
                { "$TOOL" minify s.json; echo $? > status; } | head -c 9 > /dev/null
                """,
                in: folder
            )
            #expect(run == Tool.Run(status: 0))
            #expect(try folder.text("status") == "141\n")
        }

        /// Most of the document is never read.
        @Test(arguments: ["format", "minify"], Tool.engines)
        func endsInSilenceWhileItRewrites(command: String, engine: String) throws {
            try folder.write(SampleText.array(bytes: 1_000_000), to: "s.json")
            let run = try Tool.shell(
                """
                { "$TOOL" \(command) --engine \(engine) s.json; echo $? > status; } | head -c 1
                """,
                in: folder
            )
            #expect(run == Tool.Run(status: 0, output: "["))
            #expect(try folder.text("status") == "141\n")
        }

        @Test(arguments: ["select ''", "select --raw ''", "convert --to lines"])
        func endsInSilenceWhileItStreams(command: String) throws {
            try folder.write(SampleText.array(bytes: 1_000_000), to: "s.json")
            let run = try Tool.shell(
                "{ \"$TOOL\" \(command) s.json; echo $? > status; } | head -n 1",
                in: folder
            )
            #expect(run.status == 0)
            #expect(run.output.filter { $0 == "\n" }.count == 1)
            #expect(run.errors.isEmpty)
            #expect(try folder.text("status") == "141\n")
        }

        @Test
        func endsInSilenceWhileItReadsRecords() throws {
            try folder.write(String(repeating: "{\"a\": 1}\n", count: 40_000), to: "r.jsonl")
            let run = try Tool.shell(
                "{ \"$TOOL\" records < r.jsonl; echo $? > status; } | head -n 1",
                in: folder
            )
            #expect(run == Tool.Run(status: 0, output: "{\"a\":1}\n"))
            #expect(try folder.text("status") == "141\n")
        }

        @Test
        func reportsClosedStreams() throws {
            let input = try Tool.shell("\"$TOOL\" validate - <&-", in: folder)
            #expect(input.status == 2)
            #expect(input.errors == "fastjson: cannot read standard input: Bad file descriptor\n")
            let output = try Tool.shell("\"$TOOL\" validate broken.json >&-", in: folder)
            #expect(output.status == 2)
            #expect(
                output.errors == "fastjson: cannot write standard output: Bad file descriptor\n"
            )
            let errors = try Tool.shell("\"$TOOL\" validate missing.json 2>&-", in: folder)
            #expect(errors == Tool.Run(status: 2))
        }

        #if os(Linux)
        @Test
        func reportsAFullDisk() throws {
            let run = try Tool.shell("\"$TOOL\" validate broken.json > /dev/full", in: folder)
            #expect(run.status == 2)
            #expect(
                run.errors == "fastjson: cannot write standard output: No space left on device\n"
            )
        }
        #endif
    }
}
