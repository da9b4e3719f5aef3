import Testing

extension ToolTests {
    /// Notes for `--checkpoint` that no run has made, or another.
    @Suite
    struct CheckpointNoteTests {
        private static let rows = "{\"id\": 1}\nbad\n{\"id\": 2}\n"

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "small.json": "{\"a\": [1, 2, 3]}", "rows.jsonl": CheckpointNoteTests.rows,
            ])
        }

        /// A note of one run, with what is to be wrong in it.
        private static func note(
            _ command: String,
            written: String = "0",
            rejects: String = "0",
            _ more: String = ""
        ) -> String {
            """
            {"command":"\(command)","written":\(written),"isLast":true,"rejectCount":\(rejects)\
            \(more.isEmpty ? "" : ",")\(more)}
            """
        }

        private static func place(
            _ steps: String,
            offset: String = "9",
            index: String = "0",
            lines: String = "0"
        ) -> String {
            """
            "place":{"offset":\(offset),"index":\(index),"lineFeeds":\(lines),"scalarsInLine":0,\
            "found":1,"steps":\(steps)}
            """
        }

        private static let isNone = "c is not a checkpoint"
        private static let isOfAnotherInput = "c is a checkpoint of another input"
        private static let deepSteps = "[" + String(repeating: "0,", count: 600) + "0]"

        static let documentNotes: [(note: String, message: String)] = [
            ("", isNone), ("{}", isNone), ("[1", isNone),
            (note(#"select \/a"#, written: "-1"), isNone),
            (note(#"select \/a"#, written: "9e18"), isNone),
            (note(#"select \/a"#, written: "9223372036854775807"), isNone),
            (note(#"select \/a"#, written: "1e30"), isNone),
            (note(#"select \/b"#), "c is a checkpoint of 'select /b', not of 'select /a'"),
            (note(#"select \/a"#, place("[]")), isNone),
            (note(#"select \/a"#, place(#"["b",0]"#)), isNone),
            (note(#"select \/a"#, place(#"["a"]"#)), isNone),
            (note(#"select \/a"#, place(#"["a",-1]"#)), isNone),
            (note(#"select \/a"#, place(deepSteps, offset: "9000")), isNone),
            (note(#"select \/a"#, place(#"["a",0]"#, offset: "-9")), isNone),
            (note(#"select \/a"#, place(#"["a",0]"#, offset: "9223372036854775807")), isNone),
            (note(#"select \/a"#, place(#"["a",0]"#, index: "9223372036854775807")), isNone),
            (note(#"select \/a"#, place(#"["a",0]"#, lines: "10")), isNone),
            (note(#"select \/a"#, #""input":{"offset":-1,"hash":0}"#), isNone),
            (note(#"select \/a"#, #""input":{"offset":9223372036854775807,"hash":0}"#), isNone),
            (note(#"select \/a"#, #""input":{"offset":4,"hash":0}"#), isOfAnotherInput),
        ]

        @Test(arguments: documentNotes)
        func isRefused(_ note: String, message: String) throws {
            try folder.write(note, to: "c")
            let run = try Tool.run(["select", "--checkpoint", "c", "/a", "small.json"], in: folder)
            #expect(run == Tool.Run(status: 2, errors: "fastjson: \(message)\n"))
            #expect(try folder.text("c") == note)
        }

        static let recordNotes = [
            note("records --format lines", rejects: "9223372036854775807"),
            note("records --format lines", rejects: "-1"),
            note("records --format lines", #""rejectSize":9223372036854775807"#),
            note("records --format lines", place("[0]")),
            note("records --format lines", place(#"["a"]"#)),
            note("records --format lines", place("[]", offset: "140737488355328")),
            note("records --format lines", place("[]", index: "-2")),
            note("records --format lines", place("[]", lines: "10")),
        ]

        @Test(arguments: recordNotes)
        func isRefusedForRecords(_ note: String) throws {
            try folder.write(note, to: "c")
            let run = try Tool.run(
                ["records", "--checkpoint", "c", "--rejects", "bad", "rows.jsonl"],
                in: folder
            )
            #expect(run == Tool.Run(status: 2, errors: "fastjson: c is not a checkpoint\n"))
            #expect(try folder.text("c") == note)
            #expect(try folder.names() == ["c", "rows.jsonl", "small.json"])
        }

        /// All of the output would be skipped, and nobody would know.
        @Test
        func saysThatMoreIsWrittenThanThereIs() throws {
            let command = "select --checkpoint c /a small.json"
            for (count, status) in [("7", 2), ("1000000000000", 2), ("6", 0)] {
                try folder.write(CheckpointNoteTests.note(#"select \/a"#, written: count), to: "c")
                let run = try Tool.shell("\"$TOOL\" \(command)", in: folder)
                let message = "fastjson: \(CheckpointNoteTests.isOfAnotherInput)\n"
                #expect(run == Tool.Run(status: Int32(status), errors: status == 0 ? "" : message))
                #expect(try folder.names().contains("c") == (status != 0))
            }
        }

        @Test
        func goesOnFromAPlace() throws {
            let place = CheckpointNoteTests.place(#"["a",0]"#, offset: "8")
            try folder.write(CheckpointNoteTests.note(#"select \/a"#, place), to: "c")
            let run = try Tool.run(["select", "--checkpoint", "c", "/a", "small.json"], in: folder)
            #expect(run == Tool.Run(status: 0, output: "2\n3\n"))
        }
    }
}
