import Testing

extension ToolTests {
    /// `fastjson records`.
    @Suite
    struct RecordsTests {
        private static let lines = """
            {"id": 1.10, "id": 2}\r

              \t
            [1, 2\r
            "é"
            tru
            5 6
            null
            """

        private static let printed = "{\"id\":1.10,\"id\":2}\n\"é\"\nnull\n"

        private static let messages = [
            ":4:6: error: unexpected end of input: expected ',' or ']' after an element"
                + " (byte 33, at $)",
            ":6:4: error: unexpected end of input: expected 'true' (byte 43, at $)",
            ":7:3: error: expected the end of the document, found '6' (byte 46, at $)",
        ]

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "rows.jsonl": RecordsTests.lines,
                "good.jsonl": "1\n[]\n",
                "sequence": "\u{1E}{\"a\":\n1}\n\u{1E}12\n\u{1E}bad\n\u{1E}\n\u{1E}3\u{1E}\"x\"",
                "values": "{\"a\":1}[2]\n\"three\"4 5\n]{\"b\": 6}",
                "relaxed.jsonl": "[1, /* two */ 2,]\n{} // end",
                "twice.jsonl": "{\"a\": 1, \"a\": 2}\n{}\n",
            ])
        }

        static let cases = [
            ToolCase(
                ["records", "rows.jsonl"],
                status: 1,
                output: printed,
                errors: messages.map { "rows.jsonl\($0)\n" }.joined()
            ),
            ToolCase(
                ["records", "-"],
                input: lines,
                status: 1,
                output: printed,
                errors: messages.map { "<stdin>\($0)\n" }.joined()
            ),
            ToolCase(["records", "good.jsonl"], output: "1\n[]\n"),
            ToolCase(["records"]),
            ToolCase(["records"], input: "\n \r\n\n"),
            ToolCase(["records"], input: "\u{FEFF}1\n", output: "1\n"),
            ToolCase(["records", "--format", "lines"], input: "1\r\n2\r\n", output: "1\n2\n"),
            ToolCase(
                ["records", "--format", "sequence", "sequence"],
                status: 1,
                output: "{\"a\":1}\n12\n\"x\"\n",
                errors: "sequence:4:2: error: expected a value, found 'b' (byte 15, at $)\n"
                    + "sequence:6:2: error: the record is cut: it has no end of line"
                    + " (byte 22, at $)\n"
            ),
            ToolCase(
                ["records", "--format", "concatenated", "values"],
                status: 1,
                output: "{\"a\":1}\n[2]\n\"three\"\n4\n5\n{\"b\":6}\n",
                errors: "values:3:1: error: expected a value, found ']' (byte 22, at $)\n"
            ),
            ToolCase(
                ["records", "relaxed.jsonl", "--allow-comments", "--allow-trailing-commas"],
                output: "[1,2]\n{}\n"
            ),
            ToolCase(
                ["records", "twice.jsonl", "--reject-duplicate-keys"],
                status: 1,
                output: "{}\n",
                errors: "twice.jsonl:1:10: error: duplicate key \"a\" (byte 9, at $)\n"
            ),
            ToolCase(
                ["records", "--max-depth", "1"],
                input: "[[]]\n[]\n",
                status: 1,
                output: "[]\n",
                errors: "<stdin>:1:2: error: "
                    + "arrays and objects are nested more than 1 level deep (byte 1, at $[0])\n"
            ),
            ToolCase(
                ["records", "missing.jsonl"],
                status: 2,
                errors: "fastjson: cannot open missing.jsonl: No such file or directory\n"
            ),
            ToolCase(
                ["records", "--rejects", "no/bad", "rows.jsonl"],
                status: 2,
                errors: "fastjson: cannot write no/bad: No such file or directory\n"
            ),
        ]

        @Test(arguments: cases, Tool.engines)
        func prints(_ expected: ToolCase, engine: String) throws {
            try expected.check(engine: engine, in: folder)
        }

        @Test(arguments: Tool.engines)
        func writesWhatIsNotValidToAFile(engine: String) throws {
            let arguments = ["records", "--rejects", "bad.jsonl", "--engine", engine]
            let run = try Tool.run(arguments + ["rows.jsonl"], in: folder)
            #expect(run == Tool.Run(status: 1, output: RecordsTests.printed))
            #expect(
                try folder.text("bad.jsonl") == #"""
                    {"record":1,"line":4,"column":6,"offset":33,"path":"$",\#
                    "error":"unexpected end of input: expected ',' or ']' after an element",\#
                    "text":"[1, 2"}
                    {"record":3,"line":6,"column":4,"offset":43,"path":"$",\#
                    "error":"unexpected end of input: expected 'true'","text":"tru"}
                    {"record":4,"line":7,"column":3,"offset":46,"path":"$",\#
                    "error":"expected the end of the document, found '6'","text":"5 6"}

                    """#
            )
            // Of a run without any, it is empty.
            let good = try Tool.run(arguments + ["good.jsonl"], in: folder)
            #expect(good == Tool.Run(status: 0, output: "1\n[]\n"))
            #expect(try folder.text("bad.jsonl") == "")
        }

        /// The place inside a record, counted from the start of the input.
        @Test(arguments: Tool.engines)
        func saysWhereARecordIsWrong(engine: String) throws {
            let run = try Tool.run(
                ["records", "--rejects", "bad", "--engine", engine],
                input: "{}\n{\"é\": {\"b\": [1, 2 3]}}\n",
                in: folder
            )
            #expect(run == Tool.Run(status: 1, output: "{}\n"))
            #expect(
                try folder.text("bad") == #"""
                    {"record":1,"line":2,"column":19,"offset":22,"path":"$[\"é\"].b",\#
                    "error":"expected ',' or ']' after an element, found '3'",\#
                    "text":"{\"é\": {\"b\": [1, 2 3]}}"}

                    """#
            )
        }

        @Test
        func leavesTheFileOfRejectsIfThereIsNothingToRead() throws {
            _ = try Tool.run(["records", "--rejects", "bad", "rows.jsonl"], in: folder)
            let before = try folder.text("bad")
            let names = try folder.names()
            let run = try Tool.run(["records", "--rejects", "bad", "missing"], in: folder)
            #expect(run.status == 2)
            #expect(try folder.text("bad") == before)
            #expect(try folder.names() == names)
        }

        #if os(Linux)
        @Test
        func reportsRejectsThatCannotBeWritten() throws {
            let run = try Tool.run(["records", "--rejects", "/dev/full", "rows.jsonl"], in: folder)
            #expect(run.status == 2)
            #expect(run.errors == "fastjson: cannot write /dev/full: No space left on device\n")
            let last = try Tool.run(
                ["records", "--rejects", "/dev/full"],
                input: "1\nbad\n",
                in: folder
            )
            #expect(last.status == 2)
            #expect(last.output == "1\n")
        }
        #endif

        /// All rejects and all records of many, in their places.
        @Test(arguments: Tool.engines)
        func goesOnAfterMany(engine: String) throws {
            let text = (1...20_000).map { $0 % 100 == 0 ? "{\"n\": \($0)" : "{\"n\": \($0)}" }
            let run = try Tool.run(
                ["records", "--engine", engine],
                input: text.joined(separator: "\n"),
                in: folder
            )
            #expect(run.status == 1)
            let good = (1...20_000).filter { $0 % 100 != 0 }.map { "{\"n\":\($0)}\n" }
            #expect(run.output == good.joined())
            let errors = run.errors.split(separator: "\n")
            #expect(errors.count == 200)
            #expect(errors.last?.hasPrefix("<stdin>:20000:12: error: ") == true)
        }
    }
}
