import Testing

extension ToolTests {
    /// `fastjson select`.
    @Suite
    struct SelectTests {
        private static let document = #"""
            {
              "rows": [1.10, {"k": [1,
                2], "k": "é\n"}, "x", null, [], -0, 1e400],
              "users": {"a": {"name": "Ada"}, "b": {"born": 1815}, "c": {"name": 5}},
              "": [0], "m~n/o": [1], "empty": [], "groups": [{"ids": [1, 2]}, {"ids": [3]}]
            }

            """#

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "good.json": SelectTests.document,
                "broken.json": "{\"a\": [1, \"two\", 3 4]}",
                "cut.json": "[{\"id\": 1},\n {\"id\": 2},\n {\"id\"",
                "after.json": "{\"a\": [1, 2], \"b\": tru}",
                "relaxed.json": "[1, /* two */ 2,]",
                "twice.json": "[{\"a\": 1}, {\"a\": 1, \"a\": 2}]",
                "deep.json": "[0, [[[1]]]]",
            ])
        }

        static let cases = [
            ToolCase(
                ["select", "/rows", "good.json"],
                output: """
                    1.10
                    {"k":[1,2],"k":"é\\n"}
                    "x"
                    null
                    []
                    -0
                    1e400

                    """
            ),
            // What stands in a document is printed byte by byte, but on one line.
            ToolCase(
                ["select", "--raw", "/rows", "good.json"],
                output: """
                    1.10
                    {"k": [1,     2], "k": "é\\n"}
                    "x"
                    null
                    []
                    -0
                    1e400

                    """
            ),
            ToolCase(["select", "--count", "/rows", "good.json"], output: "7\n"),
            ToolCase(["select", "/rows", "-"], input: document, output: rows),
            ToolCase(["select", "/rows"], input: document, output: rows),
            ToolCase(["select", ""], input: "[1,[2],{\"a\":3}]", output: "1\n[2]\n{\"a\":3}\n"),
            ToolCase(["select", ""], input: "\u{FEFF}[1]", output: "1\n"),
            ToolCase(["select", "--raw", ""], input: "[ 1\r\n, [\r\n2 ] ]", output: "1\n[  2 ]\n"),
            ToolCase(["select", "/", "good.json"], output: "0\n"),
            ToolCase(["select", "/m~0n~1o", "good.json"], output: "1\n"),
            ToolCase(["select", "/groups/1/ids", "good.json"], output: "3\n"),
            ToolCase(["select", "/empty", "good.json"]),
            ToolCase(["select", "--count", "/empty", "good.json"], output: "0\n"),
            // With *, values are meant.
            ToolCase(["select", "/users/*/name", "good.json"], output: "\"Ada\"\n5\n"),
            ToolCase(["select", "--raw", "/users/*/name", "good.json"], output: "\"Ada\"\n5\n"),
            ToolCase(["select", "--count", "/users/*/name", "good.json"], output: "2\n"),
            ToolCase(["select", "/groups/*/ids/*", "good.json"], output: "1\n2\n3\n"),
            ToolCase(["select", "/groups/*/ids", "good.json"], output: "[1,2]\n[3]\n"),
            ToolCase(["select", "/groups/*/ids/0", "good.json"], output: "1\n3\n"),
            ToolCase(["select", "/*", "deep.json", "--max-depth", "4"], output: "0\n[[[1]]]\n"),
            ToolCase(["select", "/nothing/*", "good.json"]),
            ToolCase(
                ["select", #"$.rows[?match(@, '\\w')]"#, "good.json"],
                errors: #"""
                    fastjson: warning: the regular expression "\\w" matches nothing: write [A-Za-z0-9_] for \w (character 1 of it)

                    """#
            ),
            ToolCase(["select", "--count", "/nothing/*", "good.json"], output: "0\n"),
            // Several paths: what they select comes in the order of the document.
            ToolCase(
                ["select", "/groups/*/ids/0", "/users/*/name", "/rows", "good.json"],
                output: rows + "\"Ada\"\n5\n1\n3\n"
            ),
            ToolCase(
                ["select", "/m~0n~1o", "$.groups[?@.ids[1]]", "-"],
                input: document,
                output: "1\n{\"ids\":[1,2]}\n"
            ),
            ToolCase(
                ["select", "--raw", "/users/*/name", "/groups/*", "good.json"],
                output: "\"Ada\"\n5\n{\"ids\": [1, 2]}\n{\"ids\": [3]}\n"
            ),
            ToolCase(["select", "--count", "/rows", "/users/*", "good.json"], output: "10\n"),
            ToolCase(
                ["select", "/rows", "/users/*", "good.json", "--limit", "8"],
                output: rows + "{\"name\":\"Ada\"}\n"
            ),
            ToolCase(
                ["select", "/users/*", "/groups", "good.json", "--fields", "name,ids", "--csv"],
                output: "name,ids\r\nAda,\r\n,\r\n5,\r\n,\"[1,2]\"\r\n,[3]\r\n"
            ),
            ToolCase(
                ["select", "", "relaxed.json", "--allow-comments", "--allow-trailing-commas"],
                output: "1\n2\n"
            ),
        ]

        private static let rows = """
            1.10
            {"k":[1,2],"k":"é\\n"}
            "x"
            null
            []
            -0
            1e400

            """

        static let failures = [
            // All before an error is printed.
            ToolCase(
                ["select", "/a", "broken.json"],
                status: 1,
                output: "1\n\"two\"\n3\n",
                errors: "broken.json:1:20: error: "
                    + "expected ',' or ']' after an element, found '4' (byte 19, at $.a)\n"
            ),
            ToolCase(
                ["select", "--raw", "", "cut.json"],
                status: 1,
                output: "{\"id\": 1}\n{\"id\": 2}\n",
                errors: "cut.json:3:7: error: unexpected end of input: expected ':' after a key"
                    + " (byte 30, at $[2].id)\n"
            ),
            ToolCase(
                ["select", "/a", "after.json"],
                status: 1,
                output: "1\n2\n",
                errors: "after.json:1:23: error: invalid literal: expected 'true'"
                    + " (byte 22, at $.b)\n"
            ),
            ToolCase(
                ["select", "--count", "/a", "broken.json"],
                status: 1,
                errors: "broken.json:1:20: error: "
                    + "expected ',' or ']' after an element, found '4' (byte 19, at $.a)\n"
            ),
            ToolCase(
                ["select", "", "-"],
                input: "[1] 2",
                status: 1,
                output: "1\n",
                errors: "<stdin>:1:5: error: expected the end of the document, found '2'"
                    + " (byte 4, at $)\n"
            ),
            ToolCase(
                ["select", ""],
                status: 1,
                errors: "<stdin>:1:1: error: empty input: expected a JSON value (byte 0, at $)\n"
            ),
            ToolCase(
                ["select", "/nothing", "good.json"],
                status: 1,
                errors: "good.json: error: there is nothing at \"/nothing\"\n"
            ),
            ToolCase(
                ["select", "/users/a", "good.json"],
                status: 1,
                errors: "good.json:4:18: error: "
                    + "Expected an array, but found: { \"name\": \"Ada\" }"
                    + " (byte 95, at $.users.a)\n"
            ),
            ToolCase(
                ["select", "/groups/0/ids/1", "good.json"],
                status: 1,
                errors: "good.json:5:62: error: Expected an array, but found: 2"
                    + " (byte 213, at $.groups[0].ids[1])\n"
            ),
            ToolCase(
                ["select", "", "twice.json", "--reject-duplicate-keys"],
                status: 1,
                output: "{\"a\":1}\n",
                errors: "twice.json:1:21: error: duplicate key \"a\" (byte 20, at $[1])\n"
            ),
            ToolCase(
                ["select", "", "deep.json", "--max-depth", "3"],
                status: 1,
                output: "0\n",
                errors: "deep.json:1:7: error: "
                    + "arrays and objects are nested more than 3 levels deep"
                    + " (byte 6, at $[1][0][0])\n"
            ),
            ToolCase(
                ["select", "rows", "good.json"],
                status: 2,
                errors: "fastjson: invalid JSON pointer \"rows\": "
                    + "a path must be empty, or start with '$' or '/'\n"
            ),
            ToolCase(
                ["select", "/a~2", "missing.json"],
                status: 2,
                errors: "fastjson: invalid JSON pointer \"/a~2\": "
                    + "'~' must be followed by '0' or '1'\n"
            ),
            ToolCase(
                ["select", "/groups/*/ids", "/groups/0", "missing.json"],
                status: 2,
                errors: "fastjson: invalid JSON pointer \"/groups/0\": it may select the same "
                    + "values as, or values inside those of, \"/groups/*/ids\"\n"
            ),
            ToolCase(
                ["select", "/rows", "/nothing", "good.json"],
                status: 1,
                output: rows,
                errors: "good.json: error: there is nothing at \"/nothing\"\n"
            ),
            ToolCase(
                ["select", "/rows", "rows", "good.json"],
                status: 2,
                errors: "fastjson: invalid JSON pointer \"rows\": "
                    + "a path must be empty, or start with '$' or '/'\n"
            ),
            ToolCase(
                ["select", "", "missing.json"],
                status: 2,
                errors: "fastjson: cannot open missing.json: No such file or directory\n"
            ),
            ToolCase(
                ["select", "", "."],
                status: 2,
                errors: "fastjson: cannot read .: Is a directory\n"
            ),
        ]

        @Test(arguments: cases + failures, Tool.engines)
        func prints(_ expected: ToolCase, engine: String) throws {
            try expected.check(engine: engine, in: folder)
        }

        /// A checkpoint is of all paths, in the order in which they are named.
        @Test(arguments: Tool.engines)
        func goesOnWithSeveralPaths(engine: String) throws {
            let command = "\"$TOOL\" select --engine \(engine) --checkpoint c --limit 5"
            let paths = "'/groups/*/ids/*' '/users/*/name' /rows good.json >> out"
            for _ in 0..<3 {
                #expect(try Tool.shell("\(command) \(paths)", in: folder) == Tool.Run(status: 0))
            }
            #expect(try folder.text("out") == SelectTests.rows + "\"Ada\"\n5\n1\n2\n3\n")
            _ = try Tool.shell("\(command) \(paths)", in: folder)
            let others = try Tool.shell("\(command) /rows good.json", in: folder)
            #expect(others.status == 2)
            #expect(others.errors.contains("is a checkpoint of 'select /groups"))
        }

        /// The array is many times larger than what is collected before it is written.
        @Test(arguments: Tool.engines)
        func givesTheSameElementsAsTheDocument(engine: String) throws {
            try folder.write(SampleText.array(bytes: 500_000), to: "s.json")
            let run = try Tool.run(["select", "", "s.json", "--engine", engine], in: folder)
            let small = try Tool.run(["minify", "s.json"], in: folder).output
            let lines = run.output.split(separator: "\n")
            #expect(lines.count > 100)
            #expect("[" + lines.joined(separator: ",") + "]\n" == small)
            let raw = try Tool.run(["select", "--raw", "", "s.json"], in: folder).output
            #expect(raw.split(separator: "\n").count == lines.count)
            let count = try Tool.run(["select", "--count", "", "s.json"], in: folder).output
            #expect(count == "\(lines.count)\n")
        }

        /// The first elements are printed though the rest of the input has not come.
        @Test
        func printsWhatWasReadBeforeABrokenEnd() throws {
            let run = try Tool.shell(
                "{ printf '[1,2,'; sleep 0.05; printf '3,'; } | \"$TOOL\" select ''",
                in: folder
            )
            #expect(run.status == 1)
            #expect(run.output == "1\n2\n3\n")
        }

        #if os(Linux)
        @Test(arguments: [
            ["select", ""], ["select", "--count", ""], ["records"], ["convert", "--to", "lines"],
        ])
        func reportsAFullDisk(_ command: [String]) throws {
            let arguments = command.map { $0.isEmpty ? "''" : $0 }.joined(separator: " ")
            let run = try Tool.shell(
                "echo '[1,2]' | \"$TOOL\" \(arguments) > /dev/full",
                in: folder
            )
            #expect(
                run
                    == Tool.Run(
                        status: 2,
                        errors: "fastjson: cannot write standard output: "
                            + "No space left on device\n"
                    )
            )
        }
        #endif
    }
}
