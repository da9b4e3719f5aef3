import Testing

extension ToolTests {
    /// `fastjson patch` and `fastjson diff`, and queries in `get` and `select`.
    @Suite
    struct PatchCommandTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "old.json": #"{"name": "Ada", "tags": ["a", "b", "c"], "n": 1.50, "gone": null}"#,
                "new.json": #"{"name": "Eva", "tags": ["c", "a", "b", "x"], "n": 1.50}"#,
                "changes.json": """
                [
                {"op":"remove","path":"/gone"},
                {"op":"replace","path":"/name","value":"Eva"},
                {"op":"move","from":"/tags/2","path":"/tags/0"},
                {"op":"add","path":"/tags/3","value":"x"}
                ]

                """,
                "fails.json": """
                [{"op": "remove", "path": "/n"}, {"op": "test", "path": "/name", "value": 1}]
                """,
                "wrong.json": #"[{"op": "drop", "path": "/n"}]"#,
                "double.json": #"[{"op": "copy", "from": "", "path": "/a"}]"#,
                "merge.json": #"{"name":"Eva","tags":["c","a","b","x"],"gone":null}"#,
                "broken.json": "[1 2]",
                "few.json": #"{"y": 1, "z": 2}"#,
                "lines.json": #"{"y": 1, "z": 2, "x\n+ /admin": true}"#,
            ])
        }

        /// A command, its status, and what it prints.
        static let rows: [(String, Int32, String, String)] = [
            ("diff old.json new.json", 1, "@changes.json", ""),
            ("diff old.json old.json", 0, "[]\n", ""),
            (
                "diff --lines old.json new.json", 1,
                """
                - /gone: null
                ~ /name: "Ada" -> "Eva"
                > /tags/2 -> /tags/0
                + /tags/3: "x"

                """, ""
            ),
            ("diff --lines old.json old.json", 0, "", ""),
            (
                "diff --lines - new.json", 1,
                "~ '': 7 -> {\"name\":\"Eva\",\"tags\":[\"c\",\"a\",\"b\",\"x\"],\"n\":1.50}\n", ""
            ),
            ("diff --lines few.json lines.json", 1, "+ \"/x\\n+ ~1admin\": true\n", ""),
            ("diff --merge old.json new.json", 1, "@merge.json", ""),
            (
                "diff --merge new.json old.json", 2, "",
                "fastjson: no merge patch can set a member to null or repeat a key\n"
            ),
            (
                "diff old.json broken.json", 1, "",
                "broken.json:1:4: error: expected ',' or ']' after an element, found '2' (byte 3, at $)\n"
            ),
            (
                "diff old.json none.json", 2, "",
                "fastjson: cannot open none.json: No such file or directory\n"
            ),
            (
                "patch old.json changes.json", 0,
                "{\"name\":\"Eva\",\"tags\":[\"c\",\"a\",\"b\",\"x\"],\"n\":1.50}\n", ""
            ),
            (
                "patch --merge old.json merge.json", 0,
                "{\"name\":\"Eva\",\"tags\":[\"c\",\"a\",\"b\",\"x\"],\"n\":1.50}\n", ""
            ),
            (
                "patch --merge --pretty - merge.json", 0,
                "{\n  \"name\": \"Eva\",\n  \"tags\": [\n    \"c\",\n    \"a\",\n    \"b\",\n    \"x\"\n  ]\n}\n",
                ""
            ),
            (
                "patch old.json fails.json", 1, "",
                "fails.json: error: operation 1 (test \"/name\"): Expected 1, but found: \"Ada\" (at $.name)\n"
            ),
            (
                "patch --max-depth 2 old.json double.json", 1, "",
                "double.json: error: operation 0 (copy \"\" to \"/a\"): arrays and objects are nested more "
                    + "than 2 levels deep\n"
            ),
            (
                "patch --copy-limit 80 old.json double.json", 1, "",
                "double.json: error: operation 0 (copy \"\" to \"/a\"): the patch copies more than 80 bytes\n"
            ),
            ("get $.tags[-1] old.json", 0, "\"c\"\n", ""),
            ("get $..[?@=='b'] old.json", 0, "\"b\"\n", ""),
            ("get --string /tags/* old.json", 0, "a\nb\nc\n", ""),
            (
                "get --paths $..* old.json", 0,
                "$['name']\n$['tags']\n$['n']\n$['gone']\n$['tags'][0]\n$['tags'][1]\n$['tags'][2]\n",
                ""
            ),
            ("get $.x old.json", 1, "", "old.json: error: the path '$.x' selects nothing\n"),
            (
                "get $.x[ old.json", 2, "",
                "fastjson: invalid JSON path \"$.x[\": expected a name in quotes, an index, a slice, '*' or '?', found the end, at column 5\n"
            ),
            ("select $.tags[1:] old.json", 0, "\"b\"\n\"c\"\n", ""),
            ("select $.tags old.json", 0, "[\"a\",\"b\",\"c\"]\n", ""),
            ("select --raw $.tags old.json", 0, "[\"a\", \"b\", \"c\"]\n", ""),
            ("select --count $..* old.json", 0, "7\n", ""),
            (
                "select --checkpoint note $..* old.json", 2, "",
                "fastjson: a path with descendants, filters, several selectors in one segment, or places "
                    + "counted from the end has no checkpoints\n"
            ),
        ]

        /// The depth limit is that of the documents, also for the result of a patch.
        ///
        /// `diff --lines` prints whole pointers.
        @Test(arguments: [(512, ""), (600, "--max-depth 600")])
        func deepDocuments(_ depth: Int, options: String) throws {
            let (open, close) = (
                String(repeating: "[", count: depth), String(repeating: "]", count: depth)
            )
            try folder.write("\(open)1\(close)", to: "one")
            try folder.write("\(open)2\(close)", to: "two")
            try folder.write("3", to: "flat")
            for (old, new) in [("one", "two"), ("flat", "one"), ("one", "flat")] {
                let run = try Tool.shell(
                    """
                    "$TOOL" diff --lines \(options) \(old) \(new) > lines; echo $?
                    "$TOOL" diff \(options) \(old) \(new) > changes; echo $?
                    (cat \(new); echo) > expected
                    "$TOOL" patch \(options) \(old) changes | cmp - expected; echo $?
                    """,
                    in: folder
                )
                #expect(run == Tool.Run(status: 0, output: "1\n1\n0\n"), "\(old) \(new)")
            }
            let pointer = String(repeating: "/0", count: depth)
            _ = try Tool.shell("\"$TOOL\" diff --lines \(options) one two > lines", in: folder)
            #expect(try folder.text("lines") == "~ \(pointer): 1 -> 2\n")
        }

        @Test(arguments: Tool.engines)
        func prints(engine: String) throws {
            for (command, status, output, errors) in PatchCommandTests.rows {
                var arguments = command.split(separator: " ").map(String.init)
                arguments.insert(contentsOf: ["--engine", engine], at: 1)
                let run = try Tool.run(arguments, input: "7", in: folder)
                var expected = output
                if output.hasPrefix("@") {
                    expected = try folder.text(String(output.dropFirst()))
                    if !expected.hasSuffix("\n") { expected += "\n" }
                }
                #expect(
                    run == Tool.Run(status: status, output: expected, errors: errors),
                    "\(command)"
                )
            }
        }

        @Test func aPatchThatIsWrongIsNotApplied() throws {
            let run = try Tool.run(["patch", "old.json", "wrong.json"], in: folder)
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("wrong.json:1:"))
            #expect(run.errors.contains("$[0].op"))
        }

        /// The document itself may be replaced, and is not where the patch fails.
        @Test func writesOntoTheDocument() throws {
            let before = try folder.text("old.json")
            let failed = try Tool.run(
                ["patch", "--output", "old.json", "old.json", "fails.json"],
                in: folder
            )
            #expect(failed.status == 1)
            #expect(try folder.text("old.json") == before)
            let run = try Tool.run(
                ["patch", "--output", "old.json", "old.json", "changes.json"],
                in: folder
            )
            #expect(run == Tool.Run(status: 0, output: "", errors: ""))
            #expect(try Tool.run(["diff", "old.json", "new.json"], in: folder).status == 0)
        }
    }
}
