import Foundation
import Testing

extension ToolTests {
    /// What the README and the manual show of the command is what it does.
    @Suite
    struct ConsoleExampleTests {
        private static let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

        /// The files that the examples read.
        private static let files = [
            "people.json":
                #"{"users": [{"name": "Ada", "born": 1815}, {"name": "Grace", "born": 1906}]}"#
                + "\n",
            "broken.json": #"{"a": [1, 2 3]}"# + "\n",
            "rows.jsonl": """
            {"id": 1, "user": {"name": "ada"}}
            {"id": 2, "user":
            {"id": 3, "user": {"name": "grace"}}

            """,
            "tweets.json": #"{"statuses": [{"id": 1, "text": "Hello"}]}"#,
        ]

        /// Stands between the outputs of two commands.
        private static let separator = "\u{1}"

        /// A line after a prompt, and the lines below it.
        private struct Example {
            var command: String
            var output = ""
        }

        @Test(arguments: [
            "README.md", "Sources/FastJSON/FastJSON.docc/TheCommand.md",
        ])
        func shown(_ page: String) throws {
            let examples = try Self.examples(in: page)
            #expect(examples.count > 3)
            let folder = try TemporaryFolder(files: Self.files)
            var script = """
                exec 2>&1
                fastjson() { "$TOOL" "$@"; }
                gzip -k rows.jsonl
                status=0

                """
            for example in examples {
                // `$?` is that of the command before.
                script +=
                    "(exit $status)\n\(example.command)\nstatus=$?\nprintf '\(Self.separator)'\n"
            }
            let outputs = try Tool.shell(script, in: folder).output
                .components(separatedBy: Self.separator)
            try #require(outputs.count == examples.count + 1)
            for (example, output) in zip(examples, outputs)
            where !example.command.contains("--progress") {
                // Of CSV a page cannot show how its lines end.
                let lines = output.replacing("\r\n", with: "\n")
                #expect(lines == example.output, "\(page): \(example.command)")
            }
        }

        /// The examples in the blocks of a page that show a console.
        private static func examples(in page: String) throws -> [Example] {
            let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
            var examples: [Example] = []
            var isInBlock = false
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("```") {
                    isInBlock = line == "```console"
                } else if isInBlock, line.hasPrefix("$ ") {
                    examples.append(Example(command: String(line.dropFirst(2))))
                } else if isInBlock, !examples.isEmpty {
                    examples[examples.count - 1].output += line + "\n"
                }
            }
            return examples
        }
    }
}
