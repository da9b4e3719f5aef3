import Foundation
import Testing

extension ToolTests {
    /// Outputs that are closed, full, not allowed, or the input.
    @Suite
    struct OutputAbuseTests {
        /// Command lines that print something to standard output.
        static let printing = [
            "--help", "--version", "validate broken.json", "format good.json",
            "format --sort-keys good.json", "get '' good.json", "select '' good.json",
            "select --count '' good.json", "records good.json", "convert --to array good.json",
            "stats good.json",
        ]

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "good.json": "[1]\n", "broken.json": "[1 2]", "object.jsonl": "{\"a\":1}\n",
            ])
            try FileManager.default.createDirectory(
                at: folder.url("folder"),
                withIntermediateDirectories: false
            )
        }

        // MARK: Standard streams

        /// A file that is opened must not become standard output.
        @Test(arguments: printing)
        func saysThatStandardOutputIsClosed(_ command: String) throws {
            let message = "fastjson: cannot write standard output: Bad file descriptor\n"
            let run = try Tool.shell("\"$TOOL\" \(command) >&-", in: folder)
            #expect(run.status == 2)
            #expect(run.errors.hasSuffix(message))
        }

        #if os(Linux)
        @Test(arguments: printing)
        func saysThatStandardOutputIsFull(_ command: String) throws {
            let run = try Tool.shell("\"$TOOL\" \(command) > /dev/full", in: folder)
            #expect(run.status == 2)
            #expect(
                run.errors.hasSuffix(
                    "fastjson: cannot write standard output: No space left on device\n"
                )
            )
        }

        /// The status is all that is left.
        @Test(arguments: ["--bogus", "validate missing.json", "get /b good.json"])
        func endsWhereMessagesCannotBeWritten(_ command: String) throws {
            let run = try Tool.shell("\"$TOOL\" \(command) 2> /dev/full", in: folder)
            #expect(run == Tool.Run(status: 2))
        }
        #endif

        @Test(arguments: printing)
        func endsInSilenceWhenItsReaderIsGone(_ command: String) throws {
            let run = try Tool.shell(
                """
                { until test -e gone; do sleep 0.01; done
                "$TOOL" \(command); echo $? > status; } | { exec <&-; : > gone; }
                """,
                in: folder
            )
            #expect(run.status == 0)
            #expect(try folder.text("status") == "141\n")
        }

        /// Messages must not go into the next file that is opened.
        @Test
        func keepsMessagesOutOfFiles() throws {
            try folder.write("{\"a\":1}\n]\n", to: "bad.jsonl")
            for streams in ["2>&-", "<&- 2>&-", "<&- >&- 2>&-"] {
                let run = try Tool.shell(
                    "\"$TOOL\" convert --to array bad.jsonl -o out \(streams)",
                    in: folder
                )
                // Neither can the message be written.
                #expect(run == Tool.Run(status: 2))
                let rejects = try Tool.shell(
                    "\"$TOOL\" records bad.jsonl --rejects rejects \(streams)",
                    in: folder
                )
                #expect(rejects.status == (streams.contains(">&- 2") ? 2 : 1))
                #expect(try folder.text("bad.jsonl") == "{\"a\":1}\n]\n")
            }
            #expect(try folder.text("rejects").hasPrefix("{\"record\":1,"))
            #expect(try !folder.names().contains("out"))
        }

        // MARK: Names of outputs

        static let names: [(name: String, message: String)] = [
            ("", "cannot write \"\": No such file or directory"),
            ("folder", "cannot write folder: Is a directory"),
            ("new/", "cannot write new/: No such file or directory"),
            ("no/new", "cannot write no/new: No such file or directory"),
            ("good.json/", "cannot write good.json/: Not a directory"),
            ("good.json/x", "cannot write good.json/x: Not a directory"),
            ("circle", "cannot write circle: Too many levels of symbolic links"),
            ("/dev/fd/77", "cannot write /dev/fd/77: Bad file descriptor"),
        ]

        @Test
        func saysWhatCannotBeWritten() throws {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url("circle").path,
                withDestinationPath: "circle"
            )
            let before = try folder.names()
            for (name, message) in OutputAbuseTests.names {
                let run = try Tool.run(["minify", "good.json", "-o", name], in: folder)
                #expect(run == Tool.Run(status: 2, errors: "fastjson: \(message)\n"))
            }
            #expect(try folder.names() == before)
        }

        @Test(arguments: [
            ["format", "good.json", "-o"],
            ["convert", "--to", "lines", "good.json", "-o"],
            ["records", "object.jsonl", "--rejects"], ["records", "object.jsonl", "--checkpoint"],
        ])
        func failsBeforeAnythingIsWritten(_ command: [String]) throws {
            let run = try Tool.run(command + [""], in: folder)
            let message = "fastjson: cannot write \"\": No such file or directory\n"
            #expect(run == Tool.Run(status: 2, errors: message))
        }

        @Test(.enabled(if: Tool.withoutRights != nil))
        func saysWhatMayNotBeWritten() throws {
            let prefix = try #require(Tool.withoutRights)
            let line = "\(prefix) \"$TOOL\" minify good.json -o"
            let new = try Tool.shell("chmod 555 .; \(line) new.json", in: folder)
            #expect(
                new
                    == Tool.Run(
                        status: 2,
                        errors: "fastjson: cannot write new.json: Permission denied\n"
                    )
            )
            // The file itself may be written.
            let old = try Tool.shell("chmod 666 broken.json; \(line) broken.json", in: folder)
            #expect(
                old
                    == Tool.Run(
                        status: 2,
                        errors: "fastjson: cannot write broken.json: no file can be created beside "
                            + "it: Permission denied\n"
                    )
            )
            #expect(try folder.text("broken.json") == "[1 2]")
            _ = try Tool.shell("chmod 755 .", in: folder)
        }

        /// What is at the end of links is written, also where nothing is yet.
        @Test
        func followsLinksThatLeadNowhereYet() throws {
            let run = try Tool.shell(
                """
                ln -s folder/b a; ln -s ../c folder/b
                "$TOOL" minify good.json -o a && test -L a && test -L folder/b && cat c
                """,
                in: folder
            )
            #expect(run == Tool.Run(status: 0, output: "[1]\n"))
        }

        /// What else is written to an open file stays around it.
        @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/dev/stderr", "/dev/fd/4"])
        func writesToOpenFilesWhereTheyAre(_ name: String) throws {
            let run = try Tool.shell(
                """
                { echo x >&4; "$TOOL" minify good.json -o \(name); echo y >&4
                } > out 2>&1 4>&1; cat out
                """,
                in: folder
            )
            #expect(run == Tool.Run(status: 0, output: "x\n[1]\ny\n"))
        }

        // MARK: The input

        static let rewriting = [
            "format", "format --sort-keys", "minify", "select ''", "convert --to lines",
            "convert --to array", "records",
        ]

        @Test(
            arguments: rewriting.map { "\($0) good.json >> good.json" } + [
                "minify hard.json >> good.json", "minify good.json >> soft.json",
                "minify - < good.json >> hard.json", "minify good.json -o /dev/fd/3 3>> good.json",
            ]
        )
        func refusesToReadWhatItWrites(_ command: String) throws {
            let run = try Tool.shell(
                "ln good.json hard.json; ln -s good.json soft.json; \"$TOOL\" \(command)",
                in: folder
            )
            #expect(
                run
                    == Tool.Run(
                        status: 2,
                        errors: "fastjson: the input and the output are the same file\n"
                    )
            )
            #expect(try folder.text("good.json") == "[1]\n")
        }

        /// A file that is replaced under one of its names keeps its text under the others.
        @Test(arguments: ["good.json", "hard.json", "soft.json"])
        func replacesItsInput(_ input: String) throws {
            let run = try Tool.shell(
                """
                ln good.json hard.json; ln -s good.json soft.json
                "$TOOL" format \(input) -o good.json
                """,
                in: folder
            )
            #expect(run == Tool.Run(status: 0))
            #expect(try folder.text("good.json") == "[\n  1\n]\n")
            #expect(try folder.text("soft.json") == "[\n  1\n]\n")
            #expect(try folder.text("hard.json") == "[1]\n")
        }
    }
}
