import Testing

extension ToolTests {
    /// The files that a run with `--checkpoint` finds and leaves.
    @Suite
    struct CheckpointFileTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "small.json": "{\"a\": [1, 2, 3]}",
                "rows.jsonl": "{\"id\": 1}\nbad\n{\"id\": 2}\n",
            ])
        }

        @Test
        func refusesWhatCannotBeNoted() throws {
            let run = try Tool.run(
                ["select", "--checkpoint", "no/c", "/a", "small.json"],
                in: folder
            )
            let message = "fastjson: cannot write no/c: No such file or directory\n"
            #expect(run == Tool.Run(status: 2, errors: message))
        }

        /// About once a second, also if few records come after many.
        @Test
        func notesSlowInput() throws {
            let run = try Tool.shell(
                """
                (
                    seq 300
                    for _ in $(seq 300); do
                        sleep 0.1; echo 0
                        if grep -sq '"place"' c && test -s out; then touch noted; break; fi
                    done
                ) | "$TOOL" records --checkpoint c >> out
                """,
                in: folder
            )
            #expect(run == Tool.Run(status: 0))
            #expect(try folder.names().contains("noted"))
            #expect(try folder.text("out").hasPrefix("1\n2\n3\n"))
        }

        @Test
        func removesItsNote() throws {
            let files = try folder.names()
            let run = try Tool.run(["select", "--checkpoint", "c", "/a", "small.json"], in: folder)
            #expect(run == Tool.Run(status: 0, output: "1\n2\n3\n"))
            #expect(try folder.names() == files)
        }

        /// With `>`, the shell has emptied the output before the command can see it.
        @Test
        func refusesAnOutputThatIsShorterThanItWas() throws {
            try folder.write("{\"a\": [1, 2, 3 4]}", to: "small.json")
            let command = "\"$TOOL\" select --checkpoint c /a small.json"
            let first = try Tool.shell("\(command) >> out", in: folder)
            #expect(first.status == 1)
            #expect(try folder.text("out") == "1\n2\n3\n")
            let second = try Tool.shell("\(command) > out", in: folder)
            #expect(
                second
                    == Tool.Run(
                        status: 2,
                        errors: "fastjson: the output is shorter than when c was written: "
                            + "append with >>, or remove c to start again\n"
                    )
            )
        }

        /// What somebody else has added after a run that could end is not cut off.
        @Test
        func leavesWhatOthersHaveWritten() throws {
            try folder.write("{\"a\": [1, 2, 3 4]}", to: "small.json")
            let command = "\"$TOOL\" select --checkpoint c /a small.json >> out"
            _ = try Tool.shell(command + "; echo other >> out", in: folder)
            try folder.write("{\"a\": [1, 2, 3, 4]}", to: "small.json")
            #expect(try Tool.shell(command, in: folder) == Tool.Run(status: 0))
            #expect(try folder.text("out") == "1\n2\n3\nother\n4\n")
        }

        /// A file of an earlier run of that name does not stay in front of the new one.
        @Test
        func startsANewFileOfRejects() throws {
            try folder.write("old\n", to: "bad")
            let run = try Tool.run(
                ["records", "--checkpoint", "c", "--rejects", "bad", "rows.jsonl"],
                in: folder
            )
            #expect(run == Tool.Run(status: 1, output: "{\"id\":1}\n{\"id\":2}\n"))
            #expect(try folder.text("bad").hasPrefix("{\"record\":1,\"line\":2,"))
            #expect(try !folder.names().contains("c"))
        }
    }
}
