import Testing

extension ToolTests {
    /// `fastjson get`.
    @Suite
    struct GetTests {
        /// One command line and what must come of it.
        struct Case: Sendable, CustomTestStringConvertible {
            var arguments: [String]
            var input = ""
            var status: Int32 = 0
            var output = ""
            var errors = ""

            var testDescription: String { arguments.joined(separator: " ") }
        }

        private static let document = #"""
            {"a": {"b": [10, "x\n\u00e9", null]}, "": 1.10, "m~n": 2, "a/b": {"k": [], "k": {}}}

            """#

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "good.json": GetTests.document,
                "broken.json": "[1 2]",
                "relaxed.json": "{\"a\": [1, /* two */ 2,],}",
                "deep.json": String(repeating: "[", count: 10_000)
                    + String(repeating: "]", count: 10_000),
            ])
        }

        static let cases = [
            Case(arguments: ["", "good.json"], output: document),
            Case(arguments: ["/a/b/0", "good.json"], output: "10\n"),
            Case(arguments: ["/a/b/1", "good.json"], output: "\"x\\n\\u00e9\"\n"),
            Case(arguments: ["--string", "/a/b/1", "good.json"], output: "x\né\n"),
            Case(arguments: ["/a/b", "good.json"], output: "[10, \"x\\n\\u00e9\", null]\n"),
            Case(
                arguments: ["--pretty", "/a", "good.json"],
                output: """
                    {
                      "b": [
                        10,
                        "x\\né",
                        null
                      ]
                    }

                    """
            ),
            Case(arguments: ["/", "good.json"], output: "1.10\n"),
            Case(arguments: ["--pretty", "/", "good.json"], output: "1.10\n"),
            Case(arguments: ["/m~0n", "good.json"], output: "2\n"),
            Case(arguments: ["/a~1b/k", "good.json"], output: "{}\n"),
            Case(
                arguments: ["--pretty", "/a~1b", "good.json"],
                output: "{\n  \"k\": [],\n  \"k\": {}\n}\n"
            ),
            Case(arguments: ["/1", "-"], input: "[1, [2, 3]]", output: "[2, 3]\n"),
            Case(
                arguments: ["--allow-comments", "--allow-trailing-commas", "/a", "relaxed.json"],
                output: "[1, /* two */ 2,]\n"
            ),
            Case(
                arguments: [
                    "--allow-comments", "--allow-trailing-commas", "--pretty", "/a", "relaxed.json",
                ],
                output: "[\n  1,\n  2\n]\n"
            ),
            Case(
                arguments: ["/a/c", "good.json"],
                status: 1,
                errors: "good.json: error: the pointer '/a/c' leads nowhere: "
                    + "the value at '/a' has no member 'c'\n"
            ),
            Case(
                arguments: ["/a/b/3/x", "good.json"],
                status: 1,
                errors: "good.json: error: the pointer '/a/b/3/x' leads nowhere: "
                    + "the value at '/a/b' is an array of 3 elements, "
                    + "and '3' is not an index into it\n"
            ),
            Case(
                arguments: ["/x", "-"],
                input: "7",
                status: 1,
                errors: "<stdin>: error: the pointer '/x' leads nowhere: "
                    + "the document is of kind number, and has no members\n"
            ),
            Case(
                arguments: ["--string", "/a", "good.json"],
                status: 1,
                errors: "good.json: error: the value at '/a' is of kind object, not a string\n"
            ),
            Case(
                arguments: ["/0", "broken.json"],
                status: 1,
                errors: "broken.json:1:4: error: expected ',' or ']' after an element, found '2'"
                    + " (byte 3, at $)\n"
            ),
            Case(
                arguments: ["/0", "-"],
                status: 1,
                errors: "<stdin>:1:1: error: empty input: expected a JSON value (byte 0, at $)\n"
            ),
            Case(
                arguments: ["a", "good.json"],
                status: 2,
                errors: "fastjson: invalid JSON pointer \"a\": "
                    + "a path must be empty, or start with '$' or '/'\n"
            ),
            Case(
                arguments: ["/a~2", "missing.json"],
                status: 2,
                errors: "fastjson: invalid JSON pointer \"/a~2\": "
                    + "'~' must be followed by '0' or '1'\n"
            ),
            Case(
                arguments: ["/a", "missing.json"],
                status: 2,
                errors: "fastjson: cannot open missing.json: No such file or directory\n"
            ),
            Case(
                arguments: ["/a", "."],
                status: 2,
                errors: "fastjson: cannot read .: Is a directory\n"
            ),
        ]

        @Test(arguments: cases, Tool.engines)
        func prints(_ expected: Case, engine: String) throws {
            let run = try Tool.run(
                ["get", "--engine", engine] + expected.arguments,
                input: expected.input,
                in: folder
            )
            #expect(
                run
                    == Tool.Run(
                        status: expected.status,
                        output: expected.output,
                        errors: expected.errors
                    )
            )
        }

        /// Nobody reads a path of 10,000 steps.
        @Test(arguments: Tool.engines)
        func cutsLongPaths(engine: String) throws {
            try folder.write(String(repeating: "[", count: 10_001), to: "deeper.json")
            let options = ["--engine", engine, "--max-depth", "10000"]
            let line = try Tool.run(["get"] + options + ["", "deeper.json"], in: folder)
            #expect(line.status == 1)
            #expect(
                line.errors
                    == "deeper.json:1:10001: error: arrays and objects are nested more than 10000 "
                    + "levels deep (byte 10000, at $\(String(repeating: "[0]", count: 33))…"
                    + "]\(String(repeating: "[0]", count: 33)))\n"
            )
            let report = try Tool.run(
                ["validate", "--report"] + options + ["deeper.json"],
                in: folder
            )
            #expect(report.status == 1)
            #expect(report.output.contains("at $[0][0]") && report.output.contains("…"))
            #expect(report.output.utf8.count < 2_000)
        }

        /// The deepest value that can be asked for must not need the stack.
        @Test(arguments: Tool.engines)
        func printsDeepValues(engine: String) throws {
            let options = ["--engine", engine, "--max-depth", "10000"]
            let raw = try Tool.run(["get"] + options + ["", "deep.json"], in: folder)
            #expect(raw == Tool.Run(status: 0, output: try folder.text("deep.json") + "\n"))
            // Only a part of it, for it grows with the square of the depth.
            let part = Array(repeating: "/0", count: 9_000).joined()
            let pretty = try Tool.run(
                ["get"] + options + ["--pretty", part, "deep.json"],
                in: folder
            )
            #expect(pretty.status == 0)
            #expect(
                pretty.output.filter { $0 != " " && $0 != "\n" }
                    == String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)
            )
            // All of it are 200 MB, of which no more is made than is read.
            let start = try Tool.shell(
                "ulimit -v 400000; \"$TOOL\" get \(options.joined(separator: " ")) --pretty ''"
                    + " deep.json | head -c 1000000 | wc -c",
                in: folder
            )
            #expect(start.output.filter { $0 != " " } == "1000000\n")
        }
    }
}
