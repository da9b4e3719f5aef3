import Foundation
import Testing

extension ToolTests {
    /// `fastjson convert`.
    @Suite
    struct ConvertTests {
        private static let numbers = [
            "0", "-0", "-0.0", "1.0", "1.10", "1E+2", "0.1000000000000000055", "1e400", "1e-400",
            "9223372036854775808", "123456789012345678901234567890",
        ]

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "array.json": "{\"a\": [ {\"b\": 1, \"b\": 2}, \"\\u00e9\\n\" ], \"c\": [[]]}",
                "rows.jsonl": "{\"b\": [1, 2]}\r\n\n\"é\"\n",
                "numbers.json": "[\(ConvertTests.numbers.joined(separator: ", "))]",
                "numbers.jsonl": ConvertTests.numbers.joined(separator: "\n"),
                "broken.json": "[1, 2 3]",
                "broken.jsonl": "1\n2 3\n4\n",
            ])
        }

        static let cases = [
            ToolCase(
                ["convert", "--to", "lines", "--at", "/a", "array.json"],
                output: "{\"b\":1,\"b\":2}\n\"é\\n\"\n"
            ),
            ToolCase(["convert", "--to", "lines", "--at", "/c/0", "array.json"]),
            ToolCase(
                ["convert", "--to", "lines", "--at", "/*", "array.json"],
                output: "[{\"b\":1,\"b\":2},\"é\\n\"]\n[[]]\n"
            ),
            ToolCase(["convert", "--to", "lines"], input: "[1,[2]]", output: "1\n[2]\n"),
            ToolCase(["convert", "--to", "lines", "-"], input: "[]"),
            ToolCase(
                ["convert", "--to", "array", "rows.jsonl"],
                output: "[\n{\"b\":[1,2]},\n\"é\"\n]\n"
            ),
            ToolCase(["convert", "--to", "array"], input: "1", output: "[\n1\n]\n"),
            ToolCase(["convert", "--to", "array"], output: "[]\n"),
            ToolCase(["convert", "--to", "array", "-o", "-"], input: "\n\r\n", output: "[]\n"),
            ToolCase(
                ["convert", "--to", "array", "--format", "sequence"],
                input: "\u{1E}1\n\u{1E}{\n}\n",
                output: "[\n1,\n{}\n]\n"
            ),
            ToolCase(
                ["convert", "--to", "array", "--format", "concatenated"],
                input: "1 2{}[]",
                output: "[\n1,\n2,\n{},\n[]\n]\n"
            ),
            ToolCase(
                ["convert", "--to", "lines", "numbers.json"],
                output: numbers.map { $0 + "\n" }.joined()
            ),
            ToolCase(
                ["convert", "--to", "array", "numbers.jsonl"],
                output: "[\n" + numbers.joined(separator: ",\n") + "\n]\n"
            ),
            // What was right is there, and the error has a line of its own.
            ToolCase(
                ["convert", "--to", "lines", "broken.json"],
                status: 1,
                output: "1\n2\n",
                errors: "broken.json:1:7: error: "
                    + "expected ',' or ']' after an element, found '3' (byte 6, at $)\n"
            ),
            ToolCase(
                ["convert", "--to", "array", "broken.jsonl"],
                status: 1,
                output: "[\n1\n",
                errors: "broken.jsonl:2:3: error: expected the end of the document, found '3'"
                    + " (byte 4, at $)\n"
            ),
            ToolCase(
                ["convert", "--to", "array"],
                input: "x",
                status: 1,
                errors: "<stdin>:1:1: error: expected a value, found 'x' (byte 0, at $)\n"
            ),
            ToolCase(
                ["convert", "--to", "lines", "--at", "a", "array.json"],
                status: 2,
                errors: "fastjson: invalid JSON pointer \"a\": "
                    + "a path must be empty, or start with '$' or '/'\n"
            ),
            ToolCase(
                ["convert", "--to", "lines", "missing.json"],
                status: 2,
                errors: "fastjson: cannot open missing.json: No such file or directory\n"
            ),
            ToolCase(
                ["convert", "--to", "lines", "-o", "no/out", "array.json"],
                status: 2,
                errors: "fastjson: cannot write no/out: No such file or directory\n"
            ),
        ]

        @Test(arguments: cases, Tool.engines)
        func prints(_ expected: ToolCase, engine: String) throws {
            try expected.check(engine: engine, in: folder)
        }

        /// The document is many times larger than what is collected before it is written.
        @Test(arguments: Tool.engines)
        func givesTheSameArrayThereAndBack(engine: String) throws {
            try folder.write(SampleText.array(bytes: 500_000), to: "s.json")
            let convert = ["convert", "--engine", engine, "--to"]
            let lines = try Tool.run(convert + ["lines", "-o", "s.jsonl", "s.json"], in: folder)
            #expect(lines == Tool.Run(status: 0))
            let back = try Tool.run(convert + ["array", "-o", "b.json", "s.jsonl"], in: folder)
            #expect(back == Tool.Run(status: 0))
            let small = try Tool.run(["minify", "s.json"], in: folder)
            #expect(try Tool.run(["minify", "b.json"], in: folder) == small)
            #expect(small.output.utf8.count > 400_000)
            _ = try Tool.run(convert + ["lines", "-o", "again.jsonl", "b.json"], in: folder)
            #expect(try folder.text("again.jsonl") == folder.text("s.jsonl"))
        }

        @Test
        func mayWriteOntoItsInput() throws {
            let files = try folder.names()
            let to = try Tool.run(
                ["convert", "--to", "array", "-o", "rows.jsonl", "rows.jsonl"],
                in: folder
            )
            #expect(to == Tool.Run(status: 0))
            #expect(try folder.text("rows.jsonl") == "[\n{\"b\":[1,2]},\n\"é\"\n]\n")
            let from = try Tool.shell(
                "\"$TOOL\" convert --to lines -o rows.jsonl < rows.jsonl",
                in: folder
            )
            #expect(from == Tool.Run(status: 0))
            #expect(try folder.text("rows.jsonl") == "{\"b\":[1,2]}\n\"é\"\n")
            #expect(try folder.names() == files)
        }

        @Test(arguments: ["broken.jsonl", "missing.jsonl"])
        func leavesItsOutputAfterAFailure(input: String) throws {
            let files = try folder.names()
            let run = try Tool.run(
                ["convert", "--to", "array", "-o", "array.json", input],
                in: folder
            )
            #expect(run.status == (input == "broken.jsonl" ? 1 : 2))
            #expect(run.output.isEmpty)
            #expect(try folder.text("array.json").hasPrefix("{\"a\""))
            #expect(try folder.names() == files)
        }

        /// Otherwise it would read what it has written, without an end.
        @Test(arguments: ["select ''", "records", "convert --to array"])
        func refusesToAppendToItsInput(_ command: String) throws {
            let refused = Tool.Run(
                status: 2,
                errors: "fastjson: the input and the output are the same file\n"
            )
            let file = try Tool.shell(
                "\"$TOOL\" \(command) numbers.json >> numbers.json",
                in: folder
            )
            #expect(file == refused)
            let input = try Tool.shell(
                "\"$TOOL\" \(command) < numbers.json >> numbers.json",
                in: folder
            )
            #expect(input == refused)
            let text = "[\(ConvertTests.numbers.joined(separator: ", "))]"
            #expect(try folder.text("numbers.json") == text)
        }
    }
}
