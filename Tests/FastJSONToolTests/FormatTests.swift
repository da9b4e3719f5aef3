import Foundation
import Testing

extension ToolTests {
    /// `fastjson format` and `fastjson minify`.
    @Suite
    struct FormatTests {
        /// One command line and what must come of it.
        struct Case: Sendable, CustomTestStringConvertible {
            var arguments: [String]
            var input = ""
            var status: Int32 = 0
            var output = ""
            var errors = ""

            var testDescription: String { arguments.joined(separator: " ") }
        }

        private static let minified = #"""
            {"b":[1.0,1e400,123456789012345678901234567890,-0,1.10,1E+2],"a":{"k":[],"k":{}},"":"x\né"}

            """#

        private static let formatted = #"""
            {
              "b": [
                1.0,
                1e400,
                123456789012345678901234567890,
                -0,
                1.10,
                1E+2
              ],
              "a": {
                "k": [],
                "k": {}
              },
              "": "x\né"
            }

            """#

        private static let broken =
            "1:6: error: expected ',' or ']' after an element, found '3'"
            + " (byte 5, at $)\n"

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "good.json": FormatTests.minified.replacingOccurrences(of: "é", with: "\\u00e9"),
                "broken.json": "[1,2 3]",
                "relaxed.json": "{\"a\": [1, /* two */ 2,],} // end",
                "twice.json":
                    "{\"b\": 1, \"a\": {\"d\": 1, \"c\": 2}, \"b\": 0, \"é\": 3, \"b\": 2}",
                "numbers.json": "[0, -0, -0.0, 1.0, 1.10, 1e2, 1E+2, 0.1000000000000000055, 1e400,"
                    + " 9223372036854775807, 9223372036854775808, 1e-400, 12.5]",
            ])
        }

        static let cases = [
            Case(arguments: ["format", "good.json"], output: formatted),
            Case(arguments: ["minify", "good.json"], output: minified),
            Case(arguments: ["format", "-"], input: minified, output: formatted),
            Case(arguments: ["minify"], input: formatted, output: minified),
            Case(arguments: ["format"], input: " 7.0 ", output: "7.0\n"),
            Case(arguments: ["format", "-o", "-"], input: "\u{FEFF}{}", output: "{}\n"),
            Case(
                arguments: ["format", "--indent", "4"],
                input: "[[1]]",
                output: "[\n    [\n        1\n    ]\n]\n"
            ),
            Case(
                arguments: ["format", "--indent", "0"],
                input: "[[1]]",
                output: "[\n[\n1\n]\n]\n"
            ),
            Case(
                arguments: ["format", "--tab"],
                input: "{\"a\":{\"b\":1}}",
                output: "{\n\t\"a\": {\n\t\t\"b\": 1\n\t}\n}\n"
            ),
            Case(
                arguments: ["format", "--sort-keys", "--indent", "1", "twice.json"],
                output: """
                    {
                     "a": {
                      "c": 2,
                      "d": 1
                     },
                     "b": 1,
                     "b": 0,
                     "b": 2,
                     "é": 3
                    }

                    """
            ),
            Case(
                arguments: ["format", "--sort-keys", "--reject-duplicate-keys", "twice.json"],
                status: 1,
                errors: "twice.json:1:33: error: duplicate key \"b\" (byte 32, at $)\n"
            ),
            Case(
                arguments: [
                    "minify", "--allow-comments", "--allow-trailing-commas", "relaxed.json",
                ],
                output: "{\"a\":[1,2]}\n"
            ),
            // Up to the error all is written, and the error has a line of its own.
            Case(
                arguments: ["format", "broken.json"],
                status: 1,
                output: "[\n  1,\n  2\n",
                errors: "broken.json:\(broken)"
            ),
            Case(
                arguments: ["minify", "-"],
                input: "[1,2 3]",
                status: 1,
                output: "[1,2\n",
                errors: "<stdin>:\(broken)"
            ),
            Case(
                arguments: ["format", "--sort-keys", "broken.json"],
                status: 1,
                errors: "broken.json:\(broken)"
            ),
            Case(
                arguments: ["minify"],
                status: 1,
                errors: "<stdin>:1:1: error: empty input: expected a JSON value (byte 0, at $)\n"
            ),
            Case(
                arguments: ["minify"],
                input: "{} {}",
                status: 1,
                output: "{}\n",
                errors: "<stdin>:1:4: error: expected the end of the document, found '{'"
                    + " (byte 3, at $)\n"
            ),
            Case(
                arguments: ["format", "missing.json"],
                status: 2,
                errors: "fastjson: cannot open missing.json: No such file or directory\n"
            ),
            Case(
                arguments: ["minify", "."],
                status: 2,
                errors: "fastjson: cannot read .: Is a directory\n"
            ),
            Case(
                arguments: ["minify", "-o", "no/out.json", "good.json"],
                status: 2,
                errors: "fastjson: cannot write no/out.json: No such file or directory\n"
            ),
            Case(
                arguments: ["format", "-o", ".", "good.json"],
                status: 2,
                errors: "fastjson: cannot write .: Is a directory\n"
            ),
        ]

        @Test(arguments: cases, Tool.engines)
        func prints(_ expected: Case, engine: String) throws {
            let run = try Tool.run(
                expected.arguments + ["--engine", engine],
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

        @Test(arguments: [["minify"], ["format", "--indent", "0"], ["format", "--sort-keys"]])
        func keepsTheDigitsOfNumbers(_ command: [String]) throws {
            for engine in Tool.engines {
                let run = try Tool.run(command + ["--engine", engine, "numbers.json"], in: folder)
                let text = run.output.filter { !$0.isWhitespace }
                #expect(text == (try folder.text("numbers.json")).filter { $0 != " " })
            }
        }

        /// The document is many times larger than what is collected before it is written.
        @Test(arguments: Tool.engines)
        func givesTheSameTextThereAndBack(engine: String) throws {
            try folder.write(SampleText.array(bytes: 500_000), to: "s.json")
            let options = ["--engine", engine, "-o"]
            _ = try Tool.run(["minify", "s.json"] + options + ["small.json"], in: folder)
            _ = try Tool.run(["format", "s.json"] + options + ["tall.json"], in: folder)
            _ = try Tool.run(["minify", "tall.json"] + options + ["small2.json"], in: folder)
            _ = try Tool.run(["format", "small.json"] + options + ["tall2.json"], in: folder)
            _ = try Tool.run(["format", "tall.json"] + options + ["tall3.json"], in: folder)
            #expect(try folder.text("small.json") == folder.text("small2.json"))
            #expect(try folder.text("tall.json") == folder.text("tall2.json"))
            #expect(try folder.text("tall.json") == folder.text("tall3.json"))
            let (before, after) = (folder.url("s.json"), folder.url("small.json"))
            #expect(
                try JSONSerialization.jsonObject(with: Data(contentsOf: before)) as? NSArray
                    == JSONSerialization.jsonObject(with: Data(contentsOf: after)) as? NSArray
            )
        }

        /// Cut inside a key, a character, a number, a literal and an escape.
        @Test(arguments: Tool.engines)
        func readsInputThatComesInPieces(engine: String) throws {
            let text = #"{"größe":[1.0,12345,true,"\u00e9"]}"#
            try Data(text.utf8).write(to: folder.url("text"))
            for cut in [5, 13, 18, 24, 30] {
                let run = try Tool.shell(
                    """
                    { head -c \(cut); sleep 0.03; head -c 1; sleep 0.03; cat; } < text \
                    | "$TOOL" minify --engine \(engine)
                    """,
                    in: folder
                )
                #expect(
                    run == Tool.Run(status: 0, output: #"{"größe":[1.0,12345,true,"é"]}"# + "\n")
                )
            }
        }

        @Test(arguments: ["format", "minify"], Tool.engines)
        func goesAsDeepAsIsAllowed(command: String, engine: String) throws {
            func nested(_ depth: Int) -> String {
                String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            }
            let options = ["--engine", engine]
            let good = try Tool.run([command] + options, input: nested(512), in: folder)
            #expect(good.status == 0)
            #expect(good.output.utf8.filter { $0 > 0x20 } == Array(nested(512).utf8))
            // Of a long path only the start and the end.
            let steps = String(repeating: "[0]", count: 512)
            let path = "$" + steps.prefix(99) + "…" + steps.suffix(100)
            let bad = try Tool.run([command] + options, input: nested(513), in: folder)
            #expect(bad.status == 1)
            #expect(
                bad.errors
                    == "<stdin>:1:513: error: "
                    + "arrays and objects are nested more than 512 levels deep (byte 512, at "
                    + path + ")\n"
            )
            let sorted = try Tool.run(
                ["format", "--sort-keys", "--indent", "0", "--max-depth", "10000"] + options,
                input: nested(2_000),
                in: folder
            )
            #expect(sorted.status == 0)
            #expect(sorted.output.utf8.filter { $0 > 0x20 } == Array(nested(2_000).utf8))
        }
    }
}
