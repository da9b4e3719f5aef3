import Foundation
import Testing

extension ToolTests {
    /// `fastjson validate`.
    @Suite
    struct ValidateTests {
        /// One command line and what must come of it.
        struct Case: Sendable, CustomTestStringConvertible {
            var arguments: [String]
            var input = ""
            var status: Int32
            var output = ""
            var errors = ""

            var testDescription: String { arguments.joined(separator: " ") }
        }

        private static let broken = "expected ',' or ']' after an element, found '3'"
        private static let missing =
            "fastjson: cannot open missing.json: No such file or directory\n"

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "good.json": "{\"a\": [1, 2.5e3, \"\\u00e9\", null, true]}\n",
                "broken.json": "{\n  \"größe\": [1, 2 3]\n}\n",
                "empty.json": "",
                "blank.json": " \n\n",
                "relaxed.json": "[1, /* two */ 2,] // end",
                "twice.json": "{\"a\": 1, \"a\": 2}",
                "deep.json": "[[[]]]",
                "-.json": "[",
            ])
            try FileManager.default.createDirectory(
                at: folder.url("folder"),
                withIntermediateDirectories: false
            )
        }

        static let cases = [
            Case(arguments: ["good.json"], status: 0),
            Case(arguments: ["good.json", "deep.json"], status: 0),
            Case(
                arguments: ["broken.json"],
                status: 1,
                output: "broken.json:2:18: error: \(broken) (byte 21, at $[\"größe\"])\n"
            ),
            Case(
                arguments: ["good.json", "broken.json", "empty.json", "deep.json"],
                status: 1,
                output: """
                    broken.json:2:18: error: \(broken) (byte 21, at $["größe"])
                    empty.json:1:1: error: empty input: expected a JSON value (byte 0, at $)

                    """
            ),
            Case(
                arguments: ["blank.json"],
                status: 1,
                output: "blank.json:3:1: error: empty input: expected a JSON value (byte 3, at $)\n"
            ),
            Case(arguments: ["missing.json"], status: 2, errors: missing),
            Case(
                arguments: ["missing.json", "broken.json"],
                status: 2,
                output: "broken.json:2:18: error: \(broken) (byte 21, at $[\"größe\"])\n",
                errors: missing
            ),
            Case(
                arguments: ["folder", "good.json"],
                status: 2,
                errors: "fastjson: cannot read folder: Is a directory\n"
            ),
            Case(arguments: ["-"], input: "[1]", status: 0),
            Case(
                arguments: ["-"],
                input: "[1, 2 3]",
                status: 1,
                output: "<stdin>:1:7: error: \(broken) (byte 6, at $)\n"
            ),
            Case(
                arguments: ["-"],
                status: 1,
                output: "<stdin>:1:1: error: empty input: expected a JSON value (byte 0, at $)\n"
            ),
            Case(arguments: ["--quiet", "broken.json"], status: 1),
            Case(arguments: ["-q", "broken.json", "missing.json"], status: 2, errors: missing),
            Case(
                arguments: ["--report", "broken.json"],
                status: 1,
                output: """
                    broken.json:2:18: error: \(broken)
                     --> line 2, column 18 (byte 21), at $["größe"]
                      |
                    2 |   "größe": [1, 2 3]
                      |                  ^

                    """
            ),
            Case(
                arguments: ["relaxed.json"],
                status: 1,
                output: "relaxed.json:1:5: error: expected a value, found '/' (byte 4, at $[1])\n"
            ),
            Case(
                arguments: ["--allow-comments", "--allow-trailing-commas", "relaxed.json"],
                status: 0
            ),
            Case(
                arguments: ["--allow-comments", "relaxed.json"],
                status: 1,
                output: "relaxed.json:1:17: error: expected a value, found ']' (byte 16, at $[2])\n"
            ),
            Case(arguments: ["twice.json"], status: 0),
            Case(
                arguments: ["--reject-duplicate-keys", "twice.json"],
                status: 1,
                output: "twice.json:1:10: error: duplicate key \"a\" (byte 9, at $)\n"
            ),
            Case(arguments: ["--max-depth", "3", "deep.json"], status: 0),
            Case(
                arguments: ["--max-depth", "2", "deep.json"],
                status: 1,
                output:
                    "deep.json:1:3: error: arrays and objects are nested more than 2 levels deep"
                    + " (byte 2, at $[0][0])\n"
            ),
            Case(
                arguments: ["./-.json"],
                status: 1,
                output: "./-.json:1:2: error: unexpected end of input: expected a value or ']'"
                    + " (byte 1, at $)\n"
            ),
            Case(
                arguments: ["--", "-.json"],
                status: 1,
                output: "-.json:1:2: error: unexpected end of input: expected a value or ']'"
                    + " (byte 1, at $)\n"
            ),
        ]

        @Test(arguments: cases, Tool.engines)
        func prints(_ expected: Case, engine: String) throws {
            for size in [nil, "1", "7"] {
                let chunks = size.map { ["--chunk-size", $0] } ?? []
                let run = try Tool.run(
                    ["validate", "--engine", engine] + chunks + expected.arguments,
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
        }

        /// Whoever may read everything cannot test this.
        @Test(.enabled(if: geteuid() != 0))
        func refusesAFileWithoutPermission() throws {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0],
                ofItemAtPath: folder.url("good.json").path
            )
            let run = try Tool.run(["validate", "good.json"], in: folder)
            #expect(run.status == 2)
            #expect(run.errors == "fastjson: cannot open good.json: Permission denied\n")
        }

        #if os(Linux)
        @Test
        func reportsAFailureWhileReading() throws {
            let run = try Tool.run(["validate", "/proc/self/mem"], in: folder)
            #expect(run.status == 2)
            #expect(run.errors == "fastjson: cannot read /proc/self/mem: Input/output error\n")
        }
        #endif

        @Test
        func showsProgressAndRemovesIt() throws {
            let run = try Tool.shell(
                """
                { printf '['; sleep 0.3; printf '1'; sleep 0.3; printf ']'; } \
                | "$TOOL" validate --progress -
                """,
                in: folder
            )
            #expect(run.status == 0)
            #expect(run.output.isEmpty)
            #expect(run.errors.hasPrefix("\r\u{1B}[2K0 MB, 0 MB/s"))
            #expect(run.errors.hasSuffix("\r\u{1B}[2K"))
            // One drawing for each piece that came late, at most.
            #expect(run.errors.components(separatedBy: "MB/s").count <= 4)
        }

        @Test
        func showsNoProgressUnasked() throws {
            let run = try Tool.shell(
                "{ printf '['; sleep 0.3; printf ']'; } | \"$TOOL\" validate -",
                in: folder
            )
            #expect(run == Tool.Run(status: 0))
        }
    }
}
